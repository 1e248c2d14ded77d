#!/usr/bin/env python3
"""Plays on a Bivouac server in plain Python 3.11: written from docs/protocol.md alone, by its way without a socket.

    python3 client.py http://127.0.0.1:8080                        both seats of a new game
    python3 client.py http://127.0.0.1:8080 --game great-war --scenario SCENARIO
    python3 client.py http://127.0.0.1:8080 --code INVITATION      the free seat of somebody's game

Nothing but the standard library is needed, so copy this file and change `choose`. `live.py` does the same over a socket.
"""
import argparse
import http.client
import json
import random
import secrets
import time
import urllib.parse


class Guest:
    """Somebody whom the server knows, and the newest update of the game he plays."""

    def __init__(self, base, name):
        self.line = http.client.HTTPConnection(urllib.parse.urlsplit(base).netloc)
        self.headers = {"Content-Type": "application/json"}
        self.asked, self.update = 0, None
        self.headers["Authorization"] = f"Bearer {self.post('guest', {'name': name})['token']}"

    def post(self, path, body):
        while True:
            self.line.request("POST", f"/api/{path}", json.dumps(body), self.headers)
            answer = self.line.getresponse()
            text = answer.read()
            if answer.status == 200:
                return json.loads(text)
            if answer.status != 429:
                raise SystemExit(f"{path}: {text.decode()}")
            time.sleep(1)  # we were too fast

    def ask(self, name, **asks):
        """The answer is the last message of the list; before it stands news, which we ask for ourselves."""
        self.asked += 1
        message = self.post("ask", {"ask": self.asked, "name": name, "asks": asks})[-1]
        # A choice for a question that is past does no harm: the next look shows what is asked now.
        if "problem" in message and message["problem"]["code"] != "stale":
            raise SystemExit(f"{name}: {message['problem']['text']}")
        return message.get("answer")

    def look(self, game):
        seen = {"after": self.update["seq"]} if self.update else {}
        self.update = self.ask("open", game=game, **seen)["update"]


def choose(update):
    """One of the commands that are legal now, any of them. Your own ideas go here."""
    return random.choice(update["legal"])


def play(guests, game, pause):
    """Plays the seats of these guests to the end; gives the outcome and how many commands were given here."""
    given = 0
    while True:
        before = given
        for guest in guests:
            guest.look(game)
            while guest.update["legal"]:
                asked, command = guest.update["asked"], choose(guest.update)
                # The id makes it harmless to send the command again, if the answer should be lost.
                guest.ask("give", game=game, id=secrets.token_hex(16), asked=asked, command=command)
                given += 1
                guest.look(game)
            if "outcome" in guest.update:
                return guest.update["outcome"], given
        if given == before:
            time.sleep(pause)


def main():
    options = argparse.ArgumentParser(description="Plays a game on a Bivouac server.")
    options.add_argument("base", help="where the server is: http://127.0.0.1:8080")
    options.add_argument("--game", default="normandy")
    options.add_argument("--scenario", default="la-raye")
    options.add_argument("--code", help="an invitation: plays the free seat")
    given = options.parse_args()

    guests = [Guest(given.base, "Snake")]
    code = given.code
    if code is None:
        plan = {"module": given.game, "scenario": given.scenario, "side": 0, "clock": {"kind": "none"}, "watch": "players", "listed": False}
        code = guests[0].ask("create", id=secrets.token_hex(16), plan=plan)["invite"]
        guests.append(Guest(given.base, "Mongoose"))
    # Bytes of our own become part of the dice, so that nobody can have chosen them for us.
    game = guests[-1].ask("join", code=code, entropy=secrets.token_hex(16))["id"]
    outcome, commands = play(guests, game, pause=0.5)
    print(json.dumps({"game": game, "outcome": outcome, "commands": commands}))


if __name__ == "__main__":
    main()
