"""``rostra play``: what can be typed after it, and the table it leads to."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence

import rostra
from rostra import bots, games
from rostra.cli import files
from rostra.cli.files import UserError
from rostra.cli.languages import speak
from rostra.cli.narrate import seat_name, shortened
from rostra.cli.playing import kept
from rostra.cli.playing.local import LocalSession, Seating
from rostra.cli.playing.plain import PlainClient
from rostra.cli.playing.session import Session
from rostra.cli.playing.web_server import is_link
from rostra.cli.terminal import alternate_screen, renderer
from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.protocol.tables import LONGEST_NAME
from rostra.words import say

USUAL_LEVEL = "rules"
PACE = 0.5
"""Seconds after each move of a bot on the full screen, so that one can follow."""


def play(asked: argparse.Namespace) -> None:
    """Sit down at a table: a new one, one that was interrupted, or one on the web."""
    speak(asked.language)
    if asked.save is not None:
        kept.check_new(asked.save)
    if is_link(asked.game):
        _at_web_table(asked)
        return
    session = _resumed(asked.resume) if asked.resume is not None else _new(asked)
    _play(session, asked)
    if session.is_over:
        _save(session, asked.save)


def _at_web_table(asked: argparse.Namespace) -> None:
    """Sit down at a table of a server, and play there."""
    try:
        from rostra.cli.playing import joining
    except ModuleNotFoundError as error:
        raise UserError(say("play-not-installed", {"module": error.name or ""})) from None
    session = joining.sit_down(asked.game, next(iter(asked.name or ()), None), print)
    try:
        joining.await_start(session, print)
    except KeyboardInterrupt:
        print("\n" + "\n".join(session.leave()))
        return
    _play(session, asked)
    if asked.save is not None and session.info.status == "over":
        joining.save(session, asked.save)
        print(say("play-saved", {"file": asked.save}))


def _play(session: Session, asked: argparse.Namespace) -> None:
    try:
        if asked.plain or not _on_full_screen(session, asked.color):
            with alternate_screen(len(session.people) > 1):
                PlainClient(session, renderer(sys.stdout, asked.color)).run()
    except KeyboardInterrupt:
        print()
    for sentence in session.leave():
        print(sentence)


def _on_full_screen(session: Session, color: str) -> bool:
    """Play on the full screen, where there is one and Textual is installed; False if not."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return False
    try:
        from rostra.cli.playing.screen import TableApp
    except ModuleNotFoundError:
        print(say("play-lines"))
        return False
    if color == "never":
        os.environ["NO_COLOR"] = "1"  # which Textual heeds
    if isinstance(session, LocalSession):
        session.pace = PACE
    TableApp(session).run()
    return True


def _save(session: LocalSession, save: str | None) -> None:
    """Write the record of a finished game; if nobody has said where, ask."""
    out = renderer(sys.stdout)
    while save is None:
        answer = _typed(out.text(say("play-save")))
        if answer == "w":
            print("\n".join(map(out.text, session.why(0) or [say("play-why-nothing")])))
        elif not answer:
            return
        else:
            try:
                kept.check_new(answer)
                save = answer
            except UserError as error:
                print(out.text(str(error)))
    files.save(save, session.table)
    print(say("play-saved", {"file": save}))


def _typed(question: str) -> str:
    sys.stdout.write(f"{question} ")
    sys.stdout.flush()
    answer = sys.stdin.readline().strip()
    return "" if answer == "q" else answer


def _resumed(name: str) -> LocalSession:
    found = kept.resume(name)
    return LocalSession(found.table, Seating(found.names, found.levels), found.file)


def _new(asked: argparse.Namespace) -> LocalSession:
    game = asked.game
    if game not in games.GAMES:
        known = ", ".join(games.GAMES)
        raise UserError(say("play-no-such-game", {"given": shortened(game, 60), "known": known}))
    count = games.named(game).usual_players if asked.players is None else asked.players
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    variants = [name for name in (asked.variants or "").split(",") if name]
    try:
        table = rostra.new_table(game, count, seed, asked.edition, variants)
    except ValueError as error:
        raise UserError(str(error)) from None
    if not 1 <= asked.humans <= count:
        raise UserError(say("play-humans", {"players": count}))
    levels = bot_levels(game, asked.level, count - asked.humans)
    names = (*_names(game, asked.name or [], asked.humans), *bots.NAMES[asked.humans : count])
    seating = Seating(_distinct(names), levels)
    try:
        return LocalSession(table, seating, kept.new_file())
    except ValueError as error:  # a bot that does not exist
        raise UserError(str(error)) from None


def _names(game: str, given: Sequence[str], count: int) -> list[str]:
    """What people are called: as they say, or by colour or number."""
    if len(given) > count:
        raise UserError(say("play-too-many-names", {"humans": count}))
    names = [shortened(" ".join(name.split()), LONGEST_NAME) for name in given]
    return [
        names[seat] if seat < len(names) and names[seat] else _usual_name(game, seat) for seat in range(count)
    ]


def _usual_name(game: str, seat: int) -> str:
    is_numbered = game == IDUS_MARTII.name
    return say("web-player-number", {"number": seat + 1}) if is_numbered else seat_name(game, seat)


def _distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Names of which no two are the same: later ones get their number."""
    return tuple(
        f"{name} {seat + 1}" if name.casefold() in [one.casefold() for one in names[:seat]] else name
        for seat, name in enumerate(names)
    )


def bot_levels(game: str, asked: str | None, count: int) -> tuple[str, ...]:
    """The levels of so many bots: one for all, or one each; also by what they are called for people."""
    if asked is None:
        there = bots.levels(game)
        return (USUAL_LEVEL if USUAL_LEVEL in there else there[-1],) * count
    levels = [_level(game, word.strip()) for word in asked.split(",")]
    if len(levels) == 1:
        return (levels[0],) * count
    if len(levels) != count:
        raise UserError(say("play-level-count", {"levels": len(levels), "bots": count}))
    return tuple(levels)


def _level(game: str, word: str) -> str:
    """A level by its name, or by the name it has in the language that is spoken."""
    base, slash, character = word.partition("/")
    known = {say("web-level", {"level": level}): level for level in (*bots.levels(game), *bots.stair(game))}
    return f"{known.get(base, base)}{slash}{character}"
