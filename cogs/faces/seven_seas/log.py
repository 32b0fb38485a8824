"""The log of a table of 7 Seas, and the scoring of a round."""

from collections.abc import Sequence
from typing import Final

from cogs.faces.seven_seas.gains import points_of
from cogs.faces.seven_seas.words import EMOJI, FACES, NAMED, PIRATES, SUITS, short, sourced, summed
from cogs.ui.layout import NO_BREAK, glued
from cogs.ui.names import Names, listed
from cogs.ui.page import Say
from cogs.ui.pictures import AMOUNT
from engine.core import Event, RoundEnded
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.cards import KRAKEN, Suit
from engine.games.seven_seas.events import (
    BootyCounted,
    Captured,
    CardKept,
    Category,
    CategoryScored,
    Cleared,
    Laid,
    LastClears,
    NickDeclined,
    Nicked,
    Redealt,
    RoundDealt,
    SecondCycle,
    ShipMoved,
)
from engine.games.seven_seas.state import shown_place
from engine.tables.view import TableView

COUNTED: Final = (Category.CARDS, Category.COINS, Category.BOOTY)
"""Categories won by the largest count; the lady and the king score for their holders."""
NARROW: Final = 0.75
"""The share of the best figure that counts as a narrow miss of a category."""
PLAYED: Final = (Laid, NickDeclined)


def event_line(say: Say, event: Event, names: Names) -> str:
    """The event in one line; "" if it has no line."""
    match event:
        case RoundDealt(round, starter):
            return say("seven-seas-told-dealt", round=round, **names.told(starter))
        case Redealt():
            return say("seven-seas-told-redealt")
        case Laid(seat, card):
            return say("seven-seas-told-laid", **names.told(seat), card=short(say, card))
        case Captured(seat, card, taken, rule):
            cards = {"card": short(say, card), "taken": summed(say, taken), "rule": rule.value}
            line = say("seven-seas-told-captured", **names.told(seat), **cards)
            points = points_of((card, *taken))
            return f"{line} {say('seven-seas-told-points', count=points)}" if points else line
        case Cleared(seat):
            return say("seven-seas-told-cleared", **names.told(seat))
        case SecondCycle(_, hand):
            return say("seven-seas-told-second", cards=hand)
        case LastClears(seat, taken):
            return say("seven-seas-told-last", **names.told(seat), taken=summed(say, taken))
    return _tell_nick(say, event, names)


def _tell_nick(say: Say, event: Event, names: Names) -> str:
    """The events of a nick; `board.searching` shows a search in progress."""
    match event:
        case Nicked(seat, source):
            return sourced(say, "seven-seas-told-nicked", seat, source, names)
        case CardKept(seat, _, card) if seat == names.reader:  # a secret of the reader's own
            return say("seven-seas-told-kept", **names.told(seat), card=short(say, card))
        case NickDeclined(seat):
            return say("seven-seas-told-declined", **names.told(seat))
    return ""


def is_loud(event: Event) -> bool:
    """True if the board shows it in normal size: the kraken, a pirate, a clearing, a nick."""
    if isinstance(event, Captured):
        has_pirate = any(card in PIRATES for card in (event.card, *event.taken))
        return has_pirate or event.rule is CaptureRule.TAKE_ALL
    return isinstance(event, Cleared | Nicked)


def scoring(say: Say, seen: TableView, events: Sequence[Event], names: Names) -> tuple[str, ...]:
    """The ships; every category with its winners and the reason; the best of each suit.

    A lesson explains what counts on its next page.
    """
    return _Scoring(say, events, names).blocks(explained=seen.lesson is None)


def round_line(say: Say, seen: TableView, events: Sequence[Event], names: Names) -> str:
    """The categories that each side won, the reader first; or the closest miss of the reader."""
    scored = [event for event in events if isinstance(event, CategoryScored)]
    own = names.side(names.reader or 0)
    reader = "team" if names.has_teams else "yes"
    lines = []
    if scored and not any(own in event.winners for event in scored):
        category, figure, best = _closest(scored, own)
        missed = {"category": category, "own": figure, "best": best}
        lines.append(say("seven-seas-round-nearest", you=reader, **missed))
    for side in sorted(range(names.sides or len(names)), key=lambda side: side != own):
        won = [event for event in scored if side in event.winners]
        if won:
            what = listed(say, [_reason(say, event, side) for event in won])
            name, you = names.of_side(say, side), reader if side == own else "no"
            told = say("seven-seas-round-for", name=name, you=you, what=what)
            lines.append(told if side == own else f"-# {told}")
    return "\n".join(lines)


def _reason(say: Say, event: CategoryScored, side: int) -> str:
    """The category that this side won, with its figure and the best of the others."""
    others = [figure for other, figure in enumerate(event.figures) if other != side]
    own, best = event.figures[side], max(others, default=0)
    tied = len(event.winners) > 1
    return say("seven-seas-award", category=event.category.value, own=own, next=best, tied=tied)


def _closest(scored: Sequence[CategoryScored], side: int) -> tuple[str, int, int]:
    """The category that the side missed most narrowly, its figure there, and the best figure.

    A miss is narrow if the side has at least NARROW of the best figure; ("none", 0, 0) if it has
    no such miss: a wide miss would sound like mockery.
    """
    counted = [event for event in scored if event.winners and event.category in COUNTED]
    near = max(counted, key=lambda e: e.figures[side] / max(*e.figures, 1), default=None)
    if near is None or near.figures[side] < NARROW * max(*near.figures, 1):
        return "none", 0, 0
    return near.category.value, near.figures[side], max(near.figures)


class _Scoring:
    """The scoring of one round as the table reads it."""

    def __init__(self, say: Say, events: Sequence[Event], names: Names) -> None:
        self.say = say
        self.names = names
        self.events = events
        self.scored = [event for event in events if isinstance(event, CategoryScored)]

    def blocks(self, *, explained: bool) -> tuple[str, ...]:
        """The blocks; explained: with a legend in round 1, where two sides leave room for it."""
        round_ = next(event.round for event in self.events if isinstance(event, RoundEnded))
        title = self.say("seven-seas-reckoning", round=round_)
        lines = [self._category(event) for event in self.scored]
        sides = range(len(self.scored[0].figures) if self.scored else 0)
        empty = [side for side in sides if not any(side in e.winners for e in self.scored)]
        missed = [(_closest(self.scored, side), self._side(side)) for side in empty]
        far = [name for (category, _, _), name in missed if category == "none"]
        missed = [each for each in missed if each[0][0] != "none"]
        missed += [(("none", 0, 0), " · ".join(far))] if far else []
        for (category, own, best), name in missed:
            told = self.say("seven-seas-nothing", name=name, category=category, own=own, best=best)
            lines.append(f"-# {told}")
        booty = [self._booty(event) for event in self.events if isinstance(event, BootyCounted)]
        ships, between = [self._ship(e) for e in self.events if isinstance(e, ShipMoved)], "\n"
        if explained and round_ == 1 and len(sides) == 2:
            booty.append(f"-# {self.say('seven-seas-booty-legend')}")
        if len(sides) > 2 and not self.say.in_words:
            booty, ships, between = [f"-# {line}" for line in booty], [*map(glued, ships)], " · "
        sailed = self.say("seven-seas-ships", count=len(ships), ships=between.join(ships))
        booty = [f"**{self.say('seven-seas-booty-title')}**", *booty]
        return (f"### ⚖️ {title}", sailed, "\n".join(lines), "\n".join(booty))

    def _side(self, side: int) -> str:
        return f"{Names.MARKS[side]}{NO_BREAK}{self.names.of_side(self.say, side)}"

    def _counted(self, event: CategoryScored, side: int) -> str:
        return f"{self._side(side)}{NO_BREAK}{event.figures[side]}"

    def _category(self, event: CategoryScored) -> str:
        counted = event.category in COUNTED
        winners = " · ".join(
            self._counted(event, side) if counted else self._side(side) for side in event.winners
        )
        won = {"winners": winners, "count": len(event.winners), "points": event.points}
        line = self.say("seven-seas-category", category=event.category.value, **won)
        others = [side for side in range(len(event.figures)) if side not in event.winners]
        if not counted or not others or not winners:
            return line
        others.sort(key=lambda side: -event.figures[side])
        behind = " · ".join(self._counted(event, side) for side in others)
        return f"{line}\n-# {behind}"

    def _booty(self, event: BootyCounted) -> str:
        suits = (", " if self.say.in_words else " ").join(self._suit(event, s) for s in Suit)
        name = self._side(event.side)
        return self.say("seven-seas-booty-line", name=name, suits=suits, total=event.total)

    def _suit(self, event: BootyCounted, suit: Suit) -> str:
        """The best card of a suit and its value, which may be another than its strength."""
        card, value = event.best[suit], event.values[suit]
        key, sign = SUITS[suit], EMOJI[suit] if card is None else f"{EMOJI[suit]}{AMOUNT}"
        if card is KRAKEN:
            key, sign = FACES[KRAKEN], NAMED[KRAKEN]
        strength = 0 if card is None else value if card is KRAKEN else card.strength
        way = "none" if card is None else "same" if strength == value else "counts"
        values = {"strength": str(strength), "value": str(value)}
        return self.say("seven-seas-booty-best", card=key, sign=sign, way=way, **values)

    def _ship(self, event: ShipMoved) -> str:
        places = {"old": shown_place(event.old), "new": shown_place(event.new)}
        gained = {"name": self._side(event.side), "gained": event.new - event.old}
        return self.say("seven-seas-ship", **gained, **places)
