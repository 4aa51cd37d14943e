"""Passkeys: what a browser is asked for, and whether its answer is genuine (WebAuthn)."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rostra.server.errors import RequestError

log = logging.getLogger("rostra.server")

TITLE = "Rostra"
TIMEOUT = 300
"""Seconds for which a challenge can be answered."""


class Site(NamedTuple):
    """Where passkeys are made and used: they work nowhere else."""

    name: str
    """The relying party's id: a host name."""
    origin: str


class Made(NamedTuple):
    """A new passkey."""

    id: str
    public_key: str
    uses: int


def creation(site: Site, person: str, name: str, challenge: str, known: list[str]) -> str:
    """What a browser is asked for to make a passkey, as JSON; not on a device that has one of those known.

    It must be one that the browser finds by itself, so that nobody has to type a name to sign in.
    """
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=TITLE,
        user_id=bytes.fromhex(person),
        user_name=name,
        user_display_name=name,
        challenge=base64url_to_bytes(challenge),
        timeout=1000 * TIMEOUT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
    )
    return webauthn.options_to_json(options)


def request(site: Site, challenge: str) -> str:
    """What a browser is asked for to use a passkey, as JSON."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name,
        challenge=base64url_to_bytes(challenge),
        timeout=1000 * TIMEOUT,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return webauthn.options_to_json(options)


def made(site: Site, challenge: str, credential: dict[str, Any]) -> Made:
    """The passkey that a browser made for a challenge."""
    try:
        verified = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as error:  # whatever is wrong with what anybody may send
        raise _refused(error) from None
    key = bytes_to_base64url(verified.credential_public_key)
    return Made(bytes_to_base64url(verified.credential_id), key, verified.sign_count)


def used(site: Site, challenge: str, credential: dict[str, Any], public_key: str, uses: int) -> int:
    """How often a passkey was used that signed a challenge, as its authenticator counts."""
    try:
        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(public_key),
            credential_current_sign_count=uses,
        )
    except Exception as error:
        raise _refused(error) from None
    return verified.new_sign_count


def _refused(error: Exception) -> RequestError:
    log.info("A passkey was refused: %s", type(error).__name__)
    return RequestError("bad-passkey")
