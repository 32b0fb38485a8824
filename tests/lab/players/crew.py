"""How a crew of a hundred measures a daily deal: equal results, and processor time.

python -m tests.lab.players.crew [--days 30] [--game seven-seas] [--members 100]
"""

import argparse
import sys
from collections import Counter
from itertools import count, islice
from statistics import median
from time import process_time

from engine.events.crew import SIZE, played
from engine.events.daily import WEEK, DailyDeal
from engine.games import GAMES
from engine.shuffle import derived

DAYS = 30


def measured(day: int, members: int) -> tuple[list[int], float]:
    """The measures of a crew of this size on a day with a seed of its own, and seconds."""
    began = process_time()
    found = [played(day, derived(day, "lab"), member) for member in range(members)]
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


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=DAYS)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--members", type=int, default=SIZE)
    given = parser.parse_args()
    for game in given.game or [key for key in GAMES if key in WEEK]:
        sys.stdout.write(told(game, given.days, given.members))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
