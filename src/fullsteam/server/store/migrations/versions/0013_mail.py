"""Accounts with a confirmed address, where the host wants them: the address, and those that wait to be confirmed."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("mail", sa.String(254)))
    op.create_index("ix_users_mail", "users", ["mail"])
    op.create_table(
        "sign_ups",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), index=True),
        sa.Column("login", sa.String(64), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False, index=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("sign_ups")
    op.drop_index("ix_users_mail", "users")
    op.drop_column("users", "mail")
