"""fullsteam learn: a lesson in the terminal, with the coach of the page."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.panel import Panel
from rich.text import Text

from fullsteam.cli.catalogue import show_rules
from fullsteam.cli.errors import Told
from fullsteam.cli.notebook import Notebook
from fullsteam.cli.options import Game, Lang
from fullsteam.cli.play import Quit, play
from fullsteam.cli.saying import tell
from fullsteam.cli.screen import Screen, forget_keys
from fullsteam.drawing import seat_colours
from fullsteam.games import room
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import NotationError
from fullsteam.play.lesson import Coach, Lesson, Pupil, lesson, lessons
from fullsteam.play.match import Refused
from fullsteam.play.menu import Fold, Menu, NoSuchAmount
from fullsteam.play.perspective import Perspective
from fullsteam.play.text import Speaker, language

OPPONENT = "novice"  # of the first real match
WIDEST = 100  # columns of what the coach says


def learn(
    game: Game,
    name: Annotated[str | None, typer.Argument(metavar="[LESSON]", help=tell("help-lesson"))] = None,
    again: Annotated[bool, typer.Option("--again", help=tell("help-again"))] = False,
    lang: Lang = None,
) -> None:
    r = room(game)
    spoken = language(lang)
    notebook = Notebook(r)
    one = lesson(r, name) if name else following(r, notebook)
    desk = Desk(r, one, spoken, notebook, [] if again or finished(r, one, notebook) else notebook.answers(one))
    if desk.run() and desk.wants_more():
        play(r.info.id, players=one.players, bots=OPPONENT, lang=spoken)


learn.__doc__ = tell("help-learn")


def following(r: Room, notebook: Notebook) -> Lesson:
    """The first lesson that is not finished; if all are, the first one."""
    known = lessons(r)
    if not known:
        raise Told("no-lessons", game=r.info.id)
    return next((one for one in known if not finished(r, one, notebook)), known[0])


def finished(r: Room, one: Lesson, notebook: Notebook) -> bool:
    return Pupil(r, one, notebook.answers(one)).over


class Desk(Screen):
    """Somebody at a lesson."""

    def __init__(self, r: Room, one: Lesson, lang: str, notebook: Notebook, answers: list[str]) -> None:
        me = Speaker(r, lang, [])("table-name", number=one.pupil + 1)
        self.coach = Coach(r, lang, one, me)
        self.pupil = Pupil(r, one, answers, me)
        super().__init__(r, one.pupil, self.pupil.match.names, self.coach, seat_colours(one.pupil, "", one.players))
        self.lesson = one
        self.notebook = notebook
        self.told = len(self.pupil.match.plies)  # plies that have been told

    def run(self) -> bool:
        """Was the lesson taken to its end?"""
        self.tell(self.coach.title, "bold")
        self.tell(self.coach.about)
        self.tell(self.say("learn-resumed" if self.pupil.answers else "learn-help"), "dim")
        try:
            while not self.pupil.over:
                self.one_answer()
        except (Quit, EOFError, KeyboardInterrupt):
            self.tell(self.say("learn-left", command=self.command(self.lesson)))
            return False
        self.show_news(self.news())
        self.show_table(dict(self.asked().view), whole=True)
        self.speak(self.coach.says(self.pupil), "green")
        return True

    def command(self, one: Lesson | None = None) -> str:
        """To type: a lesson, or (None) a real match."""
        info, players = self.room.info, self.lesson.players
        if one is not None:
            return f"fullsteam learn {info.id} {one.id}"
        return f"fullsteam play {info.id} --bots {OPPONENT}" + (f" --players {players}" if players > info.min_players else "")

    def wants_more(self) -> bool:
        """A real match now? What comes next is said anyway."""
        for one in [one for one in lessons(self.room) if one.number > self.lesson.number][:1]:
            title = Coach(self.room, self.say.lang, one).title
            self.tell(self.say("learn-next", title=title, command=self.command(one)))
        self.tell(self.say("learn-match", command=self.command()))
        try:
            answer = self.console.input(Text(f"{self.say('learn-now')} › ", "bold")).strip()
        except (EOFError, KeyboardInterrupt):
            return False
        return answer.casefold()[:1] in self.say("learn-yes").split()

    # One thing to do.

    def asked(self) -> Perspective:
        return self.pupil.match.perspective(self.me)

    def one_answer(self) -> None:
        perspective = self.asked()
        view = dict(perspective.view)
        news = self.news()
        self.show_news(news)
        self.show_table(view, whole=bool(news))
        menu = self.menu(perspective)
        self.show_task(perspective, view, menu)
        forget_keys()
        while not self.answered(self.ask(), perspective, view, menu):
            pass

    def answered(self, text: str, perspective: Perspective, view: dict[str, object], menu: Menu) -> bool:
        """Is the question settled (or to be asked anew)?"""
        typed = text.casefold()
        if typed in ("q", "quit"):
            raise Quit
        if typed in ("b", "back"):
            self.go_back()
            return True
        if typed in ("?", "??"):
            show_rules(self.console, self.room, perspective.rule if typed == "?" else None, self.say.lang)
        elif typed in ("h", "help"):
            self.tell(self.say("learn-help"))
        elif typed in ("t", "table"):
            self.show_again(view)
            self.show_task(perspective, view, menu)
        elif text:
            return self.tried(text, perspective, view, menu)
        return False

    def go_back(self) -> None:
        self.pupil.back()
        self.told, self.seen = len(self.pupil.match.plies), []
        self.notebook.keep(self.lesson, self.pupil.answers)

    def tried(self, text: str, perspective: Perspective, view: dict[str, object], menu: Menu) -> bool:
        """Wrong answers get their sentence, and the question stays."""
        try:
            meant = menu.read(text)
            if isinstance(meant, Fold):
                self.show_rows(menu.folds[meant.key], perspective, view, menu)
                return False
            wrong = self.pupil.answer(perspective.notation(meant))
        except NoSuchAmount:
            self.tell(self.say("table-no-amount", text=text, range=self.range_of(menu)), "red")
        except NotationError:
            self.tell(self.say("table-unknown", text=text), "red")
        except Refused as refused:
            self.tell(self.say.refusal(refused.refusal), "red")
        else:
            if wrong is None:
                self.notebook.keep(self.lesson, self.pupil.answers)
                return True
            self.speak(self.coach.corrects(self.pupil, wrong), "yellow")
        return False

    # What is shown.

    def news(self) -> list[str]:
        """What has happened since it was last told."""
        plies = self.pupil.match.plies[self.told :]
        self.told = len(self.pupil.match.plies)
        return [self.say.event(event) for ply in plies for event in ply.events_for(self.me)]

    def show_task(self, perspective: Perspective, view: dict[str, object], menu: Menu) -> None:
        self.show_question(perspective, view, menu)
        self.speak(self.coach.says(self.pupil), "cyan")

    def speak(self, text: str, style: str) -> None:
        """What the coach says, in a bubble: last, so that it stands where one types."""
        where = self.say("learn-step", number=min(self.pupil.at + 1, len(self.lesson.steps)), steps=len(self.lesson.steps))
        bubble = Panel(Text(text, "bold"), border_style=style, width=min(self.width, WIDEST), title=where, title_align="left")
        self.print(bubble)
