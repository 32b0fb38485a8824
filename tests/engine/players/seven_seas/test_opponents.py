"""Captain of 7 Seas learns which of the characters it knows the others are like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from statistics import fmean

import pytest

from engine.core import Event, RoundEnded, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.moves import Move
from engine.games.seven_seas.state import State
from engine.games.seven_seas.view import View
from engine.players.base import QUICK
from engine.players.seven_seas.belief import Belief
from engine.players.seven_seas.inference import Chances, experience, observed_plays
from engine.players.seven_seas.memory import Memory
from engine.players.seven_seas.opponents import STRANGERS
from engine.players.seven_seas.weights import VALUES_BY_KIND
from tests.lab import strangers

NAMES = ("mate", *STRANGERS, "any")


def table_after(name: str, rounds: int, seed: int, plays: int) -> tuple[State, list[Event]]:
    """Seat 0 is a mate, and the others this player: after rounds, and moves of the next one."""
    luck, players = (
        Random(seed),
        [strangers.player(GAME.key, one) for one in ("mate", name, name, name)],
    )
    state, dealt = GAME.deal(GAME.options(target=14), 4, seed)
    story = list(dealt)
    while rounds or plays:
        seat, moves = state.turn, GAME.legal_moves(state, state.turn)
        known = known_to(story, seat)
        move = players[seat].choose(GAME.view(state, seat), known, moves, luck, QUICK)
        state, events = GAME.apply(state, seat, move)
        story += events
        plays -= not rounds
        rounds -= any(isinstance(event, RoundEnded) for event in events)
    return state, story


def after_rounds(name: str, rounds: int, seed: int, plays: int = 0) -> tuple[View, Sequence[Event]]:
    """The view and the history of seat 0 at that moment."""
    state, story = table_after(name, rounds, seed, plays)
    return GAME.view(state, 0), known_to(story, 0)


@cache
def learnt(name: str) -> Chances:
    """How likely a player of this name is to be of each character after two rounds, on average."""
    found = [experience(*after_rounds(name, 2, seed))[seat] for seed in range(5) for seat in (1, 2)]
    return tuple(map(fmean, zip(*found, strict=True)))


@pytest.mark.parametrize("name", ["mate", "greedy", "miser", "jeweller", "careless", "nicker"])
def test_two_rounds_tell_who_plays_like_whom(name: str) -> None:
    chances = learnt(name)
    assert NAMES[chances.index(max(chances))] == name


def test_an_unknown_seat_is_not_taken_for_a_mate() -> None:
    """From the first move of a first game on, it may be anybody."""
    view, story = after_rounds("mate", 0, 1, plays=1)
    for chances in experience(view, story):
        assert sum(chances) == pytest.approx(1)
        assert chances[0] < 0.5
        assert min(chances) > 0


def test_whatever_a_seat_did_it_may_play_otherwise() -> None:
    """No character is ever ruled out."""
    for name in ("mate", "jeweller"):
        assert min(learnt(name)) > 0.005


def test_worlds_come_with_the_characters_that_the_plays_tell_of() -> None:
    """Most are the right one, and a few are another."""
    drawn = []
    for seed in range(3):
        view, story = after_rounds("jeweller", 2, seed, plays=8)
        memory = Memory(view, story, VALUES_BY_KIND[4])
        piles = memory.piles(Random(1))
        plays, known = observed_plays(view, story), experience(view, story)
        belief = Belief(memory.world, plays, known, Random(seed), 40, memory.unseen(piles))
        drawn += [one for _ in range(50) for one in belief.characters(belief.draw())[1:]]
    right = drawn.count(NAMES.index("jeweller")) / len(drawn)
    assert 0.4 < right < 0.95
    assert len(set(drawn)) > 3


def test_plays_of_the_present_round_tell_of_characters_too() -> None:
    """Without any round before, and though the hands are hidden."""
    shares = []
    for name in ("mate", "greedy"):
        drawn = []
        for seed in range(4):
            view, story = after_rounds(name, 0, seed, plays=20)
            memory = Memory(view, story, VALUES_BY_KIND[4])
            plays, known = observed_plays(view, story), experience(view, story)
            unseen = memory.unseen(memory.piles(Random(1)))
            belief = Belief(memory.world, plays, known, Random(seed), 40, unseen)
            drawn += [one for _ in range(50) for one in belief.characters(belief.draw())[1:]]
        shares.append(drawn.count(NAMES.index("greedy")) / len(drawn))
    assert shares[1] > 1.5 * shares[0]


def test_the_known_characters_differ_in_their_moves() -> None:
    """In the same positions no two of them play alike."""
    choices: dict[str, list[Move]] = {name: [] for name in ("mate", *STRANGERS)}
    for seed in range(60):
        state, story = table_after("mate", 0, seed, plays=1 + seed % 30)
        moves, seat = GAME.legal_moves(state, state.turn), state.turn
        for name, chosen in choices.items():
            player, view = strangers.player(GAME.key, name), GAME.view(state, seat)
            chosen.append(player.choose(view, known_to(story, seat), moves, Random(seed), QUICK))
    assert len(set(map(tuple, choices.values()))) == len(choices)
