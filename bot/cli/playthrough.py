"""`playthrough`: prints a whole game of random moves, with every event and every view."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from bot.host.errors import HostError
from engine.core import AnyGame, HouseRule, choices_by_default
from engine.games import GAMES
from engine.playthrough import at_random, record


def main(arguments: Namespace) -> int:
    """Print the game; HostError for options or seats that the rules refuse."""
    game = GAMES[arguments.game]
    options = options_of(game, arguments.option)
    allowed = game.seats_for(options)
    seats = arguments.seats or allowed[0]
    if seats not in allowed:
        numbers = ", ".join(map(str, allowed))
        raise HostError(
            f"with these house rules {game.key} is for {numbers} players, not for {seats}"
        )
    print(record(game, options, seats, arguments.seed, at_random(arguments.seed)), end="")
    return 0


def options_of(game: AnyGame, written: Sequence[str]) -> Any:
    """The options with house rules given as name=value; the others keep their defaults."""
    choices = dict(choices_by_default(game))
    for text in written:
        name, _, value = text.partition("=")
        choices[name] = _value(_rule(game, name), value)
    try:
        return game.options(**choices)
    except ValueError as error:
        raise HostError(f"{game.key} cannot be played like this: {error}") from error


def _rule(game: AnyGame, name: str) -> HouseRule:
    for rule in game.house_rules:
        if rule.name == name:
            return rule
    names = ", ".join(rule.name for rule in game.house_rules) or "none at all"
    raise HostError(f"{game.key} has no house rule {name!r}; it has {names}")


def _value(rule: HouseRule, text: str) -> str | int | bool:
    for value in rule.values:
        if str(value).lower() == text.lower():
            return value
    allowed = ", ".join(str(value).lower() for value in rule.values)
    raise HostError(f"{rule.name} can be {allowed}, not {text!r}")
