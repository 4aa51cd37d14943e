"""An authenticator in software, for passkeys in tests: it does what a phone or a security key does."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class Authenticator:
    """It has one passkey at most."""

    origin: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    user: str = ""
    uses: int = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as a browser would send it."""
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        credential = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], ATTESTED) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": text(self._client("webauthn.create", options["challenge"])),
            "attestationObject": text(attestation),
        }
        return self._credential(response)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """A signature with the passkey, as a browser would send it."""
        self.uses += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], 0)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signature),
            "userHandle": self.user,
        }
        return self._credential(response)

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, site: str, flags: int) -> bytes:
        head = hashlib.sha256(site.encode()).digest() + bytes([flags | PRESENT | VERIFIED])
        return head + self.uses.to_bytes(4)
