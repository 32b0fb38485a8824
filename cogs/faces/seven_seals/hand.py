"""The hand of The Seven Seals: each colour says what it would do now; and the choice of a seal."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.faces.common import turn_line
from cogs.faces.seven_seals.words import (
    EMOJI,
    card_name,
    card_words,
    fate,
    mark,
    name_of,
    named,
    seals_words,
    trick_words,
)
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import WHY
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.games.seven_seals.cards import Card, Colour
from engine.games.seven_seals.moves import Play, Return
from engine.games.seven_seals.state import Kind, Phase
from engine.games.seven_seals.tricks import winning
from engine.games.seven_seals.view import Choice, View, choices, why_not
from engine.tables.view import TableView

ACROSS = 3
"""Cards in a row: a fourth label of an emoji and three characters would be wrapped by phones."""
NOT_NOW = "🔒"
"""Stands in front of a card that may not be played to this trick."""


def hand_page(say: Say, seen: TableView, names: Names, page: str = "") -> Page:
    """The hand; `page` may name the card that somebody pressed in vain."""
    view: View = seen.view
    mine = seen.seat in seen.to_move
    title = say("seals-hand") if mine else turn_line(say, seen, names)
    note = _note(say, view, page) if mine else ""
    lines = colour_lines(say, view) if mine else plain_lines(say, view.hand)
    blocks = (note, f"### {title}", _situation(say, view, names), "\n".join(lines))
    shown, presses = tuple(filter(None, blocks)), _presses(say, seen, mine=mine)
    return Page(Accent.HAND, shown, presses, across=ACROSS)


def return_page(say: Say, seen: TableView) -> Page:
    """The question which seal goes back for the trick just won."""
    view: View = seen.view
    last = view.last_trick
    if last is None:
        return Page(Accent.HAND, ())
    title = say("seals-return-title", card=card_words(say, last.winning_card))
    trumped = last.led is not Colour.RED and last.winning_card.colour is Colour.RED
    colour = name_of(say, last.led)
    why = say("seals-return-why", colour=colour, trumped="yes" if trumped else "no")
    presses = tuple(
        _return_press(say, move.kind, index)
        for index, move in enumerate(seen.moves)
        if isinstance(move, Return)
    )
    small = "\n".join(f"-# {line}" for line in (why, *_own_seals(say, view)))
    blocks = (f"### {title}", small, "\n".join(plain_lines(say, view.hand)))
    return Page(Accent.NICK, blocks, presses)


def plain_lines(say: Say, hand: Sequence[Card]) -> list[str]:
    """One line for each colour of the hand."""
    return [f"**{mark(say, colour)}** {_ranks(cards)}" for colour, cards in by_colour(hand)]


def colour_lines(say: Say, view: View) -> list[str]:
    """One line for each colour of the hand, with what its cards would do now."""
    forbidden = {choice.card for choice in choices(view) if choice.reason}
    lines = [
        _line_not(say, colour, cards) if cards[0] in forbidden else _line(say, view, colour, cards)
        for colour, cards in by_colour(view.hand)
    ]
    small = []
    if view.seat is not None and any(view.seals.held[view.seat][: Kind.BLACK]):
        small.append(say("seals-line-returns"))
    if forbidden and view.led is not None:
        small.append(say("seals-line-why", colour=named(say, view.led)))
    return [*lines, f"-# {' '.join(small)}"] if small else lines


def by_colour(hand: Sequence[Card]) -> list[tuple[Colour, list[Card]]]:
    """The cards of a hand by colour, the colours it has none of left out."""
    groups = [(colour, [card for card in hand if card.colour is colour]) for colour in Colour]
    return [(colour, cards) for colour, cards in groups if cards]


def takes(view: View, card: Card) -> bool:
    """Whether this card would take the running trick as it lies; one that is led does not yet."""
    cards = (*(played.card for played in view.trick), card)
    return len(cards) > 1 and winning(cards) == len(cards) - 1


def offer_words(say: Say, view: View, card: Card) -> str:
    """What a card that may be played would do, in a few words."""
    if view.led is None:
        return say("seals-offer", way="lead")
    if takes(view, card):
        return say("seals-offer", way="takes")
    return say("seals-offer", way="low" if card.colour is view.led else "off")


def _situation(say: Say, view: View, names: Names) -> str:
    """The trick, in small print, and the own seals."""
    lines = [_trick_line(say, view, names), *_own_seals(say, view)]
    return "\n".join(f"-# {line}" for line in lines)


def _own_seals(say: Say, view: View) -> list[str]:
    predicted = None if view.seat is None else view.seals.predictions[view.seat]
    if view.seat is None or predicted is None:
        return []
    return [_seals_line(say, view, view.seat, sum(predicted))]


def _trick_line(say: Say, view: View, names: Names) -> str:
    winner = view.winning
    if winner is not None:
        cards = trick_words(say, names, view.trick)
        return say("seals-hand-trick", cards=cards, name=names[winner.seat])
    if view.phase is Phase.PREDICT and view.turn is not None:
        return say("seals-hand-predictions", name=names[view.turn])
    if view.turn == view.seat:
        return say("seals-hand-leads")
    return say("seals-hand-between", name=names[view.leader])


def _seals_line(say: Say, view: View, seat: int, predicted: int) -> str:
    points = view.penalties[seat]
    if seat == view.seals.saboteur:
        return say("seals-yours-saboteur", points=points)
    held = seals_words(say, view.seals.held[seat])
    won = view.tricks[seat]
    return say("seals-yours", seals=held, points=points, won=won, predicted=predicted)


def _ranks(cards: Sequence[Card]) -> str:
    return " · ".join(str(card.rank) for card in cards)


def _line(say: Say, view: View, colour: Colour, cards: list[Card]) -> str:
    what, marked = _way(say, view, cards), f"**{mark(say, colour)}**"
    return say("seals-line", colour=marked, cards=_ranks(cards), what=what)


def _line_not(say: Say, colour: Colour, cards: list[Card]) -> str:
    return say("seals-line-not", colour=f"**{mark(say, colour)}**", cards=_ranks(cards))


def _way(say: Say, view: View, cards: list[Card]) -> str:
    """What the cards of one colour would do in the running trick."""
    led = view.led
    if led is None:
        return _fate(say, view, cards[0], cards[0].colour)
    takers = [card for card in cards if takes(view, card)]
    if not takers:
        losing = cards[0].colour in (led, Colour.RED)
        return say("seals-way", way="low" if losing else "off")
    return _takers_words(say, cards, takers) + _fate(say, view, takers[0], led)


def _takers_words(say: Say, cards: list[Card], takers: list[Card]) -> str:
    if len(takers) == len(cards):
        return say("seals-way-all", count=len(cards))
    return say("seals-way-some", rank=takers[0].rank, count=len(takers))


def _fate(say: Say, view: View, card: Card, led: Colour) -> str:
    if view.seat is None:
        return ""
    return fate(say, view.seals, view.seat, led=led, card=card)


def _note(say: Say, view: View, page: str) -> str:
    """Why the card that was pressed cannot be played."""
    pressed = page.removeprefix(f"{WHY}.")
    card = next((card for card in view.hand if card.name == pressed), None)
    reason = why_not(view, card) if card is not None and page != pressed else None
    if reason is None or view.led is None:
        return ""
    return say(f"seals-refusal-{reason.value}", colour=named(say, view.led))


def _presses(say: Say, seen: TableView, *, mine: bool) -> tuple[Button, ...]:
    view: View = seen.view
    if not mine:
        return tuple(_vain_press(say, card) for card in view.hand)
    indices = {move.card: index for index, move in enumerate(seen.moves) if isinstance(move, Play)}
    return tuple(_card_press(say, view, choice, indices) for choice in choices(view))


def _vain_press(say: Say, card: Card) -> Button:
    return Button(_label(say, card), ShowPage(f"{WHY}.{card.name}"))


def _card_press(say: Say, view: View, choice: Choice, indices: dict[Card, int]) -> Button:
    """Green: takes the trick as it lies; grey: does not, or leads; locked: it may not be played."""
    card = choice.card
    if card not in indices:
        return Button(f"{NOT_NOW}{card_name(say, card)}", ShowPage(f"{WHY}.{card.name}"))
    style = Style.GAIN if takes(view, card) else Style.PLAIN
    return Button(_label(say, card), MakeMove(indices[card]), style)


def _label(say: Say, card: Card) -> str:
    """A card on a button; an emoji within the label takes less room than one beside it."""
    return f"{EMOJI[Kind(card.colour)]}{card_name(say, card)}"


def _return_press(say: Say, kind: Kind, index: int) -> Button:
    label = say("seals-return-button", kind=name_of(say, kind))
    return Button(label, MakeMove(index), Style.GAIN, EMOJI[kind])
