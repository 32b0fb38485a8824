"""The people who want to be called when a table opens, in order."""

from data.events import CallStore
from data.store import SqlStore


async def test_the_person_called_longest_ago_comes_first(store: SqlStore) -> None:
    calls = CallStore(store)
    for since, user in enumerate((7, 5, 6), start=1):
        await calls.want(1, user, ["seven"], float(since))
    await calls.want(1, 5, ["seven", "seven-seas"], 9.0)  # has its place already
    await calls.want(2, 4, ["seven"], 0.0)
    assert tuple(await calls.waiting(1, "seven")) == (7, 5, 6)
    assert await calls.wanted(1, 5) == ("seven", "seven-seas")
    await calls.called(1, "seven", [7, 5], 10.0)
    assert tuple(await calls.waiting(1, "seven")) == (6, 5, 7)
    await calls.drop(1, [5])
    await calls.want(1, 6, [], 12.0)
    assert tuple(await calls.waiting(1, "seven")) == (7,)
    assert await calls.wanted(1, 5) == await calls.wanted(1, 6) == ()
    assert tuple(await calls.waiting(2, "seven")) == (4,)


async def test_a_call_counts_for_every_game_but_not_for_the_morning_post(store: SqlStore) -> None:
    calls = CallStore(store)
    await calls.want(1, 5, ["seven", "seven-seas", "daily"], 1.0)
    await calls.called(1, "seven", [5], 2.0)
    await calls.called(1, "daily", [5], 3.0)
    found = [await calls.waiting(1, game) for game in ("seven", "seven-seas", "daily")]
    assert found == [{5: 2.0}, {5: 2.0}, {5: 3.0}]
