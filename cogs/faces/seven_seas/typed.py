"""Typed plays of 7 Seas: the suggestions, and the move meant."""

import re
from collections.abc import Sequence

from cogs.faces.seven_seas.gains import best_first, change, chest_of
from cogs.faces.seven_seas.hand import effect
from cogs.faces.seven_seas.words import card_typed, named, short, source_label, summed
from cogs.ui.face import Offer, Unclear, chosen, normalised
from cogs.ui.layout import NO_BREAK, OPTION, cut
from cogs.ui.names import Names
from cogs.ui.page import MakeMove, Play, Say, ShowPage
from engine.games.seven_seas.captures import CaptureRule, Choice, rule_of
from engine.games.seven_seas.cards import KRAKEN, NOTATION, Cards
from engine.games.seven_seas.moves import Keep, OpenSource, PlayCard, Reason
from engine.games.seven_seas.state import Phase
from engine.games.seven_seas.view import View, what_now
from engine.tables.view import TableView

LAY, TAKE_ALL = "lay", "all"
NICK, DECLINE = "nick", "decline"


def plays(say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
    """Each card with its effect; in a nick each source, then each card to keep."""
    view: View = seen.view
    if view.phase is Phase.PLAY:
        chest, offers = chest_of(seen), list[Offer]()
        for card in sorted(view.hand, key=lambda card: not what_now(view, card)[-1].take):
            plain = effect(say, view, chest, card).replace("*", "").replace(NO_BREAK, " ")
            label = say("labelled", label=named(say, card), text=plain)
            offers.append(Offer(cut(label, OPTION), card.notation))
        return chosen(offers, typed)
    moves = best_first(seen) if view.phase is Phase.KEEP else seen.moves
    return chosen([_nick_offer(say, seen, names, move) for move in moves], typed)


def takes(say: Say, seen: TableView, names: Names, card: str, typed: str) -> Sequence[Offer]:
    """Each thing the card may do, where there is a choice."""
    view: View = seen.view
    meant = card_typed(say, card)
    if view.phase is not Phase.PLAY or meant not in view.hand or meant is None:
        return ()
    return chosen([_take_offer(say, choice) for choice in what_now(view, meant)], typed)


def find(say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
    """The move meant, or the page that asks for the rest; raises Unclear."""
    view: View = seen.view
    if view.phase is not Phase.PLAY:
        return _nick(say, seen, names, card)
    meant = card_typed(say, card)
    if meant is None:
        raise Unclear(say("seven-seas-unclear-card", text=card[:30]))
    if meant not in view.hand:
        raise Unclear(say("seven-seas-not-in-hand", card=short(say, meant)))
    if not take:
        choices = what_now(seen.view, meant)
        if len(choices) == 1:
            return MakeMove(seen.moves.index(PlayCard(meant, choices[0].take)))
        return ShowPage(meant.notation)
    cards = _taken(say, view, take)
    move = PlayCard(meant, cards)
    if move in seen.moves and cards and rule_of(meant, cards) is CaptureRule.TAKE_ALL:
        return ShowPage(meant.notation)  # which shows the price
    if move in seen.moves:
        return MakeMove(seen.moves.index(move))
    reason = Reason.DOES_NOT_ADD_UP if cards else Reason.MUST_TAKE
    if what_now(view, meant)[0].rule is CaptureRule.SAME_STRENGTH:
        reason = Reason.MUST_TAKE_SAME_STRENGTH
    raise Unclear(say(f"seven-seas-refusal-{reason.value}", card=short(say, meant)))


def _taken(say: Say, view: View, text: str) -> Cards:
    """The named cards, all of the display; () to lay."""
    if normalised(text) in (LAY, normalised(say("seven-seas-lay-button"))):
        return ()
    if normalised(text) == TAKE_ALL:
        return view.display
    found = [card_typed(say, part) for part in re.split(r"[+,;&]", text) if part.strip()]
    cards = [card for card in found if card is not None]
    if len(cards) < len(found) or not cards:
        raise Unclear(say("seven-seas-unclear-take", text=text[:30]))
    missing = next((card for card in cards if card not in view.display), None)
    if missing is not None:
        raise Unclear(say("seven-seas-not-in-display", card=short(say, missing)))
    return tuple(sorted(set(cards)))


def _take_offer(say: Say, choice: Choice) -> Offer:
    if not choice.take:
        return Offer(say("seven-seas-lay-button"), LAY)
    if choice.card is KRAKEN and choice.rule is CaptureRule.TAKE_ALL:
        return Offer(say("seven-seas-take-all-button"), TAKE_ALL)
    clears = f" {say('seven-seas-clears-plain')}" if choice.clears else ""
    taken = "+".join(map(NOTATION.__getitem__, choice.take))
    return Offer(f"{summed(say, choice.take)}{clears}", taken)


def _nick_offer(say: Say, seen: TableView, names: Names, move: object) -> Offer:
    if isinstance(move, OpenSource):
        source = source_label(say, seen.view, names, move.source)
        return Offer(say("seven-seas-nick-offer", source=source), f"{NICK} {move.source}")
    if isinstance(move, Keep):
        words = change(say, chest_of(seen), move.card)
        return Offer(say("labelled", label=named(say, move.card), text=words), move.card.notation)
    return Offer(say("seven-seas-nick-decline"), DECLINE)


def _nick(say: Say, seen: TableView, names: Names, text: str) -> MakeMove:
    typed = normalised(text)
    meant = card_typed(say, text)
    for index, move in enumerate(seen.moves):
        offer = _nick_offer(say, seen, names, move)
        if typed in (normalised(offer.sent), normalised(offer.shown)):
            return MakeMove(index)
        if isinstance(move, Keep) and move.card == meant:
            return MakeMove(index)
    raise Unclear(say("seven-seas-unclear-nick"))
