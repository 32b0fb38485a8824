"""The contract kit against the toy game: it passes the right one and fails each broken one."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core import AnyGame, Event, RoundEnded, Seat, Step
from engine.games.seven_seals import GAME
from engine.games.seven_seals.events import TrickWon
from tests.amounts import amount, one_of
from tests.engine import toy_game
from tests.engine.broken_games import BROKEN, ReadsNonsense
from tests.engine.contract import OF_RULES, PROPERTIES, Fixed, Spec, contract, hold, replay, rules
from tests.engine.contract.spec import Broken
from tests.engine.games.seven_seals.test_contract import SPEC
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
    assert BROKEN.keys() == PROPERTIES.keys()


NAMES = [*BROKEN]


@pytest.mark.parametrize("name", one_of([*NAMES[::3], *NAMES[1::3], *NAMES[2::3]], len(NAMES) // 3))
def test_the_kit_fails_a_broken_game_in_a_few_words_with_a_line_to_replay_it(name: str) -> None:
    message = failure_of(spec_of(BROKEN[name]()), name)
    assert message.startswith("toy breaks a property: ")
    assert len(message) < 2000
    lines = dict(line.split(":", 1) for line in message.splitlines()[1:])
    assert {"what", "replay"} <= set(lines)
    assert {"seat", "move", "field"} & set(lines)
    if PROPERTIES[name] in OF_RULES:
        return  # its line asks for the same once more
    with pytest.raises(AssertionError) as again:
        eval(lines["replay"], {"replay": replay, "SPEC": spec_of(BROKEN[name]())})  # noqa: S307
    assert f"replay:{lines['replay']}" in str(again.value)


def test_a_reader_that_breaks_on_a_text_is_reported_with_the_text() -> None:
    with pytest.raises(Broken) as failure:
        rules.any_text_is_a_move_or_bad_notation(spec_of(ReadsNonsense()), "z")
    assert failure.value.where == {"move": "'z'", "field": "read_move"}


# The Seven Seals, with one fault planted in a place that is rare


def turns_sizes_for_spectators(state: Any, seat: Seat | None) -> Any:
    """Each size of a hand as that of the next seat."""
    view = GAME.view(state, seat)
    sizes = view.hand_sizes[-1:] + view.hand_sizes[:-1]
    return view if seat is not None else replace(view, hand_sizes=sizes)


def names_the_next_winner(state: Any, seat: Seat, move: Any) -> Step[Any]:
    """A trick is said to be won by the seat after the right one."""
    after, events = GAME.apply(state, seat, move)
    seats = len(after.hands)
    told = (replace(e, seat=(e.seat + 1) % seats) if type(e) is TrickWon else e for e in events)
    return Step(after, tuple(told))


def gives_the_next_the_highest_trump(view: Any, seed: int, history: Sequence[Event] = ()) -> Any:
    """One card is too often in one place."""
    worlds = [GAME.sample_state(view, seed + n, history) for n in range(3)]
    following = (view.seat + 1) % len(view.hand_sizes)
    top = max((c for w in worlds for hand in w.hands for c in hand if c.colour == 0), default=None)
    return max(worlds, key=lambda world: top in world.hands[following])


def keeps_the_highest_trump_from_the_leader(options: Any, seats: int, seed: int) -> Step[Any]:
    """It is another seat's, each equally often."""
    state, events = GAME.deal(options, seats, seed)
    top = max(card for hand in state.hands for card in hand if card.colour == 0)
    if top in state.hands[state.leader]:
        hands = list(state.hands)
        other = (state.leader + 1 + seed % (seats - 1)) % seats
        hands[state.leader], hands[other] = hands[other], hands[state.leader]
        state = replace(state, hands=tuple(hands))
    return Step(state, events)


FAULTS: dict[str, dict[str, Any]] = {
    "deals_are_sampled_evenly": {"sample_state": gives_the_next_the_highest_trump},
    "deals_are_even": {"deal": keeps_the_highest_trump_from_the_leader},
    "spectators_see_what_all_seats_see": {"view": turns_sizes_for_spectators},
    "events_name_their_seat": {"apply": names_the_next_winner},
}
"""Functions in place of the game's own, by the property that notices."""


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_a_rare_place_fails_the_everyday_suite(name: str) -> None:
    """In each run, unless all runs are the same."""
    game = SimpleNamespace(**{**vars(SPEC.game), **FAULTS[name]})
    broken = replace(SPEC, game=cast("AnyGame", game))
    for seed in range(1 if PROPERTIES[name] in OF_RULES else amount(1, 3)):
        assert "breaks a property" in failure_of(broken, name, seed)
