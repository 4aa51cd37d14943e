"""How games ended for people: written in the transaction that ends a game, so that each counts once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce

from rostra.server.bot_ratings import rating_of
from rostra.server.storage.connection import Connection
from rostra.server.storage.rows import SEATS, SeatRow, Standing

MODEL: Any = PlackettLuce()
"""With a little drift (tau): people get better, so a rating never becomes quite certain."""

Rating = tuple[float, float]
"""Mu and sigma."""


def record(db: Connection, table: str, at: float, standings: Sequence[Standing]) -> None:
    """Record how a game ended for everybody who has one seat; rate it, where it counts.

    Who has several seats (on one device) is not recorded: nobody knows which of them they were.
    """
    game, league = db.execute("SELECT game, league FROM tables WHERE id = ?", (table,)).fetchone()
    sql = f"SELECT {SEATS.columns} FROM seats WHERE table_id = ? ORDER BY seat"
    rows = db.execute(sql, (table,)).fetchall()
    seats = [SEATS.struct(row) for row in rows]
    owners = Counter(seat.owner for seat in seats if seat.owner is not None)
    alone = [seat for seat in seats if seat.owner is not None and owners[seat.owner] == 1]
    people = [standings[seat.seat] for seat in seats if seat.owner is not None]
    is_new = False
    for seat in alone:
        own = standings[seat.seat]
        beaten = sum(other.place > own.place for other in people)
        values = (table, seat.seat, seat.owner, seat.name or "", game, at, len(seats), own.place)
        insert = (
            "INSERT INTO results (table_id, seat, owner, name, game, at, players, place, won, beaten, league)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO NOTHING"
        )
        is_new |= db.execute(insert, (*values, int(own.won), beaten, league)).rowcount == 1
    if is_new and len(owners) > 1 and len(alone) == len(people):
        _rate(db, table, game, seats, standings)


def _rate(
    db: Connection, table: str, game: str, seats: Sequence[SeatRow], standings: Sequence[Standing]
) -> None:
    """Rate those who keep their name. Guests count as somebody new, bots as what they are known to be."""
    owners = [seat.owner for seat in seats if seat.owner is not None]
    known = f"SELECT id FROM people WHERE id IN ({', '.join('?' * len(owners))}) ORDER BY id"
    people = [str(id) for (id,) in db.execute(known, owners).fetchall()]
    sides = sorted({standing.side for standing in standings})
    if not people or len(sides) == 1:
        return
    before = {person: _counted(db, person, game) for person in people}
    teams = [[s for s in standings if s.side == side] for side in sides]
    ratings = [[_before(before, game, seats[s.seat]) for s in team] for team in teams]
    after = MODEL.rate(
        [[MODEL.rating(mu, sigma) for mu, sigma in team] for team in ratings],
        ranks=[min(s.place for s in team) for team in teams],
    )
    for team, rated in zip(teams, after, strict=True):
        for standing, rating in zip(team, rated, strict=True):
            owner = seats[standing.seat].owner
            if owner in before:
                values = (rating.mu, rating.sigma)
                own = "UPDATE ratings SET mu = ?, sigma = ? WHERE person = ? AND game = ?"
                db.execute(own, (*values, owner, game))
                then = "UPDATE results SET mu = ?, sigma = ? WHERE table_id = ? AND seat = ?"
                db.execute(then, (*values, table, standing.seat))


def _counted(db: Connection, person: str, game: str) -> Rating:
    """The rating of somebody, with one game more.

    That comes first: nobody else changes the row then until this is committed, at whatever server.
    """
    new = MODEL.rating()
    db.execute(
        "INSERT INTO ratings (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, 1)"
        " ON CONFLICT (person, game) DO UPDATE SET games = ratings.games + 1",
        (person, game, new.mu, new.sigma),
    )
    found = "SELECT mu, sigma FROM ratings WHERE person = ? AND game = ?"
    mu, sigma = db.execute(found, (person, game)).fetchone()
    return mu, sigma


def _before(people: dict[str, Rating], game: str, seat: SeatRow) -> Rating:
    if seat.owner is not None:
        new = MODEL.rating()
        return people.get(seat.owner, (new.mu, new.sigma))
    return rating_of(game, seat.level or "")
