"""Killed without a word: the next start reaches for the private messages of the run before."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from cogs.messages.open_hands import EDITABLE, OpenHands
from data.base.database import NotWritten
from data.export import export
from data.open_hands import OpenHandStore
from tests.e2e.company import mover, moves, others, wait
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.living import check_hands, living, panels, remembered
from tests.e2e.playing import open_table


async def killed(
    harbour: Harbour,
    monkeypatch: pytest.MonkeyPatch,
    deed: Coroutine[Any, Any, Any],
    dead_for: float = 0.0,
) -> int:
    """Do the deed while no hand is brought in step any more, then start another bot.

    Returns how many requests were sent before that.
    """
    with monkeypatch.context() as breaking:
        for name in ("refresh", "close", "_lay_to_rest"):
            breaking.setattr(OpenHands, name, lambda *_: None)
        await deed
        await wait(harbour, dead_for)
        await harbour.env.settle()
    sent = len(harbour.env.http_requests)
    await harbour.restart()
    await harbour.env.settle()
    return sent


def tries(harbour: Harbour, sent: int) -> int:
    """How many private messages were changed, or tried to be, since so many requests."""
    webhooks = [e for e in harbour.env.http_requests[sent:] if "/webhooks/" in e.path]
    return len(webhooks)


async def kept(harbour: Harbour) -> list[tuple[int, str]]:
    """The message and the token of all that the database says can be changed."""
    query = "SELECT message, token FROM open_hands ORDER BY message"
    return [tuple(row) for row in await harbour.bot.store.read(query, ())]


async def test_a_hand_from_before_a_kill_tells_the_table_as_it_is(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot died between a move and the hands of the others; the next hand takes the place."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who, (waiting,) = await mover(harbour), await others(harbour)
    await harbour.press(waiting, "My hand")
    (hand,) = living(harbour, waiting)
    await killed(harbour, monkeypatch, moves(harbour, who))
    (alive,) = living(harbour, waiting)
    assert alive.id == hand.id
    assert "Your turn" in text_of(alive)
    await check_hands(harbour)
    await harbour.type(waiting, "hand")
    (newer,) = living(harbour, waiting)
    assert newer.id != hand.id
    assert hand.id not in [m.id for m in harbour.privates(waiting)]
    await harbour.restart()
    await harbour.env.settle()
    assert [m.id for m in remembered(harbour, waiting)] == [newer.id]
    await moves(harbour, waiting)
    await check_hands(harbour)


async def test_the_token_is_neither_logged_nor_exported_and_goes_with_the_person(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    for room in ("bot", "cogs", "data", "engine"):
        caplog.set_level("DEBUG", room)
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    await harbour.press("Ben", "My hand")
    await harbour.restart()
    await harbour.env.settle()
    tokens = [token for _, token in await kept(harbour)]
    assert len(tokens) == 2, "Anna's came with Start"
    anna, ben = harbour.people["Anna"].id, harbour.people["Ben"].id
    text = export(harbour.bot.settings.database, ben, 0.0).decode()
    assert '"hands": [\n{"table":1,"kind":"hand","message":' in text
    shown = "".join(repr(row) for row in harbour.bot.open_hands._rows())
    assert not [token for token in tokens if token in text + caplog.text + shown]
    await harbour.bot.store.forget(ben, "somebody")
    owners = await harbour.bot.store.read("SELECT user FROM open_hands", ())
    assert [row[0] for row in owners] == [anna]


async def test_after_a_quarter_of_an_hour_nothing_is_tried(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The token has run out while the bot was away: the hand answers when it is pressed."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who, (waiting,) = await mover(harbour), await others(harbour)
    await harbour.press(waiting, "My hand")
    (hand,) = living(harbour, waiting)
    sent = await killed(harbour, monkeypatch, moves(harbour, who), EDITABLE + 1)
    assert (tries(harbour, sent), await kept(harbour)) == (0, [])
    await harbour.press(waiting, button_labels(hand)[0], on=hand)
    assert [m.id for m in living(harbour, waiting)] == [hand.id]
    await check_hands(harbour)


async def test_what_discord_does_not_know_any_more_is_forgotten(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who, (waiting,) = await mover(harbour), await others(harbour)
    await harbour.press(waiting, "My hand")
    harbour.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=None)
    sent = await killed(harbour, monkeypatch, moves(harbour, who))
    assert tries(harbour, sent) == 2
    assert await kept(harbour) == []
    assert "incident" not in caplog.text


async def test_panels_from_before_a_kill_fold_in_their_time(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the lobby when the cards are dealt, those of the table at its end."""
    await harbour.type("Anna", "table open", game="seven-seas")
    await harbour.press("Ben", "Join")
    await harbour.press("Ben", "House rules")
    await killed(harbour, monkeypatch, harbour.press("Anna", "House rules"))
    await harbour.pick("Anna", "Space to reach: 14")
    assert "Space to reach**: 14" in text_of(harbour.privates("Ben")[1])
    await harbour.press("Anna", "Start")
    told = [text_of(m) for m in harbour.privates("Ben")]
    assert len([text for text in told if "The cards are dealt" in text]) == 2
    await harbour.press("Ben", "More")
    await harbour.type("Anna", "table end")
    await killed(harbour, monkeypatch, harbour.press_hand("Anna", "End it"))
    assert not panels(harbour, "Ben") + living(harbour, "Anna")
    assert "The table was closed" in "".join(text_of(m) for m in harbour.privates("Anna"))
    assert await kept(harbour) == []


async def test_a_full_disk_keeps_nobody_from_their_hand(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What was not kept is kept with the next change."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])

    async def full(*_: Any) -> None:
        raise NotWritten("full")

    with monkeypatch.context() as breaking:
        breaking.setattr(OpenHandStore, "keep_open_hands", full)
        await harbour.press("Ben", "My hand")
        assert living(harbour, "Ben")
    assert len(await kept(harbour)) == 1
    await harbour.press("Anna", "My hand")
    assert len(await kept(harbour)) == 2
    assert "incident" not in caplog.text
