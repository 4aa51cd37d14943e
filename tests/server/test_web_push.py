"""Messages are encrypted and signed as browsers and push services expect it."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from rostra.server.web_push import authorization, decoded, encrypted, is_usable, new_key, public_key


def test_the_example_of_RFC_8291_comes_out_byte_for_byte() -> None:
    message = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert message == decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
        "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVB"
        "St2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_server_signs_who_it_is_for_one_push_service_and_not_for_long() -> None:
    key = new_key()
    header = authorization(key, "https://push.example:8443/a/b?c", "https://rostra.example", 1000.0)
    scheme, token, public = header.replace(",", "").split(" ")
    assert (scheme, public) == ("vapid", f"k={public_key(key)}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    known = {"aud": "https://push.example:8443", "exp": 1000 + 43200, "sub": "https://rostra.example"}
    assert json.loads(decoded(claims)) == known
    _verify(public_key(key), f"{head}.{claims}", signature)
    with pytest.raises(InvalidSignature):
        _verify(public_key(new_key()), f"{head}.{claims}", signature)


def _verify(public: str, signed: str, signature: str) -> None:
    raw = decoded(signature)
    assert len(raw) == 64
    encoded = encode_dss_signature(*(int.from_bytes(half, "big") for half in (raw[:32], raw[32:])))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    point.verify(encoded, signed.encode(), ec.ECDSA(SHA256()))


def test_only_keys_with_which_one_can_encrypt_are_taken() -> None:
    good, secret = public_key(new_key()), "BTBZMqHH6r4Tts7J_aSIgg"
    assert is_usable(good, secret)
    for key, auth in ((good[:-4], secret), (good, secret[:-4]), ("", ""), ("é", secret), ("A" * 87, secret)):
        assert not is_usable(key, auth)
