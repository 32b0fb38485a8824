"""The board of Letter of Marque, which depends only on ship types that were shown."""

from typing import Final

from cogs.faces.letter_of_marque.words import SHIP_WIDTH, ships_at_sea, treasure_words
from cogs.ui.names import Names, escaped
from cogs.ui.page import Say
from engine.core import Seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.tables.view import TableView

MANY: Final = 5
"""The fewest players whose rows are not large, so that all of them fit a phone."""
CROWD_WIDTH: Final = 8
"""Characters of a name beside its score and its ships where many play."""


def board(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """Title, latest event, then for each player a row of ships and a short line."""
    view: View = seen.view
    title = say("letter-of-marque-title")
    if view.rounds > 1:
        title = say("letter-of-marque-title-of", round=view.round, rounds=view.rounds)
    unofficial = len(view.fleets) in GAME.traits.unofficial_seats
    title = f"### {title}" + (f"\n-# {say('letter-of-marque-unofficial')}" if unofficial else "")
    if view.phase is Phase.SET_UP:
        waiting = "\n".join(_chooser(say, view, names, seat) for seat in range(len(names)))
        return (title, say("letter-of-marque-setting-up"), waiting)
    players = [_player(say, view, names, seat) for seat in range(len(names))]
    if not say.in_words:
        players.append(f"-# {say('letter-of-marque-legend')}")
    now = tuple[str, ...]()  # the treasure just turned up; results of attacks are among the events
    if view.turned_up is not None:
        treasure = treasure_words(say, view.turned_up)
        now = (f"## {say('letter-of-marque-turned-up', name=names[view.turn], treasure=treasure)}",)
    return (title, *now, "\n".join(players))


def _chooser(say: Say, view: View, names: Names, seat: Seat) -> str:
    name, treasure = names.marked(seat), treasure_words(say, view.first_treasures[seat])
    first = say("letter-of-marque-first-treasure", you="no", name=name, treasure=treasure)
    chooses = f" · {say('letter-of-marque-ready')}"
    if seat in view.to_move:
        chooses = f" {say('letter-of-marque-chooses')}"
    return f"{first}{chooses}{_total(say, view, seat)}"


def _player(say: Say, view: View, names: Names, seat: Seat) -> str:
    """Name, score and ships at sea, large where few play; the rest in small print.

    The pile has as many treasures as the player has ships left, so it isn't shown.
    """
    fleet, is_many = view.fleets[seat], len(names) >= MANY
    stock = {"supply": fleet.supply, "cannons": fleet.cannons, "seen": fleet.armed_seen}
    name = escaped(names.within(CROWD_WIDTH if is_many else SHIP_WIDTH)[seat])
    row = say(
        "letter-of-marque-fleet",
        mark=names.MARKS[seat],
        name=f"{name}{names.mark_of(seat)}",
        points=fleet.points,
        afloat=sum(ship.owner == seat for ship in view.sea),
        ships=ships_at_sea(say, names, view, seat),
    )
    doing = "letter-of-marque-choosing-ship" if view.phase is Phase.SHIP else "seat-to-play"
    turn = f" {say(doing)}" if seat in view.to_move else ""
    small = f"{say('letter-of-marque-stock', **stock)}{_total(say, view, seat)}"
    return f"{'' if is_many else '### '}{row.rstrip()}{turn}\n-# {small}"


def _total(say: Say, view: View, seat: Seat) -> str:
    """The seat's points from the earlier games of a series."""
    if view.round == 1 or view.phase is Phase.OVER:
        return ""
    return f" · {say('letter-of-marque-total', total=view.totals[seat].points)}"
