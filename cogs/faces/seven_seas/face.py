"""The face of 7 Seas: a nautical chart, the display, and a hand that shows each card's captures."""

from collections.abc import Mapping
from typing import Final

from cogs.faces.seven_seas.board import board, chart
from cogs.faces.seven_seas.end import finale, held, highlights
from cogs.faces.seven_seas.gains import bites
from cogs.faces.seven_seas.hand import page
from cogs.faces.seven_seas.log import PLAYED, event_line, is_loud, round_line, scoring
from cogs.faces.seven_seas.words import (
    DRAWN,
    PICTURES,
    PIRATES,
    called,
    short,
    spread,
    summed,
    value_lines,
)
from cogs.ui.face import Face, Standing
from cogs.ui.names import Names, listed
from cogs.ui.page import Say
from engine.core import places
from engine.games.seven_seas.captures import takes
from engine.games.seven_seas.cards import BY_NOTATION, DECK, KRAKEN, STRENGTH, Card
from engine.games.seven_seas.events import Captured, Cleared
from engine.games.seven_seas.moves import HARBOUR, Keep, OpenSource, PlayCard
from engine.games.seven_seas.options import Options
from engine.games.seven_seas.view import View
from engine.players.base import Reason
from engine.tables.model.kind import kind_of
from engine.tables.view import TableView


def move_sentence(say: Say, seen: TableView, names: Names, index: int) -> str:
    """The move of this index as a verb with the cards' names."""
    view: View = seen.view
    match seen.moves[index]:
        case PlayCard(card, ()):
            return say("seven-seas-move-lay", card=called(say, card))
        case PlayCard(card, take):
            costs, value = bites(view, (card, *take)), view.options.booty_values[KRAKEN]
            by = {"card": called(say, card), "taken": summed(say, take), "costs": costs}
            return say("seven-seas-move-take", **by, value=value)
        case OpenSource(source) if source == HARBOUR:
            return say("seven-seas-move-harbour")
        case OpenSource(source):
            return say("seven-seas-move-chest", name=names.listed(say, view.seats_of(source)))
        case Keep(card):
            return say("seven-seas-move-keep", card=called(say, card))
    return say("seven-seas-move-decline")


def because(say: Say, seen: TableView, names: Names, index: int, reason: Reason) -> str:
    """A computer's reason for this move."""
    from engine.players.seven_seas.reasons import OF_A_CARD, Why  # at the first hint

    move, figure, taken = seen.moves[index], reason.figure, ""
    place = "harbour" if getattr(move, "source", HARBOUR) == HARBOUR else "chest"
    card = called(say, Card(figure)) if reason.name in OF_A_CARD else ""
    worth = "point" if figure in PIRATES else "booty"
    display = tuple(sorted((*seen.view.display, getattr(move, "card", KRAKEN))))
    able = {STRENGTH[each] for each in {*DECK} - {KRAKEN} if any(takes(each, display))}
    if reason.name in (Why.RETURNS, Why.PLANS):
        ways = [take for take in takes(Card(figure), display) if move.card in take]
        taken = summed(say, max(ways, key=len))
    values = {"count": figure, "place": place, "card": card, "worth": worth, "taken": taken}
    numbers = listed(say, [*map(str, sorted(able))])
    return say(f"why-seven-seas-{reason.name}", **values, numbers=numbers)


def unseen(say: Say, seen: TableView) -> str:
    """The cards that the seat hasn't seen, side by side."""
    from engine.players.seven_seas.sightings import sightings  # at the first puzzle

    return spread(say, sightings(seen.view, seen.this_round).unseen(), " ")


EXAMPLE: Final = {"gold": "g3", "crystal": "c5", "rum": "r8", "curse": "x8"}
"""The cards of the example in the short rules."""


def standing(seen: TableView) -> Standing:
    """The space of each seat's ship."""
    view: View = seen.view
    points = tuple(view.ships[side] for side in view.sides)
    return Standing(points, places(points))


def rules(say: Say, options: Options) -> Mapping[str, object]:
    """The values of the rules."""
    return {
        "harbour": not options.ultimate_teams,
        "last": options.last_clears,
        "own": options.built_in == "own",
        "target": options.target,
        "teams": options.teams,
        "values": "\n".join(value_lines(say, options.booty_values)),
        **{suit: short(say, BY_NOTATION[card]) for suit, card in EXAMPLE.items()},
    }


def gift(say: Say, seen: TableView, _: Names, index: int) -> str:
    """The question before a pirate is laid into the display."""
    match seen.moves[index]:
        case PlayCard(card, ()) if card in PIRATES:
            return say("seven-seas-gift", card=called(say, card))
    return ""


def special(seen: TableView) -> str:
    """The card in hand whose rules a newcomer reads: the kraken, else a pirate.

    None at a table with nobody else: its first hand has the aim of the game, too.
    """
    held = set[Card]() if kind_of(seen.table).alone else {*seen.view.hand}
    return "kraken" if KRAKEN in held else "pirate" if held.intersection(PIRATES) else "none"


FACE: Final = Face(
    key="seven-seas",
    pictures=PICTURES,
    drawn=DRAWN,
    played=PLAYED,
    effects={Cleared: Captured},
    board=board,
    is_loud=is_loud,
    page=page,
    event_line=event_line,
    scoring=scoring,
    final=lambda say, seen, names: chart(say, seen.view, names),
    finale=finale,
    highlights=highlights,
    held=held,
    move_sentence=move_sentence,
    because=because,
    standing=standing,
    rules=rules,
    round_line=round_line,
    unseen=unseen,
    gift=gift,
    stage=special,
    length=lambda view: {"target": view.options.target},
)
