"""People's rights over their data: /privacy and its two buttons."""

import asyncio
import json
from typing import Any

import pytest

from bot.upkeep.people import SECONDS_BETWEEN_DELETIONS, SINCE, UNSCRUBBED
from cogs.context.services import MOST_BYTES
from cogs.personal.privacy import DATA_NAMES, FILE
from cogs.ui.routes import Forget
from data.people import FORGETTING, PERSONAL
from engine.results.ratings import DAY
from tests.data.sqlite import holds, traces
from tests.e2e.comings import Scene
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id, text_of
from tests.e2e.test_daily import day, finish, try_of
from tests.e2e.test_retention import look

FORMER = "a former player"


def held(stage: Scene, who: str) -> bool:
    """True if the database still holds the id of this person, in whatever form."""
    return holds(stage.bot.settings.database, traces(stage.people[who].id))


async def forget(stage: Scene, who: str) -> str:
    """Somebody has themselves forgotten."""
    return await stage.goes(who, "/privacy", "Delete my data", "Delete my data")


async def ended(stage: Scene) -> Any:
    """A table of Anna, Ben and Chloé that is over; its result in the channel."""
    await stage.open_table("seven-seas", ["Anna", "Ben", "Chloé"])
    await stage.moves(await stage.mover())
    await stage.closes("Anna")
    return stage.showing("Replay")


async def mydata(stage: Scene, who: str) -> dict[str, Any]:
    """The file that the button gives this person, and only this person."""
    await stage.goes(who, "/privacy", "My data")
    content = await stage.file(who, FILE)
    assert len(content.encode()) <= MOST_BYTES
    read: dict[str, Any] = json.loads(content)
    return read


async def test_mydata_is_a_file_that_only_its_person_sees(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.prefers("Anna", mentions="never")
    who, other = await stage.duel()
    await stage.moves(who)
    mine, theirs = await mydata(stage, who), await mydata(stage, other)
    assert len(mine["tables"][0]["moves"]) == 1
    assert theirs["tables"][0]["moves"] == []
    assert theirs["tables"][0]["seats"][0]["name"] == other
    assert str(stage.people[who].id) not in json.dumps(theirs)
    anna = mine if who == "Anna" else theirs
    assert anna["settings"] == [{"name": "mentions", "value": "never"}]
    again = await mydata(stage, who)
    assert again == {**mine, "written": again["written"]}
    assert (await mydata(stage, "Dirk"))["tables"] == []
    monkeypatch.setattr("bot.upkeep.people.MOST_BYTES", 500)
    assert shows(await stage.press_hand("Anna", "My data"), "mydata-cut")
    assert (await mydata(stage, "Anna"))["cut"] is True


async def test_nothing_is_deleted_before_somebody_has_confirmed_it(stage: Scene) -> None:
    """The question lists all that goes."""
    await stage.prefers("Anna", mentions="never")
    before = await mydata(stage, "Anna")
    await stage.type("Anna", "privacy")
    assert button_labels(stage.hands["Anna"]) == ["My data", "Delete my data", "More (1 of 6) ▶"]
    assert set(DATA_NAMES) == {holding.name for holding in PERSONAL}
    said = await stage.press_hand("Anna", "Delete my data")
    for gone in ("ratings", "daily deals", "cut decks", "preferences"):
        assert gone in said
    assert shows(said, "forget-explained")
    assert button_labels(stage.hands["Anna"]) == ["Delete my data", "Keep everything"]
    assert shows(await stage.press_hand("Anna", "Keep everything"), "privacy-title")
    assert (await mydata(stage, "Anna"))["settings"] == before["settings"] != []


@pytest.mark.slow
async def test_a_replay_shows_a_forgotten_person_as_a_former_player(
    stage: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """The same moves, the same seats; no byte of the database names who was forgotten."""
    caplog.set_level("INFO")
    result = await ended(stage)
    await stage.prefers("Ben", mentions="never", calls="seven")
    told = [await stage.press("Anna", "Replay", on=result)]
    told.append(await stage.press_hand("Anna", "Move ▶"))
    assert "Ben" in told[0]
    assert shows(await forget(stage, "Ben"), "forgotten", failed=0, days=14)
    again = [await stage.press("Anna", "Replay", on=result)]
    again.append(await stage.press_hand("Anna", "Move ▶"))
    named = [text.replace("a form…", "Ben").replace(FORMER, "Ben") for text in again]
    assert (named, FORMER in again[1]) == (told, True)
    assert not holds(stage.bot.settings.database, traces(stage.people["Ben"].id, {"Ben", "ben"}))
    left = await mydata(stage, "Ben")
    assert left.pop("person") == str(stage.people["Ben"].id)
    assert left.pop("written")
    assert len(left) == len(PERSONAL) + 1
    assert not any(left.values())
    assert held(stage, "Anna")
    logged = "\n".join(r.getMessage() for r in caplog.records if not r.name.startswith("simcord"))
    assert "Ben" not in logged
    assert str(stage.people["Ben"].id) not in logged


async def test_a_forgotten_person_leaves_running_games(stage: Scene) -> None:
    """The host passes the role on; a mate plays on; the hand says why it is gone."""
    await stage.open_table("seven-seas", ["Anna", "Ben", "Chloé"])
    running = stage.table.id
    await stage.press("Anna", "My hand")
    shown = stage.privates("Anna")[-1]
    await forget(stage, "Anna")
    table = stage.bot.tables.table(running)
    assert table is not None
    assert [player.name for player in table.players] == ["", "Ben", "Chloé"]
    assert (table.host, stage.seated()) == (stage.people["Ben"].id, ["Ben", "Chloé"])
    assert FORMER in text_of(stage.showing("More"))
    assert "Anna" not in text_of(stage.showing("More"))
    [now] = [m for m in stage.privates("Anna") if m.id == shown.id]
    assert shows(text_of(now), "forgotten-hand")
    assert not held(stage, "Anna")
    assert shows(await stage.press("Anna", "My hand"), "refusal-not-seated")


async def test_a_forgetting_that_was_cut_short_is_finished_after_the_restart(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended(stage)
    await stage.prefers("Ben", mentions="never")
    store = stage.bot.store

    async def killed(*_: Any) -> None:
        raise OSError("the power went")

    with monkeypatch.context() as patching:
        patching.setattr(store, "forget", killed)
        assert not shows(await forget(stage, "Ben"), "forgotten")
    assert held(stage, "Ben")
    await stage.restart()
    assert list(await stage.bot.store.marked(FORGETTING, SINCE)) == [stage.people["Ben"].id]
    assert await stage.bot.retention.look()
    assert not held(stage, "Ben")
    assert await stage.bot.store.marked(FORGETTING, SINCE) == {}
    assert await stage.bot.store.setting(*UNSCRUBBED) is None
    with monkeypatch.context() as patching:
        patching.setattr(stage.bot.store, "scrub", killed)
        await forget(stage, "Chloé")
    assert await stage.bot.store.setting(*UNSCRUBBED) == "yes"
    await stage.bot.retention.look()
    assert not held(stage, "Chloé")


@pytest.mark.slow
async def test_a_forgotten_person_who_returns_is_somebody_new(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where somebody looked at their past in the middle of it."""
    await ended(stage)
    await stage.prefers("Ben", mentions="never", words=True, lists=False)
    deletes, preferences = stage.bot.store.forget, stage.bot.services.preferences

    async def looked_at(*given: Any) -> None:
        assert await preferences.is_unlisted(stage.people["Ben"].id)
        await deletes(*given)

    with monkeypatch.context() as patching:
        patching.setattr(stage.bot.store, "forget", looked_at)
        await forget(stage, "Ben")
    notices = await stage.prefers("Ben")
    assert shows(notices, "preferences-mentions")
    assert shows(notices, "prefer-switch-words")
    assert shows(notices, "prefer-switch-lists")
    await stage.type("Ben", "table open")
    assert len((await mydata(stage, "Ben"))["tables"]) == 1


async def test_nobody_plays_a_days_deal_again_after_deleting_their_data(stage: Scene) -> None:
    """Until the day is over, which deletes the note; My data shows it."""
    await finish(stage, "Anna")
    await stage.wait(SECONDS_BETWEEN_DELETIONS)
    await forget(stage, "Anna")
    assert shows(await stage.daily("Anna"), "refusal-day-played")
    assert (await mydata(stage, "Anna"))["days"] == [
        {"day": day(stage), **dict.fromkeys(("table", "server", "points", "measure", "ended"))}
    ]
    await finish(stage, "Ben")
    assert "Anna" not in stage.hand_text("Ben")
    assert not shows(await stage.type("Anna", "profile"), "profile-daily")
    played, tries = day(stage), stage.bot.services.deals.records
    assert await try_of(stage, "Anna") is not None
    await stage.wait(DAY)
    assert await look(stage)
    assert await tries.try_of(played, stage.people["Anna"].id) is None
    assert shows(await finish(stage, "Anna"), "daily-score")


@pytest.mark.slow
async def test_deletions_do_not_pile_up(stage: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each rewrites the database: a second request waits, and simultaneous ones share one."""
    scrubs, scrub, goes_on = list[str](), stage.bot.store.scrub, asyncio.Event()
    begun = asyncio.Event()

    async def slowly() -> None:
        scrubs.append("begun")
        begun.set()
        await goes_on.wait()
        await scrub()

    monkeypatch.setattr(stage.bot.store, "scrub", slowly)
    for who in ("Anna", "Ben", "Chloé"):
        await stage.prefers(who, mentions="never")
    people, ids = stage.bot.people, [stage.people[w].id for w in ("Anna", "Ben", "Chloé")]
    deleting = [asyncio.create_task(people.forget(user)) for user in ids]
    await begun.wait()
    await stage.type("Anna", "privacy")
    panel = stage.hands["Anna"]
    for sure in (False, True):
        assert shows(await stage.forge("Anna", press_id(Forget(sure)), on=panel), "forget-wait")
    goes_on.set()
    assert await asyncio.gather(*deleting) == [0, 0, 0]
    assert len(scrubs) < 3
    assert not any(held(stage, who) for who in ("Anna", "Ben", "Chloé"))
    assert shows(await forget(stage, "Dirk"), "forgotten", failed=0, days=14)
    assert shows(await stage.goes("Dirk", "/privacy", "Delete my data"), "forget-wait")
    await stage.wait(SECONDS_BETWEEN_DELETIONS + 1)
    assert shows(await forget(stage, "Dirk"), "forgotten", failed=0, days=14)
