"""Properties of a whole game, from the deal to the end."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine.core import GameOver, RoundEnded, Seat, SeatEvent, known_to, places
from tests.engine.contract.records import Record, kinds_within, written
from tests.engine.contract.secrecy import same_step, world_for
from tests.engine.contract.spec import Broken, Spec, about, names_of, require, require_equal, short
from tests.folding import fold

FORCED = 4
"""Forced moves of a game that are looked at."""

OPEN = 80
"""Moves of a game that can be undone which are looked at."""

SEEN = 40
"""Positions of a game whose views are compared."""

WORLDS = 3
"""Worlds sampled at each of these moves."""


def cards_are_conserved(spec: Spec, record: Record) -> None:
    """Every card is somewhere, exactly once, at every moment."""
    cards = spec.cards_of(record.states[0])
    require(cards.total() > 0, "`cards_of` counts no card", field="cards_of")
    for (seat, move), state in zip(record.moves, record.states[1:], strict=True):
        now = spec.cards_of(state)
        if now != cards:
            what = f"lost {dict(cards - now)}, won {dict(now - cards)}"
            raise Broken(what, seat=seat, move=written(spec, move), field="cards_of")


def nobody_is_to_move_if_and_only_if_it_is_over(spec: Spec, record: Record) -> None:
    """The seats to move are sorted, and there are none if and only if there is an outcome."""
    for state in record.states:
        movers = spec.game.to_move(state)
        require(list(movers) == sorted(set(movers)), f"not sorted: {movers}", field="to_move")
        over = spec.game.outcome(state) is not None
        require((movers == ()) == over, f"to move: {movers}, over: {over}", field="outcome")


def moves_are_written_and_read_back(spec: Spec, record: Record) -> None:
    """The notation is one short line of ASCII that parses back to an equal move."""
    for move, seat in {move: seat for seat, move in record.moves}.items():
        with about(seat=seat, move=repr(move), field="write_move"):
            text = spec.game.write_move(move)
            neat = text.isascii() and text == text.strip() and len(text.splitlines()) == 1
            require(neat, f"not one line of ASCII: {text!r}")
            require_equal(spec.game.read_move(text), move, f"{text!r} is read differently")


def fold_equals_the_state(spec: Spec, record: Record) -> None:
    """Options, seats, seed and moves are the whole truth of a table."""
    game = spec.game
    state, events = fold(game, record.options, record.seats, record.seed, record.moves)
    require_equal(state, record.states[-1], "folded again")
    told = tuple(event for events in record.events for event in events)
    require_equal(events, told, "events of the fold, folded again")


def it_ends_with_an_outcome(spec: Spec, record: Record) -> None:
    """Each round emits its points, the last event is the end, and the outcome agrees with it."""
    seat, move = record.moves[-1]
    with about(seat=seat, move=written(spec, move), field="outcome"):
        outcome = spec.game.outcome(record.states[-1])
        if outcome is None:
            raise Broken("nobody is to move, and there is no outcome")
        story = [event for events in record.events for event in events]
        ends = [event for event in story if isinstance(event, GameOver)]
        require(ends == [story[-1]], "GameOver is not the last event, once")
        first = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
        require_equal(outcome.winners, first, "winners and places", field="winners")
        require_equal(ends[0].winners, first, "GameOver and places", field="GameOver.winners")
        ranks = places([-place for place in outcome.places])
        require_equal(outcome.places, ranks, "shared places leave a gap behind", field="places")
        require(len(outcome.points) == len(ranks) == record.seats, "not one for each seat")
        rounds = [event for event in story if isinstance(event, RoundEnded)]
        fit = rounds and all(len(event.points) == record.seats for event in rounds)
        require(fit, "no RoundEnded with points for each seat", field="RoundEnded")
        sums = tuple(map(sum, zip(*(event.points for event in rounds), strict=True)))
        added = outcome.points in (sums, tuple(-points for points in sums))
        require(added, f"the points of the rounds add up to {sums}", field="points")


def moves_and_events_are_frozen(spec: Spec, record: Record) -> None:
    """Moves and events are frozen dataclasses, tuples, enums and plain values."""
    story = {event for events in record.events for event in events}
    for value in (record.options, *dict.fromkeys(record.moves), *story):
        with about(field=type(value).__name__):
            kinds_within(value)


def events_reach_only_who_may_know(spec: Spec, record: Record) -> None:
    """An event that `Spec` says is for one seat reaches that seat alone, any other reaches all."""
    everybody: list[Seat | None] = [None, *range(record.seats)]
    for event in {event for events in record.events for event in events}:
        told = [seat for seat in everybody if known_to((event,), seat)]
        alone = isinstance(event, spec.for_one_seat)
        wanted = [event.seat] if alone else everybody  # type: ignore[attr-defined]
        if told != wanted:
            what = f"{short(event)} is shown to {told}; by Spec.for_one_seat it is for {wanted}"
            raise Broken(what, seat=told, field=f"{type(event).__name__}.seen_by")


def forced_moves_are_no_secret(spec: Spec, record: Record) -> None:
    """Where `choice_is_open`, everybody sees after the only legal move that there was no other.

    The bot makes such a move at once, so its haste says that there was no other.
    """
    game, draw, forced = spec.game, Random(record.luck), list[tuple[int, Seat]]()
    for cut, (seat, _) in enumerate(record.moves):
        state = record.states[cut]
        if len(game.legal_moves(state, seat)) == 1 and game.view(state, seat).choice_is_open:
            forced.append((cut, seat))
    for cut, seat in draw.sample(forced, min(len(forced), FORCED)):
        here = replace(record, cut=cut)
        _, move = record.moves[cut]
        viewer = draw.choice([other for other in range(record.seats) if other != seat])
        history = known_to(here.history, viewer)
        for luck in range(WORLDS):
            moves = game.legal_moves(world_for(spec, here, viewer, history, luck), seat)
            if len(moves) > 1 and any(_looks_like(spec, other, move) for other in moves):
                text = written(spec, move)
                with about(seat=seat, move=text, field="choice_is_open"):
                    raise Broken(f"seat {viewer} could not know that there was no other move")


def moves_that_can_be_undone_reveal_nothing(spec: Spec, record: Record) -> None:
    """Where no event reveals anything, a seat sees the same in all worlds with that move.

    Otherwise a player who undoes the move would know more than before it.
    """
    draw = Random(record.luck)
    opened = [
        cut
        for cut, events in enumerate(record.events[1:])
        if not any(event.reveals for event in events)
    ]
    for cut in draw.sample(opened, min(len(opened), OPEN)):
        here, (mover, move) = replace(record, cut=cut), record.moves[cut]
        for viewer in {mover, draw.randrange(record.seats)}:
            world = world_for(spec, here, viewer)
            if move in spec.game.legal_moves(world, mover):
                steps = (
                    spec.game.apply(here.state, mover, move),
                    spec.game.apply(world, mover, move),
                )
                same_step(spec, viewer, (mover, move), *steps, revealing={})


def _looks_like(spec: Spec, one: Any, two: Any) -> bool:
    """True if others can't tell these moves apart."""
    return one == two or (isinstance(one, spec.secret) and type(one) is type(two))


def spectators_see_what_all_seats_see(spec: Spec, record: Record) -> None:
    """A spectator sees everything that the views of all seats have in common during a game."""
    states = Random(record.luck).sample(record.states, min(len(record.states), SEEN))
    seats, game = range(record.seats), spec.game
    views = [[game.view(state, seat) for seat in (None, *seats)] for state in states]
    for name in names_of(type(views[0][0])):
        values = [[getattr(view, name) for view in seen] for seen in views]
        if all(len({*map(repr, others)}) == 1 for _, *others in values):
            for shown, *others in values:
                what = "a spectator against the seats"
                require_equal(shown, others[0], what, seat="a spectator", field=name)


def events_name_their_seat(spec: Spec, record: Record) -> None:
    """An event names the mover, or if `Spec` lets it, a seat that the move changed or reached."""
    everybody = range(record.seats)
    for at, (mover, move) in enumerate(record.moves):
        before, after = record.states[at : at + 2]
        events = record.events[at + 1]
        told = [event for event in events if isinstance(event, SeatEvent)]
        if all(event.seat == mover for event in told):
            continue
        others = {
            *_changed(before, after, record.seats),
            *_reached(spec, mover, after, record.seats),
        }
        is_lap = {event.seat for event in told} == {*everybody}
        if is_lap or any(isinstance(event, RoundEnded) for event in events):
            others = {*everybody}
        for event in told:
            fits = others if isinstance(event, spec.of_others) else set[Seat]()
            with about(move=f"{written(spec, move)} by seat {mover}", field=type(event).__name__):
                require(event.seat in {mover, *fits}, f"wrong: {short(event)}", seat=event.seat)


def _reached(spec: Spec, mover: Seat, after: Any, seats: int) -> Iterator[Seat]:
    """The seats after the mover up to the next one to move."""
    to_move = spec.game.to_move(after)
    for step in range(1, seats + 1):
        yield (seat := (mover + step) % seats)
        if seat in to_move:
            return


def _changed(one: Any, two: Any, seats: int) -> Iterator[Seat]:
    """The seats that have other values in one of the tuples with a value for each seat."""
    if type(one) is type(two) and (names := names_of(type(one))):
        for name in names:
            yield from _changed(getattr(one, name), getattr(two, name), seats)
    elif isinstance(one, tuple) and isinstance(two, tuple) and len(one) == len(two) == seats:
        yield from (seat for seat in range(seats) if one[seat] != two[seat])
