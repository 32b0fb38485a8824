"""The gate before the first deal: seats, house rules, and the people who may set them."""

import pytest

from engine import codec
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Player, Status
from engine.tables.transitions import lobby, seating
from engine.tables.transitions.lobby import no_start, read_options, write_options
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    DAN,
    HERE,
    THERE,
    Ticks,
    ToyTables,
    refusal,
    user,
)
from tests.engine.toy_game import TOYS

SALTY = Player("Salty", None, Level.MATE)
NIPPER = Player("Nipper", None, Level.DECKHAND)


async def test_the_computer_player_seated_last_is_removed_first(tables: ToyTables) -> None:
    table = await tables.lobby_of()
    for player in (SALTY, NIPPER):
        await tables.seat_computer(table.id, user(ANNA), player)
    await tables.join(table.id, CHLOE)
    table = await tables.change(table.id, lobby.without_computer, user(ANNA))
    assert table.players == (ANNA, BEN, SALTY, CHLOE)
    await tables.change(table.id, lobby.without_computer, user(ANNA))
    none_left = tables.change(table.id, lobby.without_computer, user(ANNA))
    assert await refusal(none_left) is Refusal.NO_COMPUTER


async def test_only_the_host_seats_chooses_and_starts(tables: ToyTables) -> None:
    table = (await tables.lobby_of()).id
    asked = (
        tables.seat_computer(table, user(BEN), SALTY),
        tables.change(table, lobby.without_computer, user(BEN)),
        tables.choose(table, user(BEN), target=21),
        tables.start(table, user(BEN)),
        tables.end(table, user(BEN), may_moderate=False),
    )
    assert [await refusal(request) for request in asked] == [Refusal.NOT_HOST] * 5


@pytest.mark.parametrize("choices", [{"target": 8}, {"wind": "north"}])
async def test_a_bad_choice_is_refused_with_the_games_message(
    tables: ToyTables, choices: dict[str, object]
) -> None:
    table = await tables.lobby_of()
    for asked in (
        tables.choose(table.id, user(ANNA), **choices),
        tables.open(THERE, ANNA, "toy", choices),
    ):
        with pytest.raises(Refused, match=next(iter(choices))) as refused:
            await asked
        assert refused.value.refusal is Refusal.BAD_CHOICE
    assert tables.table(table.id) == table
    assert tables.at(THERE) is None
    assert await refusal(tables.open(THERE, ANNA, "chess", {})) is Refusal.BAD_CHOICE


async def test_too_few_or_a_wrong_number_cannot_start(tables: ToyTables) -> None:
    table = await tables.lobby_of(people=1, pairs=True)
    assert await refusal(tables.start(table.id, user(ANNA))) is Refusal.TOO_FEW
    await tables.join(table.id, BEN)
    await tables.join(table.id, CHLOE)
    assert await refusal(tables.start(table.id, user(ANNA))) is Refusal.WRONG_NUMBER
    await tables.join(table.id, DAN)
    assert (await tables.start(table.id, user(ANNA))).status is Status.RUNNING


async def test_unknown_and_closed_tables_say_so_to_every_request(tables: ToyTables) -> None:
    table = (await tables.lobby_of()).id
    await tables.end(table, user(ANNA), may_moderate=True)
    for which, expected in ((99, Refusal.NO_TABLE), (table, Refusal.TABLE_OVER)):
        asked = (
            tables.join(which, CHLOE),
            tables.change(which, seating.left, user(ANNA)),
            tables.change(which, seating.taken_back, user(ANNA)),
            tables.change(which, seating.kicked, user(ANNA), 0, may_moderate=True),
            tables.change(which, seating.seated, user(ANNA), 0, CHLOE),
            tables.change(which, seating.handed_over, user(ANNA), 0),
            tables.change(which, lobby.with_clock, user(ANNA), 60),
            tables.choose(which, user(ANNA), target=21),
            tables.start(which, user(ANNA)),
            tables.end(which, user(ANNA), may_moderate=True),
            tables.play(which, user(ANNA), 0, index=0),
        )
        assert [await refusal(request) for request in asked] == [expected] * 11
    assert await refusal(tables.view(99, None)) is Refusal.NO_TABLE


async def test_drawn_seeds_fit_the_store_and_differ() -> None:
    tables = ToyTables(StoreInMemory(), Ticks(), TOYS)
    for channel in range(20):
        await tables.running(place=ChannelPlace(1, channel))
    seeds = {table.seed for table in tables.open_tables()}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**63 for seed in seeds)


@pytest.mark.parametrize("key", list(GAMES))
def test_every_game_takes_its_own_options_back_as_choices(key: str) -> None:
    """House rules are changed one at a time: the others are read from the options and kept."""
    game = GAMES[key]
    options = game.options()
    kept = {name: getattr(options, name) for name in codec.written_fields(options)}
    assert game.options(**kept) == options
    assert read_options(game, write_options(game, kept)) == options
    for rule in game.house_rules:
        for value in rule.values:
            text = write_options(game, {**kept, rule.name: value})
            assert codec.write(read_options(game, text)) == text


async def test_the_host_alone_chooses_the_rating_and_only_before_the_deal(
    tables: ToyTables,
) -> None:
    """A table that becomes rated gets a clock, and its computers go."""
    table = (await tables.open(HERE, ANNA, "toy", {})).id
    await tables.seat_computer(table, user(ANNA), SALTY)
    rated = await tables.change(table, lobby.with_rating, user(ANNA), rated=True)
    assert rated.players == (ANNA,)
    assert (rated.settings.rated, rated.settings.clock) == (True, lobby.RATED_CLOCK)
    again = await tables.change(table, lobby.with_rating, user(ANNA), rated=False)
    assert not again.settings.rated
    dealt = await tables.running(place=THERE)
    for which, who, why in ((table, BEN, Refusal.NOT_HOST), (dealt, ANNA, Refusal.NOT_IN_LOBBY)):
        asked = tables.change(which, lobby.with_rating, user(who), rated=True)
        assert await refusal(asked) is why


async def test_a_rated_game_needs_a_clock_and_two_people_and_has_no_computers(
    tables: ToyTables,
) -> None:
    new = await tables.open(HERE, ANNA, "toy", {}, rated=True)
    assert new.settings.clock == lobby.RATED_CLOCK
    assert no_start(new, TOYS["toy"]) is Refusal.RATED_START
    for asked, why in (
        (tables.seat_computer(new.id, user(ANNA), SALTY), Refusal.RATED_COMPUTER),
        (tables.change(new.id, lobby.with_clock, user(ANNA), None), Refusal.RATED_CLOCK),
        (tables.start(new.id, user(ANNA)), Refusal.RATED_START),
    ):
        assert await refusal(asked) is why
    assert no_start(await tables.join(new.id, BEN), TOYS["toy"]) is None
    assert (await tables.start(new.id, user(ANNA))).status is Status.RUNNING
