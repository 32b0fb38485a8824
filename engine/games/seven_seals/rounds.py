"""A round from the deal to the scoring in penalty points, and the end of the game."""

from collections.abc import Sequence
from dataclasses import replace

from engine import core
from engine.games.seven_seals import events
from engine.games.seven_seals.options import Options, rounds_of, seats_for
from engine.games.seven_seals.state import (
    ALL_SEALS,
    NO_SEALS,
    Kind,
    Phase,
    Seals,
    Sheet,
    State,
    deck,
)
from engine.shuffle import derived, shuffled

COLOURED_POINTS = 2
WHITE_POINTS = 4
BLACK_POINTS = 3


def penalty(held: Sequence[int]) -> int:
    """The penalty points for these seals, by kind."""
    coloured, white, black = sum(held[: Kind.WHITE]), held[Kind.WHITE], held[Kind.BLACK]
    return COLOURED_POINTS * coloured + WHITE_POINTS * white + BLACK_POINTS * black


def saboteur_start(options: Options, times: int) -> int:
    """The penalty a saboteur starts from. times: the seat's turns at it, this one included."""
    return options.saboteur_start + (times - 1 if options.rising_saboteur else 0)


def lines(
    options: Options, sheet: Sheet, seals: Seals, tricks: tuple[int, ...]
) -> tuple[events.PlayerScored | events.SaboteurScored, ...]:
    """One line of the scoring for each seat, if the round ended now; tricks: won, by seat."""
    found: list[events.PlayerScored | events.SaboteurScored] = []
    for seat, held in enumerate(seals.held):
        if seat == seals.saboteur:
            start = saboteur_start(options, sheet.saboteur_times[seat])
            black = sum(seals_of[Kind.BLACK] for seals_of in seals.held)  # the own are always 0
            found.append(events.SaboteurScored(seat, start, black, max(0, start - black)))
        else:
            seals_left = sum(held[: Kind.WHITE]), held[Kind.WHITE], held[Kind.BLACK], penalty(held)
            predicted = sum(seals.predictions[seat] or ())
            found.append(events.PlayerScored(seat, *seals_left, tricks[seat], predicted))
    return tuple(found)


def deal(options: Options, seats: int, seed: int) -> core.Step[State]:
    """The first round; its dealer sits right of the starter. ValueError: a bad number of seats."""
    starter = core.first_starter(options.starter, seats, seed, seats_for(options))
    nobody = (0,) * seats
    return deal_round(options, seed, Sheet(1, (starter - 1) % seats, nobody, nobody))


def deal_round(options: Options, seed: int, sheet: Sheet) -> core.Step[State]:
    """A new round: all seals in the middle, the cards dealt, left of the dealer predicts."""
    seats, hand = len(sheet.totals), options.hand
    leader = (sheet.dealer + 1) % seats
    cards = shuffled(deck(seats), derived(seed, "round", sheet.round))
    state = State(
        options=options,
        seed=seed,
        sheet=sheet,
        seals=Seals(ALL_SEALS, (NO_SEALS,) * seats, (None,) * seats, None),
        turn=leader,
        leader=leader,
        hands=tuple(tuple(sorted(cards[at : at + hand])) for at in range(0, seats * hand, hand)),
        tricks=(0,) * seats,
    )
    return core.Step(state, (events.RoundDealt(sheet.round, sheet.dealer),))


def end_round(state: State) -> core.Step[State]:
    """Score the round that was just played out; then the deal passes clockwise, or it is over."""
    scored = lines(state.options, state.sheet, state.seals, state.tricks)
    points = tuple(line.points for line in scored)
    ended = core.RoundEnded(state.sheet.round, tuple(-lost for lost in points))
    totals = tuple(map(sum, zip(state.sheet.totals, points, strict=True)))
    story = (*scored, events.SheetWritten(totals), ended)
    sheet = replace(state.sheet, totals=totals)
    if sheet.round >= rounds_of(state.options, state.seats):
        over = replace(state, sheet=sheet, phase=Phase.OVER)
        winners = core.first(core.places([-lost for lost in totals]))
        return core.Step(over, (*story, core.GameOver(winners)))
    sheet = replace(sheet, round=sheet.round + 1, dealer=(sheet.dealer + 1) % state.seats)
    after, more = deal_round(state.options, state.seed, sheet)
    return core.Step(after, (*story, *more))


def outcome(state: State) -> core.Outcome | None:
    """The lowest total of penalty points wins; ties share (HOUSE)."""
    if state.phase is not Phase.OVER:
        return None
    totals = state.sheet.totals
    ranks = core.places([-lost for lost in totals])
    return core.Outcome(totals, ranks, core.first(ranks), core.Termination.ROUNDS)


def finer(story: Sequence[core.Event], seat: core.Seat) -> tuple[int, ...]:
    """The order of equal penalties in a daily deal, over all rounds.

    The tricks off the prediction as a negative number, then the penalties of the others. A
    saboteur is off by none.
    """
    off = others = 0
    for event in story:
        match event:
            case events.PlayerScored() if event.seat == seat:
                off += abs(event.won - event.predicted)
            case events.PlayerScored() | events.SaboteurScored() if event.seat != seat:
                others += event.points
    return -off, others
