"""The lobby on the simulated Discord: seats, house rules, start, and the end of a table."""

from __future__ import annotations

import discord

from engine.tables.table import Status
from tests.e2e.conftest import Opening
from tests.e2e.harbour import Harbour, button_labels
from tests.e2e.playing import open_table


async def opened(harbour: Harbour, *joining: str, **choices: object) -> None:
    await harbour.type("Anna", "table open", **choices)
    for who in joining:
        await harbour.press(who, "Join")


async def test_the_lobby_says_who_sits_and_what_is_missing(harbour: Harbour) -> None:
    """7 Seas is opened when no game is named."""
    assert "Friends press **Join**" in await harbour.type("Anna", "table open")
    lobby = harbour.texts()[-1]
    assert "7 Seas" in lobby
    assert "🔴 Anna · host" in lobby
    assert "One more player and it can start" in lobby
    await harbour.press("Ben", "Join")
    lobby = harbour.texts()[-1]
    assert "🔵 Ben" in lobby
    assert "Ready." in lobby


async def test_a_second_table_in_the_channel_is_refused(harbour: Harbour) -> None:
    await opened(harbour)
    assert "A table stands in this channel already" in await harbour.type("Ben", "table open")


async def test_a_seat_is_taken_once(harbour: Harbour) -> None:
    await opened(harbour, "Ben")
    assert "You have a seat already" in await harbour.press("Ben", "Join")
    assert "You have a seat already" in await harbour.type("Ben", "table join")


async def test_a_full_table_takes_nobody_more(harbours: Opening) -> None:
    async with harbours(people=5) as harbour:
        await opened(harbour, "Ben", "Chloé", "Dirk")
        assert "Every seat is taken" in await harbour.press("Esi", "Join")


async def test_who_leaves_frees_a_seat_and_the_next_is_host(harbour: Harbour) -> None:
    await opened(harbour, "Ben", "Chloé")
    assert "You left the table" in await harbour.press("Anna", "Leave")
    assert "🔴 Ben · host" in harbour.texts()[-1]
    assert "You don't sit at this table" in await harbour.press("Anna", "Leave")
    await harbour.type("Ben", "table leave")
    await harbour.press("Chloé", "Leave")
    assert harbour.table is None
    assert "table closed" in harbour.texts()[-1]


async def test_only_the_host_starts_and_not_alone(harbour: Harbour) -> None:
    await opened(harbour)
    assert "Too few players" in await harbour.press("Anna", "Start")
    await harbour.press("Ben", "Join")
    assert "Only the host" in await harbour.press("Ben", "Start")
    assert "Only the host" in await harbour.type("Ben", "table start")
    assert "Your turn" in await harbour.type("Anna", "table start") + await harbour.press(
        "Ben", "My hand"
    )


async def test_a_running_table_seats_nobody(harbour: Harbour) -> None:
    """The lobby's message is the board now; its old buttons would be refused as well."""
    await opened(harbour, "Ben")
    lobby = harbour.showing("Join")
    await harbour.press("Anna", "Start")
    assert lobby.id == harbour.showing("My hand").id
    table = harbour.table.id
    assert "dealt already" in await harbour.type("Chloé", "table join")
    for verb in ("join", "house", "start", "add"):
        who = "Chloé" if verb == "join" else "Anna"
        said = await harbour.forge(who, f"7s:{table}:0:{verb}:", on=harbour.messages()[-1])
        assert "dealt already" in said, verb
    assert "Join" not in button_labels(harbour.showing("My hand"))


async def test_house_rules_are_chosen_in_selects_by_the_host(harbour: Harbour) -> None:
    await opened(harbour, "Ben", "Chloé")
    read = await harbour.press("Ben", "House rules")
    assert "**Space to reach**: 7" in read
    assert "is the host and can change them" in read
    assert not harbour.hands, "nothing to press"
    said = await harbour.press("Anna", "House rules")
    assert "how far the island is" in said
    await harbour.pick("Anna", "Space to reach: 14")
    await harbour.pick("Anna", "Last one clears: yes")
    lobby = harbour.texts()[-1]
    assert "**Space to reach**: 14" in lobby
    assert "**Last one clears**: yes" in lobby


async def test_teams_want_four_players(harbour: Harbour) -> None:
    """Three in teams do not start, and the lobby says so before anybody tries."""
    await opened(harbour, "Ben", "Chloé", teams=True)
    assert "One more player" in harbour.texts()[-1]
    assert "Too few players" in await harbour.press("Anna", "Start")
    await harbour.press("Dirk", "Join")
    await harbour.press("Anna", "Start")
    board = harbour.texts()[-2]
    assert "Anna and Chloé" in board
    assert "Ben and Dirk" in board


async def test_a_house_rule_of_another_game_is_refused_in_words(harbour: Harbour) -> None:
    said = await harbour.type("Anna", "table open", game="seven", teams=True)
    assert "That house rule does not work here" in said
    assert "Something broke" not in said
    assert harbour.table is None


async def test_the_host_ends_a_table_after_being_asked_once_more(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    asked = await harbour.type("Anna", "table end")
    assert "cannot be taken back" in asked
    assert harbour.table is not None
    assert "The table is closed" in await harbour.press_hand("Anna", "End it")
    assert harbour.table is None
    assert "ended before the last scoring" in harbour.texts()[-1]


async def test_others_do_not_end_a_table_but_a_moderator_does(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    table = harbour.table
    assert "Only the host" in await harbour.type("Ben", "table end")
    assert "Only the host" in await harbour.forge("Ben", f"7s:{table.id}:0:end:")
    assert harbour.table.status is Status.RUNNING
    guild = harbour.env.guild
    role = guild.create_role("watch", permissions=discord.Permissions(manage_messages=True))
    watch = guild.add_member(harbour.env.create_user("watch"), roles=[role])
    harbour.people["Watch"] = watch
    assert "cannot be taken back" in await harbour.type("Watch", "table end")
    await harbour.press_hand("Watch", "End it")
    assert harbour.table is None


async def test_the_ended_table_s_buttons_say_that_it_is_over(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    table = harbour.table.id
    await harbour.press("Ben", "My hand")
    await harbour.press("Anna", "My hand")
    await harbour.type("Anna", "table end")
    await harbour.press_hand("Anna", "End it")
    assert "This game is over" in await harbour.forge("Ben", f"7s:{table}:0:hand:")
    assert "This game is over" in await harbour.forge("Ben", f"7s:{table}:0:move:0")
    assert "This game is over" in await harbour.forge("Ben", f"7s:{table}:0:page:c8")
    assert "This game is over" in await harbour.forge("Anna", f"7s:{table}:0:end:")
    assert "no open table" in await harbour.type("Ben", "hand")
    assert "no open table" in await harbour.type("Ben", "play", card="c8")


async def test_a_new_table_may_stand_where_one_ended(harbour: Harbour) -> None:
    await opened(harbour)
    await harbour.type("Anna", "table end")
    assert "goes home" in harbour.hand_text("Anna")
    await harbour.press_hand("Anna", "End it")
    await opened(harbour, "Ben")
    await harbour.press("Anna", "Start")
    assert harbour.table.status is Status.RUNNING
