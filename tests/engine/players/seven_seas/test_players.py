"""The players of 7 Seas use no hidden card and see clear chances, and say why."""

from dataclasses import replace
from itertools import islice
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
from engine.players.seven_seas.captain import Search, trials
from engine.players.seven_seas.ending import BATCH, SAMPLES
from tests.amounts import amount
from tests.engine.games.seven_seas.positions import Phase, position
from tests.lab.judges.complete import positions

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


PIRATES = ("c1", "r1")


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


def test_near_the_end_no_plan_is_worse_than_to_play_on_as_mates_do() -> None:
    """A captain takes the first of the best plays, and a review values them all."""
    better = False
    for at in islice(positions("seven-seas", "mate", 3, 1), amount(6, 40)):
        planned = Search(at.view, at.history, Random(1), Budget()).planned(at.moves, BATCH)
        valued = trials(at.view, at.history, at.moves, Random(1))(range(len(at.moves)))
        assert valued == [*map(planned, range(len(at.moves)))]
        played = Search(at.view, at.history, Random(1), Budget())
        worlds = [played._memory.world(played._luck) for _ in range(BATCH)]
        for move, plan in zip(at.moves, valued, strict=True):
            on = fmean(played.utility(world.copy(), move) for world in worlds)
            assert plan.utility >= on - 1e-9
            better |= plan.utility > on + 0.01
        planned = Search(at.view, at.history, Random(1), Budget()).planned(at.moves, SAMPLES)
        move = LEVELS[Level.CAPTAIN].choose(at.view, at.history, at.moves, Random(1), THOUGHT)
        most = max(planned(index).utility for index in range(len(at.moves)))
        assert planned(at.moves.index(move)).utility == pytest.approx(most)
    assert better


PLAY, NICK, KEEP = Phase.PLAY, Phase.NICK, Phase.KEEP


def clear(
    hands: str, chests: str = "", harbour: str = "r7 g9 c2 x4", *, phase: Phase = PLAY, **more: str
) -> State:
    """A position of these hands and chests, seat by seat; after a nick the second one is open."""
    filled = tuple(chests.split(" | ")) if chests else ()
    state = position(*hands.split(" | "), chests=filled, harbour=harbour, **more)  # type: ignore[arg-type]
    return replace(state, phase=phase, opened=1 if phase is KEEP else None)


ALL, CAREFUL = tuple(Level), (Level.MATE, Level.CAPTAIN)
FEW_CURSES = clear("x1 c4 r9 | r6 x5 c3", harbour="r7 g9 c10 x4", display="x8 x2")
NO_SUM = clear("c2 c9 r9 | r10 x10 c10", harbour="r7 g9 c4 x4", display="r3 c5")
"""Laying the 2 would make ten of what lies there."""
BOTH_EIGHTS = clear("c8 x2 | r4 g9", harbour="r7 g8 c9 x9", display="r3 c5 x4 r10 x10")
"""Both eights bring as much; after the sum nothing is left that one card takes."""
FOR_A_CURSE = clear(
    "x1 | r9",
    "c10 r10 x3 | g1 c7 r7 g7 c1 r1 x7",
    "c9 x9 x4 c4",
    display="g2 g3 g4 g6 g9 g10 c2 r8 c8",
)
"""Cards and coins for a curse of seven: three points of five, and no booty to lose."""
TURNS_BOOTY = clear(
    "c4 | r9", "r7 g6 x4 c2 g2 | c7 r6 r5 g7 g5 x7 c8", "r3 g9", phase=KEEP, display="x5"
)
"""The seven of crystals alone turns the booty; the seven of gold is only a coin."""
LADY_OF_TWO = clear(
    "r4 c9 | c5 r3 | x2 r8", "r10 x10 | x8 c8 c10 x5 x9 | g9 c1 g8", "c2 x6 x4", phase=NICK
)
"""Seat 2 took the lady for all to see; seat 1 has more cards, but nothing of value."""
GAIN = clear("c4 r9 | r6 x5", "x8 | c7 g8 c1", "r3 g9", phase=NICK)
CLEAR: tuple[tuple[tuple[Level, ...], State, set[str]], ...] = (
    *((ALL, clear("g1 c9 x8 | r9 x5 c3", display=f"{p} g4 c6"), {f"g1<{p}"}) for p in PIRATES),
    *((ALL, clear("r8 x10 | r9 c10", display=f"{p} c7 x5 x3"), {f"r8<{p}+c7"}) for p in PIRATES),
    *(
        (ALL, clear("c4 r9 | r6 x5", f"x8 | {p} g8 x9 c8", "r3 g9", phase=KEEP), {f"keep {p}"})
        for p in PIRATES
    ),
    (CAREFUL, NO_SUM, {"c9", "r9"}),
    (CAREFUL, BOTH_EIGHTS, {"c8<r3+c5"}),
    (ALL, FEW_CURSES, {"x1", "c4", "r9"}),
    (CAREFUL, FOR_A_CURSE, {"x1<g2+c2+g3+g4+g6+c8+r8+g9+g10"}),
    ((Level.CAPTAIN,), TURNS_BOOTY, {"keep c7"}),
    ((Level.CAPTAIN,), LADY_OF_TWO, {"nick 2"}),
    (ALL, GAIN, {"nick harbour", "nick 1"}),
)


@pytest.mark.parametrize(
    ("level", "state", "good"),
    [(level, state, good) for levels, state, good in CLEAR for level in levels],
)
def test_a_clear_chance_is_seen(level: Level, state: State, good: set[str]) -> None:
    assert choice(LEVELS[level], state) in good
