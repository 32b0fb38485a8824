"""Hints of The Seven Seals: their reasons, and the buttons that they light."""

import re
from dataclasses import replace
from random import Random

import pytest
from discord import ButtonStyle

from cogs.faces.seven_seals.drafts import prediction_of, read_page
from cogs.faces.seven_seals.face import FACE as face
from cogs.table.pages.hand import hand_layout
from cogs.table.pages.hints import page_for_hint
from cogs.ui.layout import TableButton
from engine.core import Seat
from engine.games.seven_seals.moves import Move, Predict, TakeSaboteur
from engine.games.seven_seals.state import Card, Colour, State
from engine.players.base import Reason
from tests.cogs.faces.moments import SAY, texts_of
from tests.cogs.faces.seven_seals.pages import EMPTY, moment_of
from tests.engine.games.seven_seals.positions import cards, dealt, prediction


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
        ("R7 R2 B9 B8 G9", "RRBB", "You can win with R2 R7 B8 B9."),
        ("R7 R2 B9 B8 G9 Y1", "RYB", "You can win with R7 B9, and trump other colours with R2."),
        ("R2 Y1 Y2 P3", "Y", "You can trump other colours with R2."),
        ("R2 Y1 Y2 Y3 P3", "Y", "None of your cards in these colours is high, but one trick"),
        ("B9 Y1 Y2 Y3", "YYB", "You can win with B9. Your other cards may win 2 more."),
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
    assert reason_words(state, 0, prediction(letters), why).startswith(words)


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
def test_a_hint_highlights_one_button_and_no_guess_contradicts_it(name: str) -> None:
    """On the saboteur, or on the confirmation of the advised prediction, which is filled in."""
    moment = moment_of(dealt(4))
    seen = moment.seen(0)
    guess = prediction_of(read_page(seen, name)[1])
    other = prediction("RYGBP")
    moves: list[Move] = [TakeSaboteur(), guess, other]
    for move in moves:
        index = seen.moves.index(move)
        at = page_for_hint(face, SAY, seen, moment.names, name, index)
        layout = hand_layout(face, SAY, seen, at, hint=index)
        found = [item.item for item in layout.walk_children() if isinstance(item, TableButton)]
        lit = [each for each in found if each.style is ButtonStyle.primary]
        marked = [each for each in found if "💡" in f"{each.label}{each.emoji}"]
        wanted = "💡 Saboteur" if name else "💡 Be the saboteur"
        wanted = f"💡 Confirm: {sum(move.seals)}" if isinstance(move, Predict) else wanted
        assert [each.label for each in marked if each.label != "Hint"] == [wanted]
        assert [each.label for each in lit] in ([wanted], []), move
        assert ("Suggested" in " ".join(texts_of(layout))) <= (move == guess)
