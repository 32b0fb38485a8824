"""How much the choices of computer players in 7 Seas lose among strangers of the training half.

`python -m tests.benchmarks.bench_choices` plays games of a mate among copies of each stranger, and
takes some choices of the mate. Captain's rollouts in many worlds value all moves, with the others
modelled as what they are. Each player chooses in the same positions, and the average loss against
the best move is printed in hundredths of the utility. So two versions of a constant can be compared
in minutes; whole games would take hours.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from unittest.mock import patch

from bot.cli.matches import half_width
from engine.core import Event, Seat, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.moves import Move
from engine.games.seven_seas.state import State
from engine.players import chooser
from engine.players.base import QUICK, Budget
from engine.players.seven_seas import captain
from engine.players.seven_seas.opponents import KNOWN, PLAYERS, STRANGERS
from tests.benchmarks.telling import say

SHARE = 0.1
"""The share of a mate's choices that are taken."""


def positions(name: str, seats: int, number: int) -> Iterator[tuple[State, Seat, list[Event]]]:
    """Choices of a mate among copies of a stranger: the state, the seat, and all events."""
    mate, deal = chooser(GAME.key, "mate"), 0
    while number:
        luck, own = Random(deal), deal % seats
        state, events = GAME.deal(GAME.options(), seats, deal)
        story, deal = list(events), deal + 1
        while number and GAME.outcome(state) is None:
            seat, moves = state.turn, GAME.legal_moves(state, state.turn)
            if seat == own and len(moves) > 1 and luck.random() < SHARE:
                number -= 1
                yield state, seat, list(story)
            player, known = mate if seat == own else PLAYERS[name], known_to(story, seat)
            move = player.choose(GAME.view(state, seat), known, moves, luck, QUICK)
            state, events = GAME.apply(state, seat, move)
            story += events


def values(
    name: str, state: State, seat: Seat, known: Sequence[Event], moves: Sequence[Move], worlds: int
) -> list[float]:
    """The utility of each move, with the others known to be this stranger."""
    certain = tuple(float(one is STRANGERS[name]) for one in KNOWN)
    with patch.object(captain, "experience", lambda view, history: [certain] * view.seats):
        trial = captain.trials(GAME.view(state, seat), known, moves, Random(1), worlds)
    rows = [trial(range(len(moves))) for _ in range(worlds)]
    return [fmean(value.utility for value in column) for column in zip(*rows, strict=True)]


def main() -> None:
    """Print the average loss of each player."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=20, help="by stranger")
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--iterations", type=int, default=400)
    given = parser.parse_args()
    budget = Budget(iterations=given.iterations)
    losses: dict[str, list[float]] = {"mate": [], "captain": []}
    for name in PLAYERS:
        for state, seat, story in positions(name, given.seats, given.positions):
            known, moves = known_to(story, seat), GAME.legal_moves(state, seat)
            worth = values(name, state, seat, known, moves, given.worlds)
            for player, lost in losses.items():
                chosen = chooser(GAME.key, player).choose(
                    GAME.view(state, seat), known, moves, Random(len(lost)), budget
                )
                lost.append(100 * (max(worth) - worth[moves.index(chosen)]))
    for player, lost in losses.items():
        say(f"{player:8} {fmean(lost):.2f} ± {half_width(lost):.2f}")


if __name__ == "__main__":
    main()
