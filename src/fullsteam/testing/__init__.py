"""The conformance suite: promises every game of the house must keep. For the games here and for anybody's:

from fullsteam.kernel.room import Room
from fullsteam.testing import Conformance

class TestMyGame(Conformance):
    room = Room("mygame")
    tests = Path(__file__).parent      # where its paragraphs are tested
"""

from fullsteam.testing.suite import Conformance

__all__ = ["Conformance"]
