"""Right-click on a member: Challenge opens a table with a seat kept for them; and Profile."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tables.model.table import Status, channel_of
from engine.tables.transitions.invitations import KEPT
from tests.e2e.company import now, wait
from tests.e2e.conftest import permit
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.test_openings import called, calls, wants

SECONDS = int(KEPT)


async def clicks(harbour: Harbour, who: str, menu: str, whom: Any) -> str:
    """Choose a command in the menu of a member."""
    target = harbour.people[whom] if isinstance(whom, str) else whom
    result = await harbour.people[who].context_menu(harbour.channel, menu, target)
    return harbour.answered(who, result)


async def challenges(harbour: Harbour, who: str, whom: str, game: str = "Letter of Marque") -> str:
    await clicks(harbour, who, "Challenge", whom)
    return await harbour.pick(who, game)


async def test_the_challenged_is_called_once_and_has_a_seat_kept(harbour: Harbour) -> None:
    """Nobody else is called, however many ask for it; others cannot take the last seat."""
    await wants(harbour, "Chloé", "Dirk", game="all")
    told = await clicks(harbour, "Anna", "Challenge", "Ben")
    assert told == (
        "🤺 Which game do you challenge Ben to? I open a table here and keep a seat for them."
    )
    assert harbour.messages() == []
    told = await harbour.pick("Anna", "7 Seas")
    assert told == (
        "7 Seas: your table is open, and **Ben** is invited."
        " Press **Start** when everyone has joined."
    )
    until = f"<t:{int(now(harbour)) + SECONDS}:R>"
    lobby, call = harbour.messages()
    assert f"✉️ A seat is kept for **Ben**; it is free again {until}." in text_of(lobby)
    assert "<@" not in text_of(lobby)
    assert text_of(call) == (
        f"🤺 {harbour.people['Ben'].mention}, **Anna** challenges you to a game of 7 Seas."
        f" A seat is kept for you; it is free again {until}."
    )
    assert called(harbour) == [["Ben"]]
    await harbour.restart()
    for _ in range(2):
        await harbour.type("Anna", "table computer")
    full = await harbour.press("Chloé", "Join", on=lobby)
    assert full == (f"The last seat is kept for **Ben**. Try again {until}, or when they decline.")
    assert "nothing to decline" in await harbour.press("Chloé", "Decline")
    assert "You have a seat" in await harbour.press("Ben", "Join", on=call)
    assert harbour.table.invitation is None
    assert "-# **Ben** takes the seat." in harbour.texts()
    assert "kept for" not in harbour.texts()[0]
    await harbour.press("Anna", "Start")
    assert harbour.table.status is Status.RUNNING
    await wait(harbour, SECONDS)
    assert called(harbour) == [["Ben"]]


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_seat_is_free_again_when_it_is_declined_or_after_a_while(
    harbour: Harbour, restarts: bool
) -> None:
    """Both read it in the channel, even after a restart."""
    await challenges(harbour, "Anna", "Ben")
    said = await harbour.press("Ben", "Decline")
    assert said.startswith("You declined, and the seat is free.")
    assert harbour.texts()[-1] == "-# **Ben** can't come this time. The seat is free."
    assert "kept for" not in harbour.texts()[0]
    assert "nothing to decline" in await harbour.forge(
        "Ben", f"7s:{harbour.table.id}:0:leave:kept."
    )
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    await challenges(harbour, "Anna", "Chloé")
    await wait(harbour, SECONDS - 60)
    if restarts:
        await harbour.restart()
    assert harbour.table.invitation is not None
    await wait(harbour, 61)
    assert harbour.table.invitation is None
    assert harbour.texts()[-1] == "-# **Chloé** didn't answer. The seat is free."
    assert [len(users) for _, users in calls(harbour)] == [1, 1]


async def test_what_is_in_the_way_of_a_challenge_is_said_in_words(harbour: Harbour) -> None:
    """When it is asked for, and again when the game is chosen."""
    assert "You can't challenge yourself." in await clicks(harbour, "Anna", "Challenge", "Anna")
    robot = harbour.env.guild.add_member(harbour.env.create_user("Robot", bot=True))
    assert "Robot is a bot" in await clicks(harbour, "Anna", "Challenge", robot)
    await clicks(harbour, "Anna", "Challenge", "Ben")
    await harbour.prefers("Ben", mentions="never")
    unwanted = "Ben turned my mentions off, so I can't challenge them."
    assert unwanted in await harbour.pick("Anna", "7 Seas")
    assert unwanted in await clicks(harbour, "Anna", "Challenge", "Ben")
    await harbour.prefers("Chloé", quiet="22-7=UTC")
    asleep = "Chloé has quiet hours now, so I don't mention them. Try again when they end, <t:"
    assert asleep in await clicks(harbour, "Anna", "Challenge", "Chloé")
    await harbour.prefers("Chloé", quiet="off")
    permit(harbour, "Chloé", view_channel=False)
    assert "Chloé can't see this channel." in await clicks(harbour, "Anna", "Challenge", "Chloé")
    await clicks(harbour, "Anna", "Challenge", "Dirk")
    dirk = harbour.people["Dirk"]
    harbour.env.guild.remove_member(dirk)
    assert "in this server any more" in await harbour.pick("Anna", "7 Seas")
    harbour.people["Dirk"] = harbour.env.guild.add_member(dirk.user)
    await clicks(harbour, "Anna", "Challenge", "Dirk")
    permit(harbour, send_messages=False)
    assert "without Send Messages" in await harbour.pick("Anna", "7 Seas")
    assert "without Send Messages" in await clicks(harbour, "Anna", "Challenge", "Dirk")
    permit(harbour, send_messages=True)
    await clicks(harbour, "Anna", "Challenge", "Dirk")
    await harbour.type("Dirk", "table open")
    permit(harbour, create_public_threads=False)
    lacking = (
        "This channel has a table already. I can't open a thread without Create Public Threads;"
    )
    assert lacking in await harbour.pick("Anna", "7 Seas")
    assert calls(harbour) == []


async def test_where_a_table_stands_a_challenge_is_offered_a_thread(harbour: Harbour) -> None:
    """With one press more, in place of the offer; the challenged is called into it."""
    await harbour.type("Dirk", "table open")
    said = await challenges(harbour, "Anna", "Ben", "7 Seas")
    assert said.startswith("This channel has a table already.")
    assert button_labels(harbour.hands["Anna"]) == ["Open it in a thread"]
    assert calls(harbour) == []
    said = await harbour.press_hand("Anna", "Open it in a thread")
    assert "7 Seas: your table is open, and **Ben** is invited." in said
    _, table = harbour.bot.tables.open_tables()
    assert table.invitation is not None
    assert table.invitation.guests[0].user == harbour.people["Ben"].id
    (thread,) = harbour.channel.threads
    assert channel_of(table.place).channel == thread.id


async def test_the_same_challenge_is_made_once_an_hour_and_not_returned(harbour: Harbour) -> None:
    """The refusal comes before the question for the game, and calls nobody."""
    await challenges(harbour, "Anna", "Ben")
    here = harbour.channel
    harbour.channel = harbour.env.guild.create_text_channel("quay")
    said = await clicks(harbour, "Anna", "Challenge", "Ben")
    assert said.startswith("Once an hour is enough: you have challenged them already.")
    said = await clicks(harbour, "Ben", "Challenge", "Anna")
    assert said == (
        "**Anna** has challenged you already and keeps a seat for you in"
        f" <#{here.id}>. **Join** there takes it."
    )
    assert [len(users) for _, users in calls(harbour)] == [1]
    assert "7 Seas: your table is open" in await challenges(harbour, "Anna", "Chloé", "7 Seas")


async def test_both_are_in_the_menu_of_members_and_there_are_no_more_than_discord_takes(
    harbour: Harbour,
) -> None:
    """Which is five."""
    registered = harbour.env.backend.commands[None]
    assert [name for name, kind in registered if kind == 2] == ["Challenge", "Profile"]
