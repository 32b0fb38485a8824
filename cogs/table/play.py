"""A running game: hands and their pages, moves by press or by typing, hints, rules, and More."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

from cogs.context.permissions import may_moderate
from cogs.context.preferences import CONFIRM
from cogs.faces import FACES
from cogs.messages.publisher import SECONDS_FOR_REMARK
from cogs.messages.shown import last_words
from cogs.routing.request import Handling, Handlings, Request
from cogs.surfaces.token import in_ephemeral
from cogs.table.ending import end_answer, end_more, is_mute, remarks_offered
from cogs.table.pages.board import remark_line
from cogs.table.pages.done import done_card
from cogs.table.pages.end import next_ways
from cogs.table.pages.hand import SCORE, gift_question, hand_answer, hand_layout, sure_layout
from cogs.table.pages.hints import hint_words, page_for_hint
from cogs.table.pages.lesson import first_words, learnt_layout, proposed_level
from cogs.table.pages.menus import BACK, more_actions, more_page
from cogs.table.pages.own_games import next_sea, own_games
from cogs.table.pages.refusal_words import (
    deal_in_press,
    refusal_words,
    refused_in_words,
    turn_words,
)
from cogs.table.typed import meant
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.face import rounds_ended
from cogs.ui.layout import button, container, paged, rows_of, words
from cogs.ui.names import names_of
from cogs.ui.page import HAND, Accent, Button, MakeMove, ShowPage, Style
from cogs.ui.routes import Hint, Verb
from engine.players import has_players, hint_question
from engine.tables.model.kind import kind_of
from engine.tables.model.position import NEVER
from engine.tables.model.refusals import Refusal, Refused, refuse
from engine.tables.model.table import Status, owner_of
from engine.tables.transitions.remarks import said
from engine.tables.transitions.seating import may_succeed, taken_back
from engine.tables.view import TableView

WITH_HAND = (
    Refusal.STALE,
    Refusal.ILLEGAL_MOVE,
    Refusal.NOT_YOUR_TURN,
    Refusal.RATED,
    Refusal.RATED_MOVE,
    Refusal.MOVE_STANDS,
    Refusal.NOT_THE_LESSON,
    Refusal.DAY_HINT,
    Refusal.DAY_MOVE,
)
"""Refusals shown above the current hand."""


NO_PLAY: Final = "?"
"""The value of the suggestion that explains why there is nothing to play."""


async def show_hand(request: Request, at: ShowPage = HAND) -> Answer:
    """The hand of the person who asks, or the page of it that they ask for.

    People who left get the seat back, unless they pressed in an old hand.
    """
    say = request.say
    seen = await request.tables.view(request.table_id, request.user)
    player = None if seen.seat is None else seen.table.players[seen.seat]
    has_left = player is not None and player.left and seen.table.status is Status.RUNNING
    if not request.in_hand and has_left:
        await request.tables.change(request.table_id, taken_back, request.user)
        seen = await request.tables.view(request.table_id, request.user)
    if seen.lesson is not None and seen.lesson.is_over:
        return await _lesson_over(request, seen, at)
    refuse_unless_playing(seen)
    pages, key = request.services.pages, (request.user, request.table_id, seen.version)
    if at == BACK:
        at = pages.get(key, HAND)
    elif at != SCORE:
        pages[key] = at
    elif not rounds_ended(seen.from_own):
        story = await request.tables.story(request.table_id, seen.seat)
        seen = replace(seen, from_own=story, own_events=0)
    if at != HAND and seen.seat not in seen.to_move:
        note = turn_words(say, seen, names_of(seen.table))
        return hand_answer(say, seen, note=note, stays=False)
    note = request.note(seen.table)
    if not note and at == HAND:
        note = await first_words(request.services, say, seen, request.user)
    return hand_answer(say, seen, at, note)


def refuse_unless_playing(seen: TableView) -> None:
    """Refuse people without a seat at a running table: they have no hand."""
    if seen.seat is None:
        raise Refused(Refusal.NOT_SEATED, seen.table)
    if not seen.table.is_open:
        raise Refused(Refusal.TABLE_OVER, seen.table)
    if seen.view is None:
        raise Refused(Refusal.NOT_RUNNING, seen.table)
    if seen.table.players[seen.seat].left:
        raise Refused(Refusal.HAS_LEFT, seen.table)


async def make_move(request: Request, move: MakeMove) -> Answer:
    """Make the legal move of this index; returns the new hand.

    Players who want to confirm their moves are asked first, or before those that give something
    away, unless this press is the confirmation.
    """
    asks = request.services.preferences.asks_before
    if not move.sure and await asks(request.user, gift=move.gift):
        question = await _question(request, move.index)
        if question is not None:
            return question
    arrived = request.interaction.created_at.timestamp()
    play = request.services.tables.play
    seen = await play(
        request.table_id, request.user, request.version, index=move.index, arrived=arrived
    )
    if seen.outcome is not None or not seen.table.is_open:
        return await _over(request, seen)
    return hand_answer(request.say, seen, note=request.note(seen.table))


async def _over(request: Request, seen: TableView) -> Answer:
    """The end of the game in this message."""
    kind = kind_of(seen.table)
    if kind.again is not None:
        return Answer(done_card(request.say, request.services, seen.table))
    if not kind.alone and seen.table.status is not Status.FINISHED:
        return Answer(words(Accent.SCORING, request.say(last_words(seen))))
    if seen.lesson is not None:
        return await _lesson_over(request, seen)
    if (end := await request.end(seen.table)) is not None:
        return end
    return await end_answer(request, await request.tables.replay(seen.table.id))


async def _lesson_over(request: Request, seen: TableView, at: ShowPage = HAND) -> Answer:
    """The score that ends a lesson, or the summary behind it."""
    face = FACES[seen.table.game]
    request.services.versed[request.user, face.key] = True
    if at == HAND:
        return Answer(hand_layout(face, request.say, seen), game=face.key)
    level = await proposed_level(request.services, request.user)
    sail = await next_sea(request.services, request.say, request.user, face.key)
    return Answer(learnt_layout(request.say, seen, level, sail), game=face.key)


async def _question(request: Request, index: int) -> Answer | None:
    """The question before this move; None if the gate would refuse it, or if it is no gift."""
    if request.tables.table(request.table_id) is not None:
        await request.tables.came_back(request.table_id, request.user)
    seen = await request.tables.view(request.table_id, request.user)
    in_time = seen.to_move_from != NEVER and seen.to_move_from <= request.version <= seen.version
    is_there = in_time and 0 <= index < len(seen.moves)
    if seen.seat is None or seen.table.players[seen.seat].left or not is_there:
        return None
    face, names = FACES[seen.table.game], names_of(seen.table, seen.seat, request.say)
    is_gift = bool(gift_question(face, request.say, seen, names, index))
    if not is_gift and not await request.services.preferences.is_on(CONFIRM, request.user):
        return None
    layout = sure_layout(face, request.say, seen, index)
    return Answer(layout, kind=Kind.HAND, seen=seen, game=seen.table.game)


async def play_typed(request: Request, card: str, take: str) -> Answer:
    """Make the only legal move that the typed texts mean, or show the hand."""
    say = request.say
    seen = await request.tables.view(request.table_id, request.user)
    refuse_unless_playing(seen)
    if seen.seat not in seen.to_move or card == NO_PLAY:
        names = names_of(seen.table, say=say)
        return hand_answer(say, seen, note=turn_words(say, seen, names), stays=False)
    moves = await meant(request.services.say(request.interaction, in_words=True), seen, card, take)
    if len(moves) != 1:
        return hand_answer(say, seen, note=say("play-unclear", count=len(moves)))
    return await make_move(replace(request, version=seen.version), MakeMove(moves[0], gift=True))


async def hint(request: Request, route: Hint) -> Answer:
    """A computer's advice for this person and its reason, in one sentence above the hand."""
    seen = await request.tables.view(request.table_id, request.user)
    if seen.seat is None or not seen.moves:
        return await show_hand(request, ShowPage("hint"))
    refuse(kind_of(seen.table).hints, seen.table)
    game, say = seen.table.game, request.say
    if not has_players(game):
        return hand_answer(say, seen, note=say("hint-none"))
    history = await request.tables.history(request.table_id, seen.seat)
    question = hint_question(game, seen.view, history, seen.moves)
    advice = await request.services.adviser.hint(question)
    face, names = FACES[game], names_of(seen.table, say=say)
    at = page_for_hint(face, say, seen, names, route.page, advice.choice)
    return hand_answer(say, seen, at, hint_words(face, say, seen, names, advice), advice.choice)


async def undo(request: Request) -> Answer:
    """Take this person's last move back; returns the hand afterwards."""
    seen = await request.tables.undo(request.table_id, request.user, request.version)
    return hand_answer(request.say, seen, note=request.say("undo-done"))


async def more(request: Request, note: str = "") -> Answer:
    """The house rules in force, and other actions; those with a table that is over are its end."""
    seen = await request.tables.view(request.table_id, request.user)
    if not seen.table.is_open:
        raise Refused(Refusal.TABLE_OVER, seen.table)
    now = request.interaction.created_at.timestamp()
    sits = seen.seat is not None and not seen.table.players[seen.seat].left
    absent = await request.tables.absent(request.table_id) if sits else ()
    absent = tuple(seat for seat in absent if seat != seen.seat)
    manages = seen.table.host == request.user or may_moderate(request.interaction)
    manages = manages or may_succeed(seen.table, request.user, now)
    actions = more_actions(request.say, seen, absent, now, manages=manages)
    story = await request.tables.story(request.table_id, seen.seat)
    if kind_of(seen.table).alone and seen.lesson is None and rounds_ended(story):
        actions += (Button(request.say("end-scoring-button"), SCORE, emoji="⚖️"),)
    told = [await feature.more(request, seen.table) for feature in request.features if feature.more]
    note = "\n".join(filter(None, (note, *told)))
    page = more_page(request.say, seen, FACES[seen.table.game], note, actions)
    rows = await remarks_offered(request, seen.table)
    rows += rows_of(deal_in_press(request.say, seen.table, request.user))
    layout = paged(page, request.say, request.table_id, seen.version, ShowPage("more"), above=rows)
    return Answer(layout, kind=Kind.MORE, game=seen.table.game)


async def remark(request: Request) -> Answer:
    """Make the chosen remark across the table, or at the end of its game."""
    tables, say = request.tables, request.say
    table = await tables.found(request.table_id)
    if await is_mute(request, table):
        raise Refused(Refusal.MUTE, table)
    table = await tables.change(table.id, said, tables.rules(table), request.user, request.value)
    line = remark_line(say, table, names_of(table), table.seat_of(request.user) or 0)
    made = say("remark-made", seconds=SECONDS_FOR_REMARK, over=not table.is_open)
    told = f"{line}\n-# {made}"
    return await (more(request, told) if table.is_open else end_more(request, table, told))


async def reply(request: Request, text: str) -> Answer:
    """This message, above the actions of More if one of them was pressed."""
    if in_ephemeral(request.interaction):
        return await more(request, text)
    return in_words(text, accent=Accent.HAND)


async def refused(request: Request, refusal: Refused) -> Answer:
    """A refusal as a message, above the current hand where that helps."""
    if refusal.refusal is Refusal.HAS_LEFT:
        return away(request)
    if refusal.refusal in WITH_HAND:
        try:
            seen = await request.tables.view(request.table_id, request.user)
            if not seen.table.is_open:
                raise Refused(Refusal.TABLE_OVER)
            if seen.seat is None or seen.view is None:
                raise refusal
            note = refusal_words(request.say, refusal, request.user, FACES[seen.table.game], seen)
            stays = refusal.refusal not in (Refusal.STALE, Refusal.NOT_YOUR_TURN)
            return hand_answer(request.say, seen, note=note, stays=stays)
        except Refused as instead:
            refusal = instead
    if refusal.refusal is Refusal.TABLE_OVER and (ended := await _ended(request)) is not None:
        return ended
    is_unseated = refusal.refusal is Refusal.NOT_SEATED
    table = request.tables.table(request.table_id) if is_unseated else None
    had_hand = request.in_hand and in_ephemeral(request.interaction)
    # removed, or replaced by a new player
    if table and (had_hand or any(p.taken_from == request.user for p in table.players)):
        return Answer(words(Accent.TROUBLE, request.say("kicked")), separate=not request.in_hand)
    if is_unseated and not in_ephemeral(request.interaction):
        own = await own_games(request.services, request.say, request.user)
        if own.buttons:
            blocks = (refusal_words(request.say, refusal, request.user), own.told)
            ways = deal_in_press(request.say, refusal.table, request.user)
            accent = Accent.HAND if ways else Accent.TROUBLE
            layout = container(accent, blocks, rows_of([*ways, *own.buttons]))
            return Answer(layout, kind=Kind.REFUSAL)
    return refused_in_words(request.say, refusal, request.interaction)


async def _ended(request: Request) -> Answer | None:
    """The end of a table that is over; None if a sentence is enough.

    Below an old result of a round it is the final score; at an own table, the table's end.
    """
    with suppress(Refused):  # a table that was deleted
        table = await request.tables.found(request.table_id)
        if kind_of(table).alone and owner_of(table) == request.user:
            if (end := await request.end(table)) is not None:
                return end
            seen = await request.tables.view(table.id, request.user)
            if seen.lesson is not None and seen.lesson.is_over:
                return await _lesson_over(request, seen)
            if seen.outcome is None:
                return Answer(words(Accent.TROUBLE, request.say("own-table-over")))
            return await end_answer(request, await request.tables.replay(table.id))
        if kind_of(table).again is not None:
            return Answer(done_card(request.say, request.services, table), kind=Kind.REFUSAL)
        seen = await request.tables.view(table.id, request.user)
        if seen.outcome is not None and not in_ephemeral(request.interaction):
            return await end_answer(request, await request.tables.replay(table.id))
        if kind_of(table).evening:
            is_called = await request.services.evenings.called(table)
            told, ways = "night-over" if is_called else "over-here", next_ways(request.say, table)
            if (standing := request.tables.at(table.place)) is not None:
                told, ways = "chat-further-down", deal_in_press(request.say, standing, request.user)
            layout = container(Accent.TROUBLE, (request.say(told),), rows_of(ways))
            return Answer(layout, kind=Kind.REFUSAL)
    return None


def away(request: Request) -> Answer:
    """The answer to a person who left and can take the seat back."""
    say = request.say
    back = button(request.table_id, 0, Verb.HAND, say("back-button"), Style.MAIN, "🪑")
    blocks = (f"### {say('back-title')}", say("back-text"))
    return Answer(container(Accent.HAND, blocks, rows_of([back])), kind=Kind.AWAY)


HANDLERS: Final[Handlings] = {
    MakeMove: Handling(make_move, in_hand=True, comes_back=False),  # the gate gives the seat back
    ShowPage: Handling(show_hand, in_hand=True),
    Verb.HAND: Handling(show_hand, on_board=True),
    Verb.REMARK: Handling(remark, posts=True),
    Hint: Handling(hint, in_hand=True),
    Verb.UNDO: Handling(undo, in_hand=True, goes_on=False),
    Verb.MORE: Handling(more, on_board=True),
}
