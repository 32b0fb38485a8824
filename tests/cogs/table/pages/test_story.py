"""The board shows everything since a person's last move, within one screen of a phone."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from cogs.faces import FACES
from cogs.table.pages import board, news
from cogs.table.pages.news import news_lines
from engine.core import RoundEnded
from engine.games import GAMES
from engine.games.seven.events import Placed, SevenMade
from engine.games.seven.moves import Side
from engine.players.base import Level
from engine.tables.model.news import Seated, TakenBack
from tests.cogs.faces.moments import SAY, Moment, moments

PERSON = 0
"""The others are computers."""
GREAT = 1
"""Great moments of the round that fit whatever else happened."""


def against_computers(key: str, seats: int) -> Iterator[Moment]:
    """A random game of one person; the moments after the person's first move."""
    game = GAMES[key]
    has_moved = False
    for moment in moments(game, game.options(), seats, seed=3):
        first, *others = moment.table.players
        levels = (replace(player, level=Level.MATE) for player in others)
        has_moved |= moment.position.moved[PERSON] > 0
        if has_moved:
            yield replace(moment, table=replace(moment.table, players=(first, *levels)))


@pytest.mark.parametrize("key", GAMES)
def test_the_own_move_and_every_great_moment_since_are_shown_on_one_screen(key: str) -> None:
    """It says how much it leaves out."""
    face, seats = FACES[key], GAMES[key].seats[-1]
    for moment in against_computers(key, seats):
        seen = moment.seen(None)
        told = board.story(SAY, seen, moment.names, face)
        ended = [i for i, event in enumerate(seen.from_own) if isinstance(event, RoundEnded)]
        of_this = seen.from_own[ended[-1] :] if ended else seen.from_own
        great = [event for event in of_this if face.is_loud(event)][-GREAT:]
        newest = [e for e in seen.from_own if news.line(SAY, e, moment.names, face)][-1:]
        deed = [event for event in seen.from_own[: seen.own_events] if event in of_this]
        for event in (*deed, *great, *newest):
            assert news.line(SAY, event, moment.names, face) in "\n".join(told)
        lines = news.lines(SAY, seen.from_own, moment.names, face)
        out = len(lines) - (len(told) - 1)
        own = len(news.lines(SAY, seen.from_own[: seen.own_events], moment.names, face))
        assert len(told) <= max(board.MOST_EVENTS, own + 1) + 1
        if not any(isinstance(event, RoundEnded) for event in seen.from_own):
            most = max(board.MOST_EVENTS, own + (seen.own_events < len(seen.from_own)))
            assert (f"-# … and {out} more …" in told) == (len(lines) > most)


@pytest.mark.parametrize("key", GAMES)
def test_a_result_of_this_round_goes_only_after_all_moves_but_the_newest_line(key: str) -> None:
    face, seats = FACES[key], GAMES[key].seats[-1]
    left_out = 0
    for moment in against_computers(key, seats):
        seen = moment.seen(None)
        others = seen.from_own[seen.own_events :]
        if any(isinstance(event, RoundEnded) for event in seen.from_own):
            continue
        told = board.story(SAY, seen, moment.names, face)[:-1]
        lines = {
            is_move: news.lines(
                SAY,
                [e for e in others if isinstance(e, face.played) is is_move],
                moment.names,
                face,
            )
            for is_move in (True, False)
        }
        if any(f"-# {line}" not in told and line not in told for line in lines[False][:-1]):
            left_out += 1
            assert not any(f"-# {line}" in told for line in lines[True][:-1])
    assert left_out or key != "seven-seals", "else nothing was shown"


def test_after_an_absence_the_board_shows_five_events_and_this_rounds_great_moments() -> None:
    """Earlier rounds are neither shown in large print nor counted."""
    moment = next(islice(moments(GAMES["seven"], GAMES["seven"].options(), 3, seed=3), 12, None))
    old = [SevenMade(seat, 4) for seat in (1, 2, 1, 2, 1)]
    new = [Placed(seat, 1, Side.HOLE, 3, 1) for seat in (1, 2, 1, 2, 1, 2)]
    since = (*old, RoundEnded(1, (0, 1, 2)), SevenMade(2, 3), *new)
    seen = replace(moment.seen(None), from_own=since, recent=(), own_events=0)
    told = board.story(SAY, seen, moment.names, FACES["seven"])
    assert len(told) == board.MOST_EVENTS + 1
    assert [line.startswith("-# ") for line in told] == [False, True, True, True, True, True]
    assert told[1] == "-# … and 2 more …"


def test_the_latest_news_of_people_is_two_lines_at_most() -> None:
    moment = next(moments(GAMES["seven"], GAMES["seven"].options(), 3, seed=3))
    taken = [TakenBack(seat) for seat in (0, 1, 2, 0, 1, 0)]
    lines = news_lines(SAY, moment.table, [*taken, Seated(0, of="Zoe")], moment.names)
    assert len(lines) == 2
    assert lines[-1] == "Anna0 takes over Zoe's seat."
    assert "Anna0 took the last move back" in lines[0]
