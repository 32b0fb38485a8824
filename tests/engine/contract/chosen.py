"""The fixed games of the kit, which meet everything of a game, and the positions in them.

They meet every number of seats, every value of every house rule and every kind of event. All
properties share them.
"""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import count, pairwise
from random import Random
from typing import Any, TypeAlias

from engine.core import AnyGame, Event, GameOver, RoundEnded
from tests.engine.contract.records import Record, play_out
from tests.engine.contract.spec import Fixed, Spec, about

Place: TypeAlias = tuple[int, int]
"""A position: the number of a game, and after how many moves it is cut."""

Kind: TypeAlias = tuple[str, Any]
"""Something that is met at a position: the name of its kind, and which."""

FEWEST = 6
"""Fixed games besides the rare ones, at least."""

TWICE = ("before", "after", "end", "seats")
"""Kinds of positions of which two are drawn: a leak may not show at one of them."""

TRIES = 60
"""Drawn tables from which each fixed game is chosen: the one that meets most."""


def game_of(spec: Spec, number: int, cut: int | float = 1.0, luck: int = 0) -> Record:
    """The game of this number, cut after `cut` moves or (0.0 to 1.0) at a part of it.

    The fixed games come first, then any number of random ones.
    """
    record = _game_of(spec, number)
    at = round(cut * len(record.moves)) if isinstance(cut, float) else cut
    return replace(record, cut=at, luck=luck)


@lru_cache(maxsize=100)
def _game_of(spec: Spec, number: int) -> Record:
    fixed = fixed_games(spec)
    table = fixed[number] if number < len(fixed) else _drawn(spec, Random(number))
    with about(number=number):
        return play_out(spec, table)


@lru_cache(maxsize=100)
def fixed_games(spec: Spec) -> tuple[Fixed, ...]:
    """As many games as every number of seats and every value need, then the rare ones."""
    draw, games = Random(0), list[Fixed]()
    while True:
        missing = wanted(spec) - {thing for game in games for thing in _settings(game)}
        best = max(
            (_drawn(spec, draw) for _ in range(TRIES)),
            key=lambda game: len(missing.intersection(_settings(game))),
        )
        if len(games) >= FEWEST and not missing.intersection(_settings(best)):
            return (*games, *spec.rare)
        games.append(best)


def wanted(spec: Spec) -> set[Kind]:
    """Every number of seats, and every value of every house rule."""
    rules = spec.game.house_rules
    return {("seats", seats) for seats in spec.game.seats} | {
        (rule.name, value) for rule in rules for value in rule.values
    }


def missed(spec: Spec) -> list[str]:
    """Everything that the fixed games don't meet, in words."""
    games = fixed_games(spec)
    settings = wanted(spec) - {thing for game in games for thing in _settings(game)}
    seen = {type(e) for n in range(len(games)) for es in _game_of(spec, n).events for e in es}
    unseen = [kind.__name__ for kind in kinds_of_events(spec) if kind not in seen]
    return [f"{name} {value!r}" for name, value in sorted(settings, key=str)] + unseen


def kinds_of_events(spec: Spec) -> list[type[Event]]:
    """The events that the game's module of events defines, and those of all games."""
    own = [
        kind
        for kind in vars(spec.events).values()
        if isinstance(kind, type) and issubclass(kind, Event)
        if kind.__module__ == spec.events.__name__
    ]
    return [*own, RoundEnded, GameOver]


def find(spec: Spec, kind: type[Event], **choices: Any) -> Fixed:
    """Search for a short game that meets this event, to be written into `Spec.rare`."""
    for number in count():
        drawn = _drawn(spec, Random(number))
        fixed = replace(drawn, choices={**drawn.choices, **choices})
        if fixed.seats in seats_for(spec.game, dict(fixed.choices)):
            record = play_out(spec, fixed)
            if any(isinstance(event, kind) for events in record.events for event in events):
                return fixed
    raise AssertionError  # the search has no end


def _settings(game: Fixed) -> tuple[Kind, ...]:
    named = {name: value for name, value in game.choices.items() if isinstance(value, Hashable)}
    return (("seats", game.seats), *named.items())


def _drawn(spec: Spec, draw: Random) -> Fixed:
    """All house rules, numbers of seats, starters and seeds, by lot."""
    while True:
        choices = {rule.name: draw.choice(rule.values) for rule in spec.game.house_rules}
        choices |= spec.further(draw) if spec.further else {}
        if counts := seats_for(spec.game, choices):
            break
    seats = draw.choice(counts)
    choices["starter"] = draw.choice((None, *range(seats)))
    return Fixed(choices, seats, draw.getrandbits(64), draw.getrandbits(32))


def seats_for(game: AnyGame, choices: dict[str, Any]) -> tuple[int, ...]:
    """() if these choices exclude each other."""
    try:
        options = game.options(**choices)
    except ValueError:
        return ()
    return game.seats_for(options)


def drawn(spec: Spec, draw: Random, amount: int, deep: int = 0) -> Iterator[Place]:
    """Draw positions that together meet everything, then others up to this amount.

    deep: the number of games from which those others are drawn; 0: the fixed ones.
    """
    places, found = _places(spec), 0
    missing = {kind: 1 + (kind[0] in TWICE and len(where) > 1) for kind, where in places.items()}
    for kind, where in places.items():
        while missing.get(kind):
            tried = draw.choices(where, k=3)
            best = max(tried, key=lambda place: len(missing.keys() & _kinds(spec)[place]))
            for met in missing.keys() & _kinds(spec)[best]:
                missing[met] -= 1
                if not missing[met]:
                    del missing[met]
            found += 1
            yield best
    for _ in range(amount - found):
        number = draw.randrange(deep or len(fixed_games(spec)))
        cuts: dict[Any, list[int]] = {}
        for cut, state in enumerate(_game_of(spec, number).states):
            cuts.setdefault(spec.phase_of(state), []).append(cut)
        yield number, draw.choice(cuts[draw.choice(list(cuts))])


@lru_cache
def _places(spec: Spec) -> dict[Kind, list[Place]]:
    """The positions in the fixed games by the thing that is met there; the rarest first."""
    places: dict[Kind, list[Place]] = {}
    for place, kinds in _kinds(spec).items():
        for kind in kinds:
            places.setdefault(kind, []).append(place)
    return dict(sorted(places.items(), key=lambda item: (len(item[1]), str(item[0]))))


@lru_cache
def _kinds(spec: Spec) -> dict[Place, set[Kind]]:
    """The things that are met at each position of the fixed games.

    The seats, the house rules, the phase, the last position of a phase (there a secret choice
    comes out), each event that the next move may bring, and each event just before. In rare games
    only things that are met nowhere else: all else may be plain there.
    """
    found: dict[Place, set[Kind]] = {}
    elsewhere: set[Kind] = set()
    names = {rule.name for rule in spec.game.house_rules}
    games = fixed_games(spec)
    for number, fixed in enumerate(games):
        record = _game_of(spec, number)
        settings = {thing for thing in _settings(fixed) if thing[0] in {"seats", *names}}
        phases = [*map(spec.phase_of, record.states), None]
        is_rare = number >= len(games) - len(spec.rare)
        for cut, (phase, following) in enumerate(pairwise(phases)):
            kinds: set[Kind] = {("phase", phase), *(settings if cut else ())}
            kinds |= {("end", phase)} if phase != following else set()
            kinds |= {("after", type(event)) for event in record.events[cut]}
            if cut < len(record.moves):
                kinds |= {("before", type(event)) for event in record.events[cut + 1]}
            found[number, cut] = kinds - elsewhere if is_rare else kinds
        if not is_rare:
            elsewhere.update(*(kinds for (n, _), kinds in found.items() if n == number))
    return found
