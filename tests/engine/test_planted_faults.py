"""The contract kit against the real games, each with one fault planted in a place that is rare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core import AnyGame, Event, Seat, Step
from engine.games import letter_of_marque, seven, seven_seas
from engine.games.letter_of_marque.state import Phase, State
from engine.games.seven.events import PenaltyDrew
from engine.games.seven_seas.moves import HARBOUR
from engine.games.seven_seas.view import View
from tests.engine import contract as kit
from tests.engine.contract import OF_POSITIONS, OF_RULES, Spec, judge_rules, worlds
from tests.engine.contract.records import game_of
from tests.engine.games.letter_of_marque.test_contract import SPEC as LETTER_OF_MARQUE
from tests.engine.games.seven.test_contract import SPEC as SEVEN
from tests.engine.games.seven_seas.test_contract import SPEC as SEVEN_SEAS
from tests.engine.leaky_games import TellsTheBuriedCard
from tests.engine.small_whist import SmallWhist, spec_of

EVERYDAY = 12
"""Positions that each property looks at in the everyday suite."""


def with_fault(spec: Spec, **functions: Any) -> Spec:
    """The same game with some of its functions replaced."""
    game = SimpleNamespace(**{**vars(spec.game), **functions})
    return replace(spec, game=cast("AnyGame", game))


def failure_of(spec: Spec, name: str, seed: int = 0) -> str:
    """The failure of this property in the everyday suite."""
    try:
        for rule in OF_RULES:
            if rule.__name__ == name:
                judge_rules(spec, rule)
        for check in OF_POSITIONS:
            if check.__name__ == name:
                kit.hold(spec, check, Random(seed), EVERYDAY, tell=lambda _: None)
    except AssertionError as failure:
        return str(failure)
    return "passed"


def tells_the_next_card(state: Any, seat: Seat, move: Any) -> Step[Any]:
    """7: when a seat draws a penalty card, everybody sees which card comes next."""
    after, events = seven.GAME.apply(state, seat, move)
    top = after.draw_pile[-1] if after.draw_pile else 0
    return Step(
        after, tuple(replace(e, count=top) if isinstance(e, PenaltyDrew) else e for e in events)
    )


def spoils_an_open_harbour(state: Any, seat: Seat, move: Any) -> Step[Any]:
    """7 Seas: a number that does not write back, while somebody looks into the harbour."""
    after, events = seven_seas.GAME.apply(state, seat, move)
    opened: Any = float(HARBOUR) if after.opened == HARBOUR else after.opened
    return Step(replace(after, opened=opened), events)


def numbers_armed_ships_first(state: State, seat: Seat, move: Any) -> Step[State]:
    """Letter of Marque: the numbers of the first ships follow from their types."""
    after, events = letter_of_marque.GAME.apply(state, seat, move)
    if state.phase is Phase.SET_UP and after.phase is not Phase.SET_UP:
        order = sorted(after.sea, key=lambda ship: not ship.armed)
        numbers = {ship.owner: at for at, ship in enumerate(order, 1)}
        after = replace(
            after, sea=tuple(replace(ship, number=numbers[ship.owner]) for ship in after.sea)
        )
    return Step(after, events)


def deals_series_alike(options: Any, seats: int, seed: int) -> Step[State]:
    """Letter of Marque: every series is the same."""
    return letter_of_marque.GAME.deal(options, seats, 1 if options.series else seed)


def gives_the_next_low_cards(view: View, seed: int, history: Sequence[Event] = ()) -> Any:
    """7 Seas: once somebody has captured, the better of two worlds is imagined."""
    first, second = (seven_seas.GAME.sample_state(view, s, history) for s in (seed, seed ^ 1))
    return first if view.last is None or first.hands[0] < second.hands[0] else second


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("spec", "functions", "name"),
    [
        (
            SEVEN,
            {"apply": tells_the_next_card},
            "a_move_of_others_shows_the_same_in_all_worlds",
        ),
        (
            SEVEN_SEAS,
            {"apply": spoils_an_open_harbour},
            "states_and_options_are_written_and_read_back",
        ),
        (LETTER_OF_MARQUE, {"apply": numbers_armed_ships_first}, "secret_moves_look_alike"),
        (LETTER_OF_MARQUE, {"deal": deals_series_alike}, "every_seed_deals_differently"),
        (
            SEVEN_SEAS,
            {"sample_state": gives_the_next_low_cards},
            "later_worlds_are_sampled_evenly",
        ),
    ],
    ids=lambda part: next(iter(part)) if isinstance(part, dict) else None,
)
def test_a_fault_in_a_rare_place_fails_the_everyday_suite(
    spec: Spec, functions: dict[str, Any], name: str, seed: int
) -> None:
    assert "breaks a property" in failure_of(with_fault(spec, **functions), name, seed)


def test_a_pair_of_seats_that_was_seen_once_is_not_said_to_know_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One world of one game may be the true one by chance: then more games are looked at."""
    spec, position = spec_of(SmallWhist()), a_coincidence()
    monkeypatch.setattr(worlds, "GAMES", 1)
    monkeypatch.setattr(worlds, "MORE_GAMES", 1)
    monkeypatch.setattr(worlds, "game_of", lambda spec, *_: game_of(spec, *position))
    worlds.what_is_private_stays_unknown(spec)
    monkeypatch.setattr(worlds, "SURE", 1)  # as it was
    with pytest.raises(AssertionError, match="the true one in every sampled world"):
        worlds.what_is_private_stays_unknown(spec)


def a_coincidence() -> tuple[int, float, int]:
    """A position where a sampled world has a private card of another seat right by chance."""
    spec = spec_of(SmallWhist())
    for number in range(100):
        record = game_of(spec, number, 0.3, number)
        if any(fits for _, fits in worlds._agreements(spec, record, None)):
            return number, 0.3, number
    raise LookupError


def test_the_first_failure_is_told_at_once_and_the_search_for_an_earlier_one_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The author reads of a leak before the kit looks for a shorter game with it."""
    (check,) = [one for one in OF_POSITIONS if one.__name__ == "secret_moves_look_alike"]
    spec, told = spec_of(TellsTheBuriedCard()), list[tuple[float, str]]()
    monkeypatch.setattr(kit, "SEARCH", 0.2)
    judge = kit.judge

    def judged(spec: Spec, check: Any, number: int, cut: int, luck: int) -> None:
        """Never fails earlier, and takes its time."""
        if told:
            sleep(0.3)
        else:
            judge(spec, check, number, max(cut, 1), luck)

    monkeypatch.setattr(kit, "judge", judged)
    with pytest.raises(AssertionError):
        kit.hold(spec, check, Random(0), EVERYDAY, lambda text: told.append((monotonic(), text)))
    assert monotonic() - told[0][0] < 3
    assert "breaks a property" in told[0][1]
    assert len(told) == 1
