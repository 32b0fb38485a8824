"""Club nights: how evenly people meet.

python -m tests.lab.players.nights [--rounds 4] [--seats 4] [--most 32]

It prints the fewest and the most rounds in which two people share a table, and hold the same cards
at different tables.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from time import process_time

from engine.events.movement import seating
from engine.events.night import Guest, Night, Phase, Plan, Round, closed_round, next_round
from engine.games import GAMES
from engine.shuffle import derived
from engine.tables.transitions.lobby import write_options


def night_of(people: int, rounds: int, seats: int) -> Night:
    """A night that has just started."""
    plan = Plan("seven", write_options(GAMES["seven"], {}), rounds, seats, 60, 0.0)
    guests = tuple(Guest(user, str(user), coming=True, here=True) for user in range(1, people + 1))
    secret = f"{derived(1, 'lab'):064x}"
    return Night(1, 1, 2, None, plan, Phase.RUNNING, secret, guests)


def pairs(rounds: Sequence[Round]) -> tuple[Counter[frozenset[int]], Counter[frozenset[int]]]:
    """How often each two people share a table, and hold the same cards at different ones."""
    met, held = Counter[frozenset[int]](), Counter[frozenset[int]]()
    for each in rounds:
        places = {u: (t, s) for t, row in enumerate(each.tables) for s, u in enumerate(row) if u}
        for one, other in combinations(places, 2):
            met[frozenset((one, other))] += places[one][0] == places[other][0]
            held[frozenset((one, other))] += places[one][1] == places[other][1]
    return met, held


def meetings(people: int, rounds: int, seats: int) -> str:
    """The line of a number of people."""
    night, began = night_of(people, rounds, seats), process_time()
    for _ in range(rounds):
        night = closed_round(next_round(night, seating(night), 0.0), (), 0.0)
    spent = (process_time() - began) / rounds
    spans = [f"{min(each.values())} to {max(each.values())}" for each in pairs(night.rounds)]
    return f"{people} people: met {spans[0]}, same cards {spans[1]}, {spent:.2f} s a round\n"


def main() -> None:
    """Print the figures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("rounds", 4), ("seats", 4), ("most", 32)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    for people in range(2, given.most + 1):
        sys.stdout.write(meetings(people, given.rounds, given.seats))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
