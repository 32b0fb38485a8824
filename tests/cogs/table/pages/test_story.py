"""The board shows everything since a person's last move, within one screen of a phone."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise

import pytest

from cogs.faces import FACES
from cogs.table.pages import board, hand, news, story
from cogs.table.pages.news import news_lines
from cogs.ui.page import RULE
from engine.core import RoundEnded
from engine.games import GAMES
from engine.games.seven.events import DrawPileRenewed, Drew, Placed
from engine.games.seven.moves import Side
from engine.games.seven_seas.cards import Card
from engine.games.seven_seas.events import Cleared, Laid, Nicked
from engine.players.base import Level
from engine.tables.model.news import HostPassed, Seated, TakenBack, TimeUp
from engine.tables.model.table import EndVote, Person, Table, Timing
from tests.cogs.faces.moments import SAY, Moment, moments, plain, texts_of

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
        shown = "\n".join(told).replace("\n-# ", "\n")
        kept = [
            news.line(SAY, e, moment.names, face, beats=True)
            for e in (*deed, *great, *newest)
            if not isinstance(e, face.shared) and not isinstance(e, face.shown)
        ]
        for words in kept:
            assert words in shown
        own = "\n".join(dict.fromkeys(filter(None, kept))).count("\n") + 1
        assert shown.count("\n") < max(story.MOST_LINES, own + 1 + 2)


@pytest.mark.parametrize("key", GAMES)
def test_a_result_of_this_round_goes_only_after_all_moves_but_the_newest_line(key: str) -> None:
    face, seats = FACES[key], GAMES[key].seats[-1]
    left_out = 0
    for moment in against_computers(key, seats):
        seen = moment.seen(None)
        others = seen.from_own[seen.own_events :]
        if any(isinstance(event, RoundEnded) for event in seen.from_own):
            continue
        told = board.story(SAY, seen, moment.names, face, most=story.MOST_LINES - 1)
        alone = [event for event in others if not isinstance(event, face.shared)]
        moves = [event for event in alone if isinstance(event, face.played)]
        results = [event for event in alone if event not in moves]
        *early, _ = news.lines(SAY, results, moment.names, face) or [""]
        if any(line not in "\n".join(told) for line in early):
            left_out += 1
            *early, _ = news.lines(SAY, moves, moment.names, face) or [""]
            assert not any(f"-# {line}" in told[:-1] for line in early)
    assert left_out or key != "seven-seals", "else nothing was shown"


@pytest.mark.parametrize("key", ["seven-seas", "seven-seals"])
def test_an_effect_is_never_shown_without_the_result_before_it(key: str) -> None:
    """A cleared display with its capture, and the seal for a trick with its winner."""
    face, met = FACES[key], 0
    for moment in against_computers(key, GAMES[key].seats[-1]):
        seen = moment.seen(None)
        events = max(seen.recent, seen.from_own, key=len)
        told = board.story(SAY, seen, moment.names, face, most=story.MOST_LINES - 2)
        text = re.sub("\n(-# )?", " ", "\n".join(told))
        pairs = [pair for pair in pairwise(events) if type(pair[1]) in face.effects]
        lines = {tuple(news.lines(SAY, pair, moment.names, face)) for pair in pairs}
        for effect in {last for _, last in lines}:
            causes = [text.count(f"{cause} {effect}") for cause, last in lines if last == effect]
            assert text.count(effect) == sum(causes) or type(events[0]) in face.effects
            met += sum(causes)
    assert met


def test_after_an_absence_the_board_shows_few_events_and_this_rounds_great_moments() -> None:
    """Earlier rounds are neither shown in large print nor counted."""
    moment = next(islice(moments(GAMES["seven"], GAMES["seven"].options(), 3, seed=3), 12, None))
    old = [Placed(seat, 3, Side.HOLE, 3, 4) for seat in (1, 2, 1, 2, 1)]
    new = [Placed(seat, 1, Side.HOLE, 3, 1) for seat in (1, 2, 1, 2, 1, 2)]
    since = (*old, RoundEnded(1, (0, 1, 2)), Placed(2, 3, Side.HOLE, 3, 4), *new)
    seen = replace(moment.seen(None), from_own=since, recent=(), own_events=0)
    told = board.story(SAY, seen, moment.names, FACES["seven"])
    assert [line.startswith("-# ") for line in told] == [False, *[True] * 5]
    assert told[1] == "-# … and 2 more …"


def test_late_turns_and_repeated_lines_give_way_to_what_moved() -> None:
    """On the board as in a hand; a computer's move follows each late turn."""
    moment = next(islice(moments(GAMES["seven"], GAMES["seven"].options(), 3, seed=3), 12, None))
    say, names, face = SAY, replace(moment.names, reader=0), FACES["seven"]
    own = Placed(0, 1, Side.HOLE, 7, 1)
    played = [Placed(seat, 1, Side.HOLE, 2, 1) for seat in (1, 2)]
    late = [each for move in played for each in (TimeUp(move.seat), move)]
    since = (own, *late[:2], *late[:2], *late, *late[2:], Drew(1, 1), Drew(1, 1))
    seen = replace(moment.seen(0), from_own=since, recent=(), own_events=1)
    for told in (board.story(say, seen, names, face), hand._story(face, say, seen, names, ())):
        lines = "\n".join(told)
        for event in (own, *played, Drew(1, 1)):
            assert news.line(say, event, names, face) in lines
        assert news.line(say, TimeUp(1), names, face) not in lines
    seen = replace(seen, from_own=(own, *played, *map(DrawPileRenewed, range(story.MOST_LINES))))
    told = hand._story(face, say, seen, names, ())
    assert news.line(say, played[-1], names, face) in "\n".join(told), "what lies there now"


def test_a_hand_leaves_out_nothing_that_its_reader_did() -> None:
    """Moves made at once included, however many others follow."""
    moment = next(islice(moments(GAMES["seven"], GAMES["seven"].options(), 3, seed=3), 12, None))
    own = [Placed(0, number, Side.HOLE, 7, 1) for number in range(1, story.MOST_LINES + 2)]
    since = (*own, *[Placed(seat, 1, Side.HOLE, 2, 1) for seat in [1, 2] * 4])
    seen = replace(moment.seen(0), from_own=since, recent=(), own_events=1)
    names, face = replace(moment.names, reader=0), FACES["seven"]
    lines = "\n".join(hand._story(face, SAY, seen, names, ()))
    assert all(news.line(SAY, move, names, face) in lines for move in own)


def test_a_hand_tells_the_reader_of_each_robbery_before_other_news() -> None:
    face, game, robbed = FACES["seven-seas"], GAMES["seven-seas"], [Nicked(1, 0), Nicked(1, 0)]
    since = Laid(0, Card.G5), Cleared(2), *robbed, Cleared(2), Nicked(1, 2), Laid(2, Card.G2)
    moment = next(moments(game, game.options(), 4, seed=1))
    names = replace(moment.names, reader=0)
    seen = replace(moment.seen(0), from_own=(*since, *since[-3:], Cleared(1)), own_events=1)
    words = news.line(SAY, robbed[0], names, face)
    assert "\n".join(hand._story(face, SAY, seen, names, ())).count(words) == len(robbed)


def test_the_latest_news_of_people_is_two_lines_at_most() -> None:
    moment = next(moments(GAMES["seven"], GAMES["seven"].options(), 3, seed=3))
    taken = [TakenBack(seat) for seat in (0, 1, 2, 0, 1, 0)]
    lines = news_lines(SAY, moment.table, [*taken, Seated(0, of="Zoe")], moment.names)
    assert len(lines) == 2
    assert lines[-1] == "Anna0 takes over Zoe's seat."
    assert "Anna0 took the last move back" in lines[0]


def test_late_turns_give_way_to_other_news() -> None:
    """Two players are away, and a third has just become the host."""
    moment = next(moments(GAMES["seven"], GAMES["seven"].options(), 3, seed=3))
    host, *away = moment.table.players
    players = (host, *(replace(player, level=Level.MATE) for player in away))
    table, late = replace(moment.table, players=players), [TimeUp(1, 2), TimeUp(2, 2), TimeUp(1, 3)]
    item = HostPassed(host.user or 0)
    assert news.latest([item, *late], 3) == [*late[1:], item]
    (named, *_) = news_lines(SAY, table, [item], moment.names)
    assert named in news_lines(SAY, table, [item, *late], moment.names)


def lines_of(table: Table, moment: Moment) -> list[str]:
    """The lines of the board at this table."""
    changed, face = replace(moment, table=table), FACES[table.game]
    notes = ("Esi is back.",)
    layout = board.page(SAY, changed.seen(None), changed.names, face, notes=notes)
    return plain("\n".join(texts_of(layout))).splitlines()


@pytest.mark.parametrize("key", GAMES)
def test_rare_lines_are_side_by_side_and_together_they_displace_small_print(key: str) -> None:
    """All remarks share one, and so do news, the queue and the clock; votes come last."""
    moment = next(islice(against_computers(key, GAMES[key].seats[-1]), 9, None))
    players = tuple(replace(p, remark="moment" * (p.user == 100)) for p in moment.table.players)
    waits = replace(moment.table, queue=(Person(9, "Dora"),), timing=Timing(deadline=60.0))
    *_, remarks, rare = lines_of(replace(waits, players=players), moment)
    assert re.fullmatch(r"-# 💬 \S+ One moment!", remarks)
    assert re.fullmatch(r"-# Esi is back\. · ⏭️ .*Dora.* · ⏳ .*", rare)
    waits = replace(waits, players=players, votes=(EndVote(0, 60.0, (0,), ()),))
    *rows, told, around, vote = lines_of(waits, moment)
    assert (told, around, vote[:5]) == (remarks, rare, "-# 🗳️")
    blocks = plain("\n".join(FACES[key].board(SAY, moment.seen(None), moment.names)))
    large = [line for line in blocks.splitlines() if line != RULE and line[:3] != "-# "]
    assert rows[: len(large)] == large
