"""The face of Letter of Marque: a sea of numbered ships, and guns that only their owner sees."""

from typing import Final

from cogs.faces.letter_of_marque.board import board
from cogs.faces.letter_of_marque.end import ending, held, highlights
from cogs.faces.letter_of_marque.hand import page
from cogs.faces.letter_of_marque.log import (
    OF_SEVERAL,
    PLAYED,
    RESULTS,
    event_line,
    is_loud,
    scoring,
    standing,
)
from cogs.faces.letter_of_marque.words import (
    DRAWN,
    PICTURES,
    flagged,
    odds,
    percent,
    treasure_words,
    type_of,
)
from cogs.ui.face import Face
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import own_seat
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    PlaceShip,
    SetSail,
)
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
            return _aimed(say, "letter-of-marque-move-port", names, view.ship(number))
        case Attack(number):
            return _aimed(say, "letter-of-marque-move-attack", names, view.ship(number))
        case PlaceShip(armed) | ChooseShip(armed):
            shown = treasure_words(say, view.turned_up or view.first_treasures[own_seat(view)])
            return say("letter-of-marque-move-ship", kind=type_of(armed), treasure=shown)
    return say("letter-of-marque-move-pass")


def _aimed(say: Say, message: str, names: Names, ship: ShipSeen) -> str:
    name = flagged(say, names, ship.owner, ship.number)
    return say(message, ship=name, treasure=treasure_words(say, ship.treasure))


def because(say: Say, seen: TableView, names: Names, index: int, reason: Reason) -> str:
    """A computer's reason for this move, with an attack's risk, and against the obvious one."""
    from engine.players.letter_of_marque.reasons import richest_of, turns_left_at_sea

    view, move = seen.view, seen.moves[index]
    chance, treasure, name, other, turns = 0, 0, "", "", 0
    if isinstance(move, Attack):
        ship = view.ship(move.ship)
        chance, treasure, name = percent(view, ship), ship.treasure, names[ship.owner]
        if reason.name == "avoids":
            ship = richest_of(view)
            name, other = names[ship.owner], flagged(say, names, ship.owner, ship.number)
        if reason.name == "avoids" or (reason.name == "risks" and chance < reason.figure < 100):
            turns = turns_left_at_sea(view, seen.this_round, ship)
    of = {"name": name, "other": other, "percent": chance, "treasure": treasure, "turns": turns}
    why = say(f"why-letter-of-marque-{reason.name}", count=reason.figure, **of)
    return why if reason.name in ("avoids", "risks") else f"{why}{_left(say, seen, names, move)}"


def _left(say: Say, seen: TableView, names: Names, move: Move) -> str:
    """A sentence on the obvious move that this one passes over; "" if there is none."""
    from engine.players.letter_of_marque.reasons import passed_over  # at the first hint

    view: View = seen.view
    if (found := passed_over(view, move)) is None:
        return ""
    lot, ship = found
    of = {"ship": flagged(say, names, ship.owner, ship.number), "percent": percent(view, ship)}
    of |= {"treasure": treasure_words(say, ship.treasure)}
    return f" {say('letter-of-marque-why-not', lot=lot.value, **of)}"


def gift(say: Say, seen: TableView, names: Names, index: int) -> str:
    """The question before an attack on a ship that everybody knows to be armed."""
    view: View = seen.view
    match seen.moves[index]:
        case Attack(number) if odds(view, ship := view.ship(number)) == "armed":
            name = flagged(say, names, ship.owner, number)
            return say("letter-of-marque-gift", ship=name, name=names[ship.owner])
    return ""


FACE: Final = Face(
    key="letter-of-marque",
    pictures=PICTURES,
    drawn=DRAWN,
    played=PLAYED,
    board=board,
    is_loud=is_loud,
    shared=OF_SEVERAL,
    page=page,
    event_line=event_line,
    scoring=scoring,
    highlights=highlights,
    ending=ending,
    held=held,
    move_sentence=move_sentence,
    because=because,
    standing=standing,
    rules=lambda _, options: {"series": options.series},
    suspense=RESULTS,
    gift=gift,
)
