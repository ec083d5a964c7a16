"""For who hosts: administrators, sanctions, reports, announcements, a log of what was done, links for a new password."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def person(name: str, **more: bool) -> "sa.Column[str]":
    return sa.Column(name, sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


def upgrade() -> None:
    op.add_column("users", sa.Column("admin", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "sanctions",
        person("user_id", primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        person("by", nullable=False, index=True),
        person("about", nullable=False, index=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("line", sa.Integer()),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger()),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("texts", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("more", sa.Text(), nullable=False),
        sa.Column("todo", sa.Boolean(), nullable=False),
        sa.Index("deeds_by_about", "about"),
    )
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(64), primary_key=True),
        person("user_id", nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    for name in ("resets", "deeds", "announcements", "reports", "sanctions"):
        op.drop_table(name)
    op.drop_column("users", "admin")
