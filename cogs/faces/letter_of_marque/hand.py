"""The hand of Letter of Marque: one's own ships with their types, and the effect of each move."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cogs.faces.letter_of_marque.words import (
    odds,
    open_treasures,
    percent,
    risk,
    ship_name,
    ship_of,
    ship_words,
    treasure_words,
    treasures_words,
)
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import WHY
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.core import Seat
from engine.games.letter_of_marque.events import (
    EnteredPort,
    FirstTreasuresShown,
    ShownDefenceless,
)
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    SetSail,
    write_move,
)
from engine.games.letter_of_marque.state import CANNONS, TREASURES, Phase
from engine.games.letter_of_marque.view import Own, ShipSeen, View
from engine.tables.view import TableView

FIRST_PILE = len(TREASURES) - 1
"""Treasures in a pile after the set-up."""
MANY: Final = 12
"""Above this number of moves, targets share a line by owner."""
ATTACKS: Final = {"none": Style.GAIN, "open": Style.COST}
"""The colour of an attack on a ship that is surely defenceless, or perhaps armed."""
AS_BUTTONS: Final = 16
"""The most moves shown as buttons; more become a select."""


def page(say: Say, seen: TableView, names: Names, name: str) -> Page:
    """This seat's ships and present moves; there are no further pages."""
    view: View = seen.view
    if view.own is None:
        return Page(Accent.HAND, ())
    if view.phase is Phase.SET_UP:
        return _set_up(say, seen, names, view, view.own)
    if seen.seat not in seen.to_move:
        blocks = (_sea(say, names, view, view.own), f"-# {_stock_words(say, view, view.own)}")
        return _with_buttons(say, seen, names, blocks)
    if view.turned_up is not None:
        title = say("letter-of-marque-which", treasure=treasure_words(say, view.turned_up))
        return _choice(say, seen, view.own, view.turned_up, title, "letter-of-marque-which-next")
    return _turn(say, seen, names, view, view.own)


def _set_up(say: Say, seen: TableView, names: Names, view: View, own: Own) -> Page:
    treasure = view.first_treasures[view.seat or 0]
    listed = open_treasures(say, view.first_treasures, names)
    lie_open = say("letter-of-marque-first-open", treasures=listed)
    if own.choice is None:
        title = say("letter-of-marque-first", treasure=treasure_words(say, treasure))
        choice = _choice(say, seen, own, treasure, title, "letter-of-marque-first-next")
        return replace(choice, blocks=(lie_open, *choice.blocks), shows=(FirstTreasuresShown,))
    words = say(
        "letter-of-marque-chosen-next",
        armed=own.choice,
        treasure=treasure_words(say, treasure),
        names=names.listed(say, view.to_move),
        count=len(view.to_move),
    )
    return Page(Accent.HAND, (words, lie_open), _type_buttons(say, seen, own))


def _choice(say: Say, seen: TableView, own: Own, treasure: int, question: str, note: str) -> Page:
    """The choice of a ship: both types are shown, even when only one is left."""
    left = {"armed": own.armed, "defenceless": own.defenceless}
    lines = [_type_line(say, kind, count, treasure) for kind, count in left.items()]
    ways = "\n".join([*lines, f"-# {say(note)}"])
    return Page(Accent.HAND, (ways,), _type_buttons(say, seen, own), question=question)


def _type_line(say: Say, kind: str, left: int, treasure: int) -> str:
    message = f"letter-of-marque-choose-{kind}" + ("" if left else "-none")
    return say(message, left=left, treasure=treasure_words(say, treasure))


def _type_buttons(say: Say, seen: TableView, own: Own) -> tuple[Button, ...]:
    """Both types; one that cannot be chosen now keeps its place."""
    armed = _type_button(say, seen, "armed", own.armed)
    return (armed, _type_button(say, seen, "defenceless", own.defenceless))


def _type_button(say: Say, seen: TableView, kind: str, left: int) -> Button:
    wanted = (PlaceShip(kind == "armed"), ChooseShip(kind == "armed"))
    mark = "⚔️" if kind == "armed" else "🏳️"
    label = say(f"letter-of-marque-{kind}-button")
    for index, move in enumerate(seen.moves):
        if move in wanted:
            return Button(label, MakeMove(index), Style.MAIN, mark)
    label = label if left else say("letter-of-marque-none-button", kind=kind)
    return Button(label, ShowPage(f"{WHY}-{kind}"), Style.PLAIN, mark)


def _turn(say: Say, seen: TableView, names: Names, view: View, own: Own) -> Page:
    many = len(seen.moves) > MANY
    plain = [move for move in seen.moves if not (many and isinstance(move, Attack))]
    lines = [_move_line(say, names, view, move) for move in plain]
    lines += _target_lines(say, names, view) if many else []
    small = (
        [say("letter-of-marque-not-now", reasons=not_now)]
        if (not_now := _not_now(say, view))
        else []
    )
    if any(isinstance(move, Attack) for move in seen.moves):
        small.append(say("letter-of-marque-attack-cost"))
    small.append(_stock_words(say, view, own))
    can = "\n".join([*lines, *(f"-# {line}" for line in small)])
    return _with_buttons(say, seen, names, (_sea(say, names, view, own), can))


def _with_buttons(say: Say, seen: TableView, names: Names, blocks: tuple[str, ...]) -> Page:
    """A page with each move in its place, which is the same before and in one's own turn.

    Setting sail comes first, then the ports, then the attacks, by ship: a ship that puts to sea
    comes last among those of its kind.
    """
    indices = {move: index for index, move in enumerate(seen.moves)}
    owners = _owners(seen)
    buttons = tuple(
        _button(say, names, seen.view, owners, move, indices.get(move))
        for move in _places(seen.view, owners)
    )
    choose = say("letter-of-marque-choose") if len(buttons) > AS_BUTTONS else ""
    return Page(Accent.HAND, blocks, buttons, choose)


def _owners(seen: TableView) -> dict[int, Seat]:
    """By number, the owners of the ships at sea, or gone from it since the reader's move."""
    owners = {ship.number: ship.owner for ship in seen.view.sea}
    for event in seen.since[seen.own_events :]:
        match event:
            case EnteredPort(owner, ship, _, _) | ShownDefenceless(_, ship, owner, _):
                owners[ship] = owner
    return dict(sorted(owners.items()))


def _places(view: View, owners: dict[int, Seat]) -> list[Move]:
    """All possible moves of the reader's turns."""
    fleet = view.fleets[view.seat or 0]
    moves: list[Move] = [SetSail() if fleet.pile else Pass()]
    moves += [EnterPort(ship) for ship, owner in owners.items() if owner == view.seat]
    if fleet.cannons:
        moves += [Attack(ship) for ship, owner in owners.items() if owner != view.seat]
    return moves


def _sea(say: Say, names: Names, view: View, own: Own) -> str:
    """The cards at sea, one's own ships with their types first; and everybody's cannons."""
    lines = [_own_line(say, names, own, ship) for ship in view.sea if ship.owner == view.seat]
    for seat in range(len(names)):
        ships = [ship_words(say, names, s) for s in view.sea if s.owner == seat != view.seat]
        if ships:
            listed = ("; " if say.in_words else " · ").join(ships)
            name = names.marked(seat)
            lines.append(say("letter-of-marque-line-theirs", name=name, ships=listed))
    lines = lines or [say("letter-of-marque-no-ship")]
    return "\n".join((*lines, f"-# {_cannons(say, names, view)}", *_naming(say, names, view)))


def _cannons(say: Say, names: Names, view: View) -> str:
    """The number of cannons of each player, from the reader clockwise."""
    seats = len(names)
    first = view.seat or 0
    cannons = [
        say(
            "letter-of-marque-cannons-of",
            name=names[seat],
            you=names.you(seat),
            count=view.fleets[seat].cannons,
        )
        for seat in (*range(first, seats), *range(first))
    ]
    return say("letter-of-marque-cannons", cannons=", ".join(cannons))


def _naming(say: Say, names: Names, view: View) -> list[str]:
    """An explanation of ships' names, until the player's first move in the first game."""
    fleet = view.fleets[view.seat or 0]
    has_moved = fleet.pile < FIRST_PILE or fleet.treasures or fleet.cannons < CANNONS
    if not view.sea or view.round > 1 or has_moved:
        return []
    ship = next((ship for ship in view.sea if ship.owner != view.seat), view.sea[0])
    name = ship_name(names, ship.owner, ship.number)
    owner, number = names[ship.owner], ship.number
    you = names.you(ship.owner)
    words = say("letter-of-marque-naming", ship=name, name=owner, you=you, number=number)
    return [f"-# {words}"]


def _not_now(say: Say, view: View) -> str:
    """The moves that this turn doesn't allow, with the reasons."""
    seat = view.seat or 0
    fleet = view.fleets[seat]
    can = {
        "sail": fleet.pile > 0,
        "port": any(ship.owner == seat for ship in view.sea),
        "cannon": fleet.cannons > 0,
        "target": not fleet.cannons or any(ship.owner != seat for ship in view.sea),
    }
    reasons = (
        say("letter-of-marque-cannot", what=what) for what, is_so in can.items() if not is_so
    )
    return " · ".join(reasons)


def _stock_words(say: Say, view: View, own: Own) -> str:
    fleet = view.fleets[view.seat or 0]
    return say(
        "letter-of-marque-hand-stock",
        pile=fleet.pile,
        armed=own.armed,
        defenceless=own.defenceless,
    )


def _own_line(say: Say, names: Names, own: Own, ship: ShipSeen) -> str:
    kind = _kind(own, ship)
    name = ship_name(names, ship.owner, ship.number)
    return say(
        "letter-of-marque-line-own",
        ship=name,
        treasure=treasure_words(say, ship.treasure),
        kind=kind,
    )


def _kind(own: Own, ship: ShipSeen) -> str:
    if ship.shown:
        return "shown"
    return "armed" if ship.number in own.armed_at_sea else "defenceless"


def _move_line(say: Say, names: Names, view: View, move: Move) -> str:
    """One line: the effect of the move, and its risk."""
    match move:
        case SetSail():
            unseen = view.fleets[view.seat or 0].unseen
            treasures = treasures_words(say, unseen, ", ")
            return say("letter-of-marque-line-sail", count=len(unseen), treasures=treasures)
        case EnterPort(number):
            ship = ship_of(view, number)
            return say(
                "letter-of-marque-line-port",
                ship=ship_name(names, ship.owner, number),
                treasure=treasure_words(say, ship.treasure),
                points=ship.treasure,
            )
        case Attack(number):
            ship = ship_of(view, number)
            return say(
                "letter-of-marque-line-attack",
                ship=ship_name(names, ship.owner, number),
                name=names[ship.owner],
                treasure=treasure_words(say, ship.treasure),
                risk=risk(say, view, ship),
            )
    return say("letter-of-marque-line-pass")


def _target_lines(say: Say, names: Names, view: View) -> list[str]:
    owners = [seat for seat in range(len(names)) if seat != view.seat]
    return [line for seat in owners if (line := _targets(say, names, view, seat))]


def _targets(say: Say, names: Names, view: View, seat: Seat) -> str:
    ships = [ship for ship in view.sea if ship.owner == seat]
    hidden = next((ship for ship in ships if not ship.shown), None)
    if not ships:
        return ""
    meant = hidden or ships[0]
    return say(
        "letter-of-marque-line-targets",
        name=names[seat],
        odds=odds(view, meant),
        percent=percent(view, meant),
    )


def _button(
    say: Say, names: Names, view: View, owners: dict[int, Seat], move: Move, index: int | None
) -> Button:
    """A move's button; without an index it is disabled."""
    label, style, emoji = _look(say, names, owners, move)
    if index is None:
        return Button(label, ShowPage(f"{WHY}-{write_move(move)}"), emoji=emoji)
    if isinstance(move, Attack):
        style = ATTACKS.get(odds(view, ship_of(view, move.ship)), Style.PLAIN)
    return Button(label, MakeMove(index), style, emoji, _note(say, names, view, move))


def _look(say: Say, names: Names, owners: dict[int, Seat], move: Move) -> tuple[str, Style, str]:
    match move:
        case SetSail():
            return say("letter-of-marque-sail-button"), Style.PLAIN, "⛵"
        case EnterPort(number):
            name = ship_name(names, owners[number], number)
            return say("letter-of-marque-port-button", ship=name), Style.GAIN, "⚓"
        case Attack(number):
            name = ship_name(names, owners[number], number)
            return say("letter-of-marque-attack-button", ship=name), Style.COST, "💣"
    return say("letter-of-marque-pass-button"), Style.PLAIN, "💤"


def _note(say: Say, names: Names, view: View, move: Move) -> str:
    """The second line of an option in a select."""
    match move:
        case EnterPort(number):
            return say("letter-of-marque-port-note", points=ship_of(view, number).treasure)
        case Attack(number):
            ship = ship_of(view, number)
            name, words = names.bare[ship.owner], risk(say, view, ship)
            treasure = treasure_words(say, ship.treasure)
            return say("letter-of-marque-attack-note", name=name, treasure=treasure, risk=words)
    return ""
