"""News about the people of a table."""

from collections.abc import Sequence
from typing import Final

from cogs.ui.face import Face
from cogs.ui.names import Names, capitalized, countdown, escaped, short_name
from cogs.ui.page import Say
from engine.core import Event, Seat
from engine.tables.model.news import (
    AtSeat,
    CameBack,
    ClockSet,
    HostPassed,
    Kicked,
    Left,
    News,
    PlaysOn,
    Resumed,
    Seated,
    StandIn,
    TakenBack,
    TimeUp,
    VoteOff,
)
from engine.tables.model.table import Table

MOST_NEWS: Final = 2
"""The most lines about the people; the latest ones stay."""
KINDS: Final[dict[type[News], str]] = {
    TakenBack: "news-taken-back",
    Left: "news-left",
    CameBack: "news-came-back",
    Kicked: "news-kicked",
    StandIn: "news-stand-in",
    TimeUp: "news-time-up",
}


def latest(news: Sequence[News], most: int) -> list[News]:
    """The latest news, at most this many; late turns come first, and so give way to the rest."""
    return sorted(news, key=lambda item: not isinstance(item, TimeUp))[-most:]


def news_lines(say: Say, table: Table, news: Sequence[News], names: Names) -> list[str]:
    """The latest news for the table and its present state, in two lines at most."""
    names = names.plain
    lines = [line for item in latest(news, len(news)) if (line := _line(say, table, item, names))]
    standing = _standing(say, table, news, names)
    newest = list(dict.fromkeys(reversed(lines)))[: MOST_NEWS - len(standing)]
    return [*reversed(newest), *standing]


def line(
    say: Say,
    event: Event,
    names: Names,
    face: Face,
    seats: Sequence[Seat] = (),
    *,
    beats: bool = False,
) -> str:
    """The event as a line with the name of the player who moved; also news about the people.

    seats: all players with such an event, if they are several. beats: an attack's result in two
    lines, if it has them.
    """
    if not isinstance(event, AtSeat):
        named = names.then((event,))
        told = face.event_line(say, event, named.several(say, seats) if seats else named)
        return capitalized(say, told if beats else told.replace("\n", " "))
    if isinstance(event, TimeUp) and event.seat == names.reader:
        return ""  # the computer's move shows it
    return capitalized(say, _of_seat(say, event, names.plain))


def lines(say: Say, events: Sequence[Event], names: Names, face: Face) -> list[str]:
    """The events as lines, without empty ones."""
    return [told for event in events if (told := line(say, event, names, face))]


def _of_seat(say: Say, item: AtSeat, names: Names) -> str:
    """News about the person on one seat; "" for reminders, which are messages of their own."""
    name, you = names[item.seat], item.seat == names.reader
    if isinstance(item, Seated):
        of = item.of or "".join(names.former[item.seat : item.seat + 1])
        former = escaped(short_name(of, "")) if of != say("former-player") else ""
        return say("news-seated", name=name, you=you, former=former or "none")
    message = KINDS.get(type(item))
    return say(message, name=name, you=you) if message else ""


def _line(say: Say, table: Table, item: News, names: Names) -> str:
    match item:
        case TimeUp(seat):
            stays = table.players[seat].is_away
            return say("news-time-up-stays", name=names[seat]) if stays else ""
        case HostPassed(user):
            host = None if table.settings.night else table.seat_of(user)  # nobody is one there
            return "" if host is None else say("news-host", name=names[host])
        case TakenBack() | Seated():  # the others are among the moves
            return _of_seat(say, item, names)
        case ClockSet(clock):
            return say("news-clock", clock=clock or 0)
        case PlaysOn(yes, no):
            return say("news-plays-on", yes=yes, no=no)
        case VoteOff(int(seat), removed):
            return say("news-vote-off", name=names[seat], removed=removed)
        case Resumed():
            return say("news-resumed")
    return ""


def _standing(say: Say, table: Table, news: Sequence[News], names: Names) -> list[str]:
    """A note that nobody is present, or whose moves a computer makes, unless the news says so."""
    if table.paused:
        closes = table.timing.expires is not None and table.timing.forewarned
        when = countdown(table.timing.expires or 0.0) if closes else "none"
        return [say("news-paused", when=when)]
    if table.timing.overtime:
        return [say("news-overtime", over=False)]
    told = {item.seat for item in news if isinstance(item, Left | Kicked | TimeUp | StandIn)}
    seats = [s for s, p in enumerate(table.players) if (p.is_away or p.left) and s not in told]
    return [say("news-away", names=names.listed(say, seats))] if seats else []
