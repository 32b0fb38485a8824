"""The hand of The Seven Seals: the trick, a button for each playable card, the choice of a seal."""

from collections.abc import Sequence
from typing import Final

from cogs.faces.seven_seals.predict import ACROSS, compose, open_seals
from cogs.faces.seven_seals.words import (
    EMOJI,
    by_colour,
    card_words,
    few,
    hand_line,
    mark,
    name_of,
    seal_won,
    short,
    side_by_side,
    trick_words,
)
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, MakeMove, Page, Say, Style
from engine.core import Seat, own_seat
from engine.games.seven_seals.events import CardPlayed, Predicted, SaboteurTaken
from engine.games.seven_seals.moves import Play, Return
from engine.games.seven_seals.state import HIGHEST, Card, Colour, Kind, Phase, Played
from engine.games.seven_seals.tricks import fitting, winning
from engine.games.seven_seals.view import View
from engine.tables.view import TableView

LAID: Final = (CardPlayed, Predicted)
"""Kinds of events that a hand already shows on the table; later the saboteur, too."""


def page(say: Say, seen: TableView, names: Names, name: str) -> Page:
    """The present task: the composer, the choice of a seal, or the hand."""
    view: View = seen.view
    if seen.seat in seen.to_move and view.phase is Phase.PREDICT:
        return compose(say, seen, names, name)
    if seen.seat in seen.to_move and view.phase is Phase.RETURN:
        return _return_page(say, seen, names)
    return _hand_page(say, seen, names)


def _hand_page(say: Say, seen: TableView, names: Names) -> Page:
    """The trick with everybody's seals, and the cards: those that may be played on buttons."""
    view: View = seen.view
    below = (open_seals if view.phase is Phase.PREDICT else _table)(say, view, names)
    lies = [_trick_line(say, view, names), *_smaller([_state_line(say, view, names)]), below]
    mine = seen.seat in seen.to_move
    is_told = view.seat is not None and view.seat == view.seals.saboteur  # by the lines below
    blocks: tuple[str, ...] = (_threat(say, view, names), hand_line(say, view.hand))
    buttons = list[Button]()
    for index, move in enumerate(seen.moves if mine else ()):
        if isinstance(move, Play):
            style = style_of(view, move.card)
            buttons.append(Button(card_words(say, move.card), MakeMove(index), style))
    if mine:
        blocks = _choices(say, view)
    return Page(
        Accent.HAND,
        tuple(filter(None, blocks)),
        tuple(buttons),
        across=ACROSS,
        shows=LAID if view.sheet.round == 1 and not is_told else (*LAID, SaboteurTaken),
        lies=("\n".join(filter(None, lies)),),
    )


def _choices(say: Say, view: View) -> tuple[str, ...]:
    """The colour to follow with the cards that wait, and the effects."""
    kept = hand_line(say, [card for card in view.hand if card not in view.playable])
    rule, is_new = "", (view.sheet.round == 1 or say.in_words) and len(view.hand) > 1
    if kept and view.led is not None:
        rule = say("seven-seals-line-follow", colour=name_of(say, view.led))
    elif view.led is not None and is_new and all(c.colour is not view.led for c in view.playable):
        rule = say("seven-seals-line-free", colour=name_of(say, view.led))
    return "\n".join(filter(None, (rule, kept))), "\n".join(_effects(say, view, view.playable))


def _table(say: Say, view: View, names: Names) -> str:
    """Everybody's tricks and seals, the reader first; then the cards of the last trick."""
    seats = [(own_seat(view) + n) % view.seats for n in range(view.seats)]
    own, *others = (_seat(say, view, names, seat) for seat in seats)
    between = " " if say.in_words else " · "
    is_told = view.turn == view.seat and view.phase is Phase.PLAY  # by the effects of the cards
    costs = [] if is_told and own else _costs(say, view)
    lines = [own, *costs, between.join(filter(None, others))]
    if view.last_trick is not None and view.phase is Phase.PLAY:
        cards = ", ".join(_played(say, names, play) for play in view.last_trick.plays)
        lines.append(say("seven-seals-hand-last", cards=cards))
    return "\n".join(_smaller(lines))


def _smaller(lines: Sequence[str]) -> list[str]:
    return [f"-# {line}" for line in lines if line]


def _seat(say: Say, view: View, names: Names, seat: Seat) -> str:
    """A player's tricks against the prediction, and the seals left; "" before it."""
    predicted = view.seals.predictions[seat]
    if predicted is None:
        return ""
    if seat == view.seals.saboteur:
        if seat == names.reader:
            return ""
        return say("seven-seals-hand-saboteur", name=names[seat], points=view.penalties[seat])
    told = dict(names.told(seat))
    if told["you"] == "yes" and view.sheet.round > 1 and not say.in_words:
        told["you"] = "brief"
    tricks = {"won": view.tricks[seat], "predicted": sum(predicted)}
    seals = side_by_side(say, few(say, view.seals.held[seat])) or "none"
    return say("seven-seals-hand-seat", **told, **tricks, seals=seals)


def _return_page(say: Say, seen: TableView, names: Names) -> Page:
    """The question which seal to return for the trick just won."""
    view: View = seen.view
    last = view.last_trick
    if last is None:
        return Page(Accent.HAND, ())
    question = say("seven-seals-return-title", card=card_words(say, last.winning_card))
    trumped = last.led is not Colour.RED and last.winning_card.colour is Colour.RED
    colour, white = name_of(say, last.led), Kind.WHITE in view.returnable
    why = say("seven-seals-return-why", colour=colour, trumped=trumped, white=white)
    labels = {k: say("seven-seals-return-button", kind=name_of(say, k)) for k in view.returnable}
    buttons = tuple(
        Button(labels[move.kind], MakeMove(index), Style.GAIN, EMOJI[move.kind])
        for index, move in enumerate(seen.moves)
        if isinstance(move, Return)
    )
    lies = "\n".join(filter(None, [hand_line(say, view.hand), _table(say, view, names)]))
    return Page(Accent.NICK, (f"-# {why}",), buttons, question=question, shows=LAID, lies=(lies,))


def _effects(say: Say, view: View, playable: Sequence[Card]) -> list[str]:
    """The effects of the cards on the buttons, a line for equals; after round 1 only of winners."""
    ways: dict[tuple[str, str, str], list[str]] = {}
    for _, cards in by_colour(playable):
        which, effect = _way(say, view, cards)
        is_new = view.sheet.round == 1 or effect[0] != "loses" or say.in_words
        if effect[:2] != ("lead", "none") and is_new:
            ways.setdefault(effect, []).append(which)
    return [
        say("seven-seals-line", cards=side_by_side(say, which), way=way, then=then, seal=seal)
        for (way, then, seal), which in ways.items()
    ]


def _threat(say: Say, view: View, names: Names) -> str:
    """How the player in turn could harm a waiting reader; "" if they can't.

    They can take a seal that the middle lacks, or beat the winning card. Tricks don't matter to the
    saboteur.
    """
    turn, seat, ahead = view.turn, view.seat, view.winning
    if turn is None or seat is None:
        return ""
    if view.phase is Phase.PREDICT:
        held, middle = view.seals.held[seat], view.seals.middle
        gone = [mark(say, colour) for colour in Colour if held[colour] and not middle[colour]]
        if not gone or not middle[Kind.WHITE]:
            return ""
        return say("seven-seals-threat-seal", name=names[turn], seals=side_by_side(say, gone))
    if ahead is None or ahead.seat != seat or view.led is None or seat == view.seals.saboteur:
        return ""
    ways = ("none", "red") if ahead.card.colour is Colour.RED else ("trump", "both")
    return say("seven-seals-threat-card", way=ways[ahead.card.rank < HIGHEST[view.seats]])


def takes_trick(view: View, card: Card) -> bool:
    """True if this card would take the present trick; False for a lead."""
    cards = (*(played.card for played in view.trick), card)
    return len(cards) > 1 and winning(cards) == len(cards) - 1


def _costs(say: Say, view: View) -> list[str]:
    """The cost of further tricks for a seat that has no seal left or has won too many."""
    seat = view.seat
    predicted = None if seat is None else view.seals.predictions[seat]
    if seat is None or predicted is None:
        return []
    if seat == view.seals.saboteur:
        return [say("seven-seals-yours-saboteur", points=view.penalties[seat])]
    kept, black = any(view.seals.held[seat][: Kind.BLACK]), view.seals.middle[Kind.BLACK]
    if kept and view.tricks[seat] <= sum(predicted):
        return []
    way = "seal" if kept and black else "none" if black else "free"
    return [say("seven-seals-won-too-many", way=way)]


def _trick_line(say: Say, view: View, names: Names) -> str:
    """The cards of the trick, large; before the first one, the task of the player in turn."""
    if view.trick:
        return f"### {', '.join(_played(say, names, play) for play in view.trick)}"
    last = view.last_trick
    if view.phase is Phase.RETURN and last is not None:
        card = card_words(say, last.winning_card)
        return say("seven-seals-trick-return", name=names[last.winner], card=card)
    if view.phase is Phase.PREDICT:
        return f"-# {say('seven-seals-hand-predictions')}"
    return ""


def _state_line(say: Say, view: View, names: Names) -> str:
    """The number of the trick, the colour led, and who is winning; or who leads.

    "" if the reader, who knows what is trump, leads the first trick.
    """
    begins = view.turn == view.seat == view.leader and not any((*view.tricks, *view.trick))
    if view.phase is not Phase.PLAY or (begins and view.sheet.round > 1):
        return ""
    number = {"trick": sum(view.tricks) + 1, "tricks": view.tricks_in_round}
    is_first = view.sheet.round == 1  # later, everybody knows what is trump
    if view.winning is None or view.led is None:
        name, you = names[view.leader], names.you(view.leader)
        rules = view.sheet.round if len(view.hand) > 1 else 2
        return say("seven-seals-hand-leads", name=name, you=you, round=rules, **number)
    led = "red" if view.led is Colour.RED else "first" if is_first else "later"
    winner, colour = names.told(view.winning.seat), name_of(say, view.led)
    return say("seven-seals-hand-winning", colour=colour, led=led, **winner, **number)


def _played(say: Say, names: Names, play: Played) -> str:
    if play.seat == names.reader:
        return say("seven-seals-hand-played", card=card_words(say, play.card))
    return trick_words(say, names, (play,))


def _way(say: Say, view: View, cards: list[Card]) -> tuple[str, tuple[str, str, str]]:
    """Cards of one colour; their effect in the present trick, and that of winning it."""
    led, seat = view.led, view.seat
    matters = seat is not None and seat != view.seals.saboteur
    colour = mark(say, cards[0].colour)
    if led is None:
        won = seal_won(say, view, cards[0], cards[0].colour) if matters else ("none", "")
        is_own = won == ("seal", short(say, Kind(cards[0].colour)))
        return colour, ("lead", *(("own", "") if is_own else won))
    takers = [card for card in cards if takes_trick(view, card)]
    if not takers:
        which = colour if len(cards) > 1 else card_words(say, cards[0])
        return which, ("loses", "none", "")
    way = "single" if len(takers) == 1 else "all" if len(takers) == len(cards) else "some"
    which = say("seven-seals-takers", way=way, colour=colour, card=card_words(say, takers[0]))
    last = "last" if len(view.trick) == view.seats - 1 else "ahead"
    won = seal_won(say, view, takers[0], led) if matters else ("none", "")
    return which, (last, *won)


def style_of(view: View, card: Card) -> Style:
    """Green for a card that takes the present trick and returns a seal, else grey."""
    seat, led = view.seat, view.led
    if seat is None or led is None or seat == view.seals.saboteur or not takes_trick(view, card):
        return Style.PLAIN
    return Style.GAIN if fitting(view.seals.held[seat], led, card) else Style.PLAIN
