"""Deals and samplers measured: the truth is as likely as any world, whatever a seat has seen.

Each seat that looks on sees many games that are the same every time. For each of them worlds are
sampled. If the sampler is right, nobody can tell the truth from these worlds: they have all ranks
equally often, the same worth and the same cards on average, also among the games in which the
seat sees a certain thing, such as another seat beginning. Cards are counted one by one and by
their marks: in all hands together, and by how far a hand is from the seat that looks on, or from
the dealer, the leader or the like.
"""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import sqrt
from random import Random
from statistics import median
from typing import Any, TypeAlias

from engine.core import Event, IllegalMove, Seat, Step, known_to
from tests.engine.contract.spec import Spec, names_of, require

Path: TypeAlias = tuple[Hashable, ...]
"""Where a value is: names of fields and indexes."""

Place: TypeAlias = tuple[str, int]
"""A name, and for a hand its distance in seats from the seat that the name says."""

Sums: TypeAlias = dict[str, list[Counter[Any]]]
"""By private value and game: how much oftener each part is in the truth, times the worlds."""

Group: TypeAlias = tuple[int, ...]
"""The games, by index, in which a seat sees a certain thing."""

GAMES = 200
"""Games by which the sampler is measured, each at a few and at many seats."""

WORLDS = 3
"""Worlds sampled for each of them: the truth then has one of four ranks among them."""

UNEVEN = 38.0
"""A chi-square of three degrees of freedom is above this once in thirty million samplers."""

FAR = 4.9
"""Standard errors: a mean is further off once in a million samplers."""

ENOUGH = 25
"""Games of a group, at least; fewer can't be so far off."""

DEALS = 600
"""Deals whose cards are counted, at a few and at many seats."""

PLAIN = (int, bool, str, type(None))
"""Kinds of most of the values that have no parts."""

ROLES = ("dealer", "leader", "starter", "turn")
"""The fields that name a seat from which the distance of others is counted."""

VALUES = 6
"""Values of a thing in sight that have a group each; more are split in two, low and high."""


@dataclass(frozen=True)
class Look:
    """One game as a seat sees it: its view, the events that it knows of, and sampled worlds."""

    truth: Any
    view: Any
    history: tuple[Event, ...]
    worlds: tuple[Any, ...]


def deals_are_even(spec: Spec) -> None:
    """Right after the deal each card lies equally often in each place, seen from any role."""
    for seats in few_and_many(spec):
        lay, shares = Counter[tuple[Place, Any]](), dict[tuple[Place, int], list[float]]()
        decks = list[dict[Any, int]]()
        for seed in range(DEALS):
            state, _ = spec.game.deal(spec.game.options(), seats, Random(seed).getrandbits(62))
            places = list(_lying(spec, state, seats))
            kinds = {type(card) for _, lying in places for card in lying}
            deck = {c: n for c, n in spec.cards_of(state).items() if type(c) in kinds and n > 0}
            decks += [] if deck in decks else [deck]
            for place, lying in places:
                lay.update((place, card) for card in lying)
                share = len(lying) / sum(deck.values())
                shares.setdefault((place, decks.index(deck)), []).append(share)
        spread = Counter[tuple[Place, Any]]()
        for (place, number), parts in shares.items():
            for card, copies in decks[number].items():
                lay[place, card] -= sum(parts) * copies  # type: ignore[assignment]
                spread[place, card] += sum(part * (1 - part) for part in parts) * copies  # type: ignore[assignment]
        for ((name, at), card), variance in spread.items():
            far = lay[(name, at), card] / sqrt(variance) if variance else 0.0
            what = f"{card!r} is off by {far:.1f} standard errors in {DEALS} deals"
            require(abs(far) < FAR, what, seat=f"{at} of {seats}", field=name)


def _lying(spec: Spec, state: Any, seats: int) -> Iterator[tuple[Place, tuple[Any, ...]]]:
    """The open places, and the hands by their distance from seat 0 and from each role."""
    for name, cards in spec.open_places(state).items():
        yield (name, 0), cards
    for role, seat in {**roles(state), "seat 0": 0}.items():
        for owner in range(seats) if "hand" in spec.private else ():
            yield (f"hand from {role}", (owner - seat) % seats), spec.private["hand"](state, owner)


def deals_are_sampled_evenly(spec: Spec) -> None:
    """Right after the deal the truth is as likely as any sampled world, seen from any seat."""
    for seats in few_and_many(spec):
        _require_even(spec, seats, [0] * GAMES)


def later_worlds_are_sampled_evenly(spec: Spec) -> None:
    """After a few moves too, the truth is as likely as any sampled world.

    The moves are drawn without regard to hidden values, and a game in which one of them is
    illegal is dealt again: so nobody can conclude anything from them but that they were legal.
    """
    for seats in few_and_many(spec) if spec.blind else ():
        _require_even(spec, seats, [1 + number % spec.blind_moves for number in range(GAMES)])


def few_and_many(spec: Spec) -> list[int]:
    counts = spec.game.seats_for(spec.game.options())
    return sorted({counts[0], counts[-1]})


def _require_even(spec: Spec, seats: int, moves: Sequence[int]) -> None:
    """For one seat or both of two, and for everything of every other seat, also in sum."""
    games = [_played_blindly(spec, seats, Random(seed), n) for seed, n in enumerate(moves)]
    sums: Sums = {name: [Counter() for _ in games] for name in spec.private}
    for viewer in (0, 1) if seats == 2 else (seats - 1,):
        looks = [_look(spec, viewer, seed, *game) for seed, game in enumerate(games)]
        groups = _groups(spec, viewer, looks)
        for name, counts in sums.items():
            for owner in set(range(seats)) - {viewer}:
                _require_no_difference(spec, name, seats, viewer, owner, looks, groups, counts)
    for name, counts in sums.items():
        values = dict[tuple[Path, Any], list[float]]()
        for count in counts:
            for key, times in count.items():
                values.setdefault(key, []).append(times)
        for (place, part), differences in values.items():
            off = _far(differences)
            what = f"{part} of {' '.join(map(str, place))} is off by {off:.1f}"
            require(abs(off) < FAR, what, seat=f"of {seats}", field=name)


def _played_blindly(spec: Spec, seats: int, draw: Random, moves: int) -> Step[Any]:
    """The state after this number of blind moves, and all events since the deal."""
    game, options = spec.game, spec.game.options()
    while True:
        state, events = game.deal(options, seats, draw.getrandbits(62))
        story = list(events)
        for _ in range(moves):
            movers = game.to_move(state)
            if not movers:
                break
            try:
                seat = draw.choice(movers)
                state, events = game.apply(state, seat, spec.blind(state, seat, draw))  # type: ignore[misc]
            except IllegalMove:
                break
            story += events
        else:
            return Step(state, tuple(story))


def _look(spec: Spec, viewer: Seat, seed: int, state: Any, events: tuple[Event, ...]) -> Look:
    view, history = spec.game.view(state, viewer), known_to(events, viewer)
    sampled = (spec.game.sample_state(view, seed * WORLDS + n, history) for n in range(WORLDS))
    return Look(state, view, history, tuple(sampled))


def _require_no_difference(
    spec: Spec,
    name: str,
    seats: int,
    viewer: Seat,
    owner: Seat,
    looks: Sequence[Look],
    groups: set[Group],
    sums: Sequence[Counter[Any]],
) -> None:
    """The truth has even ranks, and its worth is that of the worlds; `sums` adds up its parts."""
    private, draw = spec.private[name], Random(viewer)
    ranks, worths = dict[int, int](), dict[int, float]()
    worth = spec.worth.get(name, _sum)
    for at, look in enumerate(looks):
        true = private(look.truth, owner)
        if not true:
            continue
        imagined = [private(world, owner) for world in look.worlds]
        lot = draw.random()
        ranks[at] = sum((value, draw.random()) < (true, lot) for value in imagined)
        worths[at] = WORLDS * worth(true) - sum(map(worth, imagined))
        origins = {"the viewer": viewer, **roles(look.view)}
        places = [
            ("anybody",),
            *(((owner - seat) % seats, "from", of) for of, seat in origins.items()),
        ]
        sums[at][places[0], "worth"] += worths[at]  # type: ignore[assignment]
        _count(sums[at], places, _off(spec, true, imagined))
    if len(ranks) < len(looks) / 2:
        return  # too rare a thing to be measured
    whose = f"the {name} of seat {owner}"
    _require_even_ranks(Counter(ranks.values()), whose, viewer, name)
    middle = {at: rank - WORLDS / 2 for at, rank in ranks.items()}
    for group in (tuple(range(len(looks))), *groups):
        for values in (middle, worths):
            off = _far([values[at] for at in group if at in values])
            what = f"{whose} is off by {off:.1f} standard errors in {len(group)} games"
            require(abs(off) < FAR, what, seat=viewer, field=name)


def _require_even_ranks(ranks: Mapping[int, int], whose: str, viewer: Seat, name: str) -> None:
    mean = sum(ranks.values()) / (WORLDS + 1)
    off = sum((ranks.get(rank, 0) - mean) ** 2 / mean for rank in range(WORLDS + 1))
    what = f"{whose} has the ranks {dict(sorted(ranks.items()))}"
    require(off < UNEVEN, what, seat=viewer, field=name)


def _far(differences: Sequence[float]) -> float:
    """How many standard errors the differences are off on average."""
    squares = sum(each * each for each in differences)
    return sum(differences) / sqrt(squares) if squares else 0.0


def roles(value: Any) -> dict[str, Seat]:
    """The seats that a state or a view names by their role."""
    named = ((path[-1], seat) for path, seat in walked(value) if path)
    return {str(name): seat for name, seat in named if name in ROLES and isinstance(seat, int)}


def _count(off: Counter[Any], places: Sequence[Path], parts: Counter[Any]) -> None:
    for place in places:
        for part, times in parts.items():
            off[place, part] += times


def _off(spec: Spec, true: Any, imagined: Sequence[Any]) -> Counter[Any]:
    """How much oftener each part is in the truth than in a world, times the worlds."""
    off = Counter({part: WORLDS * times for part, times in Counter(_parts(spec, true)).items()})
    for value in imagined:
        off.subtract(_parts(spec, value))
    return off


def _parts(spec: Spec, value: tuple[Any, ...]) -> Iterator[tuple[Path, Any]]:
    """Each item of a private value, its parts and its marks, but not its place among the items."""
    return chain.from_iterable(_parts_of(spec.marks, type(item).__name__, item) for item in value)


@cache
def _parts_of(marks: tuple[str, ...], _: str, item: Any) -> tuple[tuple[Path, Any], ...]:
    """The same of one item; they are few, and each is in many hands."""
    leaves = tuple(walked(item))
    marked = (((*path, mark), getattr(leaf, mark)) for path, leaf in leaves for mark in marks)
    return ((("item",), item), *(each for each in leaves if each[0]), *marked)


def _sum(value: tuple[Any, ...]) -> float:
    return sum(part for _, part in walked(value) if isinstance(part, int))


def walked(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """All values within this one that have no parts, and where."""
    if isinstance(value, tuple):
        for at, item in enumerate(value):
            if type(item) in PLAIN:
                yield (*path, at), item
            else:
                yield from walked(item, (*path, at))
    elif names := names_of(type(value)):
        for name in names:
            yield from walked(getattr(value, name), (*path, name))
    else:
        yield path, value


def _groups(spec: Spec, viewer: Seat, looks: Sequence[Look]) -> set[Group]:
    """The games in which this seat sees the same thing, in its view or in the last events."""
    seen: dict[Path, dict[int, Any]] = {}
    for at, things in enumerate(_things(spec, viewer, looks)):
        for name, thing in things.items():
            for path, leaf in walked(thing, (name,)):
                seen.setdefault(path, {})[at] = leaf
    found: set[Group] = set()
    for leaves in seen.values():
        values = set(leaves.values())
        if 1 < len(values) <= VALUES:
            found |= {tuple(at for at in leaves if leaves[at] == value) for value in values}
        elif all(isinstance(value, int) for value in values):
            middle = median(leaves.values())
            found |= {
                tuple(at for at in leaves if (leaves[at] < middle) is low) for low in (False, True)
            }
    return {group for group in found if len(group) >= ENOUGH}


def _things(spec: Spec, viewer: Seat, looks: Sequence[Look]) -> Iterator[dict[str, Any]]:
    """For each game by name: the fields of the view, and the last event of each kind.

    Without things that never change, and without the seat's own.
    """
    first = looks[0].view
    names = [
        name
        for name in names_of(type(first))
        if any(getattr(look.view, name) != getattr(first, name) for look in looks)
    ]
    for look in looks:
        own = [private(look.truth, viewer) for private in spec.private.values()]
        view = {name: getattr(look.view, name) for name in names}
        things = {name: value for name, value in view.items() if value not in own}
        yield things | {type(event).__name__: event for event in look.history}
