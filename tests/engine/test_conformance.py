"""The contract kit against the toy game: it passes the right one and fails each broken one."""

from dataclasses import replace
from random import Random

import pytest

from engine.core import RoundEnded
from tests.amounts import one_of
from tests.engine import toy_game
from tests.engine.broken_games import BROKEN, ReadsNonsense
from tests.engine.contract import OF_RULES, PROPERTIES, Fixed, Spec, contract, hold, replay, rules
from tests.engine.contract.spec import Broken
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
