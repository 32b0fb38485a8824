"""The players of The Seven Seals: legal, sensible, blind to hidden cards; their reasons."""

from dataclasses import replace
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.faces import FACES
from cogs.ui.names import Names
from engine.core import Event, known_to
from engine.games.seven_seals import GAME
from engine.games.seven_seals.events import CardPlayed, RoundDealt
from engine.games.seven_seals.moves import Move, Play, Predict, Return, TakeSaboteur
from engine.games.seven_seals.state import Card, Colour, Phase, State, deck
from engine.players import chooser, hint_question, reason
from engine.players.base import Budget, Level
from engine.players.seven_seals.simulator import Round, cards_in, masks_of
from tests.amounts import amount
from tests.catalogue import SAY
from tests.engine.games.seven_seals.positions import cards, dealt, in_play, play_all
from tests.engine.players.test_reasons import PEOPLE, seen_by

CHOOSERS = {level: chooser("seven-seals", level) for level in Level}

GOOD = (Level.MATE, Level.CAPTAIN)


@settings(max_examples=amount(8, 200), deadline=None)
@given(st.integers(3, 5), st.integers(0, 2**32))
def test_the_fast_round_is_the_round_of_the_rules(seats: int, seed: int) -> None:
    """Every card, trick and seal, to the end of the round."""
    luck = Random(seed)
    state, returned = predicted(seats, seed, luck), list[int]()
    table = Round(state, lambda *_: returned[-1])
    while table.tricks:
        moves = GAME.legal_moves(state, state.turn)
        own = table.hands[table.turn]
        playable = [card for c in table.playable() for card in cards_in(own[c], c)]
        assert [Play(Card(card)) for card in playable] == list(moves)
        card = playable[int(luck.random() * len(playable))]
        state, _ = GAME.apply(state, state.turn, Play(Card(card)))
        if state.phase is Phase.RETURN:
            choices = GAME.legal_moves(state, state.turn)
            choice = choices[int(luck.random() * len(choices))]
            assert isinstance(choice, Return)
            returned.append(choice.kind)
            state, _ = GAME.apply(state, state.turn, choice)
        table.play(card)
        if table.tricks:
            assert table.turn == state.turn
            assert table.held == [list(held) for held in state.seals.held]
            assert table.hands == [masks_of(map(int, hand)) for hand in state.hands]
    assert tuple(table.penalties()) == state.sheet.totals


def predicted(seats: int, seed: int, luck: Random) -> State:
    """A first round in which everybody has predicted something."""
    state, _ = GAME.deal(GAME.options(), seats, seed)
    while state.phase is Phase.PREDICT:
        moves = GAME.legal_moves(state, state.turn)
        index = -1 if luck.random() < 0.3 else int(luck.random() * len(moves))
        state, _ = GAME.apply(state, state.turn, moves[index])
    return state


def position(hands: str, held: tuple[str, ...], trick: str = "") -> tuple[State, list[Event]]:
    """Three players in the middle of a round; seat 0 is to play.

    The history tells of every card that is gone.
    """
    leader = -len(trick.split()) % 3
    state = in_play(hands, held, leader=leader, trick=trick)
    here = {*state.trick, *chain(*state.hands)}
    gone = tuple(card for card in deck(3) if card not in here)
    story: list[Event] = [RoundDealt(1, 2)]
    story += [CardPlayed(0, card, card.colour) for card in gone]
    led = state.trick[:1]
    story += [CardPlayed((leader + n) % 3, c, led[0].colour) for n, c in enumerate(state.trick)]
    return replace(state, pile=gone), story


def plays(level: Level, state: State, story: list[Event], seed: int = 1) -> Move:
    moves = GAME.legal_moves(state, 0)
    view = GAME.view(state, 0)
    move: Move = CHOOSERS[level].choose(view, story, moves, Random(seed), Budget(iterations=60))
    assert move in moves
    return move


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(
    ("hands", "held", "trick", "good"),
    [
        ("Y2 Y8 B1 B2 | Y1 Y5 B8 B9 | Y3 Y4 B7", ("Y", "", ""), "Y9", {Card.Y2}),
        ("Y2 Y6 Y9 B1 | Y1 Y5 B8 B9 | Y3 Y4 B7", ("", "Y", "Y"), "Y7", {Card.Y6}),
        ("R9 R8 Y2 | R1 Y5 G3 | R2 Y4 P2", ("RRY", "", ""), "", {Card.R9, Card.R8}),
        ("B9 B1 G1 | B2 B3 | G3 G4", ("B", "", ""), "B4 B6", {Card.B9}),
    ],
    ids=[
        "the lowest loser: yellow 8 wins a yellow seal's trick later",
        "without seals it sheds the most dangerous loser",
        "needing every trick it leads no loser",
        "the last card takes a seal home",
    ],
)
def test_it_wins_the_tricks_for_which_it_has_seals(
    level: Level, hands: str, held: tuple[str, ...], trick: str, good: set[Card]
) -> None:
    move = plays(level, *position(hands, held, trick))
    assert isinstance(move, Play)
    assert move.card in good


DOUBTFUL = "R3 R5 Y4 Y5 Y6 G4 G5 G6 B4 B5 B6 P4 P5 P6 R6"
SURE = "R9 R8 R7 Y9 Y1 Y2 G9 G1 G2 B1 B2 B3 P1 P2 P3"
TRUMPS = "R5 R6 R7 R8 R9 Y1 Y2 G1 G2 B1 B2 P1 P2 P3 Y3"


def predicting(hand: str, *, taken: bool, rising: int = 0) -> State:
    """Three players; seat 0 holds this hand and predicts; has seat 2 taken the saboteur?"""
    mine = cards(hand)
    rest = [card for card in deck(3) if card not in mine]
    state = dealt(starter=2 if taken else 0, rising_saboteur=True)
    state, _ = play_all(state, *[TakeSaboteur()] * taken)
    return replace(
        state,
        hands=(tuple(sorted(mine)), tuple(rest[::2]), tuple(rest[1::2])),
        sheet=replace(state.sheet, saboteur_times=(rising, 0, int(taken))),
    )


@pytest.mark.parametrize("level", Level)
def test_it_does_not_predict_zero_with_the_highest_trumps(level: Level) -> None:
    state = predicting(TRUMPS, taken=True)
    for seed in range(3):
        move = plays(level, state, [RoundDealt(1, 1)], seed)
        assert isinstance(move, Predict)
        assert 3 <= move.seals[Colour.RED] <= 5


def test_it_is_no_saboteur_when_that_is_expensive() -> None:
    """Where the penalty of the saboteur rises, the twentieth time costs 23."""
    state = predicting(DOUBTFUL, taken=False, rising=19)
    for level in GOOD:
        assert isinstance(plays(level, state, [RoundDealt(1, 2)]), Predict)


@pytest.mark.parametrize("rising", [0, 5])
def test_a_saboteur_is_for_doubtful_hands(rising: int) -> None:
    """Nobody knows what middling cards win; of the others each surely wins or loses."""
    for cards_held, taken in ((DOUBTFUL, True), (SURE, False)):
        state = predicting(cards_held, taken=False, rising=rising)
        for level in (Level.MATE,) if rising else GOOD:
            assert isinstance(plays(level, state, [RoundDealt(1, 2)]), TakeSaboteur) is taken


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_computers_leave_the_saboteur_to_others_with_one_hand_in_ten(seats: int) -> None:
    """Else nobody who predicts after one of them would ever be it."""
    left = 0
    for number in range(300):
        state, story = GAME.deal(GAME.options(), seats, number)
        view, moves = GAME.view(state, state.turn), GAME.legal_moves(state, state.turn)
        chosen = CHOOSERS[Level.MATE].choose(view, story, moves, Random(1), Budget(iterations=1))
        left += chosen != TakeSaboteur()
    assert 300 / 18 < left < 300 / 6


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (
            "R2 B8 B9 Y9 G9 Y1 Y2 Y3 Y4 G1 G2 G3 P1 P2 P3",
            "Your 4 high cards of the other colours win only if nobody trumps, and the others hold "
            "8 red cards.",
        ),
        (
            "R1 R2 R3 Y1 Y2 Y3 Y4 G1 G2 G3 B1 B2 B3 P1 P2",
            "It costs 4 points at most, and 2 seals left over cost no less.",
        ),
    ],
)
def test_the_figures_in_reasons_for_the_saboteur_are_right(hand: str, words: str) -> None:
    state, story = GAME.deal(GAME.options(), 3, 5)
    state = replace(state, hands=tuple([cards(hand)] * 3), leader=0, turn=0)
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    index = moves.index(TakeSaboteur())
    found = reason(hint_question("seven-seals", view, known_to(story, 0), moves), index)
    assert found is not None
    seen, names = seen_by(0, view, moves), Names(PEOPLE, PEOPLE)
    assert FACES["seven-seals"].because(SAY, seen, names, index, found) == words
