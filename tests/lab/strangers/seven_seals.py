"""The strangers of The Seven Seals: rules of thumb for the cards that a player knows of."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from typing import Final, TypeAlias

from engine.core import Event, own_seat
from engine.games.seven_seals.moves import Move, Play, Predict, TakeSaboteur
from engine.games.seven_seals.sampling import evidence
from engine.games.seven_seals.state import Card, Colour, Kind, Phase
from engine.games.seven_seals.view import View
from engine.players.base import Budget, Policy, PolicyPlayer
from engine.players.seven_seals.mate import predictions_made


class Sight:
    """The knowledge of a stranger: its cards, the unseen ones, its seals, and the running trick."""

    def __init__(self, view: View, history: Sequence[Event], moves: Sequence[Move]) -> None:
        self.view = view
        self.cards = [move.card for move in moves if isinstance(move, Play)]
        self.unseen, *_ = evidence(view, history)
        self.seals = view.seals.held[own_seat(view)]
        self.wanted = sum(self.seals[: Kind.BLACK])
        self.left = len(view.hand)
        self.leads = not view.trick
        self.is_last = len(view.trick) == view.seats - 1
        self.is_saboteur = view.seals.saboteur == view.seat

    def threats(self, card: Card) -> int:
        """How many unseen cards of its colour are higher."""
        return sum(one.colour is card.colour and one > card for one in self.unseen)

    def chance(self, card: Card) -> float:
        """The chance that nobody has a higher card of the colour, and that nobody trumps it."""
        lower = sum(one.colour is card.colour and one < card for one in self.unseen)
        higher = self.threats(card)
        share: float = lower / (lower + higher) if higher else 1.0
        reds = any(one.colour is Colour.RED for one in self.unseen)
        untrumped = 1.0 if card.colour is Colour.RED or not reds else 0.75
        untrumped *= share ** (self.view.seats - 1)
        return untrumped

    def wins(self, card: Card) -> bool:
        """True if the card wins the trick as it lies."""
        best = self.view.winning
        if best is None or best.card.colour is card.colour:
            return best is None or card > best.card
        return card.colour is Colour.RED

    def fits(self, card: Card) -> bool:
        """True if the seat has a seal for the trick that this card would win."""
        led = card.colour if self.view.led is None else self.view.led
        by_red = card.colour is Colour.RED and self.seals[Kind.RED]
        return bool(self.seals[led] or self.seals[Kind.WHITE] or by_red)


CardRule: TypeAlias = Callable[[Sight, Random], Card]
Forecast: TypeAlias = Callable[[Sight, Random], Sequence[float] | None]
"""The tricks to predict by colour; None: the saboteur."""


def ruled(
    forecast: Forecast,
    rule: CardRule,
    view: View,
    history: Sequence[Event],
    moves: Sequence[Move],
    luck: Random,
    budget: Budget,
) -> Move:
    """The move of a stranger with these rules; it returns coloured seals before white ones."""
    if view.phase is Phase.RETURN:
        return moves[0]
    sight = Sight(view, history, moves)
    if view.phase is Phase.PLAY:
        return Play(rule(sight, luck))
    tricks = forecast(sight, luck)
    if tricks is None:
        return TakeSaboteur()
    return Predict(_rounded(tricks, view.seals.middle))


def _rounded(tricks: Sequence[float], middle: Sequence[int]) -> tuple[int, ...]:
    """Whole seals, none of them from others; a colour passes the rest on to the next one."""
    sums = [0, *(round(sum(tricks[: n + 1])) for n in range(len(tricks)))]
    wanted = (max(0, after - before) for before, after in pairwise(sums))
    return tuple(min(one, most) for one, most in zip(wanted, middle, strict=False))


def _by_chance(sight: Sight, share: float = 1.0) -> list[float]:
    """The tricks that the cards of each colour should win."""
    tricks = [0.0] * len(Colour)
    for card in sight.view.hand:
        tricks[card.colour] += share * sight.chance(card)
    reds = sum(card.colour is Colour.RED for card in sight.view.hand)
    tricks[Colour.RED] += share * max(0, reds - 3) / 2
    return tricks


def _is_free(sight: Sight) -> bool:
    return sight.view.seals.saboteur is None


def _doubt(sight: Sight) -> float:
    """How unsure the tricks of this hand are."""
    chances = map(sight.chance, sight.view.hand)
    return sum(chance * (1 - chance) for chance in chances)


def _counters_forecast(sight: Sight, luck: Random) -> Sequence[float] | None:
    """By chance; takes the saboteur unless it is sure of its tricks."""
    if _is_free(sight) and _doubt(sight) > 1.2:
        return None
    made, wanted = predictions_made(sight.view), sight.view.seals.predicted
    fair = 15 * made / sight.view.seats
    return _by_chance(sight, 1.12 - 0.02 * (wanted - fair))


def _counters_card(sight: Sight, luck: Random) -> Card:
    """Counts points: those that a card may win now, and those that it may win or cost later."""
    chances = {card: sight.chance(card) for card in sight.view.hand}
    coming, last = sum(chances.values()), not sight.view.seals.middle[Kind.BLACK]

    def worth(surplus: float) -> float:
        """The points that one more trick brings; surplus: of wanted tricks over coming ones."""
        return max(0.0 if last else -3.0, min(2.0, 2.0 * surplus - 0.5))

    def points(card: Card) -> float:
        rest = coming - chances[card]
        if sight.is_saboteur:
            now, later = _need_of_winner(sight), 0.8
        else:
            now = 2.0 if sight.fits(card) else 0.0 if last else -3.0
            later = worth(sight.wanted - rest)
            if now > 0:
                now += later / 2
        holds = sight.wins(card) * (1.0 if sight.is_last else _holds(sight, card))
        return holds * now - chances[card] * later - 0.01 * card.rank * (later > 0)

    return max(sight.cards, key=points)


def _need_of_winner(sight: Sight) -> float:
    """How much a saboteur wants the trick: much if whoever is winning has a seal for it."""
    best = sight.view.winning
    if best is None:
        return 0.3
    held, led = sight.view.seals.held[best.seat], sight.view.led
    fits = led is not None and (held[led] or held[Kind.WHITE])
    return 1.5 if fits else -2.0


def _planners_forecast(sight: Sight, luck: Random) -> Sequence[float] | None:
    """By its plan of winners; the saboteur if it is free and the plan is a thin one."""
    return None if _is_free(sight) and _doubt(sight) > 1.2 else _by_chance(sight, 1.12)


def _planners_card(sight: Sight, luck: Random) -> Card:
    """Keeps its best cards for its seals, and throws the highest of the others away."""
    if sight.is_saboteur:
        return _saboteurs_card(sight)
    hand = sorted(sight.view.hand, key=sight.chance, reverse=True)
    winners = {card for card in hand[: sight.wanted] if sight.chance(card) > 0.05}
    good = [card for card in sight.cards if sight.wins(card) and sight.fits(card)]
    losers = [card for card in sight.cards if not sight.wins(card)]
    if good and sight.is_last:
        return min(good, key=_price)
    short = sum(map(sight.chance, hand)) < sight.wanted
    held = [card for card in good if card in winners or short]
    if sight.leads:
        sure = [card for card in held if sight.chance(card) > (0.4 if short else 0.6)]
    else:
        sure = [card for card in held if _holds(sight, card) > 0.5]
    if sure:
        return max(sure, key=sight.chance)
    spare = [card for card in losers or sight.cards if card not in winners]
    if sight.leads:
        return min(spare or sight.cards, key=sight.chance)
    if spare:
        return max(spare, key=_price) if losers else min(spare, key=_price)
    return min(losers or sight.cards, key=_price)


def _holds(sight: Sight, card: Card) -> float:
    """The chance that no later player of this trick beats the card."""
    view, unseen = sight.view, len(sight.unseen)
    led = card.colour if view.led is None else view.led
    after = view.seats - 1 - len(view.trick)
    same = sum(one.colour is led for one in sight.unseen)
    reds = sum(one.colour is Colour.RED for one in sight.unseen)
    each = unseen / (view.seats - 1)
    empty = (1 - each / max(1, unseen)) ** same  # the chance that a hand has none of the colour
    higher = sight.threats(card)
    beaten = 1 - (1 - each / max(1, unseen)) ** higher
    beaten *= 0.8 if higher else 0.0
    trumped = 0.0 if card.colour is Colour.RED or not reds else 0.6 * empty
    if card.colour is Colour.RED and led is not Colour.RED:
        beaten *= empty
    return float((1 - min(1.0, beaten + trumped)) ** after)


def _saboteurs_card(sight: Sight) -> Card:
    """Beats whoever has a seal for the trick, and loses to anybody else."""
    best = sight.view.winning
    if best is None:
        return min(sight.cards, key=sight.chance)
    winners = [card for card in sight.cards if sight.wins(card)]
    losers = [card for card in sight.cards if not sight.wins(card)]
    if _need_of_winner(sight) > 0 and winners:
        return min(winners, key=_price) if sight.is_last else max(winners, key=sight.chance)
    return max(losers, key=_price) if losers else min(sight.cards, key=_price)


def _price(card: Card) -> tuple[bool, int]:
    """Red cards are the dearest, then high ones."""
    return card.colour is Colour.RED, card.rank


def _by_rules(forecast: Forecast, rule: CardRule) -> PolicyPlayer:
    policy: Policy = partial(ruled, forecast, rule)
    return PolicyPlayer(policy)


HELD_OUT: Final = {
    "counter": _by_rules(_counters_forecast, _counters_card),
    "planner": _by_rules(_planners_forecast, _planners_card),
}
