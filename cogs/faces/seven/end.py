"""The end of a game of 7: its highlights, and every hand."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from cogs.faces.common import NOTHING, Told, decided, most_told, rivals, two_of
from cogs.faces.seven.words import card
from cogs.ui.face import rounds_ended
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Event, RoundEnded, Seat
from engine.games.seven.events import CameLast, PenaltyDrew, Placed, SevenMade, WentOut
from engine.tables.replay import Replay
from engine.tables.view import TableView

TALL = 6
"""The fewest cards in a tall pile."""


def highlights(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The decision, the Sevens, the rounds won, the tallest pile, everybody's best result."""
    story = replay.story
    sevens = [event for event in story if isinstance(event, SevenMade)]
    first = [event for event in story if isinstance(event, WentOut) and event.place == 1]
    drew = [event for event in story if isinstance(event, PenaltyDrew) and event.count]
    own = [told for seat in range(len(names)) for told in _own(say, story, names, seat)]
    told = (
        most_told(say, "seven-most-sevens", sevens, names, least=2),
        most_told(say, "seven-most-first", first, names, least=2),
        tallest(say, story, names),
        *own,
        most_told(say, "seven-most-drawn", drew, names, least=5),
    )
    decision = decided(say, replay, names, "seven-decided", partial(_left, replay))
    return two_of(replay, names, told, decision)


def _left(replay: Replay, round_: int, first: Seat, second: Seat) -> Mapping[str, int] | None:
    """The cards in the rival's hand at the last card that gave the lead for good, as a value.

    None if it was the last card of the game, which the finale tells.
    """
    steps, shed = replay.steps, 0
    for number, event in ((n, event) for n, step in enumerate(steps) for event in step.events):
        if isinstance(event, WentOut) and event.seat == first:
            shed = number
        elif isinstance(event, RoundEnded) and event.round == round_:
            break
    if shed == len(steps) - 1:
        return None
    return {"cards": replay.seen(shed - 1, None).view.sizes[second]}


def finale(say: Say, replay: Replay, names: Names, *, won: bool = True) -> str:
    """The last card, and the hand that is left, if a winner has one of them; won: False: if not."""
    last, outcome = replay.latest(len(replay.steps) - 1, None), replay.outcome
    shed = [event for event in last if isinstance(event, Placed)][-1]
    left = next(event for event in last if isinstance(event, CameLast))
    if outcome is None or won is {shed.seat, left.seat}.isdisjoint(outcome.winners):
        return ""
    told = rivals(say, names.then(last), (shed.seat, left.seat))
    return say("seven-finale", number=card(shed.number), cards=left.cards, **told)


def tallest(say: Say, story: Sequence[Event], names: Names) -> Told:
    """The tallest pile that a Seven ended; none if two players' were equally tall."""
    made = [event for event in story if isinstance(event, SevenMade)]
    cards = max((event.cards for event in made), default=0)
    tall = [event for event in made if event.cards == cards >= TALL]
    if len({event.seat for event in tall}) != 1:
        return NOTHING
    seat = tall[0].seat
    return Told((seat,), say("seven-tall-pile", **names.then(tall).told(seat), cards=cards))


def _own(say: Say, story: Sequence[Event], names: Names, seat: Seat) -> Iterator[Told]:
    """The seat's best place in several rounds, and the fewest cards with which it came last."""
    out = list[tuple[int, int]]()
    last = list[tuple[int, int]]()
    rounds = rounds_ended(story)
    if len(rounds) == 1:
        return
    for round_, events in rounds.items():
        for event in events:
            match event:
                case WentOut(other, place) if other == seat:
                    out.append((place, round_))
                case CameLast(other, cards) if other == seat:
                    last.append((cards, round_))
    if out:
        place, round_ = min(out)
        told = names.then(rounds[round_]).told(seat)
        yield Told((seat,), say("seven-own-place", **told, place=place, round=round_))
    if last:
        cards, round_ = min(last)
        yield Told((seat,), say("seven-own-last", **names.told(seat), cards=cards, round=round_))


def held(say: Say, own: TableView) -> str:
    """The cards of a hand."""
    between = " · " if say.in_words else " "
    return between.join(map(card, own.view.hand)) or say("seven-no-cards")
