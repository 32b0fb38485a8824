"""People who asked for it are called when a table opens: once, and only where they may see it."""

from typing import Any

import discord
import pytest

from cogs.context.preferences import MENTIONED_AT_ONCE
from cogs.features.calls.post import CALL, CALL_AFTER, SECONDS_BEFORE_RETRY, STALE
from cogs.mentions.decision import Reason, pause
from cogs.ui.routes import CallMe
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Player, Status, channel_of
from tests.catalogue import SAY
from tests.e2e.comings import Scene
from tests.e2e.conftest import dropped, permit
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, components_of, press_id, walk

GAME = "seven"
SPACED = pause(Reason.CALL)
SAID = ("has opened a", "challenges you", "has opened the next game")


async def wants(stage: Scene, *people: str, game: str = GAME) -> None:
    for who in people:
        await stage.prefers(who, calls=game)


async def calls_of(stage: Scene, who: str) -> str:
    """The text of the closed select of games to whose tables somebody is called."""
    await stage.goes(who, "/preferences", "Calls for new tables")
    shown = (part.get("placeholder") for part in walk(components_of(stage.hands[who])))
    return [str(words) for words in shown if words][-1]


def calls(stage: Scene) -> list[tuple[str, list[int]]]:
    """The calls that were sent: their words, and whom Discord notifies of each."""
    found = []
    for body in stage.posted():
        (box,) = body.get("components") or [{}]
        words = "\n".join(part.get("content", "") for part in box.get("components", ()))
        if any(said in words for said in SAID):
            allowed = body["allowed_mentions"]
            assert allowed["parse"] == []
            assert "roles" not in allowed
            found.append((words, [int(user) for user in allowed["users"]]))
    return found


def called(stage: Scene) -> list[list[str]]:
    """By name, whom each of the calls notified."""
    names = {member.id: name for name, member in stage.people.items()}
    return [[names[user] for user in users] for _, users in calls(stage)]


async def opens(stage: Scene, game: str = GAME, **choices: Any) -> None:
    """Anna opens a table, which calls people a little later."""
    await stage.open("Anna", game=game, **choices)
    await stage.wait(CALL_AFTER + 1)


async def test_those_who_asked_are_called_once_by_a_message_with_a_button(stage: Scene) -> None:
    """Not who opened it and left, who sits there, who wants another game or no mention."""
    await wants(stage, "Anna", "Ben", "Chloé", "Dirk")
    await stage.prefers("Dirk", mentions="never")
    await opens(stage, "seven-seas")
    assert calls(stage) == []
    await stage.closes("Anna")
    await stage.open("Anna", game=GAME)
    await stage.press("Chloé", "Join")
    await stage.press("Anna", "Leave")
    await stage.wait(CALL_AFTER - 1)
    assert calls(stage) == []
    await stage.wait(2)
    ((words, _),) = calls(stage)
    assert called(stage) == [["Ben"]]
    assert shows(words, "call-text", game=7, host="**Chloé**")
    assert words.count("<@") == 1
    call = stage.messages()[-1]
    assert button_labels(call) == ["Join"]
    assert shows(await stage.press("Ben", "Join", on=call), "lobby-joined")
    await stage.restart()
    await stage.wait(3600)
    assert len(calls(stage)) == 1
    await stage.press("Chloé", "Start")
    assert shows("\n".join(stage.texts()), "call-over", how="dealt")
    assert stage.showing("More")


@pytest.mark.slow
async def test_a_press_below_a_result_begins_it_and_another_ends_it(stage: Scene) -> None:
    """It says what it did."""
    await stage.open("Anna", game=GAME)
    await stage.closes("Anna")
    told = await stage.press("Ben", "Call me for the next")
    assert shows(told, "call-on", game=7, minutes=10)
    assert button_labels(stage.hands["Ben"]) == ["Don't call me"]
    assert shows(await stage.press("Ben", "Call me for the next"), "call-on", game=7, minutes=10)
    await stage.press("Dirk", "Call me for the next")
    assert shows(await stage.press_hand("Dirk", "Don't call me"), "call-off", game=7)
    assert shows(await stage.press_hand("Dirk", "Call me"), "call-on", game=7, minutes=10)
    await stage.press_hand("Dirk", "Don't call me")
    (shown,) = stage.privates("Dirk")
    assert button_labels(shown) == ["Call me"]
    assert await calls_of(stage, "Ben") == "Call me: 7"
    await opens(stage)
    assert called(stage) == [["Ben"]]
    await stage.closes("Anna")
    await stage.prefers("Ben", quiet="22-7=UTC")
    asleep = await stage.press("Ben", "Call me for the next")
    assert shows(asleep, "call-on", game=7, minutes=10, without="quiet")
    await stage.prefers("Ben", mentions="never")
    muted = await stage.press("Ben", "Call me for the next")
    assert shows(muted, "call-on", game=7, minutes=10)


async def test_ten_tables_in_ten_minutes_call_nobody_ten_times(stage: Scene) -> None:
    """Whatever their games; a table that still waits after the pause calls them, a restart too."""
    await stage.prefers("Ben", calls="all")
    for number in range(10):
        await opens(stage, "seven-seas" if number % 2 else GAME)
        await stage.closes("Anna")
        await stage.wait(60 - CALL_AFTER - 1)
    assert called(stage) == [["Ben"]]
    await stage.open("Anna", game=GAME)
    await stage.restart()
    await stage.wait(CALL_AFTER - 1)
    assert called(stage) == [["Ben"]]
    await stage.wait(10)
    assert called(stage) == [["Ben"]] * 2


@pytest.mark.slow
async def test_those_who_see_the_channel_are_called_to_a_table_in_its_thread(stage: Scene) -> None:
    """Nobody is called to a private thread: the people in there were asked to come."""
    await wants(stage, "Ben", "Chloé")
    permit(stage, "Chloé", view_channel=False)
    await opens(stage, thread=True)
    assert called(stage) == [["Ben"]]
    (table,) = stage.bot.tables.open_tables()
    assert channel_of(table.place).channel != stage.channel.id
    assert (
        stage.env.http_requests[-1].path == f"/channels/{channel_of(table.place).channel}/messages"
    )
    channel: Any = stage.bot.get_channel(stage.channel.id)
    secret = await channel.create_thread(name="-", type=discord.ChannelType.private_thread)
    host = Player("Anna", stage.people["Anna"].id)
    with stage.env._bot_scope():
        await stage.bot.tables.open(ChannelPlace(stage.env.guild.id, secret.id), host, GAME, {})
    await stage.wait(CALL_AFTER + 1)
    assert len(calls(stage)) == 1


async def test_all_games_or_none_can_be_chosen_at_once(stage: Scene) -> None:
    await stage.prefers("Ben", calls="all")
    *others, former, last = (SAY(f"game-{game}") for game in GAMES)
    every = f"{', '.join((*others, former))} and {last}"
    assert shows(await calls_of(stage, "Ben"), "preferences-calls-placeholder", games=every)
    await stage.pick("Ben", f"Stop calling me for {last}")
    assert (await calls_of(stage, "Ben")).endswith(f"{', '.join(others)} and {former}")
    await stage.pick("Ben", "Call me for no game")
    assert shows(await calls_of(stage, "Ben"), "preferences-calls-off-placeholder")
    await stage.open("Anna", game=GAME)
    assert shows(await stage.forge("Ben", press_id(CallMe("chess", on=True))), "refusal-bad-choice")


@pytest.mark.slow
async def test_a_rematch_calls_nobody_else_nor_does_a_table_that_is_full_or_dealt_in_time(
    stage: Scene,
) -> None:
    """Nor one that was ended in time. The last opponents are invited in their own ends."""
    await wants(stage, "Dirk", game="all")
    await stage.open("Anna", game=GAME)
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    await stage.wait(CALL_AFTER + 1)
    await stage.closes("Anna")
    await stage.press("Anna", "Play again")
    await stage.wait(CALL_AFTER + 1)
    assert stage.table.status is Status.LOBBY
    assert called(stage) == []
    await stage.closes("Anna")
    await stage.open("Anna", game="letter-of-marque")
    while "The table is full" not in await stage.does("Anna", "computer"):
        pass
    await stage.wait(CALL_AFTER + 1)
    await stage.closes("Anna")
    await stage.open("Anna", game=GAME)
    await stage.closes("Anna")
    await stage.wait(CALL_AFTER + 1)
    assert called(stage) == []


async def test_fifty_are_called_at_most_and_the_next_time_the_others_first(stage: Scene) -> None:
    """People who left the server are dropped; those who can't see a channel aren't called there."""
    guild, count = stage.env.guild, MENTIONED_AT_ONCE + 5
    members = [guild.add_member(stage.env.create_user(f"sailor{n}")) for n in range(count)]
    for number, member in enumerate(members):
        await stage.bot.services.calls.want(guild.id, member.id, [GAME], float(number))
    await stage.bot.services.calls.want(guild.id, 4711, [GAME], 0.0)
    hidden = stage.people["Dirk"]
    await stage.bot.services.calls.want(guild.id, hidden.id, [GAME], 0.0)
    permit(stage, "Dirk", view_channel=False)
    await opens(stage)
    ((words, first),) = calls(stage)
    assert first == [member.id for member in members[:MENTIONED_AT_ONCE]]
    assert [f"<@{user}>" in words for user in first] == [True] * MENTIONED_AT_ONCE
    assert len(words) < 2000
    kept = await stage.bot.services.calls.waiting(guild.id, GAME)
    assert 4711 not in kept
    assert hidden.id in kept
    await stage.closes("Anna")
    await stage.wait(SPACED)
    await opens(stage)
    second = calls(stage)[1][1]
    assert second[:5] == [member.id for member in members[MENTIONED_AT_ONCE:]]
    assert len(second) == MENTIONED_AT_ONCE


async def test_a_connection_that_drops_at_the_call_sends_it_once(stage: Scene) -> None:
    """A table that was opened long before a start calls nobody any more."""
    await wants(stage, "Ben")
    await stage.open("Anna", game=GAME)
    stage.bot.schedule.set(CALL, stage.table.id, None)
    await stage.wait(STALE + 1)
    await stage.restart()
    await stage.wait(CALL_AFTER + 1)
    assert called(stage) == []
    await stage.closes("Anna")
    await stage.open("Anna", game=GAME)
    with dropped("POST /channels/*/messages", arrives=True, times=1):
        await stage.wait(CALL_AFTER + 1)
    await stage.wait(SECONDS_BEFORE_RETRY + 1)
    assert len(calls(stage)) == 1
    with dropped("PATCH /channels/*/messages/*", times=1):
        await stage.closes("Anna")
    await stage.wait(SECONDS_BEFORE_RETRY + 1)
    assert shows("\n".join(stage.texts()), "call-over", how="closed")


async def test_a_call_that_discord_refuses_counts_nobody_as_called(stage: Scene) -> None:
    """So the next table calls them, though it opens soon after."""
    await wants(stage, "Ben")
    await stage.open("Anna", game=GAME)
    stage.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=1)
    await stage.wait(CALL_AFTER + 1)
    await stage.closes("Anna")
    await opens(stage)
    await stage.closes("Anna")
    await opens(stage)
    assert called(stage) == [["Ben"]] * 2, "tried, and made"
