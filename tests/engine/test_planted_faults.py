"""The contract kit against the real games, each with one fault planted in a place that is rare."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core import AnyGame, Event, Seat, Step
from engine.games import seven, seven_seals, seven_seas
from engine.games.seven.events import Blocked
from engine.games.seven.view import View as SevenView
from engine.games.seven_seals.events import TrickWon
from engine.games.seven_seas.moves import HARBOUR
from tests.amounts import amount
from tests.engine.contract import OF_RULES, PROPERTIES, Spec
from tests.engine.games.seven.test_contract import SPEC as SEVEN
from tests.engine.games.seven_seals.test_contract import SPEC as SEVEN_SEALS
from tests.engine.games.seven_seas.test_contract import SPEC as SEVEN_SEAS
from tests.engine.test_conformance import failure_of


def with_fault(spec: Spec, **functions: Any) -> Spec:
    """The same game with some of its functions replaced."""
    game = SimpleNamespace(**{**vars(spec.game), **functions})
    return replace(spec, game=cast("AnyGame", game))


def altered(step: Step[Any], kind: type[Event], **fields: Any) -> Step[Any]:
    """The step with other values in its events of this kind."""
    events = (replace(e, **fields) if type(e) is kind else e for e in step.events)
    return Step(step.state, tuple(events))


# Events that tell too much


def tells_the_seed_when_blocked(state: Any, seat: Seat, move: Any) -> Step[Any]:
    """7: once in a thousand games."""
    return altered(seven.GAME.apply(state, seat, move), Blocked, cards=state.seed)


def shows_the_next_seven_it_all(state: Any, seat: Seat | None) -> SevenView:
    """7: with seven players only, and for one of them only."""
    view = seven.GAME.view(state, seat)
    return replace(view, aside=sum(state.hands[0])) if seat == 3 and len(state.hands) == 7 else view


# Faults elsewhere


def spoils_an_open_harbour(state: Any, seat: Seat, move: Any) -> Step[Any]:
    """7 Seas: a number that does not write back, while somebody looks into the harbour."""
    after, events = seven_seas.GAME.apply(state, seat, move)
    opened: Any = float(HARBOUR) if after.opened == HARBOUR else after.opened
    return Step(replace(after, opened=opened), events)


def turns_sizes_for_spectators(state: Any, seat: Seat | None) -> Any:
    """The Seven Seals: each size of a hand as that of the next seat."""
    view = seven_seals.GAME.view(state, seat)
    sizes = view.hand_sizes[-1:] + view.hand_sizes[:-1]
    return view if seat is not None else replace(view, hand_sizes=sizes)


def names_the_next_winner(state: Any, seat: Seat, move: Any) -> Step[Any]:
    """The Seven Seals: a trick is said to be won by the seat after the right one."""
    step = seven_seals.GAME.apply(state, seat, move)
    won = [event.seat for event in step.events if isinstance(event, TrickWon)]
    return altered(step, TrickWon, seat=(won[0] + 1) % len(state.hands)) if won else step


# Uneven deals and samplers


def gives_the_next_the_highest_trump(view: Any, seed: int, history: Sequence[Event] = ()) -> Any:
    """The Seven Seals: one card too often in one place."""
    worlds = [seven_seals.GAME.sample_state(view, seed + n, history) for n in range(3)]
    following = (view.seat + 1) % len(view.hand_sizes)
    top = max((c for w in worlds for hand in w.hands for c in hand if c.colour == 0), default=None)
    return max(worlds, key=lambda world: top in world.hands[following])


def keeps_the_highest_trump_from_the_leader(options: Any, seats: int, seed: int) -> Step[Any]:
    """The Seven Seals: it is another seat's, each equally often."""
    state, events = seven_seals.GAME.deal(options, seats, seed)
    top = max(card for hand in state.hands for card in hand if card.colour == 0)
    if top in state.hands[state.leader]:
        hands = list(state.hands)
        other = (state.leader + 1 + seed % (seats - 1)) % seats
        hands[state.leader], hands[other] = hands[other], hands[state.leader]
        state = replace(state, hands=tuple(hands))
    return Step(state, events)


FAULTS: tuple[tuple[Spec, dict[str, Any], str], ...] = (
    (SEVEN, {"apply": tells_the_seed_when_blocked}, "no_seed_is_in_sight"),
    (SEVEN, {"view": shows_the_next_seven_it_all}, "a_sampled_world_looks_the_same"),
    (
        SEVEN_SEAS,
        {"apply": spoils_an_open_harbour},
        "states_and_options_are_written_and_read_back",
    ),
    (SEVEN_SEALS, {"sample_state": gives_the_next_the_highest_trump}, "deals_are_sampled_evenly"),
    (SEVEN_SEALS, {"deal": keeps_the_highest_trump_from_the_leader}, "deals_are_even"),
    (SEVEN_SEALS, {"view": turns_sizes_for_spectators}, "spectators_see_what_all_seats_see"),
    (SEVEN_SEALS, {"apply": names_the_next_winner}, "events_name_their_seat"),
)


@pytest.mark.parametrize(
    ("spec", "functions", "name"),
    FAULTS,
    ids=[f"{spec.game.key}-{min(functions)}-{name}" for spec, functions, name in FAULTS],
)
def test_a_fault_in_a_rare_place_fails_the_everyday_suite(
    spec: Spec, functions: dict[str, Any], name: str
) -> None:
    """In each run, unless all runs are the same."""
    broken, same = with_fault(spec, **functions), PROPERTIES[name] in OF_RULES
    for seed in range(1 if same else amount(1, 3)):
        assert "breaks a property" in failure_of(broken, name, seed)
