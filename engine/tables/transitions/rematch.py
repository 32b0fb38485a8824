"""The next game: a new table from one that is over, for the same people.

People who return sit in their former order. If they play the same game, the first of them clockwise
after the former starter begins. Computer players return too, but not substitutes.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from engine import codec
from engine.core import AnyGame, Seat, first_starter
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused, readable, refuse
from engine.tables.model.table import Invitation, Person, Player, Status, Table
from engine.tables.transitions import invitations
from engine.tables.transitions.lobby import no_start, read_options, refuse_unless_in_lobby, started

Newcomer: TypeAlias = Callable[[Sequence[Player]], Player]
"""Another computer player beside these."""
Choice: TypeAlias = tuple[str, str]
"""A game and its options as text; both "": the same again."""
SAME: Final[Choice] = ("", "")


def opened(
    former: Table, player: Player, at: float, invitation: Invitation | None, choice: Choice
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
        players=(player, *(p for p in former.players if p.user is None and not p.left)),
        status=Status.LOBBY,
        opened=at,
        seed=0,
        rematch_of=former.id,
        invitation=invitation,
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


def is_among(table: Table, user: int | None) -> bool:
    """True if this person is in the lobby of a next game, or expected there."""
    is_there = table.seat_of(user) is not None or invitations.is_invited(table, user)
    return table.rematch_of is not None and is_there


def is_dealt_in(table: Table, user: int | None) -> bool:
    """True if this person waited for the game of this lobby, and has a seat without a press."""
    seat = table.seat_of(user) if table.status is Status.LOBBY else None
    return user is not None and seat is not None and table.players[seat].entry is None


def changed(table: Table, game: AnyGame, player: Player, options: str) -> Table:
    """The lobby of a next game, now for this one, chosen by somebody there or expected there.

    People come before computers, the host and the chooser before others. People without a seat are
    the first of the queue. Nothing is dealt, so that everybody reads what changed.
    """
    refuse_unless_in_lobby(table)
    sits = table.seat_of(player.user) is not None
    if player.user is None or not is_among(table, player.user):
        raise Refused(Refusal.NOT_SEATED, table)
    if sits and game.key == table.game:
        return table
    players = table.players if sits else (*table.players, player)
    people = [replace(p, chose=p.user == player.user) for p in players if p.user is not None]
    first = (table.host, player.user if sits else None)
    people.sort(key=lambda person: person.user not in first)
    most = max(game.seats_for(read_options(game, options)))
    computers = (p for p in players if p.user is None)
    out = tuple(Person(p.user, p.name) for p in people[most:] if p.user is not None)
    if not sits and player.user in [person.user for person in out]:
        raise Refused(Refusal.TABLE_FULL, table)
    table = replace(
        invitations.without(table, player.user),
        game=game.key,
        options=options,
        players=(*people[:most], *computers),
        settings=replace(table.settings, arranged=False),
    )
    return dealt_in(game, table, (*out, *table.queue))


def starts_itself(table: Table) -> bool:
    """True if the last answer of those expected has the cards of this lobby dealt."""
    return table.rematch_of is not None and bool(table.guests)


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
        options, seats = read_options(game, table.options), len(table.players)
        return first_starter(options.starter, seats, table.seed, game.seats_for(options))


def _former_seat(former: Table, player: Player) -> Seat:
    """This player's former seat; for somebody new, the number after the last seat."""
    if player.user is not None:
        seat = former.seat_of(player.user)
        return len(former.players) if seat is None else seat
    others = ((s, o) for s, o in enumerate(former.players) if o.user is None and not o.left)
    return next((seat for seat, other in others if other.name == player.name), len(former.players))
