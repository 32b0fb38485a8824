"""The log of a game of Letter of Marque: each event, and the scoring."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from cogs.faces.letter_of_marque.words import (
    flagged,
    open_treasures,
    treasure_words,
    treasures_words,
)
from cogs.ui.face import Standing
from cogs.ui.names import Names
from cogs.ui.page import RULE, Say
from engine.core import Event, RoundEnded
from engine.games.letter_of_marque.events import (
    Attacked,
    EnteredPort,
    FirstTreasuresShown,
    GameBegan,
    Passed,
    Scored,
    SetUpEnded,
    ShipPlaced,
    ShipReady,
    ShownArmed,
    ShownDefenceless,
    TreasureShown,
)
from engine.games.letter_of_marque.rounds import ranks
from engine.games.letter_of_marque.state import Phase, Total
from engine.games.letter_of_marque.view import View
from engine.tables.view import TableView

PLAYED: Final = (ShipReady, Attacked, Passed)
OF_SEVERAL: Final = (ShipReady, Passed)
RESULTS: Final = (ShownArmed, ShownDefenceless)
"""The results of attacks, for which everybody waits as long, whatever the ship is."""
OF_SHIPS: Final[Mapping[type[Event], str]] = {
    ShipPlaced: "placed",
    EnteredPort: "port",
    Attacked: "attack",
    ShownArmed: "armed",
    ShownDefenceless: "defenceless",
}
"""The value of the message about an event of a ship."""


def event_line(say: Say, event: Event, names: Names) -> str:
    """The event in one line; "" where another message shows it."""
    match event:
        case GameBegan(round, rounds, starter):
            game = {"round": round, "rounds": rounds}
            return say("letter-of-marque-told-began", **game, **names.told(starter))
        case FirstTreasuresShown(treasures):
            listed = open_treasures(say, treasures, names)
            return say("letter-of-marque-told-first", treasures=listed)
        case ShipReady(seat):
            return say("letter-of-marque-told-ready", **names.told(seat))
        case SetUpEnded():
            return say("letter-of-marque-told-set-up")
        case TreasureShown(seat, treasure):
            told = treasure_words(say, treasure)
            return say("letter-of-marque-told-sail", **names.told(seat), treasure=told)
        case Passed(seat, forced):
            told = "letter-of-marque-told-idle" if forced else "letter-of-marque-told-passed"
            return say(told, **names.told(seat))
        case ShipPlaced(_, ship, _) if ship <= len(names):
            return ""  # one line shows all ships of the set-up
        case ShipPlaced() | EnteredPort() | Attacked() | ShownArmed() | ShownDefenceless():
            owner = getattr(event, "owner", event.seat)
            of: dict[str, object] = {"owner": names[owner], "yours": owner == names.reader}
            of["ship"] = flagged(say, names, owner, event.ship)
            of |= {"treasure": treasure_words(say, event.treasure), "what": OF_SHIPS[type(event)]}
            return say("letter-of-marque-told-ship", **names.told(event.seat), **of)
    return ""


def is_loud(event: Event) -> bool:
    """True if the board shows it in a line of normal size: the result of an attack."""
    return isinstance(event, RESULTS)


def scoring(say: Say, seen: TableView, events: Sequence[Event], names: Names) -> tuple[str, ...]:
    """The blocks of a game's result: a line for each player, best first; then the totals."""
    ended = next(event for event in events if isinstance(event, RoundEnded))
    lines = [event for event in events if isinstance(event, Scored)]
    before = events[: events.index(lines[0])]
    lines.sort(key=lambda scored: (-scored.points, -scored.enemy_cannons, scored.seat))
    scored = "\n".join(_scored(say, event, names) for event in lines)
    told = [words.replace("\n", " ") for e in before if (words := event_line(say, e, names))][-1:]
    note = f"-# {say('letter-of-marque-scored-how')}"
    if lines[0].points == lines[1].points and lines[0].enemy_cannons > lines[1].enemy_cannons:
        note += f"\n-# {say('letter-of-marque-scored-tie')}"
    rounds, title = seen.view.rounds, say("letter-of-marque-scoring-title")
    if rounds > 1:
        title = say("letter-of-marque-scoring-title-of", round=ended.round, rounds=rounds)
    blocks = (f"### {title}", *(f"-# {words}" for words in told), scored, note)
    if ended.round == 1:
        return blocks
    return (*blocks, RULE, *_totals(say, ended.round, lines, names))


def _scored(say: Say, event: Scored, names: Names) -> str:
    treasures = treasures_words(say, event.treasures or (0,), " + ")
    sums = {"cannons": event.enemy_cannons, "points": event.points}
    name = names.marked(event.seat)
    return say("letter-of-marque-scored", name=name, treasures=treasures, **sums)


def _totals(say: Say, round_: int, scored: Sequence[Scored], names: Names) -> tuple[str, str]:
    """The totals of the series, best first; equal ones with their deciding enemy cannons."""
    order = sorted(scored, key=lambda line: (-line.total, -line.total_cannons, line.seat))
    title = say("letter-of-marque-series-title", round=round_)
    totals = [line.total for line in order]
    lines = list[str]()
    for line in order:
        tied = totals.count(line.total) > 1
        message = "letter-of-marque-series-line-tied" if tied else "letter-of-marque-series-line"
        told = {"total": line.total, "cannons": line.total_cannons}
        lines.append(say(message, name=names.marked(line.seat), **told))
    if any(
        one.total == other.total and one.total_cannons > other.total_cannons
        for one, other in pairwise(order)
    ):
        lines.append(f"-# {say('letter-of-marque-series-tie')}")
    return f"**{title}**", "\n".join(lines)


def standing(seen: TableView) -> Standing:
    """The score piles with the earlier games of a series; enemy cannons break ties."""
    view: View = seen.view
    totals = view.totals
    if view.phase is not Phase.OVER:
        totals = tuple(
            Total(total.points + fleet.points, total.enemy_cannons + fleet.enemy_cannons)
            for total, fleet in zip(totals, view.fleets, strict=True)
        )
    cannons = tuple(total.enemy_cannons for total in totals)
    return Standing(tuple(total.points for total in totals), ranks(totals), cannons)
