"""/daily: the same deal for everybody, one try each, scored, shared, and watched afterwards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import RoundEnded
from engine.events.daily import LEVEL, SEATS, deal_at
from engine.games import GAMES
from engine.tables.model.days import SECONDS
from engine.tables.model.table import OwnPlace, Table
from engine.tables.position import replayed
from tests.e2e.company import now, wait
from tests.e2e.conftest import Opening, permit
from tests.e2e.harbour import Harbour, button_id, button_labels, buttons, text_of
from tests.e2e.playing import press_something

PEOPLE = 20


def day(harbour: Harbour) -> int:
    return deal_at(now(harbour)).day


async def try_of(harbour: Harbour, who: str) -> Any:
    return await harbour.bot.services.deals.records.try_of(day(harbour), harbour.people[who].id)


async def table_of(harbour: Harbour, who: str) -> Table:
    found = await try_of(harbour, who)
    return await harbour.bot.tables.found(found.table)


async def finish(harbour: Harbour, who: str, luck: int = 1) -> str:
    """Play one's own deal to the end; what stands there then."""
    await harbour.type(who, "daily")
    draw = Random(luck)
    while (await table_of(harbour, who)).is_open:
        await press_something(harbour, who, draw)
    return harbour.hand_text(who)


async def test_a_deal_is_played_by_presses_and_scored(harbour: Harbour) -> None:
    told = await harbour.type("Anna", "daily")
    assert "Everyone gets the same cards today" in told
    assert "Daily deal: " in told
    assert f"day {day(harbour)}" in told
    assert not {"Hint", "Undo"} & set(button_labels(harbour.hands["Anna"]))
    table = await table_of(harbour, "Anna")
    assert [player.level for player in table.players] == [None] + [LEVEL] * (SEATS - 1)
    over = await finish(harbour, "Anna")
    assert "Par: " in over
    assert "You're the first to finish" in over
    following = deal_at(now(harbour) + SECONDS).game
    assert f"The next deal is {harbour.bot.catalogue.say()(f'game-{following}')}. It opens" in over
    assert harbour.messages() == []
    again = await harbour.type("Anna", "daily")
    assert over.endswith(again), "no second try; first stands what led to the score"
    assert len(over) > len(again)
    labels = button_labels(harbour.hands["Anna"])
    assert labels == ["Share", "How others played it", "Watch mine again"]
    result = harbour.hands["Anna"].id
    assert "replay · move 0" in await harbour.press_hand("Anna", "Watch mine again")
    assert result in [each.id for each in harbour.privates("Anna")], "it stays, above"
    assert harbour.hands["Anna"].id > result


async def test_a_second_client_and_another_run_show_the_same_hand(harbour: Harbour) -> None:
    await harbour.type("Anna", "daily")
    first = harbour.hands["Anna"]
    await press_something(harbour, "Anna", Random(3))
    before = await table_of(harbour, "Anna")
    version = (await harbour.bot.tables.view(before.id, harbour.people["Anna"].id)).version
    await harbour.restart()
    told = await harbour.type("Anna", "daily")
    assert "Your turn" in told
    assert "Everyone gets the same cards today" not in told
    assert (await table_of(harbour, "Anna")).id == before.id
    now_at = await harbour.bot.tables.view(before.id, harbour.people["Anna"].id)
    assert now_at.version == version
    stale = next(b["custom_id"] for b in buttons(first) if ":move:" in b["custom_id"])
    assert await harbour.forge("Anna", stale, on=first)


async def test_no_hint_and_no_undo_and_words_say_why(harbour: Harbour) -> None:
    await harbour.type("Anna", "daily")
    table, hand = await table_of(harbour, "Anna"), harbour.hands["Anna"]
    told = await harbour.forge("Anna", f"7s:{table.id}:0:hint:", on=hand)
    assert "No hints in a daily deal" in told
    told = await harbour.forge("Anna", f"7s:{table.id}:0:undo:", on=harbour.hands["Anna"])
    assert "You can't take moves back in a daily deal" in told


async def test_a_press_on_yesterday_s_deal_gets_words_and_is_not_counted(
    harbour: Harbour,
) -> None:
    await harbour.type("Anna", "daily")
    await press_something(harbour, "Anna", Random(1))
    yesterday = day(harbour)
    table = await table_of(harbour, "Anna")
    await wait(harbour, SECONDS)
    await press_something(harbour, "Anna", Random(1))
    assert "This deal's day is over" in harbour.hand_text("Anna")
    draw = Random(2)
    while (await harbour.bot.tables.found(table.id)).is_open:
        await press_something(harbour, "Anna", draw)
    assert "doesn't count" in harbour.hand_text("Anna")
    pressed = f"7s:{table.id}:0:move:0"
    assert "doesn't count" in await harbour.forge("Anna", pressed, on=harbour.hands["Anna"])
    records = harbour.bot.services.deals.records
    found = await records.try_of(yesterday, harbour.people["Anna"].id)
    assert found is not None
    assert found.points is None
    assert "Your turn" in await harbour.press_hand("Anna", "Play today's deal")
    assert (await table_of(harbour, "Anna")).id != table.id


async def test_a_result_is_shared_without_a_card(harbour: Harbour) -> None:
    await finish(harbour, "Anna")
    hand = harbour.hands["Anna"]
    await harbour.people["Anna"].click(hand, custom_id=button_id(hand, "Share"))
    (post,) = harbour.messages()
    told = text_of(post)
    assert told.startswith("**Anna played the daily deal**")
    assert f"day {day(harbour)}: " in told
    assert " against par" in told
    assert sum(told.count(square) for square in "🟩🟨⬜") == 4
    assert "already shared it here" in await harbour.press("Anna", "Share", on=hand)
    assert len(harbour.messages()) == 1
    assert "Your turn" in await harbour.press("Ben", "Play today's deal", on=post)
    assert (await try_of(harbour, "Ben")).points is None
    assert "That daily deal is gone" in await harbour.forge("Ben", "7s:0:0:share:day.1", on=post)
    assert "That daily deal is gone" in await harbour.forge("Ben", "7s:0:0:share:day.x", on=post)


async def test_others_are_watched_after_one_s_own_try_and_only_who_wants_that(
    harbour: Harbour,
) -> None:
    await finish(harbour, "Anna", 1)
    await harbour.type("Ben", "daily")
    anna = await table_of(harbour, "Anna")
    hand = harbour.hands["Ben"]
    watch = f"7s:0:0:replay:of.{anna.id}"
    told = await harbour.forge("Ben", f"7s:0:0:others:{day(harbour)}", on=hand)
    assert "Finish your own deal first" in told
    spoilt = await harbour.forge("Ben", watch, on=hand)
    assert "There is no open table here" in spoilt
    await finish(harbour, "Ben", 2)
    told = await harbour.press_hand("Ben", "How others played it")
    assert "Anna: " in told
    assert "par (a Mate)" in told
    assert "Best across all servers" not in told
    await harbour.pick("Ben", "Watch Anna")
    assert "anna" in harbour.hand_text("Ben").lower()
    panel = harbour.hands["Ben"]
    own = (await table_of(harbour, "Ben")).id
    for forged in (f"{anna.id}:0:export:", f"{anna.id}:0:share:replay.0", f"{own}:0:verify:"):
        told = await harbour.forge("Ben", f"7s:{forged}", on=panel)
        assert "Others are still playing its cards today" in told, forged
    await harbour.prefers("Anna", lists=False)
    assert "There is no open table here" in await harbour.forge("Ben", watch, on=panel)
    told = await harbour.forge("Ben", f"7s:0:0:others:{day(harbour)}", on=panel)
    assert "Anna" not in told


@pytest.mark.slow
async def test_a_captain_s_play_of_the_day_is_watched_after_one_s_own_try(
    harbour: Harbour,
) -> None:
    await finish(harbour, "Anna", 1)
    told = await harbour.press_hand("Anna", "How others played it")
    assert "Captain Voss, " in told
    await harbour.pick("Anna", "Watch Voss")
    assert "replay · move 0" in harbour.hand_text("Anna")
    assert "Voss" in await harbour.press_hand("Anna", "Move ▶")
    host = harbour.bot.application_id or 0
    found = await harbour.bot.services.deals.records.try_of(day(harbour), host)
    assert found is not None
    watch = f"7s:0:0:replay:of.{found.table}"
    await harbour.type("Ben", "daily")
    refused = "There is no open table here"
    assert refused in await harbour.forge("Ben", watch, on=harbour.hands["Ben"])
    assert "You're the first to finish" in await harbour.type("Anna", "daily")
    told = await harbour.forge("Anna", "7s:0:0:others:1", on=harbour.hands["Anna"])
    assert "Captain" not in told, "nobody has a day played that they did not finish"


@pytest.mark.slow
async def test_the_best_of_all_servers_is_watched_from_any_server_if_that_person_wants(
    harbour: Harbour,
) -> None:
    for number, who in enumerate(("Anna", "Ben", "Chloé")):
        await finish(harbour, who, number)
    store, people = harbour.bot.store, harbour.people
    for who, points in (("Anna", 98), ("Ben", 99)):  # both finished it elsewhere
        row = (points, people[who].id)
        await store.write(("UPDATE tries SET guild = NULL, points = ? WHERE user = ?", row))
    retell = {
        who: f"7s:0:0:replay:of.{(await table_of(harbour, who)).id}" for who in ("Anna", "Ben")
    }
    told = await harbour.press_hand("Chloé", "How others played it")
    assert "Best across all servers: Ben" in told
    assert "Anna" not in told
    await harbour.pick("Chloé", "Watch Ben")
    hand = harbour.hands["Chloé"]
    assert "replay · move 0" in harbour.hand_text("Chloé")
    refused = "There is no open table here"
    assert refused in await harbour.forge("Chloé", retell["Anna"], on=hand)
    await harbour.prefers("Ben", lists=False)
    assert refused in await harbour.forge("Chloé", retell["Ben"], on=hand)
    told = await harbour.forge("Chloé", f"7s:0:0:others:{day(harbour)}", on=hand)
    assert "Best across all servers: Anna" in told
    assert "Ben" not in told


async def test_where_nothing_can_be_posted_the_share_line_is_there_to_be_copied(
    harbour: Harbour,
) -> None:
    await finish(harbour, "Anna")
    permit(harbour, send_messages=False)
    told = await harbour.press_hand("Anna", "Share")
    assert "I can't post here. Copy this:" in told
    assert f"day {day(harbour)}: " in told
    assert harbour.messages() == []


async def test_killed_before_every_press_it_goes_on_where_it_was(harbour: Harbour) -> None:
    """Every move is there once, and the score is the one that they give."""
    await harbour.type("Anna", "daily")
    draw = Random(4)
    while (table := await table_of(harbour, "Anna")).is_open:
        version = (await harbour.bot.tables.view(table.id, table.host)).version
        await harbour.restart()
        await harbour.type("Anna", "daily")
        assert (await harbour.bot.tables.view(table.id, table.host)).version == version
        await press_something(harbour, "Anna", draw)
    assert "Your result" in harbour.hand_text("Anna")
    rows = await harbour.bot.store.moves(table.id)
    story = replayed(GAMES[table.game], table, rows).story
    (ended,) = [event for event in story if isinstance(event, RoundEnded)]
    assert (await try_of(harbour, "Anna")).points == ended.points[0]


async def test_a_profile_tells_of_daily_deals(harbour: Harbour) -> None:
    await finish(harbour, "Anna")
    assert "Daily deals: 1 played, longest streak 1" in await harbour.type("Anna", "profile")


@pytest.mark.slow
async def test_a_streak_goes_on_after_one_missed_day_and_says_so(harbour: Harbour) -> None:
    for number in range(2):
        assert "in a row" not in await harbour.type("Anna", "daily")
        told = await finish(harbour, "Anna", number)
        assert ("2 days in a row" in told) is (number == 1)
        await wait(harbour, SECONDS)
    await wait(harbour, SECONDS)
    told = await finish(harbour, "Anna")
    assert "3 days in a row" in told
    assert "You missed yesterday" in told


@pytest.mark.slow
async def test_each_day_of_a_week_is_played_by_presses(harbour: Harbour) -> None:
    """Whichever game it is, with the score in its own unit."""
    units = {"seven-seas": "space", "letter-of-marque": "point", "seven": "chip"}
    for number in range(7):
        told = await finish(harbour, "Anna", number)
        game = deal_at(now(harbour)).game
        assert units.get(game, "penalty point") in told
        assert "Par: " in told
        await wait(harbour, SECONDS)
    assert "7 days in a row" in await harbour.type("Anna", "profile")


async def test_practice_never_closes_the_deal_of_the_day(harbour: Harbour) -> None:
    await harbour.type("Anna", "daily")
    table = await table_of(harbour, "Anna")
    for _ in range(4):
        await harbour.type("Anna", "solo", game="seven")
    assert (await harbour.bot.tables.found(table.id)).is_open
    assert table.place == OwnPlace(harbour.people["Anna"].id)


@pytest.mark.slow
async def test_twenty_people_over_restarts_have_the_scores_that_their_moves_give(
    harbours: Opening,
) -> None:
    """Each plays some presses between kills; the table of scores is counted from the moves."""
    async with harbours() as harbour:
        for number in range(PEOPLE):
            created = harbour.env.create_user(f"sailor{number}", global_name=f"Sailor {number}")
            harbour.people[f"Sailor {number}"] = harbour.env.guild.add_member(created)
        sailors = [name for name in harbour.people if name.startswith("Sailor")]
        draw, playing, presses = Random(5), list(sailors), 0
        for who in sailors:
            await harbour.type(who, "daily")
        while playing:
            who = draw.choice(playing)
            await press_something(harbour, who, draw)
            presses += 1
            if not (await table_of(harbour, who)).is_open:
                playing.remove(who)
            if presses % 60 == 0:
                await harbour.restart()
                for each in playing:
                    await harbour.type(each, "daily")
        records, counted = harbour.bot.services.deals.records, {}
        for who in sailors:
            table = await table_of(harbour, who)
            rows = await harbour.bot.store.moves(table.id)
            story = replayed(GAMES[table.game], table, rows).story
            (ended,) = [event for event in story if isinstance(event, RoundEnded)]
            counted[harbour.people[who].id] = ended.points[0]
        placed = await records.best(harbour.env.guild.id, day(harbour), PEOPLE + 1)
        assert {each.user: each.points for each in placed} == counted
        assert [each.points for each in placed] == sorted(counted.values(), reverse=True)
        for who in sailors[:3]:
            mine = counted[harbour.people[who].id]
            below = sum(points < mine for points in counted.values())
            level = sum(points == mine for points in counted.values()) - 1
            percent = round(100 * (below + level / 2) / (PEOPLE - 1))
            assert f"better than {percent}%" in (await harbour.type(who, "daily")).replace("*", "")
