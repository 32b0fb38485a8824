"""When a reason of The Seven Seals is true."""

from collections.abc import Sequence

from engine.games.seven_seals.moves import Play, Predict, Return, TakeSaboteur
from engine.games.seven_seals.rounds import COLOURED_POINTS, saboteur_start
from engine.games.seven_seals.state import HIGHEST, Card, Colour, Kind
from engine.games.seven_seals.tricks import fitting, winning
from tests.engine.players.reasons_kit import Said, Truths


def hand(told: Said) -> Sequence[Card]:
    """The cards of the seat, the one that it plays included."""
    found: Sequence[Card] = told.view.hand
    return found


def rest(told: Said) -> list[Card]:
    """The cards that the seat keeps."""
    return [card for card in hand(told) if card != told.move.card]


def elsewhere(told: Said, colour: Colour) -> list[Card]:
    """The cards of a colour in other hands."""
    hands = [each for at, each in enumerate(told.state.hands) if at != told.seat]
    return [card for each in hands for card in each if card.colour is colour]


def higher(told: Said) -> int:
    """How many cards of its colour in other hands beat the card that is played."""
    return sum(each > told.move.card for each in elsewhere(told, told.move.card.colour))


def is_unbeatable(told: Said) -> bool:
    """No card in another hand beats the one that is played."""
    trumped = told.move.card.colour is not Colour.RED and elsewhere(told, Colour.RED)
    return not higher(told) and not trumped


def takes(told: Said, card: Card) -> bool:
    """This card would be ahead in the trick."""
    cards = (*(played.card for played in told.view.trick), card)
    return bool(winning(cards) == len(cards) - 1)


def playable(told: Said) -> list[Card]:
    """The cards that may be played."""
    return [move.card for move in told.moves if isinstance(move, Play)]


def takers(told: Said) -> list[Card]:
    """The playable cards that would be ahead."""
    return [card for card in playable(told) if takes(told, card)]


def has_seal(told: Said, card: Card) -> bool:
    """The seat has a seal for the trick if this card wins it."""
    led = card.colour if told.view.led is None else told.view.led
    return bool(fitting(told.view.seals.held[told.seat], led, card))


def ahead(told: Said, *, seal: bool) -> bool:
    """The card is ahead, and there is a seal for the trick, or none."""
    return takes(told, told.move.card) and has_seal(told, told.move.card) is seal


def behind(told: Said) -> bool:
    """No card that may be played is ahead."""
    return not takers(told)


def is_last(told: Said) -> bool:
    """The seat plays the last card of the trick."""
    return bool(len(told.view.trick) == told.view.seats - 1)


def wins_for_sure(told: Said, card: Card) -> bool:
    """Whatever the others play, the card wins the trick, and the seat has a seal for it."""
    beaten = not is_last(told) and can_be_beaten(told, card)
    return takes(told, card) and has_seal(told, card) and not beaten


def alone_certain(told: Said) -> bool:
    """The card wins the trick for sure, the better one doesn't, and the seat leads the next one."""
    is_better = wins_for_sure(told, told.other.card)
    return wins_for_sure(told, told.move.card) and not is_better and bool(rest(told))


def black(told: Said) -> int:
    """The black seals that are left."""
    return int(told.view.seals.middle[Kind.BLACK])


def may_win_later(told: Said, card: Card) -> bool:
    """The card can win a trick that somebody else leads."""
    lower = [each for each in elsewhere(told, card.colour) if each < card]
    return card.colour is Colour.RED or bool(lower)


def is_unwanted_later(told: Said) -> bool:
    """The card may win a later trick for which the seat has no seal, and that costs points."""
    card, held = told.move.card, told.view.seals.held[told.seat]
    seals = any(held[: Kind.BLACK]) if card.colour is Colour.RED else held[card.colour]
    may = may_win_later(told, card)
    is_wanted = bool(seals or held[Kind.WHITE])
    return behind(told) and may and not is_wanted and black(told) > 0


def of_colour(told: Said) -> list[Card]:
    """The playable cards of the colour of the card that is played."""
    return [card for card in playable(told) if card.colour is told.move.card.colour]


def keeps_cards_for_its_seals(told: Said) -> bool:
    """Each seal left has a card in the rest of the hand that can win a trick of its colour."""
    held, rest = told.view.seals.held[told.seat], [c for c in hand(told) if c != told.move.card]
    able = [card for card in rest if may_win_later(told, card) or not beaten(told, card)]
    each = all(sum(c.colour is kind for c in able) >= held[kind] for kind in Colour)
    return each and sum(held[: Kind.BLACK]) <= min(len(able), len(hand(told)) - 1)


def can_be_beaten(told: Said, card: Card) -> bool:
    """Another hand has a higher card of the colour, or one that trumps it."""
    trumped = card.colour is not Colour.RED and bool(elsewhere(told, Colour.RED))
    return beaten(told, card) or trumped


def beaten(told: Said, card: Card) -> bool:
    """Another hand has a higher card of the colour."""
    return any(each > card for each in elsewhere(told, card.colour))


def is_kept(told: Said) -> bool:
    """The figure is another card that may be played."""
    kept = Card(told.figure)
    return kept in playable(told) and kept != told.move.card


def reds(told: Said) -> int:
    """The red cards of the hand."""
    return sum(card.colour is Colour.RED for card in hand(told))


def others(told: Said) -> list[Card]:
    """The cards of the other colours."""
    return [card for card in hand(told) if card.colour is not Colour.RED]


def tops(told: Said) -> int:
    """The cards of the other colours that are one of the two highest."""
    return sum(card.rank >= HIGHEST[told.view.seats] - 1 for card in others(told))


def middling(told: Said) -> int:
    """The cards of the other colours in the middle third."""
    top = HIGHEST[told.view.seats]
    return sum(top < 3 * card.rank <= 2 * top for card in others(told))


def saboteur(told: Said) -> bool:
    """The seat takes the saboteur."""
    return isinstance(told.move, TakeSaboteur)


def most_cost(told: Said) -> bool:
    """The figure is the saboteur's penalty if nobody takes a black seal."""
    times = told.view.sheet.saboteur_times[told.seat] + 1
    seals = -(-told.figure // COLOURED_POINTS)
    is_start = told.figure == saboteur_start(told.view.options, times)
    return saboteur(told) and is_start and COLOURED_POINTS * seals >= told.figure


def is_saboteur(told: Said) -> bool:
    """The seat is the saboteur."""
    return bool(told.view.seals.saboteur == told.seat)


def returns(told: Said, *kinds: Kind) -> bool:
    """The seat returns one of these kinds, and chooses."""
    return isinstance(told.move, Return) and told.move.kind in kinds and len(told.moves) > 1


def may_return(told: Said, kind: Kind) -> bool:
    """Another seal of this kind fits the trick, too."""
    return kind in told.view.returnable and told.move.kind is not kind


COLOURED = tuple(Kind(colour) for colour in Colour)
TRUTHS: Truths = {
    "only": lambda told: len(told.moves) == 1,
    "promise": lambda told: isinstance(told.move, Predict) and sum(told.move.seals) == told.figure,
    "nothing": lambda told: told.move == Predict() and reds(told) + tops(told) <= 2,
    "bare": lambda told: told.move == Predict(),
    "many_red": lambda told: saboteur(told) and told.figure == reds(told) >= 5,
    "trumped": lambda told: (
        saboteur(told) and tops(told) > 0 and told.figure == len(elsewhere(told, Colour.RED)) > 0
    ),
    "middling": lambda told: saboteur(told) and told.figure == middling(told) >= 5,
    "cheap": most_cost,
    "spoils": lambda told: is_saboteur(told) and takes(told, told.move.card),
    "unpaid": lambda told: ahead(told, seal=False) and black(told) > 0 and not is_saboteur(told),
    "yields": lambda told: is_saboteur(told) and not takes(told, told.move.card),
    "wins": lambda told: ahead(told, seal=True) and is_last(told),
    "lowest": lambda told: (
        ahead(told, seal=True)
        and is_last(told)
        and all(card.rank >= told.move.card.rank for card in takers(told))
    ),
    "sure": lambda told: ahead(told, seal=True) and is_unbeatable(told),
    "high": lambda told: ahead(told, seal=True) and not higher(told),
    "ahead": lambda told: ahead(told, seal=True) and told.view.led is not None,
    "leads": lambda told: (
        ahead(told, seal=True)
        and told.view.led is None
        and told.figure == higher(told)
        and 2 * higher(told) < len(elsewhere(told, told.move.card.colour))
    ),
    "lets_go": lambda told: told.view.led is None and told.figure == higher(told) > 0,
    "free": lambda told: ahead(told, seal=False) and not black(told),
    "higher": lambda told: ahead(told, seal=False) and told.figure == higher(told) > 0,
    "too_high": lambda told: ahead(told, seal=False) and not higher(told),
    "rids": lambda told: (
        ahead(told, seal=False)
        and black(told) > 0
        and is_last(told)
        and is_kept(told)
        and not takes(told, Card(told.figure))
    ),
    "ruffed": lambda told: (
        ahead(told, seal=False)
        and not higher(told)
        and told.move.card.colour is not Colour.RED
        and bool(elsewhere(told, Colour.RED))
    ),
    "anyway": lambda told: ahead(told, seal=False) and is_unbeatable(told),
    "later": lambda told: (
        alone_certain(told)
        and is_unbeatable(told)
        and bool(fitting(told.view.seals.held[told.seat], told.move.card.colour, told.move.card))
    ),
    "no_seal": lambda told: (
        alone_certain(told)
        and sum(told.view.seals.held[told.seat][: Kind.BLACK]) == 1
        and black(told) > 0
    ),
    "on_lead": alone_certain,
    "ducks": lambda told: (
        not takes(told, told.move.card)
        and bool(takers(told))
        and not any(has_seal(told, card) for card in takers(told))
    ),
    "waits": lambda told: not takes(told, told.move.card) and keeps_cards_for_its_seals(told),
    "keeps": lambda told: (
        not takes(told, told.move.card)
        and is_kept(told)
        and takes(told, Card(told.figure))
        and has_seal(told, Card(told.figure))
    ),
    "spares": lambda told: behind(told) and told.move.card == min(of_colour(told)),
    "sheds": lambda told: (
        is_unwanted_later(told) and told.move.card == max(of_colour(told)) > min(of_colour(told))
    ),
    "threat": lambda told: is_unwanted_later(told) and told.figure == higher(told),
    "dear": lambda told: returns(told, Kind.WHITE),
    "keeps_white": lambda told: (
        returns(told, *COLOURED) and may_return(told, Kind.WHITE) and bool(hand(told))
    ),
    "keeps_red": lambda told: (
        returns(told, *COLOURED) and may_return(told, Kind.RED) and reds(told) > 0
    ),
    "spends_red": lambda told: returns(told, Kind.RED) and bool(hand(told)),
}
