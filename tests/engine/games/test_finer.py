"""The order of equal points in daily deals, as each game has it."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.core import Event, RoundEnded, Step
from engine.games import GAMES, letter_of_marque, seven, seven_seals, seven_seas
from engine.games.letter_of_marque.events import Scored
from engine.games.seven.events import CameLast, PenaltyDrew, Placed, WentOut
from engine.games.seven_seals.events import PlayerScored, SaboteurScored
from engine.games.seven_seas.events import Category, CategoryScored
from engine.tables.model.result import DIGIT, FINER, measures, points_of
from tests.amounts import amount
from tests.engine.contract import Fixed
from tests.engine.contract.records import play_out
from tests.engine.tables.recorded import SPECS

SEATS = 4
DAILY = [key for key, game in GAMES.items() if game.traits.days]


def steps(key: str, seed: int) -> Iterator[Step[Any]]:
    """The deal and random moves, until the rounds of a daily deal are over."""
    record, ended = play_out(SPECS[key], Fixed({}, SEATS, seed, luck=seed)), 0
    for step in map(Step, record.states, record.events):
        yield step
        ended += sum(isinstance(event, RoundEnded) for event in step.events)
        if ended >= GAMES[key].traits.rounds:
            return


def test_7_seas_orders_by_booty_then_coins_then_cards_of_all_rounds() -> None:
    def scored(category: Category, *figures: int) -> CategoryScored:
        return CategoryScored(category, figures, (0,), 1)

    story = [
        scored(Category.CARDS, 9, 4),
        scored(Category.COINS, 3, 2),
        scored(Category.LADY, 1, 0),
        scored(Category.BOOTY, 12, -3),
        scored(Category.CARDS, 1, 2),
        scored(Category.COINS, 4, 1),
        scored(Category.BOOTY, 5, 6),
    ]
    assert seven_seas.GAME.traits.finer(story, 0) == (17, 7, 10)
    assert seven_seas.GAME.traits.finer(story, 1) == (3, 3, 6)


def test_letter_of_marque_orders_by_treasure_then_cannons() -> None:
    story = [Scored(0, (7, 6), 1, 14, 14, 1), Scored(1, (5,), 9, 14, 14, 9)]
    finer = letter_of_marque.GAME.traits.finer
    assert [finer(story, seat) for seat in range(3)] == [(13, 1), (5, 9), (0, 0)]
    assert finer(story, 0) > finer(story, 1)


def test_seven_seals_orders_by_tricks_off_then_by_the_penalties_of_others() -> None:
    story: Sequence[Event] = [
        PlayerScored(0, 1, 0, 0, 2, won=3, predicted=4),
        PlayerScored(1, 0, 0, 2, 6, won=5, predicted=3),
        SaboteurScored(2, 4, 2, 2),
    ]
    finer = seven_seals.GAME.traits.finer
    assert [finer(story, seat) for seat in range(3)] == [(-1, 8), (-2, 4), (0, 8)]


@pytest.mark.parametrize("seed", range(amount(3, 100)))
def test_7_orders_by_the_cards_of_others_when_a_seat_goes_out_then_by_turns(seed: int) -> None:
    """Counted again from the hands in each state; the last one counts its own cards."""
    game, left, turns = seven.GAME, [0] * SEATS, [0] * SEATS
    played = list(steps(game.key, seed))
    before = played[0].state
    for step in played[1:]:
        hands = step.state.hands if step.state.round == before.round else None
        out = [event.seat for event in step.events if isinstance(event, WentOut)]
        for event in step.events:
            if isinstance(event, Placed | PenaltyDrew):
                turns[event.seat] += 1
        if hands is None:
            (last,) = {*range(SEATS)} - {*before.out, *out}
            cards = next(e.cards for e in step.events if isinstance(e, CameLast))
            left[last] -= cards
            left[out[-1]] += cards
        else:
            for seat in out:
                left[seat] += sum(map(len, hands))
        before = step.state
    story = tuple(event for step in played for event in step.events)
    ends = [number for number, event in enumerate(story) if isinstance(event, RoundEnded)]
    found = [game.traits.finer(story[: ends[-1] + 1], seat) for seat in range(SEATS)]
    assert found == [(cards, -count) for cards, count in zip(left, turns, strict=True)]


@pytest.mark.parametrize("key", DAILY)
@pytest.mark.parametrize("seed", range(amount(2, 50)))
def test_tie_breaks_fit_their_digits(key: str, seed: int) -> None:
    game = GAMES[key]
    story = tuple(event for step in steps(key, seed) for event in step.events)
    ended = [event for event in story if isinstance(event, RoundEnded)]
    found = measures(game, story, game.traits.rounds)
    assert found is not None
    assert [*map(points_of, found)] == [sum(e.points[seat] for e in ended) for seat in range(SEATS)]
    for seat in range(SEATS):
        finer = game.traits.finer(story[: story.index(ended[-1]) + 1], seat)
        assert 0 < len(finer) <= FINER
        assert all(abs(number) < DIGIT // 2 for number in finer)
