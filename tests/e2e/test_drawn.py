"""The drawn cards at real tables: boards, hands, buttons; what can be typed is in words."""

import re
from random import Random

import pytest

from bot.texts import card_pictures
from cogs.faces import FACES
from tests.e2e.comings import board
from tests.e2e.playing import open_table, play_on, who_moves
from tests.e2e.stage import Stage, buttons, text_of
from tests.e2e.test_pictures import started

pytestmark = pytest.mark.slow

PREFIXES = {game: face.drawn[0][0] for game, face in FACES.items() if face.drawn}
"""The letter with which the names of a game's own pictures begin, where it has some."""
PEOPLE = ["Anna", "Ben", "Chloé"]


def drawn(text: str) -> set[str]:
    """The pictures in a text, by name."""
    return set(re.findall(r"<:(\w+)_[0-9a-f]{4}:\d+>", text))


async def with_pictures(stage: Stage, *prefixes: str) -> None:
    """Restart the bot with the pictures whose names begin with these letters."""
    every = card_pictures.read()
    await started(stage, {n: image for n, image in every.items() if n[0] in prefixes})


@pytest.mark.parametrize("game", PREFIXES)
async def test_board_and_hands_show_the_drawn_cards(stage: Stage, game: str) -> None:
    """After some moves; also the hand of who waits, which the bot brings up to date by itself."""
    prefix = PREFIXES[game]
    await with_pictures(stage, prefix, "t")
    await open_table(stage, game, PEOPLE)
    for who in PEOPLE:
        await stage.press(who, "My hand")
    await play_on(stage, Random(3), 9)
    assert {"t_red", "t_blue", "t_green"} <= drawn(board(stage)) | drawn(
        text_of(stage.hands["Anna"])
    )
    assert any(name.startswith(f"{prefix}_") for name in drawn(board(stage)))
    hands = {who: text_of(stage.privates(who)[-1]) for who in PEOPLE}
    assert all(drawn(hand) for hand in hands.values()), hands
    assert all(len(text) <= 4000 for text in (board(stage), *hands.values()))
    (mover, *_) = await who_moves(stage)
    if game == "seven-seas":
        shown = [each for each in buttons(stage.hands[mover]) if "s_" in str(each.get("emoji"))]
        assert shown
        assert all(each["label"].strip() for each in shown)
    offers = await stage.offered(mover, "play", "card")
    assert offers
    assert not any("<:" in offer["name"] for offer in offers)
