"""The end of a table: one card that fits a phone, for everybody or for one reader."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from discord import ui

from cogs.faces import FACES
from cogs.faces.common import has_public_end
from cogs.table.pages.evening import DOT, MEDAL, tonight
from cogs.table.pages.news import line
from cogs.table.pages.story import concerns
from cogs.ui.custom_ids import Route
from cogs.ui.face import Face, Standing, rounds_ended
from cogs.ui.layout import TableButton, button, container, rows_of
from cogs.ui.names import Names, capitalized, host_name, names_of, queue_line, starts_with
from cogs.ui.page import RULE, Accent, Say, Style
from cogs.ui.routes import (
    Bookmark,
    CallMe,
    CallNight,
    ClubAct,
    NextGame,
    OfClub,
    Part,
    PlayLike,
    ShowEnd,
    Verb,
)
from engine.core import Event, Outcome, Seat, places
from engine.events.evening import Evening
from engine.games import GAMES
from engine.players import has_review
from engine.results.ratings import RatingRow
from engine.tables.model.kind import DUEL, OWN, kind_of
from engine.tables.model.news import Ended
from engine.tables.model.table import Status, Table
from engine.tables.replay import Replay
from engine.tables.transitions.rematch import is_dealt_in
from engine.tables.view import TableView

MOST_WORDS: Final = 60
"""The most words of an end, as far as leaving things out can do."""
MOST_PIXELS: Final = 438
"""The height of text, as `_is_low` counts it, at which a highlight is left out.

All people of a channel read what decided their game.
"""
LINE: Final = {"-# ": (42, 18), "## ": (28, 30), "": (34, 23)}
"""Letters in a line of a phone, and its pixels, by the sign that begins it.

Fitted on 29 November 2026 to 510 ends, drawn by `tests.lab.pictures.phone`.
"""
KEPT: Final = ((2, 7), (1, 7), (1, 5), (1, 3), (0, 3))
"""The sizes of an end that are tried in turn: of highlights, of names in the evening's score."""


def end_card(
    say: Say,
    replay: Replay,
    seat: Seat | None = None,
    rated: Sequence[RatingRow] = (),
    ways: Sequence[ui.ActionRow[Any]] | None = None,
    title: str = "",
    *,
    evening: Evening | None = None,
    notes: Sequence[str] = (),
    asked: str = "",
) -> ui.LayoutView:
    """The end of a game: the last moves, the winner, the standings once, and what decided it.

    seat: the reader's, for whom nothing of a public end is repeated, if there is one; None:
    everybody reads it. rated: the rating changes of the players who are named, or of the
    reader. ways: its buttons; None: those of the table. title: above all; "": the game. evening:
    its score; None: it isn't shown. notes: remarks of its people, below it. asked: the question
    above the buttons; "": none.
    """
    table, face = replay.table, FACES[replay.table.game]
    names, seen = names_of(table, seat, say), replay.seen(len(replay.steps) - 1, seat)
    if (outcome := replay.outcome) is None:
        raise ValueError("a game that is not over")
    standing = Standing(outcome.points, outcome.places, face.standing(seen).tie_breaks)
    medal = f"1{DOT}" if say.in_words or len(outcome.winners) == len(names) else MEDAL
    is_whole = seat is None or not has_public_end(table)
    public = () if is_whole else _last_moves(say, replay, face, names_of(table, None, say))
    above = (told for told in _last_moves(say, replay, face, names) if told not in public)
    blocks: tuple[str, ...] = (
        title or (f"-# {say(f'game-{table.game}-over')}" if is_whole else ""),
        "\n".join(above),
        f"## {headline(say, table.game, outcome, names, is_whole=is_whole)}",
    )
    if is_whole:
        chart = face.final(say, seen, names) or ranked(say, table, names, standing, medal)
        blocks = (*blocks, chart, RULE)
    highlights, reader = face.highlights(say, replay, names), names.reader
    user = None if reader is None else table.players[reader].user
    for kept, named in KEPT:
        score = tonight(say, evening, user, named)
        best = capitalized(say, "\n".join(highlights[:kept]))
        small = _small_print(score, queue_line(say, table) if is_whole else "")
        last = "\n".join(filter(None, (small, _ratings(say, names, rated))))
        told = (*blocks, best, RULE if best and small else "", last)
        if _words(told) <= MOST_WORDS and (_is_low(told) or (seat is None and kept < 2)):
            break
    below = ("\n".join(notes), *((RULE, asked) if asked else ()))
    presses = _presses(say, table) if ways is None else ways
    return container(Accent.SCORING, (*told, *below), presses)


def _small_print(*lines: str) -> str:
    """These lines in small print, without empty ones."""
    return "\n".join(f"-# {line}" for line in lines if line)


def _words(blocks: Sequence[str]) -> int:
    """The number of words; a number alone is none."""
    return sum(any(map(str.isalpha, word)) for word in " ".join(blocks).split())


def _is_low(blocks: Sequence[str]) -> bool:
    """True if these texts fit a phone with the buttons below them."""
    rows = "\n".join(blocks).splitlines()
    sizes = ((len(row), *LINE.get(row[:3], LINE[""])) for row in rows)
    return sum(-(-length // letters) * tall for length, letters, tall in sizes) < MOST_PIXELS


def _last_moves(say: Say, replay: Replay, face: Face, names: Names) -> list[str]:
    """The result of the reader's last press, if it had one, then how the game ended.

    Without a result the game's last move stands for it. One great moment is large. Between them
    is what concerned a reader whom no board told of it.
    """
    last, reader = len(replay.steps) - 1, names.reader
    own = (n for n in range(last, 0, -1) if reader is not None and replay.is_pressed(n - 1, reader))
    events, begin = list[Event](), next(own, last)
    for number in sorted({last, begin}):
        if number > begin and not has_public_end(replay.table):
            events += _gains_and_losses(replay, begin, face, names)
        is_last = number == last
        step = [e for e in replay.latest(number, None) if line(say, e, names, face)]
        later = {type(event) for step in replay.steps[number + 1 :] for event in step.events}
        step = [e for e in step if type(e) in later or not isinstance(e, face.in_finale)]
        results = [e for e in step if not isinstance(e, (*face.played, *face.shared))]
        events += (results or (step if is_last else []))[:1]
    finale = face.finale(say, replay, names)
    loud = "" if finale else next((e for e in reversed(events) if face.is_loud(e)), "")
    told = [(line(say, e, names, face), e is loud) for e in events]
    told += [(words, False) for words in face.ending(say, replay, names)]
    told += [(f"**{finale}**", True)] if finale else []
    return [words if is_large else f"-# {words}" for words, is_large in told]


def _gains_and_losses(replay: Replay, begin: int, face: Face, names: Names) -> list[Event]:
    """At most two gains or losses of the reader after this move: great ones first, then newer."""
    found, reader = list[Event](), names.reader or 0
    points = [face.standing(replay.seen(n, None)).points for n in range(begin, len(replay.steps))]
    for number, (before, after) in enumerate(pairwise(points[:-1]), begin + 1):
        results = [e for e in replay.latest(number, None) if not isinstance(e, face.played)]
        results = [e for e in results if concerns(e, names)]
        found += [e for e in results if face.is_loud(e) or before[reader] != after[reader]]
    return [event for event in found if event in sorted(found, key=face.is_loud)[-2:]]


def headline(say: Say, game: str, outcome: Outcome, names: Names, *, is_whole: bool = True) -> str:
    """The winner and the distance, spoken to the reader; a reader who lost learns their place.

    is_whole: False if the winner is named elsewhere, so that the place is enough.
    """
    sides = {names.side(seat): seat for seat in reversed(range(len(names)))}
    won = {names.side(seat) for seat in outcome.winners}
    points = {side: outcome.points[seat] for side, seat in sides.items()}
    others = sorted(set(sides) - won, key=lambda side: (outcome.places[sides[side]], side))
    best, second = points[min(won)], points[others[0]] if others else points[min(won)]
    own = None if names.reader is None else names.side(names.reader)
    way = "level" if best == second else "points" if len(sides) == 2 else "apart"
    way = "shared" if len(won) > 1 else way
    winners = [seat for seat in outcome.winners if way != "shared" or names.side(seat) != own]
    told = {"winners": names.listed_sides(say, winners), "count": len(winners), "way": way}
    if own is not None and own not in won and len(sides) > 2:
        ahead = sum(outcome.places[seat] < outcome.places[sides[own]] for seat in sides.values())
        behind = abs(best - points[own])
        far = say(f"game-{game}-gained", count=behind)
        told |= {"place": ahead + 1, "behind": behind, "far": far}
        return say("end-headline-placed", **told, whole=is_whole).strip()
    reader = "no" if own not in won else "team" if names.has_teams else "yes"
    level = [sides[side] for side in others if points[side] == second]
    next_ = names.listed_sides(say, level) if way == "apart" else ""
    far = say(f"game-{game}-gained", count=abs(best - second))
    return say("end-headline", **told, reader=reader, own=best, next=second, far=far, second=next_)


def scoring_card(say: Say, replay: Replay, round_: int, seat: Seat | None) -> ui.LayoutView:
    """The scoring of a round, line by line; 0 or an unknown one: the last."""
    table, face = replay.table, FACES[replay.table.game]
    rounds = rounds_ended(replay.story)
    shown = round_ if round_ in rounds else max(rounds)
    names, seen = names_of(table, seat, say), replay.seen(len(replay.steps) - 1, seat)
    blocks = face.scoring(say, seen, rounds[shown], names.then(rounds[shown]))
    back = Part.MORE if replay.outcome is None or table.settings.measure is not None else Part.CARD
    ways = [_press(say, table, ShowEnd(back), "leaf-back-button")]
    if table.settings.night is not None:  # other tables may still play its round
        ways = next_ways(say, table)
    for other in (number for number in (shown - 1, shown + 1) if number in rounds):
        label = say("end-round-button", round=other)
        ways.append(button(table.id, 0, ShowEnd(Part.SCORING, other), label))
    return container(Accent.SCORING, blocks, rows_of(ways))


def more_card(
    say: Say,
    table: Table,
    note: str = "",
    rows: Sequence[ui.ActionRow[Any]] = (),
    back: Bookmark | None = None,
    *,
    sits: bool = True,
    closes: bool = False,
) -> ui.LayoutView:
    """The other actions with a game that is over, below a note and these rows.

    back: the place in its replay to return to. sits: they played it. closes: they may end a night.
    """
    kind, is_deal = kind_of(table), table.settings.measure is not None
    is_won = table.status is Status.FINISHED and not is_deal
    dealt, is_scored = table.started is not None, is_deal or (is_won and back is not None)
    reviewed = (is_won or is_deal) and sits and has_review(table.game)
    called = not kind.alone and kind.mentions is None and table.settings.night is None
    presses: Sequence[tuple[bool, Route, str, str | None]] = (
        (is_won or back is not None, back or ShowEnd(Part.CARD), "leaf-back-button", None),
        (not kind.alone and kind.again is None, Verb.NEW_TABLE, "new-table-button", "🆕"),
        (closes, CallNight(), "night-button", "🌙"),
        (dealt and back is None, Verb.REPLAY, "replay-button", "📖"),
        (is_scored, ShowEnd(Part.SCORING), "end-scoring-button", "⚖️"),
        (is_won, Verb.SHARE, "share-button", "📤"),
        (reviewed, Verb.REVIEW, "review-button", "🔍"),
        (dealt, Verb.EXPORT, "export-button", "💾"),
        (dealt, Verb.VERIFY, "verify-button", "🔎"),
        (not kind.alone, Verb.TABLES, "tables-button", "🧭"),
        (called, CallMe(table.game, on=True), "call-next-button", "📣"),
    )
    ways = [] if table.settings.night is None else next_ways(say, table)
    ways += [_press(say, table, to, label, emoji=sign) for fits, to, label, sign in presses if fits]
    title = f"### {say('end-more-title')}"
    return container(Accent.SCORING, (note, title), [*rows, *rows_of(ways)])


def next_page(say: Say, table: Table, *, joins: bool = False) -> ui.LayoutView:
    """The choice of another game for the people of this table: one that is over, or a lobby.

    Each game with its pitch. joins: the reader can take a seat of the lobby as it is.
    """
    told, ways = [say("next-which")], list[TableButton]()
    if table.is_open:
        told = [say("next-instead", game=say(f"game-{table.game}"))]
    if joins:
        ways.append(_press(say, table, Verb.JOIN, "end-join-button", Style.MAIN, "🪑"))
    for key in (key for key in GAMES if key != table.game):
        name, pitch = say(f"game-{key}"), say(f"game-{key}-pitch")
        told.append(say("labelled", label=f"**{name}**", text=pitch))
        ways.append(button(table.id, 0, NextGame(key), name))
    return container(Accent.HAND, told, rows_of(ways))


def closed_card(
    say: Say, seen: TableView, by: Ended, rated: Sequence[RatingRow] = (), gains: Sequence[int] = ()
) -> ui.LayoutView:
    """The end of a table closed before its game was over or begun; gains: of a night's deal."""
    blocks = [f"### {say('closed-title', game=say(f'game-{seen.table.game}'))}"]
    if seen.table.started is None:
        blocks.append(say("closed-lobby", by=by.by.value))
        return container(Accent.BOARD, blocks, _presses(say, seen.table))
    if (at := seen.table.settings.night) is None:
        blocks.append(say("closed-text", by=by.by.value, yes=by.yes, no=by.no))
    else:
        blocks = [f"### {say('club-thread-name', round=at.round, table=at.table)}"]
        blocks += [say("news-overtime", over=True)] if seen.table.timing.overtime else []
    if seen.view is not None:
        names, standing = names_of(seen.table, say=say), FACES[seen.table.game].standing(seen)
        if any((*standing.points, *standing.tie_breaks)):
            standing = replace(standing, places=places(gains) if gains else standing.places)
            lines = ranked(say, seen.table, names, standing, "")
            if len({*gains}) > len({*standing.points}):
                lines += f"\n-# {say(f'daily-finer-{seen.table.game}')}"
            blocks += [RULE, lines if at else f"-# {say('closed-standing')}\n{lines}"]
        if rated:
            blocks += [say("closed-rated"), _ratings(say, names, rated)]
    blocks.append(_small_print(queue_line(say, seen.table)))
    return container(Accent.BOARD, blocks, _presses(say, seen.table))


def ranked(say: Say, table: Table, names: Names, standing: Standing, medal: str) -> str:
    """One line for each side, the best first, the reader in bold; with tie-breaks.

    medal: the mark of the winners; "": nobody has won, so the points are those so far.
    """
    sides = range(names.sides or len(names))
    lines = []
    for side in sorted(sides, key=lambda side: (standing.places[side], side)):
        place = 1 + sum(standing.places[other] < standing.places[side] for other in sides)
        rank = medal if medal and place == 1 else f"{place}{DOT}"
        points, mark = standing.points[side], Names.MARKS[side]
        told, amount = names.of_side(say, side), say(f"points-{table.game}", points=points)
        told = f"{told} {points}" if medal else say("labelled", label=told, text=amount)
        if names.is_of(side):
            you = "team" if names.has_teams else "yes"
            told = say("standing-side", name=names.of_side(say, side), you=you, points=points)
        line = f"{rank} {mark} {told}"
        if standing.tie_breaks and standing.points.count(points) > 1:
            line += f" · {say(f'tie-{table.game}', count=standing.tie_breaks[side])}"
        lines.append(line)
    return "\n".join(lines)


def _ratings(say: Say, names: Names, rated: Sequence[RatingRow]) -> str:
    """A line with the reader's new rating and its change, or everybody's; a note on first ones."""
    rated = [row for row in rated if names.reader in (None, row.seat)]
    if not rated:
        return ""
    told = list[str]()
    for row in rated:
        points, by = str(row.after.points), f"{row.after.points - row.before.points:+}"
        own, name = names.reader is not None, names.plain[row.seat]
        told.append(say("over-rating", own=own, name=name, points=points, by=by))
    ratings = say("over-ratings", ratings=", ".join(told))
    line = f"-# {ratings if names.reader is None else told[0]}"
    new = [row.seat for row in rated if row.weight and row.after.games == 1]
    return f"{line}\n-# {say('over-provisional', names=names.listed(say, new))}" if new else line


def _presses(say: Say, table: Table) -> list[ui.ActionRow[Any]]:
    """The press for next time, and pages; at a night, they come once its round is over."""
    pages = [] if table.settings.night else page_ways(say, table)
    return rows_of([*next_ways(say, table), *pages])


def next_ways(say: Say, table: Table) -> list[TableButton]:
    """The presses that lead from a table that is over to the next game."""
    if (night := table.settings.night) is not None:
        to = OfClub(ClubAct.PLACES, night.night)
        return [_press(say, table, to, "club-places-button", Style.MAIN, "📊")]
    if table.started is None:
        return [_press(say, table, Verb.NEW_TABLE, "new-table-button", Style.MAIN, "🆕")]
    again = like_of(table) if kind_of(table).alone else Verb.REMATCH
    ways = [_press(say, table, again, "rematch-button", Style.MAIN, "🔁")]
    if not kind_of(table).alone:
        ways.append(_press(say, table, NextGame(), "next-button", emoji="🎲"))
    elif kind_of(table) in (OWN, DUEL) and table.status is Status.FINISHED:
        ways.append(_press(say, table, Verb.DUEL, "duel-button", emoji="⚔️"))
    return ways


def page_ways(say: Say, table: Table) -> list[TableButton]:
    """The presses that show more of a table that is over."""
    more = _press(say, table, ShowEnd(Part.MORE), "board-more-button")
    if table.status is not Status.FINISHED and table.settings.night is None:
        return [more]  # a night's deal may end before the game does
    return [_press(say, table, ShowEnd(Part.SCORING), "end-scoring-button", emoji="⚖️"), more]


def invited(
    say: Say, lobby: Table, user: int, former: str, over: Table | None = None
) -> tuple[str, list[ui.ActionRow[Any]]]:
    """The invitation to this lobby in a person's own end, and the buttons there.

    A game that has begun without them invites to the one after it. former: the game before. over:
    the table that has the end; None: it has no pages.
    """
    game, host = say(f"game-{lobby.game}"), host_name(say, lobby)
    asked = say("end-invited", host=host, game=game, again=former == lobby.game)
    ways = [
        _press(say, lobby, Verb.JOIN, "end-join-button", Style.MAIN, "🪑"),
        _press(say, lobby, Verb.DECLINE, "end-decline-button"),
    ]
    if lobby.status is Status.RUNNING:
        asked = say("end-begun", game=game)
        ways = [_press(say, lobby, Verb.DEAL_IN, "deal-in-button", Style.MAIN, "⏭️")]
    if is_dealt_in(lobby, user):
        asked = say("end-dealt-in", game=game, **starts_with(say, lobby))
        ways = [_press(say, lobby, Verb.LEAVE, "end-decline-button")]
    ways += [] if over is None else page_ways(say, over)
    return asked, rows_of(ways)


def like_of(table: Table) -> PlayLike:
    """An own game like this one."""
    level = next(player.level for player in table.players if player.level is not None)
    return PlayLike(table.game, level, len(table.players))


def _press(
    say: Say,
    table: Table,
    to: Route,
    label: str,
    style: Style = Style.PLAIN,
    emoji: str | None = None,
) -> TableButton:
    return button(table.id, 0, to, say(label), style, emoji)
