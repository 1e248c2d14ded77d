#!/usr/bin/env python3
"""A bot for Bivouac in plain Python 3 that takes one seat: Bivouac starts it, shows it what its side may know, and asks.

    npx bivouac play --against "cmd:python3 examples/python-bot/seat.py"
    npx bivouac sim --scenario la-raye --a "cmd:python3 examples/python-bot/seat.py" --b random

The conversation is described in docs/engine-protocol.md, 'Your program as a bot'. Print nothing on stdout but answers;
stderr is yours. How it chooses stands in bot.py beside this file: change it there, or write your own `choose` here.
"""
import json
import random
import sys

from bot import choose


def answer(request, dice):
    """The fields of the answer to one request."""
    if request["cmd"] == "hello":
        # The seed is our own: from it the same game can be played again, to the last choice.
        dice.seed(request["seed"])
        return {"name": "likes and dice"}
    if request["cmd"] == "choose":
        # `legal` is all we look at. `view` holds the whole table as our side may know it.
        return {"command": choose(request["legal"], dice)["text"]}
    raise ValueError(f"I do not know '{request['cmd']}'.")


def main():
    dice = random.Random()
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "quit":
            break
        # What comes without an id wants no answer.
        if "id" in request:
            # Without the flush the answer would wait in Python's buffer, and Bivouac for the answer.
            print(json.dumps({"id": request["id"], "ok": True, **answer(request, dice)}), flush=True)


if __name__ == "__main__":
    main()
