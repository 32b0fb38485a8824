"""A hint: what a move would do, in the words in which it is suggested, and why mate makes it."""

from __future__ import annotations

from cogs.ui.custom_ids import MakeMove
from cogs.ui.face import Face, Offer, Unclear
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.games import GAMES
from engine.players.base import Reason
from engine.tables.view import TableView


def hint_words(say: Say, game: str, advised: str, reason: Reason | None) -> str:
    """The sentence of a hint."""
    if reason is None:
        return say("hint", advice=advised)
    why = say(f"why-{game}-{reason.name}", count=reason.figure)
    return say("hint-why", advice=advised, why=why)


def advice(face: Face, say: Say, seen: TableView, names: Names, index: int) -> str:
    """The legal move of this index, and what it brings."""
    written = GAMES[face.key].write_move(seen.moves[index])
    for typed in ("", written):
        for offer in face.plays(say, seen, names, typed):
            if words := _words(face, say, seen, names, offer, index):
                return words
    return written


def _words(face: Face, say: Say, seen: TableView, names: Names, offer: Offer, index: int) -> str:
    """The suggestion, with what it takes, if it means this move; else ""."""
    if _means(face, say, seen, names, offer.sent, "", index):
        return ": ".join(offer.shown.split(": ")[:2])  # not why: "…: lays it: nothing matches"
    for take in face.takes(say, seen, names, offer.sent, ""):
        if _means(face, say, seen, names, offer.sent, take.sent, index):
            return f"{offer.shown.partition(':')[0]}: {take.shown}"
    return ""


def _means(
    face: Face, say: Say, seen: TableView, names: Names, card: str, take: str, index: int
) -> bool:
    """Whether this typed play makes the move, or leads to the page that only asks once more."""
    try:
        route = face.find(say, seen, names, card, take)
    except Unclear:
        return False
    if isinstance(route, MakeMove):
        return route.index == index
    buttons = face.page(say, seen, names, route.name).buttons
    return [button.route for button in buttons] == [MakeMove(index)]
