"""The pages of a club night, from check-in to its end."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import cycle, product
from random import Random
from typing import Any

import pytest

from cogs.context.permissions import FOR_NIGHTS
from cogs.features.night import page as views
from cogs.features.night.plan import plan_page
from cogs.features.night.results import (
    Shown,
    deal_told,
    own_page,
    places_page,
    round_page,
    table_end,
)
from cogs.ui.layout import container, paged
from cogs.ui.page import HAND, Accent, Page, Say
from cogs.ui.routes import ClubAct, OfClub, ReplayOf, Verb
from engine.events import night as transitions
from engine.events.movement import seating
from engine.events.night import CHECK_IN, GATHERING, Night
from engine.events.standing import standings
from engine.tables.model.result import measured
from engine.tables.model.table import AtNight, Player, Table, TableSettings
from tests.catalogue import CATALOGUE, SAY
from tests.cogs.faces.moments import end_of, texts_of
from tests.e2e import test_club_night as club
from tests.e2e.comings import LUCK, Scene
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, buttons, press_id, text_of
from tests.e2e.test_heights import check
from tests.engine.events import of_nights
from tests.engine.events.of_nights import START
from tests.engine.events.test_standing import replay_at, table_of
from tests.lab.pictures.phone import Hand, components_of
from tests.test_locales import LANGUAGES, LOCALES


async def test_check_in_says_what_to_press_by_when_and_what_happens_then(stage: Scene) -> None:
    """The first one who is here waits for a second; only those who are coming are mentioned."""
    await club.announced(stage, replace(club.PLAN, start=int(stage.now()) // views.MINUTE + 60))
    assert button_labels(stage.hands["Anna"]) == ["I'm coming", "Show the night", "Change"]
    assert shows(await stage.press("Dirk", "I can't"), "club-absent-done", open=False)
    assert shows(await stage.press("Ben", "I'm coming"), "club-coming-done", without="nothing")
    await stage.press("Chloé", "I'm coming")
    told = text_of(club.announcement(stage))
    assert shows(told, "club-coming", count=2, names="Ben, Chloé")
    assert all(shows(told, m) for m in ("club-asked", "club-absent", "club-how"))
    assert (told.count("minutes"), "players" in told) == (1, False), "a night has seats of its own"
    assert shows(told, "club-host", host=f"<@{stage.people['Anna'].id}>"), "notifies nobody"
    assert not shows(await stage.type("Anna", "night"), "club-host"), "who knows it"
    assert not any(map(stage.pinged, stage.posted()))
    said = await stage.goes("Ben", "More", "Proof of the cards", "Back")
    assert all((shows(said, "club-counting", rounds=2, needed=2), shows(said, "club-watch")))
    assert shows(await stage.press_hand("Ben", "Back"), "club-asked"), "where one came from"
    await stage.wait(60 * views.MINUTE - CHECK_IN + 1)
    (call,) = [message for message in stage.messages() if shows(text_of(message), "club-check-in")]
    assert {user.id for user in call.mentions} == {stage.people[n].id for n in ("Ben", "Chloé")}
    assert shows(text_of(club.announcement(stage)), "club-open", when="start")
    assert shows(await stage.press("Ben", "I'm here"), "club-here-done")
    assert button_labels(stage.hands["Ben"])[:2] == ["I can't", "Learn it in three minutes"]
    await stage.goes("Ben", "More")
    assert "Cut the deck" in button_labels(stage.hands["Ben"]), "for those who look for it"
    await stage.wait(CHECK_IN)
    told = text_of(club.announcement(stage))
    assert all((shows(told, "club-open", when="none"), shows(told, "club-when", now="waits")))
    assert not shows(await stage.press_hand("Ben", "Back"), "club-how"), "it's known"
    assert all(b["style"] == 2 for b in buttons(stage.hands["Ben"])), "no press is expected"
    said = await stage.press("Chloé", "I'm here")
    times = [f"{int((await club.night_of(stage)).next_at or 0)}:{way}" for way in "FR"]
    for told, own in ((said, True), (text_of(club.announcement(stage)), False)):
        assert (re.findall(r"<t:(\d+:\w)", told), shows(told, "game-seven-play")) == (times, own)
    await stage.wait(GATHERING)
    assert len(stage.messages()) == 1
    assert shows(text_of(club.announcement(stage)), "club-round", round=1, tables=1, minutes=10)


async def test_a_copy_of_the_night_that_is_old_shows_it_as_it_is_now(stage: Scene) -> None:
    """So do an answer to an older press, and the organiser's own steps. None asks in vain."""
    await club.planned(stage, *club.SEALS)
    await stage.type("Dirk", "night")
    for name in club.PEOPLE[2::-1]:
        await stage.press(name, "I'm here", on=club.announcement(stage))
    assert buttons(stage.hands["Anna"])[0]["style"] == 1, "all are here"
    assert "Begin now" not in button_labels(stage.hands["Ben"]), "for the organiser alone"
    assert shows(await stage.press_hand("Anna", "Begin now"), "club-done", act="begin", round=1)
    assert button_labels(club.announcement(stage)) == ["My table", "I'm here", "More"]
    assert {b["style"] for b in buttons(club.announcement(stage))} == {2}, "each for some readers"
    assert shows(text_of(club.announcement(stage)), "game-seven-seals-brief"), "for newcomers"
    for name, label in (("Anna", "Show the night"), ("Ben", "Show the night"), ("Dirk", "Refresh")):
        said = await stage.press_hand(name, label)
        assert shows(said, "club-table-done", round=1, still=1, last=False), name
    assert shows(said, "club-no-table", can=True, round=2, late=True, needed=2), "before the seat"
    assert shows(said, "club-seated", table=1)
    assert "My table" not in button_labels(stage.hands["Dirk"])
    assert shows(await stage.press_hand("Dirk", "I'm here"), "club-late-done", round=2, late=True)
    assert all(b["style"] == 2 for b in buttons(stage.hands["Dirk"])), "no table yet"
    night = await club.night_of(stage)
    said = await stage.forge("Ben", press_id(OfClub(ClubAct.HERE, night.id)), on=stage.hands["Ben"])
    assert all(shows(said, told) for told in ("refusal-night-here", "club-table-done"))
    night = await stage.bot.services.nights.change(night.id, transitions.cancelled)
    for off, begun in ((replace(night, rounds=()), "no"), (night, "yes")):
        assert shows(views.off_words(SAY, Shown(off, START))[0], "club-cancelled", begun=begun)
    for who, act in product(("Ben", "Dirk"), (ClubAct.CUT, ClubAct.TABLE, ClubAct.LEAVE)):
        said = await stage.forge(who, press_id(OfClub(act, night.id)), on=stage.hands[who])
        assert shows(said, "refusal-night-over"), (who, act)


async def test_the_price_of_leaving_is_said_before_and_the_way_back_after(stage: Scene) -> None:
    """My table says what became of the seat, then what it counts; in a break it isn't there."""
    await club.begun(stage, ("7", 3, 2))
    harbour, stage.channel = stage.channel, stage.channel.threads[0]
    names = {member.id: name for name, member in stage.people.items()}
    who, *others = [names[user] for user in stage.table.people]
    assert shows(await stage.type(others[0], "mytables"), "tables-where", deal=1, table=1)
    assert (await stage.forge(who, press_id(Verb.LEAVE, stage.table.id)))[4:] == SAY("more-title")
    assert not any(player.left for player in stage.table.players)
    said = await stage.goes(who, "More", "Leave my seat")
    assert shows(said, "club-sure", act="seat", late=False, needed=2, last=False)
    assert shows(await stage.press_hand(who, "Back"), "more-title")
    steps = ("More", "Leave my seat", "Leave")
    assert shows(await stage.goes(who, *steps), "club-done", act="seat")
    assert [player.left for player in stage.table.players].count(True) == 1
    await stage.press_hand(who, "I'm back")
    assert not any(player.left for player in stage.table.players)
    await stage.goes(who, *steps)
    stage.channel = harbour
    assert f"{who} 🤖" in await stage.type(who, "night")
    assert shows(await stage.press(who, "My table"), "club-table", left=True)
    stage.channel = harbour.threads[0]
    await stage.play_on(LUCK)
    stage.channel = harbour
    assert shows(told := await stage.press(who, "My table"), "club-own-deal", why="left")
    assert shows(told, "club-table-done", still=1)
    await club.plays_round(stage)
    for first, *_, last in (thread.history() for thread in harbour.threads):
        sits = names[first.mentions[0].id]
        assert shows(await stage.press(sits, "Scoring", on=last), "seven-seas-reckoning", round=2)
        assert shows(said := await stage.press_hand(sits, "My result"), "club-own-place")
        assert "Round 2 · " in said
    assert "My table" not in button_labels(club.announcement(stage)), "nobody plays"
    assert shows(await stage.goes("Anna", "/night", "Pause"), "club-done", act="pause", now=True)
    await stage.settled()
    every = [text_of(thread.history()[-1]) for thread in harbour.threads]
    every += [text_of(club.announcement(stage)), await stage.press("Ben", "My result")]
    every.append(told := await stage.type(who, "night"))
    assert all(shows(e, "club-paused", now=True, round=2) > shows(e, "club-next") for e in every)
    assert (shows(told, "club-no-table", gone=True, round=2), shows(told, "club-leads")) == (1, 1)
    await stage.press_hand("Anna", "Go on")
    await stage.wait(1)
    assert shows(await stage.press_hand(who, "I'm back"), "club-late-done", round=2, came=True)
    await stage.settled()
    posts = [message for thread in harbour.threads[-2:] for message in thread.history()]
    (call,) = (m for m in posts if stage.people[who].id in [user.id for user in m.mentions])
    (mate,) = (p.mate for t in stage.bot.tables.open_tables() for p in t.players if p.mate)
    assert shows(text_of(call), "club-thread", mate=mate, computers=False), "nobody else is one"
    assert button_labels(call) == ["My hand"]
    assert shows(await stage.press(who, "My hand", on=call), "news-seated", former=mate)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_has_deals_and_only_a_game_has_rounds(language: str) -> None:
    """No message of nights uses the word for a game's rounds but for them, in a thread."""
    say, lines = CATALOGUE.say(language), list[str]()
    word = say("end-round-button", round=1).split()[0].lower()
    for file in ("club", "night"):
        lines += (LOCALES / language / f"{file}.ftl").read_text().splitlines()
    for line in (*lines, say("news-overtime", over=False), say("news-overtime", over=True)):
        told = re.sub(r"\{[^{}]*(\}|->)|\[\w+\]|^[\w-]+ =", "", line).lower()
        assert not re.search(rf"\b{word}", told) or re.search(r"\$(table|deal) \}", line), line


def board_of(users: Sequence[int | None], *at: int) -> Table:
    """A table with names of its own at its board; at: its round and number, if they matter."""
    players = (Player(f"Wilhelmina {seat}", user) for seat, user in enumerate(users))
    settings = TableSettings(night=AtNight(7, *(at or (1, 2))))
    return replace(table_of("seven-seas"), players=tuple(players), settings=settings)


def left_once() -> Shown:
    """A night after one of two rounds, in which P2 left the table of P4."""
    plan = of_nights.plan_of(rounds=2, seats=3)
    night = of_nights.played(of_nights.running(4, plan), lambda *at: (-(at[3] or 9), at[3] != 2))
    return Shown(night, START, standings(night), range(9))


def said_by(page: Page) -> str:
    return "\n".join(page.blocks)


def test_how_a_round_was_counted_is_said_to_each_of_those_who_played_and_who_watch() -> None:
    """Each has their table, the field with their cards, and their share; then come all."""
    night = (found := left_once()).night
    tables = [*map(board_of, night.ended[0].tables)]
    said = said_by(round_page(SAY, found, 3, night.ended[0], tables))
    assert shows(said, "club-own-deal", round=1, share="100%", who="named", names="P4", beaten=1)
    assert (shows(said, "club-compared"), shows(said, "club-tied", ahead=True, name="P4")) == (1, 1)
    assert all(f"Wilhelmina {seat}" in said for seat in range(3)), "as at the board"
    assert ("P4: " in said, re.search(r"[±+−]", said)) == (True, None), "names, margins in words"
    assert "**P3\xa0100%**" in said, "as the night's score, without tenths that are none"
    for user, why, real in ((2, "left", "0%"), (4, "alone", "0%")):
        said = said_by(round_page(SAY, found, user, night.ended[0], tables))
        assert shows(said, "club-own-deal", why=why, real=real), user
        of_night = {"among": 3, "played": int(user != 2), "needed": 2, "rounds": 2}
        mine = said_by(own_page(SAY, found, *(e for e in found.standings if e.user == user)))
        assert shows(mine, "club-own-place", ranked=user != 2, over=False, **of_night), user
        assert shows(mine, "club-own-deal", why=why, round=1), "each of the reader's deals"
        assert shows(mine, "club-reach", name="P1 and P3", gap=40, deals=1) == (user == 4)
    assert shows(said_by(own_page(SAY, found, found.standings[0])), "club-reach", name="P4", own=1)
    said = said_by(places_page(SAY, found, 0, 4))
    assert shows(said, "club-line", ranked=False, name="P2", played=0, round=1)
    assert not re.search(r"P2\s[\d.]+%", said), "no percent beside people with a place"
    watching = said_by(round_page(SAY, found, 9, night.ended[0], tables))
    assert shows(watching, "club-own-deal", why="missed", counts=False), "no rule for who watches"
    assert shows(watching, "club-note", why="alone", names="P4")


def test_somebody_without_a_place_reads_what_their_deals_came_to() -> None:
    """Fewer penalty points than the others are better, and said to be less."""
    plan, judge = of_nights.plan_of(rounds=2, seats=3), lambda *at: (measured(at[3] or 0, ()), True)
    night = of_nights.played(of_nights.running(3, plan), judge)
    night = of_nights.played(transitions.checked_in(night, of_nights.person(9), START), judge)
    found = Shown(night, START, standings(night), range(10))
    said = said_by(own_page(SAY, found, found.standings[-1]))
    assert shows(said, "club-own-place", ranked=False, played=1, needed=2, rounds=2, whole=100)
    said = said_by(round_page(SAY, found, 9, night.ended[1], ()))
    assert shows(said, "club-lead", way="ahead", whole=4, tenths=5)


def test_standings_begin_with_who_leads_and_no_page_of_them_tells_a_rule() -> None:
    """Only the announcement says what a percent is; of equal ones the lower says why it is."""
    found = left_once()
    for reader, back in ((3, ["Back"]), (9, [])):
        page = places_page(SAY, found, 0, reader)
        assert shows(page.blocks[0], "club-leads", names="P1 · P3", round=1, whole=100)
        said = said_by(page)
        assert not any(shows(said, told) for told in ("club-legend", "club-note"))
        assert shows(said, "club-next", round=2, rounds=2)
        assert [each.label for each in page.extra] == [*back, SAY("club-how-button")]
    late = "\n".join(texts_of(views.announcement(SAY, found)))
    assert (shows(late, "club-next"), ":R>" in late, shows(late, "club-legend")) == (1, 0, 1), late
    judge, plan = lambda *at: (measured(at[2], ()), True), of_nights.plan_of("seven")
    level = of_nights.played(of_nights.running(4, plan), judge, [(-1,) * 4])
    found = Shown(level, START, standings(level), range(9))
    said = said_by(places_page(SAY, found, 0, 1))
    assert shows(said, "club-line", by="margin", place=2, less="0.3", above="P1")
    told = "\n".join(texts_of(views.announcement(SAY, found)))
    assert f"\n-# {found.standings[3].place}\\.\xa0" in told, "everybody has a line"


def test_the_end_of_a_night_says_by_how_much_it_was_won_and_tells_its_deal_as_a_story() -> None:
    over = of_nights.played(left_once().night, rounds=1)
    found = Shown(over, START, standings(over), range(9), following=START + 9)
    end = "\n".join(texts_of(views.announcement(SAY, found)))
    replay, at = end_of("seven-seas", 3).replay, TableSettings(night=AtNight(7, 2, 1))
    sits = board_of([e.user for e in found.standings[:3]]).players
    replay = replace(replay, table=replace(replay.table, settings=at, players=sits))
    page = own_page(SAY, replace(found, games=[replay]), found.standings[1])
    assert shows(said_by(own_page(SAY, found, found.standings[2])), "club-best", way="share")
    assert not any(shows(said_by(page), m) for m in ("club-compared", "game-seven-seals-praise"))
    assert [each.route for each in page.buttons] == [ReplayOf(replay.table.id)], "the own game"
    assert shows(end, "club-won", count=1, names="P3", whole=100)
    told_ = ("club-deal", "club-after", "game-seven-seals-praise")
    assert [end[:3], *(shows(end, each) for each in told_)] == ["## ", True, True, True]
    ways = [button.route for button in round_page(SAY, found, 3, over.ended[0], ()).buttons]
    assert OfClub(ClubAct.ROUND, over.id, 2) in ways
    night = of_nights.running(4, of_nights.plan_of("seven-seas", rounds=1, seats=3))
    field = [[measured(points, (1,))] * 3 for points in (3, 4)]
    told = of_nights.played(night, lambda *at: (measured(at[3] != 3 and 4, ()), True), field)
    found = Shown(told, START, standings(told), (1, 2, 3, 4))
    sits = board_of([e.user for e in found.standings[:3]]).players
    ats = [TableSettings(night=AtNight(7, 1, number)) for number in (1, 2)]
    tables = [replace(replay.table, players=sits, settings=at) for at in ats]
    ready = replace(found, games=[replace(replay, table=each) for each in tables])
    best, labels = found.standings[0], [each.label for each in deal_told(SAY, ready)[1]]
    assert labels == ["P4's game", SAY("replay-other-button")], "nobody is named for the least"
    for who, own in ((best, r"Round (\d) · You"), (found.standings[-1], r"Round (\d) · Wil")):
        assert re.findall(own, said_by(own_page(SAY, ready, who))), "of the reader, of the best"
    end = "\n".join(texts_of(views.announcement(SAY, found)))
    story = {"best": "P4", "most": "4 spaces", "least": "0 spaces", "lower": "level, 0%"}
    story["share"] = f"{SAY('club-lead', way='ahead', long=True, whole=2, tenths=0)}, 66.7%"
    assert shows(end, "club-deal", count=2, **story), "whole numbers of the game, and percents"
    last, how = found.standings[-1], said_by(round_page(SAY, found, 3, told.ended[0], ()))
    assert (shows(end, "club-legend"), shows(how, "club-middle", count=4)) == (True, True)
    said = said_by(own_page(SAY, found, last))
    assert (shows(said, "club-outdone", **story), shows(said, "club-best", way="short")) == (1, 1)


def test_as_many_places_as_fit_a_phone_are_on_a_page_and_more_on_the_next() -> None:
    """No other button there is called More; the announcement shows some, and the reader's."""
    for leaves in ([8], [8, 1]):
        night = of_nights.played(of_nights.running(sum(leaves), of_nights.plan_of(rounds=2)))
        found, before = Shown(night, START, standings(night), range(10)), 0
        for leaf, size in enumerate(leaves):
            page = places_page(SAY, found, leaf, found.standings[0].user)
            shown_ = [s for s in found.standings if f".\xa0{s.name}\xa0" in said_by(page)]
            assert shown_ == [*found.standings[before:][:size]]
            more = [b.label for b in (*page.buttons, *page.extra) if "More" in b.label]
            before += size
            assert len(more) == (before < sum(leaves))
        told = "\n".join(texts_of(views.announcement(SAY, found)))
        assert shows(told, "club-others") == (len(leaves) > 1), "nobody of eight is cut off"
    night = of_nights.played(of_nights.running(9))
    found = Shown(night, START, standings(night), range(9))
    told = "\n".join(texts_of(views.announcement(SAY, found, (last := found.standings[-1]).user)))
    assert f"**{last.place}\\.\xa0{last.name}\xa0" in told
    assert shows(told, "club-others", count=5)
    assert shows(said_by(own_page(SAY, found, last)), "club-own-deal", round=1, who="named")


def test_the_rules_by_which_a_deal_counts_are_said_in_its_thread_and_where_it_is_counted() -> None:
    plan, field = of_nights.plan_of("letter-of-marque", rounds=3, seats=3), [(-(10**9),) * 3]

    def second(number: int, table: int, seat: int, _: int | None) -> tuple[int, bool]:
        return measured(-2, ()), (number, table, seat) != (1, 1, 0)

    begun = of_nights.played(of_nights.running(6, plan), second, field)
    (left, *alone), (missed, *_) = begun.ended[0].tables
    assert missed
    assert left
    named = [f"P{user}" for user in alone]
    night = of_nights.played(transitions.gone(begun, missed), second, field)
    found = Shown(night, START, standings(night), range(9))
    first, other = night.ended
    end = "\n".join(table_end(SAY, found, first, [user for user in first.tables[0] if user]))
    assert all(f".\xa0{each.name}\xa0" in end for each in found.standings if each.ranked), "all"
    page = round_page(SAY, found, missed, first, ())
    for said in (said_by(page), end):
        consoled = (" · ".join(names) for names in (named, named[::-1]))
        assert any(shows(said, "club-note", why="alone", names=names) for names in consoled)
        assert shows(said, "club-note", why="left", names=f"P{left}")
        assert not shows(said, "club-note", why="missed")
    said = said_by(round_page(SAY, found, left, other, ()))
    assert shows(said, "club-note", why="missed", names=f"P{missed}")
    own = said_by(round_page(SAY, found, missed, other, ()))
    assert shows(own, "club-own-deal", why="missed", round=2, counts=True, share="50%")


def pages(say: Say, nights: list[Night]) -> Iterator[Any]:
    """All pages of these nights, with long names; the results of six people with a rule."""
    both = [replay_at(table_of("seven-seas"), Random(luck)) for luck in (3, 9)]
    for at, start in product(("", "more"), (0, 60)):
        wanted = replace(club.PLAN, at=at, start=start, weekly=True, rated=True, night=start)
        yield plan_page(say, wanted, 0.0, None, say("quiet-no-zone") if at == "" else "")
    for each in nights:
        of_name = 99 if len(each.people) > 7 else 6  # letters
        long = (replace(g, name=f"{club.LONG[:of_name]} {n}") for n, g in enumerate(each.people))
        shown_, last = replace(each, people=tuple(long)), next(iter(each.ended[-1:]), None)
        tables = [
            board_of(u, d.number, n) for d in each.ended[-2:] for n, u in enumerate(d.tables, 1)
        ]
        games = [replace(r, table=t) for r, t in zip(cycle(both), tables, strict=False)]
        found = Shown(shown_, START, standings(shown_), range(99), games=games)
        if last is not None and not each.round:
            yield container(Accent.SCORING, table_end(say, found, last, range(1, 6)))
        for waits in (("rights", *FOR_NIGHTS), ()):
            yield views.announcement(say, replace(found, waits=waits))
        reader, mine = next((e.user for e in found.standings), 1), replace(found, games=games[:1])
        for page in (
            places_page(say, found, 0, reader),
            *(own_page(say, found, s) for s in (*found.standings[:1], *found.standings[-3:])),
            *([round_page(say, mine, reader, last, tables)] if last else []),
            views.more_page(say, replace(found, following=1.0), 1, organises=True),
            views.more_page(say, found, 1, organises=True, act=ClubAct.SEALS),
            *(
                views.sure_page(say, found, OfClub(act), "Leave", Verb.MORE, late=late, by=1)
                for act, late in ((ClubAct.LEAVE, None), (ClubAct.BEGIN, shown_.people))
            ),
        ):
            yield paged(page, say, 0, 0, HAND)
    six = of_nights.running(6, of_nights.plan_of("letter-of-marque", rounds=2, seats=3))
    six = of_nights.played(six, lambda *at: (measured(-1, ()), at[1:3] != (1, 0)))
    found = Shown(six, START, standings(six), range(9))
    counted = six.rounds[0], [*map(board_of, six.rounds[0].tables)]
    for own in found.standings:
        for page in (own_page(say, found, own), round_page(say, found, own.user, *counted)):
            yield paged(page, say, 0, 0, HAND)


@pytest.mark.slow
def test_pages_of_large_nights_fit_a_phone() -> None:
    """The same nights, and one of eight, in each language: their seating takes long."""
    plan = of_nights.plan_of("seven-seas", rounds=2)
    play = partial(of_nights.played, of_nights.running(7, plan), field=[[3 * 10**6] * 4], rounds=2)
    eight = of_nights.played(of_nights.running(8))
    nights = [*of_nights.large(), of_nights.played(eight, rounds=4)]
    nights.append(transitions.paused(transitions.next_round(eight, seating(eight), START), START))
    nights.append(play(lambda *at: (measured(at[1] * (at[2] == 2), (at[3] or 0,)), True)))
    for say in map(CATALOGUE.say, LANGUAGES):
        check([Hand(0, False, components_of(say, p, "seven-seas")) for p in pages(say, nights)])
