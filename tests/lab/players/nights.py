"""Club nights: how evenly people meet, and how long deals are.

python -m tests.lab.players.nights [--rounds 4] [--seats 4] [--most 32] [--turns 6]

It prints the fewest and the most rounds in which two people share a table, and hold the same cards
at different tables. With --turns it prints the mean turns with a choice in deals among Mates.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from time import process_time

from cogs.features.night.plan import seats_of
from engine.core import choices_by_default
from engine.events.crew import played_out
from engine.events.night import Round
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import Level
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


def turns(game: str, seats: int, deals: int) -> str:
    """The line of a game at tables of these seats."""
    asked, rules = list[bool](), GAMES[game]
    options = rules.options(**choices_by_default(rules))

    def noted(question: Question) -> object:
        asked.append(len(question.moves) > 1)
        return answered(question)

    for seed in range(deals):
        mates = [(Level.MATE, "")] * seats
        played_out(rules, options, mates, seed, {}, rules.traits.night, noted)
    return f"{game}, {seats} seats: {sum(asked) / deals:.0f} turns\n"


def main() -> None:
    """Print the figures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("rounds", 4), ("seats", 4), ("most", 32), ("turns", 0)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    if given.turns:
        sys.stdout.writelines(turns(key, n, given.turns) for key in GAMES for n in seats_of(key))
        return
    for people in range(2, given.most + 1):
        sys.stdout.write(meetings(people, given.rounds, given.seats))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
