"""A table in this process: people at one keyboard, and bots."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import rostra
from rostra.cli.display import Action, display
from rostra.cli.files import UserError
from rostra.cli.playing import kept
from rostra.cli.playing.opponents import Opponents
from rostra.cli.playing.session import Attention, Scene, Tell, Verdict
from rostra.kernel.game import Refusal
from rostra.words import refused, say


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where: people first, then bots of these levels."""

    names: tuple[str, ...]
    levels: tuple[str, ...]
    """Of the bots, by seat after the people."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(range(len(self.names) - len(self.levels)))


class LocalSession:
    """Implements ``Session``. Every step is kept on disk, so that nothing ends a game but its end."""

    is_remote = False

    def __init__(self, table: rostra.Table, seating: Seating, file: Path) -> None:
        self.table, self.seating, self.file = table, seating, file
        self.people = seating.people
        self._bots = Opponents(table, seating.names, dict(enumerate(seating.levels, len(self.people))))
        self._attention = Attention()
        self.pace = 0.0
        """Seconds that pass after each move of a bot."""
        self._handed: int | None = None
        self._is_stopped = False
        self._unkept: str | None = None
        """Why the game cannot be kept."""
        self._explained = dict.fromkeys(self.people, 0)
        """How many decisions the bots had made when each person last acted."""

    @property
    def every_move(self) -> bool:
        """Whether the table stops before every move of a bot."""
        return self._attention.every_move

    @every_move.setter
    def every_move(self, wanted: bool) -> None:
        self._attention.every_move = wanted

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees now; nobody is told more than that (B1)."""
        table = self.table
        legal = [] if seat is None else table.legal(seat)
        return Scene(table.setup.game, seat, self.seating.names, table.view(seat), legal, table.events(seat))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.table.result is not None

    @property
    def waits_for(self) -> int | None:
        """Whoever has the keyboard; else whoever was offered something, is to act, or could give consent."""
        if self.is_over:
            return None
        if self._handed is not None:
            return self._handed
        to_act = self.table.to_act
        others = [self.scene(seat) for seat in self.people if seat not in to_act]
        asked = next((scene.seat for scene in others if self._attention.is_asked(scene)), None)
        if asked is not None:
            return asked
        if to_act[0] in self.people:
            return to_act[0]
        return next((scene.seat for scene in others if self._attention.wants(scene)), None)

    def advance(self, tell: Tell) -> None:
        """Let the bots react and act until somebody here is needed, or the game is over."""
        while not self.is_over and not self._is_stopped:
            self._bots.react(tell)
            if self.waits_for is not None:
                break
            seat = self.table.to_act[0]
            if not self._bots.act(seat, waited=False):
                self._bots.act(seat, waited=True)
            tell()
            self.keep()
            time.sleep(self.pace)

    follow = advance

    def stop(self) -> None:
        """Let the bots do no more."""
        self._is_stopped = True

    def keep(self) -> None:
        """Write down how far the game is; what is over need not be resumed. Where that fails, play on."""
        if self.is_over:
            kept.forget(self.file)
            return
        try:
            kept.write(self.file, self.table, self.seating.names, self.seating.levels)
            self._unkept = None
        except UserError as error:
            self._unkept = str(error)

    def play(self, seat: int, action: Action) -> str | None:
        """Play an action; what comes back is why not."""
        why = self.check(seat, action).why
        if why is None:
            self.table.play(seat, action)
            self._handed = None
            self._explained[seat] = len(self._bots.decisions)
            self.keep()
        return why

    def check(self, seat: int, action: Action) -> Verdict:
        """Whether an action could be played."""
        found = self.table.consider(seat, action)
        if isinstance(found, Refusal):
            return Verdict(refused(found, name=self.seating.names.__getitem__))
        return Verdict(None, tuple(found or ()))

    def go_on(self, seat: int) -> None:
        """Stop no more for what this seat could say now."""
        self._handed = None
        self._attention.go_on(self.scene(seat))

    def composing(self, seat: int, is_open: bool) -> None:
        """Bots here do nothing before people have done."""

    def hand_to(self, seat: int) -> None:
        """Let another person do or say something."""
        self._handed = seat

    def say(self, seat: int, text: str) -> str | None:
        """At one keyboard people talk to each other."""
        return say("play-talk-aloud")

    def talk(self) -> list[str]:
        """Nothing but what is in the game."""
        return []

    def why(self, seat: int) -> list[str]:
        """The bots' reasons since a person's last turn, unless they give secrets away (B1)."""
        if self.is_over:
            return self._bots.why()
        if display(self.table.setup.game).has_secret_reasons:
            return [say("play-why-later")]
        return self._bots.why(self._explained[seat])

    @property
    def notice(self) -> str | None:
        """Who thinks."""
        thinking = self._bots.thinking
        return None if thinking is None else say("play-thinks", {"who": self.seating.names[thinking]})

    def leave(self) -> list[str]:
        """The game is kept; say how to go on with it."""
        if self.is_over:
            return []
        self.keep()
        told = self._unkept or say("play-kept", {"command": kept.command(self.file)})
        return [say("play-left"), told]
