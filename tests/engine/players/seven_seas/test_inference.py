"""How well captain infers, in 7 Seas, what mates held and nicked from what everybody saw."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core import Event, RoundEnded, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.events import Nicked, RoundDealt
from engine.games.seven_seas.moves import HARBOUR, Keep, Move, PlayCard
from engine.games.seven_seas.state import State
from engine.players import chooser
from engine.players.base import QUICK, Level
from engine.players.seven_seas.inference import (
    DEVIATION,
    InferringMemory,
    experience,
    observed_plays,
)
from engine.players.seven_seas.masks import BIT, mask_of
from engine.players.seven_seas.memory import Memory
from engine.players.seven_seas.opponents import KNOWN, MATE
from engine.players.seven_seas.scoring import LADY_BIT
from engine.players.seven_seas.weights import VALUES_BY_KIND
from tests.engine.games.seven_seas.positions import position

MATES = tuple(float(character is MATE) for character in KNOWN)
"""A seat that is certainly a mate."""


def rounds_of_mates(seats: int, seeds: range) -> Iterator[tuple[State, Move, list[Event]]]:
    """Each choice of whole rounds: the state, the move, and all events up to and with it."""
    mate = chooser(GAME.key, Level.MATE)
    for seed in seeds:
        luck = Random(seed)
        state, dealt = GAME.deal(GAME.options(), seats, seed)
        story = list(dealt)
        while not any(isinstance(event, RoundEnded) for event in story):
            seat = state.turn
            moves, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
            move = mate.choose(view, known_to(story, seat), moves, luck, QUICK)
            after, events = GAME.apply(state, seat, move)
            story = [*story, *events]
            if len(moves) > 1:
                yield state, move, story
            state = after


@pytest.mark.parametrize("seats", [2, 4])
def test_a_play_of_mate_is_likely_from_its_true_hand(seats: int) -> None:
    """Also after nicks, and though mate may have seen a chest or the harbour."""
    likely = compared = 0
    for state, move, story in rounds_of_mates(seats, range(6)):
        seat = state.turn
        if seat == 0 or not isinstance(move, PlayCard):
            continue
        view = GAME.view(GAME.apply(state, seat, move)[0], 0)
        plays = observed_plays(view, known_to(story, 0))
        if plays and plays[0].seat == seat and plays[0].card == move.card:
            compared += 1
            likely += plays[0].chances(mask_of(state.hands[seat]))[0] > 0.4
    assert compared > 60
    assert likely > 0.8 * compared


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_mate_nicked_from_a_chest_is_mostly_guessed_right(seats: int) -> None:
    right = nicks = 0
    for state, move, story in rounds_of_mates(seats, range(30)):
        if state.turn == 0 or not isinstance(move, Keep) or state.opened == HARBOUR:
            continue
        view = GAME.view(GAME.apply(state, state.turn, move)[0], 0)
        memory = InferringMemory(view, known_to(story, 0), VALUES_BY_KIND[seats], [MATES] * seats)
        nicks += 20
        for seed in range(20):
            right += bool(memory.piles(Random(seed)).known[state.turn] & BIT[move.card])
    assert nicks > 100
    assert right > 0.75 * nicks


def test_a_seat_that_nicks_from_the_harbour_mostly_leaves_the_worse_cards() -> None:
    state = position("g3 g4", "x6 r8", display="c9", harbour="c1 r2 r3 x2")
    story = [RoundDealt(1, 0, state.display, 8, 4, 0), Nicked(1, HARBOUR)]
    view = GAME.view(state, 0)
    shares = []
    values = VALUES_BY_KIND[2]
    for memory in (
        Memory(view, story, values),
        InferringMemory(view, story, values, experience(view, story)),
    ):
        worlds = [memory.world(Random(seed)) for seed in range(600)]
        shares.append(sum(bool(world.piles[1] & LADY_BIT) for world in worlds) / len(worlds))
    assert shares[1] > 2 * shares[0] > 0
    assert shares[1] < 0.5


def test_every_play_stays_possible_from_every_hand() -> None:
    for state, _, story in rounds_of_mates(2, range(1)):
        for play in observed_plays(GAME.view(state, 0), known_to(story, 0)):
            others = [BIT[number] for number in range(40) if number != play.card]
            for seed in range(4):
                hand = sum(Random(seed).sample(others, 3)) | BIT[play.card]
                assert all(DEVIATION / 4 <= chance <= 1 for chance in play.chances(hand))
