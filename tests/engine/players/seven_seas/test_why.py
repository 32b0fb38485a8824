"""Why a move of 7 Seas is advised: each reason where it is true, and not where it would mislead."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from cogs.faces import FACES
from cogs.table.pages.hints import hint_words
from cogs.ui.layout import JOINER
from cogs.ui.names import Names
from engine.core import Event, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import Card
from engine.games.seven_seas.events import CardKept, CardsSeen, Nicked
from engine.games.seven_seas.moves import HARBOUR
from engine.games.seven_seas.state import State
from engine.players import advice, harm, reason
from engine.players.base import Advice
from tests.catalogue import SAY
from tests.engine.games.seven_seas.positions import Phase, cards, position
from tests.engine.players.seven_seas.test_players import story_of
from tests.engine.players.test_reasons import PEOPLE, seen_by, why


@pytest.mark.parametrize(
    ("hand", "display", "move", "told"),
    [
        ("g9 c9", "c1 g8 x5 r10", "g9<c1+g8", ("lady", 0)),
        ("g9 c9", "r1 g8 x5 c10", "g9<r1+g8", ("king", 0)),
        ("g9 c9", "r1 c1 g7 c10", "g9<c1+r1+g7", ("pirates", 0)),
        ("g8 c9", "r3 c5", "g8<r3+c5", ("nick", 0)),
        ("x1 c9", "c8 r8", "x1<c8+r8", ("clears", 0)),
        ("g10 c8", "g1 c3 r6 x4", "g10<g1+c3+r6", ("coins", 4)),
        ("x10 c8", "r2 c3 x5 r9", "x10<r2+c3+x5", ("cards", 4)),
        ("c7 x9", "x7 r8 c10", "c7<x7", ("booty", 1)),
        ("c7 x9", "g7 r8 c10", "c7<g7", ("booty", 2)),
        ("x6 g9", "r6 x8 r3", "x6<r6", ("guarded", 0)),
        ("x9 c2", "r9 x8 r4", "x9<r9", ("pair", 0)),
        ("x9 c2", "r9 x5 r4", "x9<r9", ("leaves", 9)),
        ("x9 c2", "r9 x10", "x9<r9", ("pair", 0)),  # a 1 takes the 10, too
        ("c9 c2", "r5 x3", "c9", ("guarded", 0)),
        ("c9 c4", "r5 x8", "c9", ("cheapest", 0)),
        ("c9 c4", "r5 x8", "c4", ("returns", Card.C9)),
        ("c4 g7", "r5 x8", "g7", ("fewest", 10)),
        ("c9 g7", "r5 x8", "g7", ("must", 0)),
        ("x2 c2", "r4", "c2", ("least", 6)),
        ("x1 c9", "r8 c8", "x1", ("sheds", 0)),
        ("x1 c9", "r8 c8", "c9", ("spares", 0)),
        ("c9 c4", "r4 x6", "c9", ("exposes", 6)),
        ("c9 c4 x6", "r4 x6", "c9", ("exposes", 0)),
        ("r2 x3 g4 g7 r8", "c3 x10", "g4", ("plans", Card.G7)),
        ("c4", "r3", "c4", ("only", 0)),
    ],
)
def test_why_a_card_of_7_seas_is_played(
    hand: str, display: str, move: str, told: tuple[str, int]
) -> None:
    state = position(hand, "g2 g3", display=display, harbour="g4 g5")
    assert why("seven-seas", state, move) == told


@pytest.mark.parametrize(("chest", "cost"), [("c6 r6", ("costs", 3)), ("c6 x3", None)])
def test_a_capture_is_worse_if_it_lowers_the_booty(
    chest: str, cost: tuple[str, int] | None
) -> None:
    """By a first curse; a milder one lowers nothing."""
    state = position("c5 r10 g2", "g2 g3", display="x5 c10", harbour="g5 g6", chests=(chest,))
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    made, better = (moves.index(GAME.read_move(text)) for text in ("c5<x5", "r10<c10"))
    told = harm("seven-seas", view, known_to(story_of(state), 0), moves, made, better)
    assert (told if told and told.name == "costs" else None) == cost


@pytest.mark.parametrize(
    ("hand", "display", "advised", "passed"),
    [
        ("c10 g4 r9", "c4 r3", "c10", ("g4<c4", "opens", 3)),
        ("c10 g4 r9", "c4 r3", "g4<c4", None),  # it is advised
        ("c8 g4", "c4 x9 x10", "c8", ("g4<c4", "can-wait", Card.G4)),
        ("g5 r5", "c5 c9 x9", "r5<c5", ("g5<c5", "uses", Card.G5)),
        ("g8 r6", "c6 c8 x9", "r6<c6", ("g8<c8", "can-wait", Card.G8)),
        ("g10 r6", "c6 c4 x9 r9", "r6<c6", ("g10<c4+c6", "still", 3)),
        ("x1 r9", "r2 c9 g9", "r9<c9", ("x1<r2+g9+c9", "costs", 6)),
    ],
)
def test_an_obvious_capture_that_is_passed_up_says_what_others_could_do_then(
    hand: str, display: str, advised: str, passed: tuple[str, str, int] | None
) -> None:
    """A hint that lays a card beside a capture has a line for it."""
    state = position(hand, "g2 g3", display=display, harbour="g5 g6")
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    story = known_to(story_of(state), 0)
    index = moves.index(GAME.read_move(advised))
    told = advice("seven-seas", view, story, moves, index)
    seen, names = seen_by(0, view, moves), Names(PEOPLE, PEOPLE)
    lines = hint_words(FACES["seven-seas"], SAY, seen, names, told).splitlines()
    assert lines[0].startswith("💡 A computer's advice:")
    if told.passed is None:
        assert (passed, len(lines)) == (None, 1)
        return
    other, why = told.passed
    assert (GAME.write_move(moves[other]), why.name, why.figure) == passed
    assert re.fullmatch(r"🙅 Rather not: Play [^\n]+ and take [^\n]+\. [^\n]+\.", lines[1])


@pytest.mark.parametrize(
    ("hand", "display", "move", "told"),
    [
        ("c9 c4", "r4 x6 x8", "c9", ("holds", 2)),  # neither card helps the chest
        ("c9 c4", "g4 x6 x8", "c9", ("cheap", 0)),  # a coin
        ("c9 g4", "r4 x6 x8", "c9", ("cheap", 0)),  # a coin
        ("c9 c6", "r6 x7 x8", "c9", ("cheap", 0)),  # better rum
        ("x9 c2", "r9 x7 x8", "c2", ("holds", 2)),  # the own curse is milder
        ("x9 c4", "x7 r2 x8 x10", "c4", ("waits", Card.X9)),  # a milder curse
    ],
)
def test_a_capture_that_brings_more_than_cards_is_not_called_small(
    hand: str, display: str, move: str, told: tuple[str, int]
) -> None:
    """The own chest has a crystal and a rum of 5, and a curse of 3."""
    state = position(hand, "g2 g3", display=display, harbour="g4 g5", chests=("c5 r5 x3",))
    assert why("seven-seas", state, move, story_of(state)) == told


def test_the_last_card_that_could_take_a_ten_is_laid_for_no_later_turn() -> None:
    state = position("g1", "g2", display="g10 r5 x8", harbour="g4 g5")
    assert why("seven-seas", state, "g1") == ("total", 24)


def test_a_card_kept_for_a_capture_is_named() -> None:
    state = position("c4 r6 c2", "g2 g3", display="g4 x9 x10", harbour="g4 g5")
    assert why("seven-seas", state, "r6") == ("waits", Card.C4)


def nicking(*chests: str, harbour: str = "r3 g9", hands: tuple[str, ...] = ("c4", "r6")) -> State:
    """Seat 0 may nick."""
    state = position(*hands, chests=chests, harbour=harbour)
    return replace(state, phase=Phase.NICK)


ROBBED: tuple[Event, ...] = (Nicked(2, 1),)


@pytest.mark.parametrize(
    ("chests", "move", "further", "told"),
    [
        (("x8", "c7 g8 c1"), "nick 1", (), ("inside", Card.C1)),
        (("x8", "c7 g8 r1"), "nick 1", (), ("inside", Card.R1)),
        (("x8", "c7 g8 c1", ""), "nick 1", ROBBED, ("went", Card.C1)),
        (("x8 c6", "c7 g8 c2", "c1 r1 r10 x10"), "nick 1", (), ("inside", Card.C7)),
        (("x8 c7", "c6 g8 c2"), "nick 1", (), ("fullest", 3)),
        (("x8 c7", "c6 c2", "c1 r1 r10 x10"), "nick 1", (), ("hopes", 2)),
        (("x8", "c7 g8"), "nick harbour", (), ("unseen", Card.C1)),
        (("x8", "c7 g8 c1"), "nick harbour", (), ("unseen", Card.R1)),
        (("x8 r1", "c7 g8 c1"), "nick harbour", (), ("hopes", 2)),
        (("x8", "c7 g8 c1"), "decline", (), ("passes", 0)),
        (("x8 c7", "c6 g8 c2"), "decline", (), ("declines", 0)),
    ],
)
def test_why_a_place_of_7_seas_is_opened(
    chests: tuple[str, ...], move: str, further: Sequence[Event], told: tuple[str, int]
) -> None:
    hands = ("c4", "r6", "r7")[: max(2, len(chests))]
    state = nicking(*chests, hands=hands)
    assert why("seven-seas", state, move, [*story_of(state), *further]) == told


def test_what_the_seat_saw_itself_in_the_harbour_is_the_reason() -> None:
    looked = (CardsSeen(0, HARBOUR, cards("r3 r1")), CardKept(0, HARBOUR, Card.R3))
    state = nicking("r3 x8", "c7 g8 c1", harbour="r1")
    before = nicking("x8", "c7 g8 c1", harbour="r3 r1")
    story = [*story_of(before), Nicked(0, HARBOUR), *looked]
    assert why("seven-seas", state, "nick harbour", story) == ("inside", Card.R1)


def test_a_hint_of_a_nick_speaks_of_no_luck() -> None:
    """The cards are seen before one is chosen."""
    state = nicking("x8", "c7 g8 c1")
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    told = []
    for story in (story_of(state), story_of(replace(state, chests=(cards("x8"), ())))):
        for index in range(len(moves)):
            found = reason("seven-seas", view, known_to(story, 0), moves, index)
            assert found is not None
            face, names = FACES["seven-seas"], Names(PEOPLE, PEOPLE)
            words = hint_words(face, SAY, seen_by(0, view, moves), names, Advice(index, found))
            told.append(" ".join(words.replace(JOINER, "").split()))
    assert not any("luck" in words or "can't know" in words for words in told)
    assert any("pirate lady went in there, and nobody has nicked" in words for words in told)
    assert any("You see them all and keep one." in words for words in told)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("keep c1", ("lady", 0)),
        ("keep r1", ("king", 0)),
        ("keep g1", ("coins", 3)),
        ("keep c7", ("booty", 1)),
        ("keep c6", ("raises", 2)),
        ("keep g8", ("coins", 1)),
        ("keep r9", ("worth", 0)),
    ],
)
def test_why_a_card_is_nicked(move: str, told: tuple[str, int]) -> None:
    state = nicking("x8 c5", "c1 r1 g1 c7 c6 g8 r9")
    opened = replace(state, phase=Phase.KEEP, opened=1)
    assert why("seven-seas", opened, move, story_of(state)) == told
