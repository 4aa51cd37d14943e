"""Web Push: messages encrypted for one browser (RFC 8291), from a server that signs who it is (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes; a message is one record."""
LONGEST = 3000
"""Bytes of a message, so that every push service takes it."""
SIGNED_FOR = 12 * 60 * 60
"""Seconds for which a signature counts; 24 hours are allowed at most."""


def new_key() -> str:
    """A private key by which push services know this server again."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """Its public half, as browsers want it."""
    return encoded(_point(_key(private)))


def authorization(private: str, endpoint: str, contact: str, now: float) -> str:
    """The header that says who sends a message to an endpoint."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + SIGNED_FOR,
        "sub": contact,
    }
    signed = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = decode_dss_signature(_key(private).sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encoded(b"".join(number.to_bytes(32, "big") for number in numbers))
    return f"vapid t={signed}.{signature}, k={public_key(private)}"


def encrypted(
    text: bytes, receiver: bytes, secret: bytes, sender: str | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser with this public key and this secret can read.

    Keys of the sender and salts are used once; tests give them, to compare the result with the RFC's.
    """
    own, salt = _key(sender or new_key()), salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    material = _derived(shared, secret, b"WebPush: info\0" + receiver + _point(own), 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(_point(own))]) + _point(own)
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2: this is the last record


def is_usable(p256dh: str, auth: str) -> bool:
    """Whether messages can be encrypted with what a browser gave."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(p256dh)) == 65 and len(decoded(auth)) == 16
    except ValueError:
        return False


def encoded(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """And back; ``ValueError`` if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _key(private: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(private), "big"), CURVE)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
