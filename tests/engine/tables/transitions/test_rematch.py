"""The same people once more: their seats, the starter, and the settings that are kept."""

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from engine.core import AnyGame, choices_by_default
from engine.games import GAMES
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import ChannelPlace, Player, Table
from engine.tables.transitions import lobby, seating
from engine.tables.transitions.lobby import opened, read_options
from engine.tables.transitions.rematch import starter_of
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    DAN,
    EVE,
    HERE,
    SALTY,
    choose,
    join,
    refusal,
    user,
)
from tests.engine.tables.sim_time import Hall
from tests.engine.toy_game import TOY


async def over(hall: Hall, people: int = 3, **choices: Any) -> int:
    """A table of people that was closed after its deal."""
    table = await hall.running(people, clock=300, **choices)
    await hall.tables.end(table, user(ANNA), may_moderate=True)
    return table


def names(table: Table) -> list[str]:
    return [player.name for player in table.players]


def begins(table: Table) -> str:
    """The player who would begin if the cards were dealt now."""
    return table.players[starter_of(TOY, table)].name


@pytest.mark.parametrize("order", list(permutations((ANNA, BEN, CHLOE))))
async def test_all_sit_as_before_and_the_next_begins_whoever_presses_first(
    hall: Hall, order: tuple[Player, ...]
) -> None:
    former = await over(hall, starter=1)
    for player in order:
        table = await hall.tables.rematch(former, player)
    assert names(table) == ["Anna", "Ben", "Chloé"]
    assert begins(table) == "Chloé"


@pytest.mark.parametrize(
    ("starter", "returning", "beginner"),
    [
        (0, (ANNA, BEN, CHLOE, DAN), "Ben"),
        (3, (ANNA, BEN, CHLOE, DAN), "Anna"),
        (0, (CHLOE, ANNA), "Chloé"),
        (1, (BEN, ANNA), "Anna"),
        (2, (CHLOE, BEN), "Ben"),
        (2, (DAN, CHLOE), "Dan"),
    ],
)
async def test_the_next_of_those_who_return_begins(
    hall: Hall, starter: int, returning: tuple[Player, ...], beginner: str
) -> None:
    former = await over(hall, people=4, starter=starter)
    for player in returning:
        table = await hall.tables.rematch(former, player)
    assert begins(table) == beginner


async def test_the_starter_is_chosen_again_when_people_come_or_go(hall: Hall) -> None:
    former = await over(hall, people=3, starter=0)
    table = await hall.tables.rematch(former, ANNA)
    await join(hall.tables, table.id, EVE)
    table = await hall.tables.rematch(former, CHLOE)
    assert names(table) == ["Anna", "Chloé", "Eve"], "newcomers sit behind"
    assert begins(table) == "Chloé"
    table = await hall.does(table.id, seating.left, CHLOE)
    assert begins(table) == "Anna", "the newcomer is not one of the former round"
    table = await hall.tables.rematch(former, BEN)
    assert (names(table), begins(table)) == (["Anna", "Ben", "Eve"], "Ben")
    table = await choose(hall.tables, table.id, user(ANNA), target=21)
    assert begins(table) == "Ben"
    table = await hall.does(table.id, seating.left, ANNA)
    table = await hall.does(table.id, seating.left, BEN)
    assert names(table) == ["Eve"]
    assert begins(table) == "Eve"


async def test_a_rematch_of_a_rematch_moves_on_once_more(hall: Hall) -> None:
    table_id = await over(hall, people=3, starter=0)
    for beginner in ("Ben", "Chloé", "Anna", "Ben"):
        for player in (CHLOE, ANNA, BEN):
            table = await hall.tables.rematch(table_id, player)
        assert begins(table) == beginner
        await hall.tables.start(table.id, user(CHLOE))
        table_id = (await hall.tables.end(table.id, user(CHLOE), may_moderate=True)).id


async def test_computer_players_return_but_stand_ins_do_not(hall: Hall) -> None:
    table = await hall.running(people=3, computers=1)
    await hall.does(table, seating.kicked, ANNA, 1, may_moderate=False)
    await hall.does(table, seating.left, CHLOE)
    await hall.tables.end(table, user(ANNA), may_moderate=True)
    again = await hall.tables.rematch(table, ANNA)
    assert again.players == (ANNA, SALTY)
    assert await refusal(hall.tables.rematch(table, BEN)) is Refusal.NOT_SEATED
    back = await hall.tables.rematch(table, CHLOE)
    assert back.players == (ANNA, CHLOE, SALTY), "who left plays as a person again"


async def test_a_rematch_needs_a_table_that_was_dealt_and_is_over(hall: Hall) -> None:
    assert await refusal(hall.tables.rematch(99, ANNA)) is Refusal.NO_TABLE
    before_start = (await hall.tables.open(HERE, ANNA, "toy", {})).id
    assert await refusal(hall.tables.rematch(before_start, ANNA)) is Refusal.NO_REMATCH
    await hall.tables.change(before_start, lobby.closed)
    assert await refusal(hall.tables.rematch(before_start, ANNA)) is Refusal.NO_REMATCH
    table = await hall.running()
    assert await refusal(hall.tables.rematch(table, ANNA)) is Refusal.NO_REMATCH


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(5))
def test_the_starter_is_known_for_every_game(game: AnyGame, seed: int) -> None:
    """Drawn from the seed or chosen: the deal shows it."""
    numbers = game.seats_for(game.options(**choices_by_default(game)))
    for seats in numbers:
        drawn = starter_of(game, _table(game, seats, seed))
        chosen = _table(game, seats, seed, starter=drawn)
        assert starter_of(game, chosen) == drawn
        others = [_table(game, seats, seed, starter=s) for s in range(seats) if s != drawn]
        deals = [_dealt(game, table) for table in (_table(game, seats, seed), chosen, *others)]
        assert deals[0] == deals[1]
        assert deals[0] not in deals[2:]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_the_starter_is_drawn_from_the_seed_in_every_game(game: AnyGame) -> None:
    drawn = {starter_of(game, _table(game, max(game.seats), seed)) for seed in range(90)}
    assert drawn == {*range(max(game.seats))}


def _table(game: AnyGame, seats: int, seed: int, **choices: object) -> Table:
    given = {**choices_by_default(game), **choices}
    table = replace(opened(game, ChannelPlace(1, 2), ANNA, given, 0.0), seed=seed)
    people = tuple(Player(f"Player {seat}", 100 + seat) for seat in range(seats))
    return replace(table, players=people)


def _dealt(game: AnyGame, table: Table) -> object:
    options = read_options(game, table.options)
    return game.deal(options, len(table.players), table.seed).events
