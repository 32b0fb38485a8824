"""/daily: the same deal for everybody, one try each, scored, shared, and watched afterwards."""

from random import Random
from typing import Any

import pytest

from cogs.ui.page import Accent, MakeMove
from cogs.ui.routes import End, Hint, Others, ReplayOf, Verb
from engine.events.daily import LEVEL, SEATS_OF_DAY, deal_at
from engine.events.puzzles import A_DAY
from engine.tables.model.result import GRACE, SECONDS, begins
from engine.tables.model.table import Table
from tests.catalogue import SAY
from tests.e2e.comings import Scene
from tests.e2e.conftest import permit
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, components_of, press_id, text_of


def day(stage: Scene) -> int:
    return deal_at(stage.now()).day


async def try_of(stage: Scene, who: str) -> Any:
    return await stage.bot.services.deals.records.try_of(day(stage), stage.people[who].id)


async def table_of(stage: Scene, who: str) -> Table:
    found = await try_of(stage, who)
    return await stage.bot.tables.found(found.table)


async def finish(stage: Scene, who: str, luck: int = 1) -> str:
    """Play one's own deal to the end, through the gate; what stands there then."""
    await stage.daily(who)
    await stage.play_alone(who, (await table_of(stage, who)).id, Random(luck))
    return await stage.daily(who)


async def test_a_deal_is_played_by_presses_and_scored(stage: Scene) -> None:
    told, midnight = await stage.type("Anna", "daily"), int(begins(day(stage) + 1))
    assert shows(told, "daily-intro", rounds=2, days=0, at=midnight - 60), "a try begins by a press"
    assert shows(told, "game-seven-play")
    assert SAY("lesson-offer-button") in button_labels(stage.hands["Anna"])
    assert await try_of(stage, "Anna") is None
    told = await stage.press_hand("Anna", "Begin")
    assert shows(told, "daily-until", at=midnight - 60)
    assert shows(told, "daily-hand", game=7, day=day(stage))
    assert shows(told, "first-words-seven"), "until the game is known"
    assert not {"Hint", "Undo"} & set(button_labels(hand := stage.hands["Anna"]))
    table = await table_of(stage, "Anna")
    for helps, why in ((Hint(), "refusal-day-hint"), (Verb.UNDO, "refusal-day-move")):
        assert shows(await stage.forge("Anna", press_id(helps, table.id), on=hand), why)
    assert [player.level for player in table.players] == [None] + [LEVEL] * (SEATS_OF_DAY - 1)
    draw = Random(1)
    while (await table_of(stage, "Anna")).is_open:
        await stage.press_something("Anna", draw)
    over = stage.hand_text("Anna")
    assert all(shows(over, said) for said in ("daily-crew", "daily-alone"))
    assert "▲" in over
    assert shows(over, "daily-first", by="you")
    assert shows(over, "waits-next", voyage=False, at=midnight, puzzles=A_DAY, own="review", days=1)
    assert stage.messages() == []
    assert over == await stage.daily("Anna"), "no second try"
    ways = ["Last round", "What did I miss?", "How others did", "Set sail"]
    assert button_labels(stage.hands["Anna"]) == ["Share", "Duel", *ways]
    result = stage.hands["Anna"].id
    assert "round 2 of 2" in await stage.press_hand("Anna", "Last round")
    assert button_labels(stage.hands["Anna"]) == ["Share", "Duel", "Set sail", "Play alone"]
    forged = press_id(Verb.SCORING, table.id)
    await stage.type("Ben", "preferences")
    assert shows(await stage.forge("Ben", forged, on=stage.hands["Ben"]), "refusal-no-table")
    assert result in [each.id for each in stage.privates("Anna")], "it stays, above"
    assert max(each.id for each in stage.privates("Anna")) > result


@pytest.mark.slow
async def test_a_press_on_yesterday_s_deal_is_answered_and_not_counted(stage: Scene) -> None:
    await stage.daily("Anna")
    await stage.press_something("Anna", Random(1))
    table = await table_of(stage, "Anna")
    await stage.wait(SECONDS + GRACE)
    await stage.press_something("Anna", Random(1))
    assert shows(stage.hand_text("Anna"), "daily-late-note")
    draw = Random(2)
    while (await stage.bot.tables.found(table.id)).is_open:
        await stage.press_something("Anna", draw)
    assert shows(stage.hand_text("Anna"), "daily-late")
    pressed = press_id(MakeMove(0), table.id)
    assert shows(await stage.forge("Anna", pressed, on=stage.hands["Anna"]), "daily-late")
    await stage.press_hand("Anna", "Play today's deal")
    assert shows(await stage.press_hand("Anna", "Begin"), "hand-yours"), "of another game"
    assert (await table_of(stage, "Anna")).id != table.id


async def test_a_deal_that_was_given_up_is_not_offered_again(stage: Scene) -> None:
    await stage.daily("Anna")
    table = await table_of(stage, "Anna")
    await stage.type("Anna", "solo")
    assert "Play today's deal" in button_labels(stage.hands["Anna"])
    await stage.daily("Anna")
    end = press_id(End(table.status), table.id)
    assert shows(await stage.forge("Anna", end, on=stage.hands["Anna"]), "table-ended")
    assert shows(await stage.daily("Anna"), "daily-given-up")
    await stage.type("Anna", "solo")
    assert button_labels(stage.hands["Anna"])[:2] == ["Set sail", "Puzzles: 3 wait"]
    assert shows(await stage.press_hand("Anna", "Today's deal: your result"), "daily-given-up")
    await stage.wait(SECONDS + GRACE)
    await finish(stage, "Anna")
    forged = press_id(MakeMove(0), table.id)
    assert shows(await stage.forge("Anna", forged, on=stage.hands["Anna"]), "daily-given-up")
    assert button_labels(stage.hands["Anna"])[0] == "Today's deal: your result", "of the next day"


async def test_a_result_is_shared_without_a_card(stage: Scene) -> None:
    await finish(stage, "Anna")
    hand = stage.hands["Anna"]
    for missing, who in (("bot", ()), ("writer", ("Anna",))):
        permit(stage, *who, send_messages=False)
        assert shows(await stage.press("Anna", "Share", on=hand), "share-missing", who=missing)
        assert stage.messages() == []
        permit(stage, *who, send_messages=True)
    await stage.click("Anna", "Share", on=hand)
    assert components_of(stage.privates("Anna")[-1])[0]["accent_color"] == Accent.BOARD
    (post,) = stage.messages()
    told = text_of(post)
    assert shows(told, "daily-shared-by", name="Anna")
    assert f"daily deal {day(stage)}: " in told
    found = await stage.bot.services.deals.comparison(day(stage), stage.people["Anna"].id)
    assert shows(told, "daily-share-line", score=found and found.score, days=0)
    assert sum(told.count(square) for square in "🟩🟨⬜") == 4
    assert shows(await stage.press("Anna", "Share", on=hand), "share-again")
    assert len(stage.messages()) == 1
    assert shows(await stage.press("Ben", "Play today's deal", on=post), "daily-intro")
    assert shows(await stage.press_hand("Ben", "Begin"), "hand-yours")
    assert (await try_of(stage, "Ben")).points is None
    forged = press_id(Verb.SHARE, (await table_of(stage, "Anna")).id)
    assert shows(await stage.forge("Ben", forged, on=post), "daily-gone")
    assert shows(await stage.goes("Anna", "/solo", "Today's deal: your result"), "daily-title")


@pytest.mark.slow
async def test_others_are_watched_after_one_s_own_try(stage: Scene) -> None:
    """Others only if they want that. Until the next day nothing of it leaves the bot."""
    await finish(stage, "Anna", 1)
    assert shows(told := await stage.press_hand("Anna", "How others did"), "daily-others-none")
    assert all(shows(told, "daily-first", by=by) for by in ("you", "captain"))
    assert not shows(told, "daily-finer-seven"), "nobody ties"
    assert button_labels(stage.hands["Anna"]) == ["Share", "Duel", "Play alone"]
    assert shows(await stage.daily("Anna"), "daily-alone")
    await stage.daily("Ben")
    anna, hand = await table_of(stage, "Anna"), stage.hands["Ben"]
    watch = press_id(ReplayOf(anna.id))
    told = await stage.forge("Ben", press_id(Others(day(stage))), on=hand)
    assert shows(told, "daily-others-wait")
    assert shows(await stage.forge("Ben", watch, on=hand), "refusal-no-table")
    await finish(stage, "Ben", 2)
    told = await stage.goes("Ben", "/daily", "How others did")
    assert all(shows(told, "daily-other", name=who) for who in ("Anna", "You"))
    assert not shows(told, "daily-best")
    assert "anna" in (await stage.pick("Ben", "Watch Anna")).lower()
    panel = stage.hands["Ben"]
    own = (await table_of(stage, "Ben")).id
    for forged, of in ((Verb.EXPORT, anna.id), (Verb.VERIFY, own)):
        told = await stage.forge("Ben", press_id(forged, of), on=panel)
        assert shows(told, "daily-export-later"), forged
    await stage.prefers("Anna", lists=False)
    assert shows(await stage.forge("Ben", watch, on=panel), "refusal-no-table")
    assert "Anna" not in await stage.forge("Ben", press_id(Others(day(stage))), on=panel)


@pytest.mark.slow
async def test_the_best_of_all_servers_is_watched_from_any_server_if_that_person_wants(
    stage: Scene,
) -> None:
    for number, who in enumerate(("Anna", "Ben", "Chloé")):
        await finish(stage, who, number)
    store, people = stage.bot.store, stage.people
    for who, measure in (("Anna", 98 * 10**9), ("Ben", 99 * 10**9)):  # both finished it elsewhere
        row = (measure, people[who].id)
        await store.write(("UPDATE tries SET guild = NULL, measure = ? WHERE user = ?", row))
    retell = {who: press_id(ReplayOf((await table_of(stage, who)).id)) for who in ("Anna", "Ben")}
    assert shows(
        told := await stage.press_hand("Chloé", "How others did"), "daily-best", name="Ben"
    )
    assert "Anna" not in told
    assert shows(told := await stage.pick("Chloé", "Watch Ben"), "replay-title", step=0)
    hand = stage.hands["Chloé"]
    assert "🔴 Ben" in told
    assert shows(await stage.forge("Chloé", retell["Anna"], on=hand), "refusal-no-table")
    await stage.prefers("Ben", lists=False)
    assert shows(await stage.forge("Chloé", retell["Ben"], on=hand), "refusal-no-table")
    told = await stage.forge("Chloé", press_id(Others(day(stage))), on=hand)
    assert shows(told, "daily-best", name="Anna")
    assert "Ben" not in told
