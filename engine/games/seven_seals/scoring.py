"""Penalty points: for seals left at the end of a round, and for the saboteur."""

from __future__ import annotations

from engine.core import Seat
from engine.games.seven_seals.events import PlayerScored, SaboteurScored
from engine.games.seven_seals.options import Options
from engine.games.seven_seals.state import Counts, Kind, Seals, Sheet

COLOURED_POINTS = 2
WHITE_POINTS = 4
BLACK_POINTS = 3


def saboteur_start(options: Options, times: int) -> int:
    """The penalty a saboteur starts from, being it for so many times, this one included."""
    return options.saboteur_start + (times - 1 if options.rising_saboteur else 0)


def penalties(options: Options, sheet: Sheet, seals: Seals) -> tuple[int, ...]:
    """What each seat would be counted if the round ended with these seals."""
    return tuple(line.points for line in lines(options, sheet, seals))


def lines(
    options: Options, sheet: Sheet, seals: Seals
) -> tuple[PlayerScored | SaboteurScored, ...]:
    """One line of the scoring for each seat."""
    return tuple(
        _saboteur_line(options, sheet, seals, seat)
        if seat == seals.saboteur
        else _player_line(seat, held)
        for seat, held in enumerate(seals.held)
    )


def _player_line(seat: Seat, held: Counts) -> PlayerScored:
    coloured, white, black = sum(held[: Kind.WHITE]), held[Kind.WHITE], held[Kind.BLACK]
    points = COLOURED_POINTS * coloured + WHITE_POINTS * white + BLACK_POINTS * black
    return PlayerScored(seat, coloured, white, black, points)


def _saboteur_line(options: Options, sheet: Sheet, seals: Seals, seat: Seat) -> SaboteurScored:
    start = saboteur_start(options, sheet.saboteur_times[seat])
    black = sum(held[Kind.BLACK] for held in seals.held)  # the saboteur's own are always 0
    return SaboteurScored(seat, start, black, max(0, start - black))
