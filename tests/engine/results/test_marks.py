"""Each mark is earned by what it says, by nobody else, and by nothing less."""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core import Event, GameOver, Outcome, RoundEnded, Seat, Step, Termination, Traits
from engine.games import GAMES
from engine.games.letter_of_marque import events as lom
from engine.games.letter_of_marque.state import Phase, Ship
from engine.games.seven import events as seven
from engine.games.seven_seals import events as seals
from engine.games.seven_seals.state import Colour
from engine.games.seven_seas import events as seas
from engine.games.seven_seas.cards import BY_NOTATION, KING
from engine.games.seven_seas.moves import HARBOUR
from engine.players.base import Level
from engine.results import marks
from engine.results.marks import FIRSTS, feats_of, marks_of
from engine.tables.model.result import Result
from engine.tables.model.table import Player, Status, TableSettings
from engine.tables.model.voyage import AtSea, sea_of
from engine.tables.replay import Replay
from tests.catalogue import SAY
from tests.engine.tables.recorded import random_game, rows_of, table_of

G1 = BY_NOTATION["g1"]
SHIPS = (Ship(1, 0, 7, False, False), Ship(2, 0, 7, True, False))
GUN = SimpleNamespace(cannons=1, hidden=(1, 2))
AT_SEA = SimpleNamespace(phase=Phase.TURN, turn=1, round=1, fleets=(GUN,) * 2, sea=SHIPS)
STATE = SimpleNamespace(hands=((),) * 4, chests=((),) * 2, **vars(AT_SEA))
DREW = seven.PenaltyDrew(0, 1)
ENDED = RoundEnded(1, (0, 0, 0, 0))
SCORED = [seas.CategoryScored(category, (9, 0), (0,), 1) for category in seas.Category]
ATTACK = lom.Attacked(1, 2, 0, 5, False, 2)
ARMED = lom.ShownArmed(1, 2, 0, 5, 1)
ENTERED = [lom.EnteredPort(0, *at, False) for at in ((1, 7), (2, 7), (1, 6))]
CLEARED = seas.Cleared(0)
OFFERED = seas.NickOffered(3, (HARBOUR,))
DECLINED = [OFFERED, seas.NickDeclined(3)]
TRUE, FALSE = seals.PlayerScored(0, 0, 0, 0, 0), seals.PlayerScored(0, 0, 0, 1, 3)
SABOTEUR = [seals.SaboteurScored(2, 4, *kept) for kept in ((4, 0), (3, 1))]
TAKEN = seals.SealTaken(1, Colour.RED, 0)
SEAS, MARQUE, SEALS = "seven-seas", "letter-of-marque", "seven-seals"


def said(*numbers: int) -> Event:
    """The prediction of the first seat."""
    return seals.Predicted(0, numbers)


def own(key: str, events: Iterable[Event]) -> set[tuple[Seat, str]]:
    """The marks of a game in which these things happened."""
    steps: list[Step[Any]] = [Step(STATE, ()), Step(STATE, tuple(events))]
    return set(GAMES[key].traits.earned(steps))


@pytest.mark.parametrize(
    ("key", "mark", "seats", "earning", "short"),
    [
        (SEAS, "clearings", {0}, [CLEARED] * 3, [CLEARED] * 2),
        (SEAS, "clearings", {0}, [CLEARED] * 3, [CLEARED, CLEARED, ENDED, CLEARED]),
        (SEAS, "pirate", {1}, [seas.CardKept(1, HARBOUR, KING)], [seas.CardKept(1, HARBOUR, G1)]),
        (SEAS, "sweep", {0, 2}, [*SCORED, ENDED], [*SCORED[1:], ENDED]),
        (SEAS, "clean-hands", {3}, DECLINED * 2, [*DECLINED * 2, OFFERED, seas.Nicked(3, HARBOUR)]),
        (MARQUE, "seven-home", {0}, ENTERED[:1], ENTERED[1:]),
        (MARQUE, "guns", {0}, [ARMED] * 4, [ARMED] * 3),
        (MARQUE, "no-shot", {1}, [GameOver((1,))], [ATTACK, GameOver((1,))]),
        ("seven", "sevens", {2}, [seven.SevenMade(2, 3)] * 4, [seven.SevenMade(2, 3)] * 3),
        ("seven", "tall", {2}, [seven.SevenMade(2, 8)], [seven.SevenMade(2, 7)]),
        ("seven", "no-penalty", {0}, [GameOver((0,))], [DREW, GameOver((0,))]),
        (SEALS, "nothing", {0}, [said(0, 0, 0, 0, 0), TRUE], [said(0, 0, 0, 0, 1), TRUE]),
        (SEALS, "nothing", {0}, [said(0, 0, 0, 0, 0), TRUE], [said(0, 0, 0, 0, 0), FALSE]),
        (SEALS, "sharp", {0}, [said(1, 1, 1, 1, 1), TRUE], [said(1, 1, 1, 1, 0), TRUE]),
        (SEALS, "robber", {1}, [TAKEN] * 2, [TAKEN, ENDED, TAKEN]),
        (SEALS, "sabotage", {2}, SABOTEUR[:1], SABOTEUR[1:]),
    ],
)
def test_a_mark_of_one_game(
    key: str, mark: str, seats: set[Seat], earning: list[Event], short: list[Event]
) -> None:
    assert {seat for seat, found in own(key, earning) if found == mark} == seats
    assert mark not in {found for _, found in own(key, short)}


def replay_of(points: tuple[int, ...], *events: Event, **levels: Level) -> Replay:
    """A game of 7 that ended with these points, and in which these things happened."""
    record = random_game("seven", 1)
    people = [Player("A", 101), *(Player("C", None, levels.get("others")) for _ in points[1:])]
    table = replace(table_of("seven", record, *people), status=Status.FINISHED)
    places = tuple(1 + sum(other > own for other in points) for own in points)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    over = Outcome(points, places, winners, Termination.TARGET)
    game: Any = SimpleNamespace(key="toy", traits=Traits(), outcome=lambda _: over)
    return Replay(game, table, (Step(STATE, (*events, GameOver(winners))),))


def test_a_win_by_one_point_earns_a_mark() -> None:
    assert marks_of(replay_of((4, 5, 2))) == ((1, "finish"),)
    assert marks_of(replay_of((4, 6, 2))) == ()
    assert marks_of(replay_of((5, 5, 4))) == ((0, "finish"), (1, "finish"))


def test_a_winner_who_was_last_at_half_time_earns_the_comeback() -> None:
    rounds = [RoundEnded(n, gained) for n, gained in enumerate([(0, 2), (0, 2), (9, 0), (9, 0)], 1)]
    assert marks_of(replay_of((18, 4), *rounds)) == ((0, "comeback"),)
    assert marks_of(replay_of((18, 40), *rounds)) == ()
    assert marks_of(replay_of((18, 4), *rounds[:3])) == ()


def test_only_a_captain_is_robbed_as_one() -> None:
    taken = [seas.Nicked(0, 1), lom.ShownDefenceless(0, 1, 1, 5), seals.SealTaken(0, Colour.RED, 1)]
    for event in taken:
        assert marks_of(replay_of((9, 0), event, others=Level.CAPTAIN)) == ((0, "captain"),)
        assert marks_of(replay_of((9, 0), event, others=Level.MATE)) == ()
    assert marks_of(replay_of((9, 0), seas.Nicked(0, HARBOUR), others=Level.CAPTAIN)) == ()


def placed(seat: Seat, place: int, side: int, *, left: bool = False) -> Result:
    """The result of a seat; the first one is a person's."""
    person, over = 101 if seat == 0 else None, Termination.TARGET
    started = (False, False, 0.0, 9.0, 9, over, left)
    return Result(1, seat, None, "seven", 3, person, side, place, 0, *started)


@pytest.mark.parametrize(
    ("places", "given", "names", "won"),
    [
        ((1, 2, 3), {"level": Level.CAPTAIN}, ["captain", "win"], 1),
        ((2, 1, 3), {"level": Level.CAPTAIN}, ["captain"], 0),
        ((3, 1, 2), {"level": Level.CAPTAIN}, [], 0),
        ((1, 1, 1), {"level": Level.CAPTAIN}, ["win"], 1),  # nobody is behind
        ((1, 2, 3), {"level": Level.MATE}, ["win"], 1),
        ((2, 1, 3), {"level": Level.MATE, "rival": True}, ["Odo", "Odo"], 0),
        ((1, 1, 2), {"level": Level.MATE, "rival": True, "sides": (0, 0, 1)}, ["Odo", "win"], 1),
        ((1, 2, 3), {"level": Level.CAPTAIN, "left": True}, [], 0),
        ((1, 2, 3), {"level": Level.CAPTAIN, "status": Status.CLOSED}, [], 0),
    ],
)
def test_a_first_place_and_a_captain_behind_earn_marks_and_rivals_are_met(
    places: tuple[int, ...], given: dict[str, Any], names: list[str], won: int
) -> None:
    sides, left = given.get("sides", (0, 1, 2)), given.get("left", False)
    own, *others = map(placed, range(3), places, sides)
    odo = Player("Odo", None, given["level"], rival=given.get("rival", False))
    table = replace(replay_of(places).table, players=(Player("A", 101), odo, odo))
    table = replace(table, status=given.get("status", Status.FINISHED))
    found = [*feats_of(table, [replace(own, left=left), *others])]
    assert found == [(101, "seven", name, won) for name in names]


@pytest.mark.parametrize(
    ("at", "names", "won"),
    [
        (AtSea(3, 1), ["Juno", "Silas", "sea"], 1),  # a partner is no rival
        (AtSea(3, 0, 2, failed=1), ["Juno", "Silas"], 0),
        (AtSea(3, 2), ["Juno", "Bram", "sea"], 1),
        (AtSea(3, 2, 1), ["Juno", "Bram"], 1),
        (AtSea(3, 7, 3), ["Juno", "Bram", "Silas", "sea", "voyage"], 1),
        (AtSea(3, 6, 0, failed=1), ["Juno", "Bram", "Silas"], 0),
    ],
)
def test_a_sea_that_is_crossed_with_all_masts_earns_a_mark_and_so_does_the_last(
    at: AtSea, names: list[str], won: int
) -> None:
    crew = [Player(name, None, Level.MATE, rival=True) for name in ("Juno", "Bram", "Silas")]
    crew = crew[: len(sea_of(AtSea(at.week, at.crossed - won)).rivals)]
    table = replace(replay_of((9, 0)).table, host=101, players=(Player("A", 101), *crew))
    table = replace(table, settings=TableSettings(voyage=at), status=Status.CLOSED)
    assert [*feats_of(table, ())] == [(101, "seven", name, won) for name in names]
    assert not [*feats_of(replace(table, status=Status.RUNNING), ())], "it goes on"


def test_a_game_that_is_not_over_has_no_marks() -> None:
    record = random_game("seven", 1)
    table = table_of("seven", record, *(Player("A", seat) for seat in range(record.seats)))
    dealt = GAMES["seven"].deal(record.options, record.seats, record.seed)
    assert rows_of("seven", record)
    assert marks_of(Replay(GAMES["seven"], table, (dealt,))) == ()


def test_every_mark_has_words() -> None:
    for key in (key for key, game in GAMES.items() if game.traits.earned is not Traits().earned):
        source = Path(__file__).parents[3] / f"engine/games/{key.replace('-', '_')}/marks.py"
        names = set(re.findall(r'seat, "([a-z-]+)"|owner, "([a-z-]+)"', source.read_text("utf-8")))
        assert names
        assert len(names) + len(FIRSTS) <= 8
        for name in (first or second for first, second in names):
            assert SAY(f"mark-{key}-{name}")
    shared = re.findall(r'seat, "([a-z-]+)"\)', Path(marks.__file__).read_text("utf-8"))
    assert set(shared) == {"captain", "finish", "comeback"}
    assert all(SAY(f"mark-{name}") for name in shared)
