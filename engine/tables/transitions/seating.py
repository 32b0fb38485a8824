"""Changes of a table when people leave a running game, come back, are replaced or are late.

Pure functions: each returns the changed table, or raises Refused. A person who is away still owns
the seat; a computer player, the substitute, moves for them.
"""

from dataclasses import replace
from typing import Any, Final

from engine.core import Seat, put
from engine.players.base import Level
from engine.tables.model import news
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused, refuse
from engine.tables.model.table import FORMER, Person, Player, Status, Table
from engine.tables.transitions import invitations, lobby
from engine.tables.transitions.shuffle import NO_CUT

SUBSTITUTE: Final = Level.MATE
"""The level of the computer player that moves for people who are away or late."""
MISSES: Final = 3
"""Missed turns in a row after which the substitute stays until the owner is back."""
NOTED: Final = 300.0
"""Seconds after which `last_seen` of an active person is renewed, to limit writes."""
SILENCE: Final = 86_400.0
"""Seconds since the host was last seen after which another person may become host."""


def left(table: Table, user: int) -> Table:
    """The table without this person: in a running game a substitute holds the seat."""
    if table.status is not Status.RUNNING:
        return lobby.left(table, user)
    seat = playing_seat(table, user)
    gone = with_player(table, seat, level=SUBSTITUTE, left=True, missed=0)
    return _hosted(gone, seat) if table.host == user else gone


def all_away(table: Table) -> Table:
    """The table in overtime: substitutes hold the seats of all people."""
    players = tuple(replace(p, level=p.level or SUBSTITUTE) for p in table.players)
    after = replace(table, players=players, timing=replace(table.timing, overtime=True))
    return table if after == table else after


def taken_back(table: Table, user: int) -> Table:
    """The table with this person on their own seat again, whether they left or were late."""
    lobby.refuse_unless_running(table)
    if (seat := table.seat_of(user)) is None:
        raise Refused(Refusal.NOT_SEATED, table)
    if not table.players[seat].is_away:
        raise Refused(Refusal.NOT_AWAY, table)
    return _present(table, seat)


def came_back(table: Table, user: int, at: float) -> Table:
    """The table with this person present: after late turns they get the seat back."""
    seat = table.seat_of(user)
    if seat is None or not table.is_open:
        return table
    table = with_last_seen(table, seat, at)
    player = table.players[seat]
    returns = table.status is Status.RUNNING and player.is_away and not player.left
    return _present(table, seat) if returns else table


def with_last_seen(table: Table, seat: Seat, at: float) -> Table:
    """The open table with this seat's person noted as seen now, if needed.

    A person is seen by any press or command at the table, a move included.
    """
    if at - last_seen(table, seat) < NOTED:
        return table
    return with_player(table, seat, last_seen=at)


def renamed(table: Table, person: Player) -> Table:
    """The table with the present names of this person, if they sit there."""
    seat = table.seat_of(person.user)
    names = (person.name, person.abroad)
    if seat is None or names == (table.players[seat].name, table.players[seat].abroad):
        return table
    return with_player(table, seat, name=person.name, abroad=person.abroad)


def may_succeed(table: Table, user: int, at: float) -> bool:
    """True if this person may become the host: they play there, and the host has been silent.

    A host who does not sit at the table counts as silent.
    """
    seat = table.seat_of(user)
    host = table.seat_of(table.host)
    if seat is None or user == table.host or table.players[seat].is_away or not table.is_open:
        return False
    return host is None or at - last_seen(table, host) >= SILENCE


def succeeded(table: Table, user: int, at: float) -> Table:
    """The table with this person as host in place of a silent one."""
    if not may_succeed(table, user, at):
        raise Refused(Refusal.NOT_HOST, table)
    return replace(table, host=user)


def only_last_seen_changed(before: Table, after: Table) -> bool:
    """True if only `last_seen` and the expiry changed, so nothing has to be redrawn."""
    if len(before.players) != len(after.players):
        return False
    pairs = zip(before.players, after.players, strict=True)
    players = tuple(replace(new, last_seen=old.last_seen) for old, new in pairs)
    timing = replace(after.timing, expires=before.timing.expires)
    return replace(after, players=players, timing=timing) == before


def last_seen(table: Table, seat: Seat) -> float:
    """The time when this seat's person was last seen, in seconds; at least that of the start."""
    began = table.opened if table.started is None else table.started
    return max(table.players[seat].last_seen or began, began)


def refuse_to_kick(table: Table, user: int, seat: Seat, *, may_moderate: bool) -> int:
    """The person on this seat, if the host or a moderator may kick them; else refused."""
    lobby.refuse_unless_host(table, user, may_moderate=may_moderate)
    owner = table.players[seat].user if 0 <= seat < len(table.players) else None
    if owner is None:
        raise Refused(Refusal.NO_PERSON, table)
    if owner == user:
        raise Refused(Refusal.CANNOT_KICK_SELF, table)
    if table.status is not Status.LOBBY:
        refuse(kind_of(table).seats, table)
    return owner


def kicked(table: Table, user: int, seat: Seat, *, may_moderate: bool) -> Table:
    """The table without the person on this seat, kicked by the host or a moderator."""
    owner = refuse_to_kick(table, user, seat, may_moderate=may_moderate)
    table = replace(table, kicked=(*table.kicked, Person(owner, table.players[seat].name)))
    if table.status is Status.LOBBY:
        return lobby.left(table, owner)
    gone = with_player(
        table, seat, user=None, level=SUBSTITUTE, left=True, missed=0, taken_from=owner
    )
    return _hosted(gone, seat, otherwise=user) if table.host == owner else gone


def let_in(table: Table, user: int, kicked: int, *, may_moderate: bool) -> Table:
    """The table that a person who was kicked can join again, by the host or a moderator."""
    lobby.refuse_unless_host(table, user, may_moderate=may_moderate)
    if (open_to_all := _without_kicked(table, kicked)) is table:
        raise Refused(Refusal.NO_PERSON, table)
    return open_to_all


def _without_kicked(table: Table, user: int) -> Table:
    kicked = tuple(gone for gone in table.kicked if gone.user != user)
    return table if kicked == table.kicked else replace(table, kicked=kicked)


def seated(table: Table, user: int, seat: Seat, player: Player) -> Table:
    """The table with somebody new on a free seat, let in by the host."""
    lobby.refuse_unless_running(table)
    lobby.refuse_unless_host(table, user)
    if player.user is None or table.seat_of(player.user) is not None:
        raise Refused(Refusal.ALREADY_SEATED, table)
    refuse(kind_of(table).seats, table)
    if not 0 <= seat < len(table.players) or not table.players[seat].is_free:
        raise Refused(Refusal.NOTHING_TO_TAKE, table)
    before = table.players[seat]
    took_over = before.took_over or (before.taken_from != player.user and _cut_of(table, seat))
    new = {"name": player.name, "abroad": player.abroad, "user": player.user, "taken_from": None}
    table = invitations.out_of_queue(_without_kicked(table, player.user), player.user)
    fresh = with_player(table, seat, **new, took_over=took_over, reminded_at=None, rival=False)
    return _present(fresh, seat)


def taken_over(before: Table, table: Table, now: float) -> Table:
    """The running table with the time at which its new people took over their seats."""
    for seat, (old, new) in enumerate(zip(before.players, table.players, strict=True)):
        if new.user not in (None, old.user, old.taken_from):
            mate = "" if old.user is not None or old.left else old.name
            table = with_player(table, seat, since=now, mate=mate)
    return table


def handed_over(table: Table, user: int, seat: Seat) -> Table:
    """The table with the person on this seat made host by the old host."""
    lobby.refuse_unless_host(table, user)
    successor = table.players[seat] if 0 <= seat < len(table.players) else None
    if successor is None or successor.user is None or successor.left:
        raise Refused(Refusal.NO_PERSON, table)
    return table if successor.user == user else replace(table, host=successor.user)


def forgotten(table: Table, user: int) -> Table:
    """The open table without this person's name and id.

    In a running game a substitute holds the seat, and the host may give it to somebody else. If
    nobody can come back any more, the table is closed.
    """
    seat = table.seat_of(user)
    if table.host == user and table.status is Status.RUNNING:
        table = _hosted(table, 0 if seat is None else seat)
    if table.status is Status.LOBBY and seat is not None:
        table = lobby.left(table, user)
    players = tuple(
        Player(FORMER, None, player.level or SUBSTITUTE, left=True)
        if user in (player.user, player.taken_from)
        else player
        for player in table.players
    )
    owners = (player.user for player in players if player.user is not None)
    host = next(owners, None) if table.host == user else table.host
    table = invitations.out_of_queue(_without_kicked(invitations.without(table, user), user), user)
    if (host, players) != (table.host, table.players):
        has_cut = any(  # the shuffle can't be checked without their word
            user in (p.user, p.taken_from) and not p.took_over and _cut_of(table, cutter)
            for cutter, p in enumerate(table.players)
        )
        shuffle = None if has_cut else table.shuffle
        table = replace(table, players=players, host=host, shuffle=shuffle)
    return table if any(p.user is not None for p in players) else lobby.closed(table)


def _cut_of(table: Table, seat: Seat) -> bool:
    """True if somebody cut the deck with a word on this seat, before it was dealt."""
    cuts = "" if table.shuffle is None else table.shuffle.cuts
    return cuts.split()[seat : seat + 1] not in ([], [NO_CUT])


def playing_seat(table: Table, user: int) -> Seat:
    """The seat that this person plays, even if a substitute moves for it while they are late."""
    if table.status is not Status.RUNNING:
        lobby.refuse_unless_running(table)
    for seat, player in enumerate(table.players):
        if player.user == user:
            if player.left:
                raise Refused(Refusal.HAS_LEFT, table)
            return seat
    raise Refused(Refusal.NOT_SEATED, table)


def missed(table: Table, seat: Seat) -> Table:
    """The table after a move for a late person; after MISSES such moves a substitute stays."""
    times = table.players[seat].missed + 1
    return with_player(table, seat, missed=times, level=SUBSTITUTE if times >= MISSES else None)


def news_of(before: Table, after: Table) -> tuple[news.News, ...]:
    """The news between these two tables: the people's by seat, then the host's and the clock's."""
    found: list[news.News] = []
    if before.started is not None:
        pairs = zip(before.players, after.players, strict=True)
        found += [item for s, (old, new) in enumerate(pairs) for item in _news(s, old, new)]
    if after.host not in (None, before.host):
        found.append(news.HostPassed(after.host))
    if before.settings.clock != after.settings.clock and after.status is Status.RUNNING:
        found.append(news.ClockSet(after.settings.clock))
    if after.kicked is not before.kicked:
        found += [news.Removed(gone.user) for gone in after.kicked if gone not in before.kicked]
    if before.paused and not after.paused and after.status is Status.RUNNING:
        found.append(news.Resumed())
    return tuple(found)


def _news(seat: Seat, old: Player, new: Player) -> tuple[news.News, ...]:
    if old.user is not None and new.user is None:
        return (news.Left(seat) if new.taken_from is None else news.Kicked(seat),)
    if old.user != new.user:
        return (news.Seated(seat, of=old.name),)
    if old.left is not new.left:
        return (news.Left(seat) if new.left else news.CameBack(seat),)
    if new.missed > old.missed:
        return (news.TimeUp(seat, new.missed),)
    if new.reminded_at not in (None, old.reminded_at):
        return (news.StillWaits(seat),)
    if old.is_away and not new.is_away:
        return (news.CameBack(seat),)
    return (news.Remarked(seat),) if new.remark != old.remark and new.remark else ()


def _present(table: Table, seat: Seat) -> Table:
    """The table with the owner playing on this seat, and as host if the host has left."""
    table = with_player(table, seat, level=None, left=False, missed=0)
    host = table.seat_of(table.host)
    user = table.players[seat].user
    if user is None or (host is not None and not table.players[host].left):
        return table
    return replace(table, host=user)


def _hosted(table: Table, seat: Seat, otherwise: int | None = None) -> Table:
    """The table with the next person clockwise as host; present people come first."""
    around = table.players[seat + 1 :] + table.players[:seat]
    owners = [player for player in around if player.user is not None and not player.left]
    owners.sort(key=lambda player: player.is_away)
    people = [player.user for player in owners if player.user is not None]
    host = people[0] if people else otherwise
    return table if host is None else replace(table, host=host)


def with_player(table: Table, seat: Seat, /, **changed: Any) -> Table:
    """The table with these fields of the player on this seat changed."""
    return replace(table, players=put(table.players, seat, replace(table.players[seat], **changed)))
