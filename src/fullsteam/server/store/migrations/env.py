"""Alembic runs this for every migration; the connection comes from open_store()."""

from alembic import context

from fullsteam.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
