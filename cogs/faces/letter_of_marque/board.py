"""The board of Letter of Marque, which depends only on ship types that were shown."""

from cogs.faces.letter_of_marque.words import SHIP_WIDTH, rows, treasure_words
from cogs.ui.names import Names, escaped
from cogs.ui.page import Say
from engine.core import Seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.tables.view import TableView


def board(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """Title, latest event, the ships in rows, then two short lines for each player."""
    view: View = seen.view
    title = say("letter-of-marque-title")
    if view.rounds > 1:
        title = say("letter-of-marque-title-of", round=view.round, rounds=view.rounds)
    unofficial = len(view.fleets) in GAME.traits.unofficial_seats
    title = f"### {title}" + (f"\n-# {say('letter-of-marque-unofficial')}" if unofficial else "")
    if view.phase is Phase.SET_UP:
        waiting = "\n".join(_chooser(say, view, names, seat) for seat in range(len(names)))
        return (title, say("letter-of-marque-setting-up"), waiting)
    players = "\n".join(_player(say, view, names, seat) for seat in range(len(names)))
    now = tuple[str, ...]()  # the treasure just turned up; results of attacks are among the events
    if view.turned_up is not None:
        treasure = treasure_words(say, view.turned_up)
        words = say("letter-of-marque-turned-up", name=names[view.turn], treasure=treasure)
        now = (f"## {words}\n-# {say('letter-of-marque-turned-up-next')}",)
    return (title, *now, _sea(say, view, names), players)


def _chooser(say: Say, view: View, names: Names, seat: Seat) -> str:
    name, treasure = names.marked(seat), treasure_words(say, view.first_treasures[seat])
    first = say("letter-of-marque-first-treasure", you="no", name=name, treasure=treasure)
    chooses = f" · {say('letter-of-marque-ready')}"
    if seat in view.to_move:
        chooses = f" {say('letter-of-marque-chooses')}"
    return f"{first}{chooses}{_total(say, view, seat)}"


def _sea(say: Say, view: View, names: Names) -> str:
    """A row of ships for each player that has any at sea."""
    found = rows(say, names, view, 0)
    if say.in_words or not found:
        return "\n".join(found) or f"-# {say('letter-of-marque-no-ship')}"
    return "\n".join(f"### {row}" for row in found)


def _player(say: Say, view: View, names: Names, seat: Seat) -> str:
    """Name, score and turn; the rest in small print.

    The pile has as many treasures as the player has ships left, so it isn't shown.
    """
    fleet = view.fleets[seat]
    supply, cannons, seen = fleet.supply, fleet.cannons, fleet.armed_seen
    stock = say("letter-of-marque-stock", supply=supply, cannons=cannons, seen=seen)
    name = f"{names.MARKS[seat]} {escaped(names.within(SHIP_WIDTH)[seat])}{names.mark_of(seat)}"
    score = say("letter-of-marque-score", points=fleet.points)
    doing = "letter-of-marque-choosing-ship" if view.phase is Phase.SHIP else "seat-to-play"
    turn = f" {say(doing)}" if seat in view.to_move else ""
    return f"{name} · {score}{turn}\n-# {stock}{_total(say, view, seat)}"


def _total(say: Say, view: View, seat: Seat) -> str:
    """The seat's points from the earlier games of a series."""
    if view.round == 1 or view.phase is Phase.OVER:
        return ""
    return f" · {say('letter-of-marque-total', total=view.totals[seat].points)}"
