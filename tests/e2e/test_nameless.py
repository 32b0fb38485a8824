"""Somebody whose name shows as nothing is somebody on every message all the same."""

from __future__ import annotations

from tests.e2e.company import board
from tests.e2e.harbour import Harbour


async def test_a_name_of_fillers_is_a_number_on_board_and_in_suggestions(harbour: Harbour) -> None:
    guild, env = harbour.env.guild, harbour.env
    harbour.people["Ghost"] = guild.add_member(env.create_user("ghost", global_name="\u3164"))
    await harbour.type("Anna", "table open")
    await harbour.press("Ghost", "Join")
    assert "№ 2" in harbour.texts()[-1]
    await harbour.press("Anna", "Start")
    assert "№ 2" in board(harbour)
    offers = await harbour.offered("Anna", "table kick", "member")
    assert [offer["name"] for offer in offers] == ["Anna", "№ 2"]
    assert "№ 2" in await harbour.kicks("Anna", offers[1]["value"])
    said = await harbour.type("Anna", "table seat", member=harbour.people["Ghost"])
    assert harbour.people["Ghost"].mention in said, "who has no seat has no number"
    assert "\u3164" not in "".join(harbour.texts())
