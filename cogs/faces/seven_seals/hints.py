"""Hints of The Seven Seals: a move as a verb, a computer's reason, and a draft filled in."""

from __future__ import annotations

from cogs.faces.seven_seals.drafts import At, filled_page, read_page
from cogs.faces.seven_seals.words import called, card_words, named, seals_words, side_by_side
from cogs.ui.custom_ids import ShowPage
from cogs.ui.names import Names
from cogs.ui.page import Button, Say, Style
from engine.games.seven_seals.cards import HIGHEST, Colour
from engine.games.seven_seals.moves import Play, Predict, Return
from engine.games.seven_seals.state import Kind
from engine.games.seven_seals.view import View
from engine.players.base import Reason
from engine.tables.view import TableView

HIGH = 2
"""The number of top cards of a colour that count as high."""


def move_sentence(say: Say, seen: TableView, names: Names, index: int) -> str:
    """The move of this index as a verb with its card or seals."""
    match seen.moves[index]:
        case Play(card):
            return say("seven-seals-move-play", card=called(say, card))
        case Predict(seals, taken):
            takings = [
                say("seven-seals-move-taking", colour=named(say, colour), name=names[seat])
                for colour, seat in taken
            ]
            words, tricks = seals_words(say, seals), sum(seals)
            told = say("seven-seals-move-predict", seals=words, tricks=tricks)
            return " ".join([told, *takings])
        case Return(kind):
            return say("seven-seals-move-return", seal=named(say, kind))
    return say("seven-seals-move-saboteur")


def because(say: Say, seen: TableView, names: Names, index: int, reason: Reason) -> str:
    """A computer's reason for this move, with the relevant part of the own hand and seals."""
    view: View = seen.view
    held = view.seals.held[view.seat or 0][: Kind.BLACK]
    colours = [card for card in view.hand if card.colour is not Colour.RED]
    top = HIGHEST[view.seats] - HIGH
    return say(
        f"why-seven-seals-{reason.name}",
        count=reason.figure,
        trumps=len(view.hand) - len(colours),
        high=sum(card.rank > top for card in colours),
        wanted=sum(held),
        cards=len(view.hand),
        best=side_by_side(say, best) if (best := _winners(say, seen, index)) else "none",
        saboteur="free" if view.seals.saboteur is None else "taken",
    )


def _winners(say: Say, seen: TableView, index: int) -> list[str]:
    """The cards that can win the tricks of a prediction: the highest, as many as it has seals."""
    view, move = seen.view, seen.moves[index]
    if not isinstance(move, Predict):
        return []
    top = HIGHEST[view.seats] - HIGH
    strong = [card for card in view.hand if card.rank > top or card.colour is Colour.RED]
    strong.sort(key=lambda card: (card.rank <= top, card.colour is not Colour.RED, -card.rank))
    return [card_words(say, card) for card in sorted(strong[: sum(move.seals)])]


def helping(say: Say, seen: TableView, name: str, index: int) -> tuple[Button, ...]:
    """The advised prediction as a draft, unless this page shows it already."""
    move = seen.moves[index]
    if not isinstance(move, Predict):
        return ()
    at, draft, *_ = read_page(seen, name)
    if draft == move and at is (At.DRAFT if any(move.seals) else At.ZERO):
        return ()
    page = ShowPage(filled_page(move))
    return (Button(say("seven-seals-fill-button"), page, Style.MAIN, "💡"),)
