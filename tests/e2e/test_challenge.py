"""Right-click on a member: Challenge opens a table with a seat kept for them; and Profile."""

from typing import Any

import pytest

from cogs.ui.routes import Verb
from engine.tables.model.table import Status, channel_of
from engine.tables.transitions.invitations import RESERVED
from tests.amounts import one_of
from tests.e2e.comings import about, now, wait
from tests.e2e.conftest import permit
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, press_id, text_of
from tests.e2e.test_openings import called, calls, wants

SECONDS = int(RESERVED)


async def clicks(stage: Stage, who: str, menu: str, whom: Any) -> str:
    """Choose a command in the menu of a member."""
    target = stage.people[whom] if isinstance(whom, str) else whom
    result = await stage.people[who].context_menu(stage.channel, menu, target)
    return stage.answered(who, result)


async def challenges(stage: Stage, who: str, whom: str, game: str = "Letter of Marque") -> str:
    await clicks(stage, who, "Challenge", whom)
    return await stage.pick(who, game)


async def test_the_challenged_is_called_once_and_has_a_seat_kept(stage: Stage) -> None:
    """Nobody else is called, however many ask for it; others cannot take the last seat."""
    menu = [name for name, kind in stage.env.backend.commands[None] if kind == 2]
    assert menu == ["Challenge", "Profile"], "Discord takes five"
    await wants(stage, "Chloé", "Dirk", game="all")
    told = await clicks(stage, "Anna", "Challenge", "Ben")
    assert shows(told, "challenge-which", name="Ben")
    assert stage.messages() == []
    told = await stage.pick("Anna", "7 Seas")
    assert shows(told, "challenge-opened", game="7 Seas", guest="**Ben**")
    until = f"<t:{int(stage.table.invitation.until)}:R>"
    assert stage.table.invitation.until == about(now(stage) + SECONDS)
    lobby, call = stage.messages()
    assert shows(text_of(lobby), "lobby-kept", guest="**Ben**", count=1, until=until)
    assert "<@" not in text_of(lobby)
    assert shows(
        text_of(call),
        "challenge-text",
        mentions=stage.people["Ben"].mention,
        count=1,
        host="**Anna**",
        game="7 Seas",
        until=until,
    )
    assert called(stage) == [["Ben"]]
    await stage.restart()
    for _ in range(2):
        await stage.does("Anna", "computer")
    full = await stage.press("Chloé", "Join", on=lobby)
    assert shows(full, "refusal-seat-kept", guest="**Ben**", until=until)
    assert shows(await stage.press("Chloé", "Decline"), "refusal-not-invited")
    assert shows(await stage.press("Ben", "Join", on=call), "lobby-joined")
    assert stage.table.invitation is None
    assert "-# **Ben** takes the seat." in stage.texts()
    assert "kept for" not in stage.texts()[0]
    await stage.press("Anna", "Start")
    assert stage.table.status is Status.RUNNING
    await wait(stage, SECONDS)
    assert called(stage) == [["Ben"]]


@pytest.mark.parametrize("restarts", one_of([False, True]))
async def test_a_seat_is_free_again_when_it_is_declined_or_after_a_while(
    stage: Stage, restarts: bool
) -> None:
    """Both read it in the channel, even after a restart."""
    await challenges(stage, "Anna", "Ben")
    said = await stage.press("Ben", "Decline")
    assert shows(said, "challenge-declined")
    assert stage.texts()[-1] == "-# **Ben** can't come this time. The seat is free."
    assert "kept for" not in stage.texts()[0]
    assert shows(
        await stage.forge("Ben", press_id(Verb.DECLINE, stage.table.id)), "refusal-not-invited"
    )
    await stage.closes("Anna")
    await challenges(stage, "Anna", "Chloé")
    await wait(stage, SECONDS - 60)
    if restarts:
        await stage.restart()
    assert stage.table.invitation is not None
    await wait(stage, 61)
    assert stage.table.invitation is None
    assert stage.texts()[-1] == "-# **Chloé** didn't answer. The seat is free."
    assert [len(users) for _, users in calls(stage)] == [1, 1]


@pytest.mark.slow
async def test_the_obstacle_to_a_challenge_is_explained(stage: Stage) -> None:
    """When it is asked for, and again when the game is chosen.

    Beside an open table it is offered a thread, with one press more.
    """
    assert shows(await clicks(stage, "Anna", "Challenge", "Anna"), "challenge-self")
    robot = stage.env.guild.add_member(stage.env.create_user("Robot", bot=True))
    assert shows(await clicks(stage, "Anna", "Challenge", robot), "seat-bot", name="Robot")
    await clicks(stage, "Anna", "Challenge", "Ben")
    await stage.prefers("Ben", mentions="never")
    unwanted = "Ben turned my mentions off, so I can't challenge them."
    assert unwanted in await stage.pick("Anna", "7 Seas")
    assert unwanted in await clicks(stage, "Anna", "Challenge", "Ben")
    await stage.prefers("Chloé", quiet="22-7=UTC")
    asleep = "Chloé has quiet hours now, so I don't mention them. Try again when they end, <t:"
    assert asleep in await clicks(stage, "Anna", "Challenge", "Chloé")
    await stage.prefers("Chloé", quiet="off")
    permit(stage, "Chloé", view_channel=False)
    assert shows(await clicks(stage, "Anna", "Challenge", "Chloé"), "challenge-never", name="Chloé")
    await clicks(stage, "Anna", "Challenge", "Dirk")
    dirk = stage.people["Dirk"]
    stage.env.guild.remove_member(dirk)
    assert shows(await stage.pick("Anna", "7 Seas"), "challenge-gone")
    stage.people["Dirk"] = stage.env.guild.add_member(dirk.user)
    await clicks(stage, "Anna", "Challenge", "Dirk")
    permit(stage, send_messages=False)
    assert shows(await stage.pick("Anna", "7 Seas"), "permissions-missing", names="Send Messages")
    assert shows(
        await clicks(stage, "Anna", "Challenge", "Dirk"),
        "permissions-missing",
        names="Send Messages",
    )
    permit(stage, send_messages=True)
    await clicks(stage, "Anna", "Challenge", "Dirk")
    await stage.type("Dirk", "table open")
    permit(stage, create_public_threads=False)
    lacking = (
        "This channel has a table already. I can't open a thread without Create Public Threads;"
    )
    assert lacking in await stage.pick("Anna", "7 Seas")
    permit(stage, create_public_threads=True)
    assert shows(await challenges(stage, "Anna", "Dirk", "7 Seas"), "open-taken")
    assert button_labels(stage.hands["Anna"]) == ["Open it in a thread"]
    assert calls(stage) == []
    said = await stage.press_hand("Anna", "Open it in a thread")
    assert shows(said, "challenge-opened", game="7 Seas", guest="**Dirk**")
    _, table = stage.bot.tables.open_tables()
    assert table.invitation is not None
    assert table.invitation.guests[0].user == stage.people["Dirk"].id
    assert channel_of(table.place).channel == stage.channel.threads[0].id


async def test_the_same_challenge_is_made_once_an_hour_and_not_returned(stage: Stage) -> None:
    """The refusal comes before the question for the game, and calls nobody."""
    await challenges(stage, "Anna", "Ben")
    here = stage.channel
    stage.channel = stage.env.guild.create_text_channel("quay")
    said = await clicks(stage, "Anna", "Challenge", "Ben")
    assert shows(said, "refusal-challenged")
    said = await clicks(stage, "Ben", "Challenge", "Anna")
    assert said == (
        "**Anna** has challenged you already and keeps a seat for you in"
        f" <#{here.id}>. **Join** there takes it."
    )
    assert [len(users) for _, users in calls(stage)] == [1]
    said = await clicks(stage, "Chloé", "Challenge", "Ben")
    assert shows(said, "challenge-later", name="Ben"), "whoever asks"
    assert shows(
        await challenges(stage, "Anna", "Chloé", "7 Seas"), "challenge-opened", game="7 Seas"
    )
