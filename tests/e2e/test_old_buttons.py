"""Old buttons, of finished and closed tables too, always answer with words."""

import logging
from random import Random

import pytest

from cogs.ui.routes import Challenge, OpenThread, Verb
from engine.games import GAMES
from tests.amounts import amount
from tests.e2e.playing import open_table, play_on
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id
from tests.routes import every_route


async def gone_tables(stage: Stage, game: str) -> list[int]:
    """Tables that are no more: closed in the lobby, closed in the game, played, never there."""
    tables = []
    for way in ("lobby", "closed", "played"):
        if way == "lobby":
            await stage.type("Anna", "table open", game=game)
        else:
            await open_table(stage, game, ["Anna", "Ben", "Chloé"])
        tables.append(stage.table.id)
        if way == "played" and game == "seven-seas":  # one that is soon over
            await play_on(stage, Random(6))
        else:
            await stage.closes("Anna")
    return [*tables, 999_999]


OPENS = (Verb.NEW_TABLE, Verb.REMATCH, OpenThread, Challenge)


@pytest.mark.slow
@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("game", [*GAMES][: amount(2, len(GAMES))])
async def test_every_button_of_a_table_that_is_over_answers(
    stage: Stage, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """For anybody who presses it, even next to a newer table; the newer one is not affected."""
    tables = await gone_tables(stage, game)
    await open_table(stage, "seven-seas", ["Chloé", "Dirk"])
    standing = stage.table
    pressed = [to for to in every_route() if to not in OPENS and type(to) not in OPENS]
    with caplog.at_level(logging.ERROR):
        for table in tables:
            for number, to in enumerate(pressed):
                for shift in range(amount(1, 3)):
                    who = ("Anna", "Dirk")[(number + table + shift) % 2]
                    said = await stage.forge(who, press_id(to, table, shift))
                    assert said.strip(), to
                    assert "Something broke" not in said, to
    assert "incident" not in caplog.text
    assert stage.table == standing


@pytest.mark.slow
async def test_the_old_ways_on_answer_too(stage: Stage) -> None:
    """Rematch and New table of games that are long over, of which only the store knows."""
    tables = await gone_tables(stage, "letter-of-marque")
    await stage.restart()
    await stage.type("Dirk", "table open")
    for table in tables[:3]:
        said = await stage.forge("Anna", press_id(Verb.NEW_TABLE, table))
        assert shows(said, "open-taken")
        assert await stage.forge("Anna", press_id(Verb.REMATCH, table))
    assert shows(await stage.forge("Anna", press_id(Verb.REMATCH, 999999)), "refusal-no-table")
    assert shows(await stage.forge("Anna", press_id(Verb.NEW_TABLE, 999999)), "refusal-no-table")
    lobby_closed = await stage.forge("Anna", press_id(Verb.REMATCH, tables[0]))
    assert shows(lobby_closed, "refusal-no-rematch")
