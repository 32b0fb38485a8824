"""Evenings in a store of either kind: the games of a place, and what closes an evening."""

from dataclasses import replace
from itertools import islice

from data.events import EveningStore, OutboxStore
from data.store import SqlStore
from engine.events.evening import NIGHT, Span
from engine.tables.model.table import ChatPlace, Status
from engine.tables.ports import Post
from tests.data.rated import played
from tests.data.test_store import table_at

HOUR = 3600.0


async def test_a_place_has_its_own_games_in_order_and_the_words_that_closed_evenings(
    store: SqlStore,
) -> None:
    """Closed tables are none, nor are games elsewhere or later."""
    records, outbox = EveningStore(store), OutboxStore(store)
    ids = [await played(store, 1, 2, ended=hour * HOUR, channel=7) for hour in (3, 1, 2, 9)]
    await played(store, 1, 2, ended=HOUR, channel=8)
    await store.add_table(replace(table_at(7), status=Status.CLOSED, started=1.0, ended=HOUR))
    chat = replace(table_at(), place=ChatPlace(7), status=Status.FINISHED, started=1.0, ended=HOUR)
    await store.add_table(chat)
    assert await outbox.claim(Post(NIGHT, str(ids[1]), 1, 7))
    for wrong in (Post(NIGHT, str(ids[2]), 2, 7), Post("other", str(ids[2]), 1, 7)):
        await outbox.claim(wrong)
    spans = [
        Span(ids[n], 7, hour * HOUR - 600, hour * HOUR, closed=hour == 1)
        for hour, n in ((1, 1), (2, 2), (3, 0))
    ]
    for count in (1, 2, 3, 20):
        found = await records.ended_at(1, 7, (3 * HOUR, ids[0]), count)
        assert [*found] == spans[-count:]
    assert await records.ended_at(2, 7, (9 * HOUR, 99), 9) == ()
    assert len(await records.ended_at(None, 7, (9 * HOUR, 99), 9)) == 1
    games = await records.played([span.table for span in islice(reversed(spans), 2)])
    assert {(g.table.id, g.closed, *(r.user for r in g.results)) for g in games} == {
        (ids[2], False, 1, 2),
        (ids[0], False, 1, 2),
    }
    (first,) = await records.played([ids[1]])
    assert first.closed
