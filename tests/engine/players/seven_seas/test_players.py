"""The computer players of 7 Seas play by the rules, use no hidden card, and see clear chances."""

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from engine.core import Event, RoundEnded, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.events import Captured, RoundDealt
from engine.games.seven_seas.moves import write_move
from engine.games.seven_seas.state import State
from engine.players import chooser
from engine.players.base import QUICK, Budget, Level, PolicyPlayer
from tests.engine.games.seven_seas.positions import Phase, position

LEVELS = {level: replace(chooser("seven-seas", level), mistakes=0.0) for level in Level}
"""The levels, without the moves that a Deckhand makes by mistake."""
THOUGHT = Budget(iterations=600)
FEW = Budget(iterations=40)


def story_of(state: State) -> list[Event]:
    """How the chests may have been filled for all to see."""
    harbour = len(state.harbour)
    story: list[Event] = [RoundDealt(1, 0, state.display, 8, harbour, 0)]
    for side, chest in enumerate(state.chests):
        if chest:
            story.append(Captured(side, chest[0], chest[1:], CaptureRule.SUM))
    return story


def choice(player: PolicyPlayer, state: State, luck: int = 1) -> str:
    """The player's move in this position, in notation."""
    seat, story = state.turn, story_of(state)
    moves = GAME.legal_moves(state, seat)
    view, known = GAME.view(state, seat), known_to(story, seat)
    return write_move(player.choose(view, known, moves, Random(luck), THOUGHT))


everybody = pytest.mark.parametrize("level", Level)
careful = pytest.mark.parametrize("level", [Level.MATE, Level.CAPTAIN])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_captain_without_time_plays_as_mate(seats: int) -> None:
    """On a slow machine one world would be a guess."""
    state, events = GAME.deal(GAME.options(), seats, 3)
    luck, story = Random(3), list(events)
    for turn in range(20):
        seat = state.turn
        view = GAME.view(state, seat)
        known = known_to(story, seat)
        moves = GAME.legal_moves(state, seat)
        captain, mate = (
            LEVELS[level].choose(view, known, moves, Random(turn), QUICK)
            for level in (Level.CAPTAIN, Level.MATE)
        )
        assert captain == mate
        state, events = GAME.apply(state, seat, luck.choice(moves))
        story.extend(events)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_a_captain_with_little_time_follows_mate(seats: int) -> None:
    """Forty rollouts of whole rounds are mostly luck: by them alone it played far below mate."""
    same = []
    for seed in range(4):
        state, events = GAME.deal(GAME.options(), seats, seed)
        luck, story = Random(seed), list(events)
        while not any(isinstance(event, RoundEnded) for event in events):
            seat = state.turn
            view, known = GAME.view(state, seat), known_to(story, seat)
            moves = GAME.legal_moves(state, seat)
            move = LEVELS[Level.MATE].choose(view, known, moves, luck, QUICK)
            if len(moves) > 1 and len(story) % 3 == 0:
                captain = LEVELS[Level.CAPTAIN].choose(view, known, moves, luck, FEW)
                same.append(captain == move)
            state, events = GAME.apply(state, seat, move)
            story.extend(events)
    assert len(same) > 20
    assert fmean(same) > 0.55


@everybody
@pytest.mark.parametrize("pirate", ["c1", "r1"])
def test_a_pirate_is_taken_when_nothing_is_better(level: Level, pirate: str) -> None:
    state = position("g1 c9 x8", "r9 x5 c3", display=f"{pirate} g4 c6", harbour="r7 g9 c2 x4")
    assert choice(LEVELS[level], state) == f"g1<{pirate}"


@everybody
@pytest.mark.parametrize("pirate", ["c1", "r1"])
def test_of_two_sums_the_one_with_the_pirate_is_taken(level: Level, pirate: str) -> None:
    state = position("r8 x10", "r9 c10", display=f"{pirate} c7 x5 x3", harbour="r7 g9 c2 x4")
    assert choice(LEVELS[level], state) == f"r8<{pirate}+c7"


@careful
def test_no_sum_is_left_that_clears_when_it_can_be_helped(level: Level) -> None:
    """Laying the 2 would make ten of what lies there."""
    state = position("c2 c9 r9", "r10 x10 c10", display="r3 c5", harbour="r7 g9 c4 x4")
    assert choice(LEVELS[level], state) in ("c9", "r9")


@careful
def test_a_lone_card_is_not_left_where_another_capture_is_as_good(level: Level) -> None:
    """Both eights bring as much; after the sum nothing is left that one card takes."""
    state = position(
        "c8 x2", "r4 g9", display="r3 c5 x4 r10 x10", harbour="r7 g8 c9 x9", chests=("", "")
    )
    assert choice(LEVELS[level], state) == "c8<r3+c5"


@everybody
def test_the_kraken_does_not_take_all_for_a_few_curses(level: Level) -> None:
    state = position("x1 c4 r9", "r6 x5 c3", display="x8 x2", harbour="r7 g9 c10 x4")
    assert not choice(LEVELS[level], state).startswith("x1<x")


@careful
def test_the_kraken_takes_all_when_it_pays(level: Level) -> None:
    """Cards and coins for a curse of seven: three points of five, and no booty to lose."""
    state = position(
        "x1",
        "r9",
        display="g2 g3 g4 g6 g9 g10 c2 r8 c8",
        chests=("c10 r10 x3", "g1 c7 r7 g7 c1 r1 x7"),
        harbour="c9 x9 x4 c4",
    )
    assert choice(LEVELS[level], state) == "x1<g2+c2+g3+g4+g6+c8+r8+g9+g10"


@everybody
@pytest.mark.parametrize("pirate", ["c1", "r1"])
def test_a_nick_keeps_the_pirate(level: Level, pirate: str) -> None:
    state = position("c4 r9", "r6 x5", chests=("x8", f"{pirate} g8 x9 c8"), harbour="r3 g9")
    opened = replace(state, phase=Phase.KEEP, opened=1)
    assert choice(LEVELS[level], opened) == f"keep {pirate}"


@careful
def test_a_nick_keeps_the_card_that_changes_the_scoring_most(level: Level) -> None:
    """The seven of crystals alone turns the booty; the seven of gold is only a coin."""
    state = position(
        "c4", "r9", chests=("r7 g6 x4 c2 g2", "c7 r6 r5 g7 g5 x7 c8"), harbour="r3 g9", display="x5"
    )
    opened = replace(state, phase=Phase.KEEP, opened=1)
    assert choice(LEVELS[level], opened) == "keep c7"


@careful
def test_a_player_with_memory_opens_the_chest_with_the_pirate(level: Level) -> None:
    """Seat 2 took the lady for all to see; seat 1 has more cards, but nothing of value."""
    state = position(
        "r4 c9",
        "c5 r3",
        "x2 r8",
        chests=("r10 x10", "x8 c8 c10 x5 x9", "g9 c1 g8"),
        harbour="c2 x6 x4",
    )
    assert choice(LEVELS[level], replace(state, phase=Phase.NICK)) == "nick 2"


@everybody
def test_a_nick_is_not_declined_where_there_is_something_to_gain(level: Level) -> None:
    state = position("c4 r9", "r6 x5", chests=("x8", "c7 g8 c1"), harbour="r3 g9")
    assert choice(LEVELS[level], replace(state, phase=Phase.NICK)) != "decline"
