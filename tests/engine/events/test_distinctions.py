"""The distinctions of an evening: each is true of its people, and of nobody else at the tables."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core import By, Event, Outcome, RoundEnded, Seat, Step, Termination, Traits
from engine.events.evening import COMEBACK, RIVAL, ROBBED, Distinction, distinctions
from engine.games import GAMES
from engine.games.letter_of_marque import events as lom
from engine.games.seven import events as seven
from engine.games.seven_seals import events as seals
from engine.games.seven_seals.state import Colour
from engine.games.seven_seas import events as seas
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.cards import BY_NOTATION
from engine.players.base import Level
from engine.tables.model.table import Player
from engine.tables.ports import MoveRow
from engine.tables.replay import Replay
from tests.engine.results.test_marks import ENTERED, MARQUE, SEALS, SEAS, STATE, replay_of

ANNA, BEN, CHLOE = 101, 102, 103
PEOPLE = tuple(Player(name, user) for name, user in (("A", ANNA), ("B", BEN), ("C", CHLOE)))
CARDS = tuple(BY_NOTATION[name] for name in ("g1", "g2", "g3", "g4"))
CLEARED = seas.Cleared(0)


def took(count: int) -> Event:
    return seas.Captured(0, CARDS[0], CARDS[:count], next(iter(CaptureRule)))


def predicted(points: int, won: int, said: int) -> Event:
    return seals.PlayerScored(0, 0, 0, 0, points, won, said)


@pytest.mark.parametrize(
    ("key", "size", "enough", "short"),
    [
        (MARQUE, 6, ENTERED[2:], [lom.EnteredPort(0, 3, 6, False)]),
        (MARQUE, 7, ENTERED[:1], ENTERED[1:2]),
        (SEAS, 4, [took(4), CLEARED], [took(4), ENTERED[0], CLEARED]),
        (SEAS, 4, [took(4), CLEARED], [took(3), CLEARED]),
        (SEALS, 4, [predicted(0, 4, 4)], [predicted(0, 3, 3)]),
        (SEALS, 5, [predicted(0, 5, 5)], [predicted(2, 5, 5)]),
        (SEALS, 4, [predicted(0, 4, 4)], [predicted(0, 5, 4)]),
        ("seven", 8, [seven.SevenMade(0, 8)], [seven.SevenMade(0, 7)]),
    ],
)
def test_the_feat_of_a_game(key: str, size: int, enough: list[Event], short: list[Event]) -> None:
    def done(events: Sequence[Event]) -> list[tuple[int, Seat]]:
        steps: list[Step[Any]] = [Step(STATE, ()), Step(STATE, tuple(events))]
        return [(size, event.seat) for size, event in GAMES[key].traits.feats(steps)]

    assert done(enough) == [(size, 0)]
    assert done(short) == []


Feat = seven.Drew
"""The feat of a toy game, which counts the cards."""


def robbed(*pairs: tuple[Seat, Seat]) -> list[Event]:
    return [seals.SealTaken(seat, Colour.RED, victim) for seat, victim in pairs]


def game(
    events: Sequence[Event] = (),
    key: str = "toy",
    players: Sequence[Player] = PEOPLE,
    by: By = By.SELF,
    sides: int = 3,
) -> Replay:
    """A game in which these things happened; by: the maker of the first seat's only move."""
    outcome = Outcome((3, 2, 1), (1, 2, 3), (0,), Termination.TARGET)
    done = [(event.count, event) for event in events if isinstance(event, Feat)]
    toy: Any = SimpleNamespace(
        key=key,
        traits=Traits(feats=lambda _: done),
        options=GAMES["seven"].options,
        outcome=lambda _: outcome,
        sides=lambda *_: sides,
    )
    known = replay_of(outcome.points, *events)
    table, row = replace(known.table, players=tuple(players)), MoveRow(0, 0, "", 0.0, by)
    return replace(known, game=toy, table=table, rows=(row,))


def rounds(*points: tuple[int, ...]) -> list[Event]:
    return [RoundEnded(number, gained) for number, gained in enumerate(points, 1)]


LAST = [(0, 1, 1), (0, 1, 1), (9, 0, 0), (9, 0, 0)]
COMPUTERS = (*PEOPLE[:2], Player("Salty", None, Level.MATE))
TAKEN_OVER = (replace(PEOPLE[0], since=5.0), *PEOPLE[1:])
ENOUGH = [(0, 1)] * ROBBED


@pytest.mark.parametrize(
    ("games", "found"),
    [
        ([game()], []),
        ([game([Feat(0, 5), Feat(1, 6)]), game([Feat(2, 4)])], [("toy", (BEN,), 6)]),
        ([game([Feat(0, 5), Feat(0, 5)]), game([Feat(2, 5)])], [("toy", (ANNA, CHLOE), 5)]),
        ([game([Feat(0, 5), Feat(1, 5), Feat(2, 5)])], []),
        ([game([Feat(0, 5), Feat(2, 9)], players=COMPUTERS)], [("toy", (ANNA,), 5)]),
        ([game([Feat(0, 5)], players=TAKEN_OVER)], []),
        ([game([Feat(0, 5), Feat(1, 4)], by=By.CLOCK)], []),
        ([game([Feat(0, 4), Feat(1, 5)], by=By.CLOCK)], [("toy", (BEN,), 5)]),
        ([game(rounds(*LAST))], [(COMEBACK, (ANNA,), 1)]),
        ([game(rounds(*LAST[1:]))], []),
        ([game(rounds(*LAST), by=By.COMPUTER)], []),
        ([game(rounds(*[each[:2] for each in LAST]), players=PEOPLE[:2])], []),
        ([game(robbed((0, 1)), key=key) for key in "abc"], [(RIVAL, (ANNA, BEN), 3)]),
        ([game(robbed(*ENOUGH[1:]))], []),
        ([game(robbed(*ENOUGH, *[(1, 0)] * ROBBED))], []),
        ([game(robbed(*ENOUGH, *[(1, 0)] * 4))], [(RIVAL, (BEN, ANNA), 4)]),
        ([game(robbed(*[(1, 2)] * ROBBED), players=COMPUTERS)], []),
        ([game(robbed(*ENOUGH), sides=1)], []),
        ([game(robbed(*ENOUGH), by=By.COMPUTER)], []),
    ],
)
def test_a_distinction_is_of_people_who_did_most_by_themselves(
    games: list[Replay], found: list[Distinction]
) -> None:
    assert distinctions(games, (ANNA, BEN, CHLOE)) == tuple(found)


def test_three_at_most_and_those_of_different_people_first() -> None:
    kinds = [game([Feat(seat, 1)], key) for key, seat in [("a", 0), ("b", 0), ("c", 1), ("d", 2)]]
    assert [kind for kind, *_ in distinctions(kinds, (ANNA, BEN, CHLOE))] == ["a", "c", "d"]
    assert [kind for kind, *_ in distinctions(kinds[:3], (ANNA, BEN))] == ["a", "c", "b"]
    assert [kind for kind, *_ in distinctions(kinds, (ANNA,))] == ["a", "b"], "nobody else's"
