"""A bot at a web table, in Python: HTTP to sit down, one WebSocket to play (docs/protocol.md).

    rostra serve
    python -m examples.websocket_bot http://127.0.0.1:8000              # a table of its own, with bots
    python -m examples.websocket_bot http://127.0.0.1:8000 --code ABCD  # a free seat at somebody's table

It needs nothing of rostra but the address; ``websockets`` comes with the extra ``server``.
"""

from __future__ import annotations

import argparse
import json
from http.cookies import SimpleCookie
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

WISHES = ("reject", "advance", "place", "caesar")
"""What it would rather do; if none of it is legal, the first thing that is."""


class Visitor:
    """Somebody with an identity: the cookie that the first call brings."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.cookie = ""

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Call the API."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.server, "Cookie": self.cookie}
        with urlopen(Request(self.server + path, data, headers, method=method)) as answer:
            for header in answer.headers.get_all("Set-Cookie") or []:
                self.cookie = SimpleCookie(header).output(attrs=[], header="").strip()
            return json.load(answer)

    def join(self, code: str) -> str:
        """Take a free seat at a table."""
        table = str(self.call("GET", f"/api/codes/{code}")["table"])
        seats = self.call("GET", f"/api/tables/{table}")["seats"]
        free = next(seat["seat"] for seat in seats if seat["kind"] == "free")
        self.call("POST", f"/api/tables/{table}/seats/{free}", {"name": "Cato"})
        return table

    def open_table(self, turn_limit: int) -> str:
        """A table of its own, with bots."""
        seats = [{"kind": "me", "name": "Cato"}, *[{"kind": "bot", "level": "greedy"}] * 2]
        setup = {"game": "quo-vadis", "players": 3, "seats": seats, "options": {"turn_limit": turn_limit}}
        return str(self.call("POST", "/api/tables", setup)["table"])


def play(visitor: Visitor, table: str) -> Any:
    """Play until the game is over; its result."""
    address = f"ws{visitor.server.removeprefix('http')}/ws/tables/{table}"
    headers = {"Cookie": visitor.cookie, "Origin": visitor.server}
    with connect(address, additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", "seen": {}}))
        for message in map(json.loads, socket):
            if message["type"] == "sync" and message["seat"] is not None:
                if message["view"]["result"] is not None:
                    return message["view"]["result"]
                answer(socket, message)
    raise SystemExit("The server has closed the connection.")


def answer(socket: ClientConnection, sync: dict[str, Any]) -> None:
    """Act, if it is this seat's turn: ``id`` makes a repeated message harmless, ``seen`` a late one."""
    seat, legal = sync["seat"], sync["legal"]
    if seat in sync["view"]["to_act"] and legal:
        wished = (action for wish in WISHES for action in legal if action["type"] == wish)
        action = next(wished, legal[0])
        intent = f"{sync['seen']}-{seat}"
        socket.send(
            json.dumps({"type": "act", "id": intent, "seat": seat, "seen": sync["seen"], "action": action})
        )


def main() -> None:
    """Sit down and play."""
    parser = argparse.ArgumentParser(prog="python -m examples.websocket_bot", description=__doc__)
    parser.add_argument("server", metavar="ADDRESS")
    parser.add_argument("--code", help="the four letters of a table")
    parser.add_argument("--turn-limit", type=int, default=200, metavar="N", help="of a table of its own")
    asked = parser.parse_args()
    visitor = Visitor(asked.server)
    visitor.call("GET", "/api/games")
    print(play(visitor, visitor.join(asked.code) if asked.code else visitor.open_table(asked.turn_limit)))


if __name__ == "__main__":
    main()
