"""A table may be played with a box: boards and figures that somebody entered. Those that are there have none."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "box")
