"""People's rights over their data: /privacy and its two buttons."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.upkeep import people
from bot.upkeep.people import SECONDS_BETWEEN_DELETIONS, SINCE, UNSCRUBBED
from cogs.context.services import MOST
from cogs.personal.privacy import FILE, KEPT
from data.people import FORGETTING, HOLDINGS
from engine.tables.model.table import Status
from tests.data.traces import holds, traces
from tests.e2e.company import mover, moves, others, seated, wait
from tests.e2e.harbour import Harbour, button_id, button_labels, text_of
from tests.e2e.playing import open_table

FORMER = "a former player"


def held(harbour: Harbour, who: str) -> bool:
    """True if the database still holds the id of this person, in whatever form."""
    return holds(harbour.bot.settings.database, traces(harbour.people[who].id))


async def forget(harbour: Harbour, who: str) -> str:
    """Somebody has themselves forgotten."""
    await harbour.type(who, "privacy")
    await harbour.press_hand(who, "Delete my data")
    return await harbour.press_hand(who, "Delete my data")


async def ended(harbour: Harbour) -> Any:
    """A table of Anna, Ben and Chloé that is over; its result in the channel."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    await moves(harbour, await mover(harbour))
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    return harbour.showing("Replay")


async def mydata(harbour: Harbour, who: str) -> dict[str, Any]:
    """The file that the button gives this person, and only this person."""
    await harbour.type(who, "privacy")
    panel = harbour.hands[who]
    result = await harbour.people[who].click(panel, custom_id=button_id(panel, "My data"))
    shown = result.followups[-1] if result.followups else result.response
    assert shown.ephemeral
    [attachment] = shown.attachments
    assert attachment.filename == FILE
    content = await attachment.read()
    assert len(content) <= MOST
    read: dict[str, Any] = json.loads(content)
    return read


async def test_privacy_says_what_is_kept_and_whom_to_ask(harbour: Harbour) -> None:
    said = await harbour.type("Anna", "privacy")
    assert "Discord ID" in said
    assert "Tables are deleted 365 days after they end" in said
    assert "are deleted after 30 days" in said
    assert "Others in the same server see you" in said
    assert "haven't named a contact" in said
    assert set(KEPT) == {holding.name for holding in HOLDINGS}


async def test_mydata_is_a_file_for_ones_own_eyes(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harbour.prefers("Anna", mentions="never")
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who = await mover(harbour)
    [other] = await others(harbour)
    await moves(harbour, who)
    mine, theirs = await mydata(harbour, who), await mydata(harbour, other)
    assert len(mine["tables"][0]["moves"]) == 1
    assert theirs["tables"][0]["moves"] == []
    assert theirs["tables"][0]["seats"][0]["name"] == other
    assert str(harbour.people[who].id) not in json.dumps(theirs)
    anna = mine if who == "Anna" else theirs
    assert anna["settings"] == [{"name": "mentions", "value": "never"}]
    assert await mydata(harbour, who) == {
        **mine,
        "written": (await mydata(harbour, who))["written"],
    }
    assert (await mydata(harbour, "Dirk"))["tables"] == []
    monkeypatch.setattr("bot.upkeep.people.MOST", 500)
    assert "your oldest tables are missing" in await harbour.press_hand("Anna", "My data")
    assert (await mydata(harbour, "Anna"))["cut"] is True


async def test_nothing_is_deleted_before_somebody_has_confirmed_it(harbour: Harbour) -> None:
    """The question lists all that goes."""
    await harbour.prefers("Anna", mentions="never")
    before = await mydata(harbour, "Anna")
    await harbour.type("Anna", "privacy")
    assert button_labels(harbour.hands["Anna"]) == ["My data", "Delete my data"]
    said = await harbour.press_hand("Anna", "Delete my data")
    for gone in ("ratings", "past months", "daily deals", "cut decks", "preferences", "follow"):
        assert gone in said
    assert "Nobody can undo this" in said
    assert button_labels(harbour.hands["Anna"]) == ["Delete my data", "Keep everything"]
    assert await harbour.press_hand("Anna", "Keep everything") == "Nothing has changed."
    assert (await mydata(harbour, "Anna"))["settings"] == before["settings"] != []


async def test_a_finished_table_is_told_again_with_a_former_player(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    """The same moves, the same seats; no byte of the database names who was forgotten."""
    caplog.set_level("INFO")
    result = await ended(harbour)
    await harbour.prefers("Ben", mentions="never", calls="seven")
    told = [await harbour.press("Anna", "Replay", on=result)]
    told.append(await harbour.press_hand("Anna", "Move ▶"))
    assert "Ben" in told[0]
    assert "I deleted your data" in await forget(harbour, "Ben")
    again = [await harbour.press("Anna", "Replay", on=result)]
    again.append(await harbour.press_hand("Anna", "Move ▶"))
    named = [text.replace("a form…", "Ben").replace(FORMER, "Ben") for text in again]
    assert (named, FORMER in again[1]) == (told, True)
    assert not holds(
        harbour.bot.settings.database, traces(harbour.people["Ben"].id, {"Ben", "ben"})
    )
    assert await mydata(harbour, "Ben") | {"written": ""} == {
        "person": str(harbour.people["Ben"].id),
        "written": "",
        "settings": [],
        "days": [],
        "calls": [],
        "invitations": [],
        "follows": [],
        "own": [],
        "cuts": [],
        "seasons": [],
        "ratings": [],
        "results": [],
        "tables": [],
        "cut": False,
    }
    assert held(harbour, "Anna")
    logged = "\n".join(r.getMessage() for r in caplog.records if not r.name.startswith("simcord"))
    assert "Ben" not in logged
    assert str(harbour.people["Ben"].id) not in logged


async def test_who_is_forgotten_leaves_running_games_and_lobbies(harbour: Harbour) -> None:
    """The host passes the role on; a mate plays on; the hand says why it is gone."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    running = harbour.table.id
    await harbour.press("Anna", "My hand")
    shown = harbour.privates("Anna")[-1]
    await forget(harbour, "Anna")
    table = harbour.bot.tables.table(running)
    assert table is not None
    assert [player.name for player in table.players] == ["", "Ben", "Chloé"]
    assert (table.host, seated(harbour)) == (harbour.people["Ben"].id, ["Ben", "Chloé"])
    assert FORMER in text_of(harbour.showing("More"))
    assert "Anna" not in text_of(harbour.showing("More"))
    [now] = [m for m in harbour.privates("Anna") if m.id == shown.id]
    assert "I deleted your data" in text_of(now)
    assert not held(harbour, "Anna")
    assert "You aren't at this table" in await harbour.press("Anna", "My hand")
    await harbour.type("Ben", "table end")
    await harbour.ends("Ben")
    await harbour.type("Ben", "table open")
    await harbour.press("Anna", "Join")
    lobby = harbour.table.id
    await forget(harbour, "Ben")
    assert (harbour.table.host, seated(harbour)) == (harbour.people["Anna"].id, ["Anna"])
    await wait(harbour, SECONDS_BETWEEN_DELETIONS + 1)
    await forget(harbour, "Anna")
    assert harbour.table is None
    over = (await harbour.bot.tables.view(lobby, None)).table
    assert (over.status, over.host) == (Status.CLOSED, None)
    assert not held(harbour, "Anna")


async def test_a_forgetting_that_was_cut_short_is_finished_after_the_restart(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended(harbour)
    await harbour.prefers("Ben", mentions="never")
    store = harbour.bot.store

    async def killed(*_: Any) -> None:
        raise OSError("the power went")

    with monkeypatch.context() as patching:
        patching.setattr(store, "forget", killed)
        assert "I deleted your data" not in await forget(harbour, "Ben")
    assert held(harbour, "Ben")
    await harbour.restart()
    assert list(await harbour.bot.store.marked(FORGETTING, SINCE)) == [harbour.people["Ben"].id]
    assert await harbour.bot.retention.look()
    assert not held(harbour, "Ben")
    assert await harbour.bot.store.marked(FORGETTING, SINCE) == {}
    assert await harbour.bot.store.setting(*UNSCRUBBED) is None
    with monkeypatch.context() as patching:
        patching.setattr(harbour.bot.store, "scrub", killed)
        await forget(harbour, "Chloé")
    assert await harbour.bot.store.setting(*UNSCRUBBED) == "yes"
    await harbour.bot.retention.look()
    assert not held(harbour, "Chloé")


async def test_who_comes_back_is_somebody_new(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where somebody looked at their past in the middle of it."""
    await ended(harbour)
    await harbour.prefers("Ben", mentions="never", words=True, lists=False)
    deletes, preferences = harbour.bot.store.forget, harbour.bot.services.preferences

    async def looked_at(*given: Any) -> None:
        assert await preferences.is_unlisted(harbour.people["Ben"].id)
        await deletes(*given)

    with monkeypatch.context() as patching:
        patching.setattr(harbour.bot.store, "forget", looked_at)
        await forget(harbour, "Ben")
    notices = await harbour.prefers("Ben")
    assert "every turn" in notices
    assert "**Screen reader**: off" in notices
    assert "others can see them" in notices
    await harbour.type("Ben", "table open")
    assert len((await mydata(harbour, "Ben"))["tables"]) == 1


async def test_who_sits_at_a_table_that_is_away_is_told_that_it_takes_longer(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it is where another process has the table, and does not answer."""

    async def is_held(_: int) -> bool:
        return True

    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    monkeypatch.setattr(people, "SECONDS_BETWEEN_LOOKS", 0)
    monkeypatch.setattr(harbour.bot.store, "is_held", is_held)
    assert "a table that I can't reach right now" in await forget(harbour, "Ben")
    monkeypatch.undo()
    assert "I deleted your data" in await forget(harbour, "Ben")


async def test_deletions_do_not_pile_up(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each rewrites the database: a second request waits, and simultaneous ones share one."""
    scrubs, scrub, goes_on = list[str](), harbour.bot.store.scrub, asyncio.Event()
    begun = asyncio.Event()

    async def slowly() -> None:
        scrubs.append("begun")
        begun.set()
        await goes_on.wait()
        await scrub()

    monkeypatch.setattr(harbour.bot.store, "scrub", slowly)
    for who in ("Anna", "Ben", "Chloé"):
        await harbour.prefers(who, mentions="never")
    people, ids = harbour.bot.people, [harbour.people[w].id for w in ("Anna", "Ben", "Chloé")]
    deleting = [asyncio.create_task(people.forget(user)) for user in ids]
    await begun.wait()
    await harbour.type("Anna", "privacy")
    panel = harbour.hands["Anna"]
    for label in ("ask", "sure"):
        said = await harbour.forge("Anna", f"7s:0:0:data:forget.{label}", on=panel)
        assert "Try again in ten minutes" in said
    goes_on.set()
    assert await asyncio.gather(*deleting) == [0, 0, 0]
    assert len(scrubs) < 3
    assert not any(held(harbour, who) for who in ("Anna", "Ben", "Chloé"))
    assert "I deleted your data" in await forget(harbour, "Dirk")
    await harbour.type("Dirk", "privacy")
    assert "Try again in ten minutes" in await harbour.press_hand("Dirk", "Delete my data")
    await wait(harbour, SECONDS_BETWEEN_DELETIONS + 1)
    assert "I deleted your data" in await forget(harbour, "Dirk")
