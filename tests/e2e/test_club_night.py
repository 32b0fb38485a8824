"""A club night, from its plan to its places, with private threads for its tables."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cogs.ui.routes import Verb
from data.nights import NightStore
from engine.events.field import results_at
from engine.events.night import BREAK, Night, Phase, Round
from engine.events.standing import standings
from tests.e2e.comings import LUCK, wait
from tests.e2e.conftest import permit
from tests.e2e.playing import play_on
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, press_id, text_of

PEOPLE = ("Anna", "Ben", "Chloé", "Dirk")


async def planned(stage: Stage, *values: str) -> str:
    """Anna announces a night with these values, each "setting=value" as the panel shows it."""
    permit(stage, "Anna", manage_events=True)
    permit(stage, create_private_threads=True)
    await stage.type("Anna", "night")
    for value in values:
        setting, _, chosen = value.partition("=")
        await stage.pick("Anna", setting)
        await stage.pick("Anna", chosen)
    return await stage.press_hand("Anna", "Announce")


async def night_of(stage: Stage) -> Night:
    """The open night of the server."""
    (night,) = await stage.bot.services.nights.open_in(stage.env.guild.id)
    return night


async def begun(stage: Stage, people: Sequence[str] = PEOPLE, *values: str) -> Night:
    """A night of these people, in whose first round nobody has moved yet."""
    await planned(stage, *(values or ("Game=The Seven Seals", "Rounds=2", "Seats=3")))
    for name in people:
        await stage.press(name, "I'm here")
    await goes_on(stage, "Begin now")
    return await night_of(stage)


async def goes_on(stage: Stage, label: str) -> str:
    """The organiser presses this behind More of the announcement."""
    await stage.press("Anna", "More", on=announcement(stage))
    return await stage.press_hand("Anna", label)


def announcement(stage: Stage) -> Any:
    """The one message about the night."""
    (message,) = [m for m in stage.messages() if "More" in button_labels(m)]
    return message


async def plays_round(stage: Stage) -> None:
    """Everybody plays their table of this round to its end."""
    harbour = stage.channel
    for thread in harbour.threads[-2:]:
        stage.channel = thread
        await play_on(stage, LUCK)
    stage.channel = harbour
    await stage.env.settle()


async def test_a_night_that_begins_now_is_open_at_once(stage: Stage) -> None:
    """Everybody sees how many are here."""
    assert shows(await planned(stage, "Game=7", "Rounds=2", "Seats=2"), "club-announced")
    assert shows(stage.texts()[-1], "club-open", late=True)
    assert (await night_of(stage)).phase is Phase.OPEN
    assert shows(await stage.press("Ben", "I'm here"), "club-here-done", alone=True)
    assert shows(await stage.press("Chloé", "I'm here"), "club-here-done", alone=False)
    assert shows(stage.texts()[-1], "club-here", count=2, names="Ben, Chloé")


@pytest.mark.slow
async def test_two_rounds_at_two_tables_end_with_places_that_equal_a_recount(stage: Stage) -> None:
    """One message tells the night, and each table adds a thread with its people in it."""
    night = await begun(stage)
    before = len(stage.messages())
    for number in (1, 2):
        assert len(stage.channel.threads) == 2 * number
        told = text_of(announcement(stage))
        assert shows(told, "club-round", round=number, tables=2)
        await plays_round(stage)
        night = await stage.bot.services.nights.found(night.id)
        assert await recounted(stage, night) == night
        await wait(stage, BREAK + 1)
    assert night.phase is Phase.OVER
    told, places = text_of(announcement(stage)), standings(night)
    assert shows(told, "club-won", names=next(each.name for each in places))
    lines = [line for line in told.splitlines() if line.endswith("%")]
    assert [line.split()[1] for line in lines] == [each.name for each in places]
    assert len(stage.messages()) == before
    (result, *_) = await stage.bot.services.nights.records.latest(stage.env.guild.id, 1)
    assert (result.name, result.tenths) == (places[0].name, places[0].tenths)
    assert shows(await stage.goes(places[0].name, "/leaderboard", "League"), "club-league-line")
    assert shows(await stage.type(places[0].name, "profile"), "club-profile", count=1)
    assert shows(await stage.goes(places[0].name, "/history", "My nights"), "club-night", place=1)


async def recounted(stage: Stage, night: Night) -> Night:
    """The night with the results of its rounds by their moves."""
    rounds = list[Round]()
    for each in night.rounds:
        tables = await NightStore(stage.bot.store).round_of(night.id, each.number)
        replays = [await stage.bot.tables.replay(table.id) for table in tables]
        found = tuple(result for replay in replays for result in results_at(each, replay))
        rounds.append(replace(each, results=found) if each.results else each)
    return replace(night, rounds=tuple(rounds))


async def test_nobody_learns_more_of_a_round_than_their_seat_knows(stage: Stage) -> None:
    """A table that is done shows its places, and no replay, until all others are."""
    await begun(stage)
    harbour, thread = stage.channel, stage.channel.threads[0]
    stage.channel = thread
    table = stage.table
    await play_on(stage, LUCK)
    assert shows(stage.texts()[-1], "club-table-over")
    stage.channel = harbour
    names = {member.id: name for name, member in stage.people.items()}
    who = names[table.people[0]]
    for verb in (Verb.REPLAY, Verb.EXPORT, Verb.VERIFY, Verb.REVIEW, Verb.SHARE):
        assert shows(await stage.forge(who, press_id(verb, table.id)), "refusal-night-hidden"), verb
