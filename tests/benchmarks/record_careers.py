"""Records the careers of tests/data/careers.txt: `python -m tests.benchmarks.record_careers`.

Games of a deckhand, a mate and a captain, thirty for each of them, who take each other's seats in
turn. They think by iterations, so that every machine records the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.cli.matches import Match, Simulation
from engine.games import GAMES
from engine.players.base import Budget, Level

FILE: Final = Path(__file__).parents[1] / "data" / "careers.txt"
LEVELS: Final = tuple(level.value for level in Level)
DUELS: Final = ((0, 1), (1, 2), (0, 2))
SEED: Final = 18
FEW, MANY = 40, 300
ITERATIONS: Final = {
    "seven-seas": MANY,
    "letter-of-marque": FEW,
    "seven": MANY,
    "seven-seals": FEW,
}
"""For each choice; with FEW a captain is no better than a mate in 7 Seas and in 7."""


def placed(match: Match, number: int, turn: int) -> list[int]:
    """The places of the players in one game: a deal, and how far the seats have turned."""
    results = Simulation(match, number, turn).play()
    seats = len(match.players)
    return [round(results[(player + turn) % seats].place) for player in range(seats)]


def careers(key: str) -> Iterator[str]:
    """A line for each game: which, and the places of deckhand, mate and captain; 0: not there.

    7 Seas is played in duels: beside a captain a mate fares no better there than a deckhand.
    """
    tables = DUELS if key == "seven-seas" else ((0, 1, 2),)
    games = 15 if key == "seven-seas" else 30
    for number in range(games):
        for players in tables:
            names = tuple(LEVELS[player] for player in players)
            match = Match(key, names, SEED, Budget(iterations=ITERATIONS[key]))
            found = placed(match, number // len(players), number % len(players))
            places = dict(zip(players, found, strict=True))
            yield f"{key} {' '.join(str(places.get(player, 0)) for player in range(3))}\n"


def main() -> None:
    """Play and write the file."""
    with FILE.open("w", encoding="utf-8") as file:
        for key in GAMES:
            for line in careers(key):
                file.write(line)
                file.flush()


if __name__ == "__main__":
    main()
