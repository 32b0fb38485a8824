"""The latest events, one a line, as far as a hand or a board has room for them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cogs.faces import FACES
from cogs.table.pages.news import line, lines
from cogs.ui.face import Face
from cogs.ui.names import Names, names_of
from cogs.ui.page import Say
from engine.core import By, Event, Seat, SeatEvent
from engine.tables.model.news import TimeUp
from engine.tables.replay import Replay

MOST_LINES: Final = 6
"""The most lines of events; only an own move may need more."""
PAST, SPARE, OLDER, WAY, RESULT, GREAT, NEWEST, MATTERS, KEPT = range(9)
"""Weights of lines; those with the smallest are dropped first, and of these the oldest.

In order: others' actions in a round that has ended; late turns and lines that come again; events
before the last move; the moves that led to results; results; great moments; the newest result, the
newest large line, and others' last move, which a board keeps; actions by or against the reader;
that last move, what the reader did since (moves made at once, and what they won), the newest line,
the last round's win.
"""
ROLES: Final = ("seat", "owner", "victim", "source")
"""The fields of events that name an affected side."""


@dataclass(frozen=True, slots=True)
class Span:
    """Events to be told.

    begin, own: the index of the last move of the reader, on a board of a person, and the number of
    its events. end: the index of the last event of a round that has ended, or -1.
    """

    events: Sequence[Event]
    begin: int
    own: int
    end: int


@dataclass(frozen=True, slots=True)
class Told:
    """The words of an event, or of several players' equal ones, in one line or two.

    is_led: a move whose result is the next line.
    """

    index: int
    words: str
    weight: int
    is_large: bool
    is_own: bool
    is_led: bool = False

    def shown(self, say: Say) -> str:
        """The lines as a message has them: small print, except for what is large."""
        plain = self.is_large or say.in_words
        return self.words if plain else "\n".join(f"-# {part}" for part in self.words.splitlines())


def told(
    say: Say,
    names: Names,
    face: Face,
    span: Span,
    hidden: tuple[type[Event], ...] = (),
    past: tuple[type[Event], ...] | None = None,
) -> list[Told]:
    """All events with their weights, in order of time, without the hidden kinds.

    past: the kinds hidden in a round that has ended; None: the same.
    """
    past = hidden if past is None else past
    found, before = list[Told](), list[Event]()
    for index, event in enumerate(span.events):
        if isinstance(event, past if index < span.end else hidden):
            continue
        if not (words := line(say, event, names, face, beats=True)):
            continue
        is_shared = bool(before) and found[-1].index > span.begin and isinstance(event, face.shared)
        if is_shared and _is_like(before[-1], event, names.reader):
            before.append(event)
            seats = [each.seat for each in before if isinstance(each, SeatEvent)]
            words = line(say, event, names, face, seats=seats)
            found[-1] = replace(found[-1], index=index, words=words)
            continue
        is_move = isinstance(event, face.played)
        if before and isinstance(before[-1], face.played) and not is_move:
            move, mover = found.pop(), getattr(before[-1], "seat", None)
            found.append(replace(move, is_led=getattr(event, "seat", None) == mover))
        is_effect = bool(before) and isinstance(before[-1], face.effects.get(type(event), ()))
        before = [event]
        is_own = concerns(event, names)
        is_loud = face.is_loud(event) and index > span.end
        weight = MATTERS if is_own else GREAT if is_loud else WAY if is_move else RESULT
        if is_effect:  # in one piece with its cause
            cause = found.pop()
            words, weight = f"{cause.words}\n{words}", max(weight, cause.weight)
            is_loud, is_own = is_loud or cause.is_large, is_own or cause.is_own
        found.append(Told(index, words, weight, is_loud or is_own, is_own))
    return _weighed(found, span, names, face)


def concerns(event: Event, names: Names) -> bool:
    """True if it is an action by or against the reader's side."""
    sides = (getattr(event, role, None) for role in ROLES)
    return any(side is not None and names.is_of(side) for side in sides)


def _is_like(before: Event, event: Event, reader: int | None) -> bool:
    """True if both are the same event of two other players, who made their moves themselves."""
    if not isinstance(before, SeatEvent) or not isinstance(event, SeatEvent):
        return False
    if reader in (before.seat, event.seat) or before.by is not By.SELF:
        return False
    return before.seat != event.seat and replace(before, seat=event.seat) == event


def _weighed(found: list[Told], span: Span, names: Names, face: Face) -> list[Told]:
    """The same with weights that depend on the time, and on later lines.

    A reader keeps the end of a round: its win, their last move in it, its last result with the move
    that led to it, and the beginning of the next round.
    """
    past, moves = [each for each in found if each.index < span.end], face.played
    own = [e.index for e in past if e.is_own and isinstance(span.events[e.index], moves)]
    over = [n for n, each in enumerate(past) if not isinstance(span.events[each.index], moves)]
    won = list[int]()
    ends, around = set[int](), set[int]()
    if names.reader is not None and past:
        ends = {*own[-1:], *(past[n].index for n in over[-1:])}
        great = [e.index for e in past if face.is_loud(span.events[e.index])]
        won = [index for index in great if getattr(span.events[index], "place", None) == 1][-1:]
        around = {past[n - 1].index for n in over[-1:] if n and past[n - 1].is_led}
        around |= {each.index for each in found[len(past) :][:1]}
    last = {each.words: each.index for each in found}
    results = [each.index for each in found if each.weight in (RESULT, GREAT, MATTERS)][-1:]
    large = [each.index for each in found if each.is_large][-1:]
    laid = [each for each in found if isinstance(span.events[each.index], moves)]
    others = [e for e in laid if getattr(span.events[e.index], "seat", None) != names.reader]
    shown = (e.index for e in others[-1:] if not e.is_led)
    newest, top = {*results, *large, *shown}, KEPT if names.reader is None else NEWEST
    mover = getattr(span.events[span.begin], "seat", None) if span.own else None
    weighed = list[Told]()
    for each in found:
        weight, index, event = each.weight, each.index, span.events[each.index]
        is_past = index < span.end
        if is_past:
            weight = OLDER if each.is_own else PAST
        elif isinstance(event, TimeUp) or (index < last[each.words] and not each.is_own):
            weight = SPARE
        elif index < span.begin:
            weight = OLDER
        is_move = span.begin <= index < span.begin + span.own
        is_kept = is_move and getattr(event, "seat", mover) == mover
        is_last = not is_past and index == last[each.words]
        is_pressed = event.by is By.SELF and getattr(event, "seat", None) == names.reader
        is_kept = is_last and (is_kept or is_pressed or index == found[-1].index)
        weight = max(weight, top) if is_last and index in newest else weight
        weight = MATTERS if index in ends else max(weight, RESULT) if index in around else weight
        weight = KEPT if is_kept or index in won else weight
        weighed.append(each if weight == each.weight else replace(each, weight=weight))
    return weighed


def fitting(
    found: Sequence[Told], most: int = MOST_LINES, counter: int = 1, ended: int = -1
) -> tuple[list[Told], list[Told]]:
    """The lines that fit, and the others that belong to the present round.

    Others' results in two lines come in one before anything is left out. A move whose result is
    shown isn't missed. counter: the lines of these that then say how much. ended: the index of the
    last event that isn't of the present round.
    """
    shown, lines = list[Told](), sum(map(_height, found))
    for each in found:
        if lines > most and each.weight != KEPT and not each.is_own:
            lines -= _height(each) - 1
            each = replace(each, words=each.words.replace("\n", " "))
        shown.append(each)
    going = sorted((e for e in shown if e.weight != KEPT), key=lambda e: (e.weight, e.index))
    gone, left = set[int](), list[Told]()
    for each in going:
        if lines + counter * bool(left) <= most:
            break
        gone.add(each.index)
        is_missed = each.weight != PAST and not each.is_led and each.index > ended
        left += [each] if is_missed else []
        lines -= _height(each)
    if len(left) == 1 and _height(left[0]) <= counter:  # it takes the room of its count
        gone -= {left.pop().index}
    kept = [each for each in shown if each.index not in gone]
    return kept, sorted(left, key=lambda each: each.index)


def counted(say: Say, message: str, kept: list[Told], left: Sequence[Told]) -> list[Told]:
    """The kept lines, with this message about the others where the first of them is missing."""
    if not left:
        return kept
    gap = Told(left[0].index, say(message, count=len(left)), KEPT, is_large=False, is_own=False)
    return sorted([*kept, gap], key=lambda each: each.index)


def _height(each: Told) -> int:
    return 1 + each.words.count("\n")


def choice_of(
    say: Say, replay: Replay, other: Replay, seat: Seat, reader: int | None = None
) -> tuple[int, bool, str]:
    """The move that parts two games of the seat's cards, if it is its choice, and it in words.

    A choice of several moves goes on until there is something to say of it.
    """
    table, (step, is_choice), told = replay.table, replay.parted(other, seat), list[str]()
    names, face = names_of(table, table.seat_of(reader), say).plain, FACES[table.game]
    for number in range(step, len(replay.steps)):
        told += [t for t in lines(say, replay.latest(number, None), names, face) if t not in told]
        step = number
        if told or [row.seat for row in replay.rows[number : number + 1]] != [seat]:
            break
    return step, is_choice, " ".join(told[:2])
