"""Killed without a word: messages of the run before answer with the present state."""

from collections.abc import Coroutine
from typing import Any

import pytest

from cogs.messages.open_hands import OpenHands
from cogs.surfaces.token import TokenSurface
from tests.e2e.comings import duel, moves, seen, wait
from tests.e2e.open_messages import check_hand, open_messages, remembered
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_id, button_labels, text_of


async def killed(
    stage: Stage,
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
        await wait(stage, dead_for)
        await stage.env.settle()
    sent = len(stage.env.http_requests)
    await stage.restart()
    await stage.env.settle()
    return sent


def tries(stage: Stage, sent: int) -> int:
    """The number of private messages changed, or tried to be, after the first `sent` requests."""
    webhooks = [e for e in stage.env.http_requests[sent:] if "/webhooks/" in e.path]
    return len(webhooks)


@pytest.mark.parametrize("dead_for", [0.0, TokenSurface.lasts + 1])
async def test_a_hand_from_before_a_kill_shows_the_present_table_when_pressed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, dead_for: float
) -> None:
    """The bot died between a move and the hands of the others: no token is kept to change them."""
    who, waiting = await duel(stage)
    await stage.press(waiting, "My hand")
    (hand,) = open_messages(stage, waiting)
    before = text_of(hand)
    sent = await killed(stage, monkeypatch, moves(stage, who), dead_for)
    (stale,) = open_messages(stage, waiting)
    assert (stale.id, text_of(stale)) == (hand.id, before)
    assert (tries(stage, sent), remembered(stage, waiting)) == (0, [])
    await stage.forge(waiting, button_id(stale, button_labels(stale)[0]), on=stale)
    (alive,) = open_messages(stage, waiting)
    assert (alive.id, [m.id for m in remembered(stage, waiting)]) == (hand.id, [hand.id])
    assert shows(text_of(alive), "hand-yours")
    check_hand(stage, alive, await seen(stage, waiting))
