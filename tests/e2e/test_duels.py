"""Duels: the same cards for a friend, and both results for each of them at their next press."""

from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest

from cogs.surfaces.channel import ChannelSurface
from cogs.ui.routes import Hint, SameCards, TakeDuel, Verb
from engine.events.deals import LASTS, measures_by_seat
from engine.tables.model.result import GRACE, SECONDS, measured, points_of
from engine.tables.replay import Replay
from tests.catalogue import SAY
from tests.e2e.comings import Scene
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import button_id, button_labels, press_id, text_of
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
    assert shows(await stage.press_hand("Anna", "Duel"), "duel-whom")
    assert shows(await stage.press_hand("Anna", "Anybody here"), "duel-posted")
    (message,) = stage.messages()
    assert shows(text_of(message), "duel-asked", name="Anna", game="7")
    return message


async def takes(stage: Scene, who: str, message: Any, **values: object) -> str:
    """Press the button of the message as it was, and then of a page with these values, if any."""
    answer = await stage.forge(who, button_id(message, "Play these cards"), on=message)
    if not shows(answer, "duel-before", **values):
        return answer
    is_new = "Learn it in three minutes" in button_labels(stage.hands[who])
    assert shows(answer, "game-seven-play") is is_new
    return await stage.press_hand(who, "Play these cards")


async def points(stage: Scene, table: int) -> int:
    """The points of the person at this own table, where they have the first seat."""
    return points_of((measures_by_seat(await stage.bot.tables.replay(table)) or (0,))[0])


def ends(stage: Scene, *others: str, of: str = "Anna") -> bool:
    """True if the newest public message tells the results of these friends and leads to a rematch.

    Else it offers the cards and tells nothing of them.
    """
    message = stage.messages()[-1]
    told, people = text_of(message), (of, *others)
    if shows(told, "duel-asked", name=of):
        assert button_labels(message) == ["Play these cards"]
        return shows(told, "duel-game")
    assert button_labels(message) == ["Rematch"]
    assert all(shows(told, "duel-game", name=who) for who in people)
    assert told.count("⚔️") == len(others), "one result for each friend"
    return True


def told(stage: Scene, who: str, **values: object) -> bool:
    """True if somebody's last message is how a duel ended."""
    unit = {"own": SAY("game-seven-gained", count=values["own"])} if "own" in values else {}
    return shows(text_of(stage.privates(who)[-1]), "duel-told", **values | unit)


async def test_a_friend_plays_the_same_cards_and_both_see_the_results_once(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other message reaches the channel. The finer measure decides between equal points."""
    ben, by_seat = stage.people["Ben"].id, "cogs.features.solo.duel.measures_by_seat"

    def level(of: Replay) -> list[int]:
        worse, people = ben in (users := [p.user for p in of.table.players]), len(users)
        return [measured(4, [3 - worse]), *[measured(4, [1 if worse else 4])] * (people - 1)]

    monkeypatch.setattr(by_seat, level)
    message = await asked(stage)
    assert shows(await takes(stage, "Anna", message), "duel-refused", why="own")
    for _ in range(2):  # it goes on
        assert shows(await takes(stage, "Ben", message), "duel-begun", name="Anna")
    tables = [(await tables_of(stage, who))[0] for who in ("Anna", "Ben")]
    assert len({(table.seed, str(table.options)) for table in tables}) == 1
    again = press_id(SameCards(0), tables[0].id)
    await stage.forge("Anna", again, on=stage.hands["Anna"])
    await plays_on(stage, "Anna")
    assert shows(await stage.press_hand("Anna", "Duel"), "duel-refused", why="first")
    assert shows(await takes(stage, "Chloé", message, kind="game", name="Anna"), "duel-begun")
    await stage.type("Anna", "help")
    assert not told(stage, "Anna")
    await plays_on(stage, "Ben")
    assert not ends(stage), "Chloé would read it before she has played"
    assert told(stage, "Ben", name="Anna", own=4, other=4, end="lost"), "with the last move"
    await stage.type("Anna", "help")
    assert told(stage, "Anna", name="Ben", own=4, other=4, end="won")
    why = {"by": 0, "own": 3, "other": 2}
    assert shows(text_of(stage.privates("Anna")[-1]), "duel-finer-seven", **why)
    for who in ("Anna", "Ben"):
        await stage.type(who, "help")
        assert not told(stage, who), "once"
    assert shows(await takes(stage, "Ben", message), "duel-refused", why="played")
    await plays_on(stage, "Chloé")
    assert ends(stage, "Ben", "Chloé")
    assert len(stage.messages()) == 1
    assert told(stage, "Chloé", name="Anna", own=4, end="level")
    profile = await stage.type("Chloé", "profile")
    assert shows(profile, "profile-alone", solos=1, duels=1, duelwon=0, draws=1)


async def test_a_duel_for_one_person_is_taken_by_nobody_else(stage: Scene) -> None:
    """It names them without a mention, and stands beside the one for anybody."""
    await asked(stage)
    end = next(m for m in stage.privates("Anna") if "Duel" in button_labels(m))
    await stage.press("Anna", "Duel", on=end)
    panel = stage.hands["Anna"]
    robot = stage.env.guild.add_member(stage.env.create_user("Robot", bot=True))
    for whom in (stage.people["Anna"], robot):
        assert shows(await stage.names("Anna", whom, panel), "duel-refused", why="whom")
    assert shows(await stage.names("Anna", stage.people["Ben"], panel), "duel-posted")
    assert not shows(text_of(panel), "duel-whom"), "it closes"
    message = stage.messages()[-1]
    assert shows(text_of(message), "duel-asked", name="Anna", to="Ben")
    assert "<@" not in text_of(message)
    assert shows(await takes(stage, "Chloé", message), "duel-refused", why="named")
    assert shows(await takes(stage, "Ben", message), "duel-begun")


async def test_a_rematch_has_other_cards_and_the_friend_plays_first(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page about it deals them and posts them for the other; nobody else's press does.

    A message that could not be changed shows the end at the next press on it.
    """
    message = await asked(stage)
    with monkeypatch.context() as patching:
        patching.setattr(ChannelSurface, "change", AsyncMock(return_value=False))
        await takes(stage, "Ben", message)
        await plays_on(stage, "Ben")
        assert not ends(stage)
        await takes(stage, "Anna", message)
    assert ends(stage, "Ben")
    (message,), _ = stage.messages(), await stage.type("Anna", "help")
    assert shows(await stage.press("Dirk", "Rematch", on=message), "duel-refused", why="others")
    assert shows(await stage.press("Ben", "Rematch", on=message), "duel-before", kind="again")
    assert len(stage.messages()) == 1, "a game begins after it has said how long it is"
    assert shows(await stage.press_hand("Ben", "Rematch"), "duel-again-begun")
    assert shows(await stage.press("Anna", "Rematch", on=message), "duel-refused", why="again")
    assert shows(text_of(stage.messages()[-1]), "duel-asked", name="Ben", kind="again")
    assert shows(await takes(stage, "Anna", stage.messages()[-1]), "duel-begun", name="Ben")
    before, mine = await tables_of(stage, "Anna")
    _, theirs = await tables_of(stage, "Ben")
    assert mine.seed == theirs.seed != before.seed
    for helps, why in ((Hint(), "refusal-duel-hint"), (Verb.UNDO, "refusal-duel-move")):
        for who, table in (("Anna", mine), ("Ben", theirs)):
            assert shows(
                await stage.forge(who, press_id(helps, table.id), on=stage.hands[who]), why
            )
    for who in ("Anna", "Ben"):
        assert not ends(stage, of="Ben"), "the other one plays still"
        await plays_on(stage, who)
    assert ends(stage, "Anna", of="Ben")
    assert told(stage, "Ben", name="Anna", own=await points(stage, theirs.id))


async def test_a_duel_that_cannot_be_taken_says_why(stage: Scene) -> None:
    """It is exported with other data of its people, and forgotten with them."""
    message = await asked(stage)
    (mine,) = await tables_of(stage, "Anna")
    await stage.type("Ben", "help")
    for to, on in ((TakeDuel("x"), message), (Verb.DUEL, stage.hands["Ben"])):
        assert shows(await stage.forge("Ben", press_id(to, mine.id), on=on), "refusal-no-table")
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
    await stage.press("Dirk", "Play these cards", on=message)
    page = button_id(stage.hands["Dirk"], "Play these cards")
    await stage.wait(LASTS + 1)
    *_, at, posted = page.split(":")
    for now, later in ((at, str(int(at) + SECONDS)), (posted, str(int(posted) + (1 << 60)))):
        forged = page.replace(f":{now}", f":{later}")
        assert shows(await stage.forge("Dirk", forged, on=stage.hands["Dirk"]), "refusal-no-table")
    assert shows(await takes(stage, "Dirk", message), "duel-refused", why="late")
    await stage.bot.store.write(("DELETE FROM tables WHERE id = ?", (mine.id,)))
    assert shows(await takes(stage, "Dirk", message), "duel-refused", why="gone")


async def test_a_daily_deal_is_everybody_s_one_try_and_a_past_one_is_dealt_again(
    stage: Scene,
) -> None:
    """Somebody who has played it already sees the results at once."""
    await finish(stage, "Ben", 2)
    await finish(stage, "Anna")
    for why in (None, "asked"):
        said = await stage.goes("Anna", "/daily", "Duel", "Anybody here")
        assert shows(said, "duel-refused", why=why) if why else shows(said, "duel-posted")
    (message,), mine = stage.messages(), await table_of(stage, "Anna")
    assert shows(text_of(message), "duel-asked", kind="day")
    assert shows(await takes(stage, "Chloé", message, kind="today"), "duel-begun")
    await takes(stage, "Ben", message)
    assert shows(text_of(stage.privates("Ben")[-2]), "duel-refused", why="played")
    assert not ends(stage), "Chloé would read it before she has played"
    await finish(stage, "Chloé", 3)
    for who in ("Ben", "Chloé"):
        own, other = [await points(stage, t.id) for t in (await table_of(stage, who), mine)]
        assert told(stage, who, name="Anna", own=own, other=other)
    assert ends(stage, "Chloé", "Ben")
    await stage.restart()
    await stage.type("Anna", "help")
    both = "\n".join(map(text_of, stage.privates("Anna")[-2:]))
    assert all(shows(both, "duel-told", name=who) for who in ("Ben", "Chloé"))
    await stage.wait(SECONDS + GRACE)
    assert shows(await takes(stage, "Dirk", message, kind="deal"), "daily-late-note")
    assert [each.settings.measure for each in await tables_of(stage, "Dirk")] == [None]
    await plays_on(stage, "Dirk")
    (late,) = await tables_of(stage, "Dirk")
    assert (late.seed, late.settings.day) == (mine.seed, mine.settings.day)
    assert told(stage, "Dirk", own=await points(stage, late.id))
    assert len(stage.messages()) == 1
