"""A table in plain lines: for pipes, for screen readers, and where the full screen is not installed."""

from __future__ import annotations

import sys

from rostra.cli import narrate
from rostra.cli.display import columns, drawn
from rostra.cli.playing import offers
from rostra.cli.playing.choices import choices, perform
from rostra.cli.playing.dialogue import Answer, Choice, Dialogue, Menu, Question, step
from rostra.cli.playing.session import Scene, Session
from rostra.cli.terminal import CLEAR, Renderer, width
from rostra.words import say


class Quit(Exception):
    """The people at the keyboard do not want to play on."""


class PlainClient:
    """Prints what happens and asks for numbers."""

    def __init__(self, session: Session, renderer: Renderer) -> None:
        self.session, self.renderer = session, renderer
        self._known: dict[int | None, int] = {}
        """How many events each seat has been told."""
        self._said = 0
        is_alone = len(session.people) == 1 or session.is_remote
        self._at_keyboard = next(iter(session.people), None) if is_alone else None
        self._notice: str | None = None

    def run(self) -> bool:
        """Play to the end; whether it came to one."""
        try:
            while not self.session.is_over:
                self.session.advance(self._tell)
                seat = self.session.waits_for
                if seat is not None:
                    self._turn(seat)
            self._end()
        except Quit:
            return False
        return True

    # What is printed

    def _tell(self) -> None:
        """News of others, as they happen: to one person alone, or to a spectator."""
        if len(self.session.people) < 2:
            self._news(self.session.scene(self._at_keyboard))
        notice = self.session.notice
        if self.session.is_remote and notice != self._notice and notice is not None:
            self._write(notice)
        self._notice = notice

    def _news(self, scene: Scene) -> None:
        told = narrate.narrator(scene.game, scene.name)
        for sentence in told.sentences(scene.events[self._known.get(scene.seat, 0) :]):
            self._write(f"  {sentence}")
        self._known[scene.seat] = len(scene.events)
        talk = self.session.talk()
        for line in talk[self._said :]:
            self._write(f"  {line}")
        self._said = len(talk)

    def _board(self, scene: Scene) -> None:
        canvas = drawn(scene.game, scene.view, scene.name, width())
        print("\n" + self.renderer.board(canvas) + "\n")

    def _end(self) -> None:
        is_shared = len(self.session.people) > 1 and not self.session.is_remote
        scene = self.session.scene(None if is_shared else self._at_keyboard)
        self._board(scene)
        self._news(scene)
        told = any(event["kind"] == "over" for event in scene.events)
        if scene.result is not None and not told:
            self._write(narrate.outcome(scene.game, scene.result, scene.name, scene.view["variants"]))

    # What is asked

    def _turn(self, seat: int) -> None:
        """One person does or says something."""
        self._hand_over(seat)
        scene = self.session.scene(seat)
        if scene.must_act:
            self._board(scene)
        self._news(scene)
        self._offers(scene)
        intent = None
        while intent is None:
            found = choices(scene, self.session)
            choice = self._choice(scene, found)
            if choice is None:
                return
            intent = self._dialogue(seat, choice.begin())
        why = perform(self.session, seat, intent)
        if why is not None:
            self._write(why)

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if self._at_keyboard != seat:
            if sys.stdout.isatty():
                sys.stdout.write(CLEAR)
            name = self.session.scene(seat).name(seat)
            self._line(f"{say('play-curtain', {'who': name})} {say('play-ready')}")
            self._at_keyboard = seat

    def _offers(self, scene: Scene) -> None:
        """What is offered to this seat."""
        for deal in scene.deals("reject"):
            self._write(offers.head(scene, deal))
            for line in offers.told(scene, deal):
                self._write(f"  {line}")

    def _choice(self, scene: Scene, found: list[Choice]) -> Choice | None:
        """One of the choices; ``None`` to look at the table again, where others may have acted."""
        lines = columns([choice.label for choice in found], width())
        self._write("\n".join(lines))
        question = say("play-choose", {"who": scene.name(scene.seat or 0), "last": len(found)})
        while True:
            answer = self._line(question)
            if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(found):
                return found[int(answer[:9]) - 1]
            if not answer and self.session.is_remote:
                return None
            if not self._command(scene, answer):
                self._write(say("play-no-choice", {"last": len(found)}))
            elif answer != "?":
                self._write("\n".join(lines))

    def _command(self, scene: Scene, letter: str) -> bool:
        """What can be asked for at any time; False if this is nothing of it."""
        if letter == "?":
            self._write(help_text(scene.game))
        elif letter == "w":
            self._write("\n".join(self.session.why(scene.seat or 0) or [say("play-why-nothing")]))
        elif letter == "b":
            self._board(scene)
        elif letter == "d":
            self._deals(scene)
        elif letter == "m":
            self.session.every_move = not self.session.every_move
            stops = "yes" if self.session.every_move else "no"
            self._write(say("play-every-move", {"stops": stops}))
        else:
            return False
        return True

    def _deals(self, scene: Scene) -> None:
        told = deals(scene)
        self._write("\n".join(told or [say("play-no-deals")]))

    def _dialogue(self, seat: int, dialogue: Dialogue) -> object:
        """Ask question after question; what is to be done in the end."""
        question, result = step(dialogue, None)
        if question is None:
            return result
        self.session.composing(seat, True)
        while question is not None:
            question, result = step(dialogue, self._answer(question))
        self.session.composing(seat, False)
        return result

    def _answer(self, question: Question) -> Answer:
        self._write(f"\n{question.title}")
        if not isinstance(question, Menu):
            return self._line(say("play-type")) or None
        for line in question.text:
            self._write(f"  {line}")
        if question.problem:
            self._write(f"  {question.problem}")
        self._write("\n".join(columns(question.options, width())))
        last = len(question.options)
        while True:
            answer = self._line(say("play-pick", {"last": last}))
            if answer in ("", "0"):
                return None
            if answer.isascii() and answer.isdigit() and int(answer[:9]) <= last:
                return int(answer[:9]) - 1
            self._write(say("play-no-pick", {"last": last}))

    def _line(self, question: str) -> str:
        """The typed answer to a question; the end of the input, or ``q``, leaves the table."""
        sys.stdout.write(f"{self.renderer.text(question)} ")
        sys.stdout.flush()
        answer = sys.stdin.readline()
        if not answer or answer.strip() == "q":
            raise Quit
        return answer.strip()

    def _write(self, text: str) -> None:
        print(self.renderer.text(text))


def help_text(game: str) -> str:
    """The rules in a few lines, where the catalogue has them."""
    try:
        return say(f"terminal-help-{game}")
    except LookupError:
        return say("terminal-help-none")


def deals(scene: Scene) -> list[str]:
    """The deals of this turn and the promises that are open, in lines."""
    lines: list[str] = []
    for deal in scene.view.get("deals", ()):
        status = say("web-deal-status", {"status": deal.get("status", "open")})
        lines.append(f"{offers.head(scene, deal)} [{status}]")
        lines += [f"  {line}" for line in offers.told(scene, deal)]
    for entry in scene.view.get("ledger", ()):
        if entry["status"] == "open":
            (line,) = offers.lines(scene, [entry["promise"]], (entry["binding"],))
            lines.append(f"{say('web-ledger')} {line}")
    return lines
