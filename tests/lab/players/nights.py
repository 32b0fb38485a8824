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

from engine.events.night import Round
from tests.engine.events.of_nights import plan_of, played, running


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
    began = process_time()
    night = played(running(people, plan_of("seven", rounds, seats)), rounds=rounds)
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
