"""The public messages of a running game: the board, a round's result, the end."""

from collections.abc import Sequence
from typing import Final

from discord import ui

from cogs.table.pages.news import line
from cogs.table.pages.refusal_words import waits_words
from cogs.table.pages.votes import vote_buttons, vote_line
from cogs.ui.face import Face, Standing
from cogs.ui.layout import TableButton, button, container, rows_of
from cogs.ui.names import Names, ends_words
from cogs.ui.page import CONTROLS, RULE, Accent, Say, Style
from cogs.ui.routes import Verb
from engine.core import Event, RoundEnded, Seat
from engine.games import GAMES
from engine.tables.model.kind import kind_of
from engine.tables.model.news import Seated, TimeUp
from engine.tables.model.table import Status, Table
from engine.tables.view import TableView

EVENTS: Final = 3
"""The fewest events that the board shows if it has that many."""
PAST, OLDER, LATER, OWN_MOVE = range(4)
"""The time of an event: in an earlier round, before a person's last move, after it, or by it."""
SPARE, WAY, RESULT, LOUD = range(4)
"""The weight of an event: a late turn, or a line that comes again; a move; its result; a great
moment, which gets normal size.
"""
MOST_EVENTS: Final = 5
"""The most events on the board, so that it fits one screen of a phone with its buttons."""


def page(
    say: Say,
    seen: TableView,
    names: Names,
    face: Face,
    fresh: Sequence[Event] = (),
    notes: Sequence[str] = (),
) -> ui.LayoutView:
    """The board, with everything since a person's last move, that move included.

    fresh: the events since the board was last shown, which are also on it. notes: news about the
    people, below the events.
    """
    blocks, table = list(face.board(say, seen, names)), seen.table
    if kind_of(table).rated:
        blocks.append(f"-# **{say('rated-yes')}**")
    told = [*story(say, seen, names, face, fresh), *(f"-# {note}" for note in notes)]
    told += [vote_line(say, table, vote, names.plain) for vote in table.votes]
    ends = ends_words(say, table)
    if say.in_words:  # whose turn, what happened, the actions, the rest
        blocks = [f"### {waits_words(say, seen, names)}", "\n".join(told), CONTROLS, *blocks, ends]
    else:
        blocks += [RULE, "\n".join(told)] if told else []
        blocks += [f"-# {ends}"] if ends else []
    rows = [*rows_of(_buttons(say, seen)), *rows_of(vote_buttons(say, seen, names))]
    return container(Accent.BOARD, blocks, rows)


def story(
    say: Say, seen: TableView, names: Names, face: Face, fresh: Sequence[Event] = ()
) -> list[str]:
    """The board's last events as lines; small print, except for this round's great moments.

    Beyond MOST_EVENTS lines it drops first events of earlier rounds, then late turns and repeated
    lines, then events before a person's last move, then the oldest moves, then the oldest small
    print. It keeps the results of that move in this round, and the newest line. A line counts this
    round's missing lines.
    """
    events = max(seen.recent, seen.from_own, tuple(fresh), key=len)
    begin = len(events) - len(seen.from_own)
    unseen = min(begin, len(events) - len(fresh))
    ended = max((i for i, event in enumerate(events) if isinstance(event, RoundEnded)), default=-1)

    def weight(index: int, words: str) -> int:
        if face.is_loud(events[index]) and index > ended:
            return LOUD
        if isinstance(events[index], TimeUp) or index < last[words]:
            return SPARE
        return WAY if isinstance(events[index], face.played) else RESULT

    told = [
        (index, words)
        for index, event in enumerate(events)
        if not isinstance(event, Seated) and (words := line(say, event, names, face))
    ]
    last = {words: index for index, words in told}
    owed = sum(index >= unseen for index, _ in told)

    def age(index: int) -> int:
        if index < max(ended, begin):
            return PAST if index < ended else OLDER
        return OWN_MOVE if index < begin + seen.own_events else LATER

    shown = told[-max(EVENTS, owed) :]
    return _shortened(say, [(words, age(index), weight(index, words)) for index, words in shown])


def _shortened(say: Say, told: Sequence[tuple[str, int, int]]) -> list[str]:
    """The lines that fit; each is given with its age and weight."""
    going = [index for index, (_, age, _) in enumerate(told[:-1]) if age != OWN_MOVE]
    going.sort(key=lambda i: (told[i][1] != PAST, told[i][2] != SPARE, *told[i][1:]))
    gone = set(going[: max(0, len(told) - MOST_EVENTS)])
    kept = [
        line if weight == LOUD else f"-# {line}"
        for index, (line, _, weight) in enumerate(told)
        if index not in gone
    ]
    if count := sum(told[index][1] != PAST for index in gone):
        first = min(index for index in gone if told[index][1] != PAST)
        at = first - sum(index < first for index in gone)
        kept.insert(at, f"-# {say('board-left-out', count=count)}")
    return kept


def _buttons(say: Say, seen: TableView) -> list[TableButton]:
    """The board's buttons, equal at all versions, so that presses during an edit succeed.

    Discord refuses a press whose custom id is no longer in the message.
    """
    return [
        hand_press(say, seen.table.id),
        button(seen.table.id, 0, Verb.RULES, say("board-rules-button")),
        button(seen.table.id, 0, Verb.MORE, say("board-more-button")),
    ]


def scoring(say: Say, table: Table, blocks: Sequence[str]) -> ui.LayoutView:
    """The result of a round, which may push the board away: with the hands of the next one.

    Its button stays when the table is over, to save a request; only the board's is highlighted.
    """
    mine = hand_press(say, table.id, Style.PLAIN)
    rows = rows_of([mine] if table.status is Status.RUNNING else [])
    return container(Accent.SCORING, blocks, rows)


def hand_press(say: Say, table_id: int, style: Style = Style.MAIN) -> TableButton:
    """The button that opens the reader's hand, the same at each version."""
    return button(table_id, 0, Verb.HAND, say("board-hand-button"), style, "🃏")


def announced_press(say: Say, table_id: int, *others: TableButton) -> ui.View:
    """The buttons below the text of an announcement: the reader's hand, and these."""
    view = ui.View(timeout=None)
    for item in (hand_press(say, table_id), *others):
        view.add_item(item)
    view.stop()  # its items are dynamic: discord.py need not keep it
    return view


def standing_line(face: Face, say: Say, seen: TableView, names: Names) -> str:
    """The leaders and the reader's own place, in one line; "" while nobody has any points."""
    standing, seat = face.standing(seen), seen.seat
    if seat is None or not any(standing.points):
        return ""
    leaders = [other for other, place in enumerate(standing.places) if place == 1]
    behind = sorted({place for place in standing.places if place > 1})
    asked = behind[:1] if seat in leaders else [standing.places[seat]]
    rivals = [other for other, place in enumerate(standing.places) if place in asked]
    others = [other for other in rivals if names.side(other) != names.side(seat)]
    between = [s for s, place in enumerate(standing.places) if 1 < place < standing.places[seat]]
    if tied := _tied_line(face, say, standing, names, seat, leaders, others=others):
        return tied

    def points(of: Seat) -> str:
        counted = standing.points[of]
        equal = {p for p, n in zip(standing.places, standing.points, strict=True) if n == counted}
        if len(equal) == 1 or not standing.tie_breaks:
            return say(f"points-{face.key}", points=counted)
        return say(f"points-{face.key}-tied", points=counted, cannons=standing.tie_breaks[of])

    return say(
        "hand-standing",
        fewer=GAMES[face.key].traits.fewer_wins,
        way=_way(standing, seat, leaders, others, names),
        names=names.listed(say, leaders),
        count=len(leaders),
        best=points(leaders[0]),
        next=names.listed(say, others),
        rivals=len(others),
        theirs=points((others or leaders)[0]),
        own=points(seat),
        place=standing.places[seat],
        between=names.listed(say, between),
    )


def _tied_line(
    face: Face,
    say: Say,
    standing: Standing,
    names: Names,
    seat: Seat,
    leaders: list[Seat],
    others: list[Seat],
) -> str:
    """The tie-break between the reader and the next seat or the leaders; "" if points differ."""
    behind = others if leaders == [seat] else [] if seat in leaders else [seat]
    if not standing.tie_breaks or not behind:
        return ""
    points, breaks = standing.points, standing.tie_breaks
    if points[leaders[0]] != points[behind[0]]:
        return ""
    return say(
        f"tied-{face.key}",
        lead=seat in leaders,
        names=names.listed(say, leaders),
        count=len(leaders),
        next=names.listed(say, others),
        points=points[seat],
        most=breaks[leaders[0]],
        least=breaks[behind[0]],
    )


def _way(
    standing: Standing, seat: Seat, leaders: list[Seat], others: list[Seat], names: Names
) -> str:
    """The distance of a seat from the leaders, as a message's value; "next" if nobody is between.

    others: those at the first place behind it if it leads, else at its own place, without its
    side. "pair-…": only two sides play, and one sentence has both.
    """
    pair = "pair-" if len({names.side(each) for each in range(len(names))}) == 2 else ""
    if len(leaders) == len(standing.places):
        return f"{pair}level"
    if seat in leaders:
        alone = all(names.is_of(names.side(leader)) for leader in leaders)
        lead = "team-lead" if names.has_teams else f"{pair}lead"
        return lead if alone else "shared"
    if standing.places[seat] > len(leaders) + 1:
        return "behind-tied" if others else "behind"
    return f"{pair}next" if pair or not others else "next-tied"
