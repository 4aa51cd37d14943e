"""What became of the room for deals in recorded games: ``python -m bench.deal_audit game-*.jsonl``.

``rostra arena`` records games with ``--records``. For every turn the best bot's judgement, with fresh luck,
tells whether there was room for a deal about consent: one by which all who sign gain more than the noise.
A deeper search, which plays on more games and farther, tells of the deals that were struck whether another
between the same players would have been better for all of them, and whether somebody lost by it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import rostra
from rostra.bots.quo_vadis.best import HASTE, MARGIN, Best
from rostra.bots.quo_vadis.blended import Blended
from rostra.bots.quo_vadis.learned import Learned
from rostra.bots.quo_vadis.negotiation import Bargain, Negotiation
from rostra.bots.quo_vadis.outlook import Appraiser, Outlook, outlook
from rostra.bots.quo_vadis.prospects import NONE, Prospect, Turn, after, consents
from rostra.bots.quo_vadis.simulated import Simulated
from rostra.bots.quo_vadis.terms import Terms, terms_of
from rostra.games.quo_vadis.forms import number
from rostra.games.quo_vadis.positions import from_position
from rostra.games.quo_vadis.state import ACTION, State
from rostra.table.records import load

NOISE = LOSS = 0.02
"""Room is where everybody gains more than this, and a loss where somebody loses more: 2 points of a chance,
whatever margins the bots keep."""
LUCK, FRESH = 7, 7_000_000


@dataclass(slots=True)
class Audit:
    """Turns and deals, counted."""

    games: int = 0
    turns: int = 0
    room: int = 0
    """Turns with room for a deal."""
    taken: int = 0
    """Of these, turns in which a deal was struck, or consent was given for nothing."""
    deals: int = 0
    """Deals about consent that were struck and used."""
    pareto: int = 0
    """Of these, deals that no other between the same players beats for all of them."""
    signed: int = 0
    """Signatures under these deals."""
    lost: int = 0
    """Of these, signatures by which somebody lost more than two points."""

    def add(self, other: Audit) -> None:
        """Count another game in."""
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))

    def told(self) -> str:
        """The figures."""
        return (
            f"{self.games} games, {self.turns / self.games:.0f} turns and "
            f"{self.deals / self.games:.1f} deals a game; "
            f"struck in {_share(self.taken, self.room)} of {self.room} turns with room; "
            f"{_share(self.pareto, self.deals)} of {self.deals} deals Pareto-optimal; "
            f"{_share(self.lost, self.signed)} of {self.signed} signatures a loss of over 2 points"
        )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "none"


@dataclass(frozen=True, slots=True)
class Played:
    """A turn as it was played: the state it began with, and the moves."""

    state: State
    moves: list[int]


def turns(record: dict[str, Any]) -> tuple[dict[int, Played], list[dict[str, Any]]]:
    """Every turn of a recorded game, and all deals."""
    actions = record["actions"]
    table = rostra.replay({**record, "actions": [], "result": None})
    played: dict[int, Played] = {}
    for entry in actions:
        state = from_position(table.setup, table.position())
        if state.stage == ACTION:
            played.setdefault(state.turn, Played(state, []))
        if entry["action"]["type"] in ("place", "advance", "caesar", "decline"):
            move = number(state, entry["seat"], entry["action"])
            assert isinstance(move, int)
            played[state.turn].moves.append(move)
        table.play(entry["seat"], entry["action"])
    return played, table.view(None)["deals"]


def audited(record: dict[str, Any], judge: Appraiser, deep: Appraiser) -> Audit:
    """What became of the room for deals in one game."""
    played, deals = turns(record)
    audit = Audit(games=1, turns=len(played))
    for turn, there in played.items():
        settled = [deal for deal in deals if deal["turn"] == turn and deal["status"] == "settled"]
        struck = [terms_of(deal, there.state.to_move, turn) for deal in settled]
        struck = [terms for terms in struck if terms.supports]
        now = outlook(judge, Turn(there.state))
        talks = Negotiation(judge, now, now.with_care(judge, LUCK), LUCK)
        bargains = talks.bargains()
        if any(_has_room(talks, now, bargain) for bargain in talks.chosen(talks.fair(bargains), 1.0)):
            audit.room += 1
            audit.taken += bool(struck) or _uses_others(there)
        for terms in struck:
            _judge(audit, there, terms, talks, now, bargains, deep)
    return audit


def _has_room(talks: Negotiation, now: Outlook, bargain: Bargain) -> bool:
    """Whether everybody gains more than the noise, and does so with fresh luck too."""
    if talks.room(bargain) <= NOISE:
        return False
    before = now.with_care(talks.appraiser, FRESH)
    (later,) = talks.appraiser.look([after(talks.turn.state, bargain.prospect)], FRESH)
    return all(later[seat] - before[seat] > NOISE for seat in (talks.mover, *bargain.helpers))


def _uses_others(there: Played) -> bool:
    return any(seat != there.state.to_move for seat in consents(there.moves[0])[1])


def _judge(
    audit: Audit,
    there: Played,
    terms: Terms,
    talks: Negotiation,
    now: Outlook,
    bargains: Sequence[Bargain],
    deep: Appraiser,
) -> None:
    """Count one deal as it was carried out."""
    mover = there.state.to_move
    signed = sorted({mover, *(support.seat for support in terms.supports)})
    done = Prospect(there.moves[0], there.moves[1] if len(there.moves) > 1 else NONE, terms.payments)
    (chances,) = talks.appraiser.look([after(there.state, done)], LUCK)
    others = [
        deal.prospect
        for deal in bargains
        if sorted({mover, *deal.helpers}) == signed
        and all(
            deal.chances[seat] > chances[seat] - NOISE for seat in signed
        )  # the others are not worth a look
    ]
    prospects = [done, *{prospect: None for prospect in others if prospect != done}]
    later, *rivals = deep.look([after(there.state, prospect) for prospect in prospects], FRESH + 1)
    audit.deals += 1
    audit.pareto += not any(all(row[seat] > later[seat] + NOISE / 2 for seat in signed) for row in rivals)
    before = now.with_care(deep, FRESH + 1)
    audit.signed += len(signed)
    audit.lost += sum(later[seat] < before[seat] - LOSS for seat in signed)


def deeper() -> Appraiser:
    """The best bot's judgement with many more games played on, more than twice as far."""
    return Blended(Learned(looks=200, rounds=5), Simulated(glances=200, looks=3000), HASTE, MARGIN)


def records(names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The games of the files named."""
    for name in names:
        yield load(Path(name).read_text("utf-8"))


def main(names: Sequence[str]) -> int:
    """Print the figures as they come in."""
    judge, deep, audit = Best.make(), deeper(), Audit()
    for record in records(names):
        audit.add(audited(record, judge, deep))
        print(audit.told(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
