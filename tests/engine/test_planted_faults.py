"""The contract kit against the real games, each with one fault planted in a place that is rare."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core import AnyGame, Event, Seat, Step
from engine.games import letter_of_marque, seven, seven_seals, seven_seas
from engine.games.letter_of_marque.state import Phase, State
from engine.games.seven.events import Blocked, Placed
from engine.games.seven.view import View as SevenView
from engine.games.seven_seals.events import TrickWon
from engine.games.seven_seas.cards import STRENGTH
from engine.games.seven_seas.events import (
    CardsSeen,
    Redealt,
    RoundDealt,
    SourceOpened,
)
from engine.games.seven_seas.moves import HARBOUR
from tests.amounts import amount, one_of
from tests.engine import contract as kit
from tests.engine.contract import Spec
from tests.engine.games.letter_of_marque.test_contract import SPEC as LETTER_OF_MARQUE
from tests.engine.games.seven.test_contract import SPEC as SEVEN
from tests.engine.games.seven_seals.test_contract import SPEC as SEVEN_SEALS
from tests.engine.games.seven_seas.test_contract import SPEC as SEVEN_SEAS
from tests.engine.leaky_games import ShowsTheNeighbour
from tests.engine.test_conformance import EVERYDAY, failure_of, spec_of


@pytest.fixture(autouse=True)
def no_search_for_an_earlier_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "SEARCH", 0.0)


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


def tells_the_strength_of(hand: int, kind: type[Event]) -> Any:
    """7 Seas: how strong a hand is that was just dealt."""

    def told(step: Step[Any]) -> Step[Any]:
        strength = sum(STRENGTH[card] for card in step.state.hands[hand])
        return altered(step, kind, round=strength)

    return {
        "apply": lambda *args: told(seven_seas.GAME.apply(*args)),
        "deal": lambda *args: told(seven_seas.GAME.deal(*args)),
    }


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


def numbers_armed_ships_first(state: State, seat: Seat, move: Any) -> Step[State]:
    """Letter of Marque: the numbers of the first ships follow from their types."""
    after, events = letter_of_marque.GAME.apply(state, seat, move)
    if state.phase is Phase.SET_UP and after.phase is not Phase.SET_UP:
        order = sorted(after.sea, key=lambda ship: not ship.armed)
        numbers = {ship.owner: at for at, ship in enumerate(order, 1)}
        sea = tuple(replace(ship, number=numbers[ship.owner]) for ship in after.sea)
        after = replace(after, sea=sea)
    return Step(after, events)


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


def arms_too_few(view: Any, seed: int, history: Sequence[Event] = ()) -> Any:
    """Letter of Marque: 19.5 % of the hidden ships at sea are armed, and not 40 %."""
    world, draw = letter_of_marque.GAME.sample_state(view, seed, history), Random(seed)
    fleets, sea = list(world.fleets), list(world.sea)
    for at, ship in enumerate(sea):
        fleet = fleets[ship.owner]
        hidden = ship.armed and not ship.shown and ship.owner != view.seat
        if hidden and fleet.defenceless and draw.random() < 0.5125:
            changed = replace(fleet, armed=fleet.armed + 1, defenceless=fleet.defenceless - 1)
            fleets[ship.owner], sea[at] = changed, replace(ship, armed=False)
    return replace(world, fleets=tuple(fleets), sea=tuple(sea))


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
    (SEVEN_SEAS, tells_the_strength_of(1, Redealt), "deals_tell_only_what_they_reveal"),
    (
        SEVEN_SEAS,
        tells_the_strength_of(1, RoundDealt) | {"deal": seven_seas.GAME.deal},
        "a_move_of_others_shows_the_same_in_all_worlds",
    ),
    (
        SEVEN_SEAS,
        {"apply": spoils_an_open_harbour},
        "states_and_options_are_written_and_read_back",
    ),
    (LETTER_OF_MARQUE, {"apply": numbers_armed_ships_first}, "secret_moves_look_alike"),
    (LETTER_OF_MARQUE, {"sample_state": arms_too_few}, "later_worlds_are_sampled_evenly"),
    (SEVEN_SEALS, {"sample_state": gives_the_next_the_highest_trump}, "deals_are_sampled_evenly"),
    (SEVEN_SEALS, {"deal": keeps_the_highest_trump_from_the_leader}, "deals_are_even"),
    (SEVEN_SEALS, {"view": turns_sizes_for_spectators}, "spectators_see_what_all_seats_see"),
    (SEVEN_SEALS, {"apply": names_the_next_winner}, "events_name_their_seat"),
)


@pytest.mark.parametrize(
    ("spec", "functions", "name"),
    one_of(FAULTS, 8, several=True),
    ids=[f"{spec.game.key}-{min(functions)}-{name}" for spec, functions, name in FAULTS],
)
def test_a_fault_in_a_rare_place_fails_the_everyday_suite(
    spec: Spec, functions: dict[str, Any], name: str
) -> None:
    """In each run, unless all runs are the same."""
    broken, same = with_fault(spec, **functions), kit.PROPERTIES[name] in kit.OF_RULES
    for seed in range(1 if same else amount(1, 3)):
        assert "breaks a property" in failure_of(broken, name, seed)


@pytest.mark.parametrize(
    ("spec", "kinds", "attribute", "value", "name"),
    [
        (SEVEN, [SevenView], "choice_is_open", True, "forced_moves_are_no_secret"),
        (SEVEN, [Placed], "reveals", False, "moves_that_can_be_undone_reveal_nothing"),
        (
            SEVEN_SEAS,
            [SourceOpened, CardsSeen],
            "reveals",
            False,
            "moves_that_can_be_undone_reveal_nothing",
        ),
    ],
    ids=["haste", "undone placings", "undone looks"],
)
def test_a_claim_of_openness_fails_the_everyday_suite(
    monkeypatch: pytest.MonkeyPatch,
    spec: Spec,
    kinds: list[type],
    attribute: str,
    value: object,
    name: str,
) -> None:
    """Haste, or a move taken back, would show which cards somebody has."""
    for kind in kinds:
        monkeypatch.setattr(kind, attribute, value)
    broken = with_fault(spec)
    for seed in range(amount(1, 3)):
        assert "breaks a property" in failure_of(broken, name, seed)


@dataclass(frozen=True, slots=True)
class NeverHappens(Event):
    """An event that no game tells."""


def test_an_event_that_never_happens_is_named() -> None:
    events = cast("Any", SimpleNamespace(__name__=__name__, NeverHappens=NeverHappens))
    message = failure_of(replace(SEVEN, events=events), "fixed_games_meet_everything")
    assert "never met: NeverHappens" in message


def test_the_first_failure_is_reported_at_once_and_the_search_for_an_earlier_one_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The author reads of a leak before the kit looks for a shorter game with it."""
    name = "a_sampled_world_looks_the_same"
    spec, told = spec_of(ShowsTheNeighbour()), list[tuple[float, str]]()
    monkeypatch.setattr(kit, "SEARCH", 0.2)
    judge = kit.judge

    def judged(spec: Spec, name: str, number: int, cut: int, luck: int) -> None:
        """Never fails earlier, and takes its time."""
        if told:
            sleep(0.3)
        else:
            judge(spec, name, number, max(cut, 1), luck)

    monkeypatch.setattr(kit, "judge", judged)
    with pytest.raises(AssertionError):
        kit.hold(spec, name, Random(0), EVERYDAY, lambda text: told.append((monotonic(), text)))
    assert monotonic() - told[0][0] < 3
    assert "breaks a property" in told[0][1]
    assert len(told) == 1
