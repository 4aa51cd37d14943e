"""All that a seat can choose from at a moment: moves, answers, talk, and what concerns the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rostra.cli.display import Action, display, sorted_choices
from rostra.cli.playing import claims, offers
from rostra.cli.playing.dialogue import Choice, Dialogue, GoOn, HandTo, Play, Say, at_once, chosen, typed
from rostra.cli.playing.session import Scene, Session
from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.protocol.tables import LONGEST_CHAT
from rostra.words import say

ANSWERS = ("accept", "reject")
ASIDE = ("pledge", "retract", "withdraw")
"""What is neither a move nor an answer."""


def choices(scene: Scene, session: Session) -> list[Choice]:
    """Everything, the most urgent first: answers, to go on, moves, and then what else can be said."""
    if scene.seat is None:
        return []
    answers = [action for action in scene.legal if action["type"] in ANSWERS]
    aside = [action for action in scene.legal if action["type"] in ASIDE]
    moves = [action for action in scene.legal if action not in answers and action not in aside]
    talk = [*_talk(scene, session)]
    return [
        *(_action(scene, action) for action in answers),
        *(choice for choice in talk if choice.kind == "counter"),
        *([] if scene.must_act or scene.result else [_go_on()]),
        *(_action(scene, action) for action in sorted_choices(scene.game, moves)),
        *(_action(scene, action) for action in aside),
        *(choice for choice in talk if choice.kind != "counter"),
        *_table(scene, session),
    ]


def _action(scene: Scene, action: Action) -> Choice:
    label = display(scene.game).choice(scene.view, action, scene.name)
    if action["type"] == "accept":
        deal = next(deal for deal in scene.view["deals"] if deal["deal"] == action["deal"])
        return Choice(label, partial(offers.accept, scene, deal), kind="accept")
    return Choice(label, at_once(Play(action)), kind=action["type"])


def _talk(scene: Scene, session: Session) -> Iterator[Choice]:
    """What players say to each other in this game."""
    if scene.game == QUO_VADIS.name:
        yield from offers.choices(scene, session.check)
    elif scene.game == IDUS_MARTII.name:
        yield from claims.choices(scene)


def _table(scene: Scene, session: Session) -> Iterator[Choice]:
    """What concerns the table: to talk, to hand the keyboard on."""
    if scene.result is not None:
        return
    if session.is_remote:
        yield Choice(say("play-say"), _say, key="s")
    others = [seat for seat in session.people if seat != scene.seat]
    if others and not session.is_remote:
        yield Choice(say("play-hand-on"), partial(_hand_on, scene, others), key="k")


def _go_on() -> Choice:
    return Choice(say("play-go-on"), at_once(GoOn()), key="space", kind="go-on")


def _say() -> Dialogue:
    text = yield from typed(say("web-say"), LONGEST_CHAT)
    return None if text is None else Say(text)


def _hand_on(scene: Scene, others: list[int]) -> Dialogue:
    seat = yield from chosen(say("play-hand-on"), [(scene.name(seat), seat) for seat in others])
    return None if seat is None else HandTo(seat)


def perform(session: Session, seat: int, intent: object) -> str | None:
    """Do what was chosen in the end; what comes back is why not."""
    match intent:
        case Play(action):
            return session.play(seat, action)
        case Say(text):
            return session.say(seat, text)
        case HandTo(other):
            session.hand_to(other)
        case GoOn():
            session.go_on(seat)
    return None
