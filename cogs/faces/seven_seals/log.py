"""The log of a table of The Seven Seals, and the scoring."""

from collections.abc import Sequence
from typing import Final

from cogs.faces.common import ends_game, rounds_at
from cogs.faces.seven_seals.words import card_words, name_of, named, seals_words, short
from cogs.ui.names import Names
from cogs.ui.page import RULE, Say
from engine.core import Event, RoundEnded
from engine.games.seven_seals.events import (
    BlackSealTaken,
    CardPlayed,
    NoBlackSealLeft,
    PlayerScored,
    Predicted,
    PredictionsComplete,
    RoundDealt,
    SaboteurScored,
    SaboteurTaken,
    SealReturned,
    SealTaken,
    SheetWritten,
    TrickWon,
)
from engine.games.seven_seals.rounds import BLACK_POINTS, COLOURED_POINTS, WHITE_POINTS
from engine.games.seven_seals.state import Colour
from engine.tables.view import TableView

PLAYED: Final = (Predicted, CardPlayed)
EFFECTS: Final = dict.fromkeys((SealReturned, BlackSealTaken, NoBlackSealLeft), TrickWon)


def event_line(say: Say, event: Event, names: Names) -> str:
    """The event in one line; "" if it has no line."""
    match event:
        case RoundDealt(round, dealer):
            leader = (dealer + 1) % len(names)
            return say("seven-seals-told-dealt", round=round, **names.told(leader))
        case Predicted() | SealTaken() | SaboteurTaken() | PredictionsComplete():
            return _tell_prediction(say, event, names)
        case CardPlayed(seat, card, led):
            way = "plain" if card.colour is led else "trump" if card.colour is Colour.RED else "off"
            told = card_words(say, card)
            return say("seven-seals-told-played", **names.told(seat), card=told, way=way)
        case TrickWon():
            return trick_line(say, event, names)
    return _tell_seal(say, event, names)


def trick_line(say: Say, event: TrickWon, names: Names, *, is_last: bool = False) -> str:
    """The winner of a trick, with the card; is_last: it is named as the game's last one."""
    seat, card, led = event.seat, card_words(say, event.card), event.led
    way = "high" if event.card.colour is led else "trump"
    won = {"card": card, "way": way, "colour": name_of(say, led), "last": is_last}
    return say("seven-seals-told-won", **names.told(seat), **won)


def _tell_prediction(say: Say, event: Event, names: Names) -> str:
    match event:
        case Predicted(seat, seals):
            told, tricks = seals_words(say, seals), sum(seals)
            return say("seven-seals-told-predicted", **names.told(seat), seals=told, tricks=tricks)
        case SealTaken(seat, colour, victim):
            from_ = {"victim": names[victim], "yours": names.you(victim)}
            seal = named(say, colour)
            return say("seven-seals-told-taken", **names.told(seat), **from_, seal=seal)
        case SaboteurTaken(seat, start):
            return say("seven-seals-told-saboteur", **names.told(seat), start=start)
        case PredictionsComplete(predicted, tricks, _):
            sums = {"predicted": predicted, "tricks": tricks, "fits": predicted <= tricks}
            return say("seven-seals-told-complete", **sums)
    return ""


def _tell_seal(say: Say, event: Event, names: Names) -> str:
    match event:
        case SealReturned(seat, kind, _):
            return say("seven-seals-told-returned", **names.told(seat), seal=short(say, kind))
        case BlackSealTaken(seat, left):
            return say("seven-seals-told-black", **names.told(seat), left=left)
        case NoBlackSealLeft(seat):
            return say("seven-seals-told-no-black", **names.told(seat))
    return ""


def is_loud(event: Event) -> bool:
    """True if the board shows it in a line of normal size: a robbed seal, a broken prediction."""
    return isinstance(event, SealTaken | BlackSealTaken | NoBlackSealLeft)


def scoring(say: Say, seen: TableView, events: Sequence[Event], names: Names) -> tuple[str, ...]:
    """One line for each player, best first, with each seal's cost; between rounds the totals."""
    ended = next(event for event in events if isinstance(event, RoundEnded))
    scored = [event for event in events if isinstance(event, PlayerScored | SaboteurScored)]
    scored.sort(key=lambda event: (event.points, event.seat))
    lines = [scored_line(say, event, names) for event in scored]
    won = [
        say("seven-seals-scored-won", name=names[e.seat], won=e.won, predicted=e.predicted)
        for e in scored
        if isinstance(e, PlayerScored)  # the saboteur predicted no trick
    ]
    lines.append(f"-# {say('seven-seals-scored-tricks', tricks=', '.join(won))}")
    rounds = rounds_at(seen, seen.view.rounds)
    title = f"### {say('seven-seals-scoring-title', round=ended.round, rounds=rounds)}"
    if ends_game(seen, ended.round, rounds):
        return (title, "\n".join(lines))
    written = next(event for event in events if isinstance(event, SheetWritten))
    order = sorted(range(len(names)), key=lambda seat: (written.totals[seat], seat))
    totals = [f"**{say('seven-seals-scored-totals')}**"]
    for seat in order:
        name, total = names.marked(seat), written.totals[seat]
        before = total + ended.points[seat]
        totals.append(say("seven-seals-scored-total", name=name, before=before, total=total))
    return (title, "\n".join(lines), RULE, "\n".join(totals))


def round_line(say: Say, seen: TableView, events: Sequence[Event], names: Names) -> str:
    """The reader's most expensive seals in the round, or wrong colours; or a saboteur's score."""
    scored = [event for event in events if isinstance(event, PlayerScored | SaboteurScored)]
    own = next(event for event in scored if event.seat == names.reader)
    if isinstance(own, SaboteurScored):
        return f"{scored_line(say, own, names)}."
    return say("seven-seals-round-colours") if is_off(own) else _dearest(say, own)


def is_off(scored: PlayerScored) -> bool:
    """True if a prediction came true in number, and its colours cost points."""
    return scored.points > 0 and scored.won == scored.predicted


def _dearest(say: Say, event: PlayerScored) -> str:
    """The most expensive seals, and their origin; "" without a penalty, or if two kinds cost it."""
    costs = {
        "black": event.black * BLACK_POINTS,
        "coloured": event.coloured * COLOURED_POINTS,
        "white": event.white * WHITE_POINTS,
    }
    second, most = sorted(costs.values())[-2:]
    if second == most:
        return ""
    dearest = max(costs, key=lambda kind: costs[kind])
    return say("seven-seals-round-dearest", kind=dearest, count=getattr(event, dearest))


def scored_line(say: Say, event: Event, names: Names) -> str:
    """A player's line of the scoring; "" for other events."""
    if not isinstance(event, PlayerScored | SaboteurScored):
        return ""
    whose = {"name": names.marked(event.seat), "you": names.you(event.seat)}
    cost = {"black": event.black, "points": event.points}
    if isinstance(event, PlayerScored):
        cost |= {"coloured": event.coloured, "white": event.white}
        return say("seven-seals-scored", **whose, **cost)
    start, capped = event.start, event.black > event.start
    return say("seven-seals-scored-saboteur", **whose, **cost, start=start, capped=capped)
