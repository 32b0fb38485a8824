"""A finished game, step by step, alone or with the channel: its pages and presses."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from discord import SelectOption, ui

from cogs.context.permissions import may_write
from cogs.context.services import place_of
from cogs.faces import FACES
from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.sharing import share
from cogs.routing.watching import MARKDOWN, Bookmark, bookmark_in, of_replay, ticket_of
from cogs.surfaces.render import render
from cogs.surfaces.token import in_ephemeral, surface_of
from cogs.table.pages.hand import parted
from cogs.table.pages.hints import passed_words
from cogs.table.pages.news import line, lines
from cogs.ui.answer import SHOWN, Answer, in_words
from cogs.ui.face import Face
from cogs.ui.layout import (
    OPTION,
    OPTIONS,
    TableButton,
    TableSelect,
    button,
    container,
    cut,
    rows_of,
)
from cogs.ui.names import Names, escaped, names_of
from cogs.ui.page import BELOW, RULE, Accent, CustomId, Run, Say, Verb
from engine.core import RoundEnded, Seat, own_seat
from engine.players import has_review
from engine.players.base import Advice
from engine.tables.replay import Replay
from engine.tables.view import TableView

LINES: Final = 15
"""The most event lines, which is about one screen of a phone."""
NOTE: Final = 500
"""The most characters of a note."""


def replay_layout(
    say: Say,
    replay: Replay,
    face: Face,
    at: Bookmark,
    opinion: str = "",
    *,
    more: bool = False,
    reader: Seat | None = None,
) -> ui.LayoutView:
    """The game after some move: the board, that move, the hands, and all ways from there.

    opinion: a captain's choice at this step, in words. more: True for everything else to do with
    the game in place of the ways. reader: the reader's own seat, if any.
    """
    names = names_of(replay.table, at.eyes, say).plain
    return container(
        Accent.BOARD,
        (*_shown(say, replay, face, names, at, reader), opinion),
        _more(say, replay, at, reader) if more else _ways(say, replay, face, at),
    )


def _shown(
    say: Say,
    replay: Replay,
    face: Face,
    names: Names,
    at: Bookmark,
    reader: Seat | None = None,
) -> tuple[str, ...]:
    """The title, the board, the last move, and all hands or one seat's view."""
    seen = replay.seen(at.step, at.eyes)
    seats = range(len(names))
    last = len(replay.steps) - 1
    title = say("replay-title", game=say(f"game-{face.key}"), step=at.step, steps=last)
    title += f" · **{say('replay-decisive')}**" if at.step == replay.decisive else ""
    if at.eyes is None:
        hands = face.hands(say, [replay.seen(at.step, seat) for seat in seats], names)
        below: tuple[str, ...] = (f"**{say('replay-open')}**\n{hands}",)
    else:
        you = "yes" if at.eyes == reader else "no"
        caption = say("replay-eyes", name=names[at.eyes], you=you)
        below = (f"**{caption}**", *parted(face.page(say, seen, names, ""))[1])
    told = "\n".join(lines(say, replay.latest(at.step, at.eyes), names, face)[-LINES:])
    if note := " ".join(replay.notes.get(at.step, "").split()):
        told += f"\n> 📝 {escaped(cut(note, NOTE))}"
    return (f"-# {title}", *face.board(say, seen, names), RULE, told, RULE, *below)


def _ways(say: Say, replay: Replay, face: Face, at: Bookmark) -> list[ui.ActionRow[Any]]:
    """Steps back and forward, "More", and a menu of moments and viewpoints.

    A button that leads nowhere is disabled in its place.
    """
    table, last = replay.table.id, len(replay.steps) - 1
    more = Run(Verb.REPLAY, f"more.{at.written}")
    steps = [
        _step(say("replay-move-back-button"), table, at, at.step - 1 if at.step else None, "-"),
        _step(
            say("replay-move-on-button"), table, at, at.step + 1 if at.step < last else None, "+"
        ),
        button(table, 0, more, say("board-more-button")),
    ]
    return [*rows_of(steps), ui.ActionRow(_menu(say, replay, face, at))]


def _more(say: Say, replay: Replay, at: Bookmark, reader: Seat | None) -> list[ui.ActionRow[Any]]:
    """The way back, a captain's opinion, the review, and what to do with the whole game."""
    table = replay.table.id
    kept = [button(table, 0, Run(Verb.REPLAY, f"{at.written}.back"), say("leaf-back-button"))]
    asks = Run(Verb.REPLAY, f"captain.{at.written}")
    is_forced = choice_at(replay, at) is None
    label = say("replay-captain-button")
    kept.append(button(table, 0, asks, label, emoji="🎩", disabled=is_forced))
    if reader is not None and replay.outcome is not None and has_review(replay.game.key):
        kept.append(button(table, 0, Run(Verb.REVIEW), say("review-button"), emoji="🔍"))
    if at.ticket:  # other actions accept no ticket
        return rows_of(kept)
    if replay.outcome is not None:
        kept.append(button(table, 0, Run(Verb.SHARE, "end."), say("share-button"), emoji="📤"))
    if at.leader is None:
        lead = Run(Verb.SHARE, f"replay.{at.written}")
        kept.append(button(table, 0, lead, say("replay-lead-button"), emoji="📺"))
    kept.append(button(table, 0, Run(Verb.VERIFY), say("verify-button"), emoji="🔎"))
    kept.append(button(table, 0, Run(Verb.EXPORT), say("export-button"), emoji="💾"))
    return rows_of(kept)


def _step(label: str, table: int, at: Bookmark, to: int | None, tag: str) -> TableButton:
    """The button to this step. tag: no two buttons of a message may be the same."""
    step = at.step if to is None else to
    argument = f"{replace(at, step=step).written}.{tag}"
    return button(table, 0, Run(Verb.REPLAY, argument), label, disabled=to is None)


def _menu(say: Say, replay: Replay, face: Face, at: Bookmark) -> TableSelect:
    """The moments and rounds of the game in order, then the viewpoints: all hands, each seat."""
    names = names_of(replay.table, say=say).bare
    eyes = {replace(at, eyes=None).written: say("replay-open")}
    for seat, name in enumerate(names):
        eyes[replace(at, eyes=seat).written] = say("replay-eyes-of", name=name)
    seen = [  # a tag, since two options of a menu may not be the same
        SelectOption(
            label=cut(label, OPTION),
            value=f"{value}.eyes",
            default=at.eyes is not None and value == at.written,
        )
        for value, label in eyes.items()
    ]
    options = [*_moments(say, replay, face, at, OPTIONS - len(seen)), *seen]
    custom_id = CustomId(replay.table.id, 0, Run(Verb.REPLAY, "menu"))
    asked = say("replay-menu")
    if at.eyes is not None:  # clients forget the choice when the options change
        asked = say("replay-eyes-of", name=names[at.eyes])
    return TableSelect(custom_id, asked, options)


def _moments(say: Say, replay: Replay, face: Face, at: Bookmark, most: int) -> list[SelectOption]:
    """The deal, great moments, notes, the end of each round, the decisive choice and the end.

    The deal is no move, so it has no number. If there are more than `most`, great moments are left
    out, the earliest first.
    """
    names = names_of(replay.table, say=say).plain
    last = len(replay.steps) - 1
    told = {0: say("replay-deal"), last: say("replay-end")}
    great = dict[int, str]()
    for number, step in enumerate(replay.steps[1:], 1):
        for event in step.events:
            if isinstance(event, RoundEnded):
                told.setdefault(number, say("replay-round", round=event.round))
            elif face.is_loud(event) and (told_ := line(say, event, names, face)):
                great[number] = MARKDOWN.sub("", told_)
    if (decisive := replay.decisive) is not None:
        told[decisive] = great.get(decisive, told.get(decisive, say("replay-decided")))
    for number, note in replay.notes.items():
        told.setdefault(number, f"📝 {note}")
    left = most - len(told)
    more = [number for number in great if number not in told]
    told |= {number: great[number] for number in more[-left:]} if left > 0 else {}
    return [
        SelectOption(
            label=cut(
                say("replay-moment", step=stop, what=told[stop]) if stop else told[0], OPTION
            ),
            value=replace(at, step=stop).written,
            description=say("replay-decided") if stop == decisive else None,
        )
        for stop in sorted(told)[-most:]
    ]


def choice_at(replay: Replay, at: Bookmark) -> tuple[TableView, int] | None:
    """The next choice and the move made; from one seat's viewpoint only its own choices."""
    choice = replay.choice(at.step)
    return None if choice is None or at.eyes not in (None, choice[0].seat) else choice


def opinion_words(
    say: Say,
    replay: Replay,
    face: Face,
    number: int,
    advice: Advice,
    reader: Seat | None = None,
) -> str:
    """A captain's choice at this step, the reason, and the move made; "" if there was no choice.

    reader: the reader's own seat, if any.
    """
    choice = replay.choice(number)
    if choice is None:
        return ""
    seen, played = choice
    names, seat = names_of(replay.table, seen.seat, say).plain, own_seat(seen)
    name = names_of(replay.table, say=say).then(replay.steps[number + 1].events)[seat]
    index, reason = advice.choice, advice.reason
    same = "yes" if index == played else "no"
    you = "yes" if seat == reader and replay.is_own(number, seat) else "no"
    told = [
        say("replay-captain", name=name, same=same, you=you),
        face.move_sentence(say, seen, names, index),
    ]
    if reason is not None:
        told.append(face.because(say, seen, names, index, reason))
    lines = [" ".join(told), *filter(None, [passed_words(face, say, seen, names, advice)])]
    if index != played:
        sentence = face.move_sentence(say, seen, names, played)
        lines.append(f"{say('replay-played', name=name, you=you)} {sentence}")
    return "\n".join(lines)


LONGEST_ID: Final = 13
"""More digits than any table's id has."""


async def replay(request: Request) -> Answer:
    """A finished table, step by step, with all hands open or through one seat's eyes.

    It appears below the private end of an own table. BELOW as the argument: from the deal.
    """
    below = request.argument in ("", BELOW) and in_ephemeral(request.interaction)
    if request.argument == BELOW:
        request = replace(request, argument="0")
    answer = await _told(request, request.table_id)
    return replace(answer, separate=True) if below else answer


async def captain(request: Request) -> Answer:
    """A replay with a captain's choice at this step, based only on what the seat knew."""

    async def asked(told: Replay) -> Answer:
        face, at = FACES[told.table.game], bookmark_in(request.argument, told)
        if (choice := choice_at(told, at)) is None:
            return await _walked(request, told)
        if _leads(request, at):  # the captain may take long
            await surface_of(request.interaction).acknowledge(in_place=True)
        seen, _ = choice
        history = told.history(at.step, seen.seat)
        advice = await request.services.adviser.opinion(
            face.key, seen.view, history, seen.moves, request.user
        )

        def words(say: Say, reader: Seat | None) -> str:
            return opinion_words(say, told, face, at.step, advice, reader)

        return await _walked(request, told, words)

    return await of_replay(request, request.table_id, asked)


async def share_replay(request: Request) -> Answer:
    """Show a replay to the channel; from then on its leader's presses turn it for everybody."""
    interaction, say = request.interaction, request.say

    async def shown(told: Replay) -> Answer:
        if request.services.deals.counts(told.table.settings.day):
            return in_words(say("daily-export-later"))
        if place_of(interaction) is None:
            return in_words(say("share-no-server"))
        at = bookmark_in(request.argument, told)
        at = replace(at, leader=request.user, ticket=ticket_of(told.table))
        public = await request.services.public_say(interaction)
        face = FACES[told.table.game]
        layout = replay_layout(public, told, face, at)
        refusal = await share(request.services, interaction, layout, face.key)
        if refusal is not None:
            return refusal
        return in_words(say("replay-leads"), accent=Accent.BOARD)

    return await of_replay(request, request.table_id, shown)


async def retell(request: Request) -> Answer:
    """The replay of a game that was chosen from a list, from the deal, below that list."""
    digits = request.argument
    table_id = int(digits) if digits.isdecimal() and len(digits) < LONGEST_ID else 0
    return replace(await _told(replace(request, argument="0"), table_id), separate=True)


async def more(request: Request) -> Answer:
    """Show further actions for the game in place of the steps."""
    return await of_replay(
        request, request.table_id, lambda told: _walked(request, told, more=True)
    )


async def _told(request: Request, table_id: int) -> Answer:
    return await of_replay(request, table_id, lambda told: _walked(request, told))


def _leads(request: Request, at: Bookmark) -> bool:
    """True if this press turns the page for everybody."""
    is_public = not in_ephemeral(request.interaction) and may_write(request.interaction)
    return at.leader == request.user and is_public


async def _walked(
    request: Request,
    told: Replay,
    opinion: Callable[[Say, Seat | None], str] = lambda *_: "",
    *,
    more: bool = False,
) -> Answer:
    """The replay at the argument's bookmark; a leader turns the page for everybody."""
    face, at = FACES[told.table.game], bookmark_in(request.argument, told)
    if _leads(request, at):
        services = request.services
        public = await services.public_say(request.interaction)
        layout = replay_layout(public, told, face, at, opinion(public, None), more=more)
        sent = render(public, layout, pictures=services.pictures, game=face.key)
        if await surface_of(request.interaction).turn(sent):
            return SHOWN
    at, say = replace(at, leader=None), request.say
    reader = told.table.seat_of(request.user)
    words = opinion(say, reader)
    layout = replay_layout(say, told, face, at, words, more=more, reader=reader)
    return Answer(layout, game=face.key)


HANDLERS: Final[Handlings] = {
    Verb.REPLAY: Handling(replay, looks_back=True),
    (Verb.REPLAY, "captain"): Handling(captain, looks_back=True),
    (Verb.REPLAY, "more"): Handling(more, looks_back=True),
    (Verb.SHARE, "replay"): Handling(share_replay, looks_back=True),
    (Verb.REPLAY, "of"): Handling(retell),
}
