"""Consequences of a change: written once, complete at once, and only for those who decide."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.players.base import Level
from engine.tables.model.position import NEVER, Position
from engine.tables.model.quiet import Quiet
from engine.tables.model.table import (
    ChannelPlace,
    Player,
    StandInVote,
    Status,
    Table,
    TableSettings,
    Timing,
)
from engine.tables.transitions import deadlines, expiry, lobby, seating
from engine.tables.transitions.after import after as consequences
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, user

NOW = 100_000.0
HOUR, DAY = 3600.0, 86_400.0
AWAKE: Mapping[int, Quiet] = {}


def table(*players: Player, clock: int | None = None, **changed: Any) -> Table:
    """A running table of these people, by default of Anna, Ben and Chloé."""
    kept = Table(
        id=1,
        place=ChannelPlace(1, 2),
        host=user(ANNA),
        game="toy",
        options="{}",
        players=players or (ANNA, BEN, CHLOE),
        status=Status.RUNNING,
        opened=NOW - DAY,
        started=NOW - DAY,
        seed=7,
        settings=TableSettings(clock=clock),
    )
    return replace(kept, **changed)


def position(*since: int, version: int = 4) -> Position:
    """A position in which these seats have been to move since these versions."""
    return Position(None, version, b"", since, (), 0, (), ())


def after(*given: Any, **named: Any) -> Table:
    """The table with the consequences of a change, without the news."""
    return consequences(*given, **named)[0]


def away(player: Player) -> Player:
    """Somebody for whom a computer player moves."""
    return replace(player, level=Level.MATE)


def test_a_move_that_nobody_waited_for_begins_a_turn_of_full_length() -> None:
    before = table(clock=60, timing=Timing(deadline=NOW + 5, reminded=True))
    now = after(before, before, position(NEVER, 4, NEVER), NOW, AWAKE.get, mover=0)
    assert now.timing == Timing(deadline=NOW + 60)


def test_a_player_still_to_move_keeps_the_deadline_for_all() -> None:
    before = table(clock=60, timing=Timing(deadline=NOW + 5, reminded=True))
    assert after(before, before, position(NEVER, 2, 4), NOW, AWAKE.get, mover=0) is before


def test_a_change_that_is_no_move_keeps_the_deadline_unless_nobody_is_waited_for() -> None:
    before = table(clock=60, timing=Timing(deadline=NOW + 5))
    other_host = seating.handed_over(before, user(ANNA), 1)
    assert after(before, other_host, position(4, NEVER, NEVER), NOW, AWAKE.get) == other_host
    where = position(4, NEVER, NEVER)
    gone = after(before, seating.left(before, user(ANNA)), where, NOW, AWAKE.get)
    assert gone.timing == Timing()
    back = after(gone, seating.taken_back(gone, user(ANNA)), where, NOW, AWAKE.get)
    assert back.timing.deadline == NOW + 60


def test_a_closed_table_has_its_end_once() -> None:
    before = table(clock=60, timing=Timing(deadline=NOW + 5))
    over = after(before, lobby.closed(before), None, NOW, AWAKE.get)
    assert (over.status, over.ended, over.timing) == (Status.CLOSED, NOW, Timing())
    assert after(over, over, None, NOW + HOUR, AWAKE.get) is over


def test_every_action_in_a_lobby_renews_its_time() -> None:
    waits = table(
        status=Status.LOBBY, started=None, timing=Timing(expires=NOW + 1, forewarned=True)
    )
    full = Timing(expires=NOW + expiry.LASTS)
    seen = seating.with_last_seen(waits, 0, NOW)
    for changed in (seen, lobby.with_rating(waits, user(ANNA), rated=False)):
        assert after(waits, changed, None, NOW, AWAKE.get).timing == full
    suspended = after(waits, deadlines.suspended(waits), None, NOW, AWAKE.get)
    assert suspended.timing == Timing(suspended=True)
    assert after(suspended, deadlines.resumed(suspended), None, NOW, AWAKE.get).timing == full


def test_changes_by_time_alone_do_not_renew_an_idle_table() -> None:
    vote = StandInVote(1, NOW, (0,))
    idle = table(away(ANNA), away(BEN), votes=(vote,), timing=Timing(expires=NOW + 5))
    lapsed = after(idle, idle, None, NOW, AWAKE.get)
    assert (lapsed.votes, lapsed.timing.expires) == ((), NOW + 5)
    warned = expiry.forewarned(lapsed, NOW)
    assert after(lapsed, warned, None, NOW, AWAKE.get) is warned
