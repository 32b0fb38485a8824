"""The rounds of the game 7: the deal, the chips and the end."""

from collections.abc import Sequence
from dataclasses import replace

from engine import core
from engine.games.seven import events
from engine.games.seven.cards import NUMBERS
from engine.games.seven.options import Options, seats_for
from engine.games.seven.state import CHIPS, HAND, Phase, State, rounds_of
from engine.shuffle import derived, shuffled


def deal(options: Options, seats: int, seed: int) -> core.Step[State]:
    """The first round (printed: the youngest starts); ValueError for a bad number of seats."""
    starter = core.first_starter(options.starter, seats, seed, seats_for(options))
    return deal_round(options, seed, 1, starter, (0,) * seats)


def deal_round(
    options: Options, seed: int, number: int, starter: core.Seat, chips: tuple[int, ...]
) -> core.Step[State]:
    """Seven cards each, the rest is the draw pile."""
    deck = [card for card in NUMBERS for _ in range(options.deck[card - 1])]
    cards = shuffled(deck, derived(seed, "deal", number))
    seats = range(len(chips))
    hands = tuple(tuple(sorted(cards[seat * HAND : (seat + 1) * HAND])) for seat in seats)
    draw_pile = cards[len(seats) * HAND :]
    dealt = events.RoundDealt(number, starter, len(draw_pile))
    state = State(
        options=options,
        seed=seed,
        round=number,
        starter=starter,
        chips=chips,
        turn=starter,
        hands=hands,
        draw_pile=draw_pile,
    )
    return core.Step(state, (dealt, *(events.HandDealt(seat, hands[seat]) for seat in seats)))


def pay(seats: int, bank: int) -> tuple[int, ...]:
    """The chips for each place: the number of players for the first, then one less each.

    HOUSE: when the bank runs short, it pays in the order of places until it is empty.
    """
    paid: list[int] = []
    for chips in range(seats, 0, -1):
        paid.append(min(chips, bank - sum(paid)))
    return tuple(paid)


def end_round(last: State) -> core.Step[State]:
    """Chips for everybody's place, then the next round or the end; `last.out` names all seats."""
    seats = len(last.out)
    paid = pay(seats, CHIPS - sum(last.chips))
    gains = tuple(paid[last.out.index(seat)] for seat in range(seats))
    chips = tuple(had + gain for had, gain in zip(last.chips, gains, strict=True))
    lines = (events.ChipsPaid(s, i + 1, paid[i], chips[s]) for i, s in enumerate(last.out))
    story = (*lines, core.RoundEnded(last.round, gains))
    rounds = last.options.rounds or rounds_of(seats)
    if sum(chips) < CHIPS if rounds is None else last.round < rounds:
        starter = (last.starter + 1) % seats  # HOUSE: one seat further each round
        after, more = deal_round(last.options, last.seed, last.round + 1, starter, chips)
        return core.Step(after, (*story, *more))
    over = replace(last, chips=chips, phase=Phase.OVER)
    return core.Step(over, (*story, core.GameOver(_outcome(chips).winners)))


def outcome(state: State) -> core.Outcome | None:
    """Most chips wins, ties share; None while the game goes on."""
    return _outcome(state.chips) if state.phase is Phase.OVER else None


def _outcome(chips: tuple[int, ...]) -> core.Outcome:
    ranks = core.places(chips)
    why = core.Termination.EXHAUSTED if rounds_of(len(chips)) is None else core.Termination.ROUNDS
    return core.Outcome(chips, ranks, core.first(ranks), why)


def finer(story: Sequence[core.Event], seat: core.Seat) -> tuple[int, ...]:
    """The order of equal points in a daily deal, over all rounds.

    The cards in all other hands when the seat went out, then its turns as a negative number.
    Of the seat that came last, its own cards are a negative number instead. Over all rounds.
    """
    left = turns = 0
    hands = dict[core.Seat, int]()
    for event in story:
        match event:
            case events.HandDealt(dealt_to, hand):
                hands[dealt_to] = len(hand)
            case events.Placed(mover):
                hands[mover] -= 1
                turns += mover == seat
            case events.Drew(mover, count) | events.PenaltyDrew(mover, count):
                hands[mover] += count
                turns += isinstance(event, events.PenaltyDrew) and mover == seat
            case events.WentOut(gone) if gone == seat:
                left += sum(hands.values())
            case events.CameLast(last, cards) if last == seat:
                left -= cards
    return left, -turns
