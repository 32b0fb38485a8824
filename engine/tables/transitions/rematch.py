"""The rematch: a new table from one that is over.

People who return sit in their former order. The first of them clockwise after the former starter
begins. Computer players return too, but not substitutes.
"""

from dataclasses import replace

from engine import codec
from engine.core import AnyGame, Seat
from engine.tables.model.refusals import Refusal, Refused, readable
from engine.tables.model.table import Player, Status, Table
from engine.tables.transitions.lobby import read_options


def opened(former: Table, player: Player, at: float) -> Table:
    """A lobby for the rematch, still without an id and a seed, opened by a former player."""
    if former.is_open or former.started is None:
        raise Refused(Refusal.NO_REMATCH, former)
    if player.user is None or former.seat_of(player.user) is None:
        raise Refused(Refusal.NOT_SEATED, former)
    return Table(
        id=0,
        place=former.place,
        host=player.user,
        game=former.game,
        options=former.options,
        players=(player, *(other for other in former.players if _returns(other))),
        status=Status.LOBBY,
        opened=at,
        seed=0,
        rematch_of=former.id,
        settings=former.settings,
    )


def arranged(game: AnyGame, former: Table, table: Table) -> Table:
    """The lobby of a rematch with its people in their former order and the next starter."""
    before = [_former_seat(former, player) for player in table.players]
    order = sorted(range(len(before)), key=lambda seat: before[seat])
    players = tuple(table.players[seat] for seat in order)
    behind = starter_of(game, former) + 1
    seats = len(former.players)
    turns = [(s - behind) % seats if s < seats else seats for s in sorted(before)]
    options = replace(read_options(game, table.options), starter=turns.index(min(turns)))
    return replace(table, players=players, options=codec.write(options))


def starter_of(game: AnyGame, table: Table) -> Seat:
    """The seat that began the first round: with it as the starter, the deal is the same."""
    with readable(table):
        options = read_options(game, table.options)
        seats = len(table.players)
        if options.starter is not None:
            return int(options.starter)
        dealt = game.deal(options, seats, table.seed).events
        for seat in range(seats):
            if game.deal(replace(options, starter=seat), seats, table.seed).events == dealt:
                return seat
        raise ValueError("no seat began")


def _returns(player: Player) -> bool:
    return player.user is None and not player.left


def _former_seat(former: Table, player: Player) -> Seat:
    """This player's former seat; for somebody new, the number after the last seat."""
    if player.user is not None:
        seat = former.seat_of(player.user)
        return len(former.players) if seat is None else seat
    others = enumerate(former.players)
    same = (s for s, other in others if _returns(other) and other.name == player.name)
    return next(same, len(former.players))
