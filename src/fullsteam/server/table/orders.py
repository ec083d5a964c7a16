"""Auto actions: what the server does for a seat that asked for it. Decided only from what that seat may know."""

from __future__ import annotations

import msgspec

from fullsteam.kernel.core import State
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import DONE
from fullsteam.play.perspective import Perspective
from fullsteam.server.table.course import Course
from fullsteam.server.table.moments import Moment
from fullsteam.server.wire.protocol import Order

codec = msgspec.json.Decoder(list[Order])


def written(orders: list[Order]) -> str:
    return msgspec.json.encode(orders).decode() if orders else ""


def read(text: str) -> list[Order]:
    return codec.decode(text) if text else []


def check(room: Room, orders: list[Order]) -> str:
    """Why these orders make no sense; empty if they do."""
    steps = {step.name for step in room.game.steps}
    for order in orders:
        if order.step not in steps:
            return f'there is no question "{order.step}"'
        if order.until_event is not None and order.until_event not in room.game.happenings.by_name:
            return f'there is no event "{order.until_event}"'
        if (order.bid is None) != (order.most is None):
            return "a proxy bid needs both a verb and an amount"
        if order.bid is not None and not is_bid(room, order.bid):
            return f'"{order.bid}" is no verb with one amount'
    return ""


def is_bid(room: Room, name: str) -> bool:
    word = room.game.verbs.by_name.get(name)
    if word is None or len(word.domains) != 1 or word.domains[0].name == "seat":
        return False
    return all(label.isdigit() for label in word.domains[0].labels)


def answer(room: Room, p: Perspective, order: Order) -> int | None:
    """What this order says to the open question; None: it has nothing to say."""
    if p.step != order.step:
        return None
    legal = p.legal
    if order.bid is not None and order.most is not None:
        word = room.game.verbs.by_name[order.bid]
        for action in legal:  # ascending: the first bid is the lowest
            if word.holds(action) and int(word.domains[0].labels[word.a(action)]) <= order.most:
                return action
    return DONE if DONE in legal else None


def find(course: Course, seat: int, orders: list[Order]) -> tuple[Order, int] | None:
    """The first order that answers what this seat is asked, and its answer."""
    if course.asked[seat] is None:
        return None
    p = course.match.perspective(seat)
    for order in orders:
        action = answer(course.match.room, p, order)
        if action is not None:
            return order, action
    return None


def after_event(course: Course, seat: int, moment: Moment, orders: list[Order]) -> list[Order]:
    """The orders that are still good after what this seat has just seen, and what it is asked now."""
    words = course.match.game.happenings
    seen = {words.word(event.code).name for event in moment.events if event.seen_by(seat)}
    step = asked_step(course, seat)
    return [o for o in orders if o.until_event not in seen and not (o.until_asked and step not in (None, o.step))]


def asked_step(course: Course, seat: int) -> str | None:
    if course.asked[seat] is None or course.over:
        return None
    s: State = course.match.state
    return course.match.game.step(s).name


def used(orders: list[Order], order: Order) -> list[Order]:
    """After an order has answered once."""
    if order.times is None:
        return orders
    left = [] if order.times == 1 else [msgspec.structs.replace(order, times=order.times - 1)]
    at = orders.index(order)
    return [*orders[:at], *left, *orders[at + 1 :]]
