"""Letter of Marque, played to the end on the simulated Discord."""

import asyncio
import re
from random import Random

import pytest

from cogs.faces.letter_of_marque import face as letter_of_marque
from tests.e2e.comings import posted
from tests.e2e.playing import open_table, play_by_presses, who_moves
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels

GAME = "letter-of-marque"
CREW = ["Anna", "Ben", "Chloé"]


async def all_choose(stage: Stage, *ships: str) -> None:
    """The set-up: each of the crew chooses this ship."""
    for who, ship in zip(CREW, ships, strict=True):
        await stage.goes(who, "My hand", ship)


async def mover(stage: Stage) -> str:
    """The person whose turn it is, with the hand open."""
    (who,) = await who_moves(stage)
    await stage.press(who, "My hand")
    return who


def board(stage: Stage) -> str:
    """The text of the board."""
    return next(text for text in reversed(stage.texts()) if "🏴‍☠️" in text)


@pytest.mark.slow
async def test_a_series_is_as_many_games_as_players(stage: Stage) -> None:
    """The host chooses it in the lobby; every game is reckoned, then the series."""
    await stage.type("Anna", "table open", game=GAME)
    await stage.press("Ben", "Join")
    assert shows(stage.texts()[-1], "lobby-unofficial")
    await stage.press("Anna", "House rules")
    await stage.choose_rule("Anna", "Series", "Series: yes")
    await stage.press("Anna", "Start")
    assert "game 1 of 2" in board(stage)
    await play_by_presses(stage, Random(2))
    assert stage.table is None
    assert "After 2 games" in "\n".join(stage.texts())
    assert "game 2 of 2" in stage.texts()[-2]
    assert shows(stage.texts()[-1], "game-letter-of-marque-over")


async def test_everybody_chooses_at_once_and_the_board_shows_who_has_yet_to(
    stage: Stage,
) -> None:
    await open_table(stage, GAME, CREW)
    assert shows(stage.texts()[-1], "turn-announcement", count=3)
    asked = await stage.press("Ben", "My hand")
    assert "### You 💰" in asked, "all first treasures lie open before anybody chooses"
    assert "Anna 💰" in asked
    assert board(stage).count("💰") >= len(CREW)
    said = await stage.press_hand("Ben", "Armed")
    assert shows(said, "letter-of-marque-chosen-next", count=2)
    assert board(stage).count("still choosing") == 2
    assert shows(board(stage), "letter-of-marque-told-ready", name="Ben")
    assert "armed" not in board(stage).casefold()


async def test_an_attack_is_shown_then_after_a_pause_its_result(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The open hands of the others show a partial preview, without a message in the channel."""
    breaths: list[tuple[str, str]] = []
    wait = asyncio.sleep

    async def counted(seconds: float, result: object = None) -> object:
        waited = await wait(min(seconds, 0.02), result)
        if seconds == 3.0:
            breaths.append((stage.hand_text(other), board(stage)))
        return waited

    monkeypatch.setattr(letter_of_marque, "SUSPENSE", 3.0)
    await open_table(stage, GAME, CREW)
    await all_choose(stage, "Armed", "Armed", "Armed")
    who = await mover(stage)
    other = next(name for name in CREW if name != who)
    target = next(
        label for label in button_labels(stage.hands[who]) if re.fullmatch(r"[ABC]\d", label)
    )
    monkeypatch.setattr("cogs.messages.publisher.asyncio.sleep", counted)
    said = await stage.press_hand(who, target)
    assert shows(said, "hand-waits", count=1)
    ((hand, shown),) = breaths
    assert shows(hand, "letter-of-marque-told-ship", name=who)
    for text in (hand, shown):
        assert not shows(text, "letter-of-marque-told-ship", what="armed")
    assert shows(board(stage), "letter-of-marque-told-ship", name=who)
    assert shows(board(stage), "letter-of-marque-told-ship", what="armed")
    assert shows(stage.hand_text(other), "letter-of-marque-told-ship", what="armed")
    assert shows(stage.texts()[-1], "turn-announcement", count=1), (
        "the next player is called after the pause"
    )
    assert not any("attacks" in str(body.get("content")) for body in posted(stage))


@pytest.mark.slow
async def test_setting_sail_shows_the_treasure_and_asks_for_the_ship_in_private(
    stage: Stage,
) -> None:
    await open_table(stage, GAME, CREW)
    await all_choose(stage, "Armed", "Defenceless", "Armed")
    who = await mover(stage)
    asked = await stage.press_hand(who, "Set sail")
    assert shows(asked, "letter-of-marque-which")
    assert shows(board(stage), "letter-of-marque-turned-up", name=who)
    before = len(stage.messages())
    await stage.press_hand(who, "Defenceless")
    assert f" on **{who[0]}4**." in board(stage)
    assert "defenceless" not in board(stage).casefold()
    assert len(stage.messages()) == before
