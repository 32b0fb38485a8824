"""The first marks that somebody earned in each game, in words."""

from collections.abc import Sequence

from cogs.ui.names import listed
from cogs.ui.page import Say
from engine.results.marks import FIRSTS, Feat


def marks_line(
    say: Say, message: str, game: str, feats: Sequence[Feat], table: int | None = None
) -> str:
    """This message about somebody's first marks of a game, or at a table; "" without any."""
    earned = {feat.name for feat in feats if feat.game == game and table in (None, feat.table)}
    marks = [say("mark-of-game", mark=name) for name in FIRSTS if name in earned]
    return say(message, game=say(f"game-{game}"), marks=listed(say, marks)) if marks else ""
