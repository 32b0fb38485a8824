"""People who asked for it are called when a table opens: once, and only where they may see it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from cogs.context.preferences import MENTIONED_AT_ONCE
from cogs.features.calls.post import CALL, PATIENCE, PAUSE, STALE
from engine.tables.model.table import ChannelPlace, Player, Status, channel_of
from tests.e2e.company import posted, wait
from tests.e2e.conftest import dropped, permit
from tests.e2e.harbour import Harbour, button_labels, components_of, walk

GAME = "seven"
SAID = ("has opened a", "challenges you", "wants to play")


async def wants(harbour: Harbour, *people: str, game: str = GAME) -> None:
    for who in people:
        await harbour.prefers(who, calls=game)


async def calls_of(harbour: Harbour, who: str) -> str:
    """The text of the closed select of games to whose tables somebody is called."""
    await harbour.type(who, "preferences")
    shown = (part.get("placeholder") for part in walk(components_of(harbour.hands[who])))
    return next(str(words) for words in shown if words)


def calls(harbour: Harbour) -> list[tuple[str, list[int]]]:
    """The calls that were sent: their words, and whom Discord notifies of each."""
    found = []
    for body in posted(harbour):
        (box,) = body.get("components") or [{}]
        words = "\n".join(part.get("content", "") for part in box.get("components", ()))
        if any(said in words for said in SAID):
            allowed = body["allowed_mentions"]
            assert allowed["parse"] == []
            assert "roles" not in allowed
            found.append((words, [int(user) for user in allowed["users"]]))
    return found


def called(harbour: Harbour) -> list[list[str]]:
    """By name, whom each of the calls notified."""
    names = {member.id: name for name, member in harbour.people.items()}
    return [[names[user] for user in users] for _, users in calls(harbour)]


async def opens(harbour: Harbour, who: str, game: str = GAME, **choices: Any) -> None:
    await harbour.open(who, game=game, **choices)


async def ends(harbour: Harbour, who: str) -> None:
    await harbour.type(who, "table end")
    await harbour.ends(who)


async def test_those_who_asked_are_called_once_by_a_message_with_a_button(harbour: Harbour) -> None:
    """Not who opened it, who sits there, who wants another game or no mention; a press joins."""
    await wants(harbour, "Anna", "Ben", "Chloé", "Dirk")
    await harbour.prefers("Dirk", mentions="never")
    await opens(harbour, "Anna", "seven-seas")
    await wait(harbour, PATIENCE + 1)
    assert calls(harbour) == []
    await ends(harbour, "Anna")
    await opens(harbour, "Anna")
    await harbour.press("Chloé", "Join")
    await wait(harbour, PATIENCE - 1)
    assert calls(harbour) == []
    await wait(harbour, 2)
    ((words, _),) = calls(harbour)
    assert called(harbour) == [["Ben"]]
    assert words.startswith("📣 7: **Anna** has opened a table. <@")
    assert words.count("<@") == 1
    call = harbour.messages()[-1]
    assert button_labels(call) == ["Join"]
    assert "You have a seat" in await harbour.press("Ben", "Join", on=call)
    await harbour.restart()
    await wait(harbour, 3600)
    assert len(calls(harbour)) == 1
    await harbour.press("Anna", "Start")
    assert "-# 📣 7: the cards are dealt." in harbour.texts()
    assert harbour.showing("More")


async def test_nobody_is_called_in_their_quiet_hours(harbour: Harbour) -> None:
    await wants(harbour, "Ben", "Chloé")
    await harbour.prefers("Ben", quiet="22-7=UTC")
    await opens(harbour, "Anna")
    await wait(harbour, PATIENCE + 1)
    assert called(harbour) == [["Chloé"]]


async def test_a_press_below_a_result_begins_it_and_another_ends_it(harbour: Harbour) -> None:
    """It says what it did; a call of another server, and one in private, are not touched."""
    await opens(harbour, "Anna")
    await ends(harbour, "Anna")
    told = await harbour.press("Ben", "Call me for the next")
    assert told == ("I'll mention you once for each new table of 7 you can see in this server.")
    assert button_labels(harbour.hands["Ben"]) == ["Don't call me"]
    assert "I'll mention you once" in await harbour.press("Ben", "Call me for the next")
    await harbour.press("Dirk", "Call me for the next")
    assert "I no longer call you for 7" in await harbour.press_hand("Dirk", "Don't call me")
    assert "I'll mention you once" in await harbour.press_hand("Dirk", "Call me")
    await harbour.press_hand("Dirk", "Don't call me")
    (shown,) = harbour.privates("Dirk")
    assert button_labels(shown) == ["Call me"]
    assert await calls_of(harbour, "Ben") == "Call me for 7"
    private = await harbour.people["Ben"].user.slash("preferences")
    assert "Call me for 7" not in button_labels(private.response), "it is chosen in each server"
    await opens(harbour, "Anna")
    await wait(harbour, PATIENCE + 1)
    assert called(harbour) == [["Ben"]]
    await ends(harbour, "Anna")
    await harbour.prefers("Ben", mentions="never")
    muted = await harbour.press("Ben", "Call me for the next")
    assert "You turned my mentions off, so I send none. `/preferences` changes that." in muted


async def test_those_who_see_the_channel_are_called_to_a_table_in_its_thread(
    harbour: Harbour,
) -> None:
    """Nobody is called to a private thread: the people in there were asked to come."""
    await wants(harbour, "Ben", "Chloé")
    permit(harbour, "Chloé", view_channel=False)
    await opens(harbour, "Anna", thread=True)
    await wait(harbour, PATIENCE + 1)
    assert called(harbour) == [["Ben"]]
    (table,) = harbour.bot.tables.open_tables()
    assert channel_of(table.place).channel != harbour.channel.id
    assert (
        harbour.env.http_requests[-1].path
        == f"/channels/{channel_of(table.place).channel}/messages"
    )
    channel: Any = harbour.bot.get_channel(harbour.channel.id)
    secret = await channel.create_thread(name="-", type=discord.ChannelType.private_thread)
    host = Player("Anna", harbour.people["Anna"].id)
    with harbour.env._bot_scope():
        await harbour.bot.tables.open(ChannelPlace(harbour.env.guild.id, secret.id), host, GAME, {})
    await wait(harbour, PATIENCE + 1)
    assert len(calls(harbour)) == 1


async def test_who_opened_a_table_and_left_it_is_not_called_to_it(harbour: Harbour) -> None:
    await wants(harbour, "Anna", "Chloé")
    await opens(harbour, "Anna")
    await harbour.press("Ben", "Join")
    await harbour.press("Anna", "Leave")
    await wait(harbour, PATIENCE + 1)
    assert called(harbour) == [["Chloé"]]


async def test_all_games_or_none_can_be_chosen_at_once(harbour: Harbour) -> None:
    await harbour.prefers("Ben", calls="all")
    every = "7 Seas, Letter of Marque, 7 and The Seven Seals"
    assert await calls_of(harbour, "Ben") == f"Call me for {every}"
    await harbour.pick("Ben", "Stop calling me for The Seven Seals")
    assert (await calls_of(harbour, "Ben")).endswith("7 Seas, Letter of Marque and 7")
    await harbour.pick("Ben", "Call me for no game")
    assert await calls_of(harbour, "Ben") == "Call me when a table opens"
    await opens(harbour, "Anna")
    forged = await harbour.forge("Ben", "7s:0:0:callme:+chess")
    assert "doesn't work here" in forged


async def test_a_rematch_calls_nobody_else_nor_does_a_table_that_is_full_or_dealt_in_time(
    harbour: Harbour,
) -> None:
    """Nor one that was ended in time. The last opponents are invited to a rematch."""
    await wants(harbour, "Dirk", game="all")
    await opens(harbour, "Anna")
    await harbour.press("Ben", "Join")
    await harbour.press("Anna", "Start")
    await wait(harbour, PATIENCE + 1)
    await ends(harbour, "Anna")
    await harbour.press("Anna", "Play again")
    await wait(harbour, PATIENCE + 1)
    assert harbour.table.status is Status.LOBBY
    assert called(harbour) == [["Ben"]]
    await ends(harbour, "Anna")
    await opens(harbour, "Anna", "letter-of-marque")
    while "The table is full" not in await harbour.type("Anna", "table computer"):
        pass
    await wait(harbour, PATIENCE + 1)
    await ends(harbour, "Anna")
    await opens(harbour, "Anna")
    await ends(harbour, "Anna")
    await wait(harbour, PATIENCE + 1)
    assert called(harbour) == [["Ben"]]


async def test_fifty_are_called_at_most_and_the_next_time_the_others_first(
    harbour: Harbour,
) -> None:
    """People who left the server are dropped; those who can't see a channel aren't called there."""
    guild, count = harbour.env.guild, MENTIONED_AT_ONCE + 5
    members = [guild.add_member(harbour.env.create_user(f"sailor{n}")) for n in range(count)]
    for number, member in enumerate(members):
        await harbour.bot.calls.want(guild.id, member.id, [GAME], float(number))
    await harbour.bot.calls.want(guild.id, 4711, [GAME], 0.0)
    hidden = harbour.people["Dirk"]
    await harbour.bot.calls.want(guild.id, hidden.id, [GAME], 0.0)
    permit(harbour, "Dirk", view_channel=False)
    await opens(harbour, "Anna")
    await wait(harbour, PATIENCE + 1)
    ((words, first),) = calls(harbour)
    assert first == [member.id for member in members[:MENTIONED_AT_ONCE]]
    assert [f"<@{user}>" in words for user in first] == [True] * MENTIONED_AT_ONCE
    assert len(words) < 2000
    kept = await harbour.bot.calls.waiting(guild.id, GAME)
    assert 4711 not in kept
    assert hidden.id in kept
    await ends(harbour, "Anna")
    await opens(harbour, "Anna")
    await wait(harbour, PATIENCE + 1)
    second = calls(harbour)[1][1]
    assert second[:5] == [member.id for member in members[MENTIONED_AT_ONCE:]]
    assert len(second) == MENTIONED_AT_ONCE


async def test_a_restart_before_the_call_makes_it_and_a_kill_at_the_call_does_not_repeat_it(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table opened long before the start calls nobody any more."""

    async def killed(*_: Any) -> None:
        raise asyncio.CancelledError

    await wants(harbour, "Ben")
    await opens(harbour, "Anna")
    await harbour.restart()
    await wait(harbour, PATIENCE + 1)
    assert called(harbour) == [["Ben"]]
    await ends(harbour, "Anna")
    await opens(harbour, "Anna")
    with monkeypatch.context() as patching:
        patching.setattr(harbour.bot.outbox.posts, "confirm", killed)
        await wait(harbour, PATIENCE + 1)
    assert len(calls(harbour)) == 2
    await harbour.restart()
    await wait(harbour, PATIENCE + 1)
    assert len(calls(harbour)) == 2
    await ends(harbour, "Anna")
    await opens(harbour, "Anna")
    harbour.bot.schedule.set(CALL, harbour.table.id, None)
    await wait(harbour, STALE + 1)
    await harbour.restart()
    await wait(harbour, PATIENCE + 1)
    assert len(calls(harbour)) == 2


async def test_a_connection_that_drops_at_the_call_sends_it_once(harbour: Harbour) -> None:
    await wants(harbour, "Ben")
    await opens(harbour, "Anna")
    with dropped("POST /channels/*/messages", arrives=True, times=1):
        await wait(harbour, PATIENCE + 1)
    await wait(harbour, PAUSE + 1)
    assert len(calls(harbour)) == 1
    with dropped("PATCH /channels/*/messages/*", times=1):
        await ends(harbour, "Anna")
    await wait(harbour, PAUSE + 1)
    assert "-# 📣 7: the table was closed." in harbour.texts()
