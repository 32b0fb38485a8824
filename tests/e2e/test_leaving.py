"""People who leave, come back, are replaced or sent away, on the simulated Discord."""

from __future__ import annotations

from random import Random
from typing import Any

import discord

from engine.players.base import Level
from engine.tables.model.table import Status
from engine.tables.transitions.votes import MINUTE
from tests.e2e.company import (
    announcements,
    board,
    last_ping,
    mover,
    moves,
    player,
    posted,
    seated,
    seen,
    wait,
)
from tests.e2e.conftest import Opening
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.playing import open_table, play_on


async def running(harbour: Harbour, *people: str, **choices: Any) -> None:
    await open_table(harbour, "seven-seas", list(people or ("Anna", "Ben", "Chloé")), **choices)


def moderator(harbour: Harbour) -> None:
    """Watch, who may manage messages and sits nowhere."""
    guild = harbour.env.guild
    role = guild.create_role("watch", permissions=discord.Permissions(manage_messages=True))
    harbour.people["Watch"] = guild.add_member(harbour.env.create_user("watch"), roles=[role])


async def test_leaving_a_lobby_frees_the_seat_and_passes_the_role_on(harbour: Harbour) -> None:
    await harbour.type("Anna", "table open")
    await harbour.press("Ben", "Join")
    assert "You left the table" in await harbour.type("Anna", "table leave")
    assert seated(harbour) == ["Ben"]
    assert "Ben · host" in harbour.texts()[-1]
    await harbour.press("Anna", "Join")
    assert "Only the host" in await harbour.type("Anna", "table start")


async def test_who_leaves_a_running_game_leaves_it_to_a_mate(harbour: Harbour) -> None:
    """The leaver reads how to come back; the others read who left."""
    await running(harbour)
    said = await harbour.type("Ben", "table leave")
    assert "The seat is still yours" in said
    assert "Take my seat back" in button_labels(harbour.hands["Ben"])
    assert player(harbour, "Ben").level is Level.MATE
    assert "Ben left; a computer plays on." in board(harbour)
    again = await harbour.type("Ben", "table leave")
    assert again.startswith("### A computer plays for you\nThe seat is still yours.")
    assert player(harbour, "Ben").level is Level.MATE


async def test_the_board_says_for_whom_a_mate_plays_until_it_no_longer_does(
    harbour: Harbour,
) -> None:
    await running(harbour)
    await harbour.type("Ben", "table leave")
    await moves(harbour, await mover(harbour))
    assert "A computer plays for Ben." in board(harbour)
    await harbour.restart()
    await harbour.type("Anna", "table show")
    assert "A computer plays for Ben." in board(harbour)
    await harbour.press_hand("Ben", "Take my seat back")
    assert "Ben is back." in board(harbour)
    assert "A computer plays" not in board(harbour)


async def test_a_leaver_can_leave_by_a_press(harbour: Harbour) -> None:
    await running(harbour)
    await harbour.press("Ben", "More")
    await harbour.press_hand("Ben", "Leave my seat")
    assert player(harbour, "Ben").left
    assert "The seat is still yours" in harbour.hand_text("Ben")
    await harbour.press_hand("Ben", "Take my seat back")
    assert not player(harbour, "Ben").is_away


async def test_every_way_leads_back_to_the_own_seat(harbour: Harbour) -> None:
    """A press on My hand, on More, /table join, an old Join button, an old card."""
    await running(harbour)
    table = harbour.table.id

    async def gone() -> None:
        await harbour.type("Ben", "table leave")
        assert player(harbour, "Ben").left

    for ask in (harbour.press("Ben", "My hand"), harbour.type("Ben", "hand")):
        await gone()
        await ask
        assert not player(harbour, "Ben").is_away
    assert not player(harbour, "Ben").is_away
    await gone()
    await harbour.press("Ben", "More")
    await harbour.press_hand("Ben", "Take my seat back")
    assert not player(harbour, "Ben").is_away
    await gone()
    await harbour.type("Ben", "table join")
    assert not player(harbour, "Ben").is_away
    await gone()
    await harbour.forge("Ben", f"7s:{table}:0:join:")
    assert not player(harbour, "Ben").is_away
    await gone()
    for said in (
        await harbour.forge("Ben", f"7s:{table}:0:move:0"),
        await harbour.type("Ben", "play", card="g2"),
    ):
        assert "The seat is still yours" in said
    assert player(harbour, "Ben").left


async def test_nobody_takes_back_what_is_not_theirs(harbour: Harbour) -> None:
    await running(harbour)
    await harbour.type("Ben", "table leave")
    table = harbour.table.id
    assert "aren't at" in await harbour.forge("Dirk", f"7s:{table}:0:join:back.")
    assert "a seat is free" in await harbour.type("Dirk", "table join")
    assert "**Anna** can give it to you" in await harbour.type("Dirk", "table join")
    assert seated(harbour) == ["Anna", "Ben", "Chloé"]
    assert "You have a seat already" in await harbour.type("Anna", "table join")


async def test_the_host_gives_a_seat_to_somebody_new(harbour: Harbour) -> None:
    """The hand goes on as it is, and the newcomer is asked to move when it is their turn."""
    await running(harbour)
    await harbour.type("Ben", "table leave")
    dirk = harbour.people["Dirk"]
    assert "Only the host" in await harbour.type("Chloé", "table seat", member=dirk)
    said = await harbour.type("Anna", "table seat", member=dirk)
    assert "Dirk has a seat now" in said
    assert seated(harbour) == ["Anna", "Dirk", "Chloé"]
    assert "Dirk takes over a seat." in board(harbour)
    while await mover(harbour) != "Dirk":
        await moves(harbour, await mover(harbour))
    assert last_ping(harbour) == ["Dirk"]
    await moves(harbour, "Dirk")
    assert "aren't at this table" in await harbour.press("Ben", "My hand")


async def test_the_host_leaving_passes_the_role_on_and_says_so(harbour: Harbour) -> None:
    await running(harbour)
    await harbour.type("Anna", "table leave")
    assert harbour.table.host == harbour.people["Ben"].id
    assert "Ben is the host now." in board(harbour)
    assert "and nobody wins" in await harbour.type("Ben", "table end")
    assert "Only the host" in await harbour.type("Anna", "table end")


async def test_the_host_sends_somebody_away(harbour: Harbour) -> None:
    await running(harbour)
    offers = await harbour.offered("Anna", "table kick", "member")
    assert [offer["name"] for offer in offers] == ["Anna", "Ben", "Chloé"]
    assert "Only the host" in await harbour.type("Chloé", "table kick", member="Ben")
    said = await harbour.kicks("Anna", offers[1]["value"])
    assert "You removed Ben" in said
    assert "The host removed Ben; a computer plays on." in board(harbour)
    assert "The host removed you" in await harbour.press("Ben", "My hand")
    assert "a seat is free" in await harbour.type("Ben", "table join")
    assert "can't remove yourself" in await harbour.type("Anna", "table kick", member="Anna")
    assert "Nobody with that name is at this table" in await harbour.type(
        "Anna", "table kick", member="Dirk"
    )
    await harbour.type("Anna", "table seat", member=harbour.people["Dirk"])
    assert seated(harbour) == ["Anna", "Dirk", "Chloé"]


async def test_somebody_who_left_the_server_can_be_sent_away(harbour: Harbour) -> None:
    """Discord offers no such member any more; the table knows the name."""
    await running(harbour)
    harbour.env.guild.remove_member(harbour.people["Ben"])
    await harbour.env.settle()
    assert "You removed" in await harbour.kicks("Anna", "ben")
    assert player(harbour, "Chloé").level is None
    assert seated(harbour) == ["Anna", "Chloé"]


async def test_a_moderator_sends_somebody_away_even_the_host(harbour: Harbour) -> None:
    await running(harbour)
    moderator(harbour)
    await harbour.kicks("Watch", "anna")
    assert harbour.table.host == harbour.people["Ben"].id
    assert "Ben is the host now." in board(harbour)


async def test_the_host_hands_the_role_over(harbour: Harbour) -> None:
    """To a person among the suggestions; the board shows it, and the new host has all powers."""
    await running(harbour)
    assert "Only the host" in await harbour.type("Ben", "table host", member="Ben")
    assert "Nobody with that name is at this table" in await harbour.type(
        "Anna", "table host", member="Dirk"
    )
    offers = await harbour.offered("Anna", "table host", "member", "be")
    assert [offer["name"] for offer in offers] == ["Ben"]
    said = await harbour.type("Anna", "table host", member=offers[0]["value"])
    assert said == "**Ben** is the host now."
    assert "Ben is the host now." in board(harbour)
    assert "Only the host" in await harbour.type("Anna", "table kick", member="Chloé")
    assert "You removed" in await harbour.kicks("Ben", "Chloé")


async def test_a_table_of_computers_pauses_and_says_so(harbour: Harbour) -> None:
    """It stands still, clock and all, and says so after a restart too."""
    await running(harbour, "Anna", "Ben", clock=60)
    await harbour.type("Anna", "table leave")
    await harbour.type("Ben", "table leave")
    assert harbour.table.paused
    assert "Nobody is at the table, so it waits." in board(harbour)
    assert announcements(harbour) == []
    version, sent = (await seen(harbour)).version, len(posted(harbour))
    await wait(harbour, 7200)
    assert (await seen(harbour)).version == version
    assert len(posted(harbour)) == sent
    await harbour.restart()
    await wait(harbour, 7200)
    assert "Nobody is at the table, so it waits." in board(harbour)
    assert (await seen(harbour)).version == version


async def test_a_paused_table_goes_on_when_somebody_is_back(harbour: Harbour) -> None:
    await running(harbour, "Anna", "Ben", clock=60)
    await harbour.type("Anna", "table leave")
    await harbour.type("Ben", "table leave")
    await harbour.type("Ben", "table join")
    assert not harbour.table.paused
    assert "The table goes on." in board(harbour)
    assert "Nobody is at the table" not in board(harbour)
    assert "A computer plays for Anna" in board(harbour)
    assert await mover(harbour) == "Ben"
    assert last_ping(harbour) == ["Ben"]
    assert harbour.table.host == harbour.people["Ben"].id


async def test_ending_asks_first_and_closes_with_the_standing(harbour: Harbour) -> None:
    await running(harbour)
    assert "and nobody wins" in await harbour.type("Anna", "table end")
    assert harbour.table.status is Status.RUNNING
    await harbour.ends("Anna")
    assert harbour.table is None
    closed = harbour.messages()[-1]
    assert "So far:" in text_of(closed)
    for name in ("Anna", "Ben", "Chloé"):
        assert f"{name}: space 0" in text_of(closed)
    assert "Play again" in button_labels(closed)
    assert len(harbour.messages()) == 1


async def test_an_ended_lobby_has_no_standing(harbour: Harbour) -> None:
    await harbour.type("Anna", "table open")
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    closed = harbour.messages()[-1]
    assert "So far:" not in text_of(closed)
    assert button_labels(closed) == ["New table", "My tables", "Call me for the next"]


async def test_every_game_closes_with_its_standing(harbours: Opening) -> None:
    async with harbours() as harbour:
        for game in ("letter-of-marque", "seven", "seven-seals"):
            await open_table(harbour, game, ["Anna", "Ben", "Chloé"])
            await harbour.type("Anna", "table end")
            await harbour.ends("Anna")
            closed = harbour.texts()[-1]
            assert "So far:" in closed
            assert all(name in closed for name in ("Anna", "Ben", "Chloé"))


async def test_a_kick_asks_once_and_a_computer_goes_at_once(harbour: Harbour) -> None:
    """In a running game a computer's seat is given to somebody, which is said."""
    await harbour.type("Anna", "table open")
    await harbour.press("Ben", "Join")
    await harbour.type("Anna", "table computer")
    assert "You removed Marlow" in await harbour.type("Anna", "table kick", member="marlow")
    assert seated(harbour) == ["Anna", "Ben"]
    await harbour.type("Anna", "table computer")
    await harbour.press("Anna", "Start")
    said = await harbour.type("Anna", "table kick", member="Marlow")
    assert "Marlow is a computer. `/table seat`" in said
    assert "Remove **Ben** from the game?" in await harbour.type("Anna", "table kick", member="Ben")
    assert player(harbour, "Ben").level is None
    assert "You removed" in await harbour.press_hand("Anna", "Remove")
    anna = harbour.people["Anna"].id
    assert "Only the host" in await harbour.forge("Ben", f"7s:{harbour.table.id}:0:kick:!{anna}")


async def test_a_moderator_who_ends_a_game_during_the_vote_is_not_called_the_host(
    harbour: Harbour,
) -> None:
    await running(harbour, "Anna", "Ben")
    await harbour.type("Anna", "table end")
    await harbour.press_hand("Anna", "End it")
    with harbour.env._bot_scope():
        dirk = harbour.people["Dirk"].id
        await harbour.bot.tables.end(harbour.table.id, dirk, may_moderate=True)
    await harbour.env.settle()
    assert "A moderator ended the game early" in harbour.texts()[-1]


async def test_ending_a_game_asks_those_who_play_on_the_board(harbour: Harbour) -> None:
    """The others say yes or no there; alone the host ends it at once."""
    await running(harbour, "Anna", "Ben")
    said = await harbour.type("Anna", "table end")
    assert "I ask the others first" in said
    assert "I asked the others on the board" in await harbour.press_hand("Anna", "End it")
    assert "Anna wants to end this game without a winner" in board(harbour)
    assert "The game goes on" in await harbour.press("Ben", "No, play on")
    assert "wants to end" not in board(harbour)
    went_on = "Too few voted to end the game, so it goes on."
    assert board(harbour).count(went_on) == 1
    await play_on(harbour, Random(1), most=2)
    assert went_on not in board(harbour)
    await harbour.type("Anna", "table end")
    await harbour.press_hand("Anna", "End it")
    await wait(harbour, MINUTE + 1)
    assert board(harbour).count(went_on) == 1
    await harbour.type("Anna", "table end")
    await harbour.press_hand("Anna", "End it")
    assert "The table is closed" in await harbour.press("Ben", "Yes, end it")
    assert harbour.table is None
