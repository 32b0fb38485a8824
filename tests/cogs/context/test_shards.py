"""Which process serves a place: the one that hears of its server, or any."""

from cogs.context.shards import places_of
from engine.tables.model.table import ChannelPlace, OwnPlace


def test_a_channel_is_served_by_the_process_that_has_the_shard_of_its_server() -> None:
    even, odd = places_of({0}, 2), places_of({1}, 2)
    for number in range(4):
        place = ChannelPlace(number << 22, 5)
        assert even(place) is (number % 2 == 0)
        assert odd(place) is (number % 2 == 1)


def test_an_own_place_is_served_by_every_process() -> None:
    for shards in ({0}, {1}, {0, 1}, set[int]()):
        assert places_of(shards, 2)(OwnPlace(5 << 22))
