"""Presses that no message offers: custom ids and values from outside are believed in nothing."""

import discord
import pytest

from cogs.ui.page import MakeMove
from cogs.ui.routes import End, SetRule, Verb
from engine.tables.model.table import Status
from tests.amounts import one_of
from tests.e2e.positions import set_out, state_of, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id, select_id
from tests.routes import every_route

VERBS = ("hand", "page", "move", "rules", "more", "add", "rule", "end", "share", "yes", "pick", "x")
ARGUMENTS = ("", "0", "-1", "99", "9" * 30, "c8", ":5", "all:9", "why", "=", "a:b", "²", "١", "{")


async def running(stage: Stage) -> int:
    await set_out(stage, "g5 g8 c9 r4", "g2 c3 r9", display="c2 r3 x5")
    return int(stage.table.id)


async def test_an_unknown_table_or_an_absurd_index_or_version_moves_nothing(stage: Stage) -> None:
    table = await running(stage)
    unknown = [f"7s:999:0:{verb}:{argument}" for verb in VERBS for argument in ("", "0")]
    indices = ("-1", "9" * 40, "x", "", "²", "١٢", "0:0", "00")
    for forged in (*unknown, *(f"7s:{table}:0:move:{index}" for index in indices)):
        assert shows(await stage.forge("Anna", forged), "refusal-no-table"), forged
    for stale in (press_id(MakeMove(99), table), press_id(MakeMove(0), table, 7)):
        assert shows(await stage.forge("Anna", stale), "refusal-stale")
    assert version_of_table(stage) == 0


@pytest.mark.parametrize("third", one_of(range(3)))
async def test_no_forged_press_breaks_anything(
    stage: Stage, caplog: pytest.LogCaptureFixture, third: int
) -> None:
    """Whatever is sent, there are words, no incident, and nobody else's move is made."""
    table = await running(stage)
    before = state_of(stage)
    for number, verb in enumerate(VERBS):
        for argument in ARGUMENTS[(third + number) % 3 :: 3]:
            for who in ("Ben", "Chloé"):
                said = await stage.forge(who, f"7s:{table}:0:{verb}:{argument}")
                assert said, (verb, argument)
                assert "Something broke" not in said, (verb, argument)
        assert state_of(stage) == before, verb
        assert stage.table.status is Status.RUNNING, verb
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_values_of_a_select_are_never_trusted(stage: Stage) -> None:
    table = await running(stage)
    for value in ("", "move", "move:", "move:99", "page:x1", "x:y", "hand:", "::"):
        for who in ("Anna", "Ben", "Chloé"):
            said = await stage.forge(who, select_id(None, table), value)
            assert "Something broke" not in said, value
    assert version_of_table(stage) == 0


async def test_forged_house_rules_and_computers_are_refused(stage: Stage) -> None:
    await stage.type("Anna", "table open")
    table = stage.table
    for rule, value in (("target", "8"), ("teams", "perhaps"), ("seed", "1"), ("starter", "0")):
        said = await stage.forge("Anna", select_id(SetRule(rule), table.id), value)
        assert shows(said, "refusal-bad-choice"), rule
    for level in ("admiral", "", "DECKHAND"):
        said = await stage.forge("Anna", f"7s:{table.id}:0:level:{level}")
        assert "Something broke" not in said, level
    assert stage.table == table


async def test_foreign_custom_ids_are_ignored(stage: Stage) -> None:
    """Such a press was never ours; Discord shows the person that it failed."""
    table = await running(stage)
    for custom_id in ("7s", f"7s:{table}", "7s:x:0:hand:", f"7s:{table}:0:HAND:", "other:1"):
        result = await stage.sent(stage.people["Anna"], stage.messages()[-1], custom_id, None)
        assert not result.acknowledged, custom_id


async def test_a_moderator_moderates_only_where_the_table_stands(stage: Stage) -> None:
    """The right to end a table is looked up in the channel of the table, not of the press."""
    await stage.type("Anna", "table open")
    table = stage.table
    guild = stage.env.create_guild("Another Sea")
    elsewhere = guild.create_text_channel("bay")
    role = guild.create_role("watch", permissions=discord.Permissions(manage_messages=True))
    guard = guild.add_member(stage.people["Ben"].user, roles=[role])
    await guard.slash(elsewhere, "table open")
    message = elsewhere.history()[-1]
    for asked in (None, table.status):
        result = await stage.sent(guard, message, press_id(End(asked), table.id), None)
        assert result.acknowledged
    assert stage.table == table


async def test_a_table_that_is_over_is_no_table_in_another_place(stage: Stage) -> None:
    """In another channel no rematch and no new table; in another server nothing of it at all."""
    table = await running(stage)
    await stage.bot.tables.end(table, stage.people["Anna"].id, may_moderate=True)
    await stage.env.settle()
    guild = stage.env.create_guild("Another Sea")
    stranger = guild.add_member(stage.people["Ben"].user)
    bay, elsewhere = (each.create_text_channel("bay") for each in (stage.env.guild, guild))
    for who, where, routes in (
        (stage.people["Anna"], bay, (Verb.REMATCH, Verb.NEW_TABLE)),
        (stranger, elsewhere, every_route()),
    ):
        await who.slash(where, "table open")
        message = where.history()[-1]
        for to in routes:
            result = await stage.sent(who, message, press_id(to, table), None)
            assert shows(stage.answered("Ben", result), "refusal-no-table"), to
    assert len(stage.bot.tables.open_tables()) == 2
