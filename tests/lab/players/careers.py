"""Records the careers of tests/data/careers.txt: `python -m tests.lab.players.careers`.

Thirty games each of a deckhand, a mate and a captain, who take each other's seats in turn. Captains
count worlds, so that every machine records the same.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.games import GAMES
from tests.lab.players.matches import Match, play

FILE: Final = Path(__file__).parents[2] / "data" / "careers.txt"
DUELS: Final = ((0, 1), (1, 2), (0, 2))
SEED: Final = 18
CAPTAINS: Final = {
    "seven-seas": "captain:300",  # with 40 it is no better than a mate here, and in 7
    "letter-of-marque": "captain:40",
    "seven": "captain:300",
    "seven-seals": "captain:40",
}


def careers(key: str) -> Iterator[str]:
    """A line for each game: which, and the places of deckhand, mate and captain; 0: not there.

    7 Seas is played in duels: beside a captain a mate fares no better there than a deckhand.
    """
    levels = ("deckhand", "mate", CAPTAINS[key])
    tables = DUELS if key == "seven-seas" else ((0, 1, 2),)
    for number in range(15 if key == "seven-seas" else 30):
        for players in tables:
            match = Match(key, tuple(levels[player] for player in players), SEED)
            found = play(match, *divmod(number, len(players))).results
            places = {who: round(one.place) for who, one in zip(players, found, strict=True)}
            yield f"{key} {' '.join(str(places.get(player, 0)) for player in range(3))}\n"


def main() -> None:
    """Play and write the file."""
    with FILE.open("w", encoding="utf-8") as file:
        for key in GAMES:
            file.writelines(careers(key))


if __name__ == "__main__":
    main()
