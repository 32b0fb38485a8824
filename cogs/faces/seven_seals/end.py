"""The end of a game of The Seven Seals: its highlights, and every hand."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from cogs.faces.common import NOTHING, Told, decided, most_told, two_of
from cogs.faces.seven_seals.log import is_off, scored_line, trick_line
from cogs.faces.seven_seals.words import by_colour, few, mark, side_by_side
from cogs.ui.face import rounds_ended
from cogs.ui.layout import glued
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Event, RoundEnded, Seat
from engine.games.seven_seals import GAME
from engine.games.seven_seals.events import (
    BlackSealTaken,
    CardPlayed,
    NoBlackSealLeft,
    PlayerScored,
    Predicted,
    SaboteurScored,
    SealReturned,
    SealTaken,
    TrickWon,
)
from engine.games.seven_seals.state import Card
from engine.tables.replay import Replay
from engine.tables.view import TableView

ENDED: Final = (CardPlayed, TrickWon, SealReturned, BlackSealTaken, NoBlackSealLeft)
"""Kinds of events of the last trick, which has a line of its own."""


def finale(say: Say, replay: Replay, names: Names) -> str:
    """A winner's last prediction that came true to the trick; "" without one."""
    if (scored := _came_true(replay)) is None:
        return ""
    told = names.then(_last_round(replay)).told(scored.seat)
    return say("seven-seals-finale", **told, tricks=scored.won)


def ending(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The reader's result, unless `finale` is that, and all rounds' parts; else the last trick."""
    events, reader = _last_round(replay), names.reader
    names = names.then(events)
    every = _all_rounds(say, replay.story, reader)
    won = [event for event in events if isinstance(event, TrickWon) and not every]
    lines = [trick_line(say, event, names, is_last=True) for event in won[-1:]]
    for event in events:
        if isinstance(event, PlayerScored) and reader == event.seat and event != _came_true(replay):
            held = few(say, replay.steps[-1].state.seals.held[reader])
            told: dict[str, object] = {"predicted": event.predicted, "won": event.won}
            seals = side_by_side(say, held)
            told |= {"points": event.points, "exact": is_off(event), "seals": seals}
            lines.append(say("seven-seals-ending", **told))
        elif isinstance(event, SaboteurScored) and reader == event.seat:
            lines.append(scored_line(say, event, names))
    return (*lines, *every)


def _all_rounds(say: Say, story: Sequence[Event], reader: Seat | None) -> list[str]:
    """The parts of the reader's penalty points of several rounds, in one line."""
    mine = [e for e in story if isinstance(e, PlayerScored | SaboteurScored) and e.seat == reader]
    seals = [event for event in mine if isinstance(event, PlayerScored)]
    sums = {k: sum(getattr(e, k) for e in seals) for k in ("coloured", "white", "black", "points")}
    points = sum(event.points for event in mine)
    sums |= {"points": points, "saboteur": points - sums["points"], "rounds": len(mine)}
    return [say("seven-seals-ending-all", **sums)] if mine[1:] else []


def _last_round(replay: Replay) -> tuple[Event, ...]:
    """The events of the last round."""
    return list(rounds_ended(replay.story).values())[-1]


def _came_true(replay: Replay) -> PlayerScored | None:
    """A winner's last prediction if it came true to the trick and cost nothing."""
    winners = replay.outcome.winners if replay.outcome else ()
    scored = (event for event in _last_round(replay) if isinstance(event, PlayerScored))
    clean = (event for event in scored if (event.points, event.won) == (0, event.predicted))
    return next((event for event in clean if event.seat in winners), None)


def highlights(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The decision, everybody's sharpest prediction, the robberies, the sabotage, the seals."""
    story = replay.story
    robbed = [event for event in story if isinstance(event, SealTaken)]
    black = sum(isinstance(event, BlackSealTaken) for event in story)
    own = [told for seat in range(len(names)) for told in _own(say, replay, names, seat)]
    told = (
        _sabotage(say, story, names),
        *own,
        most_told(say, "seven-seals-most-robbed", robbed, names, least=2),
        Told((), say("seven-seals-black-seals", count=black) if black else ""),
    )
    decision = decided(say, replay, names, "seven-seals-decided", partial(_points, replay))
    return two_of(replay, names, told, decision)


def _points(replay: Replay, round_: int, first: Seat, second: Seat) -> Mapping[str, int]:
    """The penalty points of the round that gave the lead for good, as values."""
    events = rounds_ended(replay.story)[round_]
    ended = next(event for event in events if isinstance(event, RoundEnded))
    return {"own": -ended.points[first], "next": -ended.points[second]}


def _own(say: Say, replay: Replay, names: Names, seat: Seat) -> Iterator[Told]:
    """The highest prediction fulfilled by colour; else one fulfilled in number, and the best round.

    A game of one round has no best one. It omits what `finale` and `ending` tell.
    """
    true = list[tuple[bool, int, int, int]]()
    costs = list[tuple[int, int]]()
    rounds, finalist = rounds_ended(replay.story), _came_true(replay)
    for round_, events in rounds.items():
        mine = [event for event in events if getattr(event, "seat", None) == seat]
        won = sum(isinstance(event, TrickWon) for event in mine)
        wanted = next((sum(e.seals) for e in mine if isinstance(e, Predicted)), None)
        scored = next(e for e in mine if isinstance(e, PlayerScored | SaboteurScored))
        costs.append((scored.points, -round_))
        if wanted is not None and (won == wanted or not scored.points):
            true.append((not scored.points, wanted, -round_, scored.points))
    if true:
        clean, tricks, round_, points = max(true)
        way, is_last = "clean" if clean else "counted", -round_ == max(rounds)
        told = names.then(rounds[-round_]).told(seat)
        values = {"way": way, "tricks": tricks, "round": -round_, "rounds": len(rounds)}
        words = say("seven-seals-own-true", **told, **values, points=points)
        is_told = finalist is not None and finalist.seat == seat
        if not is_last or not (is_told or (len(rounds) == 1 and seat == names.reader)):
            yield Told((seat,), words)
    if len(rounds) > 1 and not any(clean for clean, *_ in true):
        points, round_ = min(costs)
        told = names.then(rounds[-round_]).told(seat)
        words = say("seven-seals-own-round", **told, points=points, round=-round_)
        yield Told((seat,), words)


def _sabotage(say: Say, story: Sequence[Event], names: Names) -> Told:
    """The saboteur who benefited most from the others' black seals."""
    scored = [event for event in story if isinstance(event, SaboteurScored) and event.black]
    good = max(scored, key=lambda event: event.start - event.points, default=None)
    if good is None:
        return NOTHING
    told, saved = names.then((good,)).told(good.seat), good.start - good.points
    return Told((good.seat,), say("seven-seals-sabotage", **told, saved=saved))


def held(say: Say, own: TableView) -> str:
    """The cards of a hand by colour."""
    return _by_colour(say, own.view.hand) or say("seven-seals-no-cards")


def unseen(say: Say, seen: TableView) -> str:
    """The cards in the other hands by colour: all cards are dealt."""
    hands = GAME.sample_state(seen.view, 0, seen.this_round).hands
    return _by_colour(
        say, sorted(c for s, hand in enumerate(hands) if s != seen.seat for c in hand)
    )


def _by_colour(say: Say, cards: Sequence[Card]) -> str:
    """Cards by colour; those of one colour stay in one line of a phone."""
    groups = ((mark(say, of), (str(card.rank) for card in each)) for of, each in by_colour(cards))
    return ("; " if say.in_words else " ").join(glued(colour, *ranks) for colour, ranks in groups)
