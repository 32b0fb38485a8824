"""The contract kit against the toy game: it passes the right one and fails each broken one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core import AnyGame, Event, RoundEnded, Seat, Step
from engine.games import seven, seven_seals, seven_seas
from engine.games.seven.events import Blocked
from engine.games.seven.view import View as SevenView
from engine.games.seven_seals.events import TrickWon
from engine.games.seven_seas.moves import HARBOUR
from tests.amounts import amount, one_of
from tests.engine import toy_game
from tests.engine.broken_games import PAIRS, ReadsNonsense
from tests.engine.contract import OF_RULES, PROPERTIES, Fixed, Spec, contract, hold, replay, rules
from tests.engine.contract.spec import Broken
from tests.engine.games.seven.test_contract import SPEC as SEVEN
from tests.engine.games.seven_seals.test_contract import SPEC as SEVEN_SEALS
from tests.engine.games.seven_seas.test_contract import SPEC as SEVEN_SEAS
from tests.engine.toy_game import Glimpsed, RoundBegan, Stake, StakeChosen, State, ToyGame

EVERYDAY = 12
"""Positions that each property looks at in the everyday suite, at least."""


def staked(state: State, seat: int) -> tuple[int, ...]:
    """The stake of the seat, once it is chosen."""
    return tuple(filter(None, (state.stakes[seat],)))


def spec_of(game: ToyGame) -> Spec:
    # fifty rounds are for tables; two show as much
    game.house_rules = tuple(replace(rule, values=rule.values[:2]) for rule in game.house_rules)
    return Spec(
        game=game,
        events=toy_game,
        rare=(Fixed({"rounds": 2}, seats=3, seed=10_000_000_000, luck=1),),  # two share the win
        cards_of=toy_game.cards_of,
        private={"hand": lambda state, seat: state.hands[seat], "stake": staked},
        consistent=toy_game.keeps_to,
        of_others=(Glimpsed,),
        for_one_seat=(StakeChosen, Glimpsed),
        revealing={Glimpsed: ("card",), RoundEnded: ("points",), RoundBegan: ("view.hand",)},
        blind=lambda state, seat, draw: draw.choice(game.legal_moves(state, seat)),
        further=lambda draw: {"bells": draw.choice((0, 2))},
        secret=(Stake,),
        longest=200,
    )


TestToyGame = contract(spec_of(ToyGame()))


def failure_of(spec: Spec, name: str, seed: int = 0) -> str:
    """The failure of this property in the everyday suite."""
    try:
        hold(spec, name, Random(seed), EVERYDAY)
    except AssertionError as failure:
        return str(failure)
    return "passed"


def test_every_property_fails_one_toy() -> None:
    assert Counter(name for name, _ in PAIRS) == Counter([*PROPERTIES])


@pytest.mark.parametrize(
    ("name", "game"),
    one_of([*PAIRS[::3], *PAIRS[1::3], *PAIRS[2::3]], len(PAIRS) // 3, several=True),
    ids=lambda part: getattr(part, "__name__", part),
)
def test_the_kit_fails_a_broken_game_in_a_few_words_with_a_line_to_replay_it(
    name: str, game: type[ToyGame]
) -> None:
    message = failure_of(spec_of(game()), name)
    assert message.startswith("toy breaks a property: ")
    assert len(message) < 2000
    lines = dict(line.split(":", 1) for line in message.splitlines()[1:])
    assert {"what", "replay"} <= set(lines)
    assert {"seat", "move", "field"} & set(lines)
    if PROPERTIES[name] in OF_RULES:
        return  # its line asks for the same once more
    with pytest.raises(AssertionError) as again:
        eval(lines["replay"], {"replay": replay, "SPEC": spec_of(game())})  # noqa: S307
    assert f"replay:{lines['replay']}" in str(again.value)


def test_a_reader_that_breaks_on_a_text_is_reported_with_the_text() -> None:
    with pytest.raises(Broken) as failure:
        rules.any_text_is_a_move_or_bad_notation(spec_of(ReadsNonsense()), "z")
    assert failure.value.where == {"move": "'z'", "field": "read_move"}


# Real games, each with one fault planted in a place that is rare


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
