"""The public messages of a running game: the board, a round's result, the end."""

from collections.abc import Sequence
from typing import Final

from discord import ui

from cogs.table.pages.menus import remark_words
from cogs.table.pages.refusal_words import waits_words
from cogs.table.pages.story import MOST_LINES, Span, counted, fitting, told
from cogs.ui.face import Face, rounds_ended
from cogs.ui.layout import TableButton, button, container, glued, large_print, rows_of
from cogs.ui.names import Names, clock_time, ends_words, queue_line
from cogs.ui.page import CONTROLS, RULE, Accent, Say, Style
from cogs.ui.routes import AnswerVote, StandIn, Verb
from engine.core import Event, RoundEnded, Seat
from engine.games import GAMES
from engine.players import rivals
from engine.tables.model.kind import kind_of
from engine.tables.model.news import Seated
from engine.tables.model.table import EndVote, StandInVote, Status, Table, Vote
from engine.tables.view import TableView

EVENTS: Final = 3
"""The fewest events that the board shows if it has that many."""
SAYINGS: Final = 3
"""The lines that each rival has for a victory, and for a defeat."""
CROWDED: Final = 3
"""The fewest lines of remarks, news about the people and votes that displace small print."""


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
    votes = (vote_line(say, table, vote, names.plain) for vote in table.votes)
    rare = [*remarks(say, table, names), *_around(say, table, notes)]
    rare += [line for vote in votes for line in _in_a_line(say, [vote])]
    most = MOST_LINES - len(rare)
    if len(rare) >= CROWDED and not say.in_words:
        blocks, most = [*large_print(blocks)], 0
    lines = "\n".join((*story(say, seen, names, face, fresh, most), *rare))
    if say.in_words:  # whose turn, what happened, the actions, the rest
        blocks = [f"### {waits_words(say, seen, names)}", lines, CONTROLS, *blocks]
    else:
        blocks += [RULE, lines] if lines else []
    ways = [  # at no version: Discord refuses a press whose custom id an edit has replaced
        hand_press(say, table.id),
        button(table.id, 0, Verb.RULES, say("board-rules-button")),
        button(table.id, 0, Verb.MORE, say("board-more-button")),
    ]
    rows = [*rows_of(ways), *rows_of(vote_buttons(say, seen, names))]
    return container(Accent.BOARD, blocks, rows)


def story(
    say: Say,
    seen: TableView,
    names: Names,
    face: Face,
    fresh: Sequence[Event] = (),
    most: int = MOST_LINES,
) -> list[str]:
    """The board's last events as lines; small print, except for this round's great moments.

    Where this round's first line is missing, a line counts the missing ones. most: the most lines,
    except for the last move and the newest result.
    """
    events = max(seen.recent, seen.from_own, tuple(fresh), key=len)
    begin = len(events) - len(seen.from_own)
    unseen = min(begin, len(events) - len(fresh))
    ended = max((i for i, event in enumerate(events) if isinstance(event, RoundEnded)), default=-1)
    found = told(
        say, names, face, Span(events, begin, seen.own_events, ended), (Seated, *face.shown)
    )
    owed = sum(each.index >= unseen for each in found)
    kept, left = fitting(found[-max(EVENTS, owed) :], most)
    return [each.shown(say) for each in counted(say, "board-left-out", kept, left)]


def remarks(say: Say, table: Table, names: Names, but: Seat | None = None) -> list[str]:
    """A line of all remarks across the table beside their names, but this seat's; [] if none."""
    seats = [seat for seat, player in enumerate(table.players) if player.remark and seat != but]
    return _in_a_line(say, [remark_line(say, table, names, seat) for seat in seats])


def robber(seen: TableView, names: Names) -> tuple[Seat, bool] | None:
    """The rival who was the first to rob the reader's side on a voyage.

    True if it was after the reader's last move, so that they read it now.
    """
    own = names.side(seen.seat or 0)
    whole, new = (
        [robs[0] for robs in found if names.side(robs[0]) != own == names.side(robs[1])]
        for found in (filter(None, (e.robs for e in of)) for of in (seen.robberies, seen.from_own))
    )
    return (whole[0], len(whole) == len(new)) if whole else None


def saying(say: Say, message: str, table: Table, seat: Seat, match: int) -> str:
    """The line of this seat's rival in a match of this number; "": this version has no such one."""
    if (rival := rivals(table.game).get(table.players[seat].name)) is None:
        return ""
    return say(message, sign=rival.sign, rival=rival.name, said=f"{rival.name}{match % SAYINGS}")


def remark_line(say: Say, table: Table, names: Names, seat: Seat) -> str:
    """The remark that stands beside the name of this seat."""
    text = remark_words(say, table, table.players[seat].remark)
    return f"💬 {say('labelled', label=f'**{names.plain[seat]}**', text=text)}"


def _around(say: Say, table: Table, notes: Sequence[str]) -> list[str]:
    """A line of news about the people, the queue, the rating and the clock; [] if there is none."""
    rated = f"**{say('rated-yes')}**" if kind_of(table).rated else ""
    return _in_a_line(say, [*notes, queue_line(say, table), rated, ends_words(say, table)])


def vote_line(say: Say, table: Table, vote: Vote, names: Names) -> str:
    """An open vote in one line: the proposal, its author, and the missing votes."""
    until = clock_time(vote.until)
    match vote:
        case EndVote():
            votes = {"yes": len(vote.yes), "no": len(vote.no), "rated": kind_of(table).rated}
            return say("vote-end", by=names[vote.by], until=until, **votes)
        case StandInVote():
            return say("vote-stand-in", name=names[vote.seat], yes=names.listed(say, vote.yes))


def vote_buttons(say: Say, seen: TableView, names: Names) -> list[TableButton]:
    """The buttons of the open votes: yes and no to the end, yes to a computer player."""
    table, at, buttons = seen.table.id, seen.version, list[TableButton]()
    for vote in seen.table.votes:
        match vote:
            case EndVote():
                yes, no = say("vote-end-button"), say("vote-on-button")
                buttons.append(button(table, at, AnswerVote(wants=True), yes, Style.COST, "⚓"))
                buttons.append(button(table, at, AnswerVote(wants=False), no))
            case StandInVote():
                label = say("stand-in-button", name=names.bare[vote.seat])
                buttons.append(button(table, at, StandIn(vote.seat), label, emoji="🧭"))
    return buttons


def _in_a_line(say: Say, parts: Sequence[str]) -> list[str]:
    """These parts in small print, side by side; in screen-reader text a line each."""
    there = [part for part in parts if part]
    if say.in_words:
        return there
    return [f"-# {' · '.join(there)}"] if there else []


def scoring(say: Say, table: Table, blocks: Sequence[str]) -> ui.LayoutView:
    """The result of a round, which may push the board away: with the hands of the next one.

    Its button stays when the table is over, to save a request; only the board's is highlighted.
    """
    mine = hand_press(say, table.id, Style.PLAIN)
    rows = rows_of([mine] if table.status is Status.RUNNING else [])
    return container(Accent.SCORING, blocks, rows)


def hand_press(say: Say, table_id: int, style: Style = Style.MAIN) -> TableButton:
    """The button that opens the reader's hand, the same at each version."""
    return button(table_id, 0, Verb.HAND, say("board-hand-button"), style)


def announced_press(say: Say, table_id: int) -> ui.View:
    """The button of the reader's hand, below the text of an announcement."""
    view = ui.View(timeout=None)
    view.add_item(hand_press(say, table_id))
    view.stop()  # its items are dynamic: discord.py need not keep it
    return view


def standing_line(face: Face, say: Say, seen: TableView, names: Names) -> str:
    """Every side with its points, the best first, in one line; "" while nobody has any points.

    Equal points are in the order of their tie-breaks. Below the result of a round they are called
    totals; at the end of a deal of several rounds, they are those after these.
    """
    standing = face.standing(seen)
    if names.reader is None or not any(standing.points):
        return ""
    sides = range(names.sides or len(names))
    points, told = standing.points, list[str]()
    for side in sorted(sides, key=lambda side: (standing.places[side], side)):
        you = "no" if not names.is_of(side) else "team" if names.has_teams else "yes"
        line = {"name": names.of_side(say, side), "you": you, "points": points[side]}
        told.append(say("standing-side", **line))
    between = "; " if say.in_words else " · "
    fewer = GAMES[face.key].traits.fewer_wins and (bool(seen.to_move) or "end")
    total = bool(rounds_ended(seen.from_own))
    deal = 0 if seen.table.is_open else kind_of(seen.table).deal(GAMES[face.key].traits)
    values = {"fewer": fewer, "total": total, "rounds": deal if deal > 1 else 0}
    return say("hand-standing", standing=between.join(map(glued, told)), **values)
