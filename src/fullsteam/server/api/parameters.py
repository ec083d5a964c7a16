"""Where a handler's arguments come from, said in their types (Litestar)."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from msgspec import Meta

from fullsteam.server.hosting import Warden
from fullsteam.server.notices import Post
from fullsteam.server.people import Guard
from fullsteam.server.study import Desk
from fullsteam.server.table import Process

Lang = Literal["fr", "en", "de"]
TheProcess = NamedDependency[Process]
TheGuard = NamedDependency[Guard]
ThePost = NamedDependency[Post]
TheDesk = NamedDependency[Desk]
TheWarden = NamedDependency[Warden]
TableId = FromPath[str]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63)]
RulesQuery = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Last = Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Many = Annotated[int, QueryParameter(ge=2, le=200)]
Samples = Annotated[int, QueryParameter(ge=2, le=60)]  # views: of a big board each has some 8 kB
Moments = Annotated[str, QueryParameter(pattern=r"^([0-9]{1,7}(,[0-9]{1,7}){0,199})?$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Notation = Annotated[str, QueryParameter(min_length=1, max_length=200)]
