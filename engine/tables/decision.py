"""The decisive choice of a finished game: the last one that alone led to the final lead.

The search covers the round in which the winner took the final lead, with all cards known. The
winner must have had another legal move, and after each of them the others could have kept the
winner from that lead. After the move that was made they couldn't.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core import AnyGame, Outcome, RoundEnded, Seat, Step

MOST_TRIED: Final = 400
"""Moves that are tried for one game, which takes a few hundredths of a second; hand-set."""


def decisive(
    game: AnyGame, steps: Sequence[Step[Any]], moves: Sequence[tuple[Seat, Any]]
) -> int | None:
    """The number of moves before the choice that decided the game; None: no single one did.

    steps: the deal, then one for each of the moves.
    """
    outcome = game.outcome(steps[-1].state)
    if outcome is None or (pair := first_two(outcome)) is None:
        return None
    begin = end = gap = before = ahead = 0
    for number, step in enumerate(steps):
        for event in step.events:
            if isinstance(event, RoundEnded):
                if ahead <= 0:
                    begin, end, gap = before, number, ahead
                ahead += lead(event, pair)
                before = number
    search = Search(game, pair, gap, frozenset(outcome.winners))
    with suppress(TooLong):
        for number in reversed(range(begin, end)):
            if search.only_way(steps[number].state, *moves[number]):
                return number
    return None


def first_two(outcome: Outcome) -> tuple[Seat, Seat] | None:
    """A winner, and the best of the others; None if all share the win."""
    others = [seat for seat in range(len(outcome.places)) if seat not in outcome.winners]
    if not others:
        return None
    return outcome.winners[0], min(others, key=lambda seat: outcome.places[seat])


def lead(ended: RoundEnded, pair: tuple[Seat, Seat]) -> int:
    """The lead of the first of these two over the second in a round, in points."""
    return ended.points[pair[0]] - ended.points[pair[1]]


class TooLong(Exception):
    """The search would try more moves than MOST_TRIED."""


@dataclass(slots=True)
class Search:
    """A search to the end of one round, all cards known.

    pair: the first and the second of the game. gap: the points between them before this round.
    winners: the seats that play for the first one; all others play against it. left: moves that may
    still be tried.
    """

    game: AnyGame
    pair: tuple[Seat, Seat]
    gap: int
    winners: frozenset[Seat]
    left: int = field(default=MOST_TRIED)

    def only_way(self, state: Any, seat: Seat, move: Any) -> bool:
        """True if this winner had a choice, and no other move led to the lead by force."""
        legal = self.game.legal_moves(state, seat)
        if seat not in self.winners or len(legal) < 2:
            return False
        if not self._leads_after(state, seat, move):
            return False
        return not any(self._leads_after(state, seat, each) for each in legal if each != move)

    def _leads_after(self, state: Any, seat: Seat, move: Any) -> bool:
        """True if the first is ahead after the round in which this move is made, by force."""
        self.left -= 1
        if self.left < 0:
            raise TooLong
        state, events = self.game.apply(state, seat, move)
        for event in events:
            if isinstance(event, RoundEnded):
                return self.gap + lead(event, self.pair) > 0
        seats = self.game.to_move(state)
        if not seats:
            return False
        own = seats[0] in self.winners
        legal = self.game.legal_moves(state, seats[0])
        return any(self._leads_after(state, seats[0], each) is own for each in legal) is own
