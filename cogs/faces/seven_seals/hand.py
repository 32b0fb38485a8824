"""The hand of The Seven Seals: its cards as buttons with their effects; the choice of a seal."""

from __future__ import annotations

from cogs.faces.seven_seals.board import LAST, last_page
from cogs.faces.seven_seals.predict import compose
from cogs.faces.seven_seals.words import (
    ACROSS,
    EMOJI,
    by_colour,
    card_name,
    card_words,
    mark,
    name_of,
    named,
    plain_lines,
    seals_words,
    side_by_side,
    trick_words,
    winning_words,
)
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import WHY
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.games.seven_seals.cards import Card, Colour
from engine.games.seven_seals.moves import Play, Return
from engine.games.seven_seals.state import Kind, Phase, Played
from engine.games.seven_seals.tricks import fitting, winning
from engine.games.seven_seals.view import View, choices, why_not
from engine.tables.view import TableView


def page(say: Say, seen: TableView, names: Names, name: str) -> Page:
    """The last trick, or the present task: the composer, the choice of a seal, or the hand.

    A name may contain the card that somebody pressed in vain.
    """
    view: View = seen.view
    if name == LAST:
        return last_page(say, view, names)
    if seen.seat in seen.to_move and view.phase is Phase.PREDICT:
        return compose(say, seen, names, name)
    if seen.seat in seen.to_move and view.phase is Phase.RETURN:
        return _return_page(say, seen)
    return _hand_page(say, seen, names, name)


def _hand_page(say: Say, seen: TableView, names: Names, name: str) -> Page:
    view: View = seen.view
    mine = seen.seat in seen.to_move
    note = _note(say, view, name) if mine else ""
    lines = _reasons(say, view) if mine else []
    trick = f"### {_trick_line(say, view, names)}"
    small = [_winning_line(say, view, names), *_own_seals(say, view)]
    below = "\n".join(f"-# {line}" for line in small if line)
    blocks = ("\n".join(filter(None, (trick, below))), note, "\n".join(lines))
    shown, buttons = tuple(filter(None, blocks)), _buttons(say, seen)
    return Page(Accent.HAND, shown, buttons, across=ACROSS)


def _return_page(say: Say, seen: TableView) -> Page:
    """The question which seal goes back for the trick just won."""
    view: View = seen.view
    last = view.last_trick
    if last is None:
        return Page(Accent.HAND, ())
    question = say("seven-seals-return-title", card=card_words(say, last.winning_card))
    trumped = last.led is not Colour.RED and last.winning_card.colour is Colour.RED
    colour = name_of(say, last.led)
    why = say("seven-seals-return-why", colour=colour, trumped="yes" if trumped else "no")
    buttons = tuple(
        _return_button(say, move.kind, index)
        for index, move in enumerate(seen.moves)
        if isinstance(move, Return)
    )
    small = "\n".join(f"-# {line}" for line in (why, *_own_seals(say, view)))
    blocks = (small, "\n".join(plain_lines(say, view.hand)))
    return Page(Accent.NICK, blocks, buttons, question=question)


def _reasons(say: Say, view: View) -> list[str]:
    """The effects of the cards, one line for all colours with the same effect.

    Then the reason why the others may not be played; the cards themselves are on the buttons.
    """
    playable = [choice.card for choice in choices(view) if not choice.reason]
    colours: dict[str, list[str]] = {}
    for led, cards in by_colour(playable):
        if what := _way(say, view, cards):
            colours.setdefault(what, []).append(mark(say, led))
    lines = [
        say("seven-seals-line", colours=side_by_side(say, marks), what=what)
        for what, marks in colours.items()
    ]
    if any(_returns_seal(view, card) for card in playable):
        lines.append(f"-# {say('seven-seals-line-returns')}")
    if len(playable) < len(view.hand) and view.led is not None:
        lines.append(f"-# {say('seven-seals-line-not', colour=named(say, view.led))}")
    return lines


def takes_trick(view: View, card: Card) -> bool:
    """True if this card would take the present trick as it lies; False for a lead."""
    cards = (*(played.card for played in view.trick), card)
    return len(cards) > 1 and winning(cards) == len(cards) - 1


def _returns_seal(view: View, card: Card) -> bool:
    """True if a seal goes back if this card wins the present trick, and it still may."""
    seat, led = view.seat, view.led
    if seat is None or seat == view.seals.saboteur:
        return False
    may_win = led is None or takes_trick(view, card)
    return may_win and bool(
        fitting(view.seals.held[seat], card.colour if led is None else led, card)
    )


def offer_words(say: Say, view: View, card: Card) -> str:
    """The effect of a playable card, in a few words."""
    if view.led is None:
        return say("seven-seals-offer", way="lead")
    if takes_trick(view, card):
        return say("seven-seals-offer", way="takes")
    return say("seven-seals-offer", way="low" if card.colour is view.led else "off")


def _own_seals(say: Say, view: View) -> list[str]:
    """One's own seals and their cost, and the cost of one trick too many."""
    seat = view.seat
    predicted = None if seat is None else view.seals.predictions[seat]
    if seat is None or predicted is None:
        return []
    points, won, wanted = view.penalties[seat], view.tricks[seat], sum(predicted)
    if seat == view.seals.saboteur:
        return [say("seven-seals-yours-saboteur", points=points)]
    seals = seals_words(say, view.seals.held[seat])
    lines = [say("seven-seals-yours", seals=seals, points=points, won=won, predicted=wanted)]
    if won > wanted:
        left = view.seals.middle[Kind.BLACK]
        lines.append(say("seven-seals-won-too-many", count=won - wanted, left=left))
    return lines


def _trick_line(say: Say, view: View, names: Names) -> str:
    if view.trick:
        cards = ", ".join(_played(say, names, play) for play in view.trick)
        return say("seven-seals-hand-trick", cards=cards)
    if view.phase is Phase.PREDICT:
        return say("seven-seals-hand-predictions")
    if view.turn == view.seat:
        return say("seven-seals-hand-leads")
    return say("seven-seals-hand-between", name=names[view.leader])


def _winning_line(say: Say, view: View, names: Names) -> str:
    if view.winning is None:
        return ""
    seat = view.winning.seat
    return say("seven-seals-hand-winning", name=names[seat], you=names.you(seat))


def _played(say: Say, names: Names, play: Played) -> str:
    if play.seat == names.reader:
        return say("seven-seals-hand-played", card=card_words(say, play.card))
    return trick_words(say, names, (play,))


def _way(say: Say, view: View, cards: list[Card]) -> str:
    """The effect of one colour's cards in the present trick; "" if it makes no difference."""
    led, seat = view.led, view.seat
    matters = seat is not None and seat != view.seals.saboteur
    if led is None:
        won = _if_won(say, view, cards[0], cards[0].colour) if matters else ""
        return say("seven-seals-way-lead", won=won) if won else ""
    takers = [card for card in cards if takes_trick(view, card)]
    if not takers:
        losing = cards[0].colour in (led, Colour.RED)
        return say("seven-seals-way", way="low" if losing else "off")
    way, rank, count = _takers(cards, takers)
    if not matters:
        return say("seven-seals-way-takes", way=way, rank=rank, count=count)
    won = _if_won(say, view, takers[0], led)
    return say("seven-seals-way-wins", way=way, rank=rank, count=count, won=won)


def _takers(cards: list[Card], takers: list[Card]) -> tuple[str, int, int]:
    """Whether all cards take the trick or some, the lowest rank that does, and the number."""
    way = "all" if len(takers) == len(cards) else "some"
    return way, takers[0].rank, len(takers)


def _if_won(say: Say, view: View, card: Card, led: Colour) -> str:
    return winning_words(say, view.seals, view.seat or 0, led=led, card=card)


def _note(say: Say, view: View, name: str) -> str:
    """The reason why the card that was pressed can't be played."""
    pressed = name.removeprefix(f"{WHY}.")
    card = next((card for card in view.hand if card.name == pressed), None)
    reason = why_not(view, card) if card is not None and name != pressed else None
    if reason is None or view.led is None:
        return ""
    return say(f"seven-seals-refusal-{reason.value}", colour=named(say, view.led))


def _buttons(say: Say, seen: TableView) -> tuple[Button, ...]:
    """Every card in its place; cards that can't be played now lead to the reason."""
    view: View = seen.view
    by_card = {move.card: index for index, move in enumerate(seen.moves) if isinstance(move, Play)}
    return tuple(
        Button(_label(say, card), MakeMove(by_card[card]), style_of(view, card))
        if card in by_card
        else _idle_button(say, card)
        for card in view.hand
    )


def _idle_button(say: Say, card: Card) -> Button:
    return Button(_label(say, card), ShowPage(f"{WHY}.{card.name}"))


def style_of(view: View, card: Card) -> Style:
    """Green: takes the trick as it lies and returns a seal; red: takes it and costs a black one.

    Grey: doesn't take it, leads, or makes no difference: a trick of the saboteur, or one without a
    black seal left.
    """
    seat, led = view.seat, view.led
    if seat is None or led is None or seat == view.seals.saboteur or not takes_trick(view, card):
        return Style.PLAIN
    if fitting(view.seals.held[seat], led, card):
        return Style.GAIN
    return Style.COST if view.seals.middle[Kind.BLACK] else Style.PLAIN


def _label(say: Say, card: Card) -> str:
    """A card on a button; an emoji within the label takes less room than one beside it."""
    return f"{EMOJI[Kind(card.colour)]}{card_name(say, card)}"


def _return_button(say: Say, kind: Kind, index: int) -> Button:
    label = say("seven-seals-return-button", kind=name_of(say, kind))
    return Button(label, MakeMove(index), Style.GAIN, EMOJI[kind])
