"""Compares the answers to people's moves with the rows of the database."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import psycopg

from data.base.ports import Server
from tests.stand_in.ledger import MOVED, Pressed

Rows = Mapping[int, Sequence[tuple[int, int | None]]]
"""By table: of each move its number, and whose it is; None: a computer's."""


@dataclass(frozen=True, slots=True)
class Audit:
    """The mismatches; all empty if no acknowledged move was lost or made twice.

    lost: acknowledged, and not there. doubled: one of two moves made from one view of the table.
    unasked: there, and no press led to it. gaps: tables whose moves are not numbered from 0 on.
    rows: how many people made.
    """

    rows: int
    lost: list[Pressed]
    doubled: list[Pressed]
    unasked: list[tuple[int, int]]
    gaps: list[int]


def audited(pressed: Iterable[Pressed], rows: Rows) -> Audit:
    """Match every press with a row, and every row with a press.

    A press leads to a row of its person with a number from the version on which it was drawn, and
    below the one that its answer showed. Acknowledged ones choose first. A second press of a move
    already made shows the hand as it is: that is no second acknowledgement.
    """
    left = {(t, seq): user for t, moves in rows.items() for seq, user in moves if user is not None}
    made = len(left)
    matched = set[tuple[int, int, int]]()
    lost = list[Pressed]()
    doubled = list[Pressed]()
    for each in sorted(pressed, key=_choosing):
        end = len(rows.get(each.table, ())) if each.shown is None else each.shown
        own = (n for n in range(each.version, end) if left.get((each.table, n)) == each.user)
        found, view = next(own, None), (each.table, each.user, each.version)
        if found is not None:
            del left[each.table, found]
            if view in matched:
                doubled.append(each)
            matched.add(view)
        elif each.outcome == MOVED and view not in matched:
            lost.append(each)
    gaps = [t for t, moves in rows.items() if [seq for seq, _ in moves] != [*range(len(moves))]]
    return Audit(made, lost, doubled, list(left), gaps)


def _choosing(each: Pressed) -> tuple[bool, float]:
    """Acknowledged ones in their order, then those that were drawn last."""
    is_told = each.outcome == MOVED
    return not is_told, each.at if is_told else -each.version


def rows_in(server: Server) -> Rows:
    """All moves of all tables."""
    with psycopg.connect(server.url) as connection:
        people = {
            table: [player["user"] for player in json.loads(players)]
            for table, players in connection.execute("SELECT id, players FROM tables")
        }
        found = connection.execute("SELECT table_id, seq, seat FROM moves ORDER BY table_id, seq")
        rows = defaultdict[int, list[tuple[int, int | None]]](list)
        for table, seq, seat in found:
            rows[table].append((seq, people[table][seat]))
    return rows
