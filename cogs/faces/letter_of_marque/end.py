"""The end of a game of Letter of Marque: its highlights, and every ship."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from cogs.faces.common import NOTHING, Told, decided, has_public_end, two_of
from cogs.faces.letter_of_marque.log import standing
from cogs.faces.letter_of_marque.words import treasure_words
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Event, RoundEnded, Seat
from engine.games.letter_of_marque.events import Attacked, EnteredPort, ShownArmed, ShownDefenceless
from engine.games.letter_of_marque.marks import feats
from engine.tables.replay import Replay
from engine.tables.view import TableView


def highlights(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The decision, then each player's boldest bluff, biggest prize and traps.

    A prize or a homecoming by which the game ended is above the winner already.
    """
    story, repelled = replay.story, _repelled(replay.story)
    decisive, decision = _decided(say, replay, names)
    before = [event for step in replay.steps[:-1] for event in step.events]
    home = [event for event in before if isinstance(event, EnteredPort)]
    bold = [event for _, event in feats(replay.steps)]
    prizes = [e for e in before if isinstance(e, ShownDefenceless) and e is not decisive]
    sprung = {  # owners of an armed ship that was attacked while it was still unseen
        shown.owner
        for attack, shown in pairwise(story)
        if isinstance(attack, Attacked) and isinstance(shown, ShownArmed) and not attack.shown
    }
    traps = {seat: {**names.told(seat), "count": repelled[seat]} for seat in sorted(sprung)}
    told = (
        *_dearest(say, "letter-of-marque-bluff", bold, names),
        *_dearest(say, "letter-of-marque-prize", prizes, names),
        *(Told((s,), say("letter-of-marque-traps", **trap)) for s, trap in traps.items()),
        *_dearest(say, "letter-of-marque-home", home, names),
    )
    return two_of(replay, names, told, decision)


def ending(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The player whom the winner passed by the last move, or since the reader's last press."""
    winners = replay.outcome.winners if replay.outcome else ()
    reader, last = names.reader, len(replay.steps) - 1
    for number in range(last - 1, -1, -1):
        places = standing(replay.seen(number, None)).places
        ahead = tuple(seat for seat, place in enumerate(places) if place == 1)
        if ahead != winners:
            told = {**names.told(ahead[0]), "moves": last - number}
            is_one = len(ahead) == len(winners) == 1
            return (say("letter-of-marque-led", **told),) if is_one else ()
        if reader is None or has_public_end(replay.table) or replay.is_pressed(number, reader):
            break
    return ()


def _decided(say: Say, replay: Replay, names: Names) -> tuple[Event | None, Told]:
    """The deciding round of a series; in a single game what the winner would have lost without.

    That is the biggest prize or the enemy cannons, whichever is worth more.
    """
    outcome, rounds = replay.outcome, sum(isinstance(e, RoundEnded) for e in replay.story)
    if outcome is None or len(outcome.winners) > 1 or rounds > 1:
        return None, decided(say, replay, names)
    (winner,) = outcome.winners
    is_ahead = sorted(outcome.points)[-2] < outcome.points[winner]
    prize, cannons = _decisive(replay.story if is_ahead else (), winner, outcome.points)
    if prize is None and not cannons:
        return None, NOTHING
    treasure = treasure_words(say, prize.treasure) if prize else ""
    what = {"way": "prize" if prize else "cannons", "treasure": treasure, "cannons": cannons}
    words = say("letter-of-marque-decided", **names.told(winner), **_robbed(names, prize), **what)
    return prize, Told((winner,), words)


def _decisive(
    story: Sequence[Event], winner: Seat, points: Sequence[int]
) -> tuple[ShownDefenceless | None, int]:
    """The winner's biggest prize if it decided, else the enemy cannons (0 if they didn't)."""

    def wins_without(value: int, owner: Seat | None = None) -> bool:
        others = (own + value * (s == owner) for s, own in enumerate(points) if s != winner)
        return points[winner] - value > max(others)

    taken = [e for e in story if isinstance(e, ShownDefenceless) and e.seat == winner]
    prize = max(taken, key=lambda event: event.treasure, default=None)
    cannons = _repelled(story)[winner]
    if prize and not wins_without(prize.treasure, prize.owner) and prize.treasure >= cannons:
        return prize, 0
    return None, 0 if wins_without(cannons) else cannons


def _dearest(
    say: Say, message: str, events: Sequence[EnteredPort | ShownDefenceless], names: Names
) -> Iterator[Told]:
    """Each player's event with the highest treasure, the highest of all first."""
    seats = set[Seat]()
    for event in sorted(events, key=lambda event: -event.treasure):
        if event.seat in seats:
            continue
        seats.add(event.seat)
        told = {**names.then((event,)).told(event.seat), **_robbed(names, event)}
        words = say(message, **told, treasure=treasure_words(say, event.treasure))
        yield Told((event.seat,), words)


def _robbed(names: Names, prize: Event | None) -> Mapping[str, str | bool]:
    """The values $owner and $yours of a message: the loser of this prize, if it is one."""
    if not isinstance(prize, ShownDefenceless):
        return {"owner": "", "yours": False}
    return {"owner": names[prize.owner], "yours": prize.owner == names.reader}


def _repelled(story: Sequence[Event]) -> Counter[Seat]:
    """By owner, the attacks on an armed ship."""
    return Counter(event.owner for event in story if isinstance(event, ShownArmed))


def held(say: Say, seen: TableView) -> str:
    """The ships of a fleet."""
    view, own = seen.view, seen.view.own
    ships = [
        say("letter-of-marque-open-ship", ship=str(ship.number), armed=armed)
        for ship in view.sea
        for armed in [ship.number in own.armed_at_sea]
        if ship.owner == view.seat
    ]
    supply = say("letter-of-marque-open-supply", armed=own.armed, defenceless=own.defenceless)
    return ", ".join([*ships, supply])
