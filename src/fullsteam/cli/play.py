"""fullsteam play: a table in the terminal."""

from __future__ import annotations

import secrets
import time
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from fullsteam.bots import Bot, bot
from fullsteam.cli.catalogue import show_rules
from fullsteam.cli.options import Board, Game, Lang, Options, rule_options
from fullsteam.games import room
from fullsteam.kernel.core import Event
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.words import Lexicon, NotationError
from fullsteam.play.match import Match, NothingToUndo, Ply, Refused
from fullsteam.play.perspective import Perspective
from fullsteam.play.text import Speaker, language


class Quit(Exception):
    """The person has had enough."""


def play(
    game: Game,
    players: Annotated[int | None, typer.Option(help="How many players; default: the fewest.")] = None,
    seat: Annotated[int, typer.Option(min=1, help="Your seat.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays the other seats: random or greedy.")] = "greedy",
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    option: Options = None,
    record: Annotated[Path | None, typer.Option(help="Where to write the record; default: a file here.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal (the only table for now).")] = True,
    board: Board = None,
    lang: Lang = None,
) -> None:
    """Play a game against bots, here in the terminal."""
    r = room(game).on_board(board)
    spoken = language(lang)
    count = r.info.check_players(r.info.min_players if players is None else players)
    me = r.info.check_seat(seat, count) - 1
    say = Speaker(r, spoken, [])
    mine = name or say("table-name", number=seat)
    names = [mine if i == me else say("table-bot", number=i + 1, bot=bots) for i in range(count)]
    match = Match(r, names, rule_options(option))
    file = record or Path(f"{r.info.id}-{time.strftime('%Y%m%d-%H%M%S')}.txt")
    TerminalTable(match, me, bot(bots), Speaker(r, spoken, names), file).run()


def folded(lines: list[str]) -> list[tuple[str, int]]:
    """The same line several times in a row becomes one with its count."""
    return [(line, len(list(same))) for line, same in groupby(lines)]


LONG = 60  # choices of one word, of amounts 12; of more only the first ones and the last are shown


def abridged(legal: list[int], verbs: Lexicon) -> list[tuple[int, int]]:
    """The choices with their numbers; all can be typed, not all are shown."""
    out: list[tuple[int, int]] = []
    for name, rows in groupby(enumerate(legal, 1), key=lambda row: verbs.word(row[1]).name):
        found, domains = list(rows), verbs.by_name[name].domains
        most = 12 if domains and domains[-1].labels[0].isdigit() else LONG
        out += found if len(found) <= most else [*found[: most - 2], found[-1]]
    return out


class TerminalTable:
    """One person at a match, all other seats played by a bot."""

    def __init__(self, match: Match, me: int, other: Bot, say: Speaker, file: Path) -> None:
        self.match = match
        self.me = me
        self.bot = other
        self.say = say
        self.file = file
        self.console = Console()
        self.rng = Rng(secrets.randbits(56))  # the bots' own: nothing of the seed
        self.news: list[Event] = [e for ply in match.plies for e in ply.events_for(me)]
        match.listeners.append(self)

    # What the match tells.

    def played(self, ply: Ply) -> None:
        self.news += ply.events_for(self.me)

    def taken_back(self, ply: Ply) -> None:
        self.news = []
        self.console.print(self.say("table-taken-back"))

    # The evening.

    def run(self) -> None:
        self.save()  # an unwritable place is told before the first move
        self.console.print(self.say("table-fair", promise=self.match.record().promise), style="dim", highlight=False)
        ending = "table-record"
        try:
            while not self.match.over:
                if self.me in self.match.actors:
                    self.my_choice()
                    self.save()
                else:
                    self.others_choose()
        except (Quit, EOFError, KeyboardInterrupt):
            ending = "table-left"
        else:
            self.show_result()
        self.save()
        self.console.print(self.say(ending, file=str(self.file)), highlight=False)

    def save(self) -> None:
        self.file.write_text(self.match.record().written(), encoding="utf-8")

    def others_choose(self) -> None:
        seat = next(seat for seat in self.match.actors if seat != self.me)
        self.match.play(seat, self.bot.choose(self.match.perspective(seat), self.rng))

    def my_choice(self) -> None:
        perspective = self.match.perspective(self.me)
        self.show_table()
        legal = perspective.legal
        self.show_choices(perspective)
        while True:
            text = self.console.input(f"[bold]{escape(self.say('table-choose'))}[/] › ").strip()
            if text and self.answered(text, legal, perspective.rule):
                return

    def answered(self, text: str, legal: list[int], rule: str) -> bool:
        """Is the question settled (or to be asked anew)?"""
        if text in ("q", "quit"):
            raise Quit
        if text in ("?", "??"):
            show_rules(self.console, self.match.room, rule if text == "?" else None, self.say.lang)
            return False
        try:
            if text in ("u", "undo"):
                self.match.undo(self.me)
            elif text in [str(number) for number in range(1, len(legal) + 1)]:
                self.match.play(self.me, legal[int(text) - 1])
            else:
                self.match.play_text(self.me, text)
        except NothingToUndo:
            self.console.print(self.say("undo-nothing"), style="red")
            return False
        except NotationError:
            self.console.print(self.say("table-unknown", text=text), style="red", markup=False)
            return False
        except Refused as refused:
            self.console.print(self.say.refusal(refused.refusal), style="red", markup=False)
            return False
        return True

    # What is shown.

    def show_table(self) -> None:
        if self.news:
            self.console.rule(self.say("table-log"), style="dim")
            for line, times in folded([self.say.event(event) for event in self.news]):
                self.console.print(f"  {line}" + (f" ×{times}" if times > 1 else ""), highlight=False, markup=False)
            self.news = []
        view = self.match.perspective(self.me).view
        self.console.print(self.match.room.module("terminal").draw(view, self.me, self.match.names, self.say))

    def show_choices(self, perspective: Perspective) -> None:
        step = perspective.step
        self.console.rule(f"[bold red]{escape(self.say('table-yours', seat=self.match.names[self.me]))}[/]", style="red")
        self.console.print(
            f"[bold]{escape(self.say.question(step, perspective.number))}[/]  [dim]{perspective.rule}[/]", highlight=False
        )
        table = Table(box=None, show_header=False, padding=(0, 1))
        last = 0
        for number, action in abridged(perspective.legal, self.match.game.verbs):
            if number != last + 1:
                table.add_row("…", "…", "")
            last = number
            table.add_row(
                f"[bold]{number}[/]",
                escape(self.say.choice(action, step)),
                f"[dim]{escape(self.match.game.verbs.text(action))}[/]",
            )
        self.console.print(table)

    def show_result(self) -> None:
        self.show_table()
        match, say = self.match, self.say
        places = match.game.places(match.state)
        winners = [match.names[seat] for seat, place in enumerate(places) if place == 1]
        title = say("table-winner", seat=winners[0]) if len(winners) == 1 else say("table-shared", seats=", ".join(winners))
        table = Table(title=escape(title))
        for column in ("table-place", "table-player", "table-score"):
            table.add_column(say(column))
        for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
            table.add_row(str(places[seat]), escape(match.names[seat]), str(match.game.score(match.state, seat)))
        self.console.print(table)
