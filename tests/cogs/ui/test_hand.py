"""A hand stands by itself, the same way in every game: turn, own deed, standing, question."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.ui.custom_ids import ShowPage
from cogs.ui.face import Standing
from cogs.ui.hand import TOLD, hand_layout
from cogs.ui.layout import JOINER, glued, unbroken
from engine.core import AnyGame
from engine.games import GAMES
from engine.games.seven import GAME as SEVEN
from engine.games.seven.events import Placed, SevenMade
from engine.games.seven.moves import Side
from engine.games.seven_seas import GAME as SEAS
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.cards import Card
from engine.games.seven_seas.events import Captured, Cleared, Laid, Nicked
from tests.cogs.faces.moments import SAY, Moment, hand_text, moments, texts_of, walk
from tests.message_ids import reasons

KEYS = list(GAMES)


def later(game: AnyGame, seats: int = 3, steps: int = 12) -> Moment:
    """A moment of a random game in which everybody has moved, and it is not over."""
    return next(islice(moments(game, game.options(), seats, seed=2), steps, None))


def styles(moment: Moment, seat: int) -> set[int]:
    layout: Any = hand_layout(FACES[moment.game.key], SAY, moment.seen(seat))
    return {part["style"] for part in walk(layout.to_components()) if part["type"] == 2}


@pytest.mark.parametrize("key", KEYS)
def test_the_title_says_whose_turn_it_is_and_out_of_turn_all_is_grey(key: str) -> None:
    moment = later(GAMES[key])
    to_move = moment.seen(None).to_move
    for seat in range(3):
        title = hand_text(FACES[key], moment, seat).splitlines()[0]
        if seat in to_move:
            assert title == "### Your turn"
        else:
            assert title == f"### {moment.names.listed(SAY, to_move)} is choosing…"
            assert styles(moment, seat) <= {2}


@pytest.mark.parametrize("key", KEYS)
def test_the_own_deed_comes_first_then_the_rest_at_most_four_lines_and_who_leads(key: str) -> None:
    moment, face = later(GAMES[key]), FACES[key]
    for seat in range(3):
        lines = hand_text(face, moment, seat).splitlines()
        assert lines[1] == "-# **Since your move**"
        names = replace(moment.names, reader=seat)
        first = next(w for e in moment.seen(seat).since if (w := face.tell(SAY, e, names)))
        assert lines[2] == f"-# {first}".replace(JOINER, "")
        end = next(i for i, line in enumerate(lines) if "lead" in line or "ll are level" in line)
        assert end <= 2 + TOLD + 1


@pytest.mark.parametrize("key", KEYS)
def test_what_the_own_move_brought_about_goes_before_all_that_others_did(key: str) -> None:
    face, game = FACES[key], GAMES[key]
    for moment in islice(moments(game, game.options(), 3, seed=2), 60):
        for seat in range(3):
            seen, names = moment.seen(seat), replace(moment.names, reader=seat)
            deed = [w for e in seen.since[: seen.deed] if (w := face.tell(SAY, e, names))][:TOLD]
            if deed and seen.outcome is None:
                lines = hand_text(face, moment, seat).splitlines()
                begin = lines.index("-# **Since your move**") + 1
                assert lines[begin : begin + len(deed)] == [
                    f"-# {line}".replace(JOINER, "") for line in deed
                ]


def test_before_the_own_first_move_the_caption_does_not_speak_of_it() -> None:
    moment = next(moments(SEVEN, SEVEN.options(), 3, seed=2))
    assert "-# **So far**" in hand_text(FACES["seven"], moment, 0)


def told(moment: Moment, *others: int) -> list[str]:
    """What seat 0 reads after it placed a 3 and these seats placed cards."""
    events = [Placed(0, 3, Side.HOLE, 3, 1), *(Placed(s, 1, Side.HOLE, 3, 1) for s in others)]
    seen = replace(moment.seen(0), since=(*events, SevenMade(0, 4)), deed=1)
    layout = hand_layout(FACES["seven"], SAY, seen)
    text = texts_of(layout)[1].replace(JOINER, "")
    return [line.removeprefix("-# ") for line in text.splitlines()]


def test_what_is_too_much_is_counted_and_the_own_result_is_never_cut() -> None:
    moment = later(SEVEN, seats=5)
    assert told(moment, 2, 4)[1:5] == [
        "You laid 3 on the hole: sum 4.",
        "**✨ You made a Seven!** 4 cards are put aside.",
        "Anna2 laid 1 on the hole: sum 4.",
        "Anna4 laid 1 on the hole: sum 4.",
    ]
    assert not any(line.startswith("and ") for line in told(moment, 2, 4))
    assert told(moment, 2, 4, 2, 4, 2)[1:3] == told(moment, 2, 4)[1:3]
    assert told(moment, 2, 4, 2, 4, 2)[5] == "and 3 more"


def test_a_great_moment_of_others_goes_before_their_small_ones() -> None:
    laid = [Placed(seat, 1, Side.HOLE, 3, 1) for seat in (2, 4, 2)]
    seen = later(SEVEN, seats=5).seen(0)
    seen = replace(seen, since=(Placed(0, 3, Side.HOLE, 3, 1), *laid, SevenMade(2, 4)), deed=1)
    lines = texts_of(hand_layout(FACES["seven"], SAY, seen))[1].replace(JOINER, "").splitlines()
    assert [line.removeprefix("-# ") for line in lines[1:6]] == [
        "You laid 3 on the hole: sum 4.",
        "Anna2 laid 1 on the hole: sum 4.",
        "Anna4 laid 1 on the hole: sum 4.",
        "**✨ Anna2 made a Seven!** 4 cards are put aside.",
        "and 1 more",
    ]


def test_what_others_did_is_told_in_the_order_in_which_it_happened() -> None:
    """A nick from the reader's own chest comes behind the clearing that allowed it."""
    moment = later(SEAS)
    seen = replace(
        moment.seen(0),
        since=(
            Laid(0, Card.G5),
            Laid(1, Card.G2),
            Captured(2, Card.C5, (Card.G5,), CaptureRule.SAME_STRENGTH),
            Cleared(2),
            Nicked(2, 0),
            Laid(1, Card.G3),
        ),
        deed=1,
    )
    lines = texts_of(hand_layout(FACES["seven-seas"], SAY, seen))[1].replace(JOINER, "")
    assert [line.removeprefix("-# ") for line in lines.splitlines()[1:6]] == [
        "You laid 🪙5.",
        f"{moment.names[1]} laid 🪙2.",
        "**🌊 Anna2 cleared the display!**",
        "**🪝 Anna2 nicked a card from your chest.**",
        "and 2 more",
    ]


def test_partners_read_of_a_nick_from_their_common_chest() -> None:
    game = SEAS
    moment = next(islice(moments(game, game.options(teams=True), 4, seed=2), 12, None))
    others = [Cleared(1)] * 4
    seen = replace(moment.seen(2), since=(Laid(2, Card.G5), *others, Nicked(1, 0)), deed=1)
    told = "".join(texts_of(hand_layout(FACES["seven-seas"], SAY, seen)))
    assert "from your chest" in told


@pytest.mark.parametrize(
    ("points", "places", "words"),
    [
        ((0, 0, 0), (1, 1, 1), "All are level: no chips."),
        ((3, 1, 2), (1, 3, 2), "You lead: 3 chips."),
        ((3, 1, 3), (1, 3, 1), "You share the lead: 3 chips."),
        ((1, 0, 3), (2, 3, 1), "Anna2 leads: 3 chips. You come next: one chip."),
        ((1, 3, 3), (3, 1, 1), " lead: 3 chips. You come next: one chip."),
        ((0, 1, 3), (3, 2, 1), "Anna2 leads: 3 chips. You are in place 3: no chips."),
    ],
)
def test_one_line_says_who_leads_and_the_own_place(
    points: tuple[int, ...],
    places: tuple[int, ...],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    face = FACES["seven"]
    monkeypatch.setattr(face, "standing", lambda seen: Standing(points, places))
    assert words in hand_text(face, later(SEVEN), 0)


@pytest.mark.parametrize(
    ("points", "words"),
    [
        ((0, 0, 0), "-# No penalty points yet: all are level."),
        ((4, 4, 4), "-# Without this round, all are level: 4 penalty points."),
    ],
)
def test_in_the_first_round_of_the_seven_seals_there_is_no_other_one_to_count(
    points: tuple[int, ...], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = FACES["seven-seals"]
    monkeypatch.setattr(face, "standing", lambda seen: Standing(points, (1, 1, 1)))
    assert words in hand_text(face, later(GAMES["seven-seals"]), 0).splitlines()


@pytest.mark.parametrize("key", KEYS)
def test_a_refusal_says_what_is_wrong_and_what_to_do_in_two_sentences_at_most(key: str) -> None:
    moment = later(GAMES[key])
    for reason in reasons(key):
        words = FACES[key].refusal(SAY, moment.seen(0), moment.names, reason)
        said = words.removesuffix(" (HOUSE)")
        parts = [part for part in re.split(r"(?<=[.;:,])\s", said) if part]
        assert len(parts) >= 2, words
        assert len(re.findall(r"\.(?:\s|$)", said)) <= 2, words
        assert "!" not in words


@pytest.mark.parametrize("key", KEYS)
def test_a_further_page_of_the_game_is_no_hand(key: str) -> None:
    moment, face = later(GAMES[key]), FACES[key]
    for button in face.more(SAY, moment.seen(0)):
        assert isinstance(button.route, ShowPage)
        assert "Since your move" not in hand_text(face, moment, 0, button.route.name)


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("took 🪙5 + 👸💎1.", "took 🪙|5 + 👸|💎|1."),
        ("🟩G7, ⬜white×1", "🟩|G7, ⬜|white×1"),
        (glued("🥃4", "rum"), "🥃|4\u00a0rum"),
        (glued("👸💎1", "pirate lady"), "👸|💎|1\u00a0pirate\u00a0lady"),
        ("🪙6 🥃4 = **10**, 3 = -2", "🪙|6 🥃|4\u00a0=\u00a0**10**, 3\u00a0=\u00a0-2"),
        ("more = louder", "more = louder"),
        ("Ben ✋ 3 **← to play** now", "Ben ✋ 3 **←\u00a0to\u00a0play** now"),
        ("`1` 💰7 ⚔️ armed", "`1` 💰|7 ⚔️ armed"),
        ("⚓🌊🔴🏝️ **Ben**", "⚓🌊🔴🏝️ **Ben**"),
    ],
)
def test_a_card_never_breaks_and_a_sum_stays_with_what_was_added(text: str, joined: str) -> None:
    assert unbroken(text) == joined.replace("|", JOINER)


@pytest.mark.parametrize("key", KEYS)
def test_no_card_in_a_hand_can_break(key: str) -> None:
    layout = hand_layout(FACES[key], SAY, later(GAMES[key]).seen(0))
    for text in texts_of(layout):
        assert unbroken(text) == text
