"""Parts that several faces share."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cogs.ui.face import Face, rounds_ended
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Event, PrivateEvent, RoundEnded, Seat, SeatEvent
from engine.games import GAMES
from engine.tables.model.kind import Ending, Kind, kind_of
from engine.tables.model.news import News
from engine.tables.model.table import Table
from engine.tables.replay import Replay
from engine.tables.view import TableView

COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "orange", "white")
"""The seats' colours in the pictures' names, in the order of the seats."""
SEAT_SIGNS: Final = {mark: f":t_{name}:" for mark, name in zip(Names.MARKS, COLOURS, strict=True)}
"""The pictures of the seats' marks."""


def rounds_at(seen: TableView, rounds: int) -> int:
    """The number of rounds at a table: fewer in a deal, 0 in a lesson, which ends earlier."""
    kind = kind_of(seen.table)
    deal = kind.deal(GAMES[seen.table.game].traits) or rounds
    return 0 if kind.ending is Ending.LESSON else deal


def aim(face: Face, say: Say, kind: Kind, view: Any, levels: str = "none") -> str:
    """How a game is won at a table of this kind, by a view; levels: those of its computers."""
    length = {"rounds": 0, **face.length(view)}
    length["rounds"] = kind.deal(GAMES[face.key].traits) or length["rounds"]
    return say(f"{face.key}-first-hand", levels=levels, **length)


def ends_game(seen: TableView, ended: int, rounds: int) -> bool:
    """True if the final standings follow this round: it is the last, and not of a deal."""
    return ended == rounds and not kind_of(seen.table).deal(GAMES[seen.table.game].traits)


@dataclass(frozen=True, slots=True)
class Told:
    """A highlight and its players (() if it has none); words "": there is no highlight."""

    seats: tuple[Seat, ...]
    words: str


NOTHING: Final = Told((), "")


def two_of(
    replay: Replay, names: Names, told: Iterable[Told], decision: Told = NOTHING
) -> tuple[str, ...]:
    """The decision, and a highlight of somebody else, last place first; else two highlights.

    told: best first. A person's own highlight comes before a shared one, and the reader's first. An
    own end below a public one has only what is the reader's, and no line of the public one.
    """
    left, reader = [each for each in dict.fromkeys(told) if each.words], names.reader
    if reader is None or not has_public_end(replay.table):
        kept = _picked(replay, left, decision, reader)
    else:
        public = _picked(replay, left, decision, None)
        kept = [each for each in left if reader in each.seats and each not in public]
        kept.sort(key=lambda each: len(each.seats))
    return tuple(each.words for each in kept[:2])


def _picked(
    replay: Replay, told: Sequence[Told], decision: Told, reader: Seat | None
) -> list[Told]:
    """The decision and a highlight, or two highlights: the reader's, then the last place's."""
    places = replay.outcome.places if replay.outcome else ()
    left = [each for each in told if each != decision]
    kept, seats = [decision] if decision.words else [], range(len(places))
    for seat in sorted(seats, key=lambda seat: (seat != reader, -places[seat], seat)):
        own = [each for each in left if seat in each.seats]
        if own and (seat == reader or not any(seat in each.seats for each in kept)):
            kept.append(min(own, key=lambda each: len(each.seats)))
    return [*kept, *(each for each in left if each not in kept)][:2]


def has_public_end(table: Table) -> bool:
    """True if everybody at its place reads the end of this table, and players their own below."""
    kind = kind_of(table)
    return not (kind.alone or kind.guest)


def most_told(say: Say, message: str, deeds: Sequence[SeatEvent], names: Names, least: int) -> Told:
    """The players with the most of these deeds; none below `least`, or if all are equal."""
    counts, names = Counter(event.seat for event in deeds), names.then(deeds)
    count = max(counts.values(), default=0)
    seats = tuple(sorted(seat for seat in counts if counts[seat] == count))
    if count < least or len(seats) == len(names):
        return NOTHING
    each = len(seats) > 1
    name = names.addressed(say).listed(say, seats)
    return Told(seats, say(message, name=name, count=count, each=each))


def decided(
    say: Say,
    replay: Replay,
    names: Names,
    message: str = "highlight-decided",
    more: Callable[[int, Seat, Seat], Mapping[str, object] | None] = lambda *_: {},
    least: int = 2,
) -> Told:
    """The round from which a winner led the rival for good, in this message.

    more: its other values, from the round, the winner and the rival; None: another line tells it.
    least: the fewest rounds of a game in which one of them decides.
    """
    found, outcome = _turning_point(replay, names), replay.outcome
    if outcome is None or found is None or len(replay.rounds) < least:
        return NOTHING
    round_, pair = found
    if (values := more(round_, *pair)) is None:
        return NOTHING
    return Told(outcome.winners, say(message, round=round_, **values, **rivals(say, names, pair)))


def rivals(say: Say, names: Names, pair: tuple[Seat, Seat]) -> Mapping[str, str]:
    """The values $first and $second of a message: these two sides; and $you: the reader's."""
    sides = [names.side(seat) for seat in pair]
    own = [way for way, side in zip(("first", "second"), sides, strict=True) if names.is_of(side)]
    first, second = (names.of_side(say, side) for side in sides)
    you = f"{own[0]}{'-team' * names.has_teams}" if own else "no"
    return {"first": first, "second": second, "you": you}


def _turning_point(replay: Replay, names: Names) -> tuple[int, tuple[Seat, Seat]] | None:
    """The round from which a winner led the rival for good, and these two.

    The rival is the second, or a reader who hasn't won and for whom there is no public end. None if
    several sides share the win, if only a tie-break separates the two, or if the winner led from
    the first of many rounds on: then none of them turned anything.
    """
    outcome, seats = replay.outcome, range(len(names))
    own = None if has_public_end(replay.table) else names.reader
    won = {names.side(seat) for seat in outcome.winners} if outcome else set()
    others = [seat for seat in seats if names.side(seat) not in won]
    if outcome is None or len(won) > 1 or not others:
        return None
    rival = own if own in others else min(others, key=lambda seat: outcome.places[seat])
    pair = outcome.winners[0], rival
    round_ = ahead = 0
    for event in replay.story:
        if isinstance(event, RoundEnded):
            round_ = event.round if ahead <= 0 else round_
            ahead += event.points[pair[0]] - event.points[pair[1]]
    has_turned = round_ > 1 or len(replay.rounds) <= 2
    return (round_, pair) if ahead > 0 and has_turned else None


def without_deal(seen: TableView, dealt: type[Event]) -> tuple[type[Event], ...]:
    """The kinds of events that a hand omits: a deal after which somebody has moved.

    At an own table the deal stays, below the result of the round before it.
    """
    newest = [event for event in seen.from_own if not isinstance(event, News | PrivateEvent)][-1:]
    is_new = kind_of(seen.table).alone and rounds_ended(seen.from_own)
    return () if is_new or (newest and isinstance(newest[0], dealt)) else (dealt,)
