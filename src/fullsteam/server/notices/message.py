"""A message, as every channel takes it; and how sending can end."""

from __future__ import annotations

from msgspec import Struct


class Message(Struct, frozen=True):
    title: str
    lines: tuple[str, ...]  # what happened, a sentence each
    url: str
    tag: str  # of two messages with one tag the newer one is enough
    lang: str
    turns: int  # how many tables wait for him: the badge
    link: str = "open"  # what its address is called: a key of the texts
    leave: str = ""  # the token with which one touch ends these messages


class Failed(Exception):
    """Not sent; the text says why. It is tried again later."""


class Gone(Failed):
    """Nobody is there any more: no use to try again."""
