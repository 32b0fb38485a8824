"""The page on which an organiser plans a club night, and what its results leave out."""

import re
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from itertools import product
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from discord.app_commands import Command

from cogs.features.night import plan as views
from cogs.features.night.page import MINUTE, again, late_values, ways_of
from cogs.features.night.presses import MADE
from cogs.features.night.results import Shown, places_page, round_page
from cogs.ui.custom_ids import read_route
from cogs.ui.layout import TableSelect
from cogs.ui.routes import ClubAct, OfClub, PlanClub
from engine.events import night as transitions
from engine.events.movement import seating
from engine.events.nights import lasts
from engine.events.standing import needed, standings
from engine.tables.model.refusals import Refused
from engine.tables.model.table import Status
from tests.catalogue import SAY
from tests.cogs.faces.moments import texts_of
from tests.e2e import test_club_night as club
from tests.e2e.comings import Scene
from tests.e2e.conftest import permit
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id, text_of
from tests.e2e.test_club_night import PLAN
from tests.e2e.test_club_pages import board_of, said_by
from tests.engine.events import of_nights
from tests.engine.events.of_nights import START
from tests.engine.events.test_night import IN_ROUND

REPEAT = "Repeat every week"


async def test_a_start_is_chosen_by_the_organisers_clocks(stage: Scene) -> None:
    """They are UTC's, and the page says so, for somebody without a time zone."""
    permit(stage, "Anna", manage_events=True)
    chosen = datetime.fromtimestamp(stage.now(), ZoneInfo("Asia/Kolkata")) + timedelta(days=3)
    await stage.goes("Anna", "/night", f"{chosen:%a, %b} {chosen.day}, 20:00 UTC", "19:00 UTC")
    assert re.search("UTC: press .*Time: 19:00 UTC", str(stage.hands["Anna"].components))
    shown = datetime.combine(chosen.date(), time(19), UTC)
    for typed, zone in (("Germany", None), ("GMT -5", "UTC-5"), ("calcutta", "Asia/Kolkata")):
        said = await zoned(stage, typed)
        assert shows(said, "quiet-no-zone") is (zone is None), "a city, and no country"
        assert zone is None or shows(said, "club-zone", zone=zone, zoned=True)
        if zone != "Asia/Kolkata":  # before it, a zone is known: its hour stays
            assert shows(said, "club-when", at=f"<t:{int(shown.timestamp())}:F>"), "shown as UTC"
    for value in (f"{chosen:%a, %b} {chosen.day}", "21:00", "15 minutes later"):
        said = await stage.pick("Anna", value)
    at = chosen.replace(hour=21, minute=15, second=0, microsecond=0)
    assert shows(said, "club-when", at=f"<t:{int(at.timestamp())}:F>", now="no")
    said, at = await stage.pick("Anna", "Mon, "), at + timedelta(days=-at.weekday() % 7)
    assert shows(said, "club-when", at=f"<t:{int(at.timestamp())}:F>", now="no"), "at that hour"
    said, at = await zoned(stage, "berlin"), at.replace(tzinfo=ZoneInfo("Europe/Berlin"))
    assert shows(said, "club-when", at=f"<t:{int(at.timestamp())}:F>", now="no"), "by other clocks"


async def zoned(stage: Scene, typed: str, label: str = "Time zone") -> str:
    """The page of the plan after Anna has typed a time zone, for which this button asks."""
    form = await stage.click("Anna", label, on=stage.hands["Anna"])
    (asked,) = (label["component"]["custom_id"] for label in form.modal["components"])
    return stage.answered("Anna", await stage.people["Anna"].submit_modal(form, {asked: typed}))


async def test_a_weekly_night_says_by_whose_clocks_it_is_repeated(stage: Scene) -> None:
    """It has a day and a time of its own, and asks for a time zone that isn't known."""
    permit(stage, "Anna", manage_events=True)
    permit(stage, create_private_threads=True)
    await stage.goes("Anna", "/night")
    said, week = await zoned(stage, "berlin", REPEAT), 7 * 24 * 60 * MINUTE
    evening = ((int(stage.now()) // 3600 - 20) // 24 * 24 + 44) * 3600
    at, again = (f"<t:{evening + each - 3600}:F>" for each in (0, week))
    assert shows(said, "club-when", at=at, now="no", weekly=True)
    assert (said.count(at), shows(said, "club-every-week")) == (1, True), "the date once"
    assert re.search("Day: .*Time: 20:00'", str(stage.hands["Anna"].components)), "to be changed"
    assert shows(await stage.press_hand("Anna", REPEAT), "club-when", at=at, weekly=False), "kept"
    assert shows(await stage.goes("Anna", "/night", "More settings"), "club-rated"), "what it means"
    said, start = await stage.goes("Anna", "/night", REPEAT, "Announce"), at.replace("F", "t")
    day = datetime.fromtimestamp(evening, UTC).weekday()
    assert shows(said, "club-announced", weekly=True, weekday=day, time=start), "how to end it"
    assert shows(text_of(club.announcement(stage)), "club-when", at=at, weekly=True)
    said = await stage.goes("Anna", "More")
    assert [shows(said, "club-weekly", at=again), shows(said, "club-counting")] == [True, True]
    assert shows(await stage.goes("Anna", "More", REPEAT), "club-weekly", at="off"), "done"
    assert shows(await stage.press_hand("Anna", REPEAT), "club-weekly", at=again)
    for name in ("Ben", "Anna"):
        await stage.press(name, "I'm coming", on=club.announcement(stage))
    assert button_labels(stage.hands["Ben"])[0] == "I can't"
    assert shows(await stage.goes("Anna", "More", "Call it off"), "club-sure", weekly=True)
    said = await stage.press_hand("Anna", "Call it off")
    told, call = map(text_of, stage.messages())
    for each in (said, told, call):
        assert shows(each, "club-cancelled", count=1, names="Anna", game=SAY("game-seven-seas"))
        assert (shows(each, "club-after", at=again), shows(each, "club-when")) == (True, False)
    assert f"<@{stage.people['Ben'].id}>" in call, "who was coming"
    assert button_labels(club.announcement(stage)) == ["More", "Open a table", "Play alone"]
    for name, way in (("Ben", "Open a table"), ("Anna", REPEAT)):
        assert shows(await stage.goes(name, "/night"), "club-series", at=again)
        assert button_labels(stage.hands[name])[0] == way, "its organiser can end it"
    said = await stage.goes("Anna", "/night", "Another night", REPEAT, "Announce")
    assert shows(said, "refusal-night-series", at=again)
    said = await stage.goes("Anna", "/night", REPEAT)
    assert (shows(said, "club-weekly", at="off"), shows(said, "club-counting")) == (True, False)
    assert "Next night" in button_labels(stage.hands["Anna"]), "while there is no series"
    assert not shows(text_of(club.announcement(stage)), "club-after")
    await stage.goes("Anna", "/night", "when two are here", "Announce")
    await stage.wait(transitions.WAIT + 1)
    assert shows(text_of(stage.messages()[-1]), "club-cancelled", count=0)
    assert str(stage.messages()[-1].mentions).count("Anna") == 1, "who planned what nobody came to"


async def test_a_night_is_changed_in_place_until_its_first_deal(stage: Scene) -> None:
    """By its organiser, who may plan no other any more; those who come stay, and are called."""
    await club.announced(stage, replace(PLAN, start=int(stage.now()) // MINUTE + 600))
    await stage.goes("Anna", "More")
    assert shows(await zoned(stage, "Rome", REPEAT), "club-weekly"), "after its clocks are known"
    assert shows(await stage.press_hand("Anna", REPEAT), "club-weekly", at="off")
    await stage.press("Ben", "I'm coming", on=club.announcement(stage))
    night = await club.night_of(stage)
    permit(stage, "Anna", manage_events=False)
    assert shows(await stage.goes("Anna", "More", "Change"), "club-when", now="no")
    said = await stage.pick("Anna", "3 deals")
    assert all((shows(said, "club-changing"), shows(said, "club-change-title")))
    assert shows(await stage.press_hand("Anna", "Save"), "club-announced", new=False, open=False)
    after = await club.night_of(stage)
    assert (after.plan, after.people) == (replace(night.plan, rounds=3), night.people)
    assert shows(text_of(club.announcement(stage)), "club-facts", rounds=3)
    for _ in range(2):
        said = await stage.goes("Anna", "More", "Change", "when two are here", "Save")
        assert shows(said, "club-announced", new=False, open=True)
        told, call = map(text_of, stage.messages())
        assert all((shows(told, "club-missing", names="Ben"), shows(call, "club-check-in")))
        await stage.wait(60)
    assert shows(await stage.goes("Anna", "More", "Change", REPEAT), "club-when", weekly=True)
    for name in ("Chloé", "Dirk"):
        await stage.press(name, "I'm here", on=club.announcement(stage))
    assert shows(await stage.goes("Anna", "More", "Begin now"), "club-sure", count=1, names="Ben")
    assert shows(await stage.press_hand("Anna", "Back"), "club-missing", names="Ben")
    await stage.press("Ben", "I'm here", on=club.announcement(stage))
    assert shows(await stage.press_hand("Anna", "Begin now"), "club-done", act="begin", came=True)
    save = replace(again(after.plan, night.id), at="announce")
    for late in (OfClub(ClubAct.CHANGE, night.id), save):
        said = await stage.forge("Anna", press_id(late), on=stage.hands["Anna"])
        assert shows(said, "refusal-night-stale")


def test_another_night_is_proposed_for_a_coming_week_at_a_quarter_of_an_hour() -> None:
    """One that began when two were here has no time to be repeated at."""
    week, night, quarter = 7 * 86_400, of_nights.running(2), START - START % 900
    night = replace(night, plan=replace(night.plan, start=quarter + 500))
    for now in (quarter + 600 + week * each for each in (0, 1.1, 9.9)):
        start = views.coming(again(night.plan), now, "Europe/Berlin").start * MINUTE
        assert max(now, quarter + 900) < start <= now + week + 900
        assert start % 900 == 0
    assert ClubAct.WEEKLY not in ways_of(SAY, Shown(night, START), 1, organises=True)


IDS = dict[str, str | None]()


def page_of(plan: PlanClub, now: float = 0.0) -> tuple[str, list[list[Any]]]:
    """The words of a plan's page, and where the options of each of its selects lead."""
    layout = views.plan_page(SAY, plan, now, None)
    selects = [item for item in layout.walk_children() if isinstance(item, TableSelect)]
    assert all(": " in (select.item.placeholder or "") for select in selects), "what is chosen"
    texts = {select.item.custom_id: select.item.placeholder for select in selects}
    assert len(texts) == len(selects), "each has its own id"
    assert all(IDS.setdefault(id_, text) == text for id_, text in texts.items()), "for each text"
    options = [[read_route(option.value) for option in select.options] for select in selects]
    return "\n".join(texts_of(layout)), options


@pytest.mark.parametrize("start", [0, 24 * 60 + 45])
@pytest.mark.parametrize("hour", [12, 21])
def test_no_start_that_is_over_is_offered(hour: int, start: int) -> None:
    """Of today, only what is left; days are the next fourteen. Each choice has its own value."""
    now = hour * 60 + 7
    _, (_, _, *selects) = page_of(replace(PLAN, start=start), now * MINUTE)
    for options in selects:
        starts = [to.start for to in options if to.start]
        assert all(now < each < now + 14 * 24 * 60 for each in starts)
        assert len({*options}) == len(options) <= 25
    days = {datetime.fromtimestamp(to.start * MINUTE, UTC).day for to in selects[0] if to.start}
    assert (days, len(selects[-1])) == ({*range(1, 15)}, 24 if start else 15)


def test_game_deals_and_start_are_one_tap_each_and_the_rest_is_one_more_press() -> None:
    """Seats and turn times are those that the game and a group may want."""
    (_, (games, deals, _)), (_, (seats, clocks)) = page_of(PLAN), page_of(replace(PLAN, at="more"))
    assert (len(games), [to.rounds for to in deals]) == (4, [*range(1, 9)])
    assert [to.seats for to in seats] == [2, 3, 4, 5, 6, 7]
    for to, clock in zip(clocks, ("30 sec", "60 sec", "2 min", "3 min", "5 min"), strict=True):
        assert f"**Turn time:** {clock}" in page_of(to)[0], "all make an evening"


def test_a_plan_says_how_long_the_night_is_and_what_gives_latecomers_a_place() -> None:
    """From the measured deals; whatever it is, it takes no longer than all of them may."""
    games = (("seven-seals", 3, 4, 300), ("letter-of-marque", 2, 3, 60), ("seven", 1, 7, 60))
    for game, minutes in zip(games, (50, 15, 25), strict=True):
        said, _ = page_of(plan := PlanClub(*game))
        assert shows(said, "club-choices", minutes=minutes)
        assert shows(said, "club-latecomers", rounds=plan.rounds, needed=needed(plan.rounds))
    for start, weekly in ((0, False), (START // MINUTE, False), (START // MINUTE, True)):
        said, (_, _, starts, *_) = page_of(replace(plan, start=int(start), weekly=weekly))
        assert shows(said, "club-zone") is (start > 0), "only with a date"
        assert any(to.start == 0 and not to.at for to in starts) is not weekly, "it has its time"
    assert MINUTE * (lasts(views.planned(plan, 0.0)) - 5) < views.planned(plan, 0.0).seconds


@pytest.mark.parametrize(("rounds", "places"), [(2, [True, False]), (3, [True, True])])
def test_a_latecomer_is_ranked_as_the_plan_says(rounds: int, places: Sequence[bool]) -> None:
    """Of two deals only on a computer's seat of the first, which is free for two minutes."""
    night = of_nights.running(3, of_nights.plan_of(rounds=rounds))
    night = transitions.next_round(night, seating(night), START)
    for at, has_place in zip((START + 120, START + 121), places, strict=True):
        came = transitions.checked_in(night, of_nights.person(9), at)
        first = night.comes_in(9, at)
        told = SAY("club-late-done", came=True, when="later", **late_values(came, 9, first))
        assert shows(told, "club-late-done", round=first, late=not has_place, came=True)


def test_pages_offer_a_change_of_a_night_if_and_only_if_it_is_not_refused() -> None:
    """At each step, to those who have a seat and to others; a series is never refused."""
    open_ = replace(of_nights.running(2), phase=transitions.Phase.OPEN)
    nights = (of_nights.night_of(), open_, IN_ROUND, *of_nights.large()[2:])
    changes = {**MADE, ClubAct.HERE: transitions.checked_in}
    for night, user, (act, change) in product(nights, (1, 2, 99), changes.items()):
        ways = ways_of(SAY, Shown(night, START), user, organises=True)
        with nullcontext() if act in {*ways, ClubAct.WEEKLY} else pytest.raises(Refused):
            change(night, of_nights.person(user), START)


def test_a_line_of_a_deal_always_has_its_reader_and_is_not_cut_for_one_name() -> None:
    for count in range(7, 11):
        many = of_nights.played(of_nights.running(count), lambda *at: (-(at[3] or 9), True))
        all_ = Shown(many, START, standings(many), range(11))
        for user in range(1, count + 1):
            said = said_by(round_page(SAY, all_, user, many.ended[0], ()))
            assert re.search(rf"\*\*P{user}\s\d+%\*\*", said), "the reader's own is always there"
            hidden = count - len({*re.findall(r"P\d+\s\d+%", said)})
            assert ("…" in said, hidden == 1) == (hidden > 0, False), "it stands for several"


def test_once_all_tables_are_done_only_the_count_is_to_come() -> None:
    begun = transitions.next_round(night := of_nights.running(4), seating(night), START)
    done = [replace(board_of(each), status=Status.CLOSED) for each in begun.rounds[0].tables]
    said = said_by(places_page(SAY, Shown(begun, START, playing=done), 0, 1))
    assert shows(said, "club-table-done", still=0)
    assert "0 of" not in said, "no number where nothing is left"
    for playing in ([*map(board_of, begun.rounds[0].tables)], ()):
        paused = Shown(replace(begun, paused=True), START, playing=playing)
        told = said_by(places_page(SAY, paused, 0, 1))
        assert shows(told, "club-paused", now=False, round=2), "also before"
        assert shows(told, "club-table-done", last="pause") is bool(playing)


async def test_no_command_tells_of_another_table_while_its_deal_is_played(stage: Scene) -> None:
    """Every answer to somebody of the second table is the same after moves at the first."""
    await club.begun(stage, ("7", 1, 2))
    harbour, names = stage.channel, {member.id: name for name, member in stage.people.items()}
    stage.channel, first = reversed(harbour.threads)
    who, answers = names[stage.table.people[0]], list[list[str]]()
    commands = (each for each in stage.bot.tree.walk_commands() if isinstance(each, Command))
    left_out = ("open", "play", "settings")  # a new table, one move, and what managers set
    asked = [each.qualified_name for each in commands if each.name not in left_out]
    for moves in (0, 0, 6):  # the first answers open games alone
        stage.channel = first
        for name in (names[user] for user in stage.table.people):
            await stage.press(name, "My hand")
        for number in range(moves):
            await stage.press_something(await stage.mover(), Random(number))
        stage.channel = harbour
        answers.append([await stage.type(who, command) for command in asked])
    assert answers[1] == answers[2]
