"""A proxy before the server whose connections can be cut and mended, as on a train."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable
from types import TracebackType


class Proxy:
    """Passes everything on to a port of this machine, while it is whole."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = True
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._start(self._accept)

    def cut(self) -> None:
        """Whoever talks over it is cut off; whoever calls gets no answer."""
        with self._lock:
            self._whole = False
            for end in self._open:
                _hang_up(end)

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def _start(self, work: Callable[..., None], *arguments: socket.socket) -> None:
        thread = threading.Thread(target=work, args=arguments)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                near = self._listener.accept()[0]
            except OSError:
                return
            with self._lock:
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._to))
                self._open |= {near, far}
                self._start(self._pass_on, near, far)
                self._start(self._pass_on, far, near)

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while heard := source.recv(65536):
                target.sendall(heard)
        _hang_up(source)
        _hang_up(target)

    def __enter__(self) -> Proxy:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        _hang_up(self._listener)
        for thread in self._threads:
            thread.join()
        for end in (self._listener, *self._open):
            end.close()


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
