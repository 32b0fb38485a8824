"""The hand of Letter of Marque: the ships at sea, the reader's with their types, and the options.

Equal outcomes share a line: all ports, and all ships that are armed with the same chance.
"""

from collections import Counter
from dataclasses import replace
from typing import Final

from cogs.faces.letter_of_marque.words import (
    called,
    flagged,
    odds,
    open_treasures,
    percent,
    risk,
    rows,
    treasure_words,
    treasures_words,
    type_of,
)
from cogs.ui.names import Names, listed
from cogs.ui.page import Accent, Button, MakeMove, Page, Say, Style
from engine.core import own_seat
from engine.games.letter_of_marque.events import (
    FirstTreasuresShown,
    GameBegan,
    SetUpEnded,
    ShipReady,
    TreasureShown,
)
from engine.games.letter_of_marque.moves import Attack, EnterPort, Move, Pass, SetSail
from engine.games.letter_of_marque.state import ARMED, CANNONS, TREASURES, Phase
from engine.games.letter_of_marque.view import Own, ShipSeen, View
from engine.tables.view import TableView

FIRST_PILE: Final = len(TREASURES) - 1
"""Treasures in a pile after the set-up."""
LARGE: Final = "### "
REPEATED: Final = (TreasureShown, FirstTreasuresShown, ShipReady, SetUpEnded)
"""Kinds of events that the cards on the table, or the next event, already show."""
LARGE_ROWS: Final = 2
"""The most rows of ships that are shown large."""
ROWS: Final = 3
"""The most rows of ships that get a line each."""
SEVERAL: Final = 3
"""The fewest players with the same number of cannons who share one sentence."""
AS_BUTTONS: Final = 4
"""The most attacks shown as buttons; more become a select."""
IN_FULL: Final = 1
"""The most attacks whose buttons have the verb; on more buttons a cannon replaces it.

There, an anchor replaces the verb of several ports.
"""
ACROSS, SHORT = 2, 3
"""Buttons in a row: a phone has room for two with a verb and the name of a ship, or three names."""


def page(say: Say, seen: TableView, names: Names, name: str) -> Page:
    """This seat's ships and present moves; there are no further pages."""
    view: View = seen.view
    if view.own is None:
        return Page(Accent.HAND, ())
    if view.phase is Phase.SET_UP:
        return _set_up(say, seen, names, view, view.own)
    if seen.seat not in seen.to_move:
        blocks = _small(say, [_stock_words(say, view, view.own)])
        lies = (_danger(say, names, view), _sea(say, names, view))
        return Page(Accent.HAND, blocks, lies=tuple(filter(None, lies)), shows=REPEATED)
    if view.turned_up is not None:
        return _choice(say, seen, names, view.turned_up)
    return _turn(say, seen, names, view, view.own)


def _set_up(say: Say, seen: TableView, names: Names, view: View, own: Own) -> Page:
    treasure = view.first_treasures[own_seat(view)]
    lies = _large(say, open_treasures(say, view.first_treasures, names, own_seat(view)))
    if own.choice is None:
        page = _choice(say, seen, names, treasure)
        blocks = (*page.blocks, *_small(say, [say("letter-of-marque-first-next")]))
        return replace(page, blocks=blocks, lies=(lies,), shows=(*REPEATED, GameBegan))
    words = say(
        "letter-of-marque-chosen-next",
        armed=own.choice,
        treasure=treasure_words(say, treasure),
        names=names.listed(say, view.to_move),
        count=len(view.to_move),
    )
    return Page(Accent.HAND, (words,), lies=(lies,), shows=REPEATED)


def _danger(say: Say, names: Names, view: View) -> str:
    """The danger from the player in turn to the ships of the reader."""
    if view.turned_up is not None:
        treasure = treasure_words(say, view.turned_up)
        return say("letter-of-marque-turned-up-now", name=names[view.turn], treasure=treasure)
    own = [ship for ship in view.sea if ship.owner == view.seat]
    if not own:
        return ""
    return say(
        "letter-of-marque-danger",
        name=names[view.turn],
        cannons=view.fleets[view.turn].cannons,
        ships=listed(say, [flagged(say, names, ship.owner, ship.number) for ship in own]),
    )


def _choice(say: Say, seen: TableView, names: Names, treasure: int) -> Page:
    """The choice of a ship; a type that has run out gets a line and no button.

    A line says what an attack would do, if anybody can attack. Once both armed ships were seen, no
    bluff protects the others.
    """
    view: View = seen.view
    value, threat = treasure_words(say, treasure), view.is_threatened
    is_bare = threat and view.fleets[own_seat(view)].armed_seen == ARMED
    attack = {"treasure": value, "threat": "bare" if is_bare else threat}
    lines, buttons = [say("letter-of-marque-no-threat")] * (not threat), list[Button]()
    indices = {move.armed: index for index, move in enumerate(seen.moves)}
    for armed, mark in ((True, "⚔️"), (False, "🏳️")):
        kind, own = type_of(armed), view.own
        left = 0 if own is None else own.armed if armed else own.defenceless
        lines.append(say("letter-of-marque-type", kind=kind, left=left, **attack))
        if armed in indices:
            label = say("letter-of-marque-type-button", kind=kind)
            buttons.append(Button(label, MakeMove(indices[armed]), emoji=mark))
    return Page(
        Accent.HAND,
        ("\n".join(lines),),
        tuple(buttons),
        question=say("letter-of-marque-which", treasure=value),
        shows=REPEATED,
        lies=(_sea(say, names, view),),
    )


def _turn(say: Say, seen: TableView, names: Names, view: View, own: Own) -> Page:
    """The present options, one line for each kind of outcome; in a lesson, that of its step."""
    index = None if seen.lesson is None else seen.lesson.index
    moves = seen.moves if index is None else (seen.moves[index],)
    ports = [view.ship(move.ship) for move in moves if isinstance(move, EnterPort)]
    targets = [view.ship(move.ship) for move in moves if isinstance(move, Attack)]
    lines = list[str]()
    if ports and say.in_words:
        way = "letter-of-marque-port-gain"
        gains = (say(way, ship=called(names, ship), points=ship.treasure) for ship in ports)
        lines.append(say("letter-of-marque-line-port", gains="; ".join(gains)))
    lines += _attack_lines(say, names, view, targets)
    if Pass() in seen.moves:
        lines.append(say("letter-of-marque-line-pass"))
    small = [_stock_words(say, view, own), *_naming(say, names, view)]
    blocks = ("\n".join((*lines, *_small(say, small))),)
    made = Page(Accent.HAND, blocks, shows=REPEATED, lies=(_sea(say, names, view),))
    return _with_buttons(say, seen, names, made)


def _attack_lines(say: Say, names: Names, view: View, targets: list[ShipSeen]) -> list[str]:
    """A line for each chance that the targets are armed, the smallest first.

    Several chances share a line, which shows the stakes until the reader has attacked. A select
    shows them for each of its ships.
    """
    kinds: dict[int, list[ShipSeen]] = {}
    for ship in sorted(targets, key=lambda ship: (percent(view, ship), ship.owner, ship.number)):
        kinds.setdefault(percent(view, ship), []).append(ship)
    is_listed = len(targets) > AS_BUTTONS
    if say.in_words or (len(kinds) < 2 and not is_listed):
        return [_attack_line(say, names, view, ships) for ships in kinds.values()]
    if is_listed:
        return [_attack_line(say, names, view, kinds[0])] if 0 in kinds else []
    told = ((_all(say, names, ships), each) for each, ships in kinds.items())
    chances = [say("letter-of-marque-chance", ships=ships, percent=each) for ships, each in told]
    stakes = view.fleets[own_seat(view)].cannons == CANNONS
    return [say("letter-of-marque-line-attacks", risks=" · ".join(chances), stakes=stakes)]


def _attack_line(say: Say, names: Names, view: View, ships: list[ShipSeen]) -> str:
    of = risk(say, view, ships)
    return say("letter-of-marque-line-attack", ships=_all(say, names, ships), **of)


def _all(say: Say, names: Names, ships: list[ShipSeen]) -> str:
    return ", ".join(flagged(say, names, ship.owner, ship.number) for ship in ships)


def _with_buttons(say: Say, seen: TableView, names: Names, page: Page) -> Page:
    """The page with a button for each move; several attacks are above the others, many in a select.

    Else setting sail comes first, then the ports, then the attacks by ship; last come those on
    ships that everybody knows to be armed.
    """
    view: View = seen.view
    others, attacks = list[Button](), list[tuple[bool, Button]]()
    count = sum(isinstance(move, Attack) for move in seen.moves)
    ports = sum(isinstance(move, EnterPort) for move in seen.moves)
    short = IN_FULL < count <= AS_BUTTONS and not say.in_words
    brief = {Attack: short, EnterPort: short and ports > IN_FULL}
    for index, move in enumerate(seen.moves):
        made = _button(say, names, view, move, index, short=brief.get(type(move), False))
        if isinstance(move, Attack):
            attacks.append((odds(view, view.ship(move.ship)) == "armed", made))
        else:
            others.append(made)
    shown = tuple(made for _, made in sorted(attacks, key=lambda each: each[0]))
    if count <= IN_FULL or (say.in_words and count <= AS_BUTTONS):
        return replace(page, buttons=(*others, *shown), across=ACROSS)
    choose = "" if count <= AS_BUTTONS else say("letter-of-marque-choose")
    return replace(page, buttons=shown, extra=tuple(others), across=SHORT, choose=choose)


def _button(say: Say, names: Names, view: View, move: Move, index: int, *, short: bool) -> Button:
    """A move's button: green for a sure gain, and without a cannon's picture on armed ships."""
    route = MakeMove(index)
    match move:
        case SetSail():
            return Button(say("letter-of-marque-sail-button"), route, emoji="⛵")
        case EnterPort(number):
            ship, way = view.ship(number), "short" if short else "whole"
            name = called(names, ship)
            label = say("letter-of-marque-port-button", ship=name, points=ship.treasure, way=way)
            return Button(label, route, Style.GAIN, "⚓")
        case Attack(number):
            ship = view.ship(number)
            name = called(names, ship)
            label = name if short else say("letter-of-marque-attack-button", ship=name)
            style = Style.GAIN if odds(view, ship) == "none" else Style.PLAIN
            mark = "⚔️" if odds(view, ship) == "armed" else "💣"
            treasure, name = treasure_words(say, ship.treasure), names.bare[ship.owner]
            stakes = risk(say, view, [ship])
            note = say("letter-of-marque-attack-note", name=name, treasure=treasure, **stakes)
            return Button(label, route, style, mark, note)
    return Button(say("letter-of-marque-pass-button"), route, emoji="💤")


def _sea(say: Say, names: Names, view: View) -> str:
    """The ships at sea, a row a player, the reader first, short ones together; and the cannons."""
    found = rows(say, names, view, own_seat(view))
    if len(found) <= LARGE_ROWS or say.in_words:
        lines = [_large(say, row) for row in found]
    elif len(found) <= ROWS:
        lines = found
    else:
        lines = [" · ".join(found)]
    lines = lines or [*_small(say, [say("letter-of-marque-no-ship")])]
    return "\n".join((*lines, *_small(say, [_cannons(say, names, view)])))


def _cannons(say: Say, names: Names, view: View) -> str:
    """The numbers of cannons from the reader clockwise; several equal ones are "the others"."""
    seats, first = len(names), own_seat(view)
    counts = [fleet.cannons for fleet in view.fleets]
    if len(set(counts)) == 1:
        return say("letter-of-marque-cannons-each", count=counts[0])
    usual, often = Counter(counts[:first] + counts[first + 1 :]).most_common(1)[0]
    rest = usual if often >= SEVERAL and not say.in_words else 0
    cannons = [
        say("letter-of-marque-cannons-of", **names.told(seat), count=counts[seat])
        for seat in (*range(first, seats), *range(first))
        if seat == first or (counts[seat] != rest if rest else counts[seat])
    ]
    if rest:
        cannons.append(say("letter-of-marque-cannons-others", count=rest))
    return say("letter-of-marque-cannons", cannons=", ".join(cannons))


def _naming(say: Say, names: Names, view: View) -> list[str]:
    """An explanation of ships' names, shown until the player's first move in the first game."""
    fleet = view.fleets[own_seat(view)]
    has_moved = fleet.pile < FIRST_PILE or fleet.treasures or fleet.cannons < CANNONS
    if not view.sea or view.round > 1 or has_moved:
        return []
    ship = next((ship for ship in view.sea if ship.owner != view.seat), view.sea[0])
    owner, number = names[ship.owner], ship.number
    you, name = names.you(ship.owner), flagged(say, names, ship.owner, ship.number)
    return [say("letter-of-marque-naming", ship=name, name=owner, you=you, number=number)]


def _stock_words(say: Say, view: View, own: Own) -> str:
    """The treasures and ships still to come; on the reader's turn also if there are none."""
    fleet = view.fleets[own_seat(view)]
    if not fleet.pile:
        return say("letter-of-marque-no-pile") if view.turn == view.seat else ""
    treasures = treasures_words(say, fleet.unseen, " ")
    ships = {"armed": own.armed, "defenceless": own.defenceless}
    return say("letter-of-marque-hand-stock", treasures=treasures, **ships)


def _small(say: Say, lines: list[str]) -> tuple[str, ...]:
    """The lines in small print; plain for a screen reader."""
    return tuple(line if say.in_words else f"-# {line}" for line in lines if line)


def _large(say: Say, line: str) -> str:
    return line if say.in_words else f"{LARGE}{line}"
