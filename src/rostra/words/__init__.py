"""Words come last: typed messages become sentences here, from Project Fluent catalogues.

Each language is a folder of ``.ftl`` files; the browser reads the same files. A message's name is the kind of
the refusal or event it words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from rostra.kernel.game import InvalidInput, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "nl", "it")


NameOf = Callable[[int], str]
"""What a seat is called."""

_spoken = LANGUAGES[0]


def speak(language: str) -> None:
    """From now on, whatever is said in no language in particular is said in this one."""
    global _spoken
    _spoken = language


def spoken() -> str:
    """The language in which that is said."""
    return _spoken


def refused(refusal: Refusal, language: str | None = None, name: NameOf | None = None) -> str:
    """The sentence that says why not, with the rule at its end; seats without names have their numbers."""
    return f"{_sentence(refusal.kind, refusal.data, language, name)} ({refusal.rule})"


def invalid(error: InvalidInput, language: str | None = None) -> str:
    """The sentence that says what is wrong with a set-up, a position or a record."""
    return _sentence(error.kind, error.data, language)


InvalidInput.sentence = invalid


def _sentence(kind: str, data: Mapping[str, Any], language: str | None, name: NameOf | None = None) -> str:
    words = {key: _named(key, value, language, name) for key, value in data.items()}
    sentence = say(kind, words, language)
    return sentence[:1].upper() + sentence[1:]


def _named(key: str, value: Any, language: str | None, name: NameOf | None) -> Any:
    """Who sits on a seat, as far as that is known; and a problem within another, in words."""
    if isinstance(value, InvalidInput):
        return invalid(value, language)
    if isinstance(value, Refusal):
        return refused(value, language, name)
    if key != "seat" or type(value) is not int:
        return value
    return say("table-seat", {"seat": value}, language) if name is None else name(value)


def say(kind: str, data: Mapping[str, Any] | None = None, language: str | None = None) -> str:
    """The sentence for a kind of message."""
    bundle = _bundle(language or _spoken)
    if not bundle.has_message(kind):
        bundle = _bundle(LANGUAGES[0])
    pattern = bundle.get_message(kind).value
    if pattern is None:
        raise KeyError(kind)
    words, errors = bundle.format_pattern(pattern, dict(data or {}))
    if errors:
        raise errors[0]
    return str(words)


def add(language: str, messages: str) -> None:
    """Add the messages of a game from elsewhere; what it does not have in a language is said in English."""
    _added.append((language, messages))
    _bundle.cache_clear()


_added: list[tuple[str, str]] = []


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(resources.files(__name__).joinpath(language).iterdir(), key=lambda path: path.name):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for _, messages in (added for added in _added if added[0] == language):
        bundle.add_resource(FluentResource(messages))
    return bundle
