"""What is told of a game of 7: each event, and the chips of a round."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.faces.common import points_lines
from cogs.faces.seven.words import WAYS
from cogs.ui.names import Names
from cogs.ui.page import RULE, Say
from engine.core import Event, RoundEnded
from engine.games.seven.events import (
    Blocked,
    CameLast,
    ChipsPaid,
    DrawPileRenewed,
    Drew,
    PenaltyDrew,
    Placed,
    RoundDealt,
    SevenMade,
    WentOut,
)

LAST_WORDS = 4
"""How much of a round's end its result tells: a card, a Seven, who is out, who is last."""


def tell(say: Say, event: Event, names: Names) -> str:
    """The event in one line; "" for a draw as usual, and for what the result tells."""
    match event:
        case RoundDealt(round, starter, _):
            return say("seven-told-dealt", round=round, name=names[starter])
        case Placed(seat, number, side, _, _):
            way = f"seven-told-{WAYS[side]}"
            return say(way, name=names[seat], number=number, sum=event.sum)
        case SevenMade(seat, cards):
            return say("seven-told-seven", name=names[seat], cards=cards)
        case Drew(seat, count) if not count:
            return say("seven-told-no-draw", name=names[seat])
        case PenaltyDrew(seat, count):
            return say("seven-told-penalty", name=names[seat], count=count)
    return _rare(say, event, names)


def _rare(say: Say, event: Event, names: Names) -> str:
    match event:
        case WentOut(seat, place):
            return say("seven-told-out", name=names[seat], place=place)
        case CameLast(seat, cards):
            return say("seven-told-last", name=names[seat], cards=cards)
        case DrawPileRenewed(cards):
            return say("seven-told-renewed", cards=cards)
        case Blocked(starter, _):
            return say("seven-told-blocked", name=names[starter])
    return ""


def scoring(say: Say, events: Sequence[Event], names: Names) -> tuple[str, ...]:
    """How the round ended, the chips by place, and the standing."""
    ended = next(event for event in events if isinstance(event, RoundEnded))
    paid = [event for event in events if isinstance(event, ChipsPaid)]
    told = [f"-# {words}" for event in events if (words := tell(say, event, names))]
    totals = {event.seat: event.total for event in paid}
    return (
        f"### {say('seven-scoring-title', round=ended.round)}",
        "\n".join(told[-LAST_WORDS:]),
        "\n".join(_paid(say, event, names) for event in paid),
        RULE,
        f"**{say('seven-standing-title')}**",
        "\n".join(points_lines(say, "seven-standing", totals, names)),
    )


def _paid(say: Say, event: ChipsPaid, names: Names) -> str:
    name = names.marked(event.seat)
    return say("seven-scored", place=event.place, name=name, chips=event.chips)
