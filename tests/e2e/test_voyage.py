"""The voyage, and the page of all ways to play alone, which it leads."""

from dataclasses import replace
from random import Random
from typing import cast

import pytest

from cogs.faces import FACES
from cogs.features.history.presses import OUTSIDE
from cogs.table.pages.board import saying
from cogs.table.pages.own_games import next_line
from cogs.ui.face import Face, Standing
from cogs.ui.page import HAND, MakeMove, Say
from cogs.ui.routes import Hint, HistoryLeaf, ReplayOf, Verb
from engine.events.voyages import ahead
from engine.games import GAMES
from engine.players import rivals
from engine.players.base import Level
from engine.results.past import history_of
from engine.tables.keepers import own
from engine.tables.model.result import SECONDS, begins, counts_until, points_of, week_of
from engine.tables.model.table import Player, Table
from engine.tables.model.voyage import PRACTICE, SEAS, AtSea, sea_of
from tests.catalogue import CATALOGUE, SAY
from tests.cogs.faces.by_ear import faults
from tests.cogs.faces.moments import table_for
from tests.e2e.comings import Scene
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, buttons, press_id, text_of
from tests.e2e.test_daily import finish as finish_deal
from tests.e2e.test_daily import table_of
from tests.e2e.test_privacy import mydata
from tests.e2e.test_solo import finished

KNOWN = [(game, rival) for game in GAMES for rival in rivals(game).values()]
SAID = ("rival-robs", "rival-beaten")
SAIL = ("Set sail", "Begin")  # a page is before a first match
NEW = ("Play today's deal", "Puzzles: 3 wait")


@pytest.mark.parametrize("say", CATALOGUE.languages.values())
def test_a_rival_says_no_line_twice_in_a_row(say: Say) -> None:
    """Each line is one rival's only; a name that a later version doesn't know says none."""
    table = table_for(GAMES["seven"], GAMES["seven"].options(), 2, 1)
    for message in SAID:
        said = set[str]()
        for game, rival in KNOWN:
            table = replace(table, game=game, players=(Player(rival.name, None, Level.MATE),))
            said |= {saying(say, message, table, 0, match).partition(":")[2] for match in range(9)}
            assert saying(say, message, table, 0, 4) != saying(say, message, table, 0, 5)
        assert len(said) == 3 * len(KNOWN)
        table = replace(table, players=(Player("Ann", None, Level.MATE),))
        assert saying(say, message, table, 0, 1) == ""


async def last_match(stage: Scene, who: str = "Anna") -> tuple[Table, AtSea]:
    """The last match of somebody's voyage, and its state."""
    last = (await ahead(stage.bot.services.deals, stage.people[who].id)).last
    assert last is not None
    assert last.settings.voyage is not None
    return last, last.settings.voyage


async def moved(stage: Scene, who: str, at: AtSea) -> None:
    """Let somebody's match belong to another sea."""
    table, _ = await last_match(stage, who)
    await stage.bot.store.save_table(replace(table, settings=replace(table.settings, voyage=at)))


async def sails(stage: Scene, who: str = "Anna") -> None:
    """Begin the next match by the sailing button; before a game that is new to them, a page."""
    press = next(label for label in button_labels(stage.hands[who]) if "ail" in label)
    if not shows(told := await stage.press_hand(who, press), "hand-yours"):
        assert shows(told, "rival-is"), "each has a character"
        await stage.press_hand(who, "Begin")


async def finish(stage: Scene, who: str, seed: int = 1) -> str:
    """Play the open match to its end, through the gate; what stands there then."""
    number = (await last_match(stage, who))[0].id
    await stage.play_alone(who, number, Random(seed))
    return await stage.forge(who, press_id(MakeMove(0), number), on=stage.hands[who])


async def told_ahead(stage: Scene, who: str = "Anna") -> str:
    """More of the last match, or its end if it is over: both have the sea that comes."""
    pressed = press_id(Verb.MORE, (await last_match(stage, who))[0].id)
    return await stage.forge(who, pressed, on=stage.hands[who])


async def test_one_page_has_a_line_for_each_way_to_play_alone_and_more_the_sea(
    stage: Scene,
) -> None:
    await stage.prefers("Anna", words=True)
    assert faults(await stage.type("Anna", "solo")) == [], "the words say the same"
    await stage.prefers("Anna", words=False)
    told, week = await stage.type("Anna", "solo"), week_of(stage.now())
    assert shows(told, "voyage-title", kind="new", at=int(begins(7 * week + 1)) - 60)
    assert shows(told, "solo-deal", done=False)
    assert shows(told, "solo-puzzles", count=3)
    assert shows(told, "voyage-short", sea=1, masts=3, game="7 Seas", when="next")
    assert told.count("🌊") == SEAS - 1, "its chart"
    assert shows(told, "solo-like", game="7 Seas", seats=2, level="Deckhand")
    found = [*map(told.index, ("Voyage of the week", "Today's deal:", "Puzzles:", "A game:"))]
    assert found == sorted(found), "a line for each button, in their order"
    play = SAY("solo-play-button", game="7 Seas")
    assert button_labels(stage.hands["Anna"])[:4] == ["Set sail", *NEW, play], "the sea teaches"
    assert shows(await stage.type("Anna", "profile"), "profile-next", mark="win", sailed=False)
    assert button_labels(stage.hands["Anna"]) == [play, NEW[0], "Set sail"], "it leads on"
    told, lesson = await stage.press_hand("Anna", "Set sail"), SAY("lesson-offer-button")
    rules = ("voyage-first", "voyage-wind", "game-seven-seas-play", "seven-seas-first-hand")
    assert [said for said in rules if not shows(told, said)] == []
    sea = {"game": "7 Seas", "levels": "Deckhand", "partner": "🥃 Juno", "when": "next"}
    assert shows(told, "voyage-ahead", rivals="none", **sea)
    names = [name for _, name in sea_of(AtSea(week)).rivals]
    assert [n for n in names if shows(told, "rival-is", rival=n)] == names[::2], "no partner is one"
    styles = {b["label"]: b["style"] for b in buttons(stage.hands["Anna"])}
    assert styles == {"Begin": 2, lesson: 3}, "the lesson is green"
    told = await stage.press_hand("Anna", "Begin")
    found = [shows(told, of) for of in ("first-words-seven-seas", "voyage-wind")]
    assert found == [True, False], "the page before has told it"
    assert shows(told, "voyage-hand", wind="escort", practice=False)
    assert lesson in button_labels(stage.hands["Anna"])
    table, _ = await last_match(stage)
    for helps, why in ((Hint(), "refusal-voyage-hint"), (Verb.UNDO, "refusal-voyage-move")):
        pressed = press_id(helps, table.id)
        assert shows(await stage.forge("Anna", pressed, on=stage.hands["Anna"]), why)
    await stage.press_something("Anna", Random(1))
    told = await stage.press_hand("Anna", "More")
    assert lesson in button_labels(stage.hands["Anna"]), "it stays after the first hand"
    assert all(shows(told, said) for said in ("voyage-wind", "voyage-first", "voyage-habits"))
    assert shows(told, "rival-unmet")
    assert told.count("🌊") == SEAS - 1
    for crossed, when in ((0, "now"), (1, "then")):
        of = {"when": when, "game": SAY(f"game-{sea_of(AtSea(week, crossed)).game}")}
        assert shows(told, "voyage-ahead", **of)
    assert shows(await stage.press_hand("Anna", "Back"), "voyage-hand", wind="escort")


async def test_a_match_goes_on_to_its_end(stage: Scene, few_worlds: None) -> None:
    """No channel hears of it. Each press leads there and nowhere else, after a restart too.

    An answer can be edited for fifteen minutes; later its press gets a new one.
    """
    told, aim = await stage.goes("Anna", "/solo", *SAIL), {"levels": "none", "target": 7}
    assert shows(told, "seven-seas-first-hand", **aim, rounds=2)
    table, first = await last_match(stage)
    await stage.press_something("Anna", Random(1))
    old, seen = stage.hands["Anna"], await stage.bot.tables.view(table.id, table.host)
    await stage.env.advance_time(3600)
    await stage.restart()
    stage.hands["Anna"] = old
    await stage.press_something("Anna", Random(1))
    assert (await stage.bot.tables.view(table.id, table.host)).version > seen.version
    await stage.type("Anna", "solo", game="seven", level="mate")
    assert shows(await stage.type("Anna", "hint"), "own-game", kind="voyage", game="7 Seas")
    told = await stage.type("Anna", "solo")
    assert shows(told, "own-game", game="7", kind="game")
    assert shows(told, "voyage-short", game="7 Seas", when="now")
    assert button_labels(stage.hands["Anna"])[1:4] == ["Sail on: sea 1", *NEW]
    assert shows(await stage.press_hand("Anna", "Sail on: sea 1"), "voyage-hand", wind="escort")
    assert (await last_match(stage))[0].id == table.id
    told, (_, after) = await finish(stage, "Anna", 2), await last_match(stage)
    assert shows(told, "hand-standing", rounds=2)
    assert shows(told, "voyage-landed", end="lost" if after.failed else "crossed", sea=1)
    assert shows(told, "voyage-state", sea=after.crossed + 1, masts=after.masts)
    assert ("What decided it" in told) == bool(after.failed)
    says, (_, (_, partner), _) = ("rival-beaten", "rival-robs")[after.failed], sea_of(first).rivals
    assert not shows(told, says, rival=partner)
    assert sum(shows(told, "rival-did", rival=p.name, games=0) for p in table.players) == 2
    sails = ("Sail on: sea 2", "Sail sea 1 again")[after.failed]
    assert button_labels(stage.hands["Anna"]) == [sails, "Last round", "What did I miss?"]
    late = await stage.forge("Anna", press_id(Verb.MORE, table.id), on=(end := stage.hands["Anna"]))
    assert shows(late, "voyage-state", sea=after.crossed + 1, masts=after.masts)
    assert "ound 2" in await stage.press("Anna", "Last round", on=end)
    assert button_labels(stage.hands["Anna"])[1:] == ["Play alone"]
    assert shows(await stage.press("Anna", "What did I miss?", on=end), "review-heading")
    assert stage.messages() == []


async def test_the_first_rival_who_robs_has_a_line_else_the_end_has_one(stage: Scene) -> None:
    spoken, luck = list[list[str]](), Random(3)  # a match with two robberies is among them
    robbed = set[bool]()
    lines = {
        SAY(said, sign=rival.sign, rival=rival.name, said=f"{rival.name}{number}")
        for said in SAID
        for _, rival in KNOWN
        for number in range(3)
    }
    anna = stage.people["Anna"].id
    await stage.goes("Anna", "/solo", *SAIL)
    for _ in range(4):
        heard, (table, at) = list[str](), await last_match(stage)
        while (seen := await stage.bot.tables.view(table.id, anna)).moves:
            with stage.env._bot_scope():
                move = luck.choice(seen.moves)
                await stage.bot.tables.play(table.id, anna, seen.version, move)
            on = stage.hands["Anna"]
            told = await stage.forge("Anna", press_id(HAND, table.id), on=on)
            heard += [line for line in lines if line in told]
        partner = sea_of(at).rivals[1][1] if not at.crossed else ""
        assert len(heard) == 1
        robbed.add(heard[0] not in told)
        assert not partner or not any(f"{partner}:" in line for line in heard)
        assert not spoken or spoken[-1][-1] != heard[0]
        spoken.append(heard)
        if (await last_match(stage))[1].is_over:
            break
        await sails(stage)
    assert robbed == {False, True}


async def test_a_rival_is_known_better_each_time_and_a_crew_and_a_record_are_to_beat(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match that is open is none against a rival yet."""
    await stage.goes("Anna", "/solo", *SAIL)
    monkeypatch.setattr(own, "landed", lambda at, _: replace(at, masts=2, failed=1))
    await finish(stage, "Anna")
    week, deals, anna = week_of(stage.now()), stage.bot.services.deals, stage.people["Anna"].id
    seas = [AtSea(week, crossed) for crossed in range(SEAS)]
    await moved(stage, "Anna", next(at for at in seas if sea_of(at).game == "seven"))
    assert shows(await told_ahead(stage), "rival-is"), "the end of a match tells the next sea"
    await moved(stage, "Anna", third := AtSea(week, 2, masts=2, failed=1))
    again = await stage.goes("Anna", "/solo", "Sail sea 3 again")
    assert [shows(again, of) for of in ("seven-seas-first-hand", "voyage-wind")] == [False, True]
    ((_, rival),) = sea_of(third).rivals
    for games in (1, 3):
        met = {"rival": rival, "games": games, "won": games - 1}
        counted = "INSERT OR REPLACE INTO feats VALUES (?, 'seven-seas', ?, ?, ?, 0)"
        await stage.bot.store.write((counted, (anna, rival, games, games - 1)))
        for page in (await told_ahead(stage), await stage.type("Anna", "profile")):
            assert shows(page, "rival-does", **met) is (games == 3)
            assert shows(page, "rival-did", **met) is (games < 3)
    told = await stage.type("Anna", "solo")
    assert shows(told, "voyage-title", kind="week", end=int(counts_until(-week)) - 60)
    played = await deals.played(-week, None)
    crew = sum(points_of(measure) > third.crossed for measure in played.crew)
    assert shows(await told_ahead(stage), "voyage-crew-ahead", crew=crew, sea=3)
    monkeypatch.setattr(own, "landed", lambda at, _: AtSea(at.week, at.crossed + 1))
    tied = replace(FACES["seven-seas"], standing=lambda _: Standing((5, 5), (1, 1)))
    with monkeypatch.context() as patching:
        patching.setitem(cast("dict[str, Face]", FACES), "seven-seas", tied)
        assert shows(told := await finish(stage, "Anna"), "voyage-tie")
    assert not shows(told, "waits-next", voyage=False), "the voyage goes on"
    await stage.wait(begins(7 * week + 1) - 600 - stage.now())
    with stage.env.time_context():
        line = await next_line(stage.bot.services, SAY, anna)
    assert shows(line, "waits-next", voyage=True)
    assert shows(told, "mark-new", game="7 Seas", marks=SAY("mark-of-game", mark="sea"))
    told = await stage.type("Anna", "profile")
    assert shows(told, "profile-firsts", game="7 Seas", marks=SAY("mark-of-game", mark="sea"))
    await stage.wait(7 * SECONDS)
    await stage.goes("Anna", "/solo", "This week's voyage instead")
    assert not shows(told := await finish(stage, "Anna"), "voyage-tie")
    assert not shows(told, "mark-new", marks=SAY("mark-of-game", mark="sea")), "it is read once"


@pytest.mark.slow
async def test_games_alone_are_found_again_by_oneself_with_their_pages(stage: Scene) -> None:
    """They count in no server's list. An open one, and one that was given up, are in none."""
    await stage.goes("Anna", "/solo", *SAIL)
    await finish(stage, "Anna")
    sea, at = await last_match(stage)
    await finish_deal(stage, "Anna")
    number, deal, anna = await finished(stage), await table_of(stage, "Anna"), stage.people["Anna"]
    await stage.forge("Anna", press_id(MakeMove(0), number), on=stage.hands["Anna"])
    assert button_labels(stage.hands["Anna"])[0] == "Play again", "an old hand shows its end"
    assert shows(await stage.type("Anna", "solo"), "solo-like", game="7", seats=3, level="Deckhand")
    await sails(stage)
    assert shows(await stage.type("Anna", "history"), "history-none", alone=3)
    told = await stage.press_hand("Anna", "Alone and in chats")
    known = {"won": not at.failed, "wind": sea_of(AtSea(at.week)).wind, "practice": False}
    assert shows(told, "history-deal-game", sea=1, **known)
    assert shows(told, "history-deal-game", sea=0, day=deal.day, game=SAY(f"game-{deal.game}"))
    assert told.index("3rd of 3") < told.index("🃏") < told.index("⛵"), "the newest first"
    await stage.type("Ben", "solo")
    for table in (await stage.bot.tables.found(number), deal, sea):
        await stage.goes("Anna", "/history", "Alone and in chats", f"Table {table.id} ", "More")
        assert "What did I miss?" in button_labels(stage.hands["Anna"])
        assert history_of(await stage.bot.tables.found(table.id)) == OUTSIDE, "a review says so"
        assert "🔴 Anna" in await stage.press_hand("Anna", "Scoring")
        await stage.press_hand("Anna", "◀ Back")
        told = await stage.forge("Anna", press_id(Verb.EXPORT, table.id), on=stage.hands["Anna"])
        assert shows(told, "daily-export-later") is (table.id != number)
        seen = await stage.forge("Ben", press_id(ReplayOf(table.id)), on=stage.hands["Ben"])
        assert shows(seen, "refusal-no-table")
    page = press_id(HistoryLeaf(anna.id, OUTSIDE))
    assert shows(await stage.forge("Ben", page, on=stage.hands["Ben"]), "history-not-yours")
    await stage.bot.tables.own.close((await last_match(stage))[0])
    assert (await stage.bot.store.past_games(None, anna.id, None, 0, 9))[0] == 3


async def test_a_sea_of_three_rivals_has_the_habit_and_the_measure_of_each(stage: Scene) -> None:
    await stage.goes("Anna", "/solo", *SAIL)
    await moved(stage, "Anna", last := AtSea(week_of(stage.now()), SEAS - 1))
    game, names = sea_of(last).game, [name for _, name in sea_of(last).rivals]
    known = "INSERT OR REPLACE INTO feats VALUES (?, ?, ?, 3, 2, 0)"
    for name in names:
        await stage.bot.store.write((known, (stage.people["Anna"].id, game, name)))
    told = await told_ahead(stage)
    for name in names:
        assert shows(told, "rival-does", rival=name, games=3, others=rivals(game)[name].others)
    await moved(stage, "Anna", first := AtSea(last.week))
    (_, rival), (_, partner), _ = sea_of(first).rivals
    for name in (rival, partner, "win"):
        await stage.bot.store.write((known, (stage.people["Anna"].id, "seven-seas", name)))
    told = await told_ahead(stage)
    assert [shows(told, "rival-does", rival=n) for n in (rival, partner)] == [True, False]
    told, second = await stage.type("Anna", "profile"), SAY(f"game-{[*GAMES][1]}")
    assert shows(told, "profile-next", mark="win", game=second, sailed=True), "one is earned"
    assert shows(told, "habits-known", known=len({*names, rival, partner}), left=3)


async def test_a_result_is_compared_and_shared_and_nobody_sees_its_cards(stage: Scene) -> None:
    """On Monday Ben's voyage counts no more, and this week's is offered to both."""
    await stage.goes("Anna", "/solo", *SAIL)
    told, week = await finish(stage, "Anna"), week_of(stage.now())
    seas = [AtSea(week, crossed, masts=1) for crossed in range(SEAS)]
    await moved(stage, "Anna", next(at for at in seas if sea_of(at).game == "seven-seals"))
    while button_labels(stage.hands["Anna"])[0].startswith(("Sail on", "Sail sea")):
        await sails(stage)
        told = await finish(stage, "Anna", 2)
        assert not shows(told, "hand-standing", fewer=True), "no points are those before a round"
        assert shows(told, "rival-did", rival="Vesper", games=0), "the winner is told"
    table, at = await last_match(stage)
    assert shows(told, "voyage-landed", end="home" if at.masts else "sunk")
    played = await stage.bot.services.deals.played(-week, None)
    crew = sum(points_of(n) < at.crossed for n in played.crew)
    assert all(shows(told, of) for of in ("voyage-title", "habits-known", "waits-next"))
    assert button_labels(stage.hands["Anna"])[::4] == ["Sail other seas", NEW[0]]
    await stage.click("Anna", "Share", on=stage.hands["Anna"])
    (post,) = stage.messages()
    assert f"{SAY('voyage-shared-by', name='Anna')}**\n## ⚓" in text_of(post), "its chart is large"
    for page in (told, text_of(post)):
        assert shows(page, "voyage-result", seas=at.crossed, masts=at.masts)
        assert shows(page, "voyage-crew", crew=crew) is (crew > 0), "nobody reads: none"
    assert shows(await stage.press("Ben", "Sail the week", on=post), "voyage-title", kind="new")
    await sails(stage, "Ben")
    seen = await stage.forge("Ben", press_id(ReplayOf(table.id)), on=stage.hands["Ben"])
    assert shows(seen, "refusal-no-table")
    assert not shows(await finish(stage, "Ben"), "voyage-crew"), "it goes on"
    assert shows(await stage.type("Anna", "profile"), "profile-voyage", seas=at.crossed)
    (kept,) = (await mydata(stage, "Anna"))["days"]
    assert (kept["week"], kept["points"]) == (week, at.crossed)
    told = await stage.type("Anna", "solo")
    assert shows(told, "voyage-title", kind="over", over=True, seas=at.crossed, masts=at.masts)
    assert shows(told, "daily-here", played=2)
    told, sea = await stage.press_hand("Anna", "Sail other"), sea_of(AtSea(week + PRACTICE))
    assert shows(told, "voyage-wind", wind=sea.wind), "a page shows that its seas are others"
    told = await stage.press_hand("Anna", "Begin")
    assert shows(told, "voyage-hand", practice=True) is not shows(told, "voyage-wind")
    following = int(begins(7 * week + 1))
    assert shows(await stage.type("Anna", "solo"), "voyage-title", kind="practice", at=following)
    await sails(stage, "Ben")
    await moved(stage, "Ben", AtSea(week, SEAS - 1, masts=1))
    pressed = press_id(MakeMove(0), (await last_match(stage))[0].id)
    await stage.wait(counts_until(-week) - stage.now())
    assert shows(await finish(stage, "Ben"), "voyage-title", kind="late")
    assert button_labels(stage.hands["Ben"])[:2] == ["Set sail", "Last round"], "this week's"
    await stage.type("Anna", "solo")
    assert shows(await stage.press_hand("Anna", "This week's voyage instead"), "hand-yours")
    assert (await last_match(stage))[1] == AtSea(week + 1)
    assert shows(await stage.forge("Anna", pressed, on=stage.hands["Anna"]), "own-table-over")
