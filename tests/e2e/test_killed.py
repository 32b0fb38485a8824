"""Killed without a word: messages of the run before answer with the present state."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from cogs.messages.open_hands import OpenHands
from cogs.surfaces.token import TokenSurface
from cogs.ui.custom_ids import MakeMove
from tests.e2e.company import mover, moves, others, seen, wait
from tests.e2e.harbour import Harbour, button_id, button_labels, text_of
from tests.e2e.living import check_hand, living, panels, remembered, routes
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
        for name in ("refresh", "close", "_make_inactive"):
            breaking.setattr(OpenHands, name, lambda *_: None)
        await deed
        await wait(harbour, dead_for)
        await harbour.env.settle()
    sent = len(harbour.env.http_requests)
    await harbour.restart()
    await harbour.env.settle()
    return sent


def tries(harbour: Harbour, sent: int) -> int:
    """The number of private messages changed, or tried to be, after the first `sent` requests."""
    webhooks = [e for e in harbour.env.http_requests[sent:] if "/webhooks/" in e.path]
    return len(webhooks)


@pytest.mark.parametrize("dead_for", [0.0, TokenSurface.lasts + 1])
async def test_a_hand_from_before_a_kill_tells_the_table_as_it_is_when_it_is_pressed(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, dead_for: float
) -> None:
    """The bot died between a move and the hands of the others: no token is kept to change them."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who, (waiting,) = await mover(harbour), await others(harbour)
    await harbour.press(waiting, "My hand")
    (hand,) = living(harbour, waiting)
    before = text_of(hand)
    sent = await killed(harbour, monkeypatch, moves(harbour, who), dead_for)
    (stale,) = living(harbour, waiting)
    assert (stale.id, text_of(stale)) == (hand.id, before)
    assert (tries(harbour, sent), remembered(harbour, waiting)) == (0, [])
    await harbour.forge(waiting, button_id(stale, button_labels(stale)[0]), on=stale)
    (alive,) = living(harbour, waiting)
    assert (alive.id, [m.id for m in remembered(harbour, waiting)]) == (hand.id, [hand.id])
    assert "Your turn" in text_of(alive)
    check_hand(harbour, alive, await seen(harbour, waiting))


async def test_a_dead_hand_is_no_way_to_move_twice(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card that was played just before the kill still stands in it."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    (hand,) = living(harbour, who)
    (before,) = [route for route in routes(hand) if route.route == MakeMove(0)]
    table, user = harbour.table.id, harbour.people[who].id
    moving = harbour.bot.tables.play(table, user, before.version, index=0)
    await killed(harbour, monkeypatch, moving)
    version = (await seen(harbour)).version
    await harbour.forge(who, before.button(), on=hand)
    assert (await seen(harbour)).version == version
    check_hand(harbour, living(harbour, who)[0], await seen(harbour, who))


async def test_panels_from_before_a_kill_tell_what_is_so_when_they_are_pressed(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the lobby when the cards are dealt, those of the table at its end."""
    await harbour.type("Anna", "table open", game="seven-seas")
    await harbour.press("Ben", "Join")
    await harbour.press("Ben", "House rules")
    await killed(harbour, monkeypatch, harbour.press("Anna", "House rules"))
    await harbour.choose_rule("Anna", "Space to reach", "Space to reach: 14")
    assert "Space to reach**: 14" not in text_of(harbour.privates("Ben")[1])
    await harbour.press("Anna", "Start")
    await harbour.press("Ben", "More")
    (more,) = panels(harbour, "Ben")
    await harbour.type("Anna", "table end")
    await killed(harbour, monkeypatch, harbour.ends("Anna"))
    assert "over" in await harbour.press("Ben", "Leave my seat", on=more)
    assert not panels(harbour, "Ben")
