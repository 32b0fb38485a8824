"""The rounds of the game 7: the deal, the chips and the end."""

from dataclasses import replace

from engine.core import (
    GameOver,
    Outcome,
    RoundEnded,
    Seat,
    Step,
    Termination,
    checked_seats,
    first,
    first_starter,
    places,
)
from engine.games.seven.cards import all_cards
from engine.games.seven.events import ChipsPaid, HandDealt, RoundDealt
from engine.games.seven.options import Options, seats_for
from engine.games.seven.state import CHIPS, HAND, Phase, State, rounds_of
from engine.shuffle import derived, shuffled


def deal(options: Options, seats: int, seed: int) -> Step[State]:
    """The first round (printed: the youngest starts); ValueError for a bad number of seats."""
    checked_seats(seats, seats_for(options))
    starter = first_starter(options.starter, seats, seed)
    return deal_round(options, seed, 1, starter, (0,) * seats)


def deal_round(
    options: Options, seed: int, number: int, starter: Seat, chips: tuple[int, ...]
) -> Step[State]:
    """Seven cards each, the rest is the draw pile."""
    cards = shuffled(all_cards(options.deck), derived(seed, "deal", number))
    seats = range(len(chips))
    hands = tuple(tuple(sorted(cards[seat * HAND : (seat + 1) * HAND])) for seat in seats)
    draw_pile = cards[len(seats) * HAND :]
    dealt = RoundDealt(number, starter, len(draw_pile))
    state = State(
        options=options,
        seed=seed,
        round=number,
        starter=starter,
        chips=chips,
        phase=Phase.PLACE,
        turn=starter,
        hands=hands,
        pile=(),
        newest=0,
        other=0,
        draw_pile=draw_pile,
        aside=(),
        renewals=0,
        out=(),
    )
    return Step(state, (dealt, *(HandDealt(seat, hands[seat]) for seat in seats)))


def pay(seats: int, bank: int) -> tuple[int, ...]:
    """The chips for each place: as many as players for the first, one less for each further.

    HOUSE: when the bank runs short, it pays in the order of places until it is empty.
    """
    paid: list[int] = []
    for chips in range(seats, 0, -1):
        paid.append(min(chips, bank - sum(paid)))
    return tuple(paid)


def end_round(last: State) -> Step[State]:
    """Chips for everybody's place, then the next round or the end; `last.out` names all seats."""
    seats = len(last.out)
    paid = pay(seats, CHIPS - sum(last.chips))
    gains = tuple(paid[last.out.index(seat)] for seat in range(seats))
    chips = tuple(had + gain for had, gain in zip(last.chips, gains, strict=True))
    lines = (ChipsPaid(s, i + 1, paid[i], chips[s]) for i, s in enumerate(last.out))
    story = (*lines, RoundEnded(last.round, gains))
    state, events = _go_on(last, chips)
    return Step(state, (*story, *events))


def _go_on(last: State, chips: tuple[int, ...]) -> Step[State]:
    rounds = rounds_of(len(chips))
    goes_on = sum(chips) < CHIPS if rounds is None else last.round < rounds
    if goes_on:
        starter = (last.starter + 1) % len(chips)  # HOUSE: one seat further each round
        return deal_round(last.options, last.seed, last.round + 1, starter, chips)
    state = replace(last, chips=chips, phase=Phase.OVER)
    return Step(state, (GameOver(_outcome(chips).winners),))


def outcome(state: State) -> Outcome | None:
    """Most chips wins, ties share; None while the game goes on."""
    return _outcome(state.chips) if state.phase is Phase.OVER else None


def _outcome(chips: tuple[int, ...]) -> Outcome:
    ranks = places(chips)
    rounds = rounds_of(len(chips))
    why = Termination.EXHAUSTED if rounds is None else Termination.ROUNDS
    return Outcome(chips, ranks, first(ranks), why)
