"""When a reason of 7 Seas is true."""

from collections.abc import Sequence
from typing import Any

from engine.games.seven_seas.captures import takes
from engine.games.seven_seas.cards import COINS, DECK, KING, KRAKEN, LADY, Card, Suit
from engine.games.seven_seas.events import Captured, CardsSeen, Nicked, RoundDealt
from engine.games.seven_seas.moves import HARBOUR, DeclineNick, Keep, OpenSource, PlayCard
from engine.games.seven_seas.state import cards_in, sources
from engine.players.seven_seas.masks import mask_of
from engine.players.seven_seas.scoring import booty_counter
from tests.engine.players.reasons_kit import Said, Truth, Truths


def brought(told: Said) -> tuple[Card, ...]:
    """The cards that the move brings to the own chest."""
    move = told.move
    if isinstance(move, Keep):
        return (move.card,)
    return (move.card, *move.take) if isinstance(move, PlayCard) and move.take else ()


def captures(told: Said) -> list[Any]:
    """All captures that the seat could make."""
    return [each for each in told.moves if isinstance(each, PlayCard) and each.take]


def left_by(told: Said, move: Any) -> tuple[Card, ...]:
    """The display after a card is played."""
    if not move.take:
        return tuple(sorted((*told.state.display, move.card)))
    return tuple(card for card in told.state.display if card not in move.take)


def left(told: Said) -> tuple[Card, ...]:
    """The display after this move."""
    return left_by(told, told.move)


def strength(cards: Sequence[Card]) -> int:
    """The sum of the strengths of these cards."""
    return sum(card.strength for card in cards)


def lays(told: Said) -> bool:
    """True if the move lays a card."""
    return isinstance(told.move, PlayCard) and not told.move.take


def must_lay(told: Said) -> bool:
    """True if the move lays a card because nothing can be taken."""
    return lays(told) and not captures(told)


def value(told: Said, card: Card) -> int:
    """The booty value of a card."""
    return int(told.view.options.booty_values[card])


def is_cheapest(told: Said) -> bool:
    """The laid card is no pirate, has the lowest booty value of the hand, and it is the figure."""
    least = min(value(told, each) for each in told.view.hand)
    is_pirate = told.move.card in (LADY, KING)
    return lays(told) and told.figure == value(told, told.move.card) == least and not is_pirate


def clearing(told: Said, display: tuple[Card, ...]) -> set[Card]:
    """The cards that the seat hasn't seen and that would take all of this display, for a nick."""
    able = {card for card in unseen(told) if display in takes(card, display)}
    return able - {KRAKEN} if display else set()


def few_clear(told: Said) -> bool:
    """As many cards that the seat hasn't seen as the figure earn a nick by taking all that is left.

    After no other play they are fewer.
    """
    plays = [move for move in told.moves if isinstance(move, PlayCard)]
    fewest = min(len(clearing(told, left_by(told, move))) for move in plays)
    return told.figure == len(clearing(told, left(told))) == fewest > 0 and may_be_nicked(told)


def may_be_nicked(told: Said) -> bool:
    """There is a card in the harbour or a chest that isn't the next player's."""
    after, following = told.after, (told.seat + 1) % len(told.state.hands)
    chests = [c for side, c in enumerate(after.chests) if side != following % len(after.chests)]
    return bool(after.harbour or any(chests))


def takers(told: Said, display: tuple[Card, ...]) -> set[Card]:
    """The cards that the seat hasn't seen and that can take something from this display."""
    return {card for card in unseen(told) if any(takes(card, display))}


def unseen(told: Said) -> set[Card]:
    """The cards that the seat hasn't seen in this round."""
    since = max(n for n, each in enumerate(told.history) if isinstance(each, RoundDealt))
    seen = {*told.view.hand, *told.view.display, *told.view.opened_cards}
    for event in told.history[since:]:
        match event:
            case Captured(_, card, taken, _):
                seen |= {card, *taken}
            case CardsSeen():
                seen |= {*event.cards}
    return {*DECK} - seen


def retaken(told: Said, least: int) -> bool:
    """The figure is another own card that can take the laid one. least: cards it takes."""
    card = Card(told.figure)
    ways = [each for each in takes(card, left(told)) if told.move.card in each]
    held = {*told.view.hand} - {KRAKEN, told.move.card}
    return card in held and max(map(len, ways), default=0) >= least


def waits(told: Said) -> bool:
    """The figure is another own card that can take something now."""
    able = {each.card for each in captures(told)}
    return lays(told) and told.figure in able - {told.move.card}


def booty(told: Said, cards: Sequence[Card] = ()) -> int:
    """The booty of the own side with these cards besides."""
    chest = told.state.chests[told.view.side]
    return booty_counter(told.view.options.booty_values)(mask_of((*chest, *cards)))


def best_of_suits(told: Said) -> bool:
    """The figure counts the cards with the highest value of their suit."""
    best = {suit: max(value(told, card) for card in DECK if card.suit is suit) for suit in Suit}
    found = [
        each
        for each in brought(told)
        if each.suit is not Suit.CURSES and value(told, each) == best[each.suit]
    ]
    return told.figure == len(found) > 0


def holds(told: Said) -> bool:
    """No capture brings a pirate or gold, and the figure counts the cards of the largest."""
    if not lays(told):
        return False
    found = captures(told)
    everything = [(each.card, *each.take) for each in found]
    return (
        told.figure == max(map(len, everything))
        and not any(LADY in cards or KING in cards for cards in everything)
        and not any(COINS[card] for cards in everything for card in cards)
    )


def helps(told: Said) -> bool:
    """The figure is a pirate or would raise the booty."""
    return told.figure in (LADY, KING) or booty(told, [Card(told.figure)]) > booty(told)


def was_robbed(told: Said) -> bool:
    """Somebody else has nicked from the source of this round."""
    source = told.move.source
    robbed = any(
        isinstance(each, Nicked) and each.source == source and each.seat != told.seat
        for each in told.history
    )
    return robbed and helps(told)


def is_unseen(told: Said) -> bool:
    """The figure is a pirate that lies openly nowhere, nor in a chest that took it openly."""
    is_harbour = isinstance(told.move, OpenSource) and told.move.source == HARBOUR
    return is_harbour and told.figure in {LADY, KING} & unseen(told)


def sizes(told: Said) -> dict[int, int]:
    """The number of cards in each source that the seat may open."""
    return {at: len(cards_in(told.state, at)) for at in sources(told.state, told.seat)}


def is_fullest(told: Said) -> bool:
    """The figure counts the cards of the source, and no other has more."""
    there = sizes(told)
    return told.figure == there[told.move.source] == max(there.values())


def opens(told: Said) -> bool:
    """The figure counts the cards of the source."""
    return isinstance(told.move, OpenSource) and told.figure == sizes(told)[told.move.source]


def coins(told: Said) -> bool:
    """The figure counts the coins on the cards."""
    return told.figure == sum(COINS[card] for card in brought(told)) > 0


def knows_of_nothing(told: Said) -> bool:
    """No pirate that somebody captured openly still lies in a chest that nobody has nicked from."""
    robbed = {each.source for each in told.history if isinstance(each, Nicked)}
    went_in = {card for e in told.history if isinstance(e, Captured) for card in (e.card, *e.taken)}
    return isinstance(told.move, DeclineNick) and not any(
        card in went_in and card in cards_in(told.state, at)
        for at in sources(told.state, told.seat)
        if at not in robbed
        for card in (LADY, KING)
    )


def hidden(told: Said) -> list[Card]:
    """The cards that are neither in the own hand nor on the display."""
    return [card for card in DECK if card not in (*told.view.hand, *told.view.display)]


def opens_display(told: Said) -> bool:
    """A card of this strength may clear for a nick what is left, not what the better one leaves."""
    display, spared = left(told), left_by(told, told.other)
    clearing = {card for card in hidden(told) if display in takes(card, display)} - {KRAKEN}
    return (
        bool(display)
        and any(card.strength == told.figure for card in clearing)
        and strength(spared) != strength(display)
    )


def gives(told: Said) -> bool:
    """The figure lies there only after this move, and a card may take it."""
    display, card = left(told), Card(told.figure)
    taking = [each for each in hidden(told) for take in takes(each, display) if card in take]
    return card in display and card not in left_by(told, told.other) and bool(taking)


def curses_count(told: Said, move: Any) -> int:
    """The most that the curses of this play can count against its player."""
    curses = curses_of(move)
    if KRAKEN in curses:
        return value(told, KRAKEN)
    return max((value(told, card) for card in curses), default=0)


def curses_of(move: Any) -> list[Card]:
    """The curses that this play brings to the own chest."""
    cards = (move.card, *move.take) if move.take else ()
    return [card for card in cards if card.suit is Suit.CURSES]


def of_a_card(card: Card) -> Truth:
    """The move brings this card."""
    return lambda told: card in brought(told)


TRUTHS: Truths = {
    "only": lambda told: len(told.moves) == 1,
    "lady": of_a_card(LADY),
    "king": of_a_card(KING),
    "pirates": lambda told: {LADY, KING} <= {*brought(told)},
    "nick": lambda told: not left(told) and told.move.card is not KRAKEN,
    "clears": lambda told: bool(brought(told)) and not left(told),
    "coins": coins,
    "cards": lambda told: told.figure == len(brought(told)) > 1,
    "booty": best_of_suits,
    "guarded": lambda told: strength(left(told)) > 10 and len(left(told)) > 1,
    "cheapest": lambda told: must_lay(told) and is_cheapest(told),
    "least": few_clear,
    "fewest": lambda told: must_lay(told) and len(takers(told, left(told))) == told.figure,
    "spares": lambda told: lays(told) and {each.card for each in captures(told)} == {KRAKEN},
    "plans": lambda told: lays(told) and retaken(told, 2),
    "holds": holds,
    "cheap": is_cheapest,
    "returns": lambda told: lays(told) and retaken(told, 1),
    "waits": waits,
    "sheds": lambda told: lays(told) and told.move.card is KRAKEN and value(told, KRAKEN) < 0,
    "inside": lambda told: told.figure in cards_in(told.state, told.move.source) and helps(told),
    "went": was_robbed,
    "unseen": is_unseen,
    "fullest": is_fullest,
    "hopes": opens,
    "opens": opens_display,
    "gives": gives,
    "more": lambda told: (
        len(takers(told, left(told))) == told.figure > len(takers(told, left_by(told, told.other)))
    ),
    "costs": lambda told: booty(told) - booty(told, brought(told)) == told.figure > 0,
    "curse": lambda told: (
        told.figure in curses_of(told.move)
        and curses_count(told, told.move) < 0
        and curses_count(told, told.move) < curses_count(told, told.other)
    ),
    "can_wait": lambda told: (
        told.figure == told.move.card is not told.other.card
        and told.move.take in takes(told.move.card, left_by(told, told.other))
        and bool(left(told))
    ),
    "uses": lambda told: (
        told.figure == told.move.card is not told.other.card
        and left(told) == left_by(told, told.other)
    ),
    "declines": knows_of_nothing,
    "raises": lambda told: booty(told, brought(told)) - booty(told) >= told.figure > 0,
    "dearest": lambda told: (
        told.figure
        == value(told, told.move.card)
        == max(value(told, each) for each in told.view.opened_cards)
    ),
}
