"""What did I miss? One's own choices after the game, looked at once, for oneself only."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from cogs.features.review import presses as reviews
from cogs.features.review.page import progress_page
from cogs.ui.page import Say
from engine.players.review import Review
from engine.tables.record import read_record
from engine.tables.replay import Replay
from tests.cogs.faces.moments import SAY, texts_of
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.past import finished

pytestmark = pytest.mark.usefixtures("few_worlds")

SECONDS = 60


async def asked(harbour: Harbour, who: str, table: int) -> str:
    """Press "What did I miss?" in the replay."""
    await harbour.type(who, "history")
    await harbour.pick(who, f"No. {table} ")
    return await harbour.press_hand(who, "What did I miss?")


async def looked(harbour: Harbour, who: str, table: int, seat: int) -> Review:
    """The review, once it is kept."""
    replay = await harbour.bot.tables.replay(table)
    for _ in range(SECONDS * 10):
        if (found := await harbour.bot.services.reviews.found(replay, seat)) is not None:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("no review")


async def test_the_line_of_progress_becomes_the_review(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(harbour, "letter-of-marque", "Anna", "Ben", "Chloé")
    before = len(harbour.messages())
    lines = list[tuple[int, int]]()

    def recorded(say: Say, replay: Replay, done: int, total: int) -> Any:
        lines.append((done, total))
        return progress_page(say, replay, done, total)

    monkeypatch.setattr(reviews, "progress_page", recorded)
    await asked(harbour, "Anna", table)
    message = harbour.hands["Anna"]
    review = await looked(harbour, "Anna", table, 0)
    assert review.choices
    assert lines[0] == (0, len(review.choices))
    done, total = lines[-1]
    assert done > total == len(review.choices), "some are judged again, and then the cards"
    first = texts_of(progress_page(SAY, await harbour.bot.tables.replay(table), *lines[0]))
    assert f"choice 1 of {len(review.choices)}" in "".join(first)
    again = progress_page(SAY, await harbour.bot.tables.replay(table), *lines[-1])
    assert "looking again at the choices" in "".join(texts_of(again))
    for _ in range(SECONDS):
        message = next(m for m in harbour.privates("Anna") if m.id == message.id)
        if "judged by what you knew then" in text_of(message):
            break
        await asyncio.sleep(0.2)
    else:
        raise AssertionError(text_of(message))
    assert len(harbour.messages()) == before, "nothing in public"
    told = await asked(harbour, "Anna", table)
    assert "judged by what you knew then" in told, "it is kept"
    assert "computers of level Mate reached" in told


async def test_each_moment_shows_how_it_stood_and_what_it_cost(harbour: Harbour) -> None:
    table = await finished(harbour, "seven-seas", "Anna", "Ben", luck=3)
    await asked(harbour, "Anna", table)
    review = await looked(harbour, "Anna", table, 0)
    assert review.moments, "random play costs something"
    told = await asked(harbour, "Anna", table)
    moment = review.moments[0]
    assert f"Move {moment.number + 1}, your choice: “" in told
    told = await harbour.press_hand("Anna", "Moment 1")
    assert "Your cards and the table at that moment" in told
    assert f"Move {moment.number + 1}, your choice:" in told
    assert "A Captain's choice:" in told
    assert "Your choice lowered your chance to win" in told
    assert "compared with your best rival" in told
    assert "judged by" in await harbour.press_hand("Anna", "◀ All moments")
    await harbour.press_hand("Anna", "Moment 1")
    told = await harbour.press_hand("Anna", "Replay")
    assert f"move {moment.number} of" in told
    assert "Through Anna's eyes" in told


async def test_it_is_each_players_own(harbour: Harbour) -> None:
    """People who only watched have none, and nobody sees another's."""
    table = await finished(harbour, "seven", "Anna", "Ben")
    await harbour.type("Chloé", "history", member=harbour.people["Anna"])
    await harbour.pick("Chloé", f"No. {table} ")
    panel = harbour.hands["Chloé"]
    assert "What did I miss?" not in button_labels(panel)
    told = await harbour.forge("Chloé", f"7s:{table}:0:review:", on=panel)
    assert "You didn't play in this game" in told
    await asked(harbour, "Anna", table)
    mine = await looked(harbour, "Anna", table, 0)
    await asked(harbour, "Ben", table)
    theirs = await looked(harbour, "Ben", table, 1)
    assert (mine.seat, theirs.seat) == (0, 1)
    for argument in ("99", "x", "-1", "9" * 60):
        told = await harbour.forge(
            "Anna", f"7s:{table}:0:review:{argument}", on=harbour.hands["Anna"]
        )
        assert "judged by what you knew then" in told


@pytest.mark.slow
async def test_a_saved_game_has_ones_own_review_as_notes(harbour: Harbour) -> None:
    """Before the review there are none, and nobody else's file has them."""
    table = await finished(harbour, "seven-seas", "Anna", "Ben", luck=3)

    async def saved(who: str) -> Mapping[int, str]:
        await harbour.type(who, "history")
        await harbour.pick(who, f"No. {table} ")
        await harbour.press_hand(who, "Save as text")
        (attached,) = harbour.privates(who)[-1].attachments
        return read_record((await attached.read()).decode()).notes

    assert not await saved("Anna")
    await asked(harbour, "Anna", table)
    review = await looked(harbour, "Anna", table, 0)
    assert review.moments
    notes = await saved("Anna")
    for moment in review.moments:
        assert f"Move {moment.number + 1}, your choice:" in notes[moment.number + 1]
        assert "A Captain's choice:" in notes[moment.number + 1]
        assert "**" not in notes[moment.number + 1]
    assert not await saved("Ben")


@pytest.mark.slow
async def test_it_goes_with_the_game_and_survives_a_restart(harbour: Harbour) -> None:
    table = await finished(harbour, "seven", "Anna", "Ben")
    await asked(harbour, "Anna", table)
    before = await looked(harbour, "Anna", table, 0)
    await harbour.restart()
    told = await asked(harbour, "Anna", table)
    assert "judged by what you knew then" in told
    assert await looked(harbour, "Anna", table, 0) == before
    guild = harbour.env.guild.id
    await harbour.bot.store.remove_tables(guild)
    assert await harbour.bot.services.reviews._records.kept(table, 0) is None


@pytest.mark.slow
async def test_a_store_that_fails_is_told_with_the_number_of_the_log(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The progress line ends in words, and the person can ask again."""
    table = await finished(harbour, "seven", "Anna", "Ben")

    async def broken(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(harbour.bot.services.reviews._records, "keep", broken)
        await asked(harbour, "Anna", table)
        message = harbour.hands["Anna"]
        for _ in range(15):
            message = next(m for m in harbour.privates("Anna") if m.id == message.id)
            if "Something broke on my side" in text_of(message):
                break
            await asyncio.sleep(0.2)
        else:
            raise AssertionError(text_of(message))
    (number,) = [vars(r)["incident"] for r in caplog.records if "incident" in vars(r)]
    assert number in text_of(message)
    caplog.clear()
    await harbour.press_hand("Anna", "Look again")
    assert await looked(harbour, "Anna", table, 0)
