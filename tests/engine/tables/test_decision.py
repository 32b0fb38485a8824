"""A choice decided a game only if it was one, and if nothing else led to the lead by force."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core import RoundEnded, Seat, Step
from engine.games import GAMES
from engine.tables.decision import decisive, first_two, lead

GAMES_TRIED = 12


@cache
def played(key: str, seed: int) -> tuple[list[Step[Any]], list[tuple[Seat, Any]]]:
    """A random game for the fewest players."""
    game, luck = GAMES[key], Random(seed)
    steps = [game.deal(game.options(), min(game.seats), seed)]
    moves = list[tuple[Seat, Any]]()
    while seats := game.to_move(steps[-1].state):
        move = luck.choice(game.legal_moves(steps[-1].state, seats[0]))
        moves.append((seats[0], move))
        steps.append(game.apply(steps[-1].state, seats[0], move))
    return steps, moves


def ends(game: Any, state: Any, seat: Seat, move: Any) -> Iterator[RoundEnded]:
    """Every way in which the round can end after this move."""
    state, events = game.apply(state, seat, move)
    if found := [event for event in events if isinstance(event, RoundEnded)]:
        yield from found
        return
    other = game.to_move(state)[0]
    for each in game.legal_moves(state, other):
        yield from ends(game, state, other, each)


@pytest.mark.parametrize("key", GAMES)
def test_the_choice_that_decided_a_game_had_worse_alternatives(key: str) -> None:
    """The winner made it, others were legal, and each of them could have lost the lead."""
    game = GAMES[key]
    for seed in range(GAMES_TRIED):
        steps, moves = played(key, seed)
        number, outcome = decisive(game, steps, moves), game.outcome(steps[-1].state)
        if number is None or outcome is None:
            continue
        seat, move = moves[number]
        pair, before = first_two(outcome), steps[: number + 1]
        assert pair is not None
        gap = sum(lead(e, pair) for s in before for e in s.events if isinstance(e, RoundEnded))
        assert seat in outcome.winners
        assert gap <= 0, "the winner was not ahead before this round"
        others = [each for each in game.legal_moves(steps[number].state, seat) if each != move]
        assert others
        for other in others:
            found = islice(ends(game, steps[number].state, seat, other), 2000)
            assert any(gap + lead(event, pair) <= 0 for event in found)


def test_some_games_were_decided_by_a_choice_and_others_by_none() -> None:
    found = [
        decisive(GAMES[key], *played(key, seed)) is None
        for key in ("seven-seas", "letter-of-marque")
        for seed in range(GAMES_TRIED)
    ]
    assert {*found} == {True, False}


def test_a_game_that_was_closed_was_decided_by_nothing() -> None:
    steps, moves = played("seven-seas", 1)
    assert decisive(GAMES["seven-seas"], steps[:-1], moves[:-1]) is None
