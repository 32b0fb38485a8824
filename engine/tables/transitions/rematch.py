"""The next game: a new table from one that is over, for the same people.

People who return sit in their former order. If they play the same game, the first of them clockwise
after the former starter begins. Computer players return too, but not substitutes.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from engine import codec
from engine.core import AnyGame, Seat
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused, readable, refuse
from engine.tables.model.table import Person, Player, Status, Table
from engine.tables.transitions import invitations
from engine.tables.transitions.lobby import no_start, read_options, started

Newcomer: TypeAlias = Callable[[Sequence[Player]], Player]
"""Another computer player beside these."""
Choice: TypeAlias = tuple[str, str]
"""A game and its options as text; both "": the same again."""
SAME: Final[Choice] = ("", "")


def opened(
    former: Table, player: Player, at: float, asked: invitations.Asked, choice: Choice
) -> Table:
    """A lobby for the next game, still without an id and a seed, which keeps everybody's seat."""
    if former.is_open or former.started is None:
        raise Refused(Refusal.NO_REMATCH, former)
    refuse(kind_of(former).again, former)
    return Table(
        id=0,
        place=former.place,
        host=player.user,
        game=choice[0] or former.game,
        options=choice[1] or former.options,
        players=(player, *(other for other in former.players if _returns(other))),
        status=Status.LOBBY,
        opened=at,
        seed=0,
        rematch_of=former.id,
        invitation=invitations.expected(asked, former, player.user, at),
        settings=replace(former.settings, arranged=False),
    )


def dealt_in(game: AnyGame, table: Table, waiting: Sequence[Person]) -> Table:
    """The new lobby with the people who waited for it, in order, as far as there are seats.

    People come before computers. People without a seat wait on.
    """
    most = max(game.seats_for(read_options(game, table.options)))
    seats = most - len(table.people) - (len(table.guests) if table.rematch_of is None else 0)
    waiting = [person for person in waiting if table.seat_of(person.user) is None]
    for person in waiting[:seats]:
        table = invitations.without(table, person.user)
        table = replace(table, players=(*table.players, Player(person.name, person.user)))
    free = most - len(table.people) - len(table.guests)
    people = [player for player in table.players if player.user is not None]
    computers = [player for player in table.players if player.user is None][: max(free, 0)]
    return replace(table, players=(*people, *computers), queue=tuple(waiting[seats:]))


def is_next(table: Table | None, former: int) -> bool:
    """True if this open table at the place of the former one is its next game, or any lobby."""
    return table is not None and (table.status is Status.LOBBY or table.rematch_of == former)


def begun(before: Table, table: Table, game: AnyGame, mate: Newcomer, at: float) -> Table:
    """The lobby, dealt if this was the last answer of those expected and players are enough.

    For two people or more computers take the missing seats, where the table may have them. One
    person plays on at once with the computers of before, unless others were expected.
    """
    if table.rematch_of is None or table.host is None or table.invitation is not None:
        return table
    full, are_several = table, len(table.people) > 1
    if not are_several if before.invitation else before.players != table.players:
        return table
    if are_several and kind_of(table).computers is None:
        while no_start(full, game) is not None and len(full.players) < max(game.seats):
            full = replace(full, players=(*full.players, mate(full.players)))
    return table if no_start(full, game) else started(full, game, table.host, at)


def arranged(game: AnyGame, former: Table, table: Table) -> Table:
    """The lobby of a next game with its people in their former order, unless the host chose one.

    If it is the same game, the next starter begins it.
    """
    before = [_former_seat(former, player) for player in table.players]
    order = list(range(len(before)))
    if not table.settings.arranged:
        order.sort(key=lambda seat: before[seat])
    table = replace(table, players=tuple(table.players[seat] for seat in order))
    if table.game != former.game:
        return table
    behind = starter_of(game, former) + 1
    seats = len(former.players)
    turns = [(before[s] - behind) % seats if before[s] < seats else seats for s in order]
    options = replace(read_options(game, table.options), starter=turns.index(min(turns)))
    return replace(table, options=codec.write(options))


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
