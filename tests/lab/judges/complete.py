"""How many points a choice near the end of a round loses, by complete search.

    python -m tests.lab.judges.complete GAME --left 5 [--reached mate] [--positions 300] [--reviews]

It takes choices of a table of one player, near the end. Of each it lists the worlds that the seat
can't tell apart, weighs them by how likely mates would have made the others' moves in them, lets
the others play on as mates, and searches all plans of the seat. The loss of a move is the best plan
less the best plan that begins with this move: in points, then in hundredths of the utility by which
a captain chooses. `--reviews` reviews the first player's choices instead, and judges the moments.
`--puzzles` prints those of them that make good puzzles, a line each, as data/puzzles has them.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import sqrt
from os import getloadavg
from random import Random
from statistics import fmean, stdev
from time import strftime
from typing import Any, Final

from engine import codec
from engine.core import RoundEnded, known_to
from engine.events.puzzles import is_clear, is_good, puzzle_of
from engine.games import GAMES
from engine.players.judging import CLEAR, ChoiceTask, judgements, moments_of
from engine.shuffle import derived
from engine.tables.transitions.lobby import write_options
from tests.lab.judges.endings import SEARCHES, Judge, fits
from tests.lab.players.matches import entrant, interval
from tests.lab.players.reviews import finished
from tests.lab.telling import say

JUDGES: Final[Mapping[str, Judge]] = {
    "points": lambda end: end._replace(utility=end.points),
    "utility": lambda end: end._replace(utility=100 * end.utility),
}
TIMES: Final = 4
"""How often a moment is judged; each draws other worlds, where they are sampled."""

NEARLY: Final = 0.99
"""The share of what a moment says that it must cost."""

SEARCHED, SLACK = 5, 0.5
"""The most cards left that the search judges for puzzles; hundredths that a solution may lose."""
NAMES: Final = ("Marlow", "Isolde", "Brand")
SEATS: Final = {"seven-seals": 3}
"""The number of players, if it isn't two."""


def chosen(at: ChoiceTask, player: str, luck: Random) -> Any:
    """The move that this player chooses."""
    chooser, budget = entrant(at.game, player)
    return chooser.choose(at.view, at.history, at.moves, luck, budget)


def positions(game: str, reached: str, left: int, seed: int) -> Iterator[ChoiceTask]:
    """One position of each first round that has any; half of those that fit are passed over."""
    rules, number = GAMES[game], 0
    while True:
        number += 1
        luck, seats = Random(derived(seed, number, "positions")), SEATS.get(game, 2)
        state, events = rules.deal(rules.options(), seats, derived(seed, number, "deal"))
        story = list(events)
        while not any(isinstance(event, RoundEnded) for event in events):
            move, *others = moves = rules.legal_moves(state, seat := rules.to_move(state)[0])
            view, known = rules.view(state, seat), known_to(story, seat)
            at = ChoiceTask(game, seat, len(story), view, known, moves, 0)
            if others and fits(game, state, seat, left) and luck.random() < 0.5:
                yield at
                break
            state, events = rules.apply(state, seat, chosen(at, reached, luck) if others else move)
            story += events


def losses(at: ChoiceTask, moves: Sequence[Any], judge: Judge = lambda end: end) -> list[float]:
    """The loss of each of these moves."""
    found, measured = SEARCHES[at.game](at, judge)
    best = max(found, key=lambda move: found[move])
    return [measured[best] - measured[move] for move in moves]


def judged(asked: Any, among: Sequence[ChoiceTask], luck: Random) -> None:
    """Print a row for each player."""
    players = asked.players.split(",")
    found = {player: {name: list[float]() for name in JUDGES} for player in players}
    for number, at in enumerate(among, 1):
        moves = [chosen(at, player, luck) for player in players]
        for name, judge in JUDGES.items():
            for player, loss in zip(players, losses(at, moves, judge), strict=True):
                found[player][name].append(loss)
        if number % 50 == 0 or number == len(among):
            say_heading(asked, number)
            for player, rows in found.items():
                say(f"| {player} | {' | '.join(interval(row, 2) for row in rows.values())} |")


def reviewed(asked: Any, among: Sequence[ChoiceTask], luck: Random) -> None:
    """Print what the moments of the first player cost, and what the review says."""
    said, real, within = [0.0], [0.0], 0
    for at in among:
        move = chosen(at, asked.players.split(",")[0], luck)
        made = replace(at, played=at.moves.index(move))
        for moment in moments_of(at.game, finished(judgements([made]))):
            said.append(moment.loss.sure)
            judges = [replace(at, number=number) for number in range(TIMES)]
            found = [losses(each, [move])[0] for each in judges]
            real.append(fmean(found))
            within += real[-1] + CLEAR * stdev(found) / sqrt(TIMES) >= NEARLY * said[-1]
    half = sum(one >= other / 2 for one, other in zip(real[1:], said[1:], strict=True))
    say_heading(asked, len(among))
    say(f"{len(said) - 1} moments say at least {sum(said):.2f} and cost {sum(real):.2f} in sum")
    say(f"{within} cost that (give or take 1 % and two standard errors), {half} half of it")


def shipped(asked: Any, among: Sequence[ChoiceTask], luck: Random) -> None:
    """Print the moments of the first player with a reason, of whose moves at most half are right.

    With few cards left complete search agrees: the best move loses next to nothing, and the one
    that was played loses more.
    """
    options = write_options(GAMES[asked.game], {})
    for at in among:
        move = chosen(at, asked.players.split(",")[0], luck)
        made = replace(at, played=at.moves.index(move))
        names = [
            name * (seat != at.seat) for seat, name in enumerate(NAMES[: SEATS.get(at.game, 2)])
        ]
        for moment in moments_of(at.game, finished(judgements([made]))):
            puzzle, two = puzzle_of(made, options, names, moment), (at.moves[moment.best], move)
            right = [each.played for each in puzzle.choices if is_good(at.game, each)]
            fits = moment.best in right and 2 * len(right) <= len(puzzle.choices)
            fits = fits and is_clear(puzzle)
            if fits and asked.left <= SEARCHED:
                solved, missed = losses(at, two, JUDGES["utility"])
                fits = solved <= SLACK < missed
            if fits:
                say(codec.write(puzzle))


def say_heading(asked: Any, number: int) -> None:
    """Print what is measured, when, and how busy the machine is."""
    what = f"{asked.game}, {asked.left} left, by {asked.reached}, {number} positions"
    say(f"{what}; {strftime('%B %d, %Y, %H:%M')}, load {getloadavg()[0]:.0f}")


def main() -> None:
    """Print what a choice loses, or how true reviews are."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--reached", default="mate")
    parser.add_argument("--players", default="captain:150,mate,deckhand")
    for name, default in (("left", 5), ("positions", 300), ("seed", 65)):
        parser.add_argument(f"--{name}", type=int, default=default)
    for name in ("reviews", "puzzles"):
        parser.add_argument(f"--{name}", action="store_true")
    asked = parser.parse_args()
    found = positions(asked.game, asked.reached, asked.left, asked.seed)
    among = list(islice(found, asked.positions))
    program = shipped if asked.puzzles else reviewed if asked.reviews else judged
    program(asked, among, Random(asked.seed))


if __name__ == "__main__":
    main()
