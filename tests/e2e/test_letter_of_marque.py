"""Letter of Marque, played to the end on the simulated Discord."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from cogs.faces.letter_of_marque import face as letter_of_marque
from tests.e2e.company import posted
from tests.e2e.harbour import Harbour, button_labels
from tests.e2e.playing import open_table, play_by_commands, play_by_presses, who_moves

GAME = "letter-of-marque"
CREW = ["Anna", "Ben", "Chloé"]


@pytest.fixture(autouse=True)
def _short_of_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attacks are held up for less time than a person would enjoy."""
    monkeypatch.setattr(letter_of_marque, "SUSPENSE", 0.01)


async def all_choose(harbour: Harbour, *ships: str) -> None:
    """The set-up: each of the crew chooses this ship."""
    for who, ship in zip(CREW, ships, strict=True):
        await harbour.press(who, "My hand")
        await harbour.press_hand(who, ship)


async def mover(harbour: Harbour) -> str:
    """The person whose turn it is, with the hand open."""
    (who,) = await who_moves(harbour)
    await harbour.press(who, "My hand")
    return who


def board(harbour: Harbour) -> str:
    """The text of the board."""
    return next(text for text in reversed(harbour.texts()) if "🏴‍☠️" in text)


async def test_a_game_is_played_to_the_end_by_presses(harbour: Harbour) -> None:
    """Everybody presses what they are shown until all treasures are home."""
    await open_table(harbour, GAME, CREW)
    await play_by_presses(harbour, Random(3))
    assert harbour.table is None
    assert "scoring" in harbour.texts()[-2]
    assert "Letter of Marque: back in port" in harbour.texts()[-1]


@pytest.mark.slow
async def test_a_game_is_played_to_the_end_by_commands(harbour: Harbour) -> None:
    """Nobody presses anything after the start."""
    await open_table(harbour, GAME, CREW)
    await play_by_commands(harbour, Random(7))
    assert harbour.table is None
    assert "Letter of Marque: back in port" in harbour.texts()[-1]


@pytest.mark.slow
async def test_a_series_is_as_many_games_as_players(harbour: Harbour) -> None:
    """The host chooses it in the lobby; every game is reckoned, then the series."""
    await harbour.type("Anna", "table open", game=GAME)
    await harbour.press("Ben", "Join")
    assert "isn't made for this number of players" in harbour.texts()[-1]
    await harbour.press("Anna", "House rules")
    await harbour.choose_rule("Anna", "Series", "Series: yes")
    await harbour.press("Anna", "Start")
    assert "game 1 of 2" in board(harbour)
    await play_by_presses(harbour, Random(2))
    told = "\n".join(harbour.texts())
    assert "After 2 games" in told
    assert "Letter of Marque: back in port" in harbour.texts()[-1]


async def test_everybody_chooses_at_once_and_the_board_shows_who_has_yet_to(
    harbour: Harbour,
) -> None:
    await open_table(harbour, GAME, CREW)
    assert "all of you choose now" in harbour.texts()[-1]
    asked = await harbour.press("Ben", "My hand")
    assert "At sea: Anna 💰" in asked, "all first treasures lie open before anybody chooses"
    assert board(harbour).count("💰") >= len(CREW)
    said = await harbour.press_hand("Ben", "Armed")
    assert "An armed ship carries your" in said
    assert board(harbour).count("still choosing") == 2
    assert "Ben has chosen" in board(harbour)
    assert "armed" not in board(harbour).casefold()


async def test_the_first_turn_is_announced_to_whoever_begins(harbour: Harbour) -> None:
    await open_table(harbour, GAME, CREW)
    await all_choose(harbour, "Armed", "Armed", "Armed")
    who = await mover(harbour)
    assert f"<@{harbour.people[who].id}>, your turn." in harbour.texts()[-1]


async def test_an_attack_is_told_with_a_pause_and_then_what_it_met(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The open hands of the others show a partial preview, without a message in the channel."""
    breaths: list[tuple[str, str]] = []
    wait = asyncio.sleep

    async def counted(seconds: float, result: object = None) -> object:
        waited = await wait(min(seconds, 0.02), result)
        if seconds == 3.0:
            breaths.append((harbour.hand_text(other), board(harbour)))
        return waited

    monkeypatch.setattr(letter_of_marque, "SUSPENSE", 3.0)
    await open_table(harbour, GAME, CREW)
    await all_choose(harbour, "Armed", "Armed", "Armed")
    who = await mover(harbour)
    other = next(name for name in CREW if name != who)
    target = next(label for label in button_labels(harbour.hands[who]) if "Attack" in label)
    monkeypatch.setattr("cogs.messages.publisher.asyncio.sleep", counted)
    said = await harbour.press_hand(who, target)
    assert "is choosing…" in said
    ((hand, shown),) = breaths
    assert f"{who} attacks" in hand
    for text in (hand, shown):
        assert "is armed!" not in text
    assert f"{who} attacks" in board(harbour)
    assert "is armed!" in board(harbour)
    assert "is armed!" in harbour.hand_text(other)
    assert "your turn" in harbour.texts()[-1], "the next player is called after the pause"
    assert not any("attacks" in str(body.get("content")) for body in posted(harbour))


async def test_setting_sail_shows_the_treasure_and_asks_for_the_ship_in_private(
    harbour: Harbour,
) -> None:
    await open_table(harbour, GAME, CREW)
    await all_choose(harbour, "Armed", "Defenceless", "Armed")
    who = await mover(harbour)
    asked = await harbour.press_hand(who, "Set sail")
    assert "Which ship?" in asked
    assert f"{who} turns up 💰" in board(harbour)
    before = len(harbour.messages())
    await harbour.press_hand(who, "Defenceless")
    assert f"{who}'s ship **{who[0]}4** is at sea" in board(harbour)
    assert "defenceless" not in board(harbour).casefold()
    assert len(harbour.messages()) == before


async def test_typed_words_that_cannot_be_are_answered_with_a_reason(harbour: Harbour) -> None:
    await open_table(harbour, GAME, CREW)
    assert "armed or defenceless" in await harbour.type("Anna", "play", card="set sail")
    await all_choose(harbour, "Armed", "Armed", "Armed")
    who = await mover(harbour)
    own = CREW.index(who) + 1
    assert "own ship" in await harbour.type(who, "play", card=f"attack {own}")
    other = next(name for name in CREW if name != who)
    assert f"It's {who}'s turn" in await harbour.type(other, "play", card="set sail")
