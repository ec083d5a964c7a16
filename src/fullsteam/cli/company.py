"""The bots at the other seats of a table in the terminal."""

from __future__ import annotations

import secrets
from contextlib import suppress

from fullsteam.bots import Bot, BotError, Sitting, bot
from fullsteam.kernel.rng import Rng
from fullsteam.play.match import Match, Ply


class Company:
    """One bot a seat. Those that listen hear how the match goes; where a choice was taken back they begin anew and are told
    everything again. What a bot does wrong ends in one BotError."""

    def __init__(self, match: Match, me: int, name: str) -> None:
        self.match = match
        self.rng = Rng(secrets.randbits(56))  # the bots' own: nothing of the seed
        self.bots: dict[int, Bot] = {seat: bot(name) for seat in range(len(match.names)) if seat != me}
        self.begun: set[int] = set()
        for player in self.bots.values():
            player.check(match.room)
        match.listeners.append(self)

    def choose(self, seat: int) -> int:
        player, perspective = self.bots[seat], self.match.perspective(seat)
        try:
            if seat not in self.begun:
                self.begin(seat)
            action = player.choose(perspective, self.rng)
        except BotError:
            raise
        except Exception as error:
            raise BotError(f"the bot crashed: {type(error).__name__}: {' '.join(str(error).split())}") from error
        if action not in perspective.legal:
            raise BotError(f"the bot chose {action!r}, which is not among the legal choices")
        return action

    def begin(self, seat: int) -> None:
        match, player = self.match, self.bots[seat]
        player.begin(Sitting(match.room, len(match.names), match.options, seat, int(self.rng.below(1 << 30))))
        self.begun.add(seat)
        if player.listens:
            for ply in match.plies:
                player.hear(match.room, ply.events_for(seat))

    def played(self, ply: Ply) -> None:
        for seat in self.begun:
            if self.bots[seat].listens:
                self.bots[seat].hear(self.match.room, ply.events_for(seat))

    def taken_back(self, ply: Ply) -> None:
        self.begun = {seat for seat in self.begun if not self.bots[seat].listens}

    def leave(self) -> None:
        """The evening is over, however it ended."""
        match = self.match
        for seat, player in self.bots.items():
            with suppress(Exception):  # nobody can lose anything any more
                if match.over and seat in self.begun:
                    scores = [int(match.game.score(match.state, one)) for one in range(len(match.names))]
                    player.finish(scores, match.game.places(match.state))
            with suppress(Exception):
                player.close()
