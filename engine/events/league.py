"""The results of club nights that stay, and the league of a server's nights."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

NIGHTS: Final = 8
"""The latest nights of a server that its league counts."""
COUNTED: Final = 5
"""The results of a person that it counts, the best ones."""


@dataclass(frozen=True, slots=True)
class NightResult:
    """Somebody's result of a night.

    number: in the night's standings, from 0. user, name: None and "" once they were forgotten.
    place: ties share it. among: the number of people with one. tenths: of a percent. ended: when
    the night was over, in seconds since the epoch.
    """

    night: int
    number: int
    guild: int
    user: int | None
    name: str
    game: str
    place: int
    among: int
    tenths: int
    ranked: bool
    ended: float


@dataclass(frozen=True, slots=True)
class InLeague:
    """A person in the league. name: at their latest night. tenths: of a percent, of all nights.

    place: ties share it.
    """

    user: int
    name: str
    nights: int
    tenths: int
    place: int


def league(results: Sequence[NightResult]) -> Sequence[InLeague]:
    """The people with ranked results, the best first. results: the latest night's first."""
    names, tenths = dict[int, str](), dict[int, list[int]]()
    for each in results:
        if each.user is not None and each.ranked:
            names.setdefault(each.user, each.name)
            tenths.setdefault(each.user, []).append(each.tenths)
    totals = {user: sum(sorted(found, reverse=True)[:COUNTED]) for user, found in tenths.items()}
    return [
        InLeague(
            *(user, names[user], min(COUNTED, len(tenths[user])), total),
            place=1 + sum(other > total for other in totals.values()),
        )
        for user, total in sorted(totals.items(), key=lambda item: (-item[1], item[0]))
    ]
