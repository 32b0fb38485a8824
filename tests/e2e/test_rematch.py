"""After the last scoring: the result, a rematch, a new table, the replay."""

import asyncio
from random import Random
from typing import Any

import pytest

from cogs.mentions.decision import Reason, pause
from cogs.ui.routes import Log
from engine.tables.model.table import Player, Status
from engine.tables.transitions.invitations import KEPT_AGAIN
from tests.amounts import one_of
from tests.e2e.comings import about, announcements, now, seated, wait
from tests.e2e.playing import open_table, play_on
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, press_id, text_of
from tests.e2e.test_openings import called


async def played(stage: Stage, *people: str, **choices: Any) -> Any:
    """A game of 7 Seas that was played to the end; its result message."""
    await open_table(stage, "seven-seas", list(people or ("Anna", "Ben", "Chloé")), **choices)
    await play_on(stage, Random(2))
    assert stage.table is None
    return stage.messages()[-1]


async def ended(stage: Stage, *people: str, **choices: Any) -> Any:
    """A game of 7 Seas that its host has ended early; its last message has the same buttons."""
    crew = list(people or ("Anna", "Ben", "Chloé"))
    await open_table(stage, "seven-seas", crew, **choices)
    await stage.closes(crew[0])
    return stage.messages()[-1]


async def starter(stage: Stage) -> str:
    """The player with the compass at the table in the channel."""
    seen = await stage.bot.tables.view(stage.table.id, None)
    return str(seen.table.players[seen.view.starter].name)


async def test_the_result_shows_the_standings_and_seven_buttons(stage: Stage) -> None:
    result = await played(stage)
    text = text_of(result)
    assert shows(text, "game-seven-seas-over")
    assert "🥇" in text
    assert all(f"{name}: space" in text for name in ("Anna", "Ben", "Chloé"))
    assert button_labels(result) == [
        *("Play again", "New table", "Replay", "Share", "What did I miss?"),
        *("My tables", "Call me for the next"),
    ]
    assert announcements(stage) == []
    assert shows(await stage.press("Anna", "My tables"), "tables-none")


async def test_a_rematch_seats_those_who_press_it(stage: Stage) -> None:
    """In their former order, whoever presses first; the first one is host."""
    result = await ended(stage)
    said = await stage.press("Chloé", "Play again", on=result)
    assert shows(said, "rematch-opened", count=2)
    assert shows(said, "rematch-opened", guest="**Anna** and **Ben**", count=2)
    assert seated(stage) == ["Chloé"]
    said = await stage.press("Anna", "Play again", on=result)
    assert shows(said, "rematch-joined", count=1)
    assert shows(await stage.press("Ben", "Play again", on=result), "rematch-joined", count=0)
    assert seated(stage) == ["Anna", "Ben", "Chloé"]
    assert "Chloé · host" in stage.texts()[-2]
    assert stage.texts()[-1] == "-# **Ben** takes the seat."
    assert shows(await stage.press("Ben", "Play again", on=result), "refusal-already-seated")
    await stage.press("Chloé", "Start")
    assert stage.table.status is Status.RUNNING


@pytest.mark.parametrize("restarts", one_of([False, True]))
async def test_a_rematch_keeps_the_seats_of_the_others_and_mentions_them_once(
    stage: Stage, restarts: bool
) -> None:
    """Not who wants only reminders; strangers read for whom, and until when. A minute, no more."""
    crew = ("Anna", "Ben", "Chloé", "Dirk")
    await stage.prefers("Chloé", mentions="reminders")
    result = await ended(stage, *crew)
    eve = stage.people["Eve"] = stage.env.guild.add_member(stage.env.create_user("Eve"))
    assert eve.id
    said = await stage.press("Anna", "Play again", on=result)
    assert shows(said, "rematch-opened", guest="**Ben**, **Chloé** and **Dirk**", count=3)
    until = f"<t:{int(stage.table.invitation.until)}:R>"
    assert stage.table.invitation.until == about(now(stage) + KEPT_AGAIN)
    names = "**Ben**, **Chloé** and **Dirk**"
    lobby, call = stage.messages()[-2:]
    assert shows(text_of(lobby), "lobby-kept", guest=names, count=3, until=until)
    assert text_of(call) == (
        f"🔁 {stage.people['Ben'].mention} and {stage.people['Dirk'].mention}, **Anna** wants"
        f" to play 7 Seas again. Your seats are kept; they are free again {until}."
    )
    assert called(stage) == [["Ben", "Dirk"]]
    if restarts:
        await stage.restart()
    said = await stage.press("Eve", "Join", on=lobby)
    assert shows(said, "refusal-seat-kept", guest=names, until=until)
    assert shows(await stage.press("Eve", "Decline", on=call), "refusal-not-invited")
    assert shows(await stage.press("Ben", "Join", on=call), "lobby-joined")
    assert shows(await stage.press("Chloé", "Decline", on=call), "challenge-declined")
    assert shows(await stage.press("Eve", "Join", on=lobby), "lobby-joined")
    assert shows(
        text_of(stage.messages()[-2]), "lobby-kept", guest="**Dirk**", count=1, until=until
    )
    await wait(stage, KEPT_AGAIN + 1)
    assert stage.table.invitation is None
    assert stage.texts()[-1] == "-# **Dirk** didn't answer. The seat is free."
    assert "kept for" not in stage.texts()[-2]
    assert called(stage) == [["Ben", "Dirk"]]


async def test_game_after_game_that_is_ended_at_once_mentions_nobody_each_time(
    stage: Stage,
) -> None:
    await ended(stage, "Anna", "Ben")
    for _ in range(3):
        await stage.press("Anna", "Play again")
        await stage.press("Ben", "Play again")
        await stage.press("Anna", "Start")
        await stage.closes("Anna")
    assert called(stage) == [["Ben"]]
    await wait(stage, pause(Reason.REMATCH))
    await stage.press("Anna", "Play again")
    assert called(stage) == [["Ben"]] * 2


async def test_two_who_press_at_once_make_one_rematch(stage: Stage) -> None:
    await ended(stage)
    tables = stage.bot.tables
    people = [Player(name, stage.people[name].id) for name in ("Anna", "Ben", "Chloé")]
    with stage.env._bot_scope():
        both = await asyncio.gather(*(tables.rematch(1, player) for player in people))
    await stage.env.settle()
    assert len({table.id for table in both}) == 1
    assert seated(stage) == ["Anna", "Ben", "Chloé"]
    assert sum("comes aboard" in text for text in stage.texts()) == 1


@pytest.mark.slow
async def test_a_rematch_keeps_house_rules_and_clock_and_a_new_table_has_the_servers(
    stage: Stage,
) -> None:
    result = await ended(stage, target=11, last_clears=True, clock=3600)
    await stage.press("Ben", "Play again", on=result)
    lobby = stage.texts()[-2]
    assert "**Space to reach**: 11" in lobby
    assert "**Last one clears**: yes" in lobby
    assert "**Turn time**: 1 hour" in lobby
    await stage.closes("Ben")
    assert shows(await stage.press("Dirk", "New table", on=result), "lobby-opened", game="7 Seas")
    assert seated(stage) == ["Dirk"]
    assert not shows(stage.texts()[-1], "rule-seven-seas-target"), (
        "it is as usual: only what differs is listed"
    )


@pytest.mark.slow
async def test_the_end_is_shared_once_by_each_with_the_chart(stage: Stage) -> None:
    result = await played(stage)
    before, end = len(stage.messages()), text_of(result)
    assert shows(await stage.press("Anna", "Share", on=result), "share-done")
    assert text_of(stage.showing("Play again")) == end, "the result stays as it is"
    shared = text_of(stage.messages()[-1])
    assert len(stage.messages()) == before + 1
    assert shows(shared, "share-title", name="Anna", game="7 Seas")
    assert all(name in shared for name in ("Anna", "Ben", "Chloé", "🏝️", "win"))
    assert shows(shared, "seven-seas-decided", round=1)
    assert shared.splitlines()[2] in end, "the sentence of the result"
    assert "Computers" not in shared, "only people played"
    assert button_labels(stage.messages()[-1]) == ["Replay", "Play these cards"]
    await stage.press("Anna", "Replay", on=result)
    await stage.press_hand("Anna", "More")
    assert shows(await stage.press_hand("Anna", "Share"), "share-again")
    assert shows(await stage.press("Anna", "Share", on=result), "share-again")
    assert len(stage.messages()) == before + 1
    assert shows(await stage.press("Ben", "Share", on=result), "share-done")


@pytest.mark.slow
async def test_the_log_shows_a_running_game_round_by_round(stage: Stage) -> None:
    """For players, as far as they may know, and for spectators; a press stays in its message."""
    await open_table(stage, "seven", ["Anna", "Ben"])
    table, luck = stage.table.id, Random(3)
    await play_on(stage, luck, most=40)
    latest = await stage.goes("Dirk", "More", "Log")
    assert shows(latest, "log-title", game=7, round=3, leaf=6, leaves=6)
    first = await stage.forge("Dirk", press_id(Log(0), table))
    assert "round 1 · page 1 of" in first
    assert shows(first, "seven-told-dealt", round=1)
    assert "You" not in first
    second = await stage.forge("Dirk", press_id(Log(1, 1), table))
    assert "page 2 of" in second
    own = await stage.forge("Anna", press_id(Log(0), table))
    assert shows(own, "seven-told-drew")
    assert shows(own, "seven-told-placed", sum=2)
    assert not shows(first, "seven-told-drew")
