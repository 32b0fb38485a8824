"""What can be chosen from in commands and in the lobby."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from discord.app_commands import Choice, locale_str

from engine.core import AnyGame, HouseRule
from engine.games import GAMES
from engine.players.base import Level

CLOCKS: Final = (None, 60, 300, 3600, 86400, 259200)
"""Seconds per turn that a host can choose from; None: no clock."""
NO_CLOCK: Final = 0
"""Stands for no clock where a command needs a number."""

CLOCK_CHOICES: Final = [
    Choice(name=locale_str(f"choice-clock-{clock or NO_CLOCK}"), value=clock or NO_CLOCK)
    for clock in CLOCKS
]
GAME_CHOICES: Final = [Choice(name=locale_str(f"choice-{key}"), value=key) for key in GAMES]
LEVEL_CHOICES: Final = [
    Choice(name=locale_str(f"choice-{level.value}"), value=level.value) for level in Level
]


@dataclass(frozen=True, slots=True)
class RuleOption:
    """The one option that a command has for all house rules of a name.

    kind: bool, int or str, which can say the values of all of them.
    choices: the values of every game that has such a rule; () where they are yes and no.
    """

    name: str
    kind: type
    choices: tuple[Choice[Any], ...]


def rule_options(games: Iterable[AnyGame]) -> tuple[RuleOption, ...]:
    """An option for each name that a house rule of these games has."""
    rules: dict[str, list[HouseRule]] = {}
    for game in games:
        for rule in game.house_rules:
            rules.setdefault(rule.name, []).append(rule)
    return tuple(_rule_option(name, alike) for name, alike in rules.items())


def _rule_option(name: str, rules: list[HouseRule]) -> RuleOption:
    kinds = {type(rule.default) for rule in rules}
    kind = kinds.pop() if len(kinds) == 1 else str
    if kind is bool:
        return RuleOption(name, kind, ())
    values = {str(value): value for rule in rules for value in rule.values}
    choices = (Choice(name=_choice_name(v), value=kind(v)) for v in values.values())
    return RuleOption(name, kind, tuple(choices))


def _choice_name(value: Any) -> str | locale_str:
    if isinstance(value, bool):
        return locale_str("rule-on" if value else "rule-off")
    number = value and isinstance(value, int)
    return str(value) if number else locale_str(f"choice-{value or 'usual'}")


def value_sent(rule: HouseRule, sent: object) -> Any:
    """The value of a house rule that was sent, e.g. as text; LookupError if it has no such one."""
    for value in rule.values:
        if str(value) == str(sent):
            return value
    raise LookupError(sent)
