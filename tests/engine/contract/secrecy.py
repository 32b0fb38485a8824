"""Properties of who may know what, at any position of any game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import pairwise, zip_longest
from random import Random
from typing import Any

from engine.core import AnyGame, Event, IllegalMove, RoundEnded, Seat, Step, known_to
from engine.shuffle import derived
from tests.engine.contract.positions import some
from tests.engine.contract.records import Record, nodes, written
from tests.engine.contract.spec import (
    Broken,
    Spec,
    about,
    difference,
    require,
    require_equal,
    short,
)

SMALL = 2**32
"""No number of a view or an event is as high as this: seeds are."""


def a_view_holds_no_state(spec: Spec, record: Record) -> None:
    """No State can be reached from a view."""
    for seat in (None, *range(record.seats)):
        view = spec.game.view(record.state, seat)
        kinds = {type(node) for node in nodes(view)}
        what = "the state can be reached from the view"
        require(type(record.state) not in kinds, what, seat=seat, field=type(record.state).__name__)


def no_seed_is_in_sight(spec: Spec, record: Record) -> None:
    """No seed can be reached from a view or an event, nor does any of them depend on it."""
    game, state = spec.game, record.state
    for event in (*record.events[0], *record.events[record.cut]):
        _require_seedless(event, record.seed, type(event).__name__)
    other = _reseeded(state, record.seed)
    for seat in (None, *range(record.seats)):
        with about(seat=seat):
            view = game.view(state, seat)
            _require_seedless(view, record.seed, "view")
            require_equal(game.view(other, seat), view, "the view depends on the seed")
    for mover in game.to_move(state):
        for move in some(game.legal_moves(state, mover), Random(record.luck), at_most=10):
            steps = game.apply(state, mover, move), game.apply(other, mover, move)
            for seat in (None, *range(record.seats)):
                same_step(spec, seat, (mover, move), *steps)


def a_deal_tells_nobody_what_is_private(spec: Spec, record: Record) -> None:
    """Right after the first deal too, private values are in no view and no event for others."""
    nobody_is_told_what_is_private(spec, replace(record, cut=0))


def nobody_is_told_what_is_private(spec: Spec, record: Record) -> None:
    """Values that `Spec` says are private to a seat are in no view and no event for others."""
    for owner in range(record.seats):
        for name in spec.private:
            kept = _kept(spec, record, owner, name)
            for seat in (None, *range(record.seats)) if kept else ():
                if seat != owner:
                    _require_unknown(spec, record, seat, f"{name} of seat {owner}", kept)


def a_sampled_world_looks_the_same(spec: Spec, record: Record) -> None:
    """`sample_state` gives a world with an equal view for the seat, and equal choices."""
    game, state = spec.game, record.state
    for seat in range(record.seats):
        history = known_to(record.history, seat) if (seat + record.luck) % 2 else ()
        with about(seat=seat, field="sample_state"):
            world = world_for(spec, record, seat, history)
            what = f"in a world sampled {'with' if history else 'without'} history"
            require_equal(game.view(world, seat), game.view(state, seat), f"view {what}")
            require_equal(game.to_move(world), game.to_move(state), f"to_move {what}")
            moves = game.legal_moves(world, seat)
            require_equal(moves, game.legal_moves(state, seat), f"legal_moves {what}")
            cards = spec.cards_of(world)
            require(cards == spec.cards_of(state), f"other cards {what}", field="cards_of")


def a_sampled_world_agrees_with_history(spec: Spec, record: Record) -> None:
    """With history the world agrees with all events the seat has seen."""
    for seat in range(record.seats):
        with about(seat=seat, field="sample_state"):
            history = known_to(record.history, seat)
            world = world_for(spec, record, seat, history)
            if seat == record.luck % record.seats:
                again = world_for(spec, record, seat, history)
                require_equal(world, again, "equal seeds give different worlds")
            truth = spec.consistent(record.state, seat, history)
            require(truth, "the truth disagrees with history", field="Spec.consistent")
            what = f"disagrees with what the seat was told: {short(world)}"
            require(spec.consistent(world, seat, history), what)


def a_sampled_world_can_be_played(spec: Spec, record: Record) -> None:
    """A sampled world is a proper state: it plays on to an outcome."""
    game, draw = spec.game, Random(record.luck)
    seat = draw.randrange(record.seats)
    with about(seat=seat, field="sample_state"):
        state = world_for(spec, record, seat, known_to(record.history, seat))
        for _ in range(spec.longest):
            movers = game.to_move(state)
            if not movers:
                break
            mover = draw.choice(movers)
            move = draw.choice(game.legal_moves(state, mover))
            with about(move=f"{written(spec, move)} by seat {mover}"):
                state, _ = game.apply(state, mover, move)
        require(game.outcome(state) is not None, "a sampled world does not end")


def a_spectator_sees_no_secrets(spec: Spec, record: Record) -> None:
    """Worlds that differ only in what a seat cannot see are one world to a spectator."""
    game, state = spec.game, record.state
    for seat in range(record.seats):
        with about(seat="a spectator"):
            world = world_for(spec, record, seat)
            what = f"another view in a world that seat {seat} cannot tell from this one"
            require_equal(game.view(world, None), game.view(state, None), what)
            require_equal(game.outcome(world), game.outcome(state), "another outcome")


def an_own_move_shows_the_same_in_all_worlds(spec: Spec, record: Record) -> None:
    """A seat's sight of its own move depends on nothing hidden, unless the rules reveal it."""
    game, state, draw = spec.game, record.state, Random(record.luck)
    for seat in game.to_move(state):
        world = world_for(spec, record, seat, known_to(record.history, seat))
        for move in some(game.legal_moves(state, seat), draw):
            steps = game.apply(state, seat, move), game.apply(world, seat, move)
            same_step(spec, seat, (seat, move), *steps)


def a_move_of_others_shows_the_same_in_all_worlds(spec: Spec, record: Record) -> None:
    """A seat's sight of another's move depends on nothing hidden, unless the rules reveal it."""
    game, state, draw = spec.game, record.state, Random(record.luck)
    for mover in game.to_move(state):
        moves = some(game.legal_moves(state, mover), draw, at_most=10)
        steps = {move: game.apply(state, mover, move) for move in moves}
        for seat in range(record.seats):
            known = known_to(record.history, seat)
            for luck, history in enumerate(((), known)):
                world = world_for(spec, record, seat, history, luck)
                for move in steps.keys() & game.legal_moves(world, mover):
                    there = game.apply(world, mover, move)
                    same_step(spec, seat, (mover, move), steps[move], there)


def refusals_tell_nothing(spec: Spec, record: Record) -> None:
    """A move of a seat is refused for the same reason in all worlds that it can't tell apart."""
    draw = Random(record.luck)
    moves = some([move for _, move in record.moves], draw, at_most=30)
    for seat in range(record.seats):
        world = world_for(spec, record, seat, known_to(record.history, seat))
        for move in moves:
            with about(seat=seat, move=written(spec, move), field="reason"):
                reasons = [reason_of(spec.game, at, seat, move) for at in (record.state, world)]
                require(reasons[0] is reasons[1], f"{reasons[0]} against {reasons[1]}")


def reason_of(game: AnyGame, state: Any, seat: Seat, move: Any) -> Enum | None:
    """Why the rules forbid this move; None: they do not."""
    try:
        game.apply(state, seat, move)
    except IllegalMove as refusal:
        return refusal.reason
    return None


def secret_moves_look_alike(spec: Spec, record: Record) -> None:
    """Which of several secret moves was made is seen by nobody but who made it."""
    game, draw = spec.game, Random(record.luck)
    for at, state in enumerate(record.states if spec.secret else ()):
        for mover in game.to_move(state):
            moves = game.legal_moves(state, mover)
            for kind in spec.secret:
                alike = some([m for m in moves if isinstance(m, kind)], draw, at_most=3)
                steps = [(move, game.apply(state, mover, move)) for move in alike]
                for (move, one), (_, two) in pairwise(steps):
                    for seat in (None, *range(record.seats)):
                        with about(at=at):
                            if seat != mover:
                                same_step(spec, seat, (mover, move), one, two)


def world_for(
    spec: Spec, record: Record, seat: Seat, history: tuple[Event, ...] = (), luck: int = 0
) -> Any:
    """A world that this seat cannot tell from the truth, by the game's own sampler."""
    view = spec.game.view(record.state, seat)
    return spec.game.sample_state(view, derived(record.luck, seat, luck), history)


def same_step(
    spec: Spec,
    seat: Seat | None,
    made: tuple[Seat, Any],
    one: Step[Any],
    two: Step[Any],
    *,
    revealing: Mapping[type[Event], tuple[str, ...]] | None = None,
) -> None:
    """The seat learns the same from both steps, up to the first value that the rules reveal.

    revealing: the events that reveal something; None: as in the spec.
    """
    mover, move = made
    revealing = spec.revealing if revealing is None else revealing
    with about(seat=seat, move=f"{written(spec, move)} by seat {mover}"):
        heard, also = known_to(one.events, seat), known_to(two.events, seat)
        for event, other in zip_longest(heard, also):
            if event == other:
                continue
            told = f"an event tells something hidden: {short(event)}"
            if type(event) is type(other):
                same_but(revealing.get(type(event), ()), event, other, told)
            if type(event) in revealing or type(other) in revealing:
                _same_deals(spec, heard, also)
                return  # other events may be a consequence
            require_equal(event, other, told)
        dealt = {name for event in heard for name in revealing.get(type(event), ())}
        views = spec.game.view(one.state, seat), spec.game.view(two.state, seat)
        same_but(in_views(dealt), *views, "the view after it shows something hidden")


def _same_deals(spec: Spec, heard: Sequence[Event], also: Sequence[Event]) -> None:
    """New cards too tell only what the rules reveal, whatever else is a consequence."""
    for kind, names in spec.revealing.items():
        if in_views(names):
            one, two = ([e for e in events if type(e) is kind] for events in (heard, also))
            for event, other in zip(one, two, strict=False):
                same_but(names, event, other, f"a deal tells something hidden: {short(event)}")


def in_views(names: Iterable[str]) -> tuple[str, ...]:
    """The fields of a view among the names in `Spec.revealing`."""
    return tuple(name.removeprefix("view.") for name in names if name.startswith("view."))


def same_but(names: Sequence[str], one: Any, two: Any, what: str) -> None:
    """All fields but these are equal."""
    for field in fields(one):
        if field.name not in names:
            parts = getattr(one, field.name), getattr(two, field.name)
            if parts[0] != parts[1] and (found := difference(*parts, field.name)):
                name, first, second = found
                raise Broken(f"{what}: {short(first)} against {short(second)}", field=name)


def _kept(spec: Spec, record: Record, owner: Seat, name: str) -> list[Any]:
    """The values private to the owner before the last step (or the deal) that still are after it.

    Nothing where a round ends: the cards that it shows are dealt again in the same step.
    """
    at = record.cut
    after = _things(spec.private[name](record.states[at], owner))
    if at == 0:
        return after
    if any(isinstance(event, RoundEnded) for event in record.events[at]):
        return []
    before = _things(spec.private[name](record.states[at - 1], owner))
    return [thing for thing in after if thing in before]


def _things(value: tuple[Any, ...]) -> list[Any]:
    """The things to look for: cards one by one, bare numbers as a whole and from three on."""
    if all(type(item) in (int, bool, str) for item in value):
        return [value] if len(value) > 2 else []
    return list(value)


def _require_unknown(
    spec: Spec, record: Record, seat: Seat | None, whose: str, kept: list[Any]
) -> None:
    """This seat sees and hears none of these things, unless it has the same itself."""
    at, state = record.cut, record.state
    own = [] if seat is None else [_things(of(state, seat)) for of in spec.private.values()]
    hidden = [thing for thing in kept if not any(thing in things for things in own)]
    for event in known_to(record.events[at], seat):
        if isinstance(event, spec.reshuffled):
            continue
        _require_absent(event, hidden, f"{type(event).__name__} tells the {whose}", seat)
    before = list(nodes(spec.game.view(record.states[at - 1], seat))) if at else []
    newly = [thing for thing in hidden if not _is_among(thing, before)]
    view = spec.game.view(state, seat)
    _require_absent(view, newly, f"the view shows the {whose}", seat)


def _require_absent(value: Any, things: list[Any], what: str, seat: Seat | None) -> None:
    if not things:
        return
    for name, part in _parts(value):
        within = list(nodes(part))
        for thing in things:
            if _is_among(thing, within):
                raise Broken(f"{what}: {short(thing)}", seat=seat, field=name)


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    kind = type(value).__name__
    return ((f"{kind}.{field.name}", getattr(value, field.name)) for field in fields(value))


def _is_among(thing: Any, within: list[Any]) -> bool:
    return any(type(node) is type(thing) and node == thing for node in within)


def _require_seedless(value: Any, seed: int, what: str) -> None:
    named = [f.name for n in nodes(value) if is_dataclass(n) for f in fields(n) if "seed" in f.name]
    require(not named, f"a field named {named}", field=what)
    for node in nodes(value):
        if isinstance(node, str) and not isinstance(node, Enum) and seed >= SMALL:
            told = str(seed) in node or f"{seed:x}" in node.lower()
            require(not told, f"the seed is told: {short(node)}", field=what)
        if isinstance(node, int | float):
            require(abs(node) < SMALL, f"a number as high as a seed: {node}", field=what)


def _reseeded(value: Any, seed: int) -> Any:
    """The same with other numbers wherever the seed, or a number as high as one, lies."""
    if isinstance(value, Enum | bool | str) or value is None:
        return value
    if isinstance(value, int):
        return value ^ 0x5EED if value == seed or abs(value) >= SMALL else value
    if is_dataclass(value) and not isinstance(value, type):
        changed = {
            f.name: getattr(value, f.name) ^ 0x5EED
            if "seed" in f.name
            else _reseeded(getattr(value, f.name), seed)
            for f in fields(value)
        }
        return replace(value, **changed)
    if isinstance(value, tuple) and type(value) is tuple:
        return tuple(_reseeded(item, seed) for item in value)
    return value
