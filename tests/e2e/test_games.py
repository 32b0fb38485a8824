"""Each game, played to the end on the simulated Discord, and what only it has."""

import asyncio
import re
from functools import partial
from random import Random

import pytest

from cogs.faces.letter_of_marque import face as letter_of_marque
from tests.amounts import amount
from tests.e2e.comings import board, mover, posted, posted_texts
from tests.e2e.playing import open_table, press_something, who_moves
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels

CREW = ["Anna", "Ben", "Chloé"]


async def at_hand(stage: Stage) -> str:
    """The person whose turn it is, with the hand open."""
    who = await mover(stage)
    await stage.press(who, "My hand")
    return who


async def test_everybody_chooses_at_once_and_the_board_shows_who_has_yet_to(
    stage: Stage,
) -> None:
    await open_table(stage, "letter-of-marque", CREW)
    assert shows(stage.texts()[-1], "turn-announcement", count=3)
    asked = await stage.press("Ben", "My hand")
    assert "### You 💰" in asked, "all first treasures lie open before anybody chooses"
    assert "Anna 💰" in asked
    assert board(stage).count("💰") >= len(CREW)
    assert shows(await stage.press_hand("Ben", "Armed"), "letter-of-marque-chosen-next", count=2)
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
    await open_table(stage, "letter-of-marque", CREW)
    for each in CREW:
        await stage.goes(each, "My hand", "Armed")
    who = await at_hand(stage)
    other = next(name for name in CREW if name != who)
    target = next(
        label for label in button_labels(stage.hands[who]) if re.fullmatch(r"[ABC]\d", label)
    )
    monkeypatch.setattr("cogs.messages.publisher.asyncio.sleep", counted)
    assert shows(await stage.press_hand(who, target), "hand-waits", count=1)
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


async def test_a_game_of_7_is_played_to_the_end_by_presses(stage: Stage) -> None:
    """On hands that were opened once: they follow the game, a press for each move.

    Each round but the last is scored once; the end of the game has all scores behind a button, and
    replaces them.
    """
    first = amount(7, 1)
    begin_seven_in_round(first)
    await open_table(stage, "seven", CREW[:2])
    await stage.press("Ben", "My hand")
    luck = Random(3)
    while movers := await who_moves(stage):
        await press_something(stage, movers[0], luck)
    sent, title = posted_texts(stage), "seven-scoring-title"
    reckoned = [sum(shows(s, title, round=n, rounds=7) for s in sent) for n in range(1, 8)]
    assert reckoned == [0] * (first - 1) + [1] * (7 - first) + [0]
    (told,) = stage.texts()
    assert shows(told, "game-seven-over")
    assert "7: round 7 of 7\n" in await stage.press("Anna", "Scoring")


async def test_an_ordinary_turn_is_one_press(stage: Stage) -> None:
    """One press on the open hand places the card, draws the next and passes the turn on."""
    await open_table(stage, "seven", CREW)
    who = await at_hand(stage)
    label = next(text for text in button_labels(stage.hands[who]) if "Seven" not in text)
    assert shows(await stage.press_hand(who, label), "hand-waits", count=1)
    assert shows(board(stage), "seven-told-placed", name=who, sum=label[0])
    assert await who_moves(stage) != [who]


PRIMIERA = "🪙 gold, 💎 crystal, 🥃 rum:\n-# 7→7, 6→6, 1→5, 5→4, 4→3, 3→2, 2→1, 8/9/10→0"
LINEAR = "🪙 gold, 💎 crystal, 🥃 rum:\n-# 7→7, 6→6, 5→5, 4→4, 3→3, 2→2, 1/8/9/10→1"
CURSES = "💀 curse:\n-# 7→−1, 6→−2, 5→−3, 4→−4, 3→−5, 2→−6, 1/8/9/10→−7"


async def test_at_a_table_the_rules_print_its_own_booty_values(stage: Stage) -> None:
    """By command and by the board's button, before and after the start."""
    await stage.open("Anna", game="seven-seas", booty="linear")
    assert LINEAR in await stage.goes("Ben", "/rules", "More", "Scoring", "More")
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    for asking in (
        partial(stage.type, "Ben", "rules"),
        partial(stage.type, "Ben", "rules", game="seven-seas"),
        partial(stage.press, "Ben", "Rules"),
    ):
        await asking()
        await stage.press_hand("Ben", "More")
        await stage.pick("Ben", "Scoring")
        said = await stage.press_hand("Ben", "More")
        assert LINEAR in said
        assert CURSES in said
        assert PRIMIERA not in said
