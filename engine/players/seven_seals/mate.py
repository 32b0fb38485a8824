"""The mate of The Seven Seals, and the deckhand, which plays like it but never as the saboteur.

Their predictions are the tricks that a hand should win, as whole seals.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Event, Seat, own_seat
from engine.games.seven_seals import GAME
from engine.games.seven_seals.moves import Move, Play, Predict, Return, TakeSaboteur
from engine.games.seven_seals.options import HAND_SIZE
from engine.games.seven_seals.rounds import saboteur_start
from engine.games.seven_seals.state import Card, Kind, Phase
from engine.games.seven_seals.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.seven_seals import policy
from engine.players.seven_seals.simulator import COLOURS, RED, WHITE, Masks, Round

AVERAGE: Final = 3
"""Cards of each colour in an average hand."""

SABOTEUR_START: Final = 4
"""The penalty that a saboteur starts from unless the host chooses."""

CLEAR: Final = {3: 1.0, 4: 0.9, 5: 0.7}
"""The `uncertainty` below which a hand is clear, by players: about one hand in ten; hand-set."""

FEWEST_TRICKS: Final = 0.01
"""The fewest tricks expected of a colour; hand-set, above 0 so that it can be scaled."""

LEAST_SHARE: Final = 0.3
"""The share of the expected tricks that remains however much others predict; hand-set."""


def expected_tricks(own: Masks, left: Masks, seats: int) -> list[float]:
    """The expected tricks of a hand, by the colour led; left: the cards in all hands.

    Unlike `expected_by_colour` it counts a trick that a red card trumps under the colour led.
    """
    weights = policy.PREDICTION_WEIGHTS[seats]
    wins = policy.expected_by_colour(own, left, seats)
    longer = max(0, own[RED].bit_count() - AVERAGE)
    tricks = [weights.red * wins[RED] + weights.red_length * longer]
    for colour in COLOURS[1:]:
        longer = own[colour].bit_count() - AVERAGE
        tricks.append(weights.base + weights.colour * wins[colour] + weights.length * longer)
    return [max(FEWEST_TRICKS, one) for one in tricks]


def estimate(table: Round, seat: Seat, before: int) -> list[float]:
    """The expected tricks, scaled by what others predicted; before: how many have predicted."""
    weights = policy.PREDICTION_WEIGHTS[table.seats]
    tricks = expected_tricks(table.hands[seat], table.left, table.seats)
    total, predicted = sum(tricks), sum(sum(held[: WHITE + 1]) for held in table.held)
    more = weights.shortfall * (HAND_SIZE * before / table.seats - predicted)
    more += weights.with_saboteur * (table.saboteur >= 0)
    share = max(LEAST_SHARE, total + more) / total
    return [one * share for one in tricks]


def uncertainty(table: Round, seat: Seat) -> float:
    """The variance of the tricks of a hand: 0 if each card surely wins or surely loses."""
    own, left, others = table.hands[seat], table.left, table.seats - 1
    return sum(
        chance * (1 - chance)
        for colour in COLOURS
        for _, chance in policy.win_chances(own[colour], left[colour] ^ own[colour], others)
    )


def is_clear(table: Round, seat: Seat) -> bool:
    """True if the tricks of a hand are so certain that computers predict, and leave the saboteur.

    A saboteur who starts from 4 gains more with nearly every hand. But if computers always took it,
    nobody who predicts after them could be the saboteur.
    """
    return uncertainty(table, seat) < CLEAR[table.seats]


def saboteur_factors(table: Round, seat: Seat, before: int, start: int) -> tuple[float, ...]:
    """The factors of the worth of the saboteur, in the order of SABOTEUR_WEIGHTS.

    before: how many have predicted. start: the penalty that the saboteur would start from.
    """
    hand, left, others = table.hands[seat], table.left, table.seats - 1
    tricks = sum(expected_tricks(hand, left, table.seats))
    predicted = sum(sum(held[: WHITE + 1]) for held in table.held)
    shortfall = HAND_SIZE * before / table.seats - predicted
    return (
        1.0,
        uncertainty(table, seat),
        tricks - HAND_SIZE / table.seats,
        hand[RED].bit_count() - AVERAGE,
        before / others,
        shortfall,
        start - SABOTEUR_START,
    )


def whole_counts(tricks: Sequence[float], middle: Sequence[int], seats: int) -> list[int]:
    """These tricks as whole numbers of seals; the largest fractions are rounded up.

    It takes no more of a colour than the middle has, so none of another seat's seals.
    """
    counts = [int(one) for one in tricks]
    total = int(sum(tricks) + policy.PREDICTION_WEIGHTS[seats].rounding)
    by_rest = sorted(COLOURS, key=lambda colour: counts[colour] - tricks[colour])
    for colour in by_rest[: max(0, total - sum(counts))]:
        counts[colour] += 1
    return [min(count, most) for count, most in zip(counts, middle, strict=False)]


def choose_counts(
    table: Round, seat: Seat, middle: Sequence[int], before: int, start: int
) -> list[int] | None:
    """Mate's prediction as counts of seals by colour; None: it takes the saboteur.

    middle: the seals in the middle, by kind. before: how many have predicted. start: the penalty
    that the seat would start from as the saboteur.
    """
    if table.saboteur < 0 and not is_clear(table, seat):
        factors = saboteur_factors(table, seat, before, start)
        weights = policy.SABOTEUR_WEIGHTS[table.seats]
        if sum(one * weight for one, weight in zip(factors, weights, strict=True)) > 0:
            return None  # it should gain more
    return whole_counts(estimate(table, seat, before), middle, table.seats)


def mate(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """Predicts the tricks that its cards should win, and plays to win exactly these.

    Without a history it guesses the cards of all tricks but the last one.
    """
    table = world(view, history, luck)
    if view.phase is Phase.PREDICT:
        return prediction(view, table)
    if view.phase is Phase.PLAY:
        return Play(Card(policy.choose_card(table)))
    return Return(returned(view, table))


def deckhand(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """Plays like mate, but always predicts and never takes the saboteur."""
    if view.phase is not Phase.PREDICT:
        return mate(view, history, moves, luck, budget)
    table = world(view, history, luck)
    tricks = estimate(table, own_seat(view), predictions_made(view))
    return Predict(tuple(whole_counts(tricks, view.seals.middle, table.seats)))


def world(view: View, history: Sequence[Event], luck: Random) -> Round:
    """One of the worlds that the seat cannot tell from the truth, all of them equally likely."""
    return Round(GAME.sample_state(view, luck.getrandbits(62), history), policy.choose_seal)


def prediction(view: View, table: Round) -> Move:
    """Mate's prediction with the cards that it holds at this table."""
    seat = own_seat(view)
    start, made = start_as_saboteur(view, seat), predictions_made(view)
    counts = choose_counts(table, seat, view.seals.middle, made, start)
    return TakeSaboteur() if counts is None else Predict(tuple(counts))


def returned(view: View, table: Round) -> Kind:
    """The seal that mate returns for the trick that was just won."""
    last = view.last_trick
    if last is None:
        raise ValueError("no trick was won yet")
    return Kind(policy.choose_seal(table, table.turn, last.led, last.winning_card.colour == RED))


def predictions_made(view: View) -> int:
    """The number of seats that have predicted."""
    return sum(counts is not None for counts in view.seals.predictions)


def start_as_saboteur(view: View, seat: Seat) -> int:
    """The penalty that this seat would start from if it took the saboteur now."""
    return saboteur_start(view.options, view.sheet.saboteur_times[seat] + 1)


DECKHAND: Final = PolicyPlayer(deckhand, remembers=False)
