#!/usr/bin/env python3
"""A bot by numbers (protocol 2), as an agent that was trained elsewhere plays. No import from fullsteam. Try it:
fullsteam bot-host trambahn examples/bots/numbers.py

It has a weight for each action and each number it sees, drawn at random: put yours there."""

import json
import random
import sys


def policy(numbers: list, mask: list, seed: int) -> int:
    """The legal action with the highest value."""
    seen = [(at, number) for at, number in enumerate(numbers) if number]
    legal = [action for action, may in enumerate(mask) if may]
    return max(legal, key=lambda a: sum(n * random.Random(f"{seed} {a} {at}").gauss(0, 1) for at, n in seen))


for line in sys.stdin:
    message, answer = json.loads(line), None
    if message["type"] == "hello":
        seed = message["seed"]
        answer = {"type": "hello", "protocol": 2, "name": "numbers.py", "wants": ["observation", "mask"]}
    elif message["type"] == "choose":
        action = policy(message["observation"], message["mask"], seed)
        answer = {"type": "choice", "id": message["id"], "action": action}
    if answer:
        print(json.dumps(answer), flush=True)
