#!/usr/bin/env python3
"""A bot in plain Python: no import from fullsteam. Try it:  fullsteam bot-host trambahn examples/bots/first.py

It prefers doing something to being done, and long notation to short. Make it better where it says so."""

import json
import sys


def choose(message: dict) -> str:
    """message["view"] is all you may know, message["legal"] all you may do. Make this better."""
    return max(message["legal"], key=lambda text: (text != "done", len(text), text))


def say(answer: dict) -> None:
    print(json.dumps(answer), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "name": "first.py"})
    elif message["type"] == "choose":
        say({"type": "choice", "id": message["id"], "choice": choose(message)})
    # "over" needs no answer; the end of the input ends the bot
