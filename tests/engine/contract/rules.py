"""Properties of the rules alone: options, seats, notation, and the same deal everywhere."""

import os
import subprocess
import sys
from random import Random
from types import ModuleType
from typing import Any

from engine.core import AnyGame, BadNotation, RoundEnded, Seat, Step, choices_by_default, known_to
from tests.engine.contract.chosen import fixed_games, missed
from tests.engine.contract.secrecy import in_views, same_but
from tests.engine.contract.spec import Broken, Spec, about, require, require_equal, short
from tests.engine.fingerprint import fingerprint

SEEDS = range(3)
"""Seeds whose deals are compared."""

ROUNDS = 2
"""Rounds whose deals are compared."""

NO_VALUES: tuple[object, ...] = ("no such value", None, -1, 10**30, 0.5, (), [])
"""Values that no house rule allows."""

NO_SEATS: tuple[Any, ...] = (-1, 0, 1, 99, 10**30, True, False, 2.0, 3.0, "2", "x", None, (2,), [])
"""Numbers of seats that no game can be played with."""


def fixed_games_meet_everything(spec: Spec) -> None:
    """The fixed games meet every number of seats, every value of a house rule, and every event."""
    missing = missed(spec)
    require(not missing, f"never met: {', '.join(missing)}", field="Spec.rare")


def house_rules_are_sound(spec: Spec) -> None:
    """Each default is one of the values, and the defaults make options that can be played."""
    for rule in spec.game.house_rules:
        require(rule.default in rule.values, "the default is none of the values", field=rule.name)
        twice = len(set(rule.values)) < len(rule.values)
        require(not twice, "a value appears twice", field=rule.name)
    options = spec.game.options()
    require_equal(options, spec.game.options(**choices_by_default(spec.game)), "the defaults")
    counts = spec.game.seats_for(options)
    sound = counts and set(counts) <= set(spec.game.seats) and list(counts) == sorted(counts)
    require(sound, f"not rising numbers of seats: {counts}", field="seats_for")
    last = spec.game.seats_for(spec.game.options(starter=max(counts) - 1))
    require(last == counts[-1:], f"the starter has no seat: {last}", field="starter")


def every_seed_deals_differently(spec: Spec) -> None:
    """Another seed deals other cards, with each value of each house rule, in later rounds too."""
    for rule in spec.game.house_rules:
        for value in rule.values:
            with about(field=rule.name, move=f"options({rule.name}={value!r})"):
                _require_differences(spec, {rule.name: value})


def deals_tell_only_what_they_reveal(spec: Spec) -> None:
    """Two deals at one table look the same, apart from what the rules reveal."""
    for fixed in fixed_games(spec):
        starter = fixed.choices.get("starter") or 0
        options = spec.game.options(**{**fixed.choices, "starter": starter})
        seeds = {game.seed for game in spec.rare if game.seats == fixed.seats}
        deals = [spec.game.deal(options, fixed.seats, seed) for seed in (*seeds, *SEEDS)]
        for seat in (None, *range(fixed.seats)):
            alike: dict[tuple[type, ...], Step[Any]] = {}
            for deal in deals:
                kinds = tuple(map(type, known_to(deal.events, seat)))
                with about(seat=seat, move=f"the deal of {options}"):
                    _require_alike(spec, seat, alike.setdefault(kinds, deal), deal)


def _require_alike(spec: Spec, seat: Seat | None, one: Step[Any], two: Step[Any]) -> None:
    """The seat sees the same at both deals, apart from what the rules reveal."""
    told = known_to(one.events, seat), known_to(two.events, seat)
    for event, other in zip(*told, strict=True):
        names = spec.revealing.get(type(event), ())
        same_but(names, event, other, f"an event tells something hidden: {short(event)}")
    shown = in_views(name for e in told[0] for name in spec.revealing.get(type(e), ()))
    views = spec.game.view(one.state, seat), spec.game.view(two.state, seat)
    same_but(shown, *views, "the view shows something hidden")


def a_bad_choice_is_named(spec: Spec) -> None:
    """ValueError names the choice that is wrong or unknown."""
    for rule in spec.game.house_rules:
        twins = (twin for value in rule.values for twin in _twins(value))
        for value in (*NO_VALUES, *twins):
            _require_named(spec, rule.name, value)
    for starter in (-1, max(spec.game.seats), "0", True, 0.0, (1,)):
        _require_named(spec, "starter", starter)
    _require_named(spec, "no_such_rule", 1)


def a_bad_number_of_seats_is_refused(spec: Spec) -> None:
    """`deal` raises ValueError for a number of seats outside the range, or no plain number."""
    options = spec.game.options()
    beyond = {*range(max(spec.game.seats) + 3)} - set(spec.game.seats_for(options))
    for seats in (*sorted(beyond), *NO_SEATS):
        with about(field="seats", seat=repr(seats)):
            try:
                spec.game.deal(options, seats, 0)
            except ValueError as error:
                require("seat" in str(error), f"the message names no seat: {error}")
            else:
                raise Broken("taken for right")


def nonsense_is_bad_notation(spec: Spec) -> None:
    """Text that is no move at all raises BadNotation."""
    for text in ("", " ", "?", "no such move", "9" * 40, "c", "<", "+", "\n"):
        with about(move=repr(text), field="read_move"):
            try:
                move = spec.game.read_move(text)
            except BadNotation:
                continue
            raise Broken(f"read as {move!r}")


def any_text_is_a_move_or_bad_notation(spec: Spec, text: str) -> None:
    """No text breaks the reader; what it reads, it can write."""
    with about(move=repr(text), field="read_move"):
        try:
            move = spec.game.read_move(text)
        except BadNotation:
            return
        again = spec.game.read_move(spec.game.write_move(move))
        require_equal(again, move, "read, written and read again")


def equal_seeds_give_equal_games_in_another_process(spec: Spec) -> None:
    """Neither the process nor its hash seed has a part in the deal."""
    game = spec.game
    named = (game.__name__,) if isinstance(game, ModuleType) else _class_of(game)
    salt = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.fingerprint", *named],
        env={**os.environ, "PYTHONHASHSEED": salt},
        capture_output=True,
        text=True,
        check=True,
    )
    same = run.stdout.strip() == fingerprint(spec.game)
    require(same, "another process plays another game", field="deal or apply")


def _require_differences(spec: Spec, choices: dict[str, Any]) -> None:
    """Where the starter is chosen, what is private differs; where nothing is, what is seen."""
    counts = spec.game.seats_for(spec.game.options(**choices))
    for seats in {counts[0], counts[-1]}:
        options = spec.game.options(**choices, starter=0)
        games = [_deals(spec, options, seats, seed) for seed in SEEDS]
        for number, deals in enumerate(zip(*games, strict=False), 1):
            if any(deals[0]):
                unlike = len(set(deals)) == len(SEEDS)
                require(unlike, f"two seeds deal alike in round {number}", seat=f"of {seats}")
        if not any(games[0][0]):
            begun = [spec.game.deal(spec.game.options(**choices), seats, seed) for seed in SEEDS]
            views = {spec.game.view(step.state, None) for step in begun}
            require(len(views) > 1, "all seeds deal alike", seat=f"of {seats}")


def _deals(spec: Spec, options: Any, seats: int, seed: int) -> list[tuple[Any, ...]]:
    """Each seat's secrets right after the deal of the first rounds of a random game."""
    game, draw = spec.game, Random(0)
    state, _ = game.deal(options, seats, seed)
    found = [_all_private(spec, state, seats)]
    while len(found) < ROUNDS and (movers := game.to_move(state)):
        seat = draw.choice(movers)
        state, events = game.apply(state, seat, draw.choice(game.legal_moves(state, seat)))
        if any(isinstance(event, RoundEnded) for event in events) and game.to_move(state):
            found.append(_all_private(spec, state, seats))
    return found


def _all_private(spec: Spec, state: Any, seats: int) -> tuple[Any, ...]:
    return tuple(of(state, seat) for seat in range(seats) for of in spec.private.values())


def _class_of(game: AnyGame) -> tuple[str, str]:
    return type(game).__module__, type(game).__name__


def _require_named(spec: Spec, name: str, value: Any) -> None:
    with about(field=name, move=f"options({name}={value!r})"):
        try:
            spec.game.options(**{name: value})
        except ValueError as error:
            require(name in str(error), f"the message does not name it: {error}")
        else:
            raise Broken("taken for right")


def _twins(value: object) -> tuple[object, ...]:
    """Values of other kinds that are equal to this one."""
    if isinstance(value, bool):
        return (int(value), float(value))
    return (float(value),) if isinstance(value, int) else ()
