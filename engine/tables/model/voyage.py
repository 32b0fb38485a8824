"""A voyage for one: seven seas, each crossed by coming first in one short match.

Everything about a voyage follows from the settings of its last match. A ship that isn't first loses
a mast and meets the same sea with other cards; without a mast the voyage is over.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.games import FIRST_GAME, GAMES
from engine.players import rivals
from engine.players.base import Level
from engine.shuffle import derived, shuffled
from engine.tables.model.result import measured, points_of

SEAS: Final = 7
MASTS: Final = 3
PRACTICE: Final = 10_000
"""The number from which voyages are for practice, each with seas that no week has."""
MOST_MARGIN: Final = 40
"""The most points by which a match counts, so that the sum of ten is a digit of a measure."""


@dataclass(frozen=True, slots=True)
class AtSea:
    """The state of a voyage before a match; once the match is over, after it.

    week: the number of the week whose seas it sails, or of a practice. crossed: seas. masts: those
    left. margin: the points by which its matches were won, less those by which they were lost.
    failed: tries at this sea.
    """

    week: int
    crossed: int = 0
    masts: int = MASTS
    margin: int = 0
    failed: int = 0

    @property
    def is_over(self) -> bool:
        """True if all seas are crossed, or no mast is left."""
        return self.crossed == SEAS or not self.masts

    @property
    def matches(self) -> int:
        """The number of its matches until now."""
        return self.crossed + MASTS - self.masts

    @property
    def measure(self) -> int:
        """The seas, and what orders equal ones, as one number."""
        return measured(self.crossed, (self.masts, self.margin))

    def seed(self, seed: int) -> int:
        """The seed of the next match, of 63 bits; seed: that of the voyage."""
        return derived(seed, "sea", self.crossed, self.failed) >> 1


def landed(at: AtSea, measures: Sequence[int]) -> AtSea:
    """The voyage after a match with these measures by seat; a shared first place is enough."""
    points, sides = [*map(points_of, measures)], sea_of(at).sides
    lead = points[0] - max(each for seat, each in enumerate(points) if seat % sides)
    margin = at.margin + max(-MOST_MARGIN, min(lead, MOST_MARGIN))
    if lead >= 0:
        return replace(at, crossed=at.crossed + 1, margin=margin, failed=0)
    return replace(at, masts=at.masts - 1, margin=margin, failed=at.failed + 1)


_D, _M = Level.DECKHAND, Level.MATE
STRENGTH: Final[Sequence[Sequence[Level]]] = (
    (_D, _M, _D),
    (_D,),
    (_M,),
    (_D, _D, _D),
    (_D, _D, _D),
    (_M, _M),
    (_M, _M, _M),
)
"""The levels of the other seats in each sea, chosen by the voyages of `tests.lab.players.crew`.

A game for more has further Deckhands. In the first sea, the Mate is the person's partner.
"""
FIXED: Final = 3
"""The first seas, where 7 Seas has the same rivals each week; after the first, its partner."""


@dataclass(frozen=True, slots=True)
class Sea:
    """A match of a voyage, in which the person has the first seat.

    wind: the key of its house rules. rivals: the levels and the names of the other seats.
    """

    game: str
    wind: str
    choices: Mapping[str, Any]
    rivals: tuple[tuple[Level, str], ...]

    @property
    def sides(self) -> int:
        """The number of those who play against each other, alone or with a partner."""
        game = GAMES[self.game]
        return game.sides(game.options(**self.choices), 1 + len(self.rivals))


def sea_of(at: AtSea) -> Sea:
    """The sea that lies ahead; all voyages of a week have the same seven."""
    drawn, keys = derived(at.week, "voyage"), [*GAMES]
    second, *others = shuffled([*keys, keys[drawn % len(keys)]], drawn)
    sea = at.crossed if at.week < PRACTICE else (1, 0, *range(2, SEAS))[at.crossed]  # another first
    game = (FIRST_GAME, second, FIRST_GAME, *others)[sea]
    winds = [*GAMES[game].traits.winds.items()]
    if game == FIRST_GAME:
        winds = winds[1:] if sea else winds[:1]
    wind, choices = winds[(drawn + sea) % len(winds)]
    fewest = GAMES[game].seats_for(GAMES[game].options(**choices))[0]
    levels = STRENGTH[sea]
    levels = (*levels, *(_D,) * (fewest - 1 - len(levels)))
    names = tuple(rivals(game))
    is_fixed = game == FIRST_GAME and sea < FIXED and at.week < PRACTICE
    names = names[sea > 0 :] if is_fixed else shuffled(names, drawn + sea)
    return Sea(game, wind, choices, tuple(zip(levels, names, strict=False)))
