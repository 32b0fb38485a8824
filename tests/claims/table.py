"""When the sentences that all games share are true: the standing, the rounds, the highlights."""

from itertools import accumulate
from typing import Any

from cogs.ui.layout import JOINER, NO_BREAK
from engine.games import GAMES
from tests.claims.kit import Claim, Scene, Values, rounds_of
from tests.cogs.faces.moments import SAY


def ranks(scene: Scene) -> list[tuple[int, ...]]:
    """How good each seat's total is, and what decides between equal ones; more is better."""
    state = scene.state
    match scene.moment.game.key:
        case "seven":
            return [(chips,) for chips in state.chips]
        case "seven-seals":
            return [(-total,) for total in state.sheet.totals]
        case "seven-seas":
            return [(state.ships[scene.names.side(s)],) for s in range(len(scene.names))]
    now = [(f.points, f.enemy_cannons) for f in state.fleets]
    if not scene.moment.seen(None).to_move:
        now = [(0, 0)] * len(now)  # the totals have them
    before = [(total.points, total.enemy_cannons) for total in state.totals]
    return [(a[0] + b[0], a[1] + b[1]) for a, b in zip(now, before, strict=True)]


def standing(scene: Scene, said: Values) -> object:
    """All sides are listed, the best first, and the reader's side in bold."""
    every, names = ranks(scene), scene.names
    sides = range(names.sides or len(names))
    best = sorted(sides, key=lambda side: every[side], reverse=True)
    told = [
        part.replace(JOINER, "").replace(NO_BREAK, " ") for part in said["standing"].split(" · ")
    ]
    return len(told) == len(best) and all(
        part.startswith("**You" if names.is_of(side) else names.of_side(SAY, side))
        for part, side in zip(told, best, strict=True)
    )


def side(scene: Scene, said: Values) -> object:
    """The points of this side; what decides between equal ones is behind it in an end."""
    at, every = scene.at(said["name"]), ranks(scene)
    is_you = (said["you"] != "no") == scene.names.is_of(at)
    return is_you and said["points"] == abs(every[at][0])


def totals(scene: Scene) -> list[list[int]]:
    """The points of each seat's side after each round."""
    every = [[e.points[scene.names.side(s)] for e in rounds_of(scene)] for s in seats(scene)]
    return [list(accumulate(each)) for each in every]


def seats(scene: Scene) -> range:
    """All seats."""
    return range(len(scene.names))


def decided(scene: Scene, said: Values) -> object:
    """From this round on, and not before, a winner led the second, or the reader."""
    every, names = totals(scene), scene.names
    sides = {names.of_side(SAY, names.side(seat)): every[seat] for seat in seats(scene)}
    first, second = sides.pop(said["first"]), sides[said["second"]]
    gaps = [0, *(a - b for a, b in zip(first, second, strict=True))]
    since = said.get("round", 1)
    is_since = gaps[since - 1] <= 0 < min(gaps[since:])
    own = "" if scene.reader is None else names.of_side(SAY, names.side(scene.reader))
    is_second = second[-1] == max(points[-1] for points in sides.values())
    is_rival = said["second"] == own if own in sides else is_second
    you = next((side for side in ("first", "second") if said[side] == own), "no")
    return is_rival and is_since and said["you"].partition("-")[0] == you


def gained(scene: Scene, said: Values) -> object:
    """The points of the last round that has ended, and its number."""
    ended, fewer = rounds_of(scene)[-1], GAMES[scene.moment.game.key].traits.fewer_wins
    side = scene.names.side(scene.reader or 0) if "own" in said else scene.at(said["name"])
    points: Any = said["own"] if "own" in said else said["points"]
    is_it = said.get("round", ended.round) == ended.round
    return is_it and points == (-1 if fewer else 1) * ended.points[side]


def headline(scene: Scene, said: Values) -> object:
    """All winners but the reader are named, the points, and the reader's place and distance."""
    sides = {scene.names.side(seat): rank for seat, rank in enumerate(ranks(scene))}
    best, own = max(sides.values()), scene.names.side(scene.reader or 0)
    won = [side for side, rank in sides.items() if rank == best]
    named = [side for side in won if len(won) == 1 or side != own or scene.reader is None]
    if said["winners"] != scene.names.listed_sides(SAY, named):
        return False
    if "place" in said:
        place = 1 + sum(rank > sides[own] for rank in sides.values())
        return said["place"] == place and is_far(scene, said, best[0] - sides[own][0])
    second = max((rank for rank in sides.values() if rank != best), default=best)
    is_own = scene.reader is not None and own in won
    reader = "no" if not is_own else "team" if scene.names.has_teams else "yes"
    points = (abs(said["own"]), abs(said["next"]), said["reader"])
    is_it = points == (abs(best[0]), abs(second[0]), reader)
    return is_it and is_far(scene, said, best[0] - second[0])


def is_far(scene: Scene, said: Values, points: int) -> bool:
    """A distance has its unit."""
    return bool(said["far"] == SAY(f"game-{scene.moment.game.key}-gained", count=points))


CLAIMS: dict[str, Claim] = {
    "end-headline": headline,
    "end-headline-placed": headline,
    "hand-standing": standing,
    "standing-side": side,
    "hand-round": gained,
    "hand-round-side": gained,
    "highlight-decided": decided,
    "hand-waits": lambda at, said: said["count"] == len(at.moment.seen(None).to_move),
}
PARTS = r"names-(and|or)|points-.*|game-.*-(gained|unit)|board-left-out|hand-since-more|.*-button"
