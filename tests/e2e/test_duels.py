"""Duels: the same cards for a friend, and both results for each of them at their next press."""

from random import Random
from typing import Any

import pytest

from cogs.ui.routes import TakeDuel, Verb
from engine.events.deals import LASTS, points_at
from engine.tables.model.result import GRACE, SECONDS
from tests.e2e.comings import Scene
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import press_id, text_of
from tests.e2e.test_daily import finish, table_of
from tests.e2e.test_privacy import forget, mydata
from tests.e2e.test_solo import own_table, tables_of

pytestmark = pytest.mark.usefixtures("few_worlds")


async def plays_on(stage: Scene, who: str) -> None:
    """Play one's open own game by presses to its end."""
    while await own_table(stage, who) is not None:
        await stage.press_something(who, Random(3))


async def asked(stage: Scene) -> Any:
    """Anna's finished game of 7, and the message that asks for a duel with its cards."""
    begin_seven_in_round(7)
    await stage.type("Anna", "solo", game="seven", seats=3)
    await plays_on(stage, "Anna")
    assert shows(await stage.press_hand("Anna", "Duel"), "duel-posted")
    (message,) = stage.messages()
    assert shows(text_of(message), "duel-asked", name="Anna", game="7")
    return message


async def takes(stage: Scene, who: str, message: Any) -> str:
    return await stage.press(who, "Play these cards", on=message)


async def points(stage: Scene, table: int) -> int:
    """The points of the person at this own table."""
    return points_at(await stage.bot.tables.replay(table)) or 0


def told(stage: Scene, who: str, **values: object) -> bool:
    """True if somebody's last message is how a duel ended."""
    return shows(text_of(stage.privates(who)[-1]), "duel-told", **values)


async def test_a_friend_plays_the_same_cards_and_both_see_the_results_once(stage: Scene) -> None:
    """Nobody sees them before, and no other message reaches the channel."""
    message = await asked(stage)
    assert shows(await takes(stage, "Anna", message), "duel-refused", why="own")
    for _ in range(2):  # it goes on
        assert shows(await takes(stage, "Ben", message), "duel-begun", name="Anna", day=False)
    (mine,), (theirs,) = [await tables_of(stage, who) for who in ("Anna", "Ben")]
    assert (mine.seed, mine.options) == (theirs.seed, theirs.options)
    await stage.type("Anna", "help")
    assert not told(stage, "Anna")
    await plays_on(stage, "Ben")
    own, other = await points(stage, theirs.id), await points(stage, mine.id)
    ends = ("won", "lost") if own > other else ("lost", "won")
    end, back = ends if own != other else ("level", "level")
    assert told(stage, "Ben", name="Anna", own=own, other=other, end=end), "with the last move"
    await stage.type("Anna", "help")
    assert told(stage, "Anna", name="Ben", own=other, other=own, end=back)
    for who in ("Anna", "Ben"):
        await stage.type(who, "help")
        assert not told(stage, who), "once"
    assert shows(await takes(stage, "Ben", message), "duel-refused", why="played")
    assert len(stage.messages()) == 1
    assert shows(await takes(stage, "Chloé", message), "duel-begun"), "another duel"


async def test_a_duel_that_cannot_be_taken_says_why(stage: Scene) -> None:
    """It is exported with other data of its people, and forgotten with them."""
    message = await asked(stage)
    (mine,) = await tables_of(stage, "Anna")
    forged = press_id(TakeDuel("x"), mine.id)
    assert shows(await stage.forge("Ben", forged, on=message), "refusal-no-table")
    await stage.type("Ben", "help")
    theirs = press_id(Verb.DUEL, mine.id)
    assert shows(await stage.forge("Ben", theirs, on=stage.hands["Ben"]), "refusal-no-table")
    await takes(stage, "Ben", message)
    (table,) = await tables_of(stage, "Ben")
    await stage.bot.store.write(("DELETE FROM tables WHERE id = ?", (table.id,)))
    await stage.type("Anna", "help")
    assert told(stage, "Anna", end="void"), "the friend's table was removed"
    await takes(stage, "Chloé", message)
    (kept,) = (await mydata(stage, "Chloé"))["duels"]
    assert kept["table"] == mine.id
    assert len((await mydata(stage, "Anna"))["duels"]) == 1
    await forget(stage, "Chloé")
    left = await stage.bot.store.read("SELECT DISTINCT user FROM duels")
    assert [*left] == [(stage.people["Ben"].id,)]
    await stage.wait(LASTS + 1)
    assert shows(await takes(stage, "Dirk", message), "duel-refused", why="late")
    await stage.bot.store.write(("DELETE FROM tables WHERE id = ?", (mine.id,)))
    assert shows(await takes(stage, "Dirk", message), "duel-refused", why="gone")


async def test_a_daily_deal_is_everybody_s_one_try_and_a_past_one_is_dealt_again(
    stage: Scene,
) -> None:
    """Somebody who has played it already sees the results at once."""
    await finish(stage, "Ben", 2)
    await finish(stage, "Anna")
    await stage.press_hand("Anna", "Duel")
    (message,) = stage.messages()
    mine = await table_of(stage, "Anna")
    for who in ("Ben", "Chloé"):
        if who == "Chloé":
            assert shows(await takes(stage, who, message), "duel-begun", day=True)
            await finish(stage, who, 3)
        else:
            await takes(stage, who, message)
            refusal, _ = map(text_of, stage.privates(who)[-2:])
            assert shows(refusal, "duel-refused", why="played")
        own, other = (
            await points(stage, (await table_of(stage, who)).id),
            await points(stage, mine.id),
        )
        assert told(stage, who, name="Anna", own=own, other=other)
    await stage.restart()
    await stage.type("Anna", "help")
    for text, who in zip(map(text_of, stage.privates("Anna")[-2:]), ("Ben", "Chloé"), strict=True):
        assert shows(text, "duel-told", name=who)
    await stage.wait(SECONDS + GRACE)
    assert shows(await takes(stage, "Dirk", message), "daily-late-note")
    await plays_on(stage, "Dirk")
    (late,) = await tables_of(stage, "Dirk")
    assert (late.seed, late.settings.day) == (mine.seed, mine.settings.day)
    assert told(stage, "Dirk", own=await points(stage, late.id))
    assert len(stage.messages()) == 1
