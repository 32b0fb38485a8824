"""Club nights: how evenly people meet, and how well the order follows skill.

python -m tests.lab.players.nights meet [--rounds 4] [--seats 4] [--most 32]
python -m tests.lab.players.nights skill [--people 8] [--rounds 4] [--nights 40] [--game ...]

`meet` prints the fewest and the most rounds in which two people share a table, and hold the same
cards at different tables. In `skill` people are Mates, from one who never errs to one who plays at
random, evenly spread. Each night is scored in plain points, by the shares of the field of people
alone, and by those of the whole field. Printed is the rank correlation of each with skill, the mean
of all nights.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from statistics import correlation, mean, stdev
from time import process_time

from engine.core import choices_by_default
from engine.events.crew import Member, played_out
from engine.events.field import field_calls, measures_at, points_at
from engine.events.movement import seating
from engine.events.night import (
    Guest,
    Night,
    Phase,
    Plan,
    Round,
    SeatResult,
    closed_round,
    next_round,
    shuffle_of,
)  # fmt: skip
from engine.events.standing import standings
from engine.games import GAMES
from engine.players.base import Level
from engine.shuffle import derived
from engine.tables.transitions.lobby import read_options, write_options
from engine.tables.transitions.shuffle import settled


def night_of(game: str, people: int, rounds: int, seats: int, number: int = 1) -> Night:
    """A night that has just started, the same for the same number."""
    options = write_options(GAMES[game], choices_by_default(GAMES[game]))
    plan = Plan(game, options, rounds, seats, 60, 0.0)
    guests = tuple(Guest(user, str(user), coming=True, here=True) for user in range(1, people + 1))
    secret = f"{derived(number, 'lab'):064x}"
    return Night(number, 1, 2, None, plan, Phase.RUNNING, secret, guests)


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
    night, began = night_of("seven", people, rounds, seats), process_time()
    for _ in range(rounds):
        night = closed_round(next_round(night, seating(night), 0.0), (), 0.0)
    spent = (process_time() - began) / rounds
    spans = [f"{min(each.values())} to {max(each.values())}" for each in pairs(night.rounds)]
    return f"{people} people: met {spans[0]}, same cards {spans[1]}, {spent:.2f} s a round\n"


def played(night: Night) -> Night:
    """The night after one more round, at which person 1 plays best."""
    game, number, people = GAMES[night.plan.game], len(night.rounds) + 1, len(night.people)
    tables = seating(night)
    _, seed = settled(shuffle_of(night, number), game.key)
    results = list[SeatResult]()
    for table, users in enumerate(tables, 1):
        members = {
            seat: Member(Level.MATE, ("person", user), (people - 1) / max(user - 1, 1e-6))
            for seat, user in enumerate(users)
            if user is not None
        }
        options = read_options(game, night.plan.options)
        state, story = played_out(game, options, len(users), seed, members, game.traits.night)
        found = measures_at(game, story, game.outcome(state)) or ()
        results += [SeatResult(table, s, u, found[s], own=True) for s, u in enumerate(users)]
    field = tuple(call() for call in field_calls(night.plan, seed))
    return closed_round(next_round(night, tables, 0.0), tuple(results), 0.0, field)


def follows(scores: dict[int, float]) -> float:
    """The rank correlation of scores with skill: person 1 plays best."""
    order = sorted(scores.values())
    ranks = [mean(n for n, each in enumerate(order) if each == s) for s in scores.values()]
    return correlation(ranks, [-user for user in scores]) if len({*ranks}) > 1 else 0.0


def ways(night: Night) -> tuple[float, ...]:
    """The correlations of plain points, of people alone, and of the whole field."""
    points = dict.fromkeys(night.players, 0.0)
    for each in night.rounds:
        for result in each.results:
            if result.user is not None:
                points[result.user] += float(points_at(night.plan, result.measure))
    alone = replace(night, rounds=tuple(replace(each, field=()) for each in night.rounds))
    shares = ({e.user: float(e.tenths) for e in standings(one)} for one in (alone, night))
    return follows(points), *map(follows, shares)


def told(found: Sequence[tuple[float, ...]]) -> str:
    """The means of all nights, with the standard error of each."""
    names = ("plain points", "people alone", "whole field")
    columns = zip(names, zip(*found, strict=True), strict=True)
    spread = len(found) ** 0.5
    parts = [f"{name} {mean(each):.2f} ± {stdev(each) / spread:.2f}" for name, each in columns]
    return f"{len(found)} nights: {', '.join(parts)}\n"


def main() -> None:
    """Print the figures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("meet", "skill"))
    parser.add_argument("--game", choices=sorted(GAMES), default="seven-seals")
    for name, usual in (("rounds", 4), ("seats", 4), ("people", 8), ("nights", 40), ("most", 32)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    if given.what == "meet":
        for people in range(2, given.most + 1):
            sys.stdout.write(meetings(people, given.rounds, given.seats))
            sys.stdout.flush()
        return
    found = list[tuple[float, ...]]()
    for number in range(1, given.nights + 1):
        night = night_of(given.game, given.people, given.rounds, given.seats, number)
        for _ in range(given.rounds):
            night = played(night)
        found.append(ways(night))
    sys.stdout.write(f"{given.game}, {given.people} people, {given.rounds} rounds, {told(found)}")


if __name__ == "__main__":
    main()
