"""A club night, from its plan to its places, with private threads for its tables."""

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from discord import Permissions

from bot.sandbox import simulated
from cogs.features.night.page import MINUTE
from cogs.table.pages.menus import seal
from cogs.ui.custom_ids import Route
from cogs.ui.names import names_of
from cogs.ui.routes import ClubAct, OfClub, Part, PlanClub, ReplayOf, ShowEnd, Verb
from engine.events import night as transitions
from engine.events.night import BREAK, Night, Phase
from engine.events.rounds import SECONDS_BEFORE_RETRY, seals
from engine.events.standing import standings
from engine.tables.model.table import channel_of
from tests.amounts import one_of
from tests.catalogue import SAY
from tests.e2e.comings import LUCK, Scene
from tests.e2e.conftest import dropped, permit, without_gateway
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, buttons, press_id, text_of
from tests.e2e.test_channels import is_archived
from tests.engine.events import of_nights
from tests.engine.events.club import recounted

LONG = "Wilhelmina von Sand"
PEOPLE = ("Anna", "Ben", "Chloé", "Dirk")
SEALS: tuple[str, int, int] = ("The Seven Seals", 2, 3)


async def planned(stage: Scene, game: str, deals: int, seats: int, *, may: bool = True) -> str:
    """Anna announces a night of this plan; may: the bot may make private threads."""
    permit(stage, "Anna", manage_events=True)
    permit(stage, create_private_threads=may)
    steps = (game, f"{deals} deal", "More settings", f"{seats} at", "Back", "Announce")
    return await stage.goes("Anna", "/night", *steps)


async def night_of(stage: Scene) -> Night:
    """The open night of the server."""
    (night,) = await stage.bot.services.nights.records.alive(stage.env.guild.id)
    return night


async def begun(stage: Scene, plan: tuple[str, int, int] = SEALS) -> Night:
    """A night of four people, in whose first round nobody has moved yet."""
    await planned(stage, *plan)
    for name in PEOPLE:
        await stage.press(name, "I'm here")
    await stage.goes("Anna", "More", "Begin now")
    return await night_of(stage)


def announcement(stage: Scene) -> Any:
    """The message that announced the night."""
    (message, *_) = [m for m in stage.messages() if "More" in button_labels(m)]
    return message


async def plays_round(stage: Scene) -> None:
    """Everybody plays their table of this round to its end."""
    harbour = stage.channel
    for thread in harbour.threads[-2:]:
        stage.channel = thread
        await stage.play_on(LUCK)
    stage.channel = harbour
    await stage.env.settle()


async def compares(stage: Scene, night: Night, end: Any) -> None:
    """Anna looks at the second deal of the seat that first moves differently at two tables."""
    both = await stage.bot.services.nights.records.round_of(night.id, 2)
    said = await stage.forge("Anna", press_id(Verb.VERIFY, both[0].id), on=end)
    assert shows(said, "verify-title", deal=2, number="1"), "as its thread is called"
    replays = [await stage.bot.services.tables.recount(table) for table in both]
    seat = replays[0].rows[(step := replays[0].parted(replays[1], 0)[0]) - 1].seat
    said = await stage.forge("Anna", press_id(ReplayOf(both[0].id, both[1].id, seat)), on=end)
    assert shows(said, "replay-title", step=step)
    assert shows(said, "replay-parts", other=names_of(both[1], say=SAY).plain[seat], choice=True)
    assert not shows(await stage.press_hand("Anna", "Move ▶"), "replay-parts")
    shown, told = stage.hands["Anna"].id, await stage.press_hand("Anna", "Other table")
    assert (shows(told, "replay-title"), stage.hands["Anna"].id) == (True, shown)
    assert said in await stage.press_hand("Anna", "Other table"), "and back, in one message"
    await stage.press_hand("Anna", "More")
    assert button_labels(stage.hands["Anna"])[0] == "My result", "the way on"


async def leads_to_its_own_pages(stage: Scene, night: Night, end: Any) -> None:
    """The presses of a night's last message are about it when the channel has another night."""
    await stage.goes("Anna", "/night", "Announce")
    for path, what, values in (
        ("My result/League", "club-league-title", {}),
        ("More/Proof of the cards", "club-seal", {"seal": seal(seals(night)[1]), "round": 2}),
        ("My result/How it was counted/More/Proof of the cards", "club-seals", {}),
        ("More/Open a table", "lobby-opened", {"game": SAY(f"game-{night.plan.game}")}),
    ):
        label, *labels = path.split("/")
        await stage.press("Ben", label, on=end)
        told = [await stage.press_hand("Ben", each) for each in labels]
        assert shows(told[-1], what, **values), path


@pytest.mark.slow
async def test_two_rounds_at_two_tables_end_with_places_that_equal_a_recount(stage: Scene) -> None:
    """Each table's thread ends with its scores, and the night with a message: all lead to it."""
    night = await begun(stage)
    before = len(stage.messages())
    for number in (1, 2):
        assert len(stage.channel.threads) == 2 * number
        told = text_of(announcement(stage))
        assert shows(told, "club-round", round=number, tables=2)
        await plays_round(stage)
        night = await stage.bot.services.nights.found(night.id)
        await recounted(stage.bot.store, night)
        for name in PEOPLE:  # also those who sat at the other table
            said = await stage.press(name, "My result", on=announcement(stage))
            assert shows(said, "club-own-place", over=number == 2)
            said = await stage.press_hand(name, "How it was counted")
            assert (shows(said, "club-own-deal", why="own", round=number), "🤖" in said) == (1, 1)
            said = await stage.pick(name, f"🌙 Deal {number} · Table 1")
            assert (shows(said, "replay-title", step=0), "🤖" in said) == (True, True)
        await stage.type("Anna", "night")
        assert ("Pause" in button_labels(stage.hands["Anna"])) is (number == 1)
        scores = [text_of(thread.history()[-1]) for thread in stage.channel.threads[-2:]]
        assert all(shows(told, "club-table-title", round=number, rounds=2) for told in scores)
        assert all(shows("".join(scores), "club-table-line", name=n, why="own") for n in PEOPLE)
        await stage.wait(BREAK + 1)
    assert night.phase is Phase.OVER
    end, places = stage.messages()[-1], standings(night)
    link = f"https://discord.com/channels/{stage.env.guild.id}/{stage.channel.id}/{end.id}"
    assert all(shows(t, "club-closed", link=link) for t in (*scores, text_of(announcement(stage))))
    told = text_of(end)
    assert shows(told, "club-won", names=next(each.name for each in places))
    assert (shows(told, "club-closed"), str(buttons(end)).count("'s game")) == (0, 1), "the best's"
    await compares(stage, night, end)
    assert [button_labels(end)[n] for n in (0, -2, -1)] == ["My result", "League", "More"]
    assert re.findall(r"\d\\?\. (\S+) \d", told) == [each.name for each in places]
    assert len(stage.messages()) == before + 1
    (result, *_) = await stage.bot.services.nights.records.latest(stage.env.guild.id, 1)
    assert (result.name, result.tenths) == (places[0].name, places[0].tenths)
    assert shows(await stage.type(places[0].name, "leaderboard"), "club-league-line")
    assert shows(await stage.type(places[0].name, "profile"), "club-profile", count=1)
    await leads_to_its_own_pages(stage, night, end)


async def test_nobody_learns_more_of_a_round_than_their_seat_knows(stage: Scene) -> None:
    """A table that is done shows its own people its points, and no replay, until all others are."""
    await begun(stage, ("7", 1, 2))  # a person makes the last move
    harbour, stage.channel = stage.channel, (thread := stage.channel.threads[0])
    table = stage.table
    while movers := await stage.who_moves():
        await stage.press(movers[0], "My hand")
        await stage.press_something(movers[0], LUCK)
    *_, first, last, card = stage.texts()
    assert all(shows(e, "seven-seas-reckoning", round=n) for n, e in ((1, first), (2, last)))
    assert shows(card, "club-thread-name", round=1, table=1), "once: hands say that it is done"
    assert not any(shows(card, message) for message in ("club-table-over", "closed-standing"))
    assert button_labels(stage.messages()[-1]) == ["My result"], "none that only refuses"
    assert not is_archived(stage, thread), "its scores are still to come"
    names = {member.id: name for name, member in stage.people.items()}
    hands, who = [stage.hand_text(names[user]) for user in table.people], names[table.people[0]]
    hands.append(await stage.forge(who, press_id(Verb.HAND, table.id), on=stage.messages()[-1]))
    assert all(shows(hand, "club-table-over", still=1) for hand in hands), "the last to move's, too"
    assert button_labels(stage.hands[who]) == ["My result"], "a way on"
    stage.channel = harbour
    looks = (Verb.REPLAY, Verb.EXPORT, Verb.VERIFY, Verb.REVIEW, Verb.SHARE, ShowEnd(Part.SCORING))
    for way in looks:
        assert shows(await stage.forge(who, press_id(way, table.id)), "refusal-night-hidden"), way
    to = press_id(OfClub(ClubAct.PLACES, (await night_of(stage)).id))
    early = await stage.forge(who, to, on=announcement(stage))
    said = await stage.press(who, "My table", on=announcement(stage))
    assert all(shows(s, "club-table-done", still=1, last=True) for s in (early, said))
    assert all([shows(said, "club-own-table"), *(player.name in said for player in table.players)])
    (other, *_) = {*PEOPLE} - {names[user] for user in table.people}
    said = await stage.press(other, "My table", on=announcement(stage))
    assert (shows(said, "club-table", round=1), shows(said, "club-own-table")) == (True, False)
    night, nights, done = await night_of(stage), stage.bot.services.nights, table.people[0]
    await stage.press(who, "More", on=announcement(stage))
    assert "Leave" not in button_labels(stage.hands[who]), "no deal is left that they could miss"
    to = press_id(OfClub(ClubAct.LEAVE, night.id))
    assert shows(await stage.forge(who, to, on=stage.hands[who]), "refusal-night-stale")
    await nights.change(night.id, transitions.gone, done)
    assert shows(await stage.press_hand(who, "Refresh"), "club-table-done", round=1)
    assert "I'm back" not in button_labels(stage.hands[who]), "nor one for which they get a seat"
    to = press_id(OfClub(ClubAct.HERE, night.id))
    said = await stage.forge(who, to, on=stage.hands[who])
    once = (shows(said, "club-no-table", can=False, gone=True), shows(said, "refusal-night-late"))
    assert once == (True, False)


async def test_a_night_waits_for_a_right_and_says_which(stage: Scene) -> None:
    """It isn't announced without it, and goes on by itself; a deleted message comes again."""
    said, named = await planned(stage, *SEALS, may=False), "Create Private Threads"
    assert (shows(said, "permissions-missing", names=named), stage.messages()) == (True, [])
    assert shows(await planned(stage, *SEALS), "club-announced")
    assert button_labels(stage.hands["Anna"]) == ["I'm here", "Begin now", "Change"]
    assert shows(stage.texts()[-1], "club-when", now="waits", minutes=5)
    for name in PEOPLE:
        assert shows(await stage.press(name, "I'm here"), "club-here-done")
    assert shows(stage.texts()[-1], "club-here", count=4, names=", ".join(PEOPLE), tables=2)
    await announcement(stage).delete()
    stage.bot.halls.told(await night_of(stage))
    await stage.settled()
    permit(stage, create_private_threads=False)
    await stage.goes("Anna", "More", "Begin now")
    for why, names in {"rights": named, "full": ""}.items():
        for said in (await stage.press("Ben", "My table"), text_of(announcement(stage))):
            assert shows(said, "club-waits", why=why, round=1, names=names)
            assert not any(shows(said, each) for each in ("club-round", "club-late-done"))
        permit(stage, create_private_threads=True)
        if why == "rights":
            stage.env.inject_error("POST", "/channels/*/threads", status=400, code=160006, times=2)
        await stage.wait(SECONDS_BEFORE_RETRY + 1)
    assert (len(stage.channel.threads), shows(text_of(announcement(stage)), "club-round")) == (2, 1)


@pytest.mark.parametrize("after", ["start", "round"])
async def test_a_deleted_thread_is_made_again_for_its_table(stage: Scene, after: str) -> None:
    """A night ends with its channel, and so do those that were to follow it."""
    night = await begun(stage)
    await stage.bot.services.nights.change(night.id, transitions.repeated)
    harbour, stage.channel = stage.channel, (thread := stage.channel.threads[0])
    table = stage.table
    await stage.play_on(LUCK, most=3 if after == "round" else 0)
    stage.channel = harbour
    permit(stage, create_private_threads=False)
    stage.env.backend.delete_channel(thread.id)
    await stage.settled()
    assert (await stage.bot.tables.found(table.id)).timing.suspended
    permit(stage, create_private_threads=True)
    await stage.wait(SECONDS_BEFORE_RETRY + 1)
    moved = await stage.bot.tables.found(table.id)
    assert (moved.is_open, moved.place == table.place) == (True, False)
    assert {each.id for each in stage.channel.threads} >= {channel_of(moved.place).channel}
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settled()
    await stage.wait(SECONDS_BEFORE_RETRY + 1)
    night, tables = await stage.bot.services.nights.found(night.id), stage.bot.tables.open_tables()
    assert (night.phase, night.plan.weekly, tables) == (Phase.CANCELLED, False, ())


@pytest.mark.parametrize("after", one_of(["start", "round"]))
async def test_while_discord_is_away_for_ten_minutes_a_night_waits(
    stage: Scene, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a round no clock runs out, nor its time; between rounds none is dealt. Then it goes on."""
    monkeypatch.setattr(transitions, "ROUND_SECONDS", (300.0, 300.0))
    night = await begun(stage)
    if after == "round":
        await plays_round(stage)
    tables = stage.bot.tables.open_tables()
    before = [await stage.bot.store.moves(table.id) for table in tables]
    with dropped("* *"):
        async with without_gateway(stage):
            await stage.wait(10 * MINUTE)
            assert [await stage.bot.store.moves(table.id) for table in tables] == before
            assert len(stage.bot.tables.open_tables()) == len(tables)
    await stage.wait(2 * MINUTE)
    number = 2 if after == "round" else 1
    assert len(stage.channel.threads) == 2 * number
    assert shows(text_of(announcement(stage)), "club-round", round=number, tables=2)
    await plays_round(stage)
    night = await stage.bot.services.nights.found(night.id)
    assert len(night.ended) == number
    assert all(result.own for result in night.ended[-1].results)
    await recounted(stage.bot.store, night)


async def test_threads_say_that_time_is_up(stage: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """While computers finish a table, and once it is done."""
    monkeypatch.setattr(transitions, "ROUND_SECONDS", (30.0, 30.0))
    await begun(stage)
    stage.channel = stage.channel.threads[0]
    monkeypatch.setattr(stage.bot.computers, "pause", 5.0)
    await stage.wait(35.0)
    assert shows(stage.texts()[-1], "news-overtime", over=False)
    await stage.wait(10 * MINUTE)
    assert shows(stage.texts()[-2], "news-overtime", over=True)


async def test_the_sandbox_shows_people_their_thread_and_then_the_end(stage: Scene) -> None:
    """The end is in the channel; threads stay open for a day."""
    night = await begun(stage)
    page: Any = SimpleNamespace(channel=stage.channel, viewers=[stage.people["Anna"]])
    page._publish = page._target_id = lambda *_, **__: None
    simulated.follow_threads(stage.env, page)
    page._target_id(None)
    assert page.channel.id in {thread.id for thread in stage.channel.threads}
    await stage.bot.services.nights.change(night.id, replace, phase=Phase.OVER)
    await stage.settled()
    assert shows(stage.texts()[-1], "club-over", early="rooms")
    assert not shows(await stage.goes("Ben", "More"), "club-counting"), "no deal ended"
    asked = f"<@{night.organiser}>, <@{stage.bot.guilds[0].owner_id}>"
    assert shows(await stage.press_hand("Ben", "Next night"), "club-none", names=asked)
    proposed = round(night.plan.start / 900) * 900 + 7 * 86_400
    for said in (await stage.goes("Anna", "Next night"), await stage.type("Anna", "night")):
        assert shows(said, "club-choices", rounds=2, seats=3), "like it"
        assert shows(said, "club-when", at=f"<t:{proposed}:F>", now="no"), "in a week, not like now"
    page._target_id(None)
    assert page.channel.id == stage.channel.id


async def test_history_begins_with_the_latest_night(stage: Scene) -> None:
    """Also for those who have played nothing else here."""
    night, records = await begun(stage), stage.bot.services.nights.records
    own = standings(of_nights.played(of_nights.running(4), rounds=5))[1]
    own = replace(own, night=night.id, guild=night.guild, user=stage.people["Ben"].id)
    left = replace(own, number=9, user=stage.people["Chloé"].id, ranked=False)
    night = await records.save_night(replace(night, phase=Phase.OVER), [left])
    assert shows(await stage.type("Chloé", "leaderboard"), "leaderboard-none"), "it is empty"
    assert shows(await stage.type("Chloé", "profile"), "club-profile", count=1, ranked=False)
    assert await stage.bot.services.records.name_in(night.guild, left.user) == left.name
    assert shows(await stage.type("Chloé", "history"), "club-past", ranked=False)
    behind = replace(own, number=8, user=stage.people["Anna"].id, tenths=own.tenths - 94)
    await records.save_night(night, [own, behind])
    told = {name: await stage.type(name, "leaderboard") for name in PEOPLE[:3]}
    assert shows(told["Anna"], "club-league-need", way="more", place=1, whole=9, tenths=4)
    assert [shows(told[n], "club-league-need", way="out") for n in PEOPLE[:3]] == [0, 0, 1]
    assert shows(said := await stage.type("Ben", "leaderboard", game="seven"), "club-league-leads")
    assert not shows(said, "leaderboard-empty"), "above the way to a ranking that isn't"
    day, host = f"<t:{int(night.plan.start)}:d>", f"<@{night.organiser}>"
    assert shows(await stage.goes("Ben", "/history", "Alone and in chats", "Back"), "club-past")
    said = await stage.press_hand("Ben", "My nights")
    assert shows(said, "club-night", place=own.place, date=day)
    assert "Thu, Jan 1 · The Seven Seals · " in "".join(button_labels(stage.hands["Ben"]))
    assert "%" not in await stage.press_hand("Ben", "League"), "a sum of percentages is none"
    assert button_labels(stage.hands["Ben"]) == ["My nights"], "it leads on"
    said = await stage.type("Ben", "profile")
    assert (shows(said, "club-profile", won=1, place=1), shows(said, "profile-count")) == (1, 0)
    assert shows(await stage.type("Dirk", "history"), "history-none")
    said = await stage.forge("Dirk", press_id(OfClub(ClubAct.NIGHTS)), on=stage.hands["Dirk"])
    assert shows(said, "club-no-records", act="nights")
    role = stage.env.guild.create_role("club", permissions=Permissions(administrator=True))
    said = await stage.press_hand("Dirk", "Club night")
    assert shows(said, "club-none", names=f"{host}, <@&{role.id}>"), "who plans another"
    assert button_labels(stage.hands["Dirk"])[:2] == ["Open a table", "Play alone"]


PLAN = PlanClub("seven", 2, 2, 60)
LATER, ANNOUNCE = replace(PLAN, start=30_000_000), replace(PLAN, at="announce")
BAD: dict[str, tuple[PlanClub, str, Route, str]] = {
    "checks in twice": (PLAN, "Ben", OfClub(ClubAct.HERE), "refusal-night-here"),
    "checks in too early": (LATER, "Ben", OfClub(ClubAct.HERE), "refusal-night-early"),
    "isn't the organiser": (PLAN, "Ben", OfClub(ClubAct.PAUSE), "club-not-yours"),
    "plans, but may not": (PLAN, "Ben", ANNOUNCE, "club-here-done"),
    "announces a second night": (PLAN, "Anna", ANNOUNCE, "refusal-night-taken"),
    "announces the past": (PLAN, "Anna", replace(ANNOUNCE, start=1), "refusal-night-past"),
    "means an unknown night": (PLAN, "Ben", OfClub(ClubAct.COMING, 5), "refusal-night-over"),
    "forges its seats": (PLAN, "Anna", replace(PLAN, seats=9), "refusal-bad-choice"),
    "forges its rounds": (PLAN, "Anna", replace(PLAN, rounds=90), "refusal-bad-choice"),
}


async def announced(stage: Scene, plan: PlanClub) -> None:
    """Anna announces this plan."""
    permit(stage, "Anna", manage_events=True)
    permit(stage, create_private_threads=True, create_events=True)
    await stage.type("Anna", "night")
    await stage.forge("Anna", press_id(replace(plan, at="announce")), on=stage.hands["Anna"])


@pytest.mark.parametrize("who_does", BAD)
async def test_a_refusal_of_a_night_has_words(stage: Scene, who_does: str) -> None:
    """Nothing changes by it."""
    plan, who, route, said = BAD[who_does]
    await announced(stage, plan)
    if plan is PLAN:
        await stage.press("Ben", "I'm here")
    night = await night_of(stage)
    if isinstance(route, OfClub) and not route.night:
        route = replace(route, night=night.id)
    assert shows(await stage.forge(who, press_id(route), on=announcement(stage)), said)
    assert await night_of(stage) == night


async def test_discord_has_the_event_of_a_night_that_is_to_come(stage: Scene) -> None:
    """It goes with a night that is called off; somebody may have deleted it before."""
    for deleted in (False, True):
        await announced(stage, replace(PLAN, start=int(stage.now()) // MINUTE + 600))
        await stage.settled()
        (event,) = events = stage.env.backend.get_guild(stage.env.guild.id).scheduled_events
        assert (await night_of(stage)).event == event
        await stage.goes("Anna", "More", "Change", "Letter of Marque", "Save")
        await stage.settled()
        assert [e.name for e in events.values()] == ["Club night: Letter of Marque"]
        if deleted:
            stage.env.backend.delete_scheduled_event(stage.env.guild.id, event)
        await stage.goes("Anna", "More", "Call it off")
        await stage.press_hand("Anna", "Call it off")
        assert not events
        for message in stage.messages():
            await message.delete()
