"""Why mate makes a move in 7 Seas: reasons that are true by what the seat sees.

If several are true, it gives the one with the highest value by mate's weights.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from engine.core import Event, own_seat
from engine.games.seven_seas.captures import takes
from engine.games.seven_seas.cards import (
    COINS,
    KING,
    KRAKEN,
    LADY,
    STRENGTH,
    SUIT,
    Card,
    Cards,
    Suit,
)
from engine.games.seven_seas.moves import HARBOUR, DeclineNick, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.view import View
from engine.players.base import Reason
from engine.players.seven_seas.masks import mask_of
from engine.players.seven_seas.scoring import booty_counter
from engine.players.seven_seas.sightings import PIRATES, Sightings, sightings
from engine.players.seven_seas.weights import A_BOOTY, A_CARD, A_COIN, VALUES_BY_KIND, WEIGHTS

Why = StrEnum(
    "Why",
    "ONLY LADY KING PIRATES NICK CLEARS COINS CARDS BOOTY GUARDED CHEAPEST LEAST FEWEST "
    "SPARES PLANS HOLDS CHEAP RETURNS WAITS SHEDS INSIDE WENT UNSEEN FULLEST HOPES "
    "DECLINES RAISES DEAREST OPENS GIVES MORE COSTS CURSE CAN_WAIT USES",
)
"""The reasons; each has words in every locale."""

OF_A_CARD: Final = (
    *(Why.PLANS, Why.RETURNS, Why.WAITS, Why.INSIDE, Why.WENT, Why.UNSEEN),
    *(Why.GIVES, Why.CURSE, Why.CAN_WAIT, Why.USES),
)
"""The reasons whose figure is a card, by its number."""

MORE: Final = dict.fromkeys(
    (Why.COINS, Why.CARDS, Why.BOOTY, Why.RAISES, Why.DEAREST, Why.FULLEST, Why.HOPES), 1
) | {Why.FEWEST: -1, Why.LEAST: -1}
ALSO: Final = {
    Why.NICK: (Why.CLEARS, Why.CHEAP),
    **dict.fromkeys((Why.LADY, Why.KING, Why.PIRATES, Why.COINS, Why.BOOTY), (Why.CHEAP,)),
    **dict.fromkeys((Why.CARDS, Why.CLEARS), (Why.CHEAP,)),
    **dict.fromkeys((Why.FULLEST, Why.INSIDE, Why.WENT, Why.UNSEEN), (Why.HOPES,)),
}
"""As in `engine.players.speaks`."""


def every(
    view: View, history: Sequence[Event], moves: Sequence[Move], index: int
) -> Iterator[Reason]:
    """Why mate chose the move with this index among the legal moves, then what else is true."""
    seen = sightings(view, history)
    match moves[index]:
        case _ if len(moves) == 1:
            yield Reason(Why.ONLY)
        case PlayCard(card, ()):
            yield from _laying(view, seen, moves, card)
        case PlayCard() as play:
            yield from _taking(view, seen, moves, play)
        case OpenSource(source):
            yield _opening(view, seen, source)
        case Keep(card):
            yield from _keeping(view, seen, card)
        case DeclineNick():
            there = [card for source in view.sources for card in seen.inside[source]]
            if not any(card in PIRATES or seen.raises(card) for card in there):
                yield Reason(Why.DECLINES)


def tempts(_: View, move: Move) -> bool:
    """True for a capture."""
    return isinstance(move, PlayCard) and bool(move.take)


def obvious(view: View, history: Sequence[Event], moves: Sequence[Move], index: int) -> int:
    """The index of the capture that brings the most at once, if this move brings less.

    Else this index. It counts pirates, then coins and cards with the best value of their suit, then
    cards.
    """

    def brings(at: int) -> tuple[int, int, int]:
        move = moves[at]
        cards = (move.card, *move.take) if isinstance(move, PlayCard) and move.take else ()
        best = sum(COINS[card] + is_best_of_suit(view, card) for card in cards)
        return sum(card in PIRATES for card in cards), best, len(cards)

    return max(range(len(moves)), key=lambda at: (brings(at), at == index))


def harm(
    view: View, history: Sequence[Event], moves: Sequence[Move], index: int, better: int
) -> Reason | None:
    """The harm of this play: the next player's option that the better move doesn't leave.

    The next player clears the display for a nick, takes a valuable card, or captures more easily.
    Or this play lowers the own booty, or may, more than the better one. An obvious capture may also
    be able to wait, or still leave an option to the next player.
    """
    made, other = moves[index], moves[better]
    if not isinstance(made, PlayCard) or not isinstance(other, PlayCard):
        return None
    seen = sightings(view, history)
    if (cost := _cost(seen, made)) > max(0, _cost(seen, other)):
        return Reason(Why.COSTS, cost)
    is_last = not view.hand_sizes[(own_seat(view) + 1) % view.seats]
    found = None if is_last else _opening_up(view, seen, made, other)
    if found is None and index == obvious(view, history, moves, better) != better:
        found = _postponed(view, seen, made, other)
    return found


def _postponed(view: View, seen: Sightings, made: PlayCard, other: PlayCard) -> Reason | None:
    """The reason against an obvious capture after which the others can do no more."""
    waits, leaves = made.card is not other.card, _after(view, made)  # a nick can't wait
    if waits and leaves and made.take in takes(made.card, _after(view, other)):
        return Reason(Why.CAN_WAIT, made.card)
    is_known = not seen.hidden and all(seen.inside[seen.own].values())
    curse, milder = (_curse_of(seen, each) for each in (made, other))
    if curse is not None and (curse is KRAKEN or not is_known):
        worst = 0 if milder is None else seen.values[milder]
        held = [seen.values[c] for c in seen.inside[seen.own] if SUIT[c] is Suit.CURSES]
        lowers = curse is KRAKEN or seen.values[curse] < max(held, default=0)
        if lowers and seen.values[curse] < worst:
            return Reason(Why.CURSE, curse)
    return Reason(Why.USES, made.card) if leaves == _after(view, other) else None


def _curse_of(seen: Sightings, move: PlayCard) -> Card | None:
    """The curse of this capture that counts: the kraken, else the mildest."""
    curses = [card for card in (move.card, *move.take) if SUIT[card] is Suit.CURSES]
    counts = max(curses, key=lambda card: (card is KRAKEN, seen.values[card]), default=None)
    return counts if move.take else None


def _opening_up(view: View, seen: Sightings, made: PlayCard, other: PlayCard) -> Reason | None:
    """The harm that the next player can do after this play, and not after the other one."""
    left, spared = _after(view, made), _after(view, other)
    clearing = _clearing(seen, left)
    if clearing and _may_be_nicked(view, made) and not _clearing(seen, spared):
        return Reason(Why.OPENS, max(clearing))
    takeable = {card for each in seen.unseen() for take in takes(each, left) for card in take}
    dear = [card for card in left if card in takeable and card not in spared]
    dear = [card for card in dear if card in PIRATES or is_best_of_suit(view, card)]
    if dear:
        return Reason(Why.GIVES, max(dear, key=lambda card: card in PIRATES))
    able, before = (sum(any(takes(e, d)) for e in seen.unseen()) for d in (left, spared))
    return Reason(Why.MORE, able) if able > before else None


def _cost(seen: Sightings, move: Move) -> int:
    """The loss of the own booty by a capture; 0 if that isn't certain."""
    chest = seen.inside[seen.own]
    if seen.hidden or not all(chest.values()) or not isinstance(move, PlayCard) or not move.take:
        return 0
    booty = booty_counter(seen.values)
    return booty(mask_of(chest)) - booty(mask_of((*chest, move.card, *move.take)))


def is_guarded(left: Cards) -> bool:
    """True if these are several cards with a sum above 10, so that only the kraken takes all."""
    return len(left) > 1 and sum(STRENGTH[card] for card in left) > 10


def _may_be_nicked(view: View, made: PlayCard) -> bool:
    """True if there is something to nick for the next player after this play."""
    following = (own_seat(view) + 1) % len(view.ships)
    others = sum(size for side, size in enumerate(view.chest_sizes) if side != following)
    return others + view.harbour + len(made.take) > 0


def _least(view: View, seen: Sightings, moves: Sequence[Move], made: PlayCard) -> Iterator[Reason]:
    """The number of unseen cards that clear what this play leaves, for a nick, if it's the fewest.

    There is one, and after another play there are more.
    """
    counts = [len(_clearing(seen, _after(view, e))) for e in moves if isinstance(e, PlayCard)]
    is_least = 0 < len(_clearing(seen, _after(view, made))) == min(counts) < max(counts)
    if is_least and _may_be_nicked(view, made):
        yield Reason(Why.LEAST, min(counts))


def is_best_of_suit(view: View, card: Card) -> bool:
    """True if no card of its suit has a higher booty value; never true of a curse."""
    values = view.options.booty_values
    rivals = [value for number, value in enumerate(values) if SUIT[number] is SUIT[card]]
    return SUIT[card] is not Suit.CURSES and values[card] == max(rivals)


def _laying(view: View, seen: Sightings, moves: Sequence[Move], card: Card) -> Iterator[Reason]:
    """Why mate lays this card."""
    values = view.options.booty_values
    if card is KRAKEN and values[KRAKEN] < 0:
        yield Reason(Why.SHEDS)
    captures = [move for move in moves if isinstance(move, PlayCard) and move.take]
    if captures:
        yield from _passing(view, seen, moves, captures, card)
        return
    own = is_guarded((*view.display, card))
    if own and not _always_guarded(view, moves):
        yield Reason(Why.GUARDED)
    if _is_cheapest(view, card):
        yield Reason(Why.CHEAPEST, values[card])
    yield from _least(view, seen, moves, PlayCard(card, ()))
    takers = {
        card: sum(any(takes(each, tuple(sorted((*view.display, card))))) for each in seen.unseen())
        for card in view.hand
    }
    if takers[card] == min(takers.values()) < max(takers.values()):
        yield Reason(Why.FEWEST, takers[card])
    _, taker = _next_capture(view, card)
    if taker is not card:
        yield Reason(Why.RETURNS, taker)


def _passing(
    view: View, seen: Sightings, moves: Sequence[Move], captures: Sequence[PlayCard], card: Card
) -> Iterator[Reason]:
    """Why mate lays this card although others could capture."""
    others = [move for move in captures if move.card is not KRAKEN]
    if not others and view.options.booty_values[KRAKEN] < 0:
        yield Reason(Why.SPARES)
    most = max(len(move.take) for move in captures)
    size, taker = _next_capture(view, card)
    if size > most:
        yield Reason(Why.PLANS, taker)
    clears = any(len(move.take) == len(view.display) for move in captures)
    if not clears and not any(seen.may_help(c) for m in captures for c in (m.card, *m.take)):
        yield Reason(Why.HOLDS, 1 + most)
    if is_guarded((*view.display, card)) and not _always_guarded(view, moves):
        yield Reason(Why.GUARDED)
    if _is_cheapest(view, card):
        yield Reason(Why.CHEAP, view.options.booty_values[card])
    if taker is not card:
        yield Reason(Why.RETURNS, taker)
    kept = [move.card for move in others if move.card is not card]
    if kept:
        yield Reason(Why.WAITS, max(kept))
    yield from _least(view, seen, moves, PlayCard(card, ()))


def _is_cheapest(view: View, card: Card) -> bool:
    """True if no card in hand has a lower booty value, and one a higher; not true of a pirate."""
    values = [view.options.booty_values[each] for each in view.hand]
    own = view.options.booty_values[card]
    return card not in PIRATES and own == min(values) < max(values)


def _clearing(seen: Sightings, left: Cards) -> list[int]:
    """The strengths of the unseen cards that take all of this display; the kraken earns no nick."""
    able = (each for each in seen.unseen() if each is not KRAKEN and left in takes(each, left))
    return [STRENGTH[each] for each in able if left]


def _always_guarded(view: View, moves: Sequence[Move]) -> bool:
    """True if, whichever card the seat plays, no sum clears what it leaves."""
    plays = [move for move in moves if isinstance(move, PlayCard)]
    return all(is_guarded(_after(view, move)) for move in plays)


def _after(view: View, move: PlayCard) -> Cards:
    """The display after this move, sorted."""
    if not move.take:
        return tuple(sorted((*view.display, move.card)))
    return tuple(card for card in view.display if card not in move.take)


def _next_capture(view: View, card: Card) -> tuple[int, Card]:
    """The largest capture of this card, once laid, by a card in hand; and that card.

    The laid card itself if none can.
    """
    display = tuple(sorted((*view.display, card)))
    rest = [each for each in view.hand if each not in (card, KRAKEN)]
    found = [(len(take), each) for each in rest for take in takes(each, display) if card in take]
    return max(found, default=(0, card))


def _taking(view: View, seen: Sightings, moves: Sequence[Move], play: PlayCard) -> Iterator[Reason]:
    """The gains of the capture that not every other play has, the highest value in points first."""
    others = [move for move in moves if isinstance(move, PlayCard) and move != play]
    known = [_gains(view, each) for each in others]
    parts = [part for part in _gains(view, play) if any(part not in each for each in known)]
    yield from (reason for value, reason in sorted(parts, key=lambda part: -part[0]) if value)
    left = _after(view, play)
    if is_guarded(left) and not _always_guarded(view, moves):
        yield Reason(Why.GUARDED)
    yield from _least(view, seen, moves, play)
    if len(play.take) == 1 and any(len(each.take) != 1 for each in others):
        yield Reason(Why.CARDS, 2)


def _gains(view: View, play: PlayCard) -> list[tuple[float, Reason]]:
    """The gains of a play, each with its value in points; none of laying a card."""
    if not play.take:
        return []
    values, brought = VALUES_BY_KIND[len(view.ships)], (play.card, *play.take)
    coins = sum(COINS[each] for each in brought)
    best = sum(is_best_of_suit(view, each) for each in brought)
    value = max(view.options.booty_values)
    return [
        (values[LADY] * (LADY in brought), Reason(Why.LADY)),
        (values[KING] * (KING in brought), Reason(Why.KING)),
        ((values[LADY] + values[KING]) * ({LADY, KING} <= {*brought}), Reason(Why.PIRATES)),
        (A_COIN * coins * (coins > 1), Reason(Why.COINS, coins)),
        (A_CARD * len(brought) * (len(brought) > 2), Reason(Why.CARDS, len(brought))),
        (A_BOOTY * value * best, Reason(Why.BOOTY, best)),
        _emptying(view, play.card, play.take),
    ]


def _emptying(view: View, card: Card, take: Cards) -> tuple[float, Reason]:
    """The value of emptying the display, 0 if the capture leaves cards, and the reason for it."""
    weights = WEIGHTS[len(view.ships)]
    if len(take) < len(view.display):
        return 0.0, Reason(Why.CLEARS)
    others = sum(size for side, size in enumerate(view.chest_sizes) if side != view.side)
    if card is KRAKEN or not others + view.harbour:
        return weights.clearing, Reason(Why.CLEARS)
    return weights.clearing + weights.nick, Reason(Why.NICK)


def _opening(view: View, seen: Sightings, source: int) -> Reason:
    """Why mate opens this source."""
    inside = seen.inside[source]

    def worth(card: Card) -> tuple[bool, int, bool]:
        return card in PIRATES, seen.raises(card), inside[card]

    card = max(inside, key=worth, default=None)
    if card is not None and (card in PIRATES or seen.raises(card)):
        return Reason(Why.INSIDE if inside[card] else Why.WENT, card)
    if source == HARBOUR and not seen.looked:
        missing = [pirate for pirate in PIRATES if pirate not in seen.seen]
        if missing:
            return Reason(Why.UNSEEN, missing[0])
    sizes = {HARBOUR: view.harbour, **dict(enumerate(view.chest_sizes))}
    here = sizes[source]
    most = max(sizes[other] for other in view.sources)
    return Reason(Why.FULLEST if here == most else Why.HOPES, here)


def _keeping(view: View, seen: Sightings, card: Card) -> Iterator[Reason]:
    """Why mate keeps this card."""
    if card in PIRATES:
        yield Reason(Why.LADY if card is LADY else Why.KING)
    if COINS[card] > 1:
        yield Reason(Why.COINS, COINS[card])
    if is_best_of_suit(view, card):
        yield Reason(Why.BOOTY, 1)
    sure = [seen.raises(each) for each in view.opened_cards if SUIT[each] is not Suit.CURSES]
    milder = any(seen.may_help(c) for c in view.opened_cards if SUIT[c] is Suit.CURSES)
    if (gain := seen.raises(card)) > min(sure, default=gain) and not milder:
        yield Reason(Why.RAISES, gain)
    opened = [view.options.booty_values[each] for each in view.opened_cards]
    if (own := view.options.booty_values[card]) == max(opened) > min(opened):
        yield Reason(Why.DEAREST, own)
    if COINS[card]:
        yield Reason(Why.COINS, COINS[card])
