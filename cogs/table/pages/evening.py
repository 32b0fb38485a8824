"""The score of an evening: in a line, and on the card that closes it."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from discord import ui

from cogs.ui.layout import glued, words
from cogs.ui.names import apart, escaped, listed
from cogs.ui.page import RULE, Accent, Say
from engine.events.evening import RIVAL, Distinction, Evening, Scored
from engine.tables.model.table import FORMER

MOST_SCORED: Final = 7
"""The most people whom the line names."""
MOST_RANKED: Final = 14
"""The most lines of the people and the games on a closing card, unless there are more people."""
MOST_GAMES: Final = 6
"""The most games there, the latest ones."""
MEDAL: Final = "🥇"
"""The mark of a winner's place; all other places are digits."""
DOT: Final = "\\."
"""The sign behind a place: after a plain dot Discord would number the lines itself."""


def tonight(
    say: Say, evening: Evening | None, reader: int | None = None, most: int = MOST_SCORED
) -> str:
    """The score of the evening's people, the best first; "" while nobody has any points.

    reader: the person who is called "you", and whom the line doesn't leave out; None: everybody.
    most: the most names; the line of more people counts at least two of them.
    """
    scored = () if evening is None else evening.score
    if evening is None or not any(each.halves for each in scored):
        return ""
    most -= len(scored) > most
    own = [each for each in scored[most:] if each.user == reader]
    named = [*scored[: most - len(own)], *own]
    values = {"games": len(evening.games), "others": len(scored) - len(named)}
    return say("evening-score", **values, **standings(say, evening, named, reader))


def standings(
    say: Say, evening: Evening, scored: Sequence[Scored], reader: int | None = None
) -> dict[str, Any]:
    """These people of an evening as values of a message: the first, their points, and the others.

    lead: "alone" if nobody else played, "you" for the reader, "with" for the reader and others,
    "one" or "several" for others. reader: as that of `tonight`.
    """
    first = [each for each in scored if each.place == 1]
    names = _names(say, scored)
    others = [names[each.user] for each in first if each.user != reader]
    lead = "one" if len(first) == 1 else "several"
    if len(others) < len(first):
        lead = "with" if others else "you"
    if len(evening.score) == 1:
        lead, others = "alone", others or [say("daily-you")]
    rest = [
        glued(say("daily-you") if each.user == reader else names[each.user], points_of(each.halves))
        for each in scored[len(first) :]
    ]
    values = {"lead": lead, "leaders": listed(say, others), "points": points_of(first[0].halves)}
    return {**values, "rest": " · ".join(rest) or "none"}


def shown_names(say: Say, names: Sequence[str]) -> list[str]:
    """These people's names as markdown may show them; a word for people without one."""
    called = apart([say("history-somebody") if name == FORMER else name for name in names])
    return [escaped(name) for name in called]


def points_of(halves: int) -> str:
    """Half points as points: "4½"."""
    return f"{halves // 2 or ''}½" if halves % 2 else str(halves // 2)


def closing_card(
    say: Say, evening: Evening, found: Sequence[Distinction], early: Sequence[str], by: int
) -> ui.LayoutView:
    """The end of an evening: its final score by place, its games, and its distinctions.

    early: the games that were closed before their end. by: the person who called it a night.
    """
    names, told = _names(say, evening.score), list[str]()
    room = max(MOST_RANKED - len(evening.score), 0)
    games = [f"-# {line}" for line in game_lines(say, evening)[-min(room, MOST_GAMES) :] if room]
    if early:
        closed = listed(say, [say(f"game-{game}") for game in early])
        games.append(f"-# {say('night-early', games=closed, count=len(early))}")
    for kind, people, size in found:
        *most, last = (names[user] for user in people)
        name = most[0] if kind == RIVAL else listed(say, [*most, last])
        told.append(say(f"distinction-{kind}", name=name, other=last, size=size, count=len(people)))
    parts = [[RULE, "\n".join(lines)] for lines in (games, told) if lines]
    called = f"-# {say('night-called', name=names[by])}"
    return words(Accent.SCORING, *_final(say, evening), *chain(*parts), called)


def _names(say: Say, scored: Sequence[Scored]) -> dict[int, str]:
    """The names of these people of an evening, by their ids."""
    names = shown_names(say, [each.name for each in scored])
    return {each.user: name for each, name in zip(scored, names, strict=True)}


def _final(say: Say, evening: Evening) -> tuple[str, ...]:
    """The winners of an evening in large print, the meaning of a point, and all points by place."""
    score, names, lines = evening.score, _names(say, evening.score), list[str]()
    won = [names[each.user] for each in score if each.place == 1]
    medal = f"1{DOT}" if say.in_words or len(won) == len(score) else MEDAL
    for each in score:
        rank = medal if each.place == 1 else f"{each.place}{DOT}"
        points = say("night-points", points=points_of(each.halves), halves=each.halves)
        lines.append(f"{rank} {names[each.user]} {points}")
    count = len(won) if len(score) > 1 else 0
    title = say("night-title", names=listed(say, won), count=count)
    return f"## {title}", f"-# {say('night-games', games=len(evening.games))}", "\n".join(lines)


def game_lines(say: Say, evening: Evening) -> list[str]:
    """A line of each game of an evening, with its winners."""
    lines = list[str]()
    for number, played in enumerate(evening.games, start=1):
        best = min(result.place for result in played.results)
        won = (s for s, result in enumerate(played.results) if result.place == best)
        names = shown_names(say, [player.name for player in played.table.players])
        winners, game = listed(say, [names[s] for s in won]), say(f"game-{played.table.game}")
        lines.append(say("night-game", number=number, game=game, winners=winners))
    return lines
