"""The marks that seats earned in a finished game: dry words for their feats."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine.core import Event, Outcome, RoundEnded, Seat, Step
from engine.games.letter_of_marque import marks as letter_of_marque
from engine.games.letter_of_marque.events import ShownDefenceless
from engine.games.seven import marks as seven
from engine.games.seven_seals import marks as seven_seals
from engine.games.seven_seals.events import SealTaken
from engine.games.seven_seas import marks as seven_seas
from engine.games.seven_seas.events import Nicked
from engine.players.base import Level
from engine.tables.replay import Replay

Earned: TypeAlias = Callable[[Sequence[Step[Any]]], Iterable[tuple[Seat, str]]]
"""The marks of a game, by seat, from its steps: the deal, then one for each move."""

OWN: Final[Mapping[str, Earned]] = {
    "seven-seas": seven_seas.earned,
    "letter-of-marque": letter_of_marque.earned,
    "seven": seven.earned,
    "seven-seals": seven_seals.earned,
}
"""The marks of one game; they begin with its key."""

ROUNDS: Final = 4
"""The fewest rounds of a game for which a comeback after half of them is worth a word."""


def marks_of(replay: Replay) -> tuple[tuple[Seat, str], ...]:
    """The marks of a game that was played to its end, by seat; each at most once."""
    outcome, key = replay.outcome, replay.game.key
    if outcome is None:
        return ()
    own = OWN[key](replay.steps) if key in OWN else ()
    found = {(seat, f"{key}-{mark}") for seat, mark in own}
    found |= {(seat, "captain") for seat in _robbed_a_captain(replay)}
    found |= {(seat, "finish") for seat in _by_a_point(outcome)}
    found |= {(seat, "comeback") for seat in _from_the_last_place(replay, outcome)}
    return tuple(sorted(found))


def _robbed_a_captain(replay: Replay) -> Iterator[Seat]:
    """The seats that took something from a computer player of the highest level."""
    players = replay.table.players
    for seat, victim in filter(None, map(_robbed, replay.story)):
        if players[victim].level is Level.CAPTAIN:
            yield seat


def _robbed(event: Event) -> tuple[Seat, Seat] | None:
    """The seat that took something and the seat that lost it; None: neither."""
    match event:
        case Nicked(seat, source) if source >= 0:  # a chest; with teams, that of two seats
            return seat, source
        case ShownDefenceless(seat, _, owner):
            return seat, owner
        case SealTaken(seat, _, victim):
            return seat, victim
    return None


def _by_a_point(outcome: Outcome) -> Iterator[Seat]:
    """The only winner, or winning team, of a game that was won by one point."""
    won = outcome.points[outcome.winners[0]]
    others = [p for seat, p in enumerate(outcome.points) if seat not in outcome.winners]
    if others and min(abs(points - won) for points in others) == 1:
        yield from outcome.winners


def _from_the_last_place(replay: Replay, outcome: Outcome) -> Iterator[Seat]:
    """The winners who were last, or among the last, after half of the rounds."""
    rounds = [event.points for event in replay.story if isinstance(event, RoundEnded)]
    if len(rounds) < ROUNDS:
        return
    half = [sum(gained) for gained in zip(*rounds[: len(rounds) // 2], strict=True)]
    if min(half) < max(half):
        yield from (seat for seat in outcome.winners if half[seat] == min(half))
