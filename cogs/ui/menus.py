"""Pages that all games share: rules, more, and the question before a table is ended."""

from __future__ import annotations

from typing import Any, Final

from cogs.ui.custom_ids import Wish
from cogs.ui.face import RULE, Face, Look, Page, Press, Say, Tone
from cogs.ui.layout import button, container, rows_of
from engine.core import AnyGame, HouseRule
from engine.games import GAMES
from engine.tables.lobby import read_options
from engine.tables.table import Status, Table
from engine.tables.view import TableView

MORE: Final = "more"
HINT: Final = "hint"
"""Pages that are no face's own."""
OWN: Final = "own"
"""Stands for a table of data that is none of those that ship."""
RANKS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
"""The marks of the first places; all others are digits."""


def rules_blocks(say: Say, game: str) -> tuple[str, ...]:
    """The rules of a game, a minute of reading."""
    return (f"## {say(f'game-{game}')}", say(f"rules-{game}"), RULE, f"-# {say('rules-credits')}")


def more_page(say: Say, seen: TableView, face: Face) -> Page:
    """What is behind "More": the house rules in force, and further pages of the game."""
    rules = "\n".join(rule_lines(say, seen.table))
    blocks = (f"### {say('more-title')}", rules)
    presses = face.more(say, seen) if seen.view is not None and seen.outcome is None else ()
    return Page(Tone.HAND, blocks, presses, extra=_around(say, seen))


def _around(say: Say, seen: TableView) -> tuple[Press, ...]:
    """What somebody may wish besides playing: follow, leave, come back, end the table."""
    if seen.table.status is not Status.RUNNING:
        return ()
    presses = [Press(say("follow-button"), "!follow", emoji="👀")]
    if seen.seat is not None:
        away = seen.table.players[seen.seat].is_away
        label, wish = ("back-button", "!back") if away else ("leave-button", "!leave")
        presses.append(Press(say(label), wish, emoji="🪑"))
        presses.append(Press(say("end-button"), "!ending", Look.COST, "⚓"))
    return tuple(presses)


def left_page(say: Say) -> Page:
    """What somebody is shown who left a seat that still waits."""
    press = Press(say("back-button"), "!back", Look.MAIN, "🪑")
    return Page(Tone.HAND, (f"### {say('back-title')}", say("back-text")), (press,))


def rule_lines(say: Say, table: Table, *, quiet: bool = False) -> list[str]:
    """One line for each house rule of the table, as chosen; quiet: not those switched off."""
    values = {n: v for n, v in chosen_values(table).items() if not (quiet and v is False)}
    return [
        f"**{say(f'rule-{table.game}-{name}')}**: {value_words(say, table.game, name, value)}"
        for name, value in values.items()
    ]


def chosen_values(table: Table) -> dict[str, Any]:
    """The table's house rules by name."""
    game = GAMES[table.game]
    options = read_options(game, table.options)
    return {rule.name: _chosen(game, options, rule) for rule in game.house_rules}


def _chosen(game: AnyGame, options: Any, rule: HouseRule) -> Any:
    """The value by its name where it has one; OWN for a host's own table of data."""
    kept = getattr(options, rule.name)
    for value in rule.values:
        if kept in (value, getattr(game.options(**{rule.name: value}), rule.name)):
            return value
    return OWN


def value_words(say: Say, game: str, rule: str, value: Any) -> str:
    """The value of a house rule in words."""
    if isinstance(value, bool):
        return say("rule-on" if value else "rule-off")
    if isinstance(value, int):
        return str(value)
    if value == OWN:
        return say("rule-own")
    return say(f"rule-{game}-{rule}-{value}")


def end_page(say: Say, table: Table) -> Any:
    """The question before a table is ended."""
    running = table.status is Status.RUNNING
    question = say("ending-running" if running else "ending-lobby")
    row = rows_of([button(Wish(table.id, 0, "end"), say("ending-button"), Look.COST, "⚓")])
    return container(Tone.TROUBLE, (f"### {say('ending-title')}", question), row)
