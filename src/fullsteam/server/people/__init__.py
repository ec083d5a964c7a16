"""Who is there: sessions, tokens, ratings."""

from fullsteam.server.people.identity import Authentication, Guard, Identity, digest, require, session_only

__all__ = ["Authentication", "Guard", "Identity", "digest", "require", "session_only"]
