"""The face of The Seven Seals: a trick, everybody's seals, and a prediction composed in private."""

from collections.abc import Mapping
from typing import Final

from cogs.faces.seven_seals.board import board
from cogs.faces.seven_seals.drafts import At, filled_page, named_page, read_page
from cogs.faces.seven_seals.end import ENDED, ending, finale, held, highlights, unseen
from cogs.faces.seven_seals.hand import page
from cogs.faces.seven_seals.log import EFFECTS, PLAYED, event_line, is_loud, round_line, scoring
from cogs.faces.seven_seals.words import (
    DRAWN,
    PICTURES,
    card_words,
    name_of,
    named,
    seals_words,
    side_by_side,
)
from cogs.ui.face import Face, Standing
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import own_seat, places
from engine.games.seven_seals.events import PredictionsComplete
from engine.games.seven_seals.moves import Move, Play, Predict, Return, TakeSaboteur
from engine.games.seven_seals.options import Options
from engine.games.seven_seals.rounds import COLOURED_POINTS
from engine.games.seven_seals.state import HIGHEST, Card, Colour, Kind
from engine.games.seven_seals.tricks import winning
from engine.games.seven_seals.view import View
from engine.players.base import Reason
from engine.tables.view import TableView

SHORT = 2
"""The most cards of a colour that a hand may soon run out of, to trump it."""


def move_sentence(say: Say, seen: TableView, names: Names, index: int) -> str:
    """The move of this index as a verb with its card or seals."""
    match seen.moves[index]:
        case Play(card):
            return say("seven-seals-move-play", card=card_words(say, card))
        case Predict(seals, taken):
            takings = [
                say("seven-seals-move-taking", colour=named(say, colour), name=names[seat])
                for colour, seat in taken
            ]
            words, tricks = seals_words(say, seals), sum(seals)
            return " ".join([say("seven-seals-move-predict", seals=words, tricks=tricks), *takings])
        case Return(kind):
            return say("seven-seals-move-return", seal=named(say, kind))
    return say("seven-seals-move-saboteur")


def refusal(say: Say, view: View) -> Mapping[str, object]:
    """The values of the refusals."""
    return {"colour": "" if view.led is None else name_of(say, view.led)}


def because(say: Say, seen: TableView, names: Names, index: int, reason: Reason) -> str:
    """A computer's reason for this move, with the relevant part of the own hand and seals."""
    from engine.players.seven_seals.reasons import Why, trumps_and_high  # at the first hint

    view: View = seen.view
    held = view.seals.held[own_seat(view)][: Kind.BLACK]
    trumps, high = trumps_and_high(view)
    best, ruffs, more = _promised(view, seen.moves[index])
    kept = reason.figure if reason.name in (Why.KEEPS, Why.RIDS) else 0
    return say(
        f"why-seven-seals-{reason.name}",
        count=reason.figure,
        trumps=trumps,
        high=high,
        wanted=sum(held),
        cards=len(view.hand),
        later=len(view.hand) - 1,
        seals=-(-reason.figure // COLOURED_POINTS),
        kept=card_words(say, Card(kept)),
        way="both" if best and ruffs else "best" if best else "ruffs" if ruffs else "none",
        best=side_by_side(say, [card_words(say, card) for card in best]),
        ruffs=side_by_side(say, [card_words(say, card) for card in ruffs]),
        more=more,
    )


def _promised(view: View, move: Move) -> tuple[list[Card], list[Card], int]:
    """The cards behind a prediction, and the number of its tricks without a card.

    Each seal has at most one card: the best of its own colour, which must be in the top third of it
    unless it is red. For a colour that the hand is short of, a red card that is left can trump.
    """
    if not isinstance(move, Predict):
        return [], [], 0
    best, short, high = list[Card](), 0, HIGHEST[view.seats] * 2 / 3
    for colour, count in zip(Colour, move.seals, strict=True):
        own = [card for card in view.hand if card.colour is colour]
        good = [card for card in own if colour is Colour.RED or card.rank > high]
        named = sorted(good)[-count:] if count else []
        best += named
        short += count - len(named) if colour is not Colour.RED and len(own) <= SHORT else 0
    reds = [card for card in view.hand if card.colour is Colour.RED and card not in best]
    ruffs = sorted(reds)[-short:] if short else []
    return best, ruffs, sum(move.seals) - len(best) - len(ruffs)


def hinted(seen: TableView, name: str, move: Move) -> str:
    """The page with the advised prediction as a draft, or the saboteur's, which keeps the draft."""
    match move:
        case Predict():
            return filled_page(move)
        case TakeSaboteur():
            return named_page(At.SABOTEUR, read_page(seen, name)[1])
    return ""


def standing(seen: TableView) -> Standing:
    """The penalty points of the rounds that are over."""
    view: View = seen.view
    totals = view.sheet.totals
    return Standing(totals, places(tuple(-total for total in totals)))


def rules(say: Say, options: Options) -> Mapping[str, object]:
    """The values of the rules."""
    saboteur = {"start": options.saboteur_start, "rising": options.rising_saboteur}
    return {**saboteur, "rounds": options.rounds}


def gift(say: Say, seen: TableView, _: Names, index: int) -> str:
    """The question before a prediction of no trick, or a lost red card that a red seal needs."""
    view: View = seen.view
    match seen.moves[index]:
        case Predict(seals, _) if not any(seals):
            return say("seven-seals-gift-none")
        case Play(card) if view.trick and card.colour is Colour.RED:
            trick = (*(played.card for played in view.trick), card)
            reds = sum(each.colour is Colour.RED for each in view.hand)
            needed = view.seals.held[own_seat(view)][Kind.RED]
            if trick[winning(trick)] is not card and reds <= needed:
                return say("seven-seals-gift", card=card_words(say, card))
    return ""


FACE: Final = Face(
    key="seven-seals",
    pictures=PICTURES,
    drawn=DRAWN,
    played=PLAYED,
    effects=EFFECTS,
    board=board,
    shown=(PredictionsComplete,),
    is_loud=is_loud,
    page=page,
    event_line=event_line,
    scoring=scoring,
    finale=finale,
    in_finale=ENDED,
    ending=ending,
    highlights=highlights,
    held=held,
    refusal=refusal,
    move_sentence=move_sentence,
    because=because,
    standing=standing,
    rules=rules,
    round_line=round_line,
    unseen=unseen,
    hinted=hinted,
    gift=gift,
)
