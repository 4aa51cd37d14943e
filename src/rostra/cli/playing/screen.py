"""A table on the full screen: board, players, log, deals and talk, what can be done, and the keys for it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import ClassVar

from textual import work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.theme import Theme
from textual.widgets import ContentSwitcher, Footer, OptionList, Static

from rostra.cli import narrate
from rostra.cli.display import display, headline
from rostra.cli.playing import offers
from rostra.cli.playing.choices import choices, perform
from rostra.cli.playing.dialogue import Choice, Dialogue, Menu, step
from rostra.cli.playing.panes import Board, ChoiceList, Lines, Players
from rostra.cli.playing.plain import deals, help_text
from rostra.cli.playing.questions import Curtain, Notice, QuestionScreen
from rostra.cli.playing.session import Scene, Session
from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.words import say

THEME = Theme(
    "rostra",
    primary="#c46248",
    secondary="#cda055",
    accent="#2fa092",
    foreground="#ede4d6",
    background="#1e1b1a",
    surface="#262220",
    panel="#332d2a",
    warning="#e8b628",
    error="#ff8a7a",
)
LARGE = (132, 40)
"""Columns and lines from which everything is shown at once."""
BEAT = 0.1
"""Seconds between two pictures while others act."""
NEWS = 12
"""As many sentences stand beside the small board."""
PANES = {"b": "board", "l": "log", "d": "deals", "t": "talk"}


class TableApp(App[None]):
    """Shows what a session tells, and asks what the people at the keyboard want."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH: ClassVar = "screen.tcss"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        first = next(iter(session.people), None)
        self._at_keyboard = first if len(session.people) == 1 or session.is_remote else None
        self.eyes = self._at_keyboard
        """The seat whose view is shown; before anybody has the keyboard, nobody's (B1)."""
        self.scene_shown: Scene | None = None
        self.is_busy = True
        """Whether others act, so that nobody here can."""
        self._found: list[Choice] = []
        self._told = 0.0
        """When the table was shown last while others acted."""
        self._bind_keys(session.scene(self.eyes).game)

    def _bind_keys(self, game: str) -> None:
        """The keys, with what they are called in the language that is spoken."""
        for key, pane in PANES.items():
            if pane != "deals" or game == QUO_VADIS.name:
                self.bind(key, f"pane('{pane}')", description=say("play-key", {"key": pane}))
        speak = {QUO_VADIS.name: "offer", IDUS_MARTII.name: "claim"}.get(game)
        if speak is not None:
            self.bind("o", "choose('o')", description=say("play-key", {"key": speak}))
        self.bind("space", "choose('space')", description=say("play-key", {"key": "go-on"}), key_display="␣")
        self.bind("question_mark", "help", description=say("play-key", {"key": "help"}), key_display="?")
        self.bind("q,ctrl+c", "leave", description=say("play-key", {"key": "leave"}), key_display="q")
        for key, action in {"k": "choose('k')", "s": "choose('s')", "m": "every_move", "w": "why"}.items():
            self.bind(key, action, show=False)

    def compose(self) -> ComposeResult:
        """From top to bottom: what is going on, the table, what is to be done, the keys."""
        yield Static(id="headline", markup=False)
        with Horizontal(id="table"):
            with ContentSwitcher(initial="board", id="panes"):
                with Horizontal(id="board"):
                    yield Board(id="drawing")
                    with Vertical(id="side"):
                        yield Players(id="players")
                        yield Lines(id="news")
                for pane in ("log", "deals", "talk"):
                    yield Lines(id=pane)
            with Vertical(id="beside"):
                for pane in ("log", "deals", "talk"):
                    yield Lines(id=f"{pane}-beside", title=say("play-key", {"key": pane}))
        yield Static(id="prompt", markup=False)
        yield ChoiceList(id="choices", markup=False, compact=True)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Begin."""
        self.register_theme(THEME)
        self.theme = THEME.name
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        """In a large window, everything is there at once."""
        is_large = event.size.width >= LARGE[0] and event.size.height >= LARGE[1]
        self.screen_stack[0].set_class(is_large, "-large")
        self.call_after_refresh(self._draw)

    # What happens at the table

    def go_on(self) -> None:
        """Let the others act, until somebody here is needed."""
        self.is_busy = True
        self._follow()

    @work(thread=True, exclusive=True, group="table")
    def _follow(self) -> None:
        self.session.follow(self._tell)
        self._from_thread(False)

    def _tell(self) -> None:
        """Something has happened; what happens at once is shown together."""
        now = monotonic()
        if self.session.is_remote or now - self._told > BEAT:
            self._told = now
            self._from_thread(not self.session.is_remote)

    def _from_thread(self, is_busy: bool) -> None:
        """Show the table as it is now; the session is used by this thread, so it is asked here."""
        seat = self.session.waits_for
        if not is_busy and seat is not None and seat == self._at_keyboard:
            self.eyes = seat
        scene = self.session.scene(self.eyes)
        if self.is_running:
            self.call_from_thread(self._show, scene, is_busy, None if is_busy else seat)

    def _show(self, scene: Scene, is_busy: bool, seat: int | None) -> None:
        if seat is not None and seat != self._at_keyboard:
            self._hand_over(seat, scene.name(seat))
            return
        self.scene_shown, self.is_busy = scene, is_busy
        self._draw()

    @work(exclusive=True, group="dialogue")
    async def _hand_over(self, seat: int, name: str) -> None:
        """Hide everything before the next person looks; behind the curtain, the table is theirs already."""

        def turn() -> None:
            self._at_keyboard = self.eyes = seat
            self._show(self.session.scene(seat), False, seat)

        await self.push_screen_wait(Curtain(name, turn))

    # What is shown

    def _draw(self) -> None:
        scene = self.scene_shown
        if scene is None or len(self.screen_stack) < 1:
            return
        base = self.screen_stack[0]
        base.query_one("#headline", Static).update(headline(scene.game, scene.view, scene.name))
        is_drawn_large = base.query_one(Board).show(scene)
        players = base.query_one(Players)
        players.display = not is_drawn_large and display(scene.game).players is not None
        players.show(scene)
        log = narrate.narrator(scene.game, scene.name).sentences(scene.events)
        told = {"log": log, "deals": deals(scene) or [say("play-no-deals")], "talk": self._talk(scene, log)}
        base.query_one("#news", Lines).show(log[-NEWS:])
        current = base.query_one(ContentSwitcher).current
        for pane, lines in told.items():
            if base.has_class("-large"):
                base.query_one(f"#{pane}-beside", Lines).show(lines)
            if pane == current:
                base.query_one(f"#{pane}", Lines).show(lines)
        base.query_one("#prompt", Static).update(self._prompt(scene))
        self._found = [] if self.is_busy else choices(scene, self.session)
        base.query_one(ChoiceList).show([choice.label for choice in self._found])

    def _talk(self, scene: Scene, log: list[str]) -> list[str]:
        """What was said: offers and claims, and chat where there is any."""
        talk = self.session.talk()
        said = [sentence for sentence in log if '"' in sentence or "„" in sentence or "«" in sentence]
        return talk or said or [say("web-talk-empty")]

    def _prompt(self, scene: Scene) -> str:
        """What is to be done, in a sentence or two."""
        notice = self.session.notice
        if scene.result is not None:
            won = narrate.outcome(scene.game, scene.result, scene.name, scene.view["variants"])
            return f"{won} {say('play-over')}"
        if notice is not None:
            return notice
        if scene.seat is None or (self.is_busy and not scene.must_act):
            return say("play-waits", {"who": narrate.listed([*map(scene.name, scene.view["to_act"])])})
        who = {"who": scene.name(scene.seat)}
        if offered := scene.deals("reject"):
            deal = offered[-1]
            terms = " ".join(offers.told(scene, deal))
            return f"{offers.head(scene, deal)} {terms}"
        if scene.must_act:
            return say("play-move", who)
        if any(action["type"] == "pledge" for action in scene.legal):
            return say("play-could-say", who)
        return say("play-waits", {"who": narrate.listed([*map(scene.name, scene.view["to_act"])])})

    # What people do

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice is made."""
        if event.option_list.id == "choices" and event.option_index < len(self._found):
            self._begin(self._found[event.option_index])

    def action_choose(self, key: str) -> None:
        """Choose what is under a key."""
        choice = next((choice for choice in self._found if choice.key == key), None)
        if choice is not None:
            self._begin(choice)

    @work(exclusive=True, group="dialogue")
    async def _begin(self, choice: Choice) -> None:
        """Talk a choice through, and do what comes of it."""
        scene = self.scene_shown
        if scene is None or scene.seat is None or self.is_busy:
            return
        intent = await self._talk_through(scene.seat, choice.begin())
        if intent is None:
            return
        why = await asyncio.to_thread(perform, self.session, scene.seat, intent)
        if why is not None:
            self.notify(why, severity="error", timeout=8, markup=False)
        if not self.session.is_remote:
            self.go_on()

    async def _talk_through(self, seat: int, dialogue: Dialogue) -> object:
        """Ask question after question. Each step may ask the server something, so it has a thread."""
        question, result = await asyncio.to_thread(step, dialogue, None)
        if question is None:
            return result
        self.session.composing(seat, True)
        while question is not None:
            answer = await self.push_screen_wait(QuestionScreen(question))
            question, result = await asyncio.to_thread(step, dialogue, answer)
        self.session.composing(seat, False)
        return result

    def action_pane(self, pane: str) -> None:
        """Show another pane."""
        self.query_one(ContentSwitcher).current = pane
        self._draw()

    def action_every_move(self) -> None:
        """Stop before every move of others, or not any more."""
        self.session.every_move = not self.session.every_move
        stops = "yes" if self.session.every_move else "no"
        self.notify(say("play-every-move", {"stops": stops}))

    def action_why(self) -> None:
        """Why the bots did what they did."""
        if not self.is_busy and self.eyes is not None:
            reasons = self.session.why(self.eyes) or [say("play-why-nothing")]
            self.push_screen(Notice(say("play-key", {"key": "why"}), reasons))

    def action_help(self) -> None:
        """The rules in a few lines, and the keys."""
        if self.scene_shown is not None:
            text = [*help_text(self.scene_shown.game).splitlines(), "", *say("play-help-keys").splitlines()]
            self.push_screen(Notice(say("play-key", {"key": "help"}), text))

    @work(exclusive=True, group="dialogue")
    async def action_leave(self) -> None:
        """Leave the table, if that is meant."""
        kept = "over" if self.session.is_over else "seat" if self.session.is_remote else "game"
        options = [say("play-leave-yes"), say("play-leave-no")]
        if await self.push_screen_wait(QuestionScreen(Menu(say("play-leave", {"kept": kept}), options))) == 0:
            self.session.stop()
            self.exit()
