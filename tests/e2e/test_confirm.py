"""People who confirm their plays read the effect of a move, and are asked once, before it."""

from random import Random

import pytest

from engine.games import GAMES
from tests.amounts import one_of
from tests.e2e.comings import wait
from tests.e2e.playing import open_table, ways, who_moves, without_seals
from tests.e2e.positions import set_out, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_id, button_labels


async def confirming(stage: Stage, game: str) -> str:
    """A running table whose three people confirm their plays; who moves now."""
    for who in ("Anna", "Ben", "Chloé"):
        assert shows(await stage.prefers(who, confirm=True), "prefer-switch-confirm")
    await open_table(stage, game, ["Anna", "Ben", "Chloé"])
    while game == "seven-seals" and version_of_table(stage) < 3:
        who = (await who_moves(stage))[0]
        await without_seals(stage, who)
        await stage.press_hand(who, "Confirm: 0")
        await stage.press_hand(who, "Yes, none")
    return (await who_moves(stage))[0]


async def press_a_move(stage: Stage, who: str) -> str:
    """Press from the hand towards a move, up to the first press that would make one."""
    luck = Random(3)
    for _ in range(40):
        custom_id, value = luck.choice(
            [way for way in ways(stage.hands[who]) if ":hint:" not in way[0]]
        )
        if value is None:
            result = await stage.people[who].click(stage.hands[who], custom_id=custom_id)
        else:
            result = await stage.people[who].select(stage.hands[who], [value], custom_id=custom_id)
        said = stage.answered(who, result)
        if ":move:" in custom_id or (value or "").startswith("move:"):
            return said
    raise AssertionError(f"{who} found no move: {stage.hand_text(who)}")


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_press_describes_the_move_and_asks_once(stage: Stage, game: str) -> None:
    """Back leads to the hand. The button of a move that was made since makes no second one."""
    who = await confirming(stage, game)
    before = version_of_table(stage)
    hand = await stage.press(who, "My hand")
    messages = [message.id for message in stage.privates(who)]
    said = await press_a_move(stage, who)
    assert "### Your turn\n" in said
    assert said.splitlines()[-1].endswith("** Are you sure?")
    assert button_labels(stage.hands[who]) == ["Yes, do it", "Back"]
    assert [message.id for message in stage.privates(who)] == messages, "it asks in place"
    assert await stage.press_hand(who, "Back") == hand
    assert version_of_table(stage) == before
    await press_a_move(stage, who)
    yes = button_id(stage.hands[who], "Yes, do it")
    assert not shows(await stage.press_hand(who, "Yes, do it"), "sure")
    assert version_of_table(stage) == before + 1
    assert shows(await stage.forge(who, yes), "refusal-stale")
    assert version_of_table(stage) == before + 1


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_typed_play_asks_as_well(stage: Stage, game: str) -> None:
    who = await confirming(stage, game)
    before = version_of_table(stage)
    offers = await stage.offered(who, "play", "card")
    card = offers[-1]["value"]
    takes = await stage.offered(who, "play", "take", card=card)
    filled = {"take": takes[0]["value"]} if takes else {}
    said = await stage.type(who, "play", card=card, **filled)
    assert shows(said, "sure")
    assert version_of_table(stage) == before
    await stage.press_hand(who, "Yes, do it")
    assert version_of_table(stage) == before + 1


async def test_by_default_nobody_is_asked_and_the_wish_survives_a_restart(
    stage: Stage,
) -> None:
    assert shows(await stage.prefers("Anna", mentions="always"), "prefer-switch-confirm")
    assert shows(await stage.prefers("Anna", confirm=True), "prefer-switch-confirm")
    await stage.restart()
    assert shows(await stage.prefers("Anna"), "prefer-switch-confirm")
    await set_out(stage, "g4 r8", "c3 x6", display="x9 c10")
    assert "Lay 🥃8" in await stage.type("Anna", "play", card="r8")
    await stage.press_hand("Anna", "Yes, do it")
    assert not shows(await stage.type("Ben", "play", card="x6"), "sure")
    assert version_of_table(stage) == 2
    assert shows(await stage.prefers("Anna", confirm=False), "prefer-switch-confirm")
    assert not shows(await stage.type("Anna", "play", card="g4"), "sure")


@pytest.mark.slow
@pytest.mark.parametrize("pressed", one_of([["Confirm: 0", "Yes, none"], ["🔺 0", "Confirm: 1"]]))
async def test_a_prediction_that_was_composed_is_not_asked_again(
    stage: Stage, pressed: list[str]
) -> None:
    """The draft is shown in large above the button that confirms it."""
    for who in ("Anna", "Ben", "Chloé"):
        await stage.prefers(who, confirm=True)
    await open_table(stage, "seven-seals", ["Anna", "Ben", "Chloé"])
    who = (await who_moves(stage))[0]
    await without_seals(stage, who)
    for label in pressed:
        assert version_of_table(stage) == 0
        await stage.press_hand(who, label)
    assert version_of_table(stage) == 1


async def test_a_question_goes_with_the_turn(stage: Stage) -> None:
    """A mate moves when the time is up, asked or not."""
    for who in ("Anna", "Ben"):
        await stage.prefers(who, confirm=True)
    await open_table(stage, "seven-seas", ["Anna", "Ben"], clock=300)
    who = (await who_moves(stage))[0]
    await stage.press(who, "My hand")
    assert shows(await press_a_move(stage, who), "sure")
    await wait(stage, 303)
    assert version_of_table(stage) == 1
    assert not shows(stage.hand_text(who), "sure")
