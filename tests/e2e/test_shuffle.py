"""The shuffle on the simulated Discord: sealed in the lobby, cut by people, checked in the end."""

import asyncio
import json
import logging
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.surfaces import first_answer
from cogs.table.pages.menus import seal
from cogs.ui.routes import Verb
from engine.tables.transitions import shuffle
from tests.e2e.comings import Scene
from tests.e2e.conftest import Opening
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id, text_of
from tests.e2e.test_what_is_sent import OWN_LOGS
from tests.engine.tables.transitions.test_shuffle import VERIFY

SEAL = re.compile(r"🔒 Sealed: `([0-9a-f]{4}(?: [0-9a-f]{4}){2})`")


@pytest.fixture
async def stage(stage: Scene) -> Scene:
    """A server whose tables draw their secrets, as everywhere but in tests."""
    stage.bot.tables.origin = shuffle.sealed
    return stage


async def asks_to_cut(stage: Scene, who: str) -> Any:
    """Press Cut the deck behind More of the lobby; what comes of it."""
    await stage.press(who, "More")
    return await stage.click(who, "Cut the deck", on=stage.hands[who])


async def cut(stage: Scene, who: str, word: str) -> str:
    """Press Cut the deck, type the word and send it; the text of the answer."""
    shown = await asks_to_cut(stage, who)
    assert shown.modal is not None
    name = shown.modal["components"][0]["component"]["custom_id"]
    return stage.answered(who, await stage.people[who].submit_modal(shown, {name: word}))


def lobby(stage: Scene) -> str:
    return text_of(stage.showing("House rules"))


async def sealed(stage: Scene) -> str:
    """The seal as the lobby shows it to people who ask, and to nobody else."""
    assert "Sealed" not in lobby(stage)
    found = SEAL.search(await stage.press("Anna", "More", on=stage.showing("House rules")))
    assert found is not None
    return found[1]


async def checked(stage: Scene, who: str) -> str:
    """The check of the shuffle of the latest game, as its replay offers it."""
    return await stage.goes(who, "Replay", "More", "Check the shuffle")


async def test_a_deck_is_cut_in_the_lobby_and_checked_in_the_end(stage: Scene) -> None:
    """The words stand in one line, and the last one counts."""
    await stage.type("Anna", "table open", game="seven")
    seal = await sealed(stage)
    assert "✂️" not in lobby(stage)
    assert "Join" in text_of((await asks_to_cut(stage, "Ben")).response)  # has no seat yet
    await stage.press("Ben", "Join")
    assert shows(await cut(stage, "Ben", "anchor"), "lobby-cut", word="anchor")
    assert lobby(stage).splitlines()[-1] == "-# ✂️ Cut by Ben: anchor"
    await cut(stage, "Anna", " <@1> **loud** ")
    await cut(stage, "Ben", "rum 🏴x")
    assert lobby(stage).endswith(r"-# ✂️ Cut by Anna: \<\@1\>-\*\*loud\*\* · Ben: rum-🏴x")
    await stage.press("Anna", "House rules")
    await stage.choose_rule("Anna", "Strict finish", "Strict finish: yes")
    assert await sealed(stage) == seal
    await stage.press("Anna", "Start")
    await stage.closes("Anna")
    said = await checked(stage, "Dirk")
    assert said.count("✅") == 3
    assert (f"`{seal}`" in said, "the 2 cuts" in said) == (True, True)
    assert shows(said, "verify-played", moves=0)
    assert not re.search(r"[0-9a-f]{8}", said), "numbers are in the file"
    file = await stage.file("Dirk", "shuffle-1.txt")
    assert VERIFY.faults(file) == []
    assert f'[Commitment "{seal.replace(" ", "")}' in file
    seats = VERIFY.read(file)["Seats"].split()
    assert len({int(seat) for seat in seats if len(seat) > 15}) == 2  # the ids of interactions
    assert VERIFY.read(file)["Secret"] not in await stage.press("Dirk", "Replay")
    await stage.press("Ben", "Play again")
    assert await sealed(stage) != seal
    assert str(stage.table.players[0].entry) not in ("0", *seats)


async def test_after_a_timeout_of_discord_the_button_must_be_pressed_again(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A form must be the first answer."""

    async def slow(*_: object) -> None:
        await asyncio.sleep(0.01)

    await stage.type("Anna", "table open", game="seven")
    monkeypatch.setattr(first_answer, "SECONDS_BEFORE_DEFERRING", 0.0)
    monkeypatch.setattr(stage.bot.tables, "came_back", slow)
    shown = await asks_to_cut(stage, "Anna")
    assert shown.modal is None
    assert shows(stage.answered("Anna", shown), "cut-typed")


async def test_a_change_made_afterwards_is_noticed(
    stage: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """A row that can't be read at all is explained, without an incident."""
    await stage.open_table("seven", ["Anna", "Ben"])
    await stage.closes("Anna")
    over = await stage.bot.store.table(1)
    assert over is not None
    assert over.shuffle is not None
    word_of_nobody = replace(over.shuffle, cuts="rum -")
    await stage.bot.store.save_table(replace(over, shuffle=word_of_nobody))
    assert shows(await checked(stage, "Ben"), "verify-wrong")
    assert VERIFY.faults(await stage.file("Ben", "shuffle-1.txt")) == ["Seed"]
    await stage.bot.store.write(("UPDATE tables SET players = '?' WHERE id = ?", (over.id,)))
    result = stage.showing("Replay")
    for verb in (Verb.VERIFY, Verb.REPLAY, Verb.EXPORT):
        said = await stage.forge("Anna", press_id(verb, over.id), on=result)
        assert shows(said, "replay-unreadable")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_table_of_a_known_seed_has_no_seal(stages: Opening) -> None:
    """As every table of versions that knew none."""
    async with stages() as stage:
        await stage.type("Anna", "table open", game="seven")
        assert "🔒" not in await stage.press("Anna", "More")
        assert "Cut the deck" not in button_labels(stage.hands["Anna"])
        said = await stage.forge("Anna", press_id(Verb.CUT, stage.table.id))
        assert shows(said, "refusal-no-cut")
        await stage.press("Ben", "Join")
        await stage.press("Anna", "Start")
        await stage.closes("Anna")
        assert shows(await checked(stage, "Ben"), "verify-no-secret")


async def test_nothing_of_the_secret_is_sent_or_logged_before_the_end(
    stage: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """Not in a message, an answer, a custom id or a log: only its hash is."""
    caplog.set_level(logging.DEBUG)
    await stage.type("Anna", "table open", game="seven")
    await stage.press("Ben", "Join")
    await cut(stage, "Ben", "anchor")
    secret = stage.table.shuffle.secret
    await stage.press("Dirk", "House rules")
    await stage.goes("Dirk", "More", "How to play", "More")
    await stage.press("Anna", "Start")
    seed = stage.table.seed
    for who in ("Anna", "Ben", "Dirk"):
        await stage.forge(who, press_id(Verb.VERIFY, stage.table.id))
        for label in ("My hand", "More", "Rules"):
            await stage.press(who, label)
    for _ in range(4):
        await stage.type_a_play((await stage.who_moves())[0], Random(1))
    commitment = seal(shuffle.commitment_of(stage.table))
    told = [json.dumps(request.json) for request in stage.env.http_requests]
    told += [r.getMessage() for r in caplog.records if r.name.startswith(OWN_LOGS)]
    assert len(told) > 20
    hidden = (secret[:16], str(seed), f"{seed:x}")
    assert not [text for text in told if any(part in text for part in hidden)]
    assert [text for text in told if commitment in text], "before the deal"
    await stage.closes("Anna")
    await checked(stage, "Anna")
    assert secret in await stage.file("Anna", "shuffle-1.txt")


async def test_after_a_solo_game_nobody_is_asked_to_compare_a_seal_that_nobody_saw(
    stage: Scene,
) -> None:
    """It has no lobby, so neither its rules nor the check promise what only a lobby proves."""
    begin_seven_in_round(7)
    await stage.type("Anna", "solo", game="seven")
    await stage.press_hand("Anna", "More")
    assert "sealed" not in await stage.press_hand("Anna", "Rules")
    await stage.goes("Anna", "/solo", "Go on")
    while "Scoring" not in button_labels(stage.hands["Anna"]):
        await stage.press_something("Anna", Random(3))
    await stage.press_hand("Anna", "Replay")
    await stage.press_hand("Anna", "More")
    said = await stage.press_hand("Anna", "Check the shuffle")
    assert said.count("✅") == 3
    assert shows(said, "verify-seal")
    assert not any(word in said for word in ("lobby", "you noted"))
