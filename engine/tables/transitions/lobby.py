"""Changes of a table before its first deal, and its end.

Pure functions: each returns the changed table, or raises Refused.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from engine import codec
from engine.core import AnyGame, Seat
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused, refuse
from engine.tables.model.table import Person, Place, Player, Status, Table, TableSettings
from engine.tables.transitions import invitations
from engine.tables.transitions.deadlines import stopped, suspended
from engine.tables.transitions.shuffle import drawn, word_of

RATED_CLOCK: Final = 300
"""Seconds for a turn of a rated game whose host has chosen no clock."""


def read_options(game: AnyGame, text: str) -> Any:
    """The options stored as this text; ValueError if they aren't the game's."""
    return codec.read(type(game.options()), text)


def write_options(game: AnyGame, choices: Mapping[str, Any], table: Table | None = None) -> str:
    """The options of these choices as text; refused if the game has no such choice."""
    try:
        return codec.write(game.options(**choices))
    except (ValueError, TypeError) as error:
        raise Refused(Refusal.BAD_CHOICE, table, text=str(error)) from error


def opened(
    game: AnyGame,
    place: Place,
    host: Player,
    choices: Mapping[str, Any],
    at: float,
    clock: int | None = None,
    *,
    rated: bool = False,
    mute: bool = False,
) -> Table:
    """A new table, still without an id and a seed, with its host on seat 0."""
    if host.user is None:
        raise Refused(Refusal.NOT_SEATED)
    seconds = clock or (RATED_CLOCK if rated else None)
    settings = TableSettings(clock=seconds, rated=rated, mute=mute)
    new = Table(
        id=0,
        place=place,
        host=host.user,
        game=game.key,
        options=write_options(game, choices),
        players=(host,),
        status=Status.LOBBY,
        opened=at,
        seed=0,
        settings=settings,
    )
    refuse(kind_of(new).rating if rated else None, new)
    refuse_clock(new, clock or settings.clock)
    return new


def joined(table: Table, game: AnyGame, player: Player) -> Table:
    """The table with this person on its next seat; people who were removed must be let in first.

    Somebody who is expected where every seat is taken sits out, and is the first of the next game.
    """
    refuse_if_over(table)
    if any(gone.user == player.user for gone in table.kicked):
        raise Refused(Refusal.KICKED, table)
    if player.user is None or table.seat_of(player.user) is not None:
        raise Refused(Refusal.ALREADY_SEATED, table)
    if table.status is Status.RUNNING and any(other.is_free for other in table.players):
        raise Refused(Refusal.FREE_SEAT, table)
    refuse_unless_in_lobby(table)
    without = invitations.out_of_queue(invitations.without(table, player.user), player.user)
    if all(guest.user != player.user for guest in table.guests):
        return _with_player(game, without, player)
    if len(table.players) < max(game.seats_for(read_options(game, table.options))):
        return replace(without, players=(*table.players, player))
    return replace(without, queue=(Person(player.user, player.name), *without.queue))


def left(table: Table, user: int) -> Table:
    """The table without this person. The next person becomes host; without people it is closed."""
    refuse_unless_in_lobby(table)
    if table.seat_of(user) is None:
        raise Refused(Refusal.NOT_SEATED, table)
    players = tuple(player for player in table.players if player.user != user)
    people = [player.user for player in players if player.user is not None]
    if not people:
        return closed(replace(table, players=players))
    return replace(table, players=players, host=table.host if table.host in people else people[0])


def with_computer(table: Table, game: AnyGame, user: int, player: Player) -> Table:
    """The table with one more computer player, seated by the host."""
    _refuse_unless_host_in_lobby(table, user)
    refuse(kind_of(table).computers, table)
    return _with_player(game, table, player)


def without_computer(table: Table, user: int) -> Table:
    """The table without the computer player that was seated last."""
    _refuse_unless_host_in_lobby(table, user)
    seats = [seat for seat, player in enumerate(table.players) if player.user is None]
    if not seats:
        raise Refused(Refusal.NO_COMPUTER, table)
    return replace(table, players=table.players[: seats[-1]] + table.players[seats[-1] + 1 :])


def chosen(table: Table, game: AnyGame, user: int, /, **choices: Any) -> Table:
    """The table with these house rules changed by the host.

    A rule that would undo the change returns to its default.
    """
    _refuse_unless_host_in_lobby(table, user)
    options = read_options(game, table.options)
    kept = {name: getattr(options, name) for name in codec.written_fields(options)}
    first = write_options(game, {**kept, **choices}, table)
    without = ({**kept, rule.name: rule.default, **choices} for rule in game.house_rules)
    for written in chain([first], (write_options(game, each, table) for each in without)):
        now = read_options(game, written)
        if all(getattr(now, name) == value for name, value in choices.items()):
            return replace(table, options=written)
    return replace(table, options=first)


def with_clock(table: Table, user: int, clock: int | None) -> Table:
    """The table with this many seconds for a turn; None: no end.

    In a running game the present turn starts again; a rated one keeps a clock.
    """
    refuse_unless_host(table, user)
    refuse_clock(table, clock)
    if clock == table.settings.clock:
        return table
    return stopped(replace(table, settings=replace(table.settings, clock=clock)))


def with_rating(table: Table, user: int, *, rated: bool) -> Table:
    """The table, now unrated, or rated: without hints and computers, with a clock."""
    _refuse_unless_host_in_lobby(table, user)
    refuse(kind_of(table).rating if rated else None, table)
    if not rated:
        return replace(table, settings=replace(table.settings, rated=False))
    clock = table.settings.clock or RATED_CLOCK
    people = tuple(player for player in table.players if player.user is not None)
    return replace(table, players=people, settings=replace(table.settings, rated=True, clock=clock))


def swapped(table: Table, user: int, seat: Seat, other: Seat) -> Table:
    """The table with two players in each other's seats, swapped by the host."""
    _refuse_unless_host_in_lobby(table, user)
    players = list(table.players)
    if seat == other or not {seat, other} <= {*range(len(players))}:
        raise Refused(Refusal.NO_PERSON, table)
    players[seat], players[other] = players[other], players[seat]
    return replace(table, players=tuple(players), settings=replace(table.settings, arranged=True))


def with_mute(table: Table, user: int, *, mute: bool) -> Table:
    """The table at which nobody makes remarks, or people may."""
    _refuse_unless_host_in_lobby(table, user)
    refuse(kind_of(table).remarks, table)
    return replace(table, settings=replace(table.settings, mute=mute))


def cut(table: Table, user: int, typed: str) -> Table:
    """The table with its deck cut by this person's word, which replaces an earlier one."""
    refuse_to_cut(table, user)
    players = (replace(p, cut=word_of(typed)) if p.user == user else p for p in table.players)
    return replace(table, players=tuple(players))


def refuse_to_cut(table: Table, user: int) -> None:
    """Refuse a cut by strangers, after the start, and at a table without a shuffle."""
    refuse_unless_in_lobby(table)
    if table.shuffle is None:
        raise Refused(Refusal.NO_CUT, table)
    if table.seat_of(user) is None:
        raise Refused(Refusal.NOT_SEATED, table)


def no_start(table: Table, game: AnyGame) -> Refusal | None:
    """Why the cards can't be dealt to these players; None: they can."""
    if len(table.players) < kind_of(table).least:
        return Refusal.RATED_START
    numbers = game.seats_for(read_options(game, table.options))
    if len(table.players) in numbers:
        return None
    return Refusal.TOO_FEW if len(table.players) < min(numbers) else Refusal.WRONG_NUMBER


def started(table: Table, game: AnyGame, user: int, at: float) -> Table:
    """The running table, if its options allow its number of players; a rated one needs two."""
    _refuse_unless_host_in_lobby(table, user)
    refuse(no_start(table, game), table)
    return replace(drawn(table), status=Status.RUNNING, started=at, invitation=None)


def ended(table: Table, user: int, *, may_moderate: bool) -> Table:
    """The table closed by its host or a moderator, in the lobby or during the game."""
    refuse_unless_host(table, user, may_moderate=may_moderate)
    refuse(kind_of(table).end, table)
    return closed(table)


def closed(table: Table) -> Table:
    """The table closed before its last scoring; one that is over stays as it is."""
    if not table.is_open:
        return table
    return replace(table, status=Status.CLOSED, invitation=None)


def displaced(table: Table) -> Table:
    """The table whose place is gone: closed, unless it waits for another one."""
    return suspended(table) if kind_of(table).moves else closed(table)


def refuse_if_over(table: Table) -> None:
    """Refuse to change a table that is over."""
    if not table.is_open:
        raise Refused(Refusal.TABLE_OVER, table)


def refuse_unless_host(table: Table, user: int, *, may_moderate: bool = False) -> None:
    """Refuse what only the host of an open table may do, or a moderator if it is theirs too."""
    refuse_if_over(table)
    if user != table.host and not may_moderate:
        raise Refused(Refusal.NOT_HOST, table)


def refuse_unless_running(table: Table) -> None:
    """Refuse a move before the deal and after the end."""
    refuse_if_over(table)
    if table.status is Status.LOBBY:
        raise Refused(Refusal.NOT_RUNNING, table)


def refuse_clock(table: Table, clock: int | None) -> None:
    """Refuse a negative clock, and one, or none, where this kind of table can't have that."""
    if clock is not None and clock < 1:
        raise Refused(Refusal.BAD_CHOICE, table, text=f"clock: {clock} seconds")
    kind = kind_of(table)
    refuse(kind.no_clock if clock is None else kind.clock, table)


def _with_player(game: AnyGame, table: Table, player: Player) -> Table:
    free = max(game.seats_for(read_options(game, table.options))) - len(table.players)
    if free <= 0:
        raise Refused(Refusal.TABLE_FULL, table)
    if table.guests and free <= len(table.guests):
        raise Refused(Refusal.SEAT_KEPT, table)
    return replace(table, players=(*table.players, player))


def refuse_unless_in_lobby(table: Table) -> None:
    """Refuse a change of what is settled by the start."""
    refuse_if_over(table)
    if table.status is not Status.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY, table)


def _refuse_unless_host_in_lobby(table: Table, user: int) -> None:
    refuse_unless_in_lobby(table)
    refuse_unless_host(table, user)
