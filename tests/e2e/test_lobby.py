"""The lobby on the simulated Discord: seats, house rules, start, and the end of a table."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ButtonStyle

from engine.tables.model.table import Status, channel_of
from tests.data.rated import played
from tests.e2e.conftest import Opening as Harbours
from tests.e2e.conftest import permit
from tests.e2e.harbour import Harbour, button_labels, buttons, walk
from tests.e2e.playing import open_table


async def opened(harbour: Harbour, *joining: str, **choices: object) -> None:
    await harbour.open("Anna", **choices)
    for who in joining:
        await harbour.press(who, "Join")


async def test_the_lobby_says_who_sits_and_what_is_missing(harbour: Harbour) -> None:
    """7 Seas is opened when no game is named."""
    assert "Press **Start** when your friends have joined" in await harbour.type(
        "Anna", "table open"
    )
    lobby = harbour.texts()[-1]
    assert "7 Seas" in lobby
    assert "🔴 Anna · host" in lobby
    assert "One more player and it can start" in lobby
    await harbour.press("Ben", "Join")
    lobby = harbour.texts()[-1]
    assert "🔵 Ben" in lobby
    assert "Ready." in lobby


async def test_a_second_table_in_the_channel_is_offered_a_thread_with_one_press(
    harbour: Harbour,
) -> None:
    """The table in the thread has all that was chosen, and the offer becomes the answer."""
    await opened(harbour)
    said = await harbour.type("Ben", "table open", clock=300, rated=True)
    assert "This channel has a table already" in said
    assert button_labels(harbour.hands["Ben"]) == ["Open it in a thread"]
    first = harbour.table
    said = await harbour.press_hand("Ben", "Open it in a thread")
    assert "7 Seas: your table is open" in said
    _, second = harbour.bot.tables.open_tables()
    assert harbour.table == first
    assert (second.host, second.settings.clock, second.settings.rated) == (
        harbour.people["Ben"].id,
        300,
        True,
    )
    assert (
        harbour.env.backend.get_channel(channel_of(second.place).channel).parent_id
        == harbour.channel.id
    )


async def test_where_no_thread_can_be_a_second_table_is_refused_in_words(harbour: Harbour) -> None:
    """The missing permission is named."""
    await opened(harbour)
    permit(harbour, create_public_threads=False)
    said = await harbour.type("Ben", "table open")
    assert said.startswith("This channel has a table already.")
    assert "I can't open a thread without Create Public Threads;" in said
    assert "Ben" not in harbour.hands


@pytest.mark.parametrize(
    "written",
    ["", "chess/0/0", "seven/7/0", "seven/x/0", "seven/0", "////", "seven/-1/0", "seven//0/0.1"],
)
async def test_an_offer_that_was_never_made_opens_nothing(harbour: Harbour, written: str) -> None:
    await opened(harbour)
    table = harbour.table.id
    said = await harbour.forge("Ben", f"7s:{table}:0:open:thread.{written}")
    assert "doesn't work here" in said
    assert len(harbour.bot.tables.open_tables()) == 1


async def test_a_seat_is_taken_once(harbour: Harbour) -> None:
    await opened(harbour, "Ben")
    assert "You have a seat already" in await harbour.press("Ben", "Join")
    assert "You have a seat already" in await harbour.type("Ben", "table join")


def selects(harbour: Harbour) -> int:
    """How many selects Anna's own message has."""
    return sum(bool(part.get("options")) for part in walk(harbour.hands["Anna"].components))


def shining(message: Any) -> list[str]:
    """The buttons of a message that have a colour."""
    return [b["label"] for b in buttons(message) if b["style"] != ButtonStyle.secondary.value]


async def test_what_to_press_next_shines_and_nothing_else(harbour: Harbour) -> None:
    """Join while players are needed, then Start, which is grey before; in the panel as well."""
    await opened(harbour, teams=False)
    assert shining(harbour.messages()[-1]) == ["Join"]
    assert "Start" in disabled(harbour)
    await harbour.press("Anna", "Add computer")
    assert shining(harbour.hands["Anna"]) == ["Deckhand"], "who has won nothing yet"
    assert "A Deckhand is a good first opponent." in harbour.hand_text("Anna")
    await harbour.press_hand("Anna", "Deckhand")
    assert shining(harbour.hands["Anna"]) == ["Start"]
    assert shining(harbour.messages()[-1]) == ["Start"]
    assert disabled(harbour) == []


async def test_who_has_won_a_game_is_proposed_a_mate(harbour: Harbour) -> None:
    await played(harbour.bot.store, harbour.people["Anna"].id, harbour.people["Ben"].id, ended=1.0)
    await opened(harbour)
    await harbour.press("Anna", "Add computer")
    assert shining(harbour.hands["Anna"]) == ["Mate"]
    assert "first opponent" not in harbour.hand_text("Anna")


async def test_the_last_to_leave_reads_that_the_table_is_closed(harbour: Harbour) -> None:
    await opened(harbour, "Ben")
    assert "Press **Join** to sit down again" in await harbour.press("Ben", "Leave")
    said = await harbour.press("Anna", "Leave")
    assert "the table is closed" in said
    assert "Join" not in said


def disabled(harbour: Harbour) -> list[str]:
    """The buttons of the lobby that cannot be pressed."""
    return [b["label"] for b in buttons(harbour.messages()[-1]) if b.get("disabled")]


async def test_a_full_table_says_so_and_takes_nobody_more(harbours: Harbours) -> None:
    """Its Join and Add computer are grey until somebody leaves; old ones are refused."""
    async with harbours(people=5) as harbour:
        await opened(harbour, "Ben", "Chloé")
        assert "one seat is still free" in harbour.texts()[-1]
        await harbour.press("Anna", "Add computer")
        await harbour.press("Dirk", "Join")
        assert "every seat is taken. **Anna** can press **Start**" in harbour.texts()[-1]
        assert disabled(harbour) == ["Join", "Add computer"]
        table = harbour.table.id
        assert "The table is full" in await harbour.forge("Esi", f"7s:{table}:0:join:")
        assert "The table is full" in await harbour.type("Esi", "table join")
        shown = await harbour.forge("Anna", f"7s:{table}:0:add:", on=harbour.hands["Anna"])
        assert "The table is full" in shown
        assert "Mate" not in button_labels(harbour.hands["Anna"])
        await harbour.press("Dirk", "Leave")
        assert disabled(harbour) == []


async def test_teams_are_shown_as_pairs_before_the_start(harbour: Harbour) -> None:
    """Partners sit opposite; a free seat is shown beside the partner who waits for it."""
    await opened(harbour, "Ben", "Chloé", teams=True)
    lines = harbour.texts()[-1].splitlines()
    assert "🔴 **Anna + Chloé**" in lines
    assert "🔵 **Ben + free seat**" in lines
    await harbour.press("Anna", "Add computer")
    await harbour.press_hand("Anna", "Mate")
    assert "🔵 **Ben + Marlow**" in harbour.texts()[-1].splitlines()
    assert "**Full:**" in harbour.texts()[-1]


async def test_only_house_rules_that_differ_are_listed_and_no_clock_is_called_a_clock(
    harbour: Harbour,
) -> None:
    await opened(harbour)
    small = [line for line in harbour.texts()[-1].splitlines() if line.startswith("-#")]
    assert small == ["-# **Clock**: no clock"]
    await harbour.press("Anna", "House rules")
    assert "**Clock**: no clock" in harbour.hand_text("Anna")
    await harbour.choose_rule("Anna", "Space to reach", "Space to reach: 14")
    small = [line for line in harbour.texts()[-1].splitlines() if line.startswith("-#")]
    assert small == ["-# **Space to reach**: 14", "-# **Clock**: no clock"]


async def test_who_leaves_frees_a_seat_and_the_next_is_host(harbour: Harbour) -> None:
    await opened(harbour, "Ben", "Chloé")
    assert "You left the table" in await harbour.press("Anna", "Leave")
    assert "🔴 Ben · host" in harbour.texts()[-1]
    assert "You aren't at this table" in await harbour.press("Anna", "Leave")
    await harbour.type("Ben", "table leave")
    await harbour.press("Chloé", "Leave")
    assert harbour.table is None
    assert "table closed" in harbour.texts()[-1]


async def test_only_the_host_starts_and_not_alone(harbour: Harbour) -> None:
    await opened(harbour)
    assert "Too few players" in await harbour.type("Anna", "table start")
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
    assert lobby.id == harbour.showing("More").id
    table = harbour.table.id
    assert "dealt already" in await harbour.type("Chloé", "table join")
    for verb in ("join", "house", "start", "add"):
        who = "Chloé" if verb == "join" else "Anna"
        said = await harbour.forge(who, f"7s:{table}:0:{verb}:", on=harbour.messages()[-1])
        assert "dealt already" in said, verb
    assert "Join" not in button_labels(harbour.showing("More"))


async def test_house_rules_are_chosen_in_selects_by_the_host(harbour: Harbour) -> None:
    await opened(harbour, "Ben", "Chloé")
    read = await harbour.press("Ben", "House rules")
    assert "**Space to reach**: 7" in read
    assert "is the host and can change them" in read
    assert not button_labels(harbour.privates("Ben")[-1]), "nothing to press"
    await harbour.press("Anna", "House rules")
    assert selects(harbour) == 1
    assert "how far the island is" in await harbour.pick("Anna", "Space to reach")
    assert selects(harbour) == 2
    await harbour.choose_rule("Anna", "Space to reach", "Space to reach: 14")
    await harbour.choose_rule("Anna", "Last one clears", "Last one clears: yes")
    lobby = harbour.texts()[-1]
    assert "**Space to reach**: 14" in lobby
    assert "**Last one clears**: yes" in lobby


async def test_teams_want_four_players(harbour: Harbour) -> None:
    """Three in teams do not start, and the lobby says so before anybody tries."""
    await opened(harbour, "Ben", "Chloé", teams=True)
    assert "One more player" in harbour.texts()[-1]
    assert "Too few players" in await harbour.type("Anna", "table start")
    await harbour.press("Dirk", "Join")
    await harbour.press("Anna", "Start")
    board = harbour.texts()[-2]
    assert "**Ann+Chl**" in board
    assert "**Ben+Dir**" in board


async def test_the_host_ends_a_table_after_being_asked_once_more(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    asked = await harbour.type("Anna", "table end")
    assert "and nobody wins" in asked
    assert harbour.table is not None
    assert "The table is closed" in await harbour.ends("Anna")
    assert harbour.table is None
    assert "The host ended the game early, so nobody wins." in harbour.texts()[-1]
    assert "🥇" not in harbour.texts()[-1], "nothing was won"


async def test_others_do_not_end_a_table_but_a_moderator_does(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    table = harbour.table
    assert "Only the host" in await harbour.type("Ben", "table end")
    assert "Only the host" in await harbour.forge("Ben", f"7s:{table.id}:0:end:!")
    assert harbour.table.status is Status.RUNNING
    guild = harbour.env.guild
    role = guild.create_role("watch", permissions=discord.Permissions(manage_messages=True))
    watch = guild.add_member(harbour.env.create_user("watch"), roles=[role])
    harbour.people["Watch"] = watch
    assert "and nobody wins" in await harbour.type("Watch", "table end")
    await harbour.ends("Watch")
    assert harbour.table is None
    assert "A moderator ended the game early, so nobody wins." in harbour.texts()[-1]
