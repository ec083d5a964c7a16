"""The tables of the database, the same for SQLite and PostgreSQL. Changed only by a migration (migrations/versions)."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Float, Integer, String, Text, false
from sqlalchemy.schema import Column, ForeignKey, Index, MetaData, Table, UniqueConstraint

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(64), unique=True),  # None: a guest
    Column("password", Text),  # argon2
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False, default=False),
    Column("colour", String(8)),  # the one he would like at a table; None: any
    Column("avatar", String(12)),  # None: his letter
    Column("admin", Boolean, nullable=False, default=False, server_default=false()),  # helps who hosts
    Column("mail", String(254), index=True),  # an address that he has confirmed, where accounts have one
)

facts = Table(  # what the server itself must remember: the key of its cookies
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the secret: a stolen database opens no session
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(32), unique=True, nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("scopes", String(80), nullable=False),  # separated by spaces
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("terms", Text, nullable=False),  # JSON of Terms
    Column("host", ForeignKey("users.id"), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over, closed
    Column("public", Boolean, nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the end
    Column("given", Text, nullable=False, default=""),  # the plies of another match that this one goes on from
    Column("origin", String(48), nullable=False, default=""),  # "id@moment" of that match
    Column("next", String(32), nullable=False, default=""),  # the rematch
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("scores", Text),  # JSON, once it is over
    Column("places", Text),  # the same: 1 for who won; None: over before places were written down
    Column("box", Text, nullable=False, server_default=""),  # what is played with instead of the game's own, as canonical TOML
    Column("keeper", String(64)),  # the process that plays its bots and watches its clocks
    Column("kept_until", BigInteger),  # nobody else takes it over before then, though its keeper may not live
    Index("tables_by_status", "status", "public"),
)

keepers = Table(  # one row for a process, however many tables it keeps: saying that it lives must be cheap
    "keepers",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),  # who has not said so again by then is taken for dead
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot
    Column("user_id", ForeignKey("users.id"), index=True),  # None: still free
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=False),  # of a bot
    Column("invite", String(32), unique=True),  # None: open to anybody
    Column("promise", String(64)),  # SHA-256 of what its person adds to the seed; None: nothing
    Column("secret", String(64)),  # that; secret until the end. Empty: he did not open it in time
    Column("colour", String(8)),  # for this match; None: not decided yet, or from before there were any
    Column("avatar", String(12)),
    Column("after", String(32)),  # in a branch: whose name this bot bears
    Column("held", String(32), index=True),  # whom the host would like to see here; None: whoever comes
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # the truth: one entry per number, whoever writes it
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("move_id", String(64)),
    Column("by", String(48), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "move_id", name="one_move_per_move_id"),
)

records = Table(  # what was played, written down at the end: readable also when the rules have changed
    "records",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),  # without names: people may want to be forgotten
)

autos = Table(
    "autos",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("orders", Text, nullable=False),  # JSON
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

put_away = Table(  # what somebody does not want to see among his tables any more, until he asks for it
    "put_away",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

profiles = Table(  # what somebody lets others see of him; who has none is private
    "profiles",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("slug", String(32), unique=True, nullable=False),  # its address; his id is nobody's business
    Column("seen", String(8), nullable=False),  # by whom: me, friends, all
    Column("languages", String(80), nullable=False),  # that he speaks: codes, separated by spaces
    Column("invites", Boolean, nullable=False),  # may people he has played with invite him?
)

played = Table(  # a match that is over, as one of its people remembers it: written with its result
    "played",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),  # of several around one screen the best
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # others who are no bots
    Column("pace", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),  # in statistics: a whole match, and he had one seat
    Column("mu", Float),  # what he was rated afterwards; None: it was not
    Column("sigma", Float),
    Column("feats", Text, nullable=False),  # JSON: what the game counts of a player, by name
    Index("played_by_user", "user_id", "ended"),
)

channels = Table(  # ways to tell somebody something who is not here
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail, hook
    Column("target", Text, nullable=False),  # JSON: a subscription, an address, an URL and how it wants to be told
    Column("confirmed", Boolean, nullable=False),  # an address is somebody's who has said so
    Column("created", BigInteger, nullable=False),
    Column("problem", Text, nullable=False),  # why the last message was given up; empty: it was not
)

wishes = Table(  # what somebody wants to be told, in which language, and when not
    "wishes",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),  # JSON of Wishes
)

outbox = Table(  # what waits to be told: written with the move that it is about, gone when it was sent or given up
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("channel_id", ForeignKey("channels.id", ondelete="CASCADE")),  # None: by all of his
    Column("kind", String(8), nullable=False),  # turn, again, begun, over, nudge, invite
    Column("n", Integer, nullable=False),  # the entry it is about: of a turn the decision
    Column("due", BigInteger, nullable=False),  # not before; who takes it puts it off for as long as he may need
    Column("tries", Integer, nullable=False),
    Index("outbox_by_due", "due"),
)
