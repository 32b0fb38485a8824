"""Typed plays of The Seven Seals, and its hints: cards, predictions, takings and seals."""

import re
from dataclasses import replace
from random import Random

import pytest
from discord import ButtonStyle

from cogs.faces.seven_seals.drafts import prediction_of, read_page
from cogs.faces.seven_seals.face import FACE as face
from cogs.table.pages.hand import hand_layout
from cogs.ui.face import Unclear
from cogs.ui.layout import TableButton
from cogs.ui.page import MakeMove, ShowPage
from engine.core import Seat
from engine.games.seven_seals.moves import Move, Play, Predict, TakeSaboteur
from engine.games.seven_seals.state import Card, Colour, State
from engine.players.base import Reason
from tests.cogs.faces.moments import SAY
from tests.cogs.faces.seven_seals.pages import (
    EMPTY,
    ROBBED,
    moment_of,
    offered,
    page_of,
    text_of,
    typed,
)
from tests.engine.games.seven_seals.positions import cards, dealt, in_play, prediction

WAYS: tuple[tuple[State, int, Move, tuple[str, ...]], ...] = (
    (
        *(in_play("G7 R1 | G5 | B2", ("", "", "")), 0, Play(Card.G7)),
        ("green 7", "g7", "G 7", "7 green", "play green 7", "gre 7"),
    ),
    (
        *(dealt(4), 0, prediction("RRB")),
        ("2 red 1 blue", "r2 b1", "r r b", "2red, 1blue", "b r2", "2 r b"),
    ),
    (dealt(4), 0, Predict(), ("none", "0")),
    (dealt(4), 0, TakeSaboteur(), ("Saboteur", "sab")),
    (ROBBED, 1, prediction("G", ("G", 0)), ("1 green from Anna0",)),
    (ROBBED, 1, prediction("G", ("G", 3)), ("g1 take green:3",)),
    (ROBBED, 1, prediction("B", ("B", 2)), ("1 blue",)),  # only one player has one
)


@pytest.mark.parametrize(("state", "seat", "move", "ways"), WAYS)
def test_a_move_is_typed_in_many_ways(
    state: State, seat: int, move: Move, ways: tuple[str, ...]
) -> None:
    assert [words for words in ways if typed(state, seat, words) != move] == []


@pytest.mark.parametrize(
    ("words", "take", "move"),
    [
        ("1 blue", "Anna2", prediction("B", ("B", 2))),
        *(
            ("1 green", take, prediction("G", ("G", 0)))
            for take in ("Anna0", "anna0", "green from Anna0", "green:0")
        ),
    ],
)
def test_take_names_the_players_who_lose_seals(words: str, take: str, move: Move) -> None:
    assert typed(ROBBED, 1, words, take) == move


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("g9", "You don't hold green 9."),
        ("red 99", "You don't hold red 99."),
        ("r2", "You hold green: follow it."),
        ("hello", "I read a colour with a number"),
        ("7", "I read a colour with a number"),
        ("2 red 1 blue", "I read a colour with a number"),
        ("", "I read a colour with a number"),
    ],
)
def test_a_typed_card_that_cannot_be_played_says_why(words: str, why: str) -> None:
    state = in_play("G7 R1 | G5 R2 | B2", ("", "", ""), trick="G7")
    with pytest.raises(Unclear) as unclear:
        typed(state, 1, words)
    assert why in str(unclear.value)


def test_only_legal_cards_are_offered_those_that_take_the_trick_first() -> None:
    state = in_play("G7 R1 | G5 G8 R2 | B2", ("", "", ""), trick="G7")
    assert offered(state, 1, "") == ["green 8", "green 5"]
    assert offered(state, 1, "g") == ["green 8", "green 5"]
    assert offered(state, 1, "green 5") == ["green 5"]
    assert offered(state, 1, "r") == []


def test_a_taking_left_open_leads_to_the_page_that_asks() -> None:
    name = typed(ROBBED, 1, "1 red 1 green")
    assert name == "tR.G"
    assert isinstance(name, str)
    assert "Take a 🍀 green seal from whom?" in text_of(page_of(ROBBED, 1, name))


@pytest.mark.parametrize(
    ("words", "take", "why"),
    [
        ("9 red", "", "You can get at most 5 of 🔺 red"),
        ("hello", "", "I read numbers with colours"),
        ("2", "", "I read numbers with colours"),
        ("1 red", "Anna0", "You can't take a seal from a player while the middle has that colour"),
        ("1 green", "Anna2", "Choose a player below"),
    ],
)
def test_a_typed_prediction_that_cannot_be_says_why(words: str, take: str, why: str) -> None:
    with pytest.raises(Unclear) as unclear:
        typed(ROBBED, 1, words, take)
    assert why in str(unclear.value)


OTHERS = ("yellow", "green", "blue", "purple")


@pytest.mark.parametrize(
    ("words", "sent"),
    [
        ("", ["none", "saboteur", "1 red", "1 yellow", "1 green", "1 blue", "1 purple"]),
        ("sab", ["saboteur"]),
        ("no", ["none"]),
        ("2", ["2 red", "2 yellow", "2 green", "2 blue", "2 purple"]),
        ("2 red", ["2 red", "3 red", *(f"2 red, 1 {name}" for name in OTHERS)]),
        ("2 red 1", ["3 red", *(f"2 red, 1 {name}" for name in OTHERS)]),
        ("2 red 1 bl", [f"{seals} 1 blue" for seals in ("2 red,", "3 red,")]),
        ("hello", []),
    ],
)
def test_predictions_are_offered_as_they_are_typed(words: str, sent: list[str]) -> None:
    assert offered(dealt(4), 0, words)[: len(sent) or None] == sent


def test_every_offer_leads_to_a_move_of_its_own() -> None:
    moment = moment_of(ROBBED)
    seen = moment.seen(1)
    for words in ("", "2", "green", "2 green 1 blue", "3 green 1 blue", "r1 g2"):
        offers = face.plays(SAY, seen, moment.names, words)
        assert offers
        meant = [face.find(SAY, seen, moment.names, offer.sent, "") for offer in offers]
        assert all(isinstance(play, MakeMove) for play in meant)
        assert len(set(meant)) == len(meant)


def reason_words(state: State, seat: Seat, move: Move, reason: Reason) -> str:
    """The words of this reason for a move, with plain spaces."""
    moment = moment_of(state)
    seen = moment.seen(seat)
    words = face.because(SAY, seen, moment.names, seen.moves.index(move), reason)
    for sign, letter in zip("🔺🌙🍀🔷💜", "RYGBP", strict=True):
        words = words.replace(sign, letter)
    return words.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("hand", "letters", "words"),
    [
        ("R7 R2 B9 B8 G9", "RB", "You can win with R7 B9."),
        ("R7 R2 B9 B8 G9", "RRBB", "You can win with R2 R7 B8 B9."),
        ("R7 R2 B9 B8 G9 Y1", "RYB", "You can win with R7 B9, and trump other colours with R2."),
        ("R2 Y1 Y2 P3", "Y", "You can trump other colours with R2."),
        ("R2 Y1 Y2 Y3 P3", "Y", "None of your cards in these colours is high, but one trick"),
        ("B9 Y1 Y2 Y3 P3", "YB", "You can win with B9. Your other cards may win one more."),
        ("B9 Y1 Y2 Y3", "YYB", "You can win with B9. Your other cards may win 2 more."),
        ("Y4 G3 P9", "YG", "None of your cards in these colours is high, but 2 tricks"),
        (
            "R6 R8 G9 Y2 B8 B9 P8 P9 P4",
            "RYGBBPPP",
            "You can win with R8 G9 B8 B9 P8 P9, and trump other colours with R6. "
            "Your other cards may win one more.",
        ),
    ],
)
def test_a_prediction_names_the_cards_of_its_colours(hand: str, letters: str, words: str) -> None:
    """One for each seal: high ones of its own colour, or red ones that trump a short colour."""
    state = replace(dealt(3), hands=(cards(hand), (), ()))
    why = Reason("promise", len(letters))
    told = reason_words(state, 0, prediction(letters), why)
    assert told.startswith(words)


@pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (3, 4, 5) for seed in (1, 2)]
)
def test_the_cards_and_the_rest_of_a_prediction_are_its_tricks(seats: int, seed: int) -> None:
    """The cards have the predicted colours, or are red."""
    state = dealt(seats, seed=seed)
    moves = moment_of(state).seen(0).moves
    for move in Random(seed).sample(moves, 30):
        if not isinstance(move, Predict) or not any(move.seals):
            continue
        tricks = sum(move.seals)
        told = reason_words(state, 0, move, Reason("promise", tricks))
        named = re.findall(r"[RYGBP]\d+", told)
        assert {Card[name] for name in named} <= set(state.hands[0])
        for colour, count in zip(Colour, move.seals, strict=True):
            if colour is not Colour.RED:
                assert sum(name[0] == colour.letter for name in named) <= count
        more = re.search(r"may win (one|\d+) more", told)
        rest = 0 if more is None else 1 if more[1] == "one" else int(more[1])
        assert len(named) + rest == tricks or not named


@pytest.mark.parametrize("name", ["", EMPTY])
def test_a_hint_highlights_one_button(name: str) -> None:
    """On the saboteur, on the confirmation of the draft, or on the button that fills it in."""
    seen = moment_of(dealt(4)).seen(0)
    guess = prediction_of(read_page(seen, name)[1])
    other = prediction("RYGBP")
    moves: list[Move] = [TakeSaboteur(), guess, other]
    for move in moves:
        layout = hand_layout(face, SAY, seen, ShowPage(name), hint=seen.moves.index(move))
        found = [item.item for item in layout.walk_children() if isinstance(item, TableButton)]
        lit = [each for each in found if each.style is ButtonStyle.primary]
        marked = [each for each in found if "💡" in f"{each.label}{each.emoji}"]
        assert [each.label for each in marked if each.label != "Hint"] == [lights(move, guess)]
        assert [each.label for each in lit] in ([lights(move, guess)], []), move


def lights(move: Move, draft: Predict) -> str:
    """The label of the button that a hint for this move lights on a page with this draft."""
    if isinstance(move, TakeSaboteur):
        return "💡 Saboteur"
    is_drafted = move == draft and any(draft.seals)  # nothing is asked for once more
    return f"💡 Confirm: {sum(draft.seals)}" if is_drafted else "Fill in"
