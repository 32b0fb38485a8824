"""Penalty points: for seals left at the end of a round, and for the saboteur."""

from engine.games.seven_seals.events import PlayerScored, SaboteurScored
from engine.games.seven_seals.options import Options
from engine.games.seven_seals.state import Kind, Seals, Sheet

COLOURED_POINTS = 2
WHITE_POINTS = 4
BLACK_POINTS = 3


def saboteur_start(options: Options, times: int) -> int:
    """The penalty a saboteur starts from. times: the seat's turns at it, this one included."""
    return options.saboteur_start + (times - 1 if options.rising_saboteur else 0)


def lines(
    options: Options, sheet: Sheet, seals: Seals, tricks: tuple[int, ...]
) -> tuple[PlayerScored | SaboteurScored, ...]:
    """One line of the scoring for each seat, if the round ended now; tricks: won, by seat."""
    found: list[PlayerScored | SaboteurScored] = []
    for seat, held in enumerate(seals.held):
        if seat == seals.saboteur:
            start = saboteur_start(options, sheet.saboteur_times[seat])
            black = sum(seals_of[Kind.BLACK] for seals_of in seals.held)  # the own are always 0
            found.append(SaboteurScored(seat, start, black, max(0, start - black)))
        else:
            coloured = sum(held[: Kind.WHITE])
            white = held[Kind.WHITE]
            black = held[Kind.BLACK]
            points = COLOURED_POINTS * coloured + WHITE_POINTS * white + BLACK_POINTS * black
            predicted = sum(seals.predictions[seat] or ())
            found.append(
                PlayerScored(seat, coloured, white, black, points, tricks[seat], predicted)
            )
    return tuple(found)
