"""Sitting down at a table on the web, and waiting there until the game begins."""

from __future__ import annotations

import getpass
from collections.abc import Callable
from pathlib import Path

from rostra.cli.files import UserError, reason
from rostra.cli.playing.web import WebSession
from rostra.cli.playing.web_server import Refused, WebServer, read_link
from rostra.protocol.tables import LONGEST_NAME, TableInfo
from rostra.words import say

Write = Callable[[str], None]


def sit_down(link: str, name: str | None, write: Write) -> WebSession:
    """Take the seat one had at a table, or a free one; watch where there is none."""
    found = read_link(link)
    server = WebServer(found.origin)
    try:
        info = server.find(found)
        if info.yours:
            write(say("play-sits-again", {"name": info.seats[info.yours[0]].name or ""}))
        else:
            info = _take_seat(server, info, name or _own_name(), write)
    except Refused as refused:
        raise UserError(str(refused)) from None
    return WebSession(server, info)


def _take_seat(server: WebServer, info: TableInfo, name: str, write: Write) -> TableInfo:
    """The first seat that is free; somebody may be faster, then the next."""
    free = [row.seat for row in info.seats if row.kind == "free" and not row.closed]
    for seat in free:
        try:
            path = f"/api/tables/{info.table}/seats/{seat}"
            info = server.call("POST", path, TableInfo, {"name": name})
        except Refused as refused:
            if refused.kind not in ("seat-taken", "table-full"):
                raise
        else:
            write(say("play-sits-down", {"name": name}))
            return info
    write(say("play-watches"))
    return info


def _own_name() -> str:
    """What one is called on this machine."""
    try:
        return getpass.getuser().capitalize()[:LONGEST_NAME]
    except (OSError, KeyError):
        return say("web-guest")


def await_start(session: WebSession, write: Write) -> None:
    """Wait until there is something to see; tell who comes."""
    told: set[str] = set()

    def tell() -> None:
        info = session.info
        if info.status != "waiting":
            return
        for row in info.seats:
            if row.name and row.name not in told:
                told.add(row.name)
                write(say("play-comes", {"who": row.name}))
        free = sum(row.kind == "free" for row in info.seats)
        room = say("play-waiting-room", {"free": free, "link": info.link})
        if room not in told:
            told.add(room)
            write(room)

    session.wait(tell, lambda: session.has_begun)


def save(session: WebSession, name: str) -> None:
    """Write the record of the finished game, as the server has it."""
    try:
        Path(name).write_bytes(session.record())
    except Refused as refused:
        raise UserError(str(refused)) from None
    except OSError as error:
        raise UserError(say("terminal-file-unwritten", {"file": name, "problem": reason(error)})) from None
