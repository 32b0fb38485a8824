"""Hints of 7 Seas: a move as a verb with its cards, and a computer's reason for it."""

from __future__ import annotations

from cogs.faces.seven_seas.gains import bites
from cogs.faces.seven_seas.words import PIRATES, called, summed
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.games.seven_seas.cards import KRAKEN, Card
from engine.games.seven_seas.moves import HARBOUR, Keep, OpenSource, PlayCard
from engine.games.seven_seas.view import View
from engine.players.base import Reason
from engine.players.seven_seas.reasons import OF_A_CARD
from engine.tables.view import TableView


def move_sentence(say: Say, seen: TableView, names: Names, index: int) -> str:
    """The move of this index as a verb with the cards' names."""
    view: View = seen.view
    match seen.moves[index]:
        case PlayCard(card, ()):
            return say("seven-seas-move-lay", card=called(say, card))
        case PlayCard(card, take):
            return say(
                "seven-seas-move-take",
                card=called(say, card),
                taken=summed(say, take),
                costs="yes" if bites(view, (card, *take)) else "no",
                value=view.options.booty_values[KRAKEN],
            )
        case OpenSource(source) if source == HARBOUR:
            return say("seven-seas-move-harbour")
        case OpenSource(source):
            return say("seven-seas-move-chest", name=names.listed(say, view.seats_of(source)))
        case Keep(card):
            return say("seven-seas-move-keep", card=called(say, card))
    return say("seven-seas-move-decline")


def because(say: Say, seen: TableView, names: Names, index: int, reason: Reason) -> str:
    """A computer's reason for this move."""
    source = getattr(seen.moves[index], "source", HARBOUR)
    place = "harbour" if source == HARBOUR else "chest"
    figure = reason.figure
    card = called(say, Card(figure)) if reason.name in OF_A_CARD else ""
    worth = "point" if figure in PIRATES else "booty"
    message = f"why-seven-seas-{reason.name}"
    return say(message, count=figure, place=place, card=card, worth=worth)
