"""One person's hand, or a page of it, as a complete message."""

from dataclasses import replace
from typing import Final

from discord import ui

from cogs.faces import FACES
from cogs.faces.common import aim
from cogs.table.pages.board import remarks, robber, saying, standing_line
from cogs.table.pages.hints import marked
from cogs.table.pages.lesson import coach, learn_button, newcomer_words, taught
from cogs.table.pages.menus import BACK
from cogs.table.pages.refusal_words import waits_words
from cogs.table.pages.story import (
    KEPT,
    MATTERS,
    MOST_LINES,
    RESULT,
    Span,
    Told,
    counted,
    fitting,
    told,
)
from cogs.ui.answer import Answer, Kind
from cogs.ui.face import Face, last_scoring, rounds_ended
from cogs.ui.layout import BUTTONS, OPTIONS, large_print, paged
from cogs.ui.names import Names, ends_words, listed, names_of
from cogs.ui.page import CONTROLS, HAND, RULE, Accent, Button, MakeMove, Page, Say, ShowPage, Style
from cogs.ui.routes import Hint, Verb
from engine.core import Event, RoundEnded
from engine.games import GAMES
from engine.players import has_players
from engine.players.base import Level
from engine.tables.model.kind import DUEL, OWN, VOYAGE, kind_of
from engine.tables.model.voyage import sea_of
from engine.tables.view import TableView

NEXT: Final = ShowPage("next")
"""The hand of a lesson, once the score of a round has been read."""
SCORE: Final = ShowPage("score")
"""The score of the last round at an own table, which no channel shows."""
BEFORE: Final = 3
"""The most lines before the reader's first move, when the hand has explanations."""
ROUND: Final = 5
"""The most lines in a new round's first hand at an own table, which is the tallest, or a deal's."""
HINTED: Final = 2
"""The most lines above a hint, which needs the room; the reader has seen the others."""
SMALL: Final = "-# "
LARGE: Final = "### "


def hand_layout(
    face: Face,
    say: Say,
    seen: TableView,
    at: ShowPage = HAND,
    note: str = "",
    hint: int | None = None,
) -> ui.LayoutView:
    """The page of the hand that was asked for, with a note above it: below the title if small.

    In a lesson, the note and the coach's line are right above the buttons.

    While a table waits for people to sit down, it is nobody's turn. While its channel can't be
    reached, a note says so.

    hint: the index of the move that is marked among the buttons, right below the note.
    """
    if seen.table.paused:
        seen = replace(seen, to_move=(), moves=(), undo=False)
    if seen.table.timing.suspended:
        note = "\n".join(filter(None, (say("hand-suspended"), note)))
    names = names_of(seen.table, seen.seat, say)
    scored = SCORE if seen.lesson is None else HAND
    if hint is None and at == scored and (score := _scored(face, say, seen, names)):
        label, on = ("board-hand-button", BACK) if at == SCORE else ("lesson-next-button", NEXT)
        page = Page(Accent.HAND, (note, *score), (Button(say(label), on, Style.MAIN),))
        return paged(page, say, seen.table.id, seen.version, at)
    told = _of_own_game(face, say, seen) if at == HAND else ()
    begins = sum(map(len, rounds_ended(seen.from_own).values()))
    alone = kind_of(seen.table).alone and seen.lesson is None
    if at != HAND and (begins or alone):
        seen = replace(seen, from_own=seen.from_own[begins:], own_events=0)
    page = face.page(say, seen, names, at.name)
    if hint is not None:
        page, at = _hinted(face, say, seen, names, page, at, hint=hint)
    page = taught(face, say, seen, names, page)
    most = MOST_LINES if hint is None else HINTED
    around = hand_blocks(face, say, seen, names, page, most, forced=at == HAND, behind=at != HAND)
    extra = () if seen.lesson is not None else _extra(say, seen, at)
    hurried = seen.table.settings.night is not None  # its announcement offers the lesson
    if note and note.endswith(newcomer_words(say, seen)) and not hurried:
        extra = (*extra, learn_button(say, face.key))
    if note.startswith(SMALL):
        told, note = (*told, note), ""
    around = (around[0], "\n".join(told), *around[1:])
    blocks = _advised(say, seen, note, around, hinted=hint is not None)
    page = _wary(face, say, seen, names, replace(page, blocks=blocks))
    return paged(page, say, seen.table.id, seen.version, at, extra)


def gift_question(face: Face, say: Say, seen: TableView, names: Names, index: int) -> str:
    """The question before a move that gives something away; "" before any other one.

    Nobody is asked who has no better move, or whose lesson has chosen it.
    """
    if seen.lesson is not None or not (question := face.gift(say, seen, names, index)):
        return ""
    others = (face.gift(say, seen, names, other) for other in range(len(seen.moves)))
    return "" if all(others) else question


def _wary(face: Face, say: Say, seen: TableView, names: Names, page: Page) -> Page:
    """The page with the moves marked that give something away."""

    def asking(button: Button) -> Button:
        route = button.route
        if not isinstance(route, MakeMove) or route.sure:
            return button
        if not gift_question(face, say, seen, names, route.index):
            return button
        return replace(button, route=replace(route, gift=True))

    buttons, extra = (tuple(map(asking, each)) for each in (page.buttons, page.extra))
    return replace(page, buttons=buttons, extra=extra)


def sure_layout(face: Face, say: Say, seen: TableView, index: int) -> ui.LayoutView:
    """A question before the move of this index: its effect, and a button."""
    names = names_of(seen.table, seen.seat, say)
    question = f"**{face.move_sentence(say, seen, names, index)}** {say('sure')}"
    if gift := gift_question(face, say, seen, names, index):
        question = f"**{gift}**"
    blocks = hand_blocks(face, say, seen, names, Page(Accent.HAND, (question,)))
    sure = Button(say("sure-button"), MakeMove(index, sure=True), Style.MAIN)
    page = Page(Accent.HAND, blocks, (sure, Button(say("sure-back-button"), BACK)))
    return paged(page, say, seen.table.id, seen.version, HAND)


def _hinted(
    face: Face, say: Say, seen: TableView, names: Names, page: Page, at: ShowPage, hint: int
) -> tuple[Page, ShowPage]:
    """The page with the advised move highlighted, without small print, and the leaf of it."""
    if page.lies:
        page = replace(page, blocks=large_print(page.blocks))
    plain, page = page, marked(face, say, seen, names, page, hint)
    place = next((i for i, b in enumerate(page.buttons) if b != plain.buttons[i]), 0)
    return page, replace(at, leaf=place // (OPTIONS if page.choose else BUTTONS))


def _advised(
    say: Say, seen: TableView, note: str, around: tuple[str, ...], *, hinted: bool
) -> tuple[str, ...]:
    """The blocks with a note on top, and advice by the buttons: a hint, or the coach's line.

    A phone shows only the end of a long hand. A screen reader begins with the coach.
    """
    line = coach(say, seen)
    if line and say.in_words:
        return (line, RULE, note, *around)
    if not line and not hinted:
        return (note, *around)
    end = around.index(CONTROLS) if CONTROLS in around else len(around)
    return (*around[:end], *((RULE,) if line else ()), note, line, *around[end:])


def hand_blocks(
    face: Face,
    say: Say,
    seen: TableView,
    names: Names,
    page: Page,
    most: int = MOST_LINES,
    *,
    forced: bool = False,
    behind: bool = False,
) -> tuple[str, ...]:
    """The events below the turn line, then the cards on the table, then the present options.

    most: as many lines of events. forced: a line counts the moves that were made at once.
    behind: a page behind the hand, which has shown the standings. In screen-reader text the
    options come before the cards on the table, and the leaders last, after the buttons.
    """
    is_yours = seen.seat in seen.to_move
    title = say("hand-yours") if is_yours else waits_words(say, seen, names)
    time = ends_words(say, seen.table) if is_yours else ""
    said = remarks(say, seen.table, names, seen.seat)
    day = seen.table.settings.day
    if (at := seen.table.settings.voyage) is not None:
        values = {"practice": day is None, "wind": sea_of(at).wind}
        time = say("voyage-hand", sea=at.crossed + 1, masts=at.masts, **values)
        if (robbed := robber(seen, names)) and robbed[1]:
            said.append(saying(say, "rival-robs", seen.table, robbed[0], at.matches))
    elif day is not None:
        time = say("daily-hand", game=say(f"game-{face.key}"), day=day)
    lines = [*_story(face, say, seen, names, page.shows, most - len(said), forced=forced), *said]
    is_first = [*rounds_ended(seen.from_own)] == [1]  # its result has the same points
    standing = "" if is_first or behind else standing_line(face, say, seen, names)
    question = f"**{page.question}**" if page.question else ""
    if say.in_words:
        rest = "\n".join(filter(None, (standing, time)))
        now = (question, *page.lies, *page.blocks)
        return (f"{LARGE}{title}", "\n".join(lines), *now, CONTROLS, rest)
    small = "\n".join(f"{SMALL}{line}" for line in (time, standing) if line)
    told = (f"{LARGE}{title}", "\n".join(lines), small)
    return (*told, *page.lies, *filter(None, (question, *page.blocks)))


def _story(
    face: Face,
    say: Say,
    seen: TableView,
    names: Names,
    hidden: tuple[type[Event], ...],
    most: int = MOST_LINES,
    *,
    over: bool = False,
    forced: bool = False,
) -> list[str]:
    """The lines of the reader's own move, its outcome and later events; and a count of the others.

    They are in order of time. over: True if all are of a round that has ended. At an own table a
    new round's first hand tells what was gained, and leaves the reasons to the score's page.
    forced: a line counts the moves made at once in a round that goes on.
    """
    if seen.seat is None:
        return []
    events = seen.from_own
    ended = max((i for i, event in enumerate(events) if isinstance(event, RoundEnded)), default=-1)
    span = Span(events, 0, seen.own_events, len(events) if over else ended)
    is_whole = over or seen.lesson is not None
    past = hidden if is_whole else tuple(kind for kind in hidden if kind not in face.played)
    found = told(say, names, face, span, hidden, past)  # no table shows what was played then
    is_own = kind_of(seen.table).alone and ended >= 0 and not is_whole
    if not over and (summary := round_lines(face, say, seen, names)):
        summary = summary[:1] if is_own else summary
        found.append(Told(ended, "\n".join(summary), KEPT, is_large=True, is_own=False))
        found.sort(key=lambda each: each.index)
    at_once = _at_once(face, seen) if forced else []
    is_deal = seen.table.settings.day is not None  # one try, in which each card seen counts
    is_counted = most > HINTED and (is_deal or bool(seen.own_events))
    most = min(most, MOST_LINES if seen.own_events else ROUND if is_deal else BEFORE)
    if is_own:
        at_once, most = [], min(most, ROUND)
    most -= bool(at_once)
    if seen.lesson is not None:
        most = len(found) + MOST_LINES  # a lesson's step may concern any of them
    found = [_before_hint(each, seen) for each in found] if most <= HINTED else found
    kept, left = fitting(found, most, counter=is_counted, ended=ended)
    kept = counted(say, "hand-since-more", kept, left if is_counted else ())
    if at_once:
        note = say("hand-forced", count=len(at_once))
        kept.append(Told(at_once[-1], note, KEPT, is_large=False, is_own=False))
        kept.sort(key=lambda each: each.index)
    return [each.shown(say) for each in kept]


def _before_hint(each: Told, seen: TableView) -> Told:
    """The line as it counts above a hint: great moments stay, and all others make room for them."""
    stays = each.is_large and each.index >= seen.own_events
    return replace(each, weight=max(each.weight, MATTERS) if stays else min(each.weight, RESULT))


def _at_once(face: Face, seen: TableView) -> list[int]:
    """The indices of the reader's moves that were made at once, because they had no choice."""
    return [
        index
        for index, event in enumerate(seen.from_own)
        if index >= seen.own_events and kind_of(seen.table).forced
        if isinstance(event, face.played) and getattr(event, "seat", None) == seen.seat
    ]


def _scored(face: Face, say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """A round's score at an own table, which no channel shows; in a lesson, the events before it.

    () unless a round has ended since the reader's move.
    """
    if not kind_of(seen.table).alone:
        return ()
    if not (blocks := last_scoring(face, say, seen, names)) or seen.lesson is None:
        return blocks  # a hand has told the events, and a phone has no room for both
    before = replace(seen, from_own=list(rounds_ended(seen.from_own).values())[-1][:-1])
    lines = _story(face, say, before, names, face.played, over=True)
    new = [line for line in lines if line.removeprefix(SMALL) not in "\n".join(blocks)]
    return ("\n".join(new), *blocks)


def round_lines(face: Face, say: Say, seen: TableView, names: Names) -> list[str]:
    """Each side's gains in the last round, the reader's first, and a comment; [] if none ended."""
    if not (rounds := rounds_ended(seen.from_own)):
        return []
    events = list(rounds.values())[-1]
    names = names.then(events)
    ended = next(event for event in reversed(events) if isinstance(event, RoundEnded))
    own = names.side(names.reader or 0)
    sign = -1 if GAMES[face.key].traits.fewer_wins else 1
    others = [
        say("hand-round-side", name=names.of_side(say, side), points=sign * ended.points[side])
        for side in range(names.sides or len(names))
        if side != own
    ]
    sums = {"own": sign * ended.points[own], "others": ", ".join(others)}
    of = {"unit": say(f"game-{face.key}-unit"), "round": ended.round}
    line = say("hand-round", **of, team=names.has_teams, **sums)
    return list(filter(None, (line, face.round_line(say, seen, events, names))))


def _of_own_game(face: Face, say: Say, seen: TableView) -> tuple[str, ...]:
    """The aim of the game in a small line, in the first hand at an own table.

    On a voyage the sea has told the rest, and an earlier sea of the same game all of it.
    """
    if (kind := kind_of(seen.table)) not in (OWN, DUEL, VOYAGE) or seen.own_events:
        return ()
    at = seen.table.settings.voyage
    if at and any(sea_of(replace(at, crossed=n)).game == face.key for n in range(at.crossed)):
        return ()
    played = {player.level for player in seen.table.players}
    levels = [say(f"level-{level.value}") for level in Level if level in played]
    told = "none" if kind is VOYAGE else listed(say, levels)
    return (SMALL + aim(face, say, kind, seen.view, told),)


def _extra(say: Say, seen: TableView, at: ShowPage) -> tuple[Button, ...]:
    """Further buttons: undo, hint and refresh.

    They stay in place while the game runs: a redraw must not move another button under a thumb. In
    a new round's first hand at an own table, the score's page takes the place of undo.
    Unusable ones are disabled. A hand that isn't redrawn any more has a refresh button.
    """
    buttons, kind = [], kind_of(seen.table)
    if kind.alone and rounds_ended(seen.from_own):  # a new deal can't be undone
        buttons.append(Button(say("end-scoring-button"), SCORE, emoji="⚖️"))
    elif kind.undo is None:
        buttons += [Button(say("undo-button"), Verb.UNDO, disabled=not seen.undo)]
    if kind.hints is None and has_players(seen.table.game):
        waits = seen.seat not in seen.to_move
        buttons.append(Button(say("hint-button"), Hint(at.name), disabled=waits))
    if kind.alone:
        buttons.append(Button(say("board-more-button"), Verb.MORE))
    elif at == HAND:
        again = Button(say("hand-again-button"), HAND)
        mine = Button(say("board-hand-button"), HAND, emoji="🃏")
        buttons.append(mine if seen.table.paused else again)
    return tuple(buttons)


def hand_answer(
    say: Say,
    seen: TableView,
    at: ShowPage = HAND,
    note: str = "",
    hint: int | None = None,
    *,
    stays: bool = True,
) -> Answer:
    """A page of somebody's hand; stays: its note remains true when others move."""
    return Answer(
        hand_layout(FACES[seen.table.game], say, seen, at, note, hint),
        kind=Kind.HAND,
        seen=seen,
        note=note if stays else "",
        game=seen.table.game,
        is_whole=at == HAND and hint is None,
        is_noted=bool(note),
    )
