"""The log of a game of 7: each event, and the chips of a round."""

from collections.abc import Sequence
from typing import Final

from cogs.faces.common import ends_game, rounds_at
from cogs.faces.seven.words import card
from cogs.ui.names import Names
from cogs.ui.page import RULE, Say
from engine.core import Event, RoundEnded
from engine.games.seven.events import (
    Blocked,
    CameLast,
    ChipsPaid,
    DrawPileRenewed,
    Drew,
    DrewCard,
    PenaltyDrew,
    Placed,
    RoundDealt,
    WentOut,
)
from engine.games.seven.moves import SEVEN, Side
from engine.tables.view import TableView

PLAYED: Final = (Placed,)
OF_SEVERAL: Final = (Drew, PenaltyDrew)
LAST_WORDS = 4
"""The last events of a round, which its result shows: cards, who has none left, who is last."""


def event_line(say: Say, event: Event, names: Names) -> str:
    """The event in one line; "" for an ordinary draw, and for what other lines show.

    A Seven is in the line of its card, and a round's result in that of the round.
    """
    match event:
        case RoundDealt(round, starter, _):
            return say("seven-told-dealt", round=round, **names.told(starter))
        case Placed(seat, number, side):
            way = "start" if side is Side.START else "other"
            way = "seven" if event.sum == SEVEN else way
            told = {"way": way, "number": card(number), "sum": event.sum}
            return say("seven-told-placed", **names.told(seat), **told)
        case Drew(seat, count) if not count:
            return say("seven-told-no-draw", **names.told(seat))
        case PenaltyDrew(seat, count):
            return say("seven-told-penalty", **names.told(seat), count=count)
        case DrewCard(seat, number) if seat == names.reader:  # a secret of the reader's own
            return say("seven-told-drew", number=card(number))
    return _rare(say, event, names)


def _rare(say: Say, event: Event, names: Names) -> str:
    match event:
        case WentOut(seat, place):
            return say("seven-told-out", **names.told(seat), place=place)
        case CameLast(seat, cards):
            return say("seven-told-last", **names.told(seat), cards=cards)
        case DrawPileRenewed(cards):
            return say("seven-told-renewed", cards=cards)
        case Blocked(starter, _):
            return say("seven-told-blocked", **names.told(starter))
    return ""


def is_loud(event: Event) -> bool:
    """True if the board shows it in a line of normal size: a Seven, and a round that is won."""
    is_seven = isinstance(event, Placed) and event.sum == SEVEN
    return is_seven or (isinstance(event, WentOut) and event.place == 1)


def scoring(say: Say, seen: TableView, events: Sequence[Event], names: Names) -> tuple[str, ...]:
    """The chips by place, the end of the round, and the standings between two rounds."""
    ended = next(event for event in events if isinstance(event, RoundEnded))
    paid = [event for event in events if isinstance(event, ChipsPaid)]
    told = [f"-# {words}" for event in events if (words := event_line(say, event, names))]
    totals = {event.seat: event.total for event in paid}
    order = sorted(totals, key=lambda seat: (-totals[seat], seat))
    rounds = rounds_at(seen, seen.view.rounds or 0)
    title = say("seven-scoring-title", round=ended.round, rounds=rounds)
    scored = (
        say("seven-scored", place=e.place, name=names.marked(e.seat), chips=e.chips) for e in paid
    )
    blocks = (f"### {title}", "\n".join(scored), "\n".join(told[-LAST_WORDS:]))
    if ended.round == 1 or ends_game(seen, ended.round, rounds):
        return blocks
    total = (say("seven-standing", name=names.marked(s), total=totals[s]) for s in order)
    return (*blocks, RULE, f"**{say('seven-standing-title')}**", "\n".join(total))


def round_line(say: Say, seen: TableView, events: Sequence[Event], names: Names) -> str:
    """The reader's place, or the cards left in the last hand."""
    paid = [event for event in events if isinstance(event, ChipsPaid)]
    own = next(event for event in paid if event.seat == names.reader)
    last = next(event for event in events if isinstance(event, CameLast))
    cards = last.cards if last.seat == names.reader else 0
    return say("seven-round-own", place=own.place, cards=cards)
