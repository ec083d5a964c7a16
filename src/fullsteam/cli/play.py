"""fullsteam play: a table in the terminal."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from fullsteam.bots import BOTS, BotError, check_bot
from fullsteam.cli.boards import room_of
from fullsteam.cli.catalogue import show_rules
from fullsteam.cli.company import Company
from fullsteam.cli.errors import Told
from fullsteam.cli.keeping import Keeper, Secret, read_record, read_secret
from fullsteam.cli.options import Board, Lang, Options, SomeGame, rule_options
from fullsteam.cli.saying import tell
from fullsteam.cli.screen import Screen, folded, forget_keys
from fullsteam.drawing import COLOURS, grid, seat_colours
from fullsteam.games import ROOMS, room
from fullsteam.kernel.core import CHANCE, Event
from fullsteam.kernel.words import NotationError
from fullsteam.play.boxes import with_board
from fullsteam.play.match import Match, NothingToUndo, Ply, Refused
from fullsteam.play.menu import Fold, Menu, NoSuchAmount
from fullsteam.play.perspective import Perspective
from fullsteam.play.text import Speaker, language

__all__ = ["Quit", "TerminalTable", "folded", "play"]


class Quit(Exception):
    """The person has had enough."""


def play(
    game: SomeGame = None,
    players: Annotated[int | None, typer.Option(help=tell("help-players"))] = None,
    seat: Annotated[int, typer.Option(min=1, help=tell("help-seat"))] = 1,
    bots: Annotated[str, typer.Option(help=tell("help-bots", levels=", ".join(BOTS)))] = "greedy",
    name: Annotated[str, typer.Option(help=tell("help-name"))] = "",
    colour: Annotated[str, typer.Option(help=tell("help-colour", colours=", ".join(COLOURS)))] = "",
    option: Options = None,
    record: Annotated[Path | None, typer.Option(help=tell("help-record"))] = None,
    force: Annotated[bool, typer.Option("--force", help=tell("help-force"))] = False,
    resume: Annotated[Path | None, typer.Option(help=tell("help-resume"))] = None,
    terminal: Annotated[bool, typer.Option("--terminal", hidden=True)] = True,
    board: Board = None,
    lang: Lang = None,
) -> None:
    spoken = language(lang)
    if resume is not None:
        go_on(resume, game, board, spoken).run()
        return
    if game is None:
        raise Told("which-game", games=", ".join(ROOMS))
    r = with_board(room(game), board, spoken)
    count = r.info.check_players(r.info.min_players if players is None else players)
    me = r.info.check_seat(seat, count) - 1
    check_bot(bots, r)
    match = Match(r, seated(Speaker(r, spoken, []), me, name, count), rule_options(option))
    file = record or Path(f"{r.info.id}-{time.strftime('%Y%m%d-%H%M%S')}.txt")
    keeper = Keeper(file, Secret(match.host_seed, me, bots, checked_colour(colour)), force)
    TerminalTable(match, me, Company(match, me, bots), Speaker(r, spoken, match.names), keeper).run()


play.__doc__ = tell("help-play")


def seated(say: Speaker, me: int, name: str, count: int) -> list[str]:
    mine = name or say("table-name", number=me + 1)
    return [mine if i == me else say("table-bot", number=i + 1) for i in range(count)]


def checked_colour(colour: str) -> str:
    if colour and colour.casefold() not in COLOURS:
        raise Told("no-colour", colour=colour, colours=", ".join(COLOURS))
    return colour.casefold()


def go_on(file: Path, game: str | None, board: Path | None, lang: str) -> TerminalTable:
    """A game that was left, where it was left. Told or RecordError where it cannot go on."""
    record = read_record(file)
    if game is not None and record.game != room(game).info.id:
        raise Told("other-game", file=str(file), game=record.game)
    if record.scores is not None:
        raise Told("is-over", file=str(file))
    secret = read_secret(file)
    if secret is None:
        raise Told("no-seed", file=str(file))
    match = Match.resume(room_of(record, board, lang), record, secret.seed)
    speaker = Speaker(match.room, lang, match.names)
    me = match.room.info.check_seat(secret.seat + 1, len(match.names)) - 1
    return TerminalTable(match, me, Company(match, me, secret.bots), speaker, Keeper.going_on(file, secret))


class TerminalTable(Screen):
    """One person at a match, all other seats played by a bot."""

    def __init__(self, match: Match, me: int, company: Company, say: Speaker, keeper: Keeper) -> None:
        super().__init__(match.room, me, match.names, say, seat_colours(me, keeper.secret.colour, len(match.names)))
        self.match = match
        self.company = company
        self.keeper = keeper
        self.news: list[str] = []
        self.heard: list[str] = []  # what was last told, to be told again
        self.others = True  # has somebody else acted since the last question?
        self.by_itself: set[int] = set()  # plies that had only one possible answer
        self.warned_of: int | None = None  # the answer that was asked about once
        for ply in since_last(match, me):
            self.hear(ply)
        match.listeners.append(self)

    # What the match tells.

    def hear(self, ply: Ply) -> None:
        self.news += [self.say.event(event) for event in ply.events_for(self.me)]
        self.others = self.others or ply.seat not in (self.me, CHANCE)

    def played(self, ply: Ply) -> None:
        self.hear(ply)

    def taken_back(self, ply: Ply) -> None:
        self.news = []
        self.by_itself.discard(ply.number)

    # The evening.

    def run(self) -> None:
        self.save()  # an unwritable place is told before the first move
        self.show_terms()
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
        except BotError:
            self.save()  # the game goes on when the bot is mended
            raise
        else:
            self.show_result()
        finally:
            self.company.leave()
        self.save()
        self.tell(self.say(ending, file=str(self.keeper.file)))

    def save(self) -> None:
        self.keeper.save(self.match.record())

    def show_terms(self) -> None:
        """What was agreed on: options that are not as usual, who plays the others, the promise of the shuffle."""
        say, info = self.say, self.room.info
        self.tell(say("table-against", bots=self.keeper.secret.bots))
        for option in info.options:
            value = self.match.options[option.name]
            if value != option.values[0]:
                self.tell(say("option-value", option=say(f"option-{option.name}"), value=say(f"option-{option.name}", value)))
        self.tell(say("table-fair", promise=self.match.record().promise), "dim")
        self.tell(say("table-help"), "dim")

    def others_choose(self) -> None:
        seat = next(seat for seat in self.match.actors if seat != self.me)
        self.match.play(seat, self.company.choose(seat))

    def my_choice(self) -> None:
        perspective = self.match.perspective(self.me)
        if len(perspective.legal) == 1:
            self.pass_over(perspective)
            return
        view = dict(perspective.view)
        self.show_all_news()
        self.show_table(view, whole=self.others)
        self.others = False
        self.warned_of = None
        menu = self.menu(perspective)
        self.show_question(perspective, view, menu)
        forget_keys()
        while not self.answered(self.ask(), perspective, view, menu):
            pass

    def pass_over(self, perspective: Perspective) -> None:
        """A question with one answer is none; but one is told."""
        action, number, told = perspective.legal[0], len(self.match.plies), len(self.news)
        question = f"{self.say.question(perspective.step, perspective.number)} {self.say.choice(action, perspective.step)}"
        self.by_itself.add(number)
        self.match.play(self.me, action)
        events = self.match.plies[number].events_for(self.me)
        if events and self.is_mine(events[0]):
            self.news[told] = self.say("table-only", choice=self.news[told])
        else:
            self.news.insert(told, self.say("table-only", choice=question))

    def is_mine(self, event: Event) -> bool:
        """Does it tell what this seat did?"""
        word = self.match.game.happenings.word(event.code)
        return bool(word.domains) and word.domains[0].name == "seat" and word.args(event.code)[0] == self.me

    def answered(self, text: str, perspective: Perspective, view: dict[str, object], menu: Menu) -> bool:
        """Is the question settled (or to be asked anew)?"""
        if not text:
            return False
        if text.casefold() in ("u", "undo"):
            return self.undone()
        if self.helped(text.casefold(), perspective, view, menu):
            return False
        try:
            meant = menu.read(text)
            if isinstance(meant, Fold):
                self.show_rows(menu.folds[meant.key], perspective, view, menu)
                return False
            if self.unsure(meant, perspective, view, menu):
                return False
            self.match.play(self.me, meant)
        except NoSuchAmount as unknown:
            self.tell(self.no_amount(unknown, menu), "red")
        except NotationError:
            self.tell(self.say("table-unknown", text=text), "red")
        except Refused as refused:
            self.tell(self.say.refusal(refused.refusal), "red")
        else:
            return True
        return False

    def helped(self, text: str, perspective: Perspective, view: dict[str, object], menu: Menu) -> bool:
        """Did he ask for something, rather than answer?"""
        if text in ("q", "quit"):
            raise Quit
        if text in ("?", "??"):
            show_rules(self.console, self.room, perspective.rule if text == "?" else None, self.say.lang)
        elif text in ("h", "help"):
            self.tell(self.say("table-help"))
            self.tell(self.say("table-help-notation", example=perspective.notation(perspective.legal[-1])))
        elif text in ("l", "log"):
            self.show_news(self.heard)
        elif text in ("t", "table"):
            self.show_again(view)
            self.show_question(perspective, view, menu)
        else:
            return False
        return True

    def unsure(self, action: int, perspective: Perspective, view: dict[str, object], menu: Menu) -> bool:
        """What one may regret is asked twice: the same answer again means it."""
        if action not in menu.legal or self.warned_of == action:
            return False
        doubt = self.idiom("sure")(view, self.me, perspective.step, perspective.notation(action), self.say)
        if not doubt:
            return False
        self.warned_of = action
        self.tell(self.say("table-sure", doubt=doubt), "yellow")
        return True

    def no_amount(self, unknown: NoSuchAmount, menu: Menu) -> str:
        if menu.amount is not unknown.word:
            return self.say("table-unknown", text=unknown.text)
        why = self.say("table-no-amount", text=unknown.text, range=self.range_of(menu))
        return self.say.cited(unknown.word.rule, why)

    def undone(self) -> bool:
        """Take back the newest choice that was one; what had a single answer goes with it."""
        plies = self.match.plies
        mine = len(plies) - 1
        while mine >= 0 and plies[mine].open and plies[mine].seat == self.me and mine in self.by_itself:
            mine -= 1
        try:
            if mine < 0 or not (plies[mine].open and plies[mine].seat == self.me):
                raise NothingToUndo
            while len(plies) > mine:
                self.match.undo(self.me)
        except NothingToUndo:
            self.tell(self.say("undo-nothing"), "red")
            return False
        self.tell(self.say("table-taken-back"))
        return True

    # What is shown.

    def show_all_news(self) -> None:
        self.show_news(self.news, self.say("table-log") if self.others else "")
        self.heard = self.news or self.heard
        self.news = []

    def show_result(self) -> None:
        self.show_all_news()
        match, say = self.match, self.say
        view = match.perspective(self.me).view
        self.show_table(view, whole=True)
        places = match.game.places(match.state)
        winners = [match.names[seat] for seat, place in enumerate(places) if place == 1]
        title = say("table-winner", seat=winners[0]) if len(winners) == 1 else say("table-shared", seats=", ".join(winners))
        self.tell(title, "bold green")
        rows = [[say(column) for column in ("table-place", "table-player", "table-score", "table-tie")]]
        for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
            tie = self.idiom("settles")(view, seat, say)
            rows.append(
                [str(places[seat]), match.names[seat], say("table-figure", number=match.game.score(match.state, seat)), tie]
            )
        if not any(row[3] for row in rows[1:]):
            rows = [row[:3] for row in rows]
        for line in grid([[Text(cell) for cell in row] for row in rows], right=[0, 2]):
            self.print(line)


def since_last(match: Match, me: int) -> list[Ply]:
    """What has happened since this seat last chose; where it has not yet, all."""
    last = max((ply.number for ply in match.plies if ply.seat == me), default=-1)
    return match.plies[last + 1 :] if last >= 0 else list(match.plies)
