"""The hand of The Seven Seals: each colour says what it would do now; and the choice of a seal."""

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
    ranks_words,
    seals_words,
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
    """The last trick, or what is due: the composer, the choice of a seal, or the hand.

    A name may tell the card that somebody pressed in vain.
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
    lines = colour_lines(say, view) if mine else plain_lines(say, view.hand)
    blocks = (note, _situation(say, view, names), "\n".join(lines))
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


def colour_lines(say: Say, view: View) -> list[str]:
    """What the cards of each colour would do now; then those that may not be played, and why."""
    playable = [choice.card for choice in choices(view) if not choice.reason]
    locked = [choice.card for choice in choices(view) if choice.reason]
    lines = [_line(say, view, colour, cards) for colour, cards in by_colour(playable)]
    if any(_returns_seal(view, card) for card in playable):
        lines.append(f"-# {say('seven-seals-line-returns')}")
    if locked and view.led is not None:
        cards = ("; " if say.in_words else " · ").join(plain_lines(say, locked))
        lines.append(f"-# {say('seven-seals-line-not', cards=cards, colour=named(say, view.led))}")
    return lines


def takes_trick(view: View, card: Card) -> bool:
    """Whether this card would take the running trick as it lies; one that is led does not yet."""
    cards = (*(played.card for played in view.trick), card)
    return len(cards) > 1 and winning(cards) == len(cards) - 1


def _returns_seal(view: View, card: Card) -> bool:
    """Whether a seal goes back if this card wins the running trick, which it may yet."""
    seat, led = view.seat, view.led
    if seat is None or seat == view.seals.saboteur:
        return False
    may_win = led is None or takes_trick(view, card)
    return may_win and bool(
        fitting(view.seals.held[seat], card.colour if led is None else led, card)
    )


def offer_words(say: Say, view: View, card: Card) -> str:
    """What a card that may be played would do, in a few words."""
    if view.led is None:
        return say("seven-seals-offer", way="lead")
    if takes_trick(view, card):
        return say("seven-seals-offer", way="takes")
    return say("seven-seals-offer", way="low" if card.colour is view.led else "off")


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
        cards = ", ".join(_played(say, names, play) for play in view.trick)
        you = names.you(winner.seat)
        return say("seven-seals-hand-trick", cards=cards, name=names[winner.seat], you=you)
    if view.phase is Phase.PREDICT:
        return say("seven-seals-hand-predictions")
    if view.turn == view.seat:
        return say("seven-seals-hand-leads")
    return say("seven-seals-hand-between", name=names[view.leader])


def _played(say: Say, names: Names, play: Played) -> str:
    if play.seat == names.reader:
        return say("seven-seals-hand-played", card=card_words(say, play.card))
    return trick_words(say, names, (play,))


def _seals_line(say: Say, view: View, seat: int, predicted: int) -> str:
    points = view.penalties[seat]
    if seat == view.seals.saboteur:
        return say("seven-seals-yours-saboteur", points=points)
    held = seals_words(say, view.seals.held[seat])
    won = view.tricks[seat]
    return say("seven-seals-yours", seals=held, points=points, won=won, predicted=predicted)


def _line(say: Say, view: View, colour: Colour, cards: list[Card]) -> str:
    ranks = say("seven-seals-ranks", colour=mark(say, colour), ranks=ranks_words(cards))
    return say("seven-seals-line", cards=ranks, what=_way(say, view, cards))


def _way(say: Say, view: View, cards: list[Card]) -> str:
    """What the cards of one colour would do in the running trick."""
    led = view.led
    if led is None:
        return _if_won(say, view, cards[0], cards[0].colour)
    takers = [card for card in cards if takes_trick(view, card)]
    if not takers:
        losing = cards[0].colour in (led, Colour.RED)
        return say("seven-seals-way", way="low" if losing else "off")
    return _takers_words(say, cards, takers) + _if_won(say, view, takers[0], led)


def _takers_words(say: Say, cards: list[Card], takers: list[Card]) -> str:
    if len(takers) == len(cards):
        return say("seven-seals-way-all", count=len(cards))
    return say("seven-seals-way-some", rank=takers[0].rank, count=len(takers))


def _if_won(say: Say, view: View, card: Card, led: Colour) -> str:
    if view.seat is None:
        return ""
    return winning_words(say, view.seals, view.seat, led=led, card=card)


def _note(say: Say, view: View, name: str) -> str:
    """Why the card that was pressed cannot be played."""
    pressed = name.removeprefix(f"{WHY}.")
    card = next((card for card in view.hand if card.name == pressed), None)
    reason = why_not(view, card) if card is not None and name != pressed else None
    if reason is None or view.led is None:
        return ""
    return say(f"seven-seals-refusal-{reason.value}", colour=named(say, view.led))


def _buttons(say: Say, seen: TableView) -> tuple[Button, ...]:
    """Every card in its place; one that cannot be played now leads to the reason."""
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

    Grey: does not take it, leads, or takes what means nothing: a trick of the saboteur, or one
    for which no black seal is left.
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
