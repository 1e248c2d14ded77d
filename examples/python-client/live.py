#!/usr/bin/env python3
"""Plays both seats of a new game on a Bivouac server over sockets: plain Python 3.11, written from docs/protocol.md alone.

    python3 live.py http://127.0.0.1:8080

It keeps its update by the differences that the server sends and checks their hashes. `client.py` is simpler.
"""
import argparse
import base64
import json
import os
import random
import secrets
import socket
import threading
import urllib.parse
import urllib.request


class Line:
    """A guest's line to the server: asks, hears news, and keeps the newest update of one game."""

    def __init__(self, base, name):
        where, body = urllib.parse.urlsplit(base), json.dumps({"name": name}).encode()
        guest = urllib.request.Request(f"{base}/api/guest", body, {"Content-Type": "application/json"})
        token = json.load(urllib.request.urlopen(guest))["token"]
        self.socket = socket.create_connection((where.hostname, where.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /api/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n").encode())
        self.incoming = self.socket.makefile("rb")
        if b" 101 " not in self.incoming.readline():
            raise ConnectionError("the server does not open a socket")
        while self.incoming.readline() != b"\r\n":
            pass
        self.asked, self.update, self.changes = 0, None, 0
        self.ask("hello", protocol=1)

    def send(self, opcode, data):
        """One frame, masked as every client's must be."""
        size = bytes([len(data) | 128]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        mask = os.urandom(4)
        self.socket.sendall(bytes([128 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """The next message; the server's pings are answered on the way."""
        while True:
            opcode, size = self.incoming.read(2)
            if size > 125:
                size = int.from_bytes(self.incoming.read(2 if size == 126 else 8), "big")
            data = self.incoming.read(size)
            if opcode & 15 == 1:
                return json.loads(data)
            if opcode & 15 == 9:
                self.send(10, data)
            if opcode & 15 == 8:
                raise ConnectionError(f"the server has closed the line: {int.from_bytes(data[:2], 'big')}")

    def ask(self, name, **asks):
        """Asks, hears all news that comes before the answer, and gives the answer; None if our knowledge was stale."""
        self.asked += 1
        self.send(1, json.dumps({"ask": self.asked, "name": name, "asks": asks}).encode())
        while (message := self.receive()).get("ask") != self.asked:
            self.hear(message)
        if "problem" in message and message["problem"]["code"] != "stale":
            raise RuntimeError(message["problem"]["text"])
        return message.get("answer")

    def open(self, game):
        self.update = self.ask("open", game=game)["update"]

    def hear(self, message):
        """Keeps the update as new as the news; whatever does not fit is asked for as a whole."""
        if message.get("news") == "change" and self.update and message["entry"] > self.update["entry"]:
            entry = message["entry"]
            if message.get("from", entry - 1) != self.update["entry"]:
                self.open(message["game"])
                return
            seq = message.get("seq", entry)
            newer = {"entry": entry, "seq": seq, "asked": message.get("asked", seq)}
            self.update = {**patched(self.update, message.get("patch", {})), **newer}
            self.changes += 1
            if "hash" in message and message["hash"] != check(self.update):
                raise RuntimeError("a difference did not lead where it should")
        elif message.get("news") == "update":
            self.update = message["update"]


def patched(old, patch):
    if isinstance(patch, list):
        return patch[0]
    if not isinstance(patch, dict):
        return patch
    if isinstance(old, list) and "@" in patch:
        at, gone, *added = patch["@"]
        return old[:at] + added + old[at + gone :]
    if isinstance(old, list):
        size = patch.get("#", len(old))
        new = old[:size] + [None] * (size - len(old))
        for i, inner in patch.items():
            if i != "#":
                new[int(i)] = patched(new[int(i)], inner)
        return new
    new = {key: value for key, value in old.items() if patch.get(key) != []}
    return new | {key: patched(old.get(key), inner) for key, inner in patch.items() if inner != []}


def check(update):
    bare = {key: value for key, value in update.items() if key not in ("entry", "seq", "asked", "steps", "clocks")}
    text = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-16-le")
    value = 2166136261
    for i in range(0, len(text), 2):
        value = (value ^ int.from_bytes(text[i : i + 2], "little")) * 16777619 % 2**32
    return f"{value:08x}"


def choose(update):
    return random.choice(update["legal"])


def play(line, game, outcomes):
    line.open(game)
    while "outcome" not in line.update:
        if not line.update["legal"]:
            line.hear(line.receive())
            continue
        now = line.update
        # The news of it comes before the answer, so that the update is the next one then; if we were too late it is soon.
        if line.ask("give", game=game, id=secrets.token_hex(16), asked=now["asked"], command=choose(now)) is None:
            line.open(game)
    outcomes[line.update["seat"]] = line.update["outcome"]


def main():
    options = argparse.ArgumentParser(description="Plays both seats of a new game on a Bivouac server.")
    options.add_argument("base", help="where the server is: http://127.0.0.1:8080")
    options.add_argument("--game", default="normandy")
    options.add_argument("--scenario", default="la-raye")
    given = options.parse_args()

    one, other = Line(given.base, "Snake"), Line(given.base, "Mongoose")
    plan = {"module": given.game, "scenario": given.scenario, "side": 0, "clock": {"kind": "none"}, "watch": "players", "listed": False}
    code = one.ask("create", id=secrets.token_hex(16), plan=plan)["invite"]
    game = other.ask("join", code=code, entropy=secrets.token_hex(16))["id"]
    outcomes = {}
    players = [threading.Thread(target=play, args=(line, game, outcomes)) for line in (one, other)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    print(json.dumps({"game": game, "outcomes": outcomes, "changes": one.changes + other.changes}))


if __name__ == "__main__":
    main()
