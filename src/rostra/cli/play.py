"""``rostra play``: a game at the keyboard, alone against simple opponents or with others who pass it on.

Only a seat's own view, choices and events are ever shown here, never the table's position (B1).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import rostra
from rostra.cli import files, narrate, opponents
from rostra.cli.choices import columns, sorted_choices, worded
from rostra.cli.files import Complaint
from rostra.cli.phrases import seat_name
from rostra.cli.show import drawn
from rostra.cli.terminal import CLEAR, look, too_small
from rostra.words import say

PLAYERS = {"quo-vadis": 4, "idus-martii": 5}
"""How many play when nobody says."""

Action = dict[str, Any]


class Leave(Exception):
    """The people at the keyboard have had enough."""


def play(game: str, players: int | None, seed: int, humans: int, save: str | None, colour: str) -> None:
    """Play a game to its end."""
    count = PLAYERS[game] if players is None else players
    try:
        table = rostra.new_table(game, players=count, seed=seed)
    except ValueError as error:
        raise Complaint(str(error)) from None
    if not 1 <= humans <= count:
        raise Complaint(say("terminal-humans", {"players": count}))
    sitting = Sitting(game, table, humans, Random(seed), colour)
    try:
        sitting.run()
    except Leave:
        sitting.say("terminal-left")
        return
    sitting.end(save)


class Sitting:
    """People and opponents around one table, and one keyboard."""

    def __init__(self, game: str, table: rostra.Table, humans: int, chance: Random, colour: str) -> None:
        self.game = game
        self.table = table
        self.people = range(humans)
        self.chance = chance
        self.page = look(sys.stdout, colour)
        self.known = [0] * humans
        """How many events each person has been told."""
        self.asked: set[tuple[int, str]] = set()
        """The turns and paths votes have been asked for: once is enough."""
        self.before_the_keyboard: int | None = 0 if humans == 1 else None

    def run(self) -> None:
        """Let everybody act in turn until it is over."""
        size = too_small(sys.stdout)
        if size:
            self.line(say("terminal-small", size) + " " + say("terminal-enter"))
        while self.table.result is None:
            seat = self.table.to_act[0]
            if seat in self.people:
                self.person(seat)
            else:
                self.opponent(seat)

    def end(self, save: str | None) -> None:
        """The last news, the table as it stands, who has won and why; then the record is kept."""
        eyes = 0 if len(self.people) == 1 else None
        self.clear()
        self.write("\n" + self.page.page(drawn(self.table.view(eyes))))
        if eyes is not None:
            self.news(eyes)
        result = self.table.result
        if result is not None and eyes is None:
            self.write("\n  " + self.page.words(narrate.outcome(self.game, result)))
        self.write("")
        if save is None:
            try:
                save = self.line(say("terminal-save"))
            except Leave:
                return
        if save:
            files.save(save, self.table)
            self.say("terminal-saved", file=save)

    def person(self, seat: int) -> None:
        """One person acts: asks for votes as often as there is somebody to ask, then does something."""
        self.curtain(seat)
        self.scene(seat)
        while True:
            actions = [*self.asks(seat), *self.table.legal(seat)]
            action = self.pick(seat, sorted_choices(actions))
            if action["type"] != "ask":
                self.table.play(seat, action)
                return
            if not self.ask(seat, action["path"]):
                self.say("terminal-nobody", path=action["path"])
            self.news(seat)

    def opponent(self, seat: int) -> None:
        """One opponent acts; for a path it cannot go alone it may ask, and goes it if others consent."""
        legal = self.table.legal(seat)
        open_paths = {action.get("path") for action in legal}
        asks = [ask for ask in self.asks(seat) if ask["path"] not in open_paths]
        if asks and self.chance.random() < opponents.BOLDNESS:
            path = self.chance.choice(asks)["path"]
            self.ask(seat, path)
            legal = [act for act in self.table.legal(seat) if act.get("path") == path] or legal
        self.table.play(seat, opponents.choose(legal, self.chance))

    def asks(self, mover: int) -> list[Action]:
        """The paths on which others could still give the player to move a vote."""
        paths = {act["path"] for seat in self.others(mover) for act in self.pledges(seat)}
        return [{"type": "ask", "path": p} for p in sorted(paths) if (self.table.turn, p) not in self.asked]

    def ask(self, mover: int, path: str) -> bool:
        """Ask everybody who could give a vote on a path; each gives one or does not; whether anybody did."""
        self.asked.add((self.table.turn, path))
        given = False
        for seat in self.others(mover):
            pledge = next((act for act in self.pledges(seat) if act["path"] == path), None)
            if pledge is not None and self.consents(seat, mover, path):
                self.table.play(seat, pledge)
                given = True
        return given

    def consents(self, seat: int, mover: int, path: str) -> bool:
        """Whether a seat gives its vote; people are asked aloud, for another's view may be on the screen."""
        if seat not in self.people:
            return opponents.consents(self.chance)
        if len(self.people) == 1:
            self.scene(seat)
        names = {"who": seat_name(self.game, seat), "mover": seat_name(self.game, mover), "path": path}
        question = say("terminal-consent" if len(self.people) == 1 else "terminal-consent-aloud", names)
        while True:
            answer = self.line(question).lower()
            if answer in ("1", "2", "y", "n", "yes", "no"):
                return answer[0] in "1y"
            self.say("terminal-yes-or-no")

    def others(self, mover: int) -> list[int]:
        """The seats other than one, clockwise from it."""
        players = self.table.setup.players
        return [(mover + step) % players for step in range(1, players)]

    def pledges(self, seat: int) -> list[Action]:
        """The votes a seat could pledge now."""
        return [action for action in self.table.legal(seat) if action["type"] == "pledge"]

    def pick(self, seat: int, actions: Sequence[Action]) -> Action:
        """Offer the choices until one of them is made."""
        state = self.table.view(seat)
        lines = columns([worded(state, action) for action in actions])
        self.write("\n".join(self.page.words(line) for line in lines))
        while True:
            answer = self.line(
                say("terminal-choose", {"who": seat_name(self.game, seat), "last": len(actions)})
            )
            if answer == "?":
                self.say(f"terminal-help-{self.game}")
            elif answer == "b":
                self.board(seat)
                self.write("\n".join(self.page.words(line) for line in lines))
            elif answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(actions):
                return actions[int(answer[:9]) - 1]
            else:
                self.say("terminal-no-choice", last=len(actions))

    def curtain(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if self.before_the_keyboard == seat:
            return
        self.clear()
        self.line(say("terminal-curtain", {"who": seat_name(self.game, seat)}))
        self.before_the_keyboard = seat

    def news(self, seat: int) -> None:
        """What a person has not been told yet."""
        events = self.table.events(seat, since=self.known[seat])
        self.known[seat] += len(events)
        told = narrate.sentences(self.game, events)
        if told:
            self.write("\n" + "\n".join(f"  {self.page.words(sentence)}" for sentence in told))

    def scene(self, seat: int) -> None:
        """The table as a person sees it on a fresh page, and below it what has happened."""
        self.clear()
        self.board(seat)
        self.news(seat)
        self.write("")

    def board(self, seat: int) -> None:
        """The table as a person sees it."""
        self.write("\n" + self.page.page(drawn(self.table.view(seat))))

    def line(self, question: str) -> str:
        """What is typed as an answer; the end of the input, or ``q``, ends the game."""
        sys.stdout.write(f"{self.page.words(question)} ")
        sys.stdout.flush()
        answer = sys.stdin.readline()
        if not answer or answer.strip() == "q":
            raise Leave
        return answer.strip()

    def say(self, message: str, **words: Any) -> None:
        """A sentence of the catalogue on a line of its own."""
        self.write(self.page.words(say(message, words)))

    def write(self, text: str) -> None:
        """Text and a new line."""
        sys.stdout.write(text + "\n")

    def clear(self) -> None:
        """Wipe the screen and what has scrolled off it, where there is one."""
        if sys.stdout.isatty():
            sys.stdout.write(CLEAR)
