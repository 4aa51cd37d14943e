"""What lies over the table for a while: a question, something to read, the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, OptionList, Static

from rostra.cli.playing.dialogue import Answer, Menu, Question
from rostra.cli.playing.panes import ChoiceList
from rostra.words import say


class QuestionScreen(ModalScreen[Answer]):
    """A menu or a prompt; Escape goes back."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question
        self._bindings.bind("escape", "back", say("play-key", {"key": "back"}))

    def compose(self) -> ComposeResult:
        """The question, what it is about, and the answers."""
        question = self.question
        with VerticalScroll(id="question", can_focus=False) as frame:
            frame.border_subtitle = f"Esc {say('play-key', {'key': 'back'})}"
            yield Static(question.title, classes="title", markup=False)
            if isinstance(question, Menu):
                if question.text:
                    yield Static("\n".join(question.text), classes="text", markup=False)
                if question.problem:
                    yield Static(question.problem, classes="problem", markup=False)
                yield ChoiceList(*question.options, id="answers")
            else:
                yield Input(max_length=question.longest)

    def on_mount(self) -> None:
        """Ready to be answered."""
        self.query_one("ChoiceList, Input").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """One of the answers."""
        event.stop()
        self.dismiss(event.option_index)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Something typed."""
        event.stop()
        self.dismiss(event.value or None)

    def action_back(self) -> None:
        """No answer."""
        self.dismiss(None)


class Notice(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    def __init__(self, title: str, text: Sequence[str]) -> None:
        super().__init__()
        self._title, self._text = title, text
        self._bindings.bind("escape,enter,space,q", "close", say("play-key", {"key": "back"}))

    def compose(self) -> ComposeResult:
        """The text, which may be long."""
        with VerticalScroll(id="question") as frame:
            frame.border_subtitle = f"Esc {say('play-key', {'key': 'back'})}"
            yield Static(self._title, classes="title", markup=False)
            yield Static("\n".join(self._text), classes="text", markup=False)

    def on_click(self) -> None:
        """Close it."""
        self.dismiss()

    def action_close(self) -> None:
        """Close it."""
        self.dismiss()


class Curtain(Screen[None]):
    """Hides the table until the right person sits at the keyboard."""

    def __init__(self, name: str, behind: Callable[[], None]) -> None:
        """What is done behind it is done when nobody can see it."""
        super().__init__()
        self._who, self._behind = name, behind

    def on_mount(self) -> None:
        """It hides everything now."""
        self.call_after_refresh(self._behind)

    def compose(self) -> ComposeResult:
        """Whom it is for."""
        with Vertical(id="curtain"):
            yield Static(say("play-curtain", {"who": self._who}), markup=False)
            yield Button(say("play-ready-now"), variant="primary")

    def on_button_pressed(self) -> None:
        """The right person is there."""
        self.dismiss()
