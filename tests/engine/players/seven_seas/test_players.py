"""The players of 7 Seas use no hidden card and say why; their fast simulator keeps to the rules."""

from dataclasses import replace
from itertools import islice, pairwise
from random import Random
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Event, RoundEnded, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.captures import takes as takes_by_the_rules
from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH
from engine.games.seven_seas.events import Captured, RoundDealt
from engine.games.seven_seas.moves import HARBOUR, Keep, OpenSource, PlayCard, write_move
from engine.games.seven_seas.rounds import count_booty
from engine.games.seven_seas.state import Phase, State
from engine.players import chooser
from engine.players.base import QUICK, Budget, Level, PolicyPlayer, Reason
from engine.players.seven_seas.captain import Search, trials
from engine.players.seven_seas.captures import (
    NO_CAPTURE,
    best_capture,
    best_captures,
    capturing_cards,
    takes,
)
from engine.players.seven_seas.ending import BATCH, SAMPLES, plays_of
from engine.players.seven_seas.forecast import forecast, lead_tables
from engine.players.seven_seas.masks import BIT, key_of, mask_of
from engine.players.seven_seas.reasons import Why, harm
from engine.players.seven_seas.scoring import Utility, booty_counter, points_of
from tests.amounts import amount
from tests.engine.games.seven_seas.positions import position
from tests.engine.players.seven_seas.worlds import cards_of, world_of
from tests.lab.judges.complete import positions

LEVELS = {level: replace(chooser("seven-seas", level), mistakes=0.0) for level in Level}
"""The levels, without the moves that a Deckhand makes by mistake."""
THOUGHT = Budget(iterations=600)
FEW = Budget(iterations=40)


def test_a_capture_that_earns_a_nick_can_not_wait() -> None:
    state = position("c6 r3", "g9", display="x6", harbour="g2")
    moves = GAME.legal_moves(state, 0)
    assert [*map(write_move, moves)] == ["r3", "c6<x6"]
    assert harm(GAME.view(state, 0), story_of(state), moves, 1, better=0) is None


@pytest.mark.parametrize(("hand", "strength"), [("c10 r10 x10 r3 c8", 1), ("r3 c8", 10)])
def test_a_one_clears_a_lone_ten_as_well(hand: str, strength: int) -> None:
    """The reason names a card that the seat hasn't seen: a 10 if there is one."""
    state = position(hand, "g9", display="g10 r8", harbour="g2")
    moves = GAME.legal_moves(state, 0)
    made, better = map([*map(write_move, moves)].index, ("c8<r8", "r3"))
    told = harm(GAME.view(state, 0), story_of(state), moves, made, better)
    assert told == Reason(Why.OPENS, strength)


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


TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"last_clears": True},
    {"teams": True},
    {"ultimate_teams": True, "booty": "linear"},
)
KINDS = st.one_of(
    st.tuples(st.sampled_from(TABLES[:2]), st.integers(2, 4)),
    st.tuples(st.sampled_from(TABLES[2:]), st.just(4)),
)


@settings(max_examples=amount(100, 1000))
@given(st.sets(st.sampled_from(DECK), max_size=14), st.sampled_from(DECK))
def test_a_card_takes_what_the_rules_allow(cards: set[Any], card: Any) -> None:
    display = mask_of(cards - {card})
    found = takes(card, display, key_of(display))
    assert sorted(map(cards_of, found)) == list(takes_by_the_rules(card, cards_of(display)))
    assert bool(capturing_cards(key_of(display)) & BIT[card]) == any(found)


@settings(max_examples=amount(10, 250), deadline=None)
@given(KINDS, st.integers(0, 2**32))
def test_a_random_game_goes_the_same_way(kind: tuple[dict[str, Any], int], seed: int) -> None:
    """The same moves at every turn, the same cards everywhere after it, the same points."""
    choices, seats = kind
    options = GAME.options(**choices)
    draw = Random(seed)
    state, _ = GAME.deal(options, seats, seed)
    twin = Twin(state)
    while GAME.to_move(state):
        move = draw.choice(GAME.legal_moves(state, state.turn))
        if state.phase is Phase.PLAY:
            known = {PlayCard(DECK[card], cards_of(take)) for card, take in plays_of(twin.world)}
            assert known == set(GAME.legal_moves(state, state.turn))
        is_nick = twin.make(move)
        state, events = GAME.apply(state, state.turn, move)
        assert is_nick == (state.phase is Phase.NICK)
        for ended in (event for event in events if isinstance(event, RoundEnded)):
            chests = twin.world.chests(last_clears=options.last_clears)
            points = points_of(chests, booty_counter(options.booty_values))
            assert tuple(points[seat % len(chests)] for seat in range(seats)) == ended.points
            twin = Twin(state)
        if state.phase is Phase.PLAY:
            assert twin.world == world_of(state)


class Twin:
    """A world that goes along with a state."""

    def __init__(self, state: State) -> None:
        self.world = world_of(state)
        self.opened = HARBOUR

    def make(self, move: Any) -> bool:
        """Do the same; whether a nick may follow."""
        match move:
            case PlayCard(card, take):
                return self.world.play(int(card), mask_of(take))
            case OpenSource(source):
                assert source in self.world.open_to_nick()
                self.opened = source
            case Keep(card):
                self.world.nick(self.opened, BIT[card])
            case _:
                self.world.pass_turn()
        return False


@settings(max_examples=amount(50, 1000))
@given(
    st.sets(st.sampled_from(DECK)),
    st.lists(st.integers(-7, 7), min_size=40, max_size=40).map(tuple),
)
def test_booty_is_counted_by_any_table(chest: set[Any], values: tuple[int, ...]) -> None:
    counted = count_booty(0, tuple(sorted(chest)), values)
    assert booty_counter(values)(mask_of(chest)) == counted.total


CLEARING = 1.5
DISPLAYS = st.sets(st.sampled_from(DECK), max_size=12)
VALUES = st.lists(st.integers(-4, 9).map(float), min_size=40, max_size=40)


def best(card: Any, display: set[Any], values: list[float]) -> float:
    """By the rules: every way is tried."""
    cards = cards_of(mask_of(display))
    found = [
        sum(values[one] for one in take)
        + (CLEARING if len(take) == len(display) and card != KRAKEN else 0.0)
        for take in takes_by_the_rules(card, cards)
        if take
    ]
    return max(found, default=NO_CAPTURE)


@settings(max_examples=amount(80, 1000))
@given(DISPLAYS, VALUES)
def test_the_best_capture_is_that_of_the_rules(display: set[Any], values: list[float]) -> None:
    found = best_captures(mask_of(display), values, CLEARING)
    for card in set(DECK) - display:
        place = 0 if card == KRAKEN else STRENGTH[card]
        assert found[place] == best(card, display, values)


@settings(max_examples=amount(80, 1000))
@given(DISPLAYS, st.sets(st.sampled_from(DECK), max_size=8), VALUES)
def test_a_hand_is_as_good_as_its_best_card(
    display: set[Any], hand: set[Any], values: list[float]
) -> None:
    """And never worse than to take nothing."""
    display -= hand
    value = best_capture(mask_of(hand), best_captures(mask_of(display), values, CLEARING), values)
    assert value == max([0.0, *(values[card] + best(card, display, values) for card in hand)])


@pytest.mark.parametrize(
    ("hands", "chests", "display"),
    [
        (("g9 c2", "r9 r2"), ("c1 g7", "x2 x3"), "r5 x8"),
        (("g7 r7", "g2 r2"), ("", ""), "x5 x8"),
        (("g4 c2", "x3 r2"), ("", ""), "c3 c1 x8"),
    ],
    ids=["a better chest", "a better hand", "a capture in its turn"],
)
def test_the_side_with_more_is_expected_to_get_more(
    hands: tuple[str, str], chests: tuple[str, str], display: str
) -> None:
    for side in (0, 1):
        seats = (hands[side], hands[1 - side]), (chests[side], chests[1 - side])
        state = position(*seats[0], chests=seats[1], display=display, harbour="r9", turn=side)
        points, _ = forecast(world_of(state), booty_counter(GAME.options().booty_values))
        assert points[side] > points[1 - side]


def test_a_lead_is_worth_more_the_less_is_to_come() -> None:
    for rows, points in zip(lead_tables(), (1, 1, 2), strict=True):
        for row, later in pairwise(rows[1:]):
            assert points >= row[4] >= later[4] > 0
        assert all(row[-lead] == pytest.approx(-row[lead]) for row in rows for lead in range(10))
        assert all(row[lead] < row[lead + 1] for row in rows[20:] for lead in range(-5, 5))


@pytest.mark.parametrize("ships", [(0, 0), (5, 2), (6, 6), (2, 5, 6)])
def test_each_expected_point_raises_the_utility(ships: tuple[int, ...]) -> None:
    """The utilities of all sides add up to the same at any time."""
    utility = Utility(GAME.options(), ships)
    even = [2.0] * len(ships)
    for side in range(len(ships)):
        better = [points + (at == side) for at, points in enumerate(even)]
        assert utility.of_expected(better, 20)[side] > utility.of_expected(even, 20)[side]
    for values in (utility.of_expected(even, 20), utility.of_expected(even, 2)):
        assert sum(values) == pytest.approx(sum(utility.of_expected(even, 9)))
        assert all(0 <= value <= 1 for value in values)


def test_in_a_round_that_decides_the_utility_is_that_of_winning_it() -> None:
    utility = Utility(replace(GAME.options(), target=1), (0, 0))
    assert utility.of_expected([4.0, 2.0], 2)[0] > 0.85
    assert 0.5 < utility.of_expected([3.2, 2.8], 30)[0] < 0.7
