"""Hints of Letter of Marque: a move as a verb, and a computer's reason for it."""

from __future__ import annotations

from cogs.faces.letter_of_marque.words import percent, ship_name, ship_of, treasure_words
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.games.letter_of_marque.moves import Attack, ChooseShip, EnterPort, PlaceShip, SetSail
from engine.games.letter_of_marque.view import ShipSeen, View
from engine.players.base import Reason
from engine.tables.view import TableView


def move_sentence(say: Say, seen: TableView, names: Names, index: int) -> str:
    """The move of this index as a verb with ships and treasures."""
    view: View = seen.view
    match seen.moves[index]:
        case SetSail():
            return say("letter-of-marque-move-sail")
        case EnterPort(number):
            return _aimed(say, "letter-of-marque-move-port", names, ship_of(view, number))
        case Attack(number):
            return _aimed(say, "letter-of-marque-move-attack", names, ship_of(view, number))
        case PlaceShip(armed) | ChooseShip(armed):
            treasure = view.turned_up or view.first_treasures[view.seat or 0]
            kind = "armed" if armed else "defenceless"
            return say(
                "letter-of-marque-move-ship", kind=kind, treasure=treasure_words(say, treasure)
            )
    return say("letter-of-marque-move-pass")


def _aimed(say: Say, message: str, names: Names, ship: ShipSeen) -> str:
    name = ship_name(names, ship.owner, ship.number)
    return say(message, ship=name, treasure=treasure_words(say, ship.treasure))


def because(say: Say, seen: TableView, names: Names, index: int, reason: Reason) -> str:
    """A computer's reason for this move; an attack comes with its risk, as in the hand."""
    view, move = seen.view, seen.moves[index]
    chance, treasure, name, other = 0, 0, "", ""
    if isinstance(move, Attack):
        ship = ship_of(view, move.ship)
        chance = percent(view, ship)
        treasure = ship.treasure
        name = names[ship.owner]
    if reason.name == "avoids":
        ship = ship_of(view, reason.figure)
        name, other = names[ship.owner], ship_name(names, ship.owner, ship.number)
    elif reason.name == "bold":
        name = names[reason.figure]
    return say(
        f"why-letter-of-marque-{reason.name}",
        count=reason.figure,
        name=name,
        other=other,
        percent=chance,
        treasure=treasure,
    )
