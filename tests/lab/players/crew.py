"""How a crew of a hundred measures a daily deal: equal results, and processor time.

python -m tests.lab.players.crew [--days 30] [--game seven-seas] [--members 100]
python -m tests.lab.players.crew --voyages 400 --player mate

The second command has a player sail voyages, each in a week of its own. A captain may have its
budget behind its name, as in `matches`; `taught` sails the first sea only.
"""

import argparse
import sys
from collections import Counter
from itertools import count, islice
from random import Random
from statistics import median
from time import process_time
from typing import Any

from engine.events.crew import SIZE, played, played_out
from engine.events.daily import WEEK, DailyDeal
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import Level
from engine.shuffle import derived
from engine.tables.model.kind import VOYAGE
from engine.tables.model.result import measures
from engine.tables.model.voyage import SEAS, AtSea, landed, sea_of
from tests.lab.players.matches import entrant

DAYS = 30


def measured(day: int, members: int) -> tuple[list[int], float]:
    """The measures of a crew of this size on a day with a seed of its own, and seconds."""
    began = process_time()
    found = [played(day, derived(day, "lab"), member)[0] for member in range(members)]
    return found, process_time() - began


def told(game: str, days: int, members: int) -> str:
    """A line of figures of a game's daily deals."""
    deals = islice((day for day in count(1) if DailyDeal(day).game == game), days)
    crews = [measured(day, members) for day in deals]
    equal = sorted(max(Counter(found).values()) for found, _ in crews)
    seconds = sorted(spent for _, spent in crews)
    shares = f"equal: median {median(equal):g}, most {equal[-1]}"
    times = f"seconds of a day: median {median(seconds):.1f}, most {seconds[-1]:.1f}"
    return f"{game}: {shares}; {times}\n"


def voyages(count: int, player: str) -> str:
    """A line of figures of this player's voyages."""
    tries, crossed = Counter[int](), Counter[int]()
    ends = list[int]()

    def answer(question: Question) -> Any:
        """The move of a rival, or of the player at its level's place."""
        q, (chooser, budget) = question, entrant(question.game, player)
        luck = Random(q.seed)
        return answered(q) if q.rival else chooser.choose(q.view, q.history, q.moves, luck, budget)

    for at in map(AtSea, range(49, 49 + count)):
        while not at.is_over and not (player == "taught" and tries[0] > len(ends)):
            sea, before, seed = sea_of(at), at.crossed, at.seed(derived(at.week, "lab"))
            game, players = GAMES[sea.game], ((Level.MATE, ""), *sea.rivals)
            rounds, options = VOYAGE.deal(game.traits), game.options(**sea.choices)
            _, story, _ = played_out(game, options, players, seed, {}, rounds, answer)
            at = landed(at, measures(game, story, rounds) or ())
            tries[before] += 1
            crossed[before] += at.crossed > before
        ends.append(at.crossed)
    shares = ", ".join(f"{100 * crossed[sea] / tries[sea]:.0f}" for sea in sorted(tries))
    finished = 100 * ends.count(SEAS) / count
    told = f"median {median(ends):g} seas, all seven {finished:.0f} %"
    return f"{player}: {told}; tries that cross: {shares} %\n"


def main() -> None:
    """Print a line for each game, or for a player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=DAYS)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--members", type=int, default=SIZE)
    parser.add_argument("--voyages", type=int)
    parser.add_argument("--player", default="mate")
    given = parser.parse_args()
    if given.voyages:
        sys.stdout.write(voyages(given.voyages, given.player))
        return
    for game in given.game or [key for key in GAMES if key in WEEK]:
        sys.stdout.write(told(game, given.days, given.members))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
