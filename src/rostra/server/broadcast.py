"""The connections at one table, and what is sent to each of them: only what it may know, encoded once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, KeysView, Mapping, Sequence
from itertools import islice
from typing import Protocol

from rostra.protocol.messages import FromServer, Presence, Sync, write
from rostra.protocol.tables import TableInfo
from rostra.server.chat import visible
from rostra.server.game_log import GameLog, Viewpoint
from rostra.server.seats import seats_of
from rostra.server.storage.rows import ChatRow, SeatRow

REMOVED = 4403
"""The code with which connections of somebody who was banned are closed."""
Seen = Mapping[Viewpoint, int]
"""How many events somebody has seen, by viewpoint."""
Updates = list[tuple[Viewpoint, str, int]]
"""For whom, the message, and how many events they will then have been sent."""


Info = Callable[[str | None, str | None], TableInfo]
"""The table from outside, for an identity that reached us at an origin."""
AT_ONCE, PAUSE = 20, 0.04
"""How many clients are told at once that somebody came or went, and the seconds until the next are told."""


class Client(Protocol):
    """A connection, as a table knows it."""

    identity: str | None
    """The hash of its owner's secret; ``None``: nobody in particular."""
    origin: str | None
    """Where it reached the server."""
    address: str
    """Where it comes from, as it is counted; empty if that is not known."""

    def send(self, text: str) -> None:
        """Put a message into its outbox."""
        ...

    def close(self, code: int) -> None:
        """Close it after what is in its outbox."""
        ...


class Broadcast:
    """Sends to the clients at a table: to owners what their seats may know, to the others as spectators."""

    def __init__(self, seats: Sequence[SeatRow]) -> None:
        self._seats = seats
        self._viewpoints: dict[Client, list[Viewpoint]] = {}
        self._by_viewpoint: dict[Viewpoint, list[Client]] = {}
        self._sent: dict[Viewpoint, int] = {}
        """How many events the clients of each viewpoint have been sent."""
        self._untold: dict[Client, None] = {}
        """Those who have yet to be told that somebody came or went."""
        self._telling: asyncio.TimerHandle | None = None
        self.spectators_elsewhere = 0
        """Spectators who are connected to other servers."""

    # Who is there

    @property
    def clients(self) -> KeysView[Client]:
        """All clients, in the order in which they joined."""
        return self._viewpoints.keys()

    def join(self, client: Client) -> bool:
        """Add a client; whether it is new."""
        if client in self._viewpoints:
            return False
        viewpoints: list[Viewpoint] = [*seats_of(self._seats, client.identity)] or [None]
        self._viewpoints[client] = viewpoints
        for viewpoint in viewpoints:
            self._by_viewpoint.setdefault(viewpoint, []).append(client)
        return True

    def leave(self, client: Client) -> bool:
        """Remove a client; whether it was there."""
        if client not in self._viewpoints:
            return False
        for viewpoint in self._viewpoints.pop(client):
            self._by_viewpoint[viewpoint].remove(client)
        return True

    def reseat(self, seats: Sequence[SeatRow]) -> list[Client]:
        """The seats may have new owners; the clients whose viewpoints have changed."""
        before = self._viewpoints
        self._seats = seats
        self._viewpoints = {client: [*seats_of(seats, client.identity)] or [None] for client in before}
        self._by_viewpoint = {}
        for client, viewpoints in self._viewpoints.items():
            for viewpoint in viewpoints:
                self._by_viewpoint.setdefault(viewpoint, []).append(client)
        return [client for client in before if self._viewpoints[client] != before[client]]

    def viewpoints_of(self, client: Client) -> list[Viewpoint]:
        """The seats of a client's owner, or ``None`` for a spectator; nothing for one that has left."""
        return self._viewpoints.get(client, [])

    def clients_of(self, viewpoint: Viewpoint) -> list[Client]:
        """The clients of a seat's owner, or the spectators."""
        return self._by_viewpoint.get(viewpoint, [])

    def is_connected(self, seat: int) -> bool:
        """Whether the owner of a seat is there."""
        return bool(self.clients_of(seat))

    # The state of the game

    def skip(self, log: GameLog) -> None:
        """A log was read: clients that join get its events when they are welcomed, not as updates."""
        for viewpoint, events in log.events.items():
            self._sent.setdefault(viewpoint, len(events))

    def sync(self, client: Client, log: GameLog, seen: Seen) -> None:
        """Send a client the state of each of its viewpoints, from the events it has seen on."""
        for viewpoint in self.viewpoints_of(client):
            client.send(encoded_sync(log, viewpoint, seen.get(viewpoint, 0)))

    def updates(self, log: GameLog) -> Updates:
        """What each viewpoint that saw anything of a change is to be sent."""
        updates: Updates = []
        new = {v: len(events) for v, events in log.events.items() if len(events) > self._sent.get(v, 0)}
        log.prepare_views([viewpoint for viewpoint in new if self.clients_of(viewpoint)])
        for viewpoint, count in new.items():
            sent = self._sent.get(viewpoint, 0)
            text = encoded_sync(log, viewpoint, sent) if self.clients_of(viewpoint) else ""
            updates.append((viewpoint, text, count))
        return updates

    def send_updates(self, updates: Updates) -> None:
        """Send them."""
        for viewpoint, text, sent in updates:
            self._sent[viewpoint] = sent
            for client in self.clients_of(viewpoint):
                client.send(text)

    # Everything else

    def send(self, message: FromServer) -> None:
        """Send the same to everybody."""
        text = write(message)
        for client in self.clients:
            client.send(text)

    def send_presence(self, info: Info) -> None:
        """Send everybody the table as they see it from outside."""
        self._untold.clear()
        self._tell([*self.clients], info)

    def announce(self, info: Info, newcomer: Client | None = None) -> None:
        """Somebody came or went. A crowd is told bit by bit, or its coming and going would stop the table."""
        self._untold |= dict.fromkeys(self.clients)
        if newcomer is not None and len(self._untold) > AT_ONCE:
            del self._untold[newcomer]
            self._tell([newcomer], info)
        if self._telling is None:
            self._tell_some(info)

    def _tell_some(self, info: Info) -> None:
        """Tell those who have waited longest, and the others after a pause."""
        told = [*islice(self._untold, AT_ONCE)]
        for client in told:
            del self._untold[client]
        self._tell([client for client in told if client in self._viewpoints], info)
        self._telling = None
        if self._untold:
            self._telling = asyncio.get_running_loop().call_later(PAUSE, self._tell_some, info)

    def _tell(self, clients: Sequence[Client], info: Info) -> None:
        spectators = len(self.clients_of(None)) + self.spectators_elsewhere
        texts: dict[tuple[str | None, str | None], str] = {}
        for client in clients:
            key = client.identity, client.origin
            if key not in texts:
                texts[key] = write(Presence(info(*key), spectators))
            client.send(texts[key])

    def send_chat(self, chat: ChatRow) -> None:
        """Send everybody what they may see of a chat message."""
        for client in self.clients:
            message = visible(chat, self.viewpoints_of(client))
            if message is not None:
                client.send(write(message))


def encoded_sync(log: GameLog, viewpoint: Viewpoint, since: int) -> str:
    """The state of a viewpoint and its events from a number on; all of them, if there is no such number."""
    events = log.events[viewpoint]
    start = since if since <= len(events) else 0
    undo = viewpoint is not None and log.last_reversible(viewpoint) is not None
    return write(
        Sync(viewpoint, start, len(events), events[start:], log.view(viewpoint), log.legal(viewpoint), undo)
    )
