"""The board of The Seven Seals: the trick or the middle, all seals, the predicted sum."""

from collections.abc import Sequence

from cogs.faces.common import rounds_at
from cogs.faces.seven_seals.predict import white_matters
from cogs.faces.seven_seals.words import (
    COLOURED,
    card_words,
    counted,
    name_of,
    seals_words,
    side_by_side,
    trick_words,
)
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Seat
from engine.games.seven_seals.state import Kind, Phase, Played
from engine.games.seven_seals.view import View
from engine.tables.view import TableView


def board(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """The middle or the trick, everybody's tricks and seals, the predicted sum."""
    view: View = seen.view
    now = _middle(say, view) if view.phase is Phase.PREDICT else _trick(say, view, names)
    seats = [_seat(say, view, names, seat) for seat in range(view.seats)]
    if any(chosen is not None for chosen in view.seals.predictions):
        later = view.sheet.round > 1 and view.phase is not Phase.OVER
        seats.append(f"-# {say('seven-seals-legend', totals='yes' if later else 'no')}")
    is_known = view.phase is Phase.PREDICT  # in that case the line of the middle shows it
    black = "hidden" if is_known else view.seals.middle[Kind.BLACK]
    predicted, tricks = view.seals.predicted, view.tricks_in_round
    sums = say("seven-seals-predicted", predicted=predicted, tricks=tricks, black=black)
    return (f"### {_title(say, seen)}", now, "\n".join(seats), f"-# {sums}")


def _title(say: Say, seen: TableView) -> str:
    view: View = seen.view
    rounds = rounds_at(seen, view.rounds)
    if view.phase is Phase.PREDICT:
        return say("seven-seals-title", round=view.sheet.round, rounds=rounds)
    done = sum(view.tricks) - (view.phase in (Phase.RETURN, Phase.OVER))
    trick = {"trick": done + 1, "tricks": view.tricks_in_round}
    return say("seven-seals-title-trick", round=view.sheet.round, rounds=rounds, **trick)


def _middle(say: Say, view: View) -> str:
    """The seals that can be taken: coloured ones large, the others beside the caption."""
    middle = view.seals.middle
    coloured = side_by_side(say, (counted(say, kind, middle[kind]) for kind in COLOURED))
    others = (Kind.WHITE, Kind.BLACK) if white_matters(view) else (Kind.BLACK,)
    rest = side_by_side(say, (counted(say, kind, middle[kind]) for kind in others))
    saboteur = "free" if view.seals.saboteur is None else "taken"
    return f"{say('seven-seals-middle', rest=rest, saboteur=saboteur)}\n### {coloured}"


def _trick(say: Say, view: View, names: Names) -> str:
    """A caption, the cards large, and below them their players and the next ones."""
    seats = [(view.leader + n) % view.seats for n in range(view.seats)]
    ahead = [f"**{names[seat]}**" if seat == view.turn else names[seat] for seat in seats]
    last, order = view.last_trick, _ordered(say, ahead)
    if view.winning is not None and view.led is not None:
        led, winner = name_of(say, view.led), names[view.winning.seat]
        caption = say("seven-seals-trick", colour=led, name=winner)
        return _laid(caption, say, names, view.trick, order)
    if view.phase is not Phase.PLAY and last is not None:
        is_over, card = view.phase is Phase.OVER, card_words(say, last.winning_card)
        message = "seven-seals-trick-last" if is_over else "seven-seals-trick-return"
        caption = say(message, name=names[last.winner], card=card)
        order = _ordered(say, [names[play.seat] for play in last.plays])
        return _laid(caption, say, names, last.plays, order)
    return f"{say('seven-seals-trick-lead', name=names[view.leader])}\n-# {order}"


def _laid(caption: str, say: Say, names: Names, played: tuple[Played, ...], order: str) -> str:
    cards = " ".join(card_words(say, play.card) for play in played)
    if say.in_words:
        cards = trick_words(say, names, played)
    return f"{caption}\n## {cards}\n-# {order}"


def _ordered(say: Say, order: Sequence[str]) -> str:
    if say.in_words:
        return say("seven-seals-order", names=", ".join(order))
    return " → ".join(order)


def _seat(say: Say, view: View, names: Names, seat: Seat) -> str:
    total, is_over = view.sheet.totals[seat], view.phase is Phase.OVER
    turn = ""
    if seat == view.turn and not is_over:
        turn = f" {say('seven-seals-doing', phase=view.phase.name.lower())}"
    known = {"name": names.marked(seat), "total": total, "won": view.tricks[seat]}
    predicted = view.seals.predictions[seat]
    if predicted is None:
        waits = "" if turn else f" · {say('seven-seals-not-yet')}"
        return say("seven-seals-seat-waits", name=known["name"], total=total) + waits + turn
    known["over"] = is_over
    if seat == view.seals.saboteur:
        return say("seven-seals-seat-saboteur", points=view.penalties[seat], **known) + turn
    held = seals_words(say, view.seals.held[seat], is_short=not say.in_words)
    return say("seven-seals-seat", predicted=sum(predicted), seals=held, **known) + turn
