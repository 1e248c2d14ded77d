#!/usr/bin/env python3
"""A bot for Bivouac in plain Python 3: plays one whole game, both sides, through the engine protocol.

    python3 bot.py                                     talks to 'npx bivouac engine'
    python3 bot.py --scenario 3 --seed rain            another scenario, the same game every time
    python3 bot.py -- node apps/cli/src/main.ts engine any other way to start the engine

The protocol is described in docs/engine-protocol.md: one JSON object a line each way. Nothing but the standard
library is needed, so copy this file and change `choose`.
"""
import argparse
import json
import random
import subprocess
import sys

# What this bot likes best comes first: a command is as good as the first of these words found in its text.
# Everything else ranks last.
LIKES = ["attack", "at", "control", "take", "bolster", "move", "to", "scout", "recon", "inspire", "command", "bid"]


class Engine:
    """The engine's process, and one method to ask it something."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.asked = 0

    def ask(self, cmd, **fields):
        """Sends one request and waits for its answer. A refusal ends the bot with the engine's own words."""
        self.asked += 1
        request = {"id": self.asked, "cmd": cmd, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("The engine has stopped answering.")
        answer = json.loads(line)
        if not answer["ok"]:
            sys.exit(f"The engine refuses {request}: {answer['error']['text']}")
        return answer


def choose(legal, dice):
    """Picks one command of the legal list: one of those it likes best, any of them. Your own ideas go here."""

    def rank(command):
        words = command["text"].split()
        return min((LIKES.index(word) for word in words if word in LIKES), default=len(LIKES))

    # Once in a while anything goes: a bot that only ever does the same can run in circles.
    if dice.random() < 0.2:
        return dice.choice(legal)
    best = min(rank(command) for command in legal)
    return dice.choice([command for command in legal if rank(command) == best])


def play(engine, game, scenario, seed):
    """Plays to the end; gives the outcome and the number of commands."""
    dice = random.Random(seed)
    now = engine.ask("new", game=game, scenario=scenario, seed=seed)
    commands = 0
    # While the game goes on, every answer carries the decision: who is to choose, and what.
    while "decision" in now:
        # Both sides may be to choose at once; one after the other is fine, neither sees what the other chose.
        seat = now["decision"]["seats"][0]
        legal = engine.ask("legal", seat=seat)["legal"][seat]
        now = engine.ask("apply", seat=seat, command=choose(legal, dice)["text"])
        commands += 1
    return now["outcome"], commands


def main():
    options = argparse.ArgumentParser(description="Plays one game of Bivouac, both sides.")
    options.add_argument("--game", default="normandy")
    options.add_argument("--scenario", default="1", help="its id or number")
    options.add_argument("--seed", default="python", help="any text: the same seed gives the same game")
    options.add_argument("engine", nargs="*", default=["npx", "bivouac", "engine"], help="how to start the engine")
    given = options.parse_args()

    engine = Engine(given.engine)
    outcome, commands = play(engine, given.game, given.scenario, given.seed)
    engine.ask("quit")
    print(f"{outcome['winner']} wins by {outcome['reason']} after {commands} commands")


if __name__ == "__main__":
    main()
