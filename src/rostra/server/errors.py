"""What can go wrong, each under its own name; the sentences are in the catalogues (``words``)."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from rostra.kernel.game import InvalidInput, Refusal
from rostra.protocol.messages import Why
from rostra.server.storage.interface import Away, Conflict, Damaged, StorageError
from rostra.words import refused, say

log = logging.getLogger("rostra.server")

STATUS = {
    "unreadable": 400,
    "hello-first": 400,
    "bad-setup": 400,
    "bad-name": 400,
    "bad-record": 400,
    "bad-chat": 400,
    "bad-passkey": 400,
    "late-passkey": 400,
    "unknown-passkey": 400,
    "bad-webhook": 400,
    "bad-subscription": 400,
    "foreign-origin": 403,
    "foreign-host": 421,
    "not-host": 403,
    "not-yours": 403,
    "not-seated": 403,
    "no-identity": 403,
    "barred": 403,
    "no-whispers": 403,
    "banned": 403,
    "muted": 403,
    "seat-closed": 403,
    "no-person-yet": 403,
    "no-such-page": 404,
    "no-such-puzzle": 404,
    "no-such-choice": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-code": 404,
    "no-such-level": 404,
    "no-such-character": 404,
    "no-such-token": 404,
    "no-such-league": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "one-seat": 409,
    "address-full": 409,
    "no-person": 409,
    "name-taken": 409,
    "table-full": 409,
    "already-over": 409,
    "not-over": 409,
    "not-begun": 409,
    "held-by-bot": 409,
    "webhook-failed": 409,
    "stale": 409,
    "last-passkey": 409,
    "no-passkeys": 409,
    "no-undo": 409,
    "no-review": 409,
    "table-too-long": 409,
    "too-large": 413,
    "no-json": 415,
    "too-fast": 429,
    "too-many-yours": 429,
    "too-many-leagues": 429,
    "internal": 500,
    "table-broken": 500,
    "table-other-game": 500,
    "too-many-tables": 503,
    "too-many-reviews": 503,
    "review-failed": 503,
    "not-stored": 503,
    "one-moment": 503,
}
"""The HTTP status of each kind of error."""


class RequestError(Exception):
    """A request that cannot be met; nothing has changed."""

    def __init__(self, kind: str, **data: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.data = data

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.kind]

    @property
    def sentence(self) -> str:
        """What a person is told, in English."""
        parts = {
            name: str(value) if isinstance(value, InvalidInput) else value
            for name, value in self.data.items()
        }
        return say(f"server-{self.kind}", parts)

    @property
    def wire_data(self) -> dict[str, Any]:
        """What the sentence needs in any language, as JSON."""
        return {name: _wire(value) for name, value in self.data.items()}

    @property
    def why(self) -> Why:
        """The same on the wire, as a refusal of the server's own that names no rule."""
        return Why(f"server-{self.kind}", "", self.wire_data, self.sentence)


def _wire(value: Any) -> Any:
    """Data as JSON; a problem within it is its kind, its own data, and the rule if there is one."""
    if isinstance(value, Mapping):
        return {name: _wire(part) for name, part in value.items()}
    if isinstance(value, InvalidInput):
        return {"kind": value.kind, "data": _wire(value.data)}
    if isinstance(value, Refusal):
        return {"kind": value.kind, "rule": value.rule, "data": _wire(value.data)}
    return value


def why(refusal: Refusal) -> Why:
    """A refusal by the rules, on the wire."""
    return Why(refusal.kind, refusal.rule, dict(refusal.data), refused(refusal))


def as_request_error(error: Exception) -> RequestError:
    """Any error as one that a client can be told. Errors nobody expected are logged, and tell nothing."""
    if isinstance(error, RequestError):
        return error
    if isinstance(error, Conflict):
        return RequestError("stale")
    if isinstance(error, Damaged):
        return RequestError("table-broken")
    if isinstance(error, Away):  # which is logged once, not for everybody who waits
        return RequestError("one-moment")
    if isinstance(error, StorageError):
        log.error("The database failed: %s", error)  # its text is about the machine
        return RequestError("not-stored")
    log.error("A request could not be answered", exc_info=error)
    return RequestError("internal")
