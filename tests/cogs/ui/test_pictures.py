"""Pictures stand in the place of signs, and no line of a phone breaks within a card."""

from typing import Any

import pytest

from cogs.faces import FACES
from cogs.ui.layout import CHARACTERS, JOINER, glued, paged, unbroken, words
from cogs.ui.page import Accent, Button, MakeMove, Page, ShowPage
from cogs.ui.pictures import AMOUNT
from tests.cogs.faces.moments import SAY, all_pictures, texts_of, walk

SEAS = FACES["seven-seas"].pictures


def named(text: str) -> str:
    """The text with pictures by name: "<s_rum8>"."""
    return text.replace("_0abc:1234567890123456789>", ">").replace("<:", "<").replace(JOINER, "")


@pytest.mark.parametrize(
    ("game", "signs", "shown"),
    [
        ("seven-seas", "💎10 + 🪙1 + 👸💎1", "<s_crystal10> + <s_gold1> + <s_lady>"),
        ("seven-seas", "🐙1 kraken, 🤴🥃1 king", "<s_kraken> kraken, <s_king> king"),
        ("seven-seas", "⚓🔴🌊🏝️ 🔴 Anna", "<s_harbour><s_shipred><s_sea><s_island> <t_red> Anna"),
        ("seven-seas", "⚓ Harbour 3", "⚓ Harbour 3"),
        ("seven-seas", f"💎{AMOUNT}7 💀-2 💎", "💎7 💀\u22122 💎"),
        ("seven-seals", "🍀7 🍀×2 ⬜white", "<w_g7> <w_sealgreen>×2 <w_sealwhite>white"),
        ("seven-seals", "**🍀** 3 · 12: low", "<w_g3><w_g12>: low"),
        ("seven-seals", "be the 🗡️saboteur", "be the <w_saboteur>saboteur"),
        ("seven", "# ┃ 3 ┃ ○ ┃ = 3", "# <n_left3><n_righthole>\u00a0=\u00a03"),
        ("seven", f"{JOINER}**3** ×2, **3** chips", "<n_card3> ×2, **3** chips"),
        (
            "seven",
            f"Anna laid {JOINER}3 on the hole: sum 4",
            "Anna laid <n_card3> on the hole: sum 4",
        ),
        ("letter-of-marque", "💰5❔\u00a0A1", "<m_unknown5>\u00a0A1"),
        ("letter-of-marque", "💰5⚔️\u00a0A1", "<m_armed5>\u00a0A1"),
        ("letter-of-marque", "💰5🏳️\u00a0A1", "<m_defenceless5>\u00a0A1"),
        ("letter-of-marque", "home with 💰5 and 💣", "home with <m_treasure5> and <m_cannon>"),
    ],
)
def test_the_signs_of_a_game_are_its_pictures(game: str, signs: str, shown: str) -> None:
    assert named(all_pictures().drawn(unbroken(signs), FACES[game].pictures)) == shown


def test_a_sign_without_its_picture_stays() -> None:
    assert named(all_pictures("s_rum8").drawn("🥃8 🥃9", SEAS)) == "<s_rum8> 🥃9"


def test_a_message_that_pictures_make_too_long_keeps_all_of_its_signs() -> None:
    cards = "🥃8 " * (CHARACTERS // len("<:s_rum8_0abc:1234567890123456789> ") + 1)
    layout = words(Accent.BOARD, "🥃9", cards)
    all_pictures().draw(layout, SEAS)
    assert texts_of(layout) == [unbroken("🥃9"), unbroken(cards)]


@pytest.mark.parametrize(
    ("signs", "label", "picture"),
    [
        ("💎8", "8", "s_crystal8"),
        ("💎8 crystal 8", "crystal 8", "s_crystal8"),
        ("👸💎1", "1", "s_lady"),
        ("💡 💎8", "💡 8", "s_crystal8"),
        ("🔴 Anna 4", "Anna 4", "t_red"),
        ("🪙5 + 🥃3", "🪙5 + 🥃3", None),
        ("Lay", "Lay", None),
    ],
)
@pytest.mark.parametrize("choose", ["", "Choose"])
def test_a_label_that_begins_with_a_card_has_its_picture_beside_it(
    signs: str, label: str, picture: str | None, choose: str
) -> None:
    """A label with several cards keeps their signs, and none is ever empty."""
    layout: Any = paged(
        Page(Accent.HAND, ("-",), (Button(signs, MakeMove(0)),), choose), SAY, 1, 0, ShowPage()
    )
    all_pictures().draw(layout, SEAS)
    parts = list(walk(layout.to_components()))
    (part,) = [option for each in parts for option in each.get("options", ())] or [
        each for each in parts if each["type"] == 2
    ]
    assert part["label"] == label
    emoji = part.get("emoji")
    assert (emoji and emoji["name"]) == (picture and f"{picture}_0abc")


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("took 🪙5 + 👸💎1.", "took 🪙|5 + 👸|💎|1."),
        ("🟩G7, ⬜white×1", "🟩|G7, ⬜|white×1"),
        (glued("🥃4", "rum"), "🥃|4\u00a0rum"),
        (glued("👸💎1", "pirate lady"), "👸|💎|1\u00a0pirate\u00a0lady"),
        ("🪙6 🥃4 = **10**, 3 = -2", "🪙|6 🥃|4\u00a0=\u00a0**10**, 3\u00a0=\u00a0\u22122"),
        ("more = louder", "more = louder"),
        ("Ben ✋ 3 **← to play** now", "Ben ✋ 3 **←\u00a0to\u00a0play** now"),
        ("`1` 💰7 ⚔️ armed", "`1` 💰|7 ⚔️ armed"),
        ("⚓🌊🔴🏝️ **Ben**", "⚓🌊🔴🏝️ **Ben**"),
    ],
)
def test_a_card_never_breaks_and_a_sum_stays_with_what_was_added(text: str, joined: str) -> None:
    assert unbroken(text) == joined.replace("|", JOINER)
