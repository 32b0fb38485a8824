"""Letter of Marque by typing: the suggestions of `/play`, the move meant, and its refusal."""

import re
from collections.abc import Sequence
from enum import Enum

from cogs.faces.letter_of_marque.hand import page
from cogs.faces.letter_of_marque.words import left_of, risk, ship_name, type_of
from cogs.ui.face import Offer, Unclear, chosen, normalised
from cogs.ui.names import Names
from cogs.ui.page import MakeMove, Play, Say, ShowPage
from engine.core import own_seat
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    PlaceShip,
    Reason,
    SetSail,
)
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.tables.view import TableView

VERBS = ("attack", "port", "enterport")
"""First words of several moves; the name or the number of a ship completes one."""

TYPED = re.compile(r"(attack|enterport|port|)(?:ship)?([a-z]?\d{1,2})?")


def plays(say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
    """Each legal move with its label: sail, ports, attacks."""
    view: View = seen.view
    return chosen(
        [Offer(_shown(say, view, names, move), _sent(view, names, move)) for move in seen.moves],
        typed,
    )


def takes(say: Say, seen: TableView, names: Names, card: str, typed: str) -> Sequence[Offer]:
    """The ships to attack or bring home, where `card` names only that action."""
    verb = normalised(card)
    words = [
        Offer(_shown(say, seen.view, names, move), _name(seen.view, names, move.ship))
        for move in seen.moves
        if isinstance(move, Attack | EnterPort) and verb in _meanings(seen.view, names, move)
    ]
    return chosen(words, typed) if verb in VERBS else ()


def find(say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
    """The move meant by a ship's name or number; the hand if several moves fit; raises Unclear."""
    typed = normalised(card + take)
    shown = page(say, seen, names, "")
    for button in (*shown.buttons, *shown.extra):
        if isinstance(button.route, MakeMove) and normalised(button.label) == typed:
            return button.route
    meanings = [
        (*_meanings(seen.view, names, move), *_label(say, seen.view, names, move))
        for move in seen.moves
    ]
    fitting = [index for index, meant in enumerate(meanings) if typed in meant]
    if len(fitting) == 1:
        return MakeMove(fitting[0])
    if fitting:
        return ShowPage()
    if (reason := _reason(seen.view, names, typed)) is None:
        raise Unclear(say("letter-of-marque-unclear"))
    raise Unclear(refusal(say, seen, names, reason))


def refusal(say: Say, seen: TableView, names: Names, reason: Enum) -> str:
    """The reason why a move is not allowed."""
    return say(f"letter-of-marque-refusal-{reason.value}")


def _name(view: View, names: Names, number: int) -> str:
    return ship_name(names, view.ship(number).owner, number)


def _sent(view: View, names: Names, move: Move) -> str:
    """A move in its typed form."""
    match move:
        case EnterPort(ship):
            return f"port {_name(view, names, ship)}"
        case Attack(ship):
            return f"attack {_name(view, names, ship)}"
        case SetSail():
            return "set sail"
        case PlaceShip(armed) | ChooseShip(armed):
            return type_of(armed)
    return "pass"


def _meanings(view: View, names: Names, move: Move) -> tuple[str, ...]:
    """All typed texts for this move, normalised."""
    match move:
        case EnterPort(ship) | Attack(ship):
            verbs = ("attack",) if isinstance(move, Attack) else ("port", "enterport")
            called = (normalised(_name(view, names, ship)), str(ship))
            before = (*verbs, *(f"{verb}ship" for verb in verbs), "")
            return (*verbs, *(f"{verb}{name}" for verb in before for name in called))
        case SetSail():
            return ("setsail", "sail")
        case PlaceShip(armed) | ChooseShip(armed):
            kind = type_of(armed)
            return (kind, f"{kind}ship", f"place{kind}", f"ship{kind}")
    return ("pass",)


def _label(say: Say, view: View, names: Names, move: Move) -> tuple[str, ...]:
    """The verb of a port or an attack with the ship, which buttons shorten, normalised."""
    if not isinstance(move, EnterPort | Attack):
        return ()
    name = _name(view, names, move.ship)
    if isinstance(move, Attack):
        return (normalised(say("letter-of-marque-attack-button", ship=name)),)
    words = say("letter-of-marque-port-button", ship=name, points=0, way="whole")
    return (normalised(words.partition("+")[0]),)


def _shown(say: Say, view: View, names: Names, move: Move) -> str:
    match move:
        case EnterPort(number):
            name, points = _name(view, names, number), view.ship(number).treasure
            return say("letter-of-marque-offer-port", ship=name, points=points)
        case Attack(number):
            ship = view.ship(number)
            return say(
                "letter-of-marque-offer-attack",
                ship=_name(view, names, number),
                name=names.bare[ship.owner],
                treasure=ship.treasure,
                **risk(say, view, [ship]),
            )
        case SetSail():
            return say("letter-of-marque-offer-sail")
        case PlaceShip(armed) | ChooseShip(armed):
            kind, left = type_of(armed), left_of(view, armed)
            return say("letter-of-marque-offer-ship", kind=kind, left=left)
    return say("letter-of-marque-offer-pass")


def _reason(view: View, names: Names, typed: str) -> Reason | None:
    is_type = "armed" in typed or "defenceless" in typed
    if view.phase is not Phase.TURN:
        waits = Reason.NOT_IN_SET_UP if view.phase is Phase.SET_UP else Reason.CHOOSE_A_SHIP_FIRST
        return Reason.NONE_LEFT if is_type else waits
    if is_type:
        return Reason.NO_TREASURE_TURNED_UP
    fleet = view.fleets[own_seat(view)]
    if typed in ("sail", "setsail"):
        return Reason.PILE_EMPTY
    if typed == "pass":
        return Reason.TREASURES_LEFT if fleet.pile else Reason.SHIP_AT_SEA
    if (match := TYPED.fullmatch(typed)) is None:
        return None
    verb, called = match.groups()
    at_sea = {str(ship.number) for ship in view.sea}
    at_sea |= {normalised(_name(view, names, ship.number)) for ship in view.sea}
    if verb == "attack" and not fleet.cannons:
        return Reason.NO_CANNON
    if called not in at_sea:
        return Reason.NO_SUCH_SHIP
    if verb == "attack":
        return Reason.OWN_SHIP
    return Reason.NOT_YOUR_SHIP if verb else Reason.NO_CANNON
