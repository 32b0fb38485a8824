"""People who confirm their plays read the effect of a move, and are asked once, before it."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import GAMES
from tests.amounts import one_of
from tests.e2e.company import wait
from tests.e2e.harbour import Harbour, button_id, button_labels
from tests.e2e.playing import open_table, ways, who_moves, without_seals
from tests.e2e.positions import rows_of, set_out, version_of_table


async def confirming(harbour: Harbour, game: str) -> str:
    """A running table whose three people confirm their plays; who moves now."""
    for who in ("Anna", "Ben", "Chloé"):
        assert "**Ask first**: before each move" in await harbour.prefers(who, confirm=True)
    await open_table(harbour, game, ["Anna", "Ben", "Chloé"])
    while game == "seven-seals" and version_of_table(harbour) < 3:
        who = (await who_moves(harbour))[0]
        await without_seals(harbour, who)
        await harbour.press_hand(who, "Confirm: no tricks")
        await harbour.press_hand(who, "Yes, none")
    return (await who_moves(harbour))[0]


async def press_a_move(harbour: Harbour, who: str) -> str:
    """Press from the hand towards a move, up to the first press that would make one."""
    luck = Random(3)
    for _ in range(40):
        custom_id, value = luck.choice(
            [way for way in ways(harbour.hands[who]) if ":hint:" not in way[0]]
        )
        if value is None:
            result = await harbour.people[who].click(harbour.hands[who], custom_id=custom_id)
        else:
            result = await harbour.people[who].select(
                harbour.hands[who], [value], custom_id=custom_id
            )
        said = harbour.answered(who, result)
        if ":move:" in custom_id or (value or "").startswith("move:"):
            return said
    raise AssertionError(f"{who} found no move: {harbour.hand_text(who)}")


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_press_says_what_it_would_do_and_asks_once(harbour: Harbour, game: str) -> None:
    who = await confirming(harbour, game)
    before = version_of_table(harbour)
    await harbour.press(who, "My hand")
    messages = [message.id for message in harbour.privates(who)]
    said = await press_a_move(harbour, who)
    assert "### Your turn\n" in said
    assert said.splitlines()[-1].endswith("** Are you sure?")
    assert button_labels(harbour.hands[who]) == ["Yes, do it", "Back"]
    assert [message.id for message in harbour.privates(who)] == messages, "it asks in place"
    assert version_of_table(harbour) == before
    said = await harbour.press_hand(who, "Yes, do it")
    assert "Are you sure?" not in said
    assert version_of_table(harbour) == before + 1


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_back_leads_to_the_hand_and_makes_no_move(harbour: Harbour, game: str) -> None:
    who = await confirming(harbour, game)
    before = version_of_table(harbour)
    hand = await harbour.press(who, "My hand")
    await press_a_move(harbour, who)
    assert await harbour.press_hand(who, "Back") == hand
    assert version_of_table(harbour) == before


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_typed_play_asks_as_well(harbour: Harbour, game: str) -> None:
    who = await confirming(harbour, game)
    before = version_of_table(harbour)
    offers = await harbour.offered(who, "play", "card")
    card = offers[-1]["value"]
    takes = await harbour.offered(who, "play", "take", card=card)
    filled = {"take": takes[0]["value"]} if takes else {}
    said = await harbour.type(who, "play", card=card, **filled)
    assert "Are you sure?" in said
    assert version_of_table(harbour) == before
    await harbour.press_hand(who, "Yes, do it")
    assert version_of_table(harbour) == before + 1


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_confirmation_that_comes_too_late_is_refused(harbour: Harbour, game: str) -> None:
    """The same move was made in between: the old button makes no second one."""
    who = await confirming(harbour, game)
    before = version_of_table(harbour)
    await harbour.press(who, "My hand")
    await press_a_move(harbour, who)
    yes = button_id(harbour.hands[who], "Yes, do it")
    await harbour.forge(who, yes)
    assert version_of_table(harbour) == before + 1
    assert "The table has moved on" in await harbour.forge(who, yes)
    assert version_of_table(harbour) == before + 1


async def test_by_default_nobody_is_asked_and_the_wish_survives_a_restart(
    harbour: Harbour,
) -> None:
    assert "**Ask first**: never" in await harbour.prefers("Anna", mentions="always")
    assert "**Ask first**: before each move" in await harbour.prefers("Anna", confirm=True)
    await harbour.restart()
    assert "**Ask first**: before each move" in await harbour.prefers("Anna")
    await set_out(harbour, "g4 r8", "c3 x6", display="x9 c10")
    assert "Lay 🥃8" in await harbour.type("Anna", "play", card="r8")
    await harbour.press_hand("Anna", "Yes, do it")
    assert "Are you sure?" not in await harbour.type("Ben", "play", card="x6")
    assert version_of_table(harbour) == 2
    assert "**Ask first**: never" in await harbour.prefers("Anna", confirm=False)
    assert "Are you sure?" not in await harbour.type("Anna", "play", card="g4")


async def test_what_a_page_asks_already_is_not_asked_again(harbour: Harbour) -> None:
    """The kraken takes all at a price, which is shown above the button."""
    await harbour.prefers("Anna", confirm=True)
    await set_out(harbour, "x1 r8", "c3 x6", display="g5 r4")
    await harbour.press("Anna", "My hand")
    await harbour.press_hand("Anna", "🐙")
    assert version_of_table(harbour) == 0
    await harbour.press_hand("Anna", "Take all")
    assert [row.move for row in rows_of(harbour)] == ["x1<r4+g5"]


@pytest.mark.parametrize(
    "pressed", [["Confirm: no tricks", "Yes, none"], ["+R", "Confirm: 1 trick"]]
)
async def test_a_prediction_that_was_composed_is_not_asked_again(
    harbour: Harbour, pressed: list[str]
) -> None:
    """The draft is shown in large above the button that confirms it."""
    for who in ("Anna", "Ben", "Chloé"):
        await harbour.prefers(who, confirm=True)
    await open_table(harbour, "seven-seals", ["Anna", "Ben", "Chloé"])
    who = (await who_moves(harbour))[0]
    await without_seals(harbour, who)
    for label in pressed:
        assert version_of_table(harbour) == 0
        await harbour.press_hand(who, label)
    assert version_of_table(harbour) == 1


async def test_a_question_goes_with_the_turn(harbour: Harbour) -> None:
    """A mate moves when the time is up, asked or not."""
    for who in ("Anna", "Ben"):
        await harbour.prefers(who, confirm=True)
    await open_table(harbour, "seven-seas", ["Anna", "Ben"], clock=300)
    who = (await who_moves(harbour))[0]
    await harbour.press(who, "My hand")
    assert "Are you sure?" in await press_a_move(harbour, who)
    await wait(harbour, 303)
    assert version_of_table(harbour) == 1
    assert "Are you sure?" not in harbour.hand_text(who)
