"""A service that hears what the server sends: a push service for one browser, or whoever has a webhook."""

from __future__ import annotations

import hashlib
import hmac
import json
import queue
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from rostra.server import web_push

PATIENCE = 60


@dataclass
class Heard:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class ListeningService:
    """Listens on loopback, answers always the same, and keeps what it heard."""

    def __init__(self, status: int = 201, headers: dict[str, str] | None = None) -> None:
        self.status, self._heard = status, queue.Queue[Heard]()
        self._answer_headers = headers or {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service._heard.put(Heard(self.path, headers, body))
                self.send_response(service.status)
                for name, value in service._answer_headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._secret, self._private = b"sixteen letters!", web_push.new_key()

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def hear(self) -> Heard:
        """The next that was sent."""
        return self._heard.get(timeout=PATIENCE)

    @property
    def count(self) -> int:
        """How much was sent that nobody has asked for."""
        return self._heard.qsize()

    # A browser

    @property
    def subscription(self) -> dict[str, str]:
        """What a browser gives the server that may send it messages."""
        return {
            "endpoint": f"{self.address}/browser",
            "p256dh": web_push.public_key(self._private),
            "auth": web_push.encoded(self._secret),
        }

    def decrypted(self, heard: Heard) -> Any:
        """A message as the browser reads it: RFC 8291 step by step, from the other side."""
        assert heard.headers["content-encoding"] == "aes128gcm"
        salt, sender, text = heard.body[:16], heard.body[21 : 21 + heard.body[20]], heard.body[21 + 65 :]
        number = int.from_bytes(web_push.decoded(self._private), "big")
        own = ec.derive_private_key(number, ec.SECP256R1())
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        receiver = web_push.decoded(web_push.public_key(self._private))
        both = _hmac(self._secret, own.exchange(ec.ECDH(), public))
        material = _hmac(both, b"WebPush: info\0" + receiver + sender + b"\1")
        mixed = _hmac(salt, material)
        key = _hmac(mixed, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(mixed, b"Content-Encoding: nonce\0\1")[:12]
        padded = AESGCM(key).decrypt(nonce, text, None)
        assert padded.endswith(b"\2")
        return json.loads(padded[:-1])

    def __enter__(self) -> ListeningService:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()
