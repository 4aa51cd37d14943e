"""Why a bot did what it did, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rostra.bots.bot import Reasons
from rostra.kernel.game import Action
from rostra.words import say

NameOf = Callable[[int], str]


def explained(reasons: Reasons, name_of: NameOf | None = None, language: str | None = None) -> str:
    """What it did and what that seemed worth, beside the best of what it left."""

    def name(seat: int) -> str:
        return say("table-seat", {"seat": seat}, language) if name_of is None else name_of(seat)

    def words(form: str, action: Action) -> str:
        return worded(form, action, name, language)

    def worth(message: str, value: float) -> str:
        if reasons.chance is None:
            return say(f"{message}-points", {"points": f"{value:.1f}"}, language)
        return say(f"{message}-chance", {"percent": round(100 * value)}, language)

    done, *others = reasons.options
    told = {"done": words("done", done.action), "worth": worth("why", done.value)}
    left = next((o for o in others if words("done", o.action) != told["done"]), None)
    if left is not None:
        told |= {"instead": words("instead", left.action), "less": worth("why-less", left.value)}
        is_even = worth("why-less", done.value) == told["less"]  # as it is told, that is
        told["than"] = "even" if is_even else "more" if done.value > left.value else "less"
    sentence = say("why-alone" if left is None else "why-compared", told, language)
    if not reasons.simulations:
        return sentence
    return f"{sentence} {say('why-simulations', {'simulations': reasons.simulations}, language)}"


def worded(form: str, action: Action, name: NameOf, language: str | None = None) -> str:
    """An action as what was done or what could have been."""
    data: dict[str, Any] = {key: value for key, value in action.items() if isinstance(value, str | int)}
    for key in ("praetor", "aedile", "seat"):
        if key in data:
            data[key] = name(data[key])
    if "aediles" in action:
        data["first"], data["second"] = map(name, action["aediles"])
    if "card" in data:
        data["card"] = say("card-name", {"card": data["card"]}, language)
    return say(f"why-{form}-{action['type']}", data, language)
