"""Club nights: how evenly people meet, and how well an order follows skill.

python -m tests.lab.players.nights [--rounds 4] [--seats 4] [--most 32] [--nights 40]

It prints the fewest and the most rounds in which two people share a table, and hold the same cards
at different tables.

With --nights it has --most people play The Seven Seals: Mates, from one who never errs to one who
chooses at random. Each night is scored in plain points, by shares among people alone, and by those
of the whole field. Printed are the mean rank correlations with skill and their standard errors.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import correlation, mean, stdev
from time import process_time
from typing import Any

from engine.core import own_seat
from engine.events.crew import played_out
from engine.events.field import compared, field_calls, gains_at, points_at
from engine.events.movement import seating
from engine.events.night import Night, Round
from engine.events.rounds import shuffle_of
from engine.events.standing import standings
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import Level
from engine.shuffle import derived
from engine.tables.transitions.lobby import read_options
from engine.tables.transitions.shuffle import settled
from tests.engine.events.of_nights import plan_of, played, running
from tests.lab.telling import say


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
    return f"{people} people: met {spans[0]}, same cards {spans[1]}, {spent:.2f} s a round"


def judged(people: int, rounds: int, seats: int, number: int) -> Night:
    """A night of The Seven Seals that is over, and at which person 1 plays best."""
    night = running(people, plan_of("seven-seals", rounds, seats))
    night = replace(night, secret=f"{derived(number, 'night'):064x}")
    for each in range(1, rounds + 1):
        _, seed = settled(shuffle_of(night, each), night.plan.game)
        rows = [gains_of(night, users, seed) for users in seating(night)]
        field = [compared(GAMES[night.plan.game], call()) for call in field_calls(night.plan, seed)]

        def judge(_: int, table: int, seat: int, __: int | None, rows: Any = rows) -> Any:
            return rows[table - 1][seat], True

        night = played(night, judge, field)
    return night


def gains_of(night: Night, users: Sequence[int | None], seed: int) -> tuple[int, ...]:
    """The measures of a table of these people, by seat; Mates on the others don't err."""
    luck, game = Random(derived(seed, *map(str, users))), GAMES[night.plan.game]

    def erring(question: Question) -> object:
        user = users[own_seat(question.view)] or 1
        errs = luck.random() * (len(night.people) - 1) < user - 1
        return luck.choice(question.moves) if errs else answered(question)

    mates = [(Level.MATE, "")] * len(users)
    options, deals = read_options(game, night.plan.options), game.traits.night
    state, story, _ = played_out(game, options, mates, seed, {}, deals, erring)
    return compared(game, gains_at(game, story, game.outcome(state)) or ())


def follows(night: Night) -> tuple[float, ...]:
    """The rank correlations with skill of plain points, people alone, and the whole field."""
    points = dict.fromkeys((0, *night.players), 0.0)
    for result in (r for each in night.rounds for r in each.results):
        points[result.user or 0] += float(points_at(night.plan, result.measure))
    alone = replace(night, rounds=tuple(replace(each, field=()) for each in night.rounds))
    shares = ({e.user: float(e.tenths) for e in standings(one)} for one in (alone, night))
    users, found = sorted(night.players), list[float]()
    for scores in (points, *shares):
        order = sorted(scores[user] for user in users)
        ranks = [mean(n for n, each in enumerate(order) if each == scores[u]) for u in users]
        found.append(correlation(ranks, [-user for user in users]) if len({*ranks}) > 1 else 0.0)
    return tuple(found)


def main() -> None:
    """Print the figures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("rounds", 4), ("seats", 4), ("most", 32), ("nights", 0)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    if given.nights:
        of = (given.most, given.rounds, given.seats)
        found = zip(*(follows(judged(*of, number)) for number in range(given.nights)), strict=True)
        for name, each in zip(("plain points", "people alone", "whole field"), found, strict=True):
            error = stdev(each) / given.nights**0.5
            say(f"{name}: {mean(each):.2f} ± {error:.2f}")
        return
    for people in range(2, given.most + 1):
        say(meetings(people, given.rounds, given.seats))


if __name__ == "__main__":
    main()
