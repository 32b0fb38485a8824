"""What `/play` offers and understands in The Seven Seals, in each phase."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.faces.seven_seals import sentences
from cogs.faces.seven_seals.hand import offer_words, takes
from cogs.faces.seven_seals.typed import card_typed, kind_typed, words_of
from cogs.faces.seven_seals.words import EMOJI, any_of, card_name, letter_of, name_of, named
from cogs.ui.custom_ids import MakeMove, Play
from cogs.ui.face import Offer, Unclear, normalised
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.games.seven_seals import moves
from engine.games.seven_seals.cards import RANKS, Card
from engine.games.seven_seals.moves import Reason, Return
from engine.games.seven_seals.state import Kind, Phase
from engine.games.seven_seals.view import View, why_not
from engine.tables.view import TableView

OFFERS = 25
"""Discord's limit."""


def plays(say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
    """The legal plays for what is typed so far, the best first."""
    view: View = seen.view
    if not seen.moves:
        return ()
    if view.phase is Phase.PREDICT:
        return sentences.offers(say, seen, names, typed)[:OFFERS]
    if view.phase is Phase.RETURN:
        return _begun(say, [_return_offer(say, kind) for kind in view.returnable], typed)
    cards = [move.card for move in seen.moves if isinstance(move, moves.Play)]
    cards.sort(key=lambda card: not takes(view, card))
    return _begun(say, [_card_offer(say, view, card) for card in cards], typed)


def find(say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
    """The move that is meant, or the page that asks; raises Unclear."""
    view: View = seen.view
    if view.phase is Phase.PREDICT:
        return sentences.find(say, seen, names, card, take)
    if view.phase is Phase.RETURN:
        return _find_return(say, seen, card)
    return _find_card(say, seen, card)


def _card_offer(say: Say, view: View, card: Card) -> Offer:
    shown = say(
        "seals-offer-card",
        colour=named(say, card.colour),
        rank=card.rank,
        what=offer_words(say, view, card),
    )
    return Offer(shown, card_name(say, card).casefold())


def _return_offer(say: Say, kind: Kind) -> Offer:
    label = say("seals-return-button", kind=name_of(say, kind))
    return Offer(f"{EMOJI[kind]} {label}", name_of(say, kind))


def _begun(say: Say, offers: Sequence[Offer], typed: str) -> list[Offer]:
    """The offers that have every typed word: a number in full, of other words the beginning."""
    wanted = words_of(say, typed)

    def fits(offer: Offer) -> bool:
        there = words_of(say, f"{offer.shown} {offer.sent}")
        return all(
            word in there if word.isdecimal() else any(w.startswith(word) for w in there)
            for word in wanted
        )

    exact = [offer for offer in offers if normalised(typed) == normalised(offer.sent)]
    return exact or [offer for offer in offers if fits(offer)][:OFFERS]


def _find_card(say: Say, seen: TableView, typed: str) -> MakeMove:
    view: View = seen.view
    found = card_typed(say, typed)
    if found is None:
        raise Unclear(say("seals-unclear", phase="play"))
    kind, rank = found
    card = Card(kind * RANKS + rank - 1) if 1 <= rank <= RANKS else None
    if card is None or card not in view.hand:
        words = f"{EMOJI[kind]}{letter_of(say, kind)}{rank}"
        raise Unclear(say("seals-not-in-hand", card=words))
    reason = why_not(view, card)
    if reason is not None:
        raise Unclear(refusal_words(say, view, reason))
    return MakeMove(seen.moves.index(moves.Play(card)))


def _find_return(say: Say, seen: TableView, typed: str) -> MakeMove:
    view: View = seen.view
    for word in words_of(say, typed):
        kind = kind_typed(say, word, view.returnable)
        if kind is not None:
            return MakeMove(seen.moves.index(Return(kind)))
    kinds = any_of(say, [name_of(say, kind) for kind in view.returnable])
    raise Unclear(say("seals-unclear-return", kinds=kinds))


def refusal_words(say: Say, view: View, reason: Reason) -> str:
    """Why the rules forbid a move, and what to do instead."""
    colour = "" if view.led is None else named(say, view.led)
    return say(f"seals-refusal-{reason.value}", colour=colour)
