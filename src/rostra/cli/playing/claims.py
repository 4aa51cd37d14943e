"""Claims of Idus Martii at the keyboard: anything may be said, true or not (I17)."""

from __future__ import annotations

from collections.abc import Iterator

from rostra.cli.display import Action
from rostra.cli.playing.dialogue import Choice, Dialogue, Play, Step, chosen
from rostra.cli.playing.session import Scene
from rostra.games.idus_martii.claims import KEYS
from rostra.games.idus_martii.components import FACTIONS, VOTE_CARDS
from rostra.words import say

ASKED = ("round", "aedile", "seat", "card")
"""The parts of a claim in the order in which they are asked for."""


def choices(scene: Scene) -> Iterator[Choice]:
    """To claim something, as long as the game runs."""
    if scene.seat is not None and scene.view["stage"] != "over":
        yield Choice(say("play-claim"), lambda: claim(scene), key="o")


def claim(scene: Scene) -> Dialogue:
    """What is claimed, part by part."""
    subjects = [(say("play-claim-about", {"about": about}), about) for about in KEYS]
    about = yield from chosen(say("play-claim"), subjects)
    if about is None:
        return None
    action: Action = {"type": "claim", "about": about}
    for part in ASKED:
        if part in KEYS[about]:
            found = yield from _part(scene, about, part)
            if found is None:
                return None
            action[part] = found
    return Play(action)


def _part(scene: Scene, about: str, part: str) -> Step[int | str | None]:
    title = say("play-claim-part", {"part": part})
    options: list[tuple[str, int | str]]
    if part == "round":
        rounds = range(scene.view["turn"], 0, -1)
        options = [(say("play-claim-round", {"round": number}), number) for number in rounds]
    elif part == "card":
        cards = FACTIONS if about == "faction" else VOTE_CARDS
        options = [(say("card-name", {"card": card}), card) for card in cards]
    else:
        others = [seat for seat in range(scene.view["players"]) if seat != scene.seat]
        options = [(scene.name(seat), seat) for seat in others]
    return (yield from chosen(title, options))
