"""Which language the terminal speaks: the one asked for, else that of the environment, else English."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping

from rostra import words
from rostra.words import LANGUAGES, say

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""As everywhere, the first that is set counts."""


def argument(parser: argparse.ArgumentParser) -> None:
    """Let a language be typed."""
    parser.add_argument("--language", choices=LANGUAGES, help=say("terminal-arg-language"))


def speak(asked: str | None, environ: Mapping[str, str] = os.environ) -> None:
    """Say everything in that language from now on."""
    words.speak(asked or spoken(environ))


def spoken(environ: Mapping[str, str]) -> str:
    """The language of the environment, if it is one that we speak."""
    told = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    language = told[:2].lower()
    return language if language in LANGUAGES and told[2:3] in ("", "_", "-", ".") else LANGUAGES[0]
