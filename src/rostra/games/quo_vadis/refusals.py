"""Why an action is not legal: a number in the rules, a rule and a sentence for people."""

from __future__ import annotations

from rostra.kernel.game import Refusal

LEGAL = 0
(
    GAME_OVER,
    BONUS_FIRST,
    REMOVE_FIRST,
    ANSWER_FIRST,
    RESERVE_EMPTY,
    ENTRY_FULL,
    NONE_TO_ADVANCE,
    NEXT_FULL,
    CAESAR_SUFFICES,
    WRONG_CONSENTS,
    OWN_TOO_FEW,
    NO_CONSENT,
    CAESAR_IS_THERE,
    NO_BONUS,
    NOT_REMOVING,
    TWO_STAY,
    NONE_TO_REMOVE,
    OWN_TURN,
    NOT_NOW,
    NO_CONSENT_NEEDED,
    MOVER_NOT_THERE,
    TOO_MANY_VOTES,
    TOO_FEW_SENATORS,
    PLEDGED_ALREADY,
    NOTHING_PLEDGED,
    NO_CENSUS,
    CENSUS_CLOSED,
    NOT_ASKED,
    NO_MORE_ASKS,
    ASKED_ALREADY,
    PRICE_TOO_HIGH,
) = range(1, 32)

_SENTENCES = {
    GAME_OVER: ("Q15", "quo-game-over"),
    BONUS_FIRST: ("Q14", "quo-bonus-first"),
    REMOVE_FIRST: ("Q25", "quo-remove-first"),
    ANSWER_FIRST: ("Q18", "quo-answer-first"),
    RESERVE_EMPTY: ("Q6", "quo-reserve-empty"),
    ENTRY_FULL: ("Q6", "quo-entry-full"),
    NONE_TO_ADVANCE: ("Q7", "quo-none-to-advance"),
    NEXT_FULL: ("Q7", "quo-next-full"),
    CAESAR_SUFFICES: ("Q13", "quo-caesar-suffices"),
    WRONG_CONSENTS: ("Q8", "quo-wrong-consents"),
    OWN_TOO_FEW: ("Q8", "quo-own-too-few"),
    NO_CONSENT: ("Q9", "quo-no-consent"),
    CAESAR_IS_THERE: ("Q13", "quo-caesar-is-there"),
    NO_BONUS: ("Q14", "quo-no-bonus"),
    NOT_REMOVING: ("Q25", "quo-not-removing"),
    TWO_STAY: ("Q25", "quo-two-stay"),
    NONE_TO_REMOVE: ("Q25", "quo-none-to-remove"),
    OWN_TURN: ("Q9", "quo-own-turn"),
    NOT_NOW: ("Q8", "quo-not-now"),
    NO_CONSENT_NEEDED: ("Q13", "quo-no-consent-needed"),
    MOVER_NOT_THERE: ("Q8", "quo-mover-not-there"),
    TOO_MANY_VOTES: ("Q8", "quo-too-many-votes"),
    TOO_FEW_SENATORS: ("Q8", "quo-too-few-senators"),
    PLEDGED_ALREADY: ("Q9", "quo-pledged-already"),
    NOTHING_PLEDGED: ("Q9", "quo-nothing-pledged"),
    NO_CENSUS: ("Q24", "quo-no-census"),
    CENSUS_CLOSED: ("Q24", "quo-census-closed"),
    NOT_ASKED: ("Q18", "quo-not-asked"),
    NO_MORE_ASKS: ("Q18", "quo-no-more-asks"),
    ASKED_ALREADY: ("Q18", "quo-asked-already"),
    PRICE_TOO_HIGH: ("Q20", "quo-price-too-high"),
}


def refusal(reason: int, **data: str | int) -> Refusal | None:
    """The refusal for a reason of the rules; ``None`` when it is legal."""
    if reason == LEGAL:
        return None
    rule, kind = _SENTENCES[reason]
    return Refusal(rule, kind, data)
