"""People have profiles and a memory of their matches, and a seat may be held for somebody. What was played before is taken up
later, match by match, while the server runs (table/past.py)."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("held", sa.String(32)))
    op.create_index("ix_seats_held", "seats", ["held"])
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("slug", sa.String(32), unique=True, nullable=False),
        sa.Column("seen", sa.String(8), nullable=False),
        sa.Column("languages", sa.String(80), nullable=False),
        sa.Column("invites", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.Column("feats", sa.Text(), nullable=False),
        sa.Index("played_by_user", "user_id", "ended"),
    )


def downgrade() -> None:
    op.drop_table("played")
    op.drop_table("profiles")
    op.drop_index("ix_seats_held", "seats")
    op.drop_column("seats", "held")
