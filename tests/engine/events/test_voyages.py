"""Voyages: their seas, what a match changes, and that everybody meets the same cards in a week."""

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from itertools import cycle

import pytest

from data.events import DayStore
from engine.events import crew, voyages
from engine.events.daily import Among
from engine.games import FIRST_GAME, GAMES
from engine.players import rivals
from engine.players.base import Level
from engine.tables.model.kind import VOYAGE, kind_of
from engine.tables.model.result import begins, counts_until, measured, points_of, week_of
from engine.tables.model.table import Player, Status
from engine.tables.model.voyage import MASTS, PRACTICE, SEAS, AtSea, landed, sea_of
from engine.tables.view import TableView
from tests.data.sqlite import results_at
from tests.engine.events.mornings import ANNA, BEN, Morning
from tests.engine.tables.at_the_gate import FaultyStore, NoDisk


async def sail(morning: Morning, who: Player = ANNA, *, afresh: bool = False) -> TableView:
    return await voyages.sail(morning.deals, who, 1, afresh=afresh)


def at_sea(seen: TableView) -> AtSea:
    at = seen.table.settings.voyage
    assert at is not None
    return at


def test_each_week_has_its_seven_seas_and_rivals_grow_stronger() -> None:
    orders = set()
    for week in range(1, 120):
        seas = [sea_of(AtSea(week, crossed)) for crossed in range(SEAS)]
        others = [sea_of(AtSea(week + PRACTICE, crossed)) for crossed in range(SEAS)]
        games = Counter(sea.game for sea in seas)
        assert games[FIRST_GAME] >= 2
        assert games.keys() == GAMES.keys()
        for sea in (*seas, *others):
            game, options = GAMES[sea.game], GAMES[sea.game].options(**sea.choices)
            assert 1 + len(sea.rivals) in game.seats_for(options)
            assert options != game.options(), "a wind changes how it is played"
            assert {*rivals(sea.game)} >= {name for _, name in sea.rivals}
            assert Level.CAPTAIN not in dict(sea.rivals)
        strength = [sum(1 + 2 * [*Level].index(level) for level, _ in sea.rivals) for sea in seas]
        assert strength[1] < strength[-2] < strength[-1]
        assert strength[1:] == sorted(strength[1:])
        found = [n for n, sea in enumerate((*seas, *others)) if sea.wind == "escort"]
        assert found == [0, SEAS + 1], "practice begins with another sea"
        orders.add(tuple(sea.wind for sea in seas))
    assert len(orders) > 60


def test_a_newcomer_has_the_partner_and_the_rivals_against_whom_a_beginner_mostly_wins() -> None:
    first, third = ({sea_of(AtSea(n, sea)).rivals for n in range(9)} for sea in (0, 2))
    assert first == {((Level.DECKHAND, "Bram"), (Level.MATE, "Juno"), (Level.DECKHAND, "Silas"))}
    assert third == {((Level.MATE, "Juno"),)}


@pytest.mark.parametrize(
    ("sea", "points", "gained", "margin"),
    [
        (6, (9, 4, 7, 0), 1, 2),
        (6, (7, 4, 7, 0), 1, 0),  # a shared first place is enough
        (6, (-3, -1, -9, -9), 0, -2),
        (6, (99, 0, 0, 0), 1, 40),
        (0, (4, 1, 9, 1), 1, 3),  # a partner is no rival
        (0, (0, 99, 0, 0), 0, -40),
    ],
)
def test_a_first_place_crosses_and_any_other_breaks_a_mast(
    sea: int, points: tuple[int, ...], gained: int, margin: int
) -> None:
    """The last mast ends the voyage, and the seventh sea. Seas count before masts and margins."""
    at, found = AtSea(3, sea), [measured(each, ()) for each in points]
    after = landed(at, found)
    assert after == AtSea(3, sea + gained, MASTS - 1 + gained, margin, failed=1 - gained)
    assert at.seed(1) != after.seed(1), "the same sea is tried with other cards"
    assert points_of(after.measure) == after.crossed
    assert AtSea(3, sea + 2, 1, -40).measure > after.measure
    last = landed(replace(at, masts=1), found)
    assert last.is_over is (not gained or last.crossed == SEAS)


async def test_the_week_has_the_same_cards_for_everybody() -> None:
    """A match that is over leads on, and one that is not goes on; two presses deal one match."""
    morning, played = Morning(), []
    for who in (BEN, ANNA):
        seen, other = await asyncio.gather(sail(morning, who), sail(morning, who))
        assert other.table.id == seen.table.id
        over = (await morning.finish(seen)).table
        assert (kind_of(over), over.settings.day) == (VOYAGE, -1)
        assert await results_at(morning.store, over.id) == (), "it changes no statistics"
        played.append([(row.seat, row.move) for row in await morning.store.moves(over.id)])
    assert played[0] == played[1]
    comparison = await morning.deals.comparison(-1, 101, 1)
    assert comparison is not None
    assert comparison.everywhere == comparison.here == Among(others=1, below=0, level=1)
    score = await morning.score(-1)
    ahead, other = await asyncio.gather(sail(morning), sail(morning))
    assert other.table.id == ahead.table.id
    assert (score.points, score.measure) == (at_sea(ahead).crossed, at_sea(ahead).measure)
    assert [over.seed, ahead.table.seed] == [AtSea(1).seed(7), at_sea(ahead).seed(7)]
    assert (await sail(Morning(seed=8))).table.seed != over.seed
    assert await morning.days.days_of(101) == set(), "a week is no day of a streak"
    first, *others = [crew.sailed(1, 7, member) for member in (0, 0, 1, 2)]
    assert first == others[0]
    assert len({*others}) > 1


@pytest.mark.parametrize("fault", ["before", "after"])
async def test_killed_at_every_second_write_a_voyage_is_where_it_was(fault: str) -> None:
    whole, store = Morning(), FaultyStore()
    over = await whole.finish(await sail(whole))
    store.plan = cycle(("", fault))
    while (found := await DayStore(store).try_of(-1, 101)) is None or found.measure is None:
        with suppress(NoDisk):
            morning = Morning(store=store)
            await morning.finish(await sail(morning))
    assert found.measure == at_sea(over).measure
    assert len(store.tables) == 1


async def test_a_second_voyage_of_a_week_is_practice_with_cards_of_its_own() -> None:
    """Deleted data leaves no voyage, and no second try."""
    morning = Morning()
    seen = await sail(morning)
    while not at_sea(seen).is_over:
        seen = await morning.finish(await sail(morning))
    practice = await sail(morning)
    assert (at_sea(practice), practice.table.settings.day) == (AtSea(1 + PRACTICE), None)
    practice = await morning.finish(practice)
    await morning.finish(await morning.open())
    best = await morning.days.best_voyage(101)
    assert best == at_sea(seen).crossed, "neither practice nor a day is one"
    again = await sail(morning, afresh=True)
    assert at_sea(again) == at_sea(practice), "an old press begins no other voyage"
    others = replace(await voyages.ahead(morning.deals, 101), at=AtSea(1 + PRACTICE, SEAS))
    assert others.start == AtSea(1 + 2 * PRACTICE), "each has other seas"
    await morning.tables.forget(101)
    assert await morning.days.feats_of(101) == ()
    assert await morning.days.best_voyage(101) is None
    assert (await sail(morning)).table.settings.day is None
    morning.clock.time = counts_until(-1)
    assert at_sea(await sail(morning)) == AtSea(1 + PRACTICE), "a new week leaves it"


async def test_a_voyage_counts_until_monday_noon_and_the_next_begins_when_asked_for() -> None:
    assert [week_of(begins(day)) for day in (1, 7, 8, 14, 15)] == [1, 1, 2, 2, 3]
    morning, noon = Morning(day=7), counts_until(-1)
    assert begins(8) + 12 * 3600 == noon
    await morning.finish(await sail(morning))
    seen = await sail(morning)
    morning.clock.time = noon - 1
    over = await morning.finish(seen)
    score = await morning.score(-1)
    assert score.measure == at_sea(over).measure
    seen = await sail(morning)
    morning.clock.time = noon
    assert at_sea(await morning.finish(seen)) != at_sea(over)
    assert await morning.score(-1) == score
    left = await sail(morning)
    await morning.practise(4)
    assert (await morning.tables.found(left.table.id)).is_open, "it makes no room"
    new = await sail(morning, afresh=True)
    assert (at_sea(new), new.table.settings.day) == (AtSea(2), -2)
    assert (await morning.tables.found(left.table.id)).status is Status.CLOSED
    assert (await sail(morning)).table.id == new.table.id
