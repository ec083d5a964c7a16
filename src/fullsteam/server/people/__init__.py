"""Who is there: sessions, tokens, ratings, what somebody's matches come to."""

from fullsteam.server.people.csrf import Csrf
from fullsteam.server.people.identity import Authentication, Guard, Identity, digest, require, session_only
from fullsteam.server.people.logins import Logins
from fullsteam.server.people.statistics import statistics

__all__ = ["Authentication", "Csrf", "Guard", "Identity", "Logins", "digest", "require", "session_only", "statistics"]
