"""``rostra play``: a game at the keyboard, alone against bots or with others who share it.

Only a seat's own view, choices and events are ever shown here, never the table's position (B1).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any

import rostra
from rostra import bots, games
from rostra.cli import files, narrate
from rostra.cli.display import Action, columns, display, sorted_choices
from rostra.cli.files import UserError
from rostra.cli.narrate import seat_name
from rostra.cli.opponents import Opponents
from rostra.cli.terminal import CLEAR, renderer, too_small
from rostra.words import say

USUAL_LEVEL = "rules"


class Quit(Exception):
    """The people at the keyboard do not want to play on."""


def play(
    game: str, players: int | None, seed: int, humans: int, level: str | None, save: str | None, color: str
) -> None:
    """Play a game to its end, with bots of a level on the other seats."""
    if level is None:
        level = USUAL_LEVEL if USUAL_LEVEL in bots.levels(game) else bots.levels(game)[-1]
    count = games.named(game).usual_players if players is None else players
    try:
        table = rostra.new_table(game, players=count, seed=seed)
        opponents = Opponents(table, range(humans, count), level, seed)
    except ValueError as error:
        raise UserError(str(error)) from None
    if not 1 <= humans <= count:
        raise UserError(say("terminal-humans", {"players": count}))
    session = Session(table, humans, opponents, color)
    try:
        session.run()
    except Quit:
        session.say("terminal-left")
        return
    session.end(save)


class Session:
    """People and bots at one table, with one keyboard."""

    def __init__(self, table: rostra.Table, humans: int, bots: Opponents, color: str) -> None:
        self.game = table.setup.game
        self.display = display(self.game)
        self.table = table
        self.people = range(humans)
        self.bots = bots
        self.renderer = renderer(sys.stdout, color)
        self.known = [0] * humans
        """How many events each person has been told."""
        self.explained = [0] * humans
        """How many decisions the bots had made when each person last acted."""
        self.asked: set[tuple[int, str]] = set()
        """The turns and paths votes have been asked for: once is enough."""
        self.at_keyboard: int | None = 0 if humans == 1 else None

    def run(self) -> None:
        """Let everybody act in turn until the game is over."""
        size = too_small(sys.stdout)
        if size:
            self.line(say("terminal-small", size) + " " + say("terminal-enter"))
        while self.table.result is None:
            seat = self.table.to_act[0]
            if seat in self.people:
                self.person(seat)
            elif not self.bots.act(seat, waited=False):
                self.react()
                self.bots.act(seat, waited=True)
            self.react()

    def react(self) -> None:
        """Let bots react, and people answer what they were offered."""
        self.bots.react()
        for seat in self.people:
            while answers := self.answers(seat):
                self.hand_over(seat)
                self.scene(seat)
                self.table.play(seat, self.pick(seat, answers))
                self.bots.react()

    def answers(self, seat: int) -> list[Action]:
        """What a person who is not to move can answer to the first open offer."""
        if seat in self.table.to_act:
            return []
        answers = [action for action in self.table.legal(seat) if action["type"] in ("accept", "reject")]
        return [action for action in answers if action.get("deal") == answers[0].get("deal")]

    def end(self, save: str | None) -> None:
        """Show the last news and the final table, then save the record."""
        eyes = 0 if len(self.people) == 1 else None
        self.clear()
        self.write("\n" + self.renderer.board(self.display.draw(self.table.view(eyes))))
        if eyes is not None:
            self.news(eyes)
        result = self.table.result
        told = eyes is not None and any(event["kind"] == "over" for event in self.table.events(eyes))
        if result is not None and not told:
            self.write("\n  " + self.renderer.text(narrate.outcome(self.game, result)))
        self.write("")
        if save is None:
            try:
                save = self.line(say("terminal-save"))
                while save == "w":
                    self.why(self.bots.why())
                    save = self.line(say("terminal-save"))
            except Quit:
                return
        if save:
            files.save(save, self.table)
            self.say("terminal-saved", file=save)

    def person(self, seat: int) -> None:
        """One person acts: asks for votes as long as there is somebody to ask, then does something."""
        self.hand_over(seat)
        self.scene(seat)
        while True:
            actions = [*self.asks(seat), *self.table.legal(seat)]
            action = self.pick(seat, sorted_choices(self.game, actions))
            if action["type"] != "ask":
                self.table.play(seat, action)
                self.explained[seat] = len(self.bots.decisions)
                return
            if not self.ask(seat, action["path"]):
                self.say("terminal-nobody", path=action["path"])
            self.news(seat)

    def asks(self, mover: int) -> list[Action]:
        """The paths on which others could still give the player to move a vote."""
        paths = {act["path"] for seat in self.others(mover) for act in self.pledges(seat)}
        return [{"type": "ask", "path": p} for p in sorted(paths) if (self.table.turn, p) not in self.asked]

    def ask(self, mover: int, path: str) -> bool:
        """Ask everybody who could give a vote on a path; whether anybody did."""
        self.asked.add((self.table.turn, path))
        given = False
        for seat in self.others(mover):
            pledge = next((act for act in self.pledges(seat) if act["path"] == path), None)
            if pledge is None:
                continue
            if seat not in self.people:
                given |= self.bots.gives(seat, mover, path)
            elif self.consents(seat, mover, path):
                self.table.play(seat, pledge)
                given = True
        return given

    def consents(self, seat: int, mover: int, path: str) -> bool:
        """Whether a person gives a vote; asked aloud if another's view may be on the screen."""
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
        """List the choices until one of them is made."""
        state = self.table.view(seat)
        lines = columns([self.display.choice(state, action) for action in actions])
        self.write("\n".join(self.renderer.text(line) for line in lines))
        while True:
            answer = self.line(
                say("terminal-choose", {"who": seat_name(self.game, seat), "last": len(actions)})
            )
            if answer == "?":
                self.help()
            elif answer == "w":
                self.ask_why(seat)
            elif answer == "b":
                self.board(seat)
                self.write("\n".join(self.renderer.text(line) for line in lines))
            elif answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(actions):
                return actions[int(answer[:9]) - 1]
            else:
                self.say("terminal-no-choice", last=len(actions))

    def help(self) -> None:
        """The rules in a few lines, where the catalogue has them."""
        try:
            self.say(f"terminal-help-{self.game}")
        except LookupError:
            self.say("terminal-help-none")

    def ask_why(self, seat: int) -> None:
        """The bots' reasons since a person's last turn, unless they give secrets away (B1)."""
        if self.display.has_secret_reasons:
            self.say("terminal-why-later")
        else:
            self.why(self.bots.why(self.explained[seat]))

    def why(self, reasons: Iterable[str]) -> None:
        """Reasons, each on a line of its own."""
        sentences = [self.renderer.text(sentence) for sentence in reasons]
        self.write("\n".join(sentences or [self.renderer.text(say("terminal-why-nothing"))]))

    def hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if self.at_keyboard == seat:
            return
        self.clear()
        self.line(say("terminal-curtain", {"who": seat_name(self.game, seat)}))
        self.at_keyboard = seat

    def news(self, seat: int) -> None:
        """What a person has not been told yet."""
        events = self.table.events(seat, since=self.known[seat])
        self.known[seat] += len(events)
        told = narrate.narrator(self.game).sentences(events)
        if told:
            self.write("\n" + "\n".join(f"  {self.renderer.text(sentence)}" for sentence in told))

    def scene(self, seat: int) -> None:
        """The table as a person sees it on an empty screen, and below it what has happened."""
        self.clear()
        self.board(seat)
        self.news(seat)
        self.write("")

    def board(self, seat: int) -> None:
        """The table as a person sees it."""
        self.write("\n" + self.renderer.board(self.display.draw(self.table.view(seat))))

    def line(self, question: str) -> str:
        """The typed answer to a question; the end of the input, or ``q``, ends the game."""
        sys.stdout.write(f"{self.renderer.text(question)} ")
        sys.stdout.flush()
        answer = sys.stdin.readline()
        if not answer or answer.strip() == "q":
            raise Quit
        return answer.strip()

    def say(self, message: str, **words: Any) -> None:
        """A message of the catalogue on a line of its own."""
        self.write(self.renderer.text(say(message, words)))

    def write(self, text: str) -> None:
        """Text and a new line."""
        sys.stdout.write(text + "\n")

    def clear(self) -> None:
        """Clear the screen and the scrollback, where there is a screen."""
        if sys.stdout.isatty():
            sys.stdout.write(CLEAR)
