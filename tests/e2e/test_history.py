"""After the evening: /history, /profile with marks, /leaderboard, and people who are in none."""

from random import Random

import discord
import pytest

from cogs.context.services import SECONDS_KNOWN
from cogs.features.history.presses import PAGE as ON_A_PAGE
from cogs.ui.routes import EveningLeaf, HistoryLeaf, ReplayOf, Verb
from engine.results.ratings import NEW
from engine.tables.model.result import Result
from engine.tables.model.table import ChannelPlace, Player
from engine.tables.record import read_record
from tests.catalogue import SAY
from tests.cogs.faces.by_ear import faults_of
from tests.data.sqlite import results_at
from tests.e2e.comings import LUCK, Scene
from tests.e2e.finished_games import CREW, DAY, finished, games
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import plain, shows
from tests.e2e.stage import button_labels, buttons, components_of, press_id, text_of


async def results(stage: Scene, table: int) -> dict[str, Result]:
    """The rows of a table by the names of its people."""
    names = {member.id: name for name, member in stage.people.items()}
    return {names[row.user]: row for row in await results_at(stage.bot.store, table) if row.user}


async def test_a_game_just_finished_is_in_the_history_and_in_the_profile(stage: Scene) -> None:
    """At once, with what the result says; and still after a restart."""
    begin_seven_in_round(7)
    await stage.open_table("seven", ["Anna", "Ben"])
    table = stage.table.id
    await stage.play_on(LUCK)
    rows, before = await results(stage, table), len(stage.posted())
    for _ in range(2):
        told = await stage.type("Anna", "history")
        own, other = rows["Anna"], rows["Ben"]
        won = "🥇 **7** · 1st" if own.place == 1 else "**7** · 2nd"
        points = {0: "no chips", 1: "one chip"}.get(own.points, f"{own.points} chips")
        assert told.splitlines()[:2] == ["### 📜 Your games here", f"{won} of 2"]
        assert f"-# {points} · {other.place}. Ben ({other.points})" in told.replace("\xa0", " ")
        assert shows(told, "history-length", moves=own.moves, date=int(own.ended))
        profile = await stage.type("Anna", "profile", member=stage.people["Ben"])
        assert shows(profile, "profile-title", name="Ben")
        assert shows(profile, "profile-count", games=1, won=int(other.place == 1))
        assert shows(profile, "profile-together", name="Ben", games=1, ahead=0, behind=1)
        await stage.restart()
    assert len(stage.posted()) == before


async def test_people_who_left_a_game_won_nothing_in_it(stage: Scene) -> None:
    """A computer did, which marks their names."""
    places = await results(stage, await finished(stage, "seven", "Anna", "Ben", left=True))
    last, first = sorted(places, key=lambda who: -places[who].place)
    told = await stage.type(first, "history")
    assert shows(told, "history-gone", game="7", place=1, seats=2)
    assert f"2. {last} 🤖 (" in plain(told)
    profile = await stage.type(last, "profile", member=stage.people[first])
    assert shows(profile, "profile-count", games=1, won=0)
    assert shows(profile, "profile-favourite", name=last, games=1, ahead=0)
    assert shows(profile, "profile-together", name=first, games=1, ahead=0, behind=0)


async def test_a_rated_game_is_marked_and_the_numbers_are_explained(stage: Scene) -> None:
    await finished(stage, "seven", "Anna", "Ben")
    told = await stage.type("Anna", "history")
    assert "rated\n" not in told
    assert shows(told.splitlines()[-1], "history-numbers")
    await games(stage, 1, "Anna", "Ben")
    told = await stage.type("Anna", "history")
    assert ["7 Seas" in e for e in told.splitlines() if e.endswith(" · 📈 rated")] == [True]


@pytest.mark.slow
async def test_the_newest_games_come_first_and_each_has_a_replay(stage: Scene) -> None:
    tables = [await finished(stage, "seven", "Anna", "Ben", luck=n) for n in range(1, 8)]
    tables += [await finished(stage, "letter-of-marque", "Chloé", "Anna", "Salty", luck=9)]
    first = await stage.type("Anna", "history")
    assert "page 1 of 2" in first
    assert first.count("\n-# ") == 2 * ON_A_PAGE + 1, "the last explains the numbers"
    assert first.index("Letter of Marque") < first.index("**7**")
    assert "Salty" in first
    newest = [f"Table {table} " for table in reversed(tables)]
    assert offered(stage) == newest[:ON_A_PAGE]
    assert "page 2 of 2" in await stage.press_hand("Anna", "More (1")
    assert button_labels(stage.hands["Anna"])[:2] == ["◀ Page 1", "Evenings"]
    assert offered(stage) == newest[ON_A_PAGE:]
    replay = await stage.pick("Anna", newest[5])
    assert shows(replay, "replay-title", step=0, steps=192), "from the deal"
    assert "this decided it" not in replay
    assert "Move 1/" in await stage.press_hand("Anna", "Move ▶")
    only = await stage.type("Anna", "history", game="letter-of-marque")
    assert not [word for word in ("page", "**7**") if word in only]


def offered(stage: Scene) -> list[str]:
    """The beginnings of the games that Anna can choose."""
    labels = button_labels(stage.hands["Anna"])
    return [" ".join(label.split(" ")[:2]) + " " for label in labels if "Table" in label]


async def test_evenings_are_listed_with_their_games_beside_the_games(stage: Scene) -> None:
    """With places and points, for those who can look; people in no list have no name."""
    dirk, none = stage.people["Dirk"], discord.PermissionOverwrite(view_channel=False)
    cabin = stage.env.guild.create_text_channel("cabin", overwrites={dirk: none})
    for hours, *names in ((30, "Anna", "Ben"), (8, "Anna", "Ben", "Chloé"), (7.5, "Ben", "Anna")):
        await games(stage, 1, *names, ended=stage.now() - hours * 3600, channel=cabin.id)
    places = await results(stage, await finished(stage, "seven", "Ben", "Salty"))
    for ago, *names in ((3600, "Anna", "Ben"), (1800, "Anna", "Chloé")):
        await games(stage, 1, *names, ended=stage.now() - ago)
    listed = await stage.goes("Anna", "/history", "Evenings")
    assert shows(listed, "history-evenings-title", name="you", leaves=1)
    assert shows(listed, "history-evening", games=3, won=True, seats=3)
    assert shows(listed, "history-evening", games=2, won=True, place=1, seats=3)
    bens = 1 if places["Ben"].place == 1 else 0
    assert shows(listed, "history-evening-score", leaders="Anna", rest=f"Ben {bens} · Chloé 0")
    tie = {"leaders": "Anna and Ben", "points": "2", "rest": "Chloé 0"}
    assert shows(listed, "history-evening-score", **tie)
    assert listed.index(f"Ben {bens}") < listed.index("Anna and Ben")
    profile = await stage.type("Anna", "profile")
    assert shows(profile, "profile-evenings", won=1, count=1), "one goes on"
    assert shows(profile, "profile-favourite", name="Ben", games=4, ahead=3, behind=1)
    evening = await stage.goes("Anna", "/history", "Evenings", "1. Players beaten: Anna 2")
    assert shows(evening, "history-evening-score", leaders="Anna", rest=f"Ben {bens} · Chloé 0")
    assert [evening.count(f"Game {number}: **") for number in (1, 2, 3, 4)] == [1, 1, 1, 0]
    assert "1. Anna (9 spaces), 2. Chloé (8)" in plain(evening)
    await stage.pick("Anna", "Game 1: 7")
    assert shows(stage.hand_text("Anna"), "replay-title", step=0)
    await stage.goes("Anna", "/history", "Evenings", "1. Players beaten: Anna 2")
    assert shows(await stage.press_hand("Anna", "Back"), "history-evenings-title")
    assert shows(await stage.press_hand("Anna", "Games"), "history-title")
    await stage.prefers("Chloé", lists=False)
    await stage.type("Dirk", "history", member=stage.people["Anna"])
    theirs = await stage.press_hand("Dirk", "Evenings")
    assert shows(theirs, "history-unseen", count=2)
    assert shows(theirs, "history-evening-score", rest=f"Ben {bens} · somebody 0")
    anna = stage.people["Anna"].id
    for last in (1, 3):  # of no evening, and of the one in the cabin
        press = press_id(EveningLeaf(anna, table=last))
        told = await stage.forge("Dirk", press, on=stage.hands["Dirk"])
        assert shows(told, "history-not-yours"), last
    await stage.prefers("Anna", lists=False)
    hers = press_id(EveningLeaf(anna))
    assert shows(await stage.forge("Dirk", hers, on=stage.hands["Dirk"]), "history-unlisted")


@pytest.mark.slow
async def test_a_profile_counts_by_game(stage: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [("seven", "Ben")] * 3 + [("seven", "Ben", "Chloé"), ("seven-seals", "Chloé", "Salty")]
    tables = [
        await finished(stage, game, "Anna", *others, luck=n)
        for n, (game, *others) in enumerate(games, 1)
    ]
    wins = [int((await results(stage, table))["Anna"].place == 1) for table in tables]
    told = await stage.type("Anna", "profile")
    assert shows(told, "profile-title", name="you")
    assert shows(told, "profile-count", games=5, won=sum(wins))
    assert shows(told, "profile-game", game=7, games=4, won=sum(wins[:4]))
    assert shows(told, "profile-game", game="The Seven Seals", games=1, won=wins[4])
    marks = await stage.bot.store.marks_of(stage.env.guild.id, stage.people["Anna"].id)
    assert marks
    captains = SAY("mark-of-game", mark="captain")
    earned = " and ".join((SAY("mark-of-game", mark="win"), captains))
    assert shows(told, "profile-firsts", game="The Seven Seals", marks=earned)
    while "More" in str(button_labels(stage.hands["Anna"])):
        told += await stage.press_hand("Anna", "More")
    assert told.count("🏷️") == min(12, len(marks))
    monkeypatch.setattr("cogs.ui.page.LEAF_LINES", 3)
    first = await stage.type("Anna", "profile")
    assert not shows(first, "profile-game", game="The Seven Seals")
    following = await stage.press_hand("Anna", "More")
    assert not shows(following, "profile-count", games=5)
    while "More" in str(button_labels(stage.hands["Anna"])):
        following += await stage.press_hand("Anna", "More")
    assert shows(following, "profile-game", game="The Seven Seals")


async def test_a_person_who_opts_out_of_lists_is_anonymous_at_once(stage: Scene) -> None:
    await finished(stage, "seven", "Anna", "Ben", "Chloé")
    assert "Ben" in await stage.type("Anna", "history")
    assert shows(await stage.prefers("Ben", lists=False), "prefer-switch-lists")
    seen = await stage.type("Anna", "history")
    assert "Ben" not in seen
    assert all(name in seen for name in ("somebody", "Chloé"))
    assert "Ben" not in await stage.type("Anna", "profile")
    for command in ("history", "profile"):
        refused = await stage.type("Anna", command, member=stage.people["Ben"])
        assert shows(refused, "history-unlisted", name="Ben")
    assert "Chloé" in await stage.type("Ben", "history")
    assert shows(await stage.type("Ben", "profile"), "profile-title")
    page = press_id(HistoryLeaf(stage.people["Ben"].id))
    assert shows(await stage.forge("Anna", page, on=stage.hands["Anna"]), "history-unlisted")
    await stage.restart()
    assert "Ben" not in await stage.type("Anna", "history")
    await stage.prefers("Ben", lists=True)
    assert "Ben" in await stage.type("Anna", "history")


async def test_a_past_is_of_its_server_and_a_replay_for_those_who_see_the_channel(
    stage: Scene,
) -> None:
    """Or who sat there; a game that still runs has neither."""
    dirk, none = stage.people["Dirk"], discord.PermissionOverwrite(view_channel=False)
    hidden = stage.env.guild.create_text_channel("cabin", overwrites={dirk: none})
    elsewhere = stage.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("quay")
    away = await finished(stage, "seven", "Anna", "Ben", guild=elsewhere.id, channel=channel.id)
    assert shows(await stage.type("Anna", "history"), "history-none")
    here = await finished(stage, "seven-seals", "Anna", "Ben", "Chloé", channel=hidden.id)
    assert not shows(await stage.type("Anna", "profile"), "profile-game", game="7")
    told = await stage.type("Ben", "profile", member=stage.people["Anna"])
    assert not shows(told, "profile-firsts"), "her marks of all servers are hers"
    assert "**7**" not in await stage.type("Anna", "history")
    assert shows(await stage.pick("Anna", f"Table {here} "), "replay-title", step=0)
    await stage.type("Chloé", "history", member=stage.people["Anna"])
    assert shows(await stage.pick("Chloé", f"Table {here} "), "replay-title", step=0)
    hers = Player("Anna", stage.people["Anna"].id)
    running = await stage.bot.tables.open(ChannelPlace(elsewhere.id, channel.id), hers, "seven", {})
    await finished(stage, "seven", "Dirk", "Ben")
    await stage.type("Dirk", "history")
    pasts = [press_id(to, away) for to in (Verb.REPLAY, Verb.EXPORT, Verb.VERIFY)]
    pasts += [press_id(ReplayOf(table)) for table in (here, away, running.id)]
    for past in pasts:
        said = await stage.forge("Dirk", past, on=stage.hands["Dirk"])
        assert shows(said, "refusal-no-table"), past


async def test_a_game_that_is_over_is_saved_as_a_file_that_plays_again(stage: Scene) -> None:
    """By everybody who may see its replay; never while it runs."""
    table = await finished(stage, "letter-of-marque", "Anna", "Ben", "Salty")
    await stage.goes("Anna", "/history", f"Table {table} ")
    replay = stage.hands["Anna"]
    before = len(stage.messages())
    await stage.press_hand("Anna", "More")
    assert "python" not in await stage.press_hand("Anna", "Save as text")
    content = await stage.file("Anna", f"letter-of-marque-{table}.txt")
    again = await stage.press_hand("Anna", "Play it again here")
    assert shows(again, "replay-title", step=0, steps=47)
    assert read_record(content).steps == (await stage.bot.tables.replay(table)).steps
    assert len(stage.messages()) == before
    await stage.open_table("seven", ["Anna", "Ben"])
    running = press_id(Verb.EXPORT, stage.table.id)
    assert shows(await stage.forge("Anna", running, on=replay), "refusal-not-over")


async def test_the_missing_conditions_of_a_rated_game_are_shown_in_the_lobby_and_at_the_start(
    stage: Scene,
) -> None:
    await stage.type("Anna", "table open", rated=True)
    assert shows(stage.texts()[-1], "lobby-rated-lacks")
    assert "**Turn time**: 5 minutes" in stage.texts()[-1], "it is preset"
    assert shows(await stage.does("Anna", "start"), "refusal-rated-start")
    lobby = buttons(stage.messages()[-1])
    assert {b["label"] for b in lobby if b.get("disabled")} == {"Add computer", "Start"}
    assert shows(await stage.goes("Anna", "House rules", "Rated"), "rated-meaning")
    await stage.pick("Anna", "Turn time")
    assert "Turn time: unlimited" not in button_labels(stage.hands["Anna"])
    await stage.press("Ben", "Join")
    assert "Ready." in stage.texts()[-1]
    await stage.press("Anna", "Start")
    assert stage.table.started is not None
    assert shows(await stage.does("Anna", "kick", "Ben"), "refusal-rated-seat")


async def test_a_result_hides_the_rating_of_people_who_opted_out_of_lists(stage: Scene) -> None:
    begin_seven_in_round(7)
    await stage.prefers("Ben", lists=False)
    await stage.open_table("seven", ["Anna", "Ben"], rated=True, clock=3600)
    await stage.play_on(Random(3))
    told = next(line for text in stage.texts() for line in text.splitlines() if "📈" in line)
    rating = (await stage.bot.services.ratings.of_person(stage.people["Anna"].id))["seven/2"]
    by = f"{rating.points - NEW.points:+}".replace("-", "−")
    assert f"Anna {rating.points} ({by})" in told
    assert "Ben" not in told
    assert shows("\n".join(stage.texts()), "over-provisional", names="Anna")
    begin_seven_in_round(7)
    await stage.open_table("seven", ["Anna", "Ben"], rated=True, clock=3600)
    await stage.play_on(Random(3))
    assert "Provisional" not in text_of(stage.showing("Play again")), "it is no first game now"


async def board(stage: Scene, who: str, pool: str, **choices: str) -> str:
    """The answer to /leaderboard, whose first page is of this pool."""
    said = await stage.type(who, "leaderboard", **choices)
    assert shows(said, "leaderboard-title", pool=pool, leaf=1, leaves=1), said
    return said


async def test_a_place_takes_twenty_games_three_opponents_and_one_lately(stage: Scene) -> None:
    """In whatever server; a board has the games of its own one."""
    seas, seven = "7 Seas, three or more", "7, two players"
    assert shows(await stage.type("Anna", "leaderboard"), "leaderboard-none")
    assert shows(await stage.type("Anna", "leaderboard", game="seven"), "leaderboard-empty")
    assert shows(await stage.press_hand("Anna", "Playing alone"), "leaderboard-none")
    other = stage.env.create_guild("The Other Sea").id
    await games(stage, 10, *CREW, ended=float(stage.env.now().timestamp()) - 9 * 8 * DAY)
    await games(stage, 9, *CREW, guild=other)
    said = await board(stage, "Anna", seas)
    assert shows(said, "leaderboard-empty")
    assert "provisional: 19 of 20 games. You aren't ranked yet. Play one more rated game." in said
    _, _, below = said.partition("**Provisional, not ranked yet**\n")
    assert [line.split()[0] for line in below.splitlines()[:4]] == list(CREW)
    await games(stage, 1, *CREW[:3])
    said = await board(stage, "Ben", seas)
    lines = [line for line in said.splitlines() if line.startswith(("**1.", "**2.", "**3."))]
    assert [line.split()[1] for line in lines] == list(CREW[:3])
    assert lines[1].endswith(" · 20 games")
    assert "\nYou, place 2: Rating 1" in said
    assert "\nDirk · " in said.partition("Provisional, not ranked yet")[2]
    await games(stage, 25, "Anna", "Ben", game="seven")
    assert shows(await stage.press_hand("Ben", "Playing alone"), "leaderboard-week-none")
    said = await board(stage, "Anna", seven)  # which she played last
    assert "You aren't ranked yet. Play against 2 more opponents." in said
    await board(stage, "Dirk", seas)
    await board(stage, "Dirk", seven, game="seven")
    await stage.wait(31 * DAY)
    said = await board(stage, "Anna", seas, game="seven-seas")
    assert shows(said, "leaderboard-want", want="lately")


async def test_a_leaderboard_is_private_until_posted_and_omits_people_who_opted_out_or_left(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is empty until Discord says who is still there."""
    await games(stage, 20, *CREW)
    before = len(stage.messages())
    assert "Chloé" in await stage.type("Anna", "leaderboard", game="seven-seas")
    await stage.prefers("Chloé", lists=False)
    said = await stage.type("Anna", "leaderboard", game="seven-seas")
    assert "Chloé" not in said
    assert "**3.** Dirk" in said
    assert shows(await stage.type("Chloé", "leaderboard"), "leaderboard-own-unlisted")
    assert len(stage.messages()) == before
    done = await stage.click("Anna", "Post it here", on=stage.hands["Anna"])
    assert shows(text_of(done.response), "leaderboard-posted")
    posted = stage.messages()[-1]
    assert len(stage.messages()) == before + 1
    assert stage.own(posted)
    assert "**1.** Anna" in text_of(posted)
    assert "You:" not in text_of(posted)
    assert button_labels(posted) == []
    await stage.bot.services.preferences.set_server(stage.channel.guild.id, "words", True)
    await stage.type("Anna", "leaderboard", game="seven-seas")
    await stage.click("Anna", "Post it here", on=stage.hands["Anna"])
    assert len(stage.messages()) == before + 2
    assert faults_of(components_of(stage.messages()[-1])) == []
    stage.env.guild.remove_member(stage.people["Ben"])
    await stage.wait(SECONDS_KNOWN + 1)

    async def silent(*_: object, **__: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as patching:
        patching.setattr(discord.Guild, "query_members", silent)
        assert "Ben" not in await stage.type("Dirk", "leaderboard")
    told = await stage.type("Dirk", "leaderboard")
    assert [name for name in CREW if name in told] == ["Anna", "Dirk"]


@pytest.mark.slow
async def test_a_long_board_has_pages(stage: Scene) -> None:
    for n in range(12):
        stage.people[f"P{n}"] = stage.env.guild.add_member(stage.env.create_user(f"P{n}"))
    await games(stage, 20, *(f"P{number}" for number in range(12)))
    assert "page 1 of 2" in await stage.type("Anna", "leaderboard")
    assert "**11.** P10" in await stage.press_hand("Anna", "More (1")
    assert "**1.** P0" in await stage.press_hand("Anna", "◀ Page 1")
