"""What a link says of itself where it is pasted: a title, a sentence and a picture. Nothing that its reader may not know."""

from fullsteam.server.sharing.drawing import Studio, Undrawn
from fullsteam.server.sharing.saying import Card, accepted, for_game, for_home, for_table
from fullsteam.server.sharing.tags import tagged

__all__ = ["Card", "Studio", "Undrawn", "accepted", "for_game", "for_home", "for_table", "tagged"]
