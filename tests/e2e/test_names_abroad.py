"""A name that somebody has in one server is read in that server alone."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.features.daily.morning import HOUR
from cogs.ui.routes import ReplayOf
from engine.tables.model.table import Table
from engine.tables.record import read_record
from tests.e2e.comings import Scene
from tests.e2e.finished_games import finished
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id, text_of
from tests.e2e.test_daily import finish, table_of
from tests.e2e.test_mornings import posts, to_morning, wanted

NICK = "Annabel Lee (Sales)"


@pytest.fixture(autouse=True)
def named_twice(stage: Scene) -> None:
    """Anna has another name in this server, as at a company."""
    anna = stage.people["Anna"].id
    stage.env.backend.edit_member(stage.env.guild.id, anna, {"nick": NICK})


def elsewhere(stage: Scene, who: str) -> None:
    """From now on this person is in another server."""
    guild = stage.env.create_guild("Elsewhere")
    stage.people[who] = guild.add_member(stage.people[who].user)
    stage.channel = guild.create_text_channel("quay")


def all_words(stage: Scene, who: str) -> str:
    """Everything in somebody's newest private message, labels too."""
    message = stage.privates(who)[-1]
    return "\n".join((text_of(message), *button_labels(message)))


async def over(stage: Scene) -> Table:
    """A finished game of Anna and Ben, who sat down by pressing."""
    await stage.open_table("seven", ["Anna", "Ben"])
    sat = stage.table.players
    await stage.closes("Anna")
    table = await stage.bot.tables.found(await finished(stage, "seven", "Anna", "Ben"))
    named = tuple(
        replace(each, name=by.name, abroad=by.abroad)
        for each, by in zip(table.players, sat, strict=True)
    )
    table = replace(table, players=named)
    await stage.bot.store.save_table(table)
    return table


async def test_a_name_that_changes_in_a_game_is_shown_after_a_press(stage: Scene) -> None:
    """On the board, in the hands of others, and in the lobby before."""
    backend, guild, anna = stage.env.backend, stage.env.guild.id, stage.people["Anna"].id
    await stage.open("Anna", game="seven")
    await stage.press("Ben", "Join")
    for nick, deal in (("Lady", True), ("Annie", False), (None, False)):
        backend.edit_member(guild, anna, {"nick": nick})
        await stage.press("Anna", "Start" if deal else "My hand")
        await stage.settled()
        assert (nick or "Anna") in stage.board()
        assert (nick or "Anna") in await stage.press("Ben", "My hand")
        assert stage.table.players[0].abroad == ("Anna" if nick else "")
        assert NICK[:6] not in stage.board()


@pytest.mark.slow
async def test_strangers_read_the_name_that_a_person_has_everywhere(stage: Scene) -> None:
    """In the list of the best, on its buttons, and in the replay that they lead to."""
    await finish(stage, "Anna")
    table, dirk = await table_of(stage, "Anna"), stage.people["Dirk"].id
    assert [each.name for each in table.players][:1] == ["Anna"]
    elsewhere(stage, "Dirk")
    await finish(stage, "Dirk", 7)
    await stage.bot.store.write(
        ("UPDATE tries SET measure = -9999000000000 WHERE user = ?", (dirk,))
    )
    await stage.press_hand("Dirk", "How others did")
    assert shows(all_words(stage, "Dirk"), "daily-best", name="Anna")
    assert "Annabel" not in all_words(stage, "Dirk")
    await stage.forge("Dirk", press_id(ReplayOf(table.id)), on=stage.hands["Dirk"])
    assert shows(all_words(stage, "Dirk"), "replay-eyes-of", name="Anna")


@pytest.mark.slow
async def test_in_its_server_everything_has_the_name_of_the_server(stage: Scene) -> None:
    await over(stage)
    await finish(stage, "Anna")
    await finish(stage, "Ben", 2)
    await stage.press_hand("Ben", "How others did")
    assert NICK in all_words(stage, "Ben")
    assert NICK in await stage.type("Ben", "history")
    await to_morning(stage, hour=HOUR - 60)
    await wanted(stage)
    await to_morning(stage, days=0)
    assert NICK in text_of(posts(stage)[-1])


async def test_a_file_that_leaves_the_server_has_no_name_of_it(stage: Scene) -> None:
    table = await over(stage)
    await stage.goes("Ben", "/history", f"Table {table.id} ")
    assert shows(all_words(stage, "Ben"), "replay-eyes-of", name=NICK)
    await stage.press_hand("Ben", "More")
    await stage.press_hand("Ben", "Save as text")
    record = read_record(await stage.file("Ben"))
    assert [each.name for each in record.table.players] == ["Anna", "Ben"]


async def test_the_list_of_ones_tables_outside_of_servers_has_no_name_of_one(stage: Scene) -> None:
    """Of a lobby and of a game."""
    await stage.open("Anna", game="seven")
    await stage.press("Ben", "Join")
    ben: Any = stage.people["Ben"].user
    for runs in (False, True):
        if runs:
            await stage.press("Anna", "Start")
            await stage.does("Ben", "leave")
            await stage.does("Ben", "join")
        result = await ben.slash("mytables")
        said = text_of(result.followups[-1] if result.followups else result.response)
        assert "Annabel" not in said
        assert shows(said, "tables-where", game=7)  # the server's name
        assert stage.player("Anna").name == NICK
    await stage.closes("Anna")
    await stage.open_table("seven", ["Ben", "Chloé", "Dirk"])
    await stage.kicks("Ben", "Dirk")
    await stage.seats("Ben", "Anna")
    assert (stage.player("Anna").name, stage.player("Anna").abroad) == (NICK, "Anna")
