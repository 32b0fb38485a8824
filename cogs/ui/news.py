"""What happens to the people of a table, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.face import Names, Say
from engine.news import (
    CameBack,
    HostPassed,
    Kicked,
    Left,
    News,
    Paused,
    Resumed,
    Seated,
    TimeUp,
)
from engine.ports import Table

KINDS = {
    Left: "left",
    CameBack: "came-back",
    Kicked: "kicked",
    Seated: "seated",
    Paused: "paused",
    Resumed: "resumed",
}


def news_lines(say: Say, table: Table, news: Sequence[News], names: Names) -> list[str]:
    """One line for each piece of news that the table should read; reminders are messages."""
    return [line for item in news if (line := _line(say, table, item, names))]


def _line(say: Say, table: Table, item: News, names: Names) -> str:
    match item:
        case TimeUp(seat, _):
            stays = table.players[seat].level is not None
            return say("news-time-up", name=names[seat], stays=stays)
        case HostPassed(user):
            host = table.seat_of(user)
            return "" if host is None else say("news-host", name=names[host])
        case Left(seat) | CameBack(seat) | Kicked(seat) | Seated(seat):
            return say(f"news-{KINDS[type(item)]}", name=names[seat])
        case Paused() | Resumed():
            return say(f"news-{KINDS[type(item)]}")
    return ""
