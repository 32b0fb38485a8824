"""A running game: hands and their pages, moves by press or typed, hints, rules, and More."""

from __future__ import annotations

from dataclasses import replace

from cogs.faces import FACES
from cogs.presses.answers import Answer, in_words
from cogs.presses.request import Request
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import Unclear
from cogs.ui.hand import HAND, hand_layout, is_for_everybody
from cogs.ui.hints import hint_words, page_for_hint
from cogs.ui.layout import paged, words
from cogs.ui.menus import left_page, more_page, rules_blocks
from cogs.ui.names import names_of
from cogs.ui.page import Accent, Say
from cogs.ui.refusals import refusal_words, turn_words
from engine.core import choices_by_default
from engine.games import GAMES
from engine.players import has_players
from engine.tables.forced import forced_move
from engine.tables.lobby import read_options
from engine.tables.refusals import Refusal, Refused
from engine.tables.table import Table
from engine.tables.view import TableView

WITH_HAND = (Refusal.STALE, Refusal.ILLEGAL_MOVE, Refusal.NOT_YOUR_TURN, Refusal.RATED)
"""Refusals that are told above the hand as it is now."""


def hand_answer(
    say: Say, seen: TableView, at: ShowPage = HAND, note: str = "", hint: int | None = None
) -> Answer:
    """A page of somebody's hand, with a note above it; hint: the move that is marked."""
    layout = hand_layout(FACES[seen.table.game], say, seen, at, note, hint)
    return Answer(layout, is_hand=True)


async def show_hand(request: Request, at: ShowPage = HAND) -> Answer:
    """The hand of the person who asks, or the page of it that they ask for."""
    say = request.say
    seen = await request.tables.view(request.table_id, request.user)
    if at != HAND and is_for_everybody(FACES[seen.table.game], say, seen, at):
        return hand_answer(say, seen, at)
    refuse_unless_playing(seen)
    if at != HAND and seen.seat not in seen.to_move:
        return hand_answer(say, seen, note=turn_words(say, seen, names_of(seen.table)))
    return hand_answer(say, seen, at)


def refuse_unless_playing(seen: TableView) -> None:
    """Only who sits at a running table has a hand."""
    if seen.seat is None:
        raise Refused(Refusal.NOT_SEATED, seen.table)
    if not seen.table.is_open:
        raise Refused(Refusal.TABLE_OVER, seen.table)
    if seen.view is None:
        raise Refused(Refusal.NOT_RUNNING, seen.table)
    if seen.table.players[seen.seat].left:
        raise Refused(Refusal.HAS_LEFT, seen.table)


async def make_move(request: Request, index: int, note: str = "") -> Answer:
    """Make the legal move of this index; the hand as it is then, with a note above it."""
    arrived = request.interaction.created_at.timestamp()
    seen = await request.services.tables.play_index(
        request.table_id, request.interaction.user.id, request.version, index, arrived=arrived
    )
    if seen.outcome is not None:
        return Answer(words(Accent.SCORING, request.say("hand-over")))
    return hand_answer(request.say, seen, note=note)


async def play_typed(request: Request, card: str, take: str) -> Answer:
    """Make the move that was typed, or show the page that asks for the rest of it."""
    say = request.say
    seen = await request.tables.view(request.table_id, request.user)
    refuse_unless_playing(seen)
    names = names_of(seen.table)
    if seen.seat not in seen.to_move:
        return hand_answer(say, seen, note=turn_words(say, seen, names))
    try:
        play = FACES[seen.table.game].find(say, seen, names, card, take)
    except Unclear as unclear:
        return hand_answer(say, seen, note=unclear.words)
    if isinstance(play, MakeMove):
        return await make_move(replace(request, version=seen.version), play.index)
    return hand_answer(say, seen, play)


async def hint(request: Request) -> Answer:
    """What a mate would do in this person's place, and why, in one sentence above the hand.

    The request's argument is the name of the page on which the hint was asked for.
    """
    seen = await request.tables.view(request.table_id, request.user)
    if seen.seat is None or not seen.moves:
        return await show_hand(request, ShowPage("hint"))
    if seen.table.rated:
        raise Refused(Refusal.RATED, seen.table)
    game, say = seen.table.game, request.say
    if not has_players(game):
        return hand_answer(say, seen, note=say("hint-none"))
    history = await request.tables.history(request.table_id, seen.seat)
    index, reason = await request.services.adviser.advise(game, seen.view, history, seen.moves)
    face, names = FACES[game], names_of(seen.table)
    note = hint_words(face, say, seen, names, index, reason)
    at = page_for_hint(face, say, seen, names, request.argument, index)
    return hand_answer(say, seen, at, note, index)


async def nick(request: Request) -> Answer:
    """The choice that waits for this person; if none does, the hand below a word about it."""
    say = request.say
    seen = await request.tables.view(request.table_id, request.user)
    refuse_unless_playing(seen)
    game = seen.table.game
    waits = FACES[game].page(say, seen, names_of(seen.table), HAND.name).question
    return hand_answer(say, seen, note="" if waits else say("nick-none", game=game))


async def leave_forced_moves(request: Request) -> Answer:
    """From now on this person's forced moves are made for them, beginning with this one."""
    seen = await request.tables.view(request.table_id, request.user)
    refuse_unless_playing(seen)
    await request.services.preferences.set_forced_moves(request.user, leave=True)
    note = request.say("notices-forced-on")
    if forced_move(seen) is None:
        return hand_answer(request.say, seen, note=note)
    return await make_move(request, 0, note)


async def rules(request: Request) -> Answer:
    """The rules of the table's game."""
    seen = await request.tables.view(request.table_id, None)
    return rules_of(request.say, seen.table.game, seen.table)


def rules_of(say: Say, key: str, table: Table | None = None) -> Answer:
    """The rules of a game in our own words: as played at this table, else as usual."""
    game = GAMES[key]
    if table is None:
        options = game.options(**choices_by_default(game))
    else:
        options = read_options(game, table.options)
    return in_words(*rules_blocks(say, FACES[key], options), accent=Accent.BOARD)


async def more(request: Request) -> Answer:
    """The house rules in force, further pages of the game, and what can be done besides."""
    seen = await request.tables.view(request.table_id, request.user)
    page = more_page(request.say, seen, FACES[seen.table.game])
    return Answer(paged(page, request.say, request.table_id, seen.version, ShowPage("more")))


async def refused(request: Request, refusal: Refused) -> Answer:
    """A refusal in words, above the hand as it is now where that helps."""
    if refusal.refusal is Refusal.HAS_LEFT:
        return Answer(paged(left_page(request.say), request.say, request.table_id, 0, HAND))
    if refusal.refusal in WITH_HAND:
        try:
            return await _refused_above_hand(request, refusal)
        except Refused as instead:
            refusal = instead
    return refused_in_words(request.say, refusal)


def refused_in_words(say: Say, refusal: Refused) -> Answer:
    """A refusal in words alone."""
    return in_words(refusal_words(say, refusal))


async def _refused_above_hand(request: Request, refusal: Refused) -> Answer:
    """A refusal above the hand as it is now; refused where there is no hand to show."""
    seen = await request.tables.view(request.table_id, request.user)
    if not seen.table.is_open:
        raise Refused(Refusal.TABLE_OVER)
    if seen.seat is None or seen.view is None:
        raise refusal
    note = refusal_words(request.say, refusal, FACES[seen.table.game], seen)
    return hand_answer(request.say, seen, note=note)
