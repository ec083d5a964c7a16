"""People have a colour and an avatar; a seat has them for its match. A bot in a branch bears somebody's name."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("users", "seats"):
        op.add_column(table, sa.Column("colour", sa.String(8)))
        op.add_column(table, sa.Column("avatar", sa.String(12)))
    op.add_column("seats", sa.Column("after", sa.String(32)))


def downgrade() -> None:
    op.drop_column("seats", "after")
    for table in ("seats", "users"):
        op.drop_column(table, "avatar")
        op.drop_column(table, "colour")
