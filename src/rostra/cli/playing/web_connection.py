"""A connection to a table's WebSocket, made again when it is lost; what was not answered is sent again."""

from __future__ import annotations

import json
import threading
import uuid
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from rostra.cli.narrate import Data

PATIENCE = 15.0
"""Seconds to wait for an answer to what was sent; a connection that is lost meanwhile is made anew."""
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between attempts to connect; the last from then on."""
ANSWERS = ("ack", "refused", "checked")


class Listener(Protocol):
    """Who hears what the server says."""

    def hello(self) -> dict[str, Any]:
        """What to begin a connection with."""
        ...

    def hear(self, message: dict[str, Any]) -> None:
        """Something the server says by itself."""
        ...

    def lose(self, code: int | None) -> bool:
        """The connection is lost; whether to make it again."""
        ...


class Connection:
    """A thread listens to the server; ``changed`` guards what is known, and is told what is heard."""

    def __init__(self, url: str, cookie: str, changed: threading.Condition, listener: Listener) -> None:
        self._url, self._cookie, self._changed, self._listener = url, cookie, changed, listener
        self._answers: dict[str, Data] = {}
        self._pending: dict[str, str] = {}
        """What was sent and is not answered yet, by its id."""
        self._socket: ClientConnection | None = None
        self.stopped = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def open(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self.stopped.set()
        with self._changed:
            self._changed.notify_all()
        socket = self._socket
        if socket is not None:
            socket.close()

    def join(self) -> None:
        """Wait until nobody listens any more."""
        self._thread.join(PATIENCE)

    def ask(self, message: dict[str, Any]) -> Data | None:
        """Send something that is answered, and wait for it; ``None`` if no answer comes."""
        id_ = uuid.uuid4().hex
        text = json.dumps({**message, "id": id_})
        with self._changed:
            self._pending[id_] = text
        self._write(text)
        with self._changed:
            self._changed.wait_for(lambda: id_ in self._answers or self.stopped.is_set(), PATIENCE)
            self._pending.pop(id_, None)
            return self._answers.pop(id_, None)

    def send(self, message: dict[str, Any]) -> None:
        """Send something that is not answered, if there is a connection."""
        self._write(json.dumps(message))

    def _write(self, text: str) -> None:
        socket = self._socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.send(text)

    def _listen(self) -> None:
        failures, again = 0, True
        while again and not self.stopped.is_set():
            code = None
            try:
                headers = {"Cookie": self._cookie}
                with connect(self._url, additional_headers=headers, max_size=None) as socket:
                    self._greet(socket)
                    for text in socket:
                        self._hear(msgspec.json.decode(text))
                        failures = 0
                    code = socket.close_code
            except ConnectionClosed as error:
                code = None if error.rcvd is None else error.rcvd.code
            except (WebSocketException, OSError, ValueError):
                failures += 1
            self._socket = None
            again = self._listener.lose(code)
            self.stopped.wait(PAUSES[min(failures, len(PAUSES) - 1)])

    def _greet(self, socket: ClientConnection) -> None:
        with self._changed:
            unanswered = list(self._pending.values())
        self._socket = socket
        for text in (json.dumps(self._listener.hello()), *unanswered):
            socket.send(text)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] not in ANSWERS:
            self._listener.hear(message)
            return
        with self._changed:
            self._answers[message["id"]] = message
            self._changed.notify_all()
