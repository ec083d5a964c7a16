"""Matches taken apart: what was asked for, how far it is, and what was found."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("asked_by", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"), index=True),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("worker", sa.String(64)),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary()),
        sa.Index("analyses_by_state", "state", "asked"),
    )
    op.create_table(
        "analysis_pieces",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("first", sa.Integer(), primary_key=True),
        sa.Column("numbers", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analysis_pieces")
    op.drop_table("analyses")
