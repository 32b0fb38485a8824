"""The log of a table of 7 Seas, and the scoring of a round."""

from collections.abc import Sequence
from typing import Final

from cogs.faces.seven_seas.board import beside
from cogs.faces.seven_seas.gains import points_of
from cogs.faces.seven_seas.words import EMOJI, FACES, NAMED, PIRATES, SUITS, short, sourced, summed
from cogs.ui.layout import NO_BREAK
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
from engine.games.seven_seas.view import View
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
    """Each side's spaces and what won them, the most first; every figure; the best of each suit."""
    return _Scoring(say, seen.view, events, names).blocks()


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
            what = _reasons(say, won, side)
            name, you = names.of_side(say, side), reader if side == own else "no"
            told = say("seven-seas-round-for", name=name, you=you, what=what)
            lines.append(told if side == own else f"-# {told}")
    return "\n".join(lines)


def _reasons(say: Say, won: Sequence[CategoryScored], side: int, *, short: bool = False) -> str:
    """The categories that this side won; unless short, with its figures and the best of others."""
    told = list[str]()
    for event in won:
        others = [figure for other, figure in enumerate(event.figures) if other != side]
        figures = {"own": event.figures[side], "next": max(others, default=0)}
        tied = "short" if short else len(event.winners) > 1
        told.append(say("seven-seas-award", category=event.category.value, tied=tied, **figures))
    return listed(say, told)


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

    def __init__(self, say: Say, view: View, events: Sequence[Event], names: Names) -> None:
        self.say = say
        self.view = view
        self.names = names
        self.events = events
        self.scored = [event for event in events if isinstance(event, CategoryScored)]

    def blocks(self) -> tuple[str, ...]:
        """The title, what each side won, the figures, and the parts of the booty."""
        round_ = next(event.round for event in self.events if isinstance(event, RoundEnded))
        title = self.say("seven-seas-reckoning", round=round_)
        moved = [event for event in self.events if isinstance(event, ShipMoved)]
        lines = [self._ship(e) for e in sorted(moved, key=lambda e: e.old - e.new)]
        sides = range(len(self.scored[0].figures) if self.scored else 0)
        empty = [side for side in sides if not any(side in e.winners for e in self.scored)]
        missed = [(_closest(self.scored, side), self._side(side)) for side in empty]
        far = [name for (category, _, _), name in missed if category == "none"]
        missed = [each for each in missed if each[0][0] != "none"]
        missed += [(("none", 0, 0), " · ".join(far))] if far else []
        for (category, own, best), name in missed:
            told = self.say("seven-seas-nothing", name=name, category=category, own=own, best=best)
            lines.append(f"-# {told}")
        figures = [f"-# {line}" for line in map(self._category, self.scored) if line]
        counted = [event for event in self.events if isinstance(event, BootyCounted)]
        booty = [self._booty(event) for event in sorted(counted, key=lambda e: -e.total)]
        if len(sides) > 2 and not self.say.in_words:
            booty = [f"-# {line}" for line in booty]
        booty = [f"-# **{self.say('seven-seas-booty-title')}**", *booty]
        return (f"### ⚖️ {title}", "\n".join(lines), "\n".join(figures), "\n".join(booty))

    def _side(self, side: int, *, short: bool = False) -> str:
        """The mark and the names of a side; short: as beside its ship, unless they are heard."""
        is_cut = short and not self.say.in_words
        name = beside(self.view, self.names, side) if is_cut else self.names.of_side(self.say, side)
        return f"{Names.MARKS[side]}{NO_BREAK}{name}"

    def _category(self, event: CategoryScored) -> str:
        """The figure of each side, the best first; "" for booty, and a pirate that somebody has."""
        if event.winners and event.category not in (Category.CARDS, Category.COINS):
            return ""
        sides = sorted(range(len(event.figures)), key=lambda side: -event.figures[side])
        told = (f"{self._side(side, short=True)}{NO_BREAK}{event.figures[side]}" for side in sides)
        won = {"count": len(event.winners), "points": event.points, "figures": " · ".join(told)}
        return self.say("seven-seas-category", category=event.category.value, **won)

    def _booty(self, event: BootyCounted) -> str:
        suits = (", " if self.say.in_words else " ").join(self._suit(event, s) for s in Suit)
        name = self._side(event.side, short=True)
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
        won = [each for each in self.scored if event.side in each.winners]
        what, name = _reasons(self.say, won, event.side, short=True), self._side(event.side)
        points = event.new - event.old
        return self.say("seven-seas-ship", name=name, what=what, **places, points=points)
