"""People add secrets of their own to the seed: promised at their seats, opened when all have come."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("promise", sa.String(64)))
    op.add_column("seats", sa.Column("secret", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "secret")
    op.drop_column("seats", "promise")
