"""The end of a game of 7 Seas: its highlights, and every hand."""

from collections.abc import Mapping, Sequence
from functools import partial

from cogs.faces.common import NOTHING, Told, decided, most_told, two_of
from cogs.faces.seven_seas.words import short, spread
from cogs.ui.face import rounds_ended
from cogs.ui.names import Names, listed
from cogs.ui.page import Say
from engine.core import Event, Seat
from engine.games.seven_seas.events import Captured, Category, CategoryScored, Cleared, Nicked
from engine.games.seven_seas.view import View
from engine.tables.replay import Replay
from engine.tables.view import TableView

ORDER = (Category.BOOTY, Category.CARDS, Category.COINS, Category.LADY, Category.KING)
"""Categories by importance, most important first."""


def finale(say: Say, replay: Replay, names: Names) -> str:
    """The ships of the winners reach the island."""
    sides = sorted({names.side(seat) for seat in replay.outcome.winners}) if replay.outcome else []
    is_own = len(sides) == 1 and names.is_of(sides[0])
    return say(
        "seven-seas-finale",
        you=("team" if names.has_teams else "yes") if is_own else "no",
        name=listed(say, [names.of_side(say, side) for side in sides]),
        count=len(sides),
    )


def highlights(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The decision, the clearings, each side's wins, the catches, the nicks."""
    story = replay.story
    cleared = [event for event in story if isinstance(event, Cleared)]
    nicked = [event for event in story if isinstance(event, Nicked)]
    won = [_won(say, story, names, side) for side in range(names.sides or len(names))]
    alone = [s for s in range(len(names)) if not names.sides or not won[names.side(s)].words]
    told = (
        most_told(say, "seven-seas-most-cleared", cleared, names, least=2),
        *won,
        *(_catch(say, story, names, seat) for seat in alone),
        most_told(say, "seven-seas-most-nicked", nicked, names, least=2),
    )
    category = partial(_category, replay.story, names)
    decision = decided(say, replay, names, "seven-seas-decided", category, least=1)
    return two_of(replay, names, told, decision)


def _category(
    story: Sequence[Event], names: Names, round_: int, winner: Seat, rival: Seat
) -> Mapping[str, str]:
    """The category that gave the lead for good, as a value."""
    first, second = names.side(winner), names.side(rival)
    scored = [
        (event.points * ((first in event.winners) - (second in event.winners)), event.category)
        for event in rounds_ended(story)[round_]
        if isinstance(event, CategoryScored)
    ]
    _, category = max(scored, key=lambda each: (each[0], -ORDER.index(each[1])))
    return {"category": category.value}


def _won(say: Say, story: Sequence[Event], names: Names, side: int) -> Told:
    """The best win of a side in any round, perhaps shared: by booty, else most cards, and so on."""
    won = [
        (-ORDER.index(event.category), event.figures[side], -len(event.winners), -round_, event)
        for round_, events in rounds_ended(story).items()
        for event in events
        if isinstance(event, CategoryScored) and side in event.winners and event.figures[side] > 0
    ]
    if not won:
        return NOTHING
    _, figure, _, round_, event = max(won, key=lambda each: each[:4])
    then = names.then(rounds_ended(story)[-round_])
    best = {"category": event.category.value, "figure": figure, "round": -round_}
    seats = tuple(seat for seat in range(len(names)) if names.side(seat) in event.winners)
    name, tied = then.addressed(say).listed_sides(say, seats), len(event.winners) > 1
    return Told(seats, say("seven-seas-own-won", name=name, tied=tied, **best))


def _catch(say: Say, story: Sequence[Event], names: Names, seat: Seat) -> Told:
    """The most cards that somebody took at once."""
    caught = [e for e in story if isinstance(e, Captured) and e.seat == seat]
    big = max(caught, key=lambda event: len(event.taken), default=None)
    if big is None:
        return NOTHING
    told, card = names.then((big,)).told(seat), short(say, big.card)
    return Told((seat,), say("seven-seas-own-catch", **told, card=card, count=len(big.taken)))


def held(say: Say, own: TableView) -> str:
    """The cards of a hand, and those of an opened source."""
    view: View = own.view
    hand = spread(say, view.hand, " ")
    opened = spread(say, view.opened_cards, " ")
    if not opened:
        return hand or say("seven-seas-no-cards")
    return say("seven-seas-hand-and-opened", cards=len(view.hand), hand=hand, opened=opened)
