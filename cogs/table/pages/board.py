"""The public messages of a running game: the board, a round's result, the end."""

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from cogs.faces import FACES
from cogs.table.pages.news import line
from cogs.table.pages.refusal_words import waits_words
from cogs.table.pages.votes import vote_buttons, vote_line
from cogs.ui.custom_ids import Route
from cogs.ui.face import Face, Standing
from cogs.ui.layout import TableButton, button, container, rows_of
from cogs.ui.names import Names, ends_words, names_of
from cogs.ui.page import CONTROLS, RULE, Accent, Say, Style
from cogs.ui.routes import CallMe, PlayLike, Verb
from engine.core import Event, RoundEnded, Seat
from engine.games import GAMES
from engine.players import has_review
from engine.results.ratings import RatingRow
from engine.tables.model.kind import kind_of
from engine.tables.model.news import Ended, Ender, Seated, TimeUp
from engine.tables.model.table import Status, Table
from engine.tables.replay import Replay
from engine.tables.view import TableView

EVENTS: Final = 3
"""The fewest events that the board shows if it has that many."""
PAST, OLDER, LATER, OWN_MOVE = range(4)
"""The time of an event: in an earlier round, before a person's last move, after it, or by it."""
SPARE, WAY, RESULT, LOUD = range(4)
"""The weight of an event: a late turn, or a line that comes again; a move; its result; a great
moment, which gets normal size.
"""
MEDAL: Final = "🥇"
"""The mark of a winner's place; all other places are digits."""
DOT: Final = "\\."
"""The sign behind a place: after a plain dot Discord would number the lines itself."""
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


def result(
    say: Say,
    seen: TableView,
    names: Names,
    face: Face,
    replay: Replay | None = None,
    ended: Ended | None = None,
    rated: Sequence[RatingRow] = (),
    last: Sequence[str] = (),
) -> ui.LayoutView:
    """The end of a table: its winners or the person who closed it, the highlights, the standings.

    rated: the rating changes of the players who are named. last: the blocks of the last round's
    result, where no message of its own shows them.
    """
    if seen.table.status is Status.CLOSED or seen.outcome is None:
        return _closed(say, seen, names, face, ended or Ended(Ender.NOBODY), rated)
    title, headline, standing = _ending(say, seen, names, face)
    decision, *told = (face.highlights(say, replay, names) if replay else ()) or ("",)
    blocks = [
        *((*last, RULE) if last else ()),
        f"## {title}",
        "\n".join(filter(None, (headline, decision))),
        RULE,
        *face.final(say, seen, names),
        standing,
    ]
    blocks += [_ratings(say, names, rated)] if rated else []
    if told:
        blocks += [RULE, "\n".join((f"**{say('highlights-title')}**", *told))]
    return container(Accent.SCORING, blocks, _afterwards(say, seen))


def _closed(
    say: Say,
    seen: TableView,
    names: Names,
    face: Face,
    by: Ended,
    rated: Sequence[RatingRow],
) -> ui.LayoutView:
    """The end of a table that was closed before its game was over or had begun."""
    blocks = [f"### {say('closed-title', game=say(f'game-{seen.table.game}'))}"]
    if seen.table.started is None:
        blocks.append(say("closed-lobby", by=by.by.value))
        return container(Accent.BOARD, blocks, _afterwards(say, seen))
    blocks.append(say("closed-text", by=by.by.value, yes=by.yes, no=by.no))
    if seen.view is not None:
        standing = _ranked(say, seen, names, face.standing(seen), "")
        blocks += [RULE, f"-# {say('closed-standing')}\n{standing}"]
    if rated:
        blocks += [say("closed-rated"), _ratings(say, names, rated)]
    return container(Accent.BOARD, blocks, _afterwards(say, seen))


def _ending(say: Say, seen: TableView, names: Names, face: Face) -> tuple[str, str, str]:
    """The title of a game that is over, its winners, and the standings."""
    if (outcome := seen.outcome) is None:
        raise ValueError("a game that is not over")
    winners = outcome.winners
    sides = {names.side(seat) for seat in winners}
    won = names.listed_sides(say, winners)
    headline = say("over-won", winners=won, count=len(winners), sides=len(sides))
    final = Standing(outcome.points, outcome.places, face.standing(seen).tie_breaks)
    medal = "" if say.in_words or len(winners) == len(names) else MEDAL
    return say(f"game-{seen.table.game}-over"), headline, _ranked(say, seen, names, final, medal)


def final_hand(say: Say, seen: TableView) -> ui.LayoutView:
    """The last form of a hand: the winners of the game and the standings."""
    title, *rest = _ending(say, seen, names_of(seen.table, say=say), FACES[seen.table.game])
    return container(Accent.SCORING, (f"### {title}", *rest))


def _ratings(say: Say, names: Names, rated: Sequence[RatingRow]) -> str:
    """A line with everybody's new rating and its change, and a note on first ratings."""
    told = [
        say("over-rating", name=names.plain[row.seat], points=str(row.after.points), by=moved)
        for row in rated
        for moved in (f"{row.after.points - row.before.points:+}".replace("-", "−"),)
    ]
    line = f"-# {say('over-ratings', ratings=', '.join(told))}"
    first = [row.seat for row in rated if row.weight and row.after.games == 1]
    if not first:
        return line
    return f"{line}\n-# {say('over-provisional', names=names.listed(say, first))}"


def _ranked(say: Say, seen: TableView, names: Names, standing: Standing, medal: str) -> str:
    """One line for each side, the best first, with the tie-breaks of equal points."""
    sides = range(names.sides or len(names))
    order = sorted(sides, key=lambda side: (standing.places[side], side))
    lines = []
    for side in order:
        place = 1 + sum(standing.places[other] < standing.places[side] for other in sides)
        rank = medal if medal and place == 1 else f"{place}{DOT}"
        lines.append(_rank(say, seen, names, standing, side, rank))
    return "\n".join(lines)


def _rank(say: Say, seen: TableView, names: Names, standing: Standing, side: int, rank: str) -> str:
    points, game = standing.points[side], seen.table.game
    name = f"{Names.MARKS[side]} {names.of_side(say, side)}"
    line = say(f"standing-{game}", rank=rank, name=name, points=points)
    if standing.tie_breaks and standing.points.count(points) > 1:
        return f"{line} · {say(f'tie-{game}', count=standing.tie_breaks[side])}"
    return line


def _afterwards(say: Say, seen: TableView) -> list[ui.ActionRow[Any]]:
    """The buttons of a finished table."""
    table, kind = seen.table, kind_of(seen.table)
    dealt, is_won = table.started is not None, table.status is Status.FINISHED
    again: Route = Verb.REMATCH
    if kind.alone:
        level = next(player.level for player in table.players if player.level is not None)
        again = PlayLike(table.game, level, len(table.players))
    reviewed, called = is_won and has_review(table.game), not kind.alone and kind.mentions is None
    presses: Sequence[tuple[bool, Route, str, str]] = (
        (dealt, again, "rematch-button", "🔁"),
        (not kind.alone, Verb.NEW_TABLE, "new-table-button", "🆕"),
        (dealt, Verb.REPLAY, "replay-button", "📖"),
        (is_won, Verb.SHARE, "share-button", "📤"),
        (reviewed, Verb.REVIEW, "review-button", "🔍"),
        (not kind.alone, Verb.TABLES, "tables-button", "🧭"),
        (called, CallMe(table.game, on=True), "call-next-button", "📣"),
    )
    buttons = [
        button(table.id, seen.version, route, say(label), Style.PLAIN if at else Style.GAIN, emoji)
        for at, (_, route, label, emoji) in enumerate(press for press in presses if press[0])
    ]
    return rows_of(buttons)


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
