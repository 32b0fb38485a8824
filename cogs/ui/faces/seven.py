"""The face of 7: a pile of two fields, and a hand whose every card says what sum it would make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum

from cogs.ui.face import WHY, Look, Names, Offer, Page, Press, Say, Tone, Unclear, chosen, folded
from cogs.ui.faces.common import points_lines, turn_line
from engine.core import Event, RoundEnded, Seat
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
    SevenMade,
    WentOut,
)
from engine.games.seven.moves import Place, Refusal, Side
from engine.games.seven.placing import Placing
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.tables import Seen

WAYS = {Side.START: "start", Side.HOLE: "hole", Side.NUMBER: "number"}


class SevenFace:
    """Words and presses of 7."""

    key = "seven"

    def board(self, say: Say, seen: Seen, names: Names) -> tuple[str, ...]:
        """The pile large, who holds what, the stock."""
        view: View = seen.view
        rounds = view.rounds
        title = (
            say("seven-title-of", round=view.round, rounds=rounds)
            if rounds
            else say("seven-title", round=view.round, bank=view.bank)
        )
        stock = say("seven-stock", draw=view.draw_pile, aside=view.aside)
        seats = "\n".join(_seat_line(say, view, names, seat) for seat in range(len(names)))
        return (f"### {title}", _pile(say, view), seats, f"-# {stock}")

    def page(self, say: Say, seen: Seen, names: Names, page: str) -> Page:
        """The hand; there are no further pages."""
        view: View = seen.view
        mine = seen.seat in seen.to_move
        again = "seven-hand-again" if view.phase is Phase.AGAIN else "seven-hand"
        title = say(again) if mine else turn_line(say, seen, names)
        lines = [_number_line(say, view, number) for number in sorted(set(view.hand))]
        blocks = (f"### {title}", _small_pile(say, view), "\n".join(lines))
        return Page(Tone.HAND, blocks, _presses(say, seen, mine=mine))

    def tell(self, say: Say, event: Event, names: Names) -> str:
        """The event in one line."""
        match event:
            case RoundDealt(round, starter, _):
                return say("seven-told-dealt", round=round, name=names[starter])
            case Placed(seat, number, side, newest, other):
                way = f"seven-told-{WAYS[side]}"
                return say(way, name=names[seat], number=number, sum=newest + other)
            case SevenMade(seat, _):
                return say("seven-told-seven", name=names[seat])
            case PenaltyDrew(seat, count):
                return say("seven-told-penalty", name=names[seat], count=count)
            case WentOut(seat, place):
                return say("seven-told-out", name=names[seat], place=place)
            case CameLast(seat, cards):
                return say("seven-told-last", name=names[seat], cards=cards)
            case DrawPileRenewed(cards):
                return say("seven-told-renewed", cards=cards)
            case Blocked(starter, _):
                return say("seven-told-blocked", name=names[starter])
            case Drew() | DrewCard():
                return ""
        return ""

    def scoring(self, say: Say, events: Sequence[Event], names: Names) -> tuple[str, ...]:
        """Who came in at which place, for how many chips, and the standing."""
        paid = [event for event in events if isinstance(event, ChipsPaid)]
        ended = next(event for event in events if isinstance(event, RoundEnded))
        lines = [
            say(
                "seven-scored",
                place=event.place,
                name=names.marked(event.seat),
                chips=event.chips,
            )
            for event in paid
        ]
        totals = {event.seat: event.total for event in paid}
        standing = points_lines(say, "seven-standing", totals, names)
        title = say("seven-scoring-title", round=ended.round)
        return (f"### {title}", "\n".join(lines), "---", "\n".join(standing))

    def refusal(self, say: Say, seen: Seen, names: Names, reason: Enum) -> str:
        """Why a placing is not allowed."""
        view: View = seen.view
        return say(f"seven-refusal-{reason.value}", sum=view.sum)

    def plays(self, say: Say, seen: Seen, names: Names, typed: str) -> Sequence[Offer]:
        """Each legal placing."""
        view: View = seen.view
        offers = [
            Offer(_placing_words(say, placing), _sent(placing.move))
            for placing in sorted(view.placings, key=lambda p: (-p.sum, p.number))
            if placing.is_legal
        ]
        return chosen(offers, typed)

    def takes(self, say: Say, seen: Seen, names: Names, card: str, typed: str) -> Sequence[Offer]:
        """Nothing is taken in this game."""
        return ()

    def find(self, say: Say, seen: Seen, names: Names, card: str, take: str) -> int | str:
        """The placing that is meant; a bare number will do where only one way is legal."""
        view: View = seen.view
        text = folded(card)
        fitting = [
            index
            for index, move in enumerate(seen.moves)
            if text in (_sent(move), str(move.number))
        ]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            return ""
        raise Unclear(_unclear(say, view, text))

    def seconds_before(self, event: Event) -> float:
        """Nothing is revealed with suspense here."""
        return 0.0

    def more(self, say: Say, seen: Seen) -> tuple[Press, ...]:
        """No further pages."""
        return ()


def _pile(say: Say, view: View) -> str:
    if not view.pile:
        return f"**{say('seven-pile')}**\n## {say('seven-pile-empty')}"
    fields = f"{view.newest} ┃ {view.other or '·'}"
    caption = say("seven-pile-caption", newest=view.newest, cards=len(view.pile))
    return f"**{say('seven-pile')}** {caption}\n# ┃ {fields} ┃ = {view.sum}"


def _small_pile(say: Say, view: View) -> str:
    if not view.pile:
        return f"-# {say('seven-pile-empty')}"
    pile = say("seven-small-pile", newest=view.newest, other=view.other, sum=view.sum)
    return f"-# {pile}"


def _seat_line(say: Say, view: View, names: Names, seat: Seat) -> str:
    chips = f"🪙 {view.chips[seat]}"
    if seat in view.out:
        place = say("seven-out", place=view.out.index(seat) + 1)
        return f"{names.marked(seat)} {place} {chips}"
    line = f"{names.marked(seat)} ✋ {view.sizes[seat]} {chips}"
    return f"{line} ← {say('seat-to-play')}" if seat == view.turn else line


def _number_line(say: Say, view: View, number: int) -> str:
    count = Counter(view.hand)[number]
    ways = [_way_words(say, placing) for placing in view.placings if placing.number == number]
    times = f" ×{count}" if count > 1 else ""
    return f"**{number}**{times}: {' · '.join(ways)}"


def _way_words(say: Say, placing: Placing) -> str:
    way = WAYS[placing.side]
    if placing.refusal is None:
        key = "seven-way-seven" if placing.makes_a_seven else "seven-way"
        return say(key, way=way, sum=placing.sum)
    reason = "high" if placing.refusal is Refusal.TOO_HIGH else "low"
    return say("seven-way-not", way=way, sum=placing.sum, reason=reason)


def _placing_words(say: Say, placing: Placing) -> str:
    return say(
        "seven-offer",
        number=placing.number,
        way=WAYS[placing.side],
        sum=placing.sum,
        seven="yes" if placing.makes_a_seven else "no",
    )


def _presses(say: Say, seen: Seen, *, mine: bool) -> tuple[Press, ...]:
    view: View = seen.view
    if not mine:
        return tuple(Press(str(number), WHY) for number in sorted(set(view.hand)))
    by_move = {placing.move: placing for placing in view.placings if placing.is_legal}
    return tuple(
        Press(
            _placing_words(say, by_move[move]),
            index,
            Look.TAKE if by_move[move].makes_a_seven else Look.LAY,
        )
        for index, move in enumerate(seen.moves)
    )


def _sent(move: Place) -> str:
    return f"{move.number}{ {Side.START: '', Side.HOLE: 'h', Side.NUMBER: 'n'}[move.side] }"


def _unclear(say: Say, view: View, text: str) -> str:
    number = text[:1]
    if not number.isdecimal() or int(number) not in range(1, 8):
        return say("seven-unclear")
    if int(number) not in view.hand:
        return say("seven-not-in-hand", number=number)
    return say("seven-cannot", number=number, sum=view.sum)


SEVEN = SevenFace()
