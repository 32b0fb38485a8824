"""The board of 7 Seas: the nautical chart, the display, everybody's cards."""

from typing import Final

from cogs.faces.common import rounds_at
from cogs.faces.seven_seas.words import sourced, spread
from cogs.ui.layout import glued
from cogs.ui.names import Names, escaped
from cogs.ui.page import RULE, Say
from engine.games.seven_seas.state import shown_place
from engine.games.seven_seas.view import View
from engine.tables.view import TableView

CELLS: Final = 7
"""The most cells of the sea: more would wrap on a phone."""
SEA_WIDTH: Final = 7
"""Characters of a name beside the sea that fit a phone; the whole name is below, or above."""


def board(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """The chart, the display, everybody's cards."""
    view: View = seen.view
    rounds = rounds_at(seen, 0)
    title = say("seven-seas-title", round=view.round, rounds=rounds, target=view.options.target)
    display = f"**{say('seven-seas-display', cards=len(view.display))}**"
    display += f"\n{large(say, view)}" if view.display else ""
    lines = [_side(say, view, names, side) for side in range(len(view.ships))]
    rest = []
    if not view.options.ultimate_teams:
        rest.append(f"⚓ {say('seven-seas-harbour', cards=view.harbour)}")
    if view.aside:
        rest.append(say("seven-seas-aside", cards=view.aside))
    if not say.in_words:  # here the row of the chart shows it
        rest.append(say("seven-seas-compass", name=names[view.starter]))
        rest += [say("seven-seas-signs")] if view.round == 1 else []
    return (
        f"### 🗺️ {title}",
        chart(say, view, names),
        RULE,
        display + searching(say, view, names),
        "\n".join((*lines, " · ".join(glued(words) for words in rest))),
    )


def chart(say: Say, view: View, names: Names) -> str:
    """One row for each ship: its space in digits, harbour, sea, ship, island, name."""
    return "\n".join(_row(say, view, names, side) for side in range(len(view.ships)))


def _row(say: Say, view: View, names: Names, side: int) -> str:
    if say.in_words:
        return _row_in_words(say, view, names, side)
    space, target = view.ships[side], view.options.target
    cells = min(target, CELLS)  # longer seas share cells: the digits give the exact space
    row = ["⚓", *["🌊"] * (cells - 1), "🏝️"]
    shown = shown_place(space) if space > 14 else min(space, target)  # on its next time round
    at = min(-(-shown * cells // target), cells)
    row[min(at, cells - 1) if shown and shown < target else at] = Names.MARKS[side]
    return f"`{shown_place(space):>2}` {''.join(row)} **{beside(view, names, side)}**"


def beside(view: View, names: Names, side: int) -> str:
    """The names of a side where there is little room; for partners only initials."""
    seats = view.seats_of(side)
    if len(seats) == 1:
        return escaped(names.within(SEA_WIDTH)[seats[0]])
    return "+".join(escaped(names.bare[seat][: SEA_WIDTH // len(seats)]) for seat in seats)


def _row_in_words(say: Say, view: View, names: Names, side: int) -> str:
    """A row of the chart as screen-reader text: the ship's space and its gap to the leader."""
    behind = max(view.ships) - view.ships[side]
    leaders = [other for other, space in enumerate(view.ships) if space == max(view.ships)]
    others = [seat for other in leaders if other != side for seat in view.seats_of(other)]
    gap = {"way": "behind" if behind else "level" if others else "lead", "behind": behind}
    at = {"place": shown_place(view.ships[side]), "target": view.options.target}
    who = {"name": names.of_side(say, side), "others": names.listed(say, sorted(others))}
    return say("seven-seas-row", **who, **at, **gap, compass=view.starter in view.seats_of(side))


def large(say: Say, view: View) -> str:
    """The cards of the display, large."""
    if not view.display:
        return f"-# {say('seven-seas-display', cards=0)}"
    return f"## {spread(say, view.display)}"


def searching(say: Say, view: View, names: Names) -> str:
    """A line that names the seat searching a source; "" while nobody is."""
    if view.turn is None or view.opened is None:
        return ""
    return f"\n-# {sourced(say, 'seven-seas-searching', view.turn, view.opened, names)}"


def chests(say: Say, view: View, names: Names) -> str:
    """The size of each chest, and the cards still to be dealt, in one line."""
    sizes = (
        say("seven-seas-chest", name=names.of_side(say, side), cards=cards, you=you)
        for side, cards in enumerate(view.chest_sizes)
        for you in ("yes" if names.is_of(side) and not names.has_teams else "no",)
    )
    line = say("seven-seas-chests", chests=" · ".join(glued(size) for size in sizes))
    return f"{line} · {glued(say('seven-seas-aside', cards=view.aside))}" if view.aside else line


def _side(say: Say, view: View, names: Names, side: int) -> str:
    shown = {s: f"**{names[s]}**" if s == view.turn else names[s] for s in view.seats_of(side)}
    hands = " · ".join(
        say("seven-seas-hand", name=name, cards=view.hand_sizes[seat])
        for seat, name in shown.items()
    )
    sign, cards = Names.MARKS[side], view.chest_sizes[side]
    line = say("seven-seas-side", mark=sign, hands=hands, cards=cards)
    if view.turn is None or view.turn not in view.seats_of(side):
        return line
    shared, name = len(view.seats_of(side)) > 1, names[view.turn]
    return f"{line} {say('seven-seas-turn', phase=view.phase.value, shared=shared, name=name)}"
