"""Whole sentences for translators: none inside another, and every built id is in a table here."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from bot.i18n import BASE
from cogs.context.permissions import FOR_THREADS, IN_CHANNEL, IN_THREAD
from cogs.presses.preferences import SWITCHES
from cogs.ui.choices import CLOCKS
from cogs.ui.news import KINDS, OF_TABLE
from cogs.ui.pages.help_page import TOPICS
from cogs.ui.pages.privacy_page import KEPT
from engine.games import GAMES
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.cards import Suit
from engine.games.seven_seas.events import Category
from engine.games.seven_seas.state import Phase
from engine.players.base import Level
from engine.results.leaderboards import Want
from engine.tables.model.refusals import Refusal
from engine.tables.transitions.shuffle import TAGS
from tests.message_ids import _says, calls, family, game_ids, trees
from tests.test_locales import messages

NAMES = {
    "game-*": "the name of a game",
    "choice-clock-*": "the name of a clock",
    "mark-*": "the name of a mark",
    "permission-*": "Discord's name of a permission",
    "permission-*-purpose": "a label beside a permission",
    "rules-chapter": "the title of a chapter",
    "verify-part-*": "the name of a part of a record",
    "guest-unknown": "stands in for a person's name",
    "host-unknown": "stands in for a person's name",
}
"""The only messages that may be put into another, and why: they are names, no clauses."""

LEVELS = [level.value for level in Level]
PERMISSIONS = [name.replace("_", "-") for name in (*IN_CHANNEL, *IN_THREAD, *FOR_THREADS)]
CATEGORIES = [category.value for category in Category]
RULES = [rule.value for rule in CaptureRule if rule is not CaptureRule.TAKE_ALL]
SUITS = [suit.letter for suit in Suit]
CARDS = ("c1", "r1", "x1")
RULE_IDS = [name for key in GAMES for name in game_ids(key) if name.startswith("rule-")]


def of_game(key: str, kind: str) -> list[str]:
    """The values of the star in a game's ids of a kind, "seven-refusal-" or "why-seven-"."""
    return [name.removeprefix(kind) for name in game_ids(key) if name.startswith(kind)]


ENDS = ("", "-gained", "-lobby", "-over", "-pitch", "-thread")
VALUES: dict[str, list[str]] = {
    "*-meaning": [
        *("rated", "clock", "cut"),
        *(name for name in RULE_IDS if f"{name}-meaning" in RULE_IDS),
    ],
    "permission-*": PERMISSIONS,
    "permission-*-purpose": PERMISSIONS,
    "choice-clock-*": [str(clock or 0) for clock in CLOCKS],
    **{f"game-*{end}": list(GAMES) for end in ENDS},
    **{f"{kind}-*": list(GAMES) for kind in ("points", "standing", "review-points")},
    "tie-*": ["letter-of-marque"],
    "rules-*-sources": list(GAMES),
    **{f"replay-*-{way}-button": ["move", "turn", "round"] for way in ("back", "on")},
    "rule-*-*": [name.removeprefix("rule-") for name in RULE_IDS],
    "rule-*-*-*": [name.removeprefix("rule-") for name in RULE_IDS],
    "first-words-*": list(GAMES),
    "help-about-*": list(TOPICS),
    "leaderboard-want-*": [want.value for want in Want],
    **{f"level-*{end}": LEVELS for end in ("", "-character", "-names")},
    "lobby-*-button": ["join", "leave", "add", "house", "start", "rules", "remove", "cut"],
    "mark-*": [
        *("captain", "finish", "comeback"),
        *(f"seven-seas-{mark}" for mark in ("clearings", "pirate", "sweep", "clean-hands")),
        *(f"letter-of-marque-{mark}" for mark in ("seven-home", "guns", "no-shot")),
        *(f"seven-{mark}" for mark in ("sevens", "tall", "no-penalty")),
        *(f"seven-seals-{mark}" for mark in ("nothing", "sharp", "robber", "sabotage")),
    ],
    "news-*": [*KINDS.values(), *OF_TABLE.values()],
    "prefer-switch-*": list(SWITCHES),
    "prefer-switch-*-button": list(SWITCHES),
    "privacy-kept-*": list(KEPT),
    "refusal-*": [refusal.value for refusal in Refusal],
    "settings-check-*": ["bad", "no-threads", "good"],
    "verify-part-*": [*TAGS],
    "letter-of-marque-*-button": ["armed", "defenceless"],
    "letter-of-marque-offer-*": ["armed", "defenceless"],
    "letter-of-marque-told-*": ["placed", "port", "attack", "armed", "defenceless"],
    "seven-seas-*": [*(f"card-{card}" for card in CARDS), *(f"suit-{suit}" for suit in SUITS)],
    "seven-seas-card-*": list(CARDS),
    "seven-seas-short-*": ["c1", "r1"],
    "seven-seas-suit-*": SUITS,
    "seven-seas-category-*": CATEGORIES,
    "seven-seas-choose-*": ["kraken", *RULES],
    "seven-seas-for-*": CATEGORIES,
    "seven-seas-nobody-*": CATEGORIES,
    "seven-seas-turn-*": [phase.value for phase in Phase if phase is not Phase.OVER],
    **{f"{key}-refusal-*": of_game(key, f"{key}-refusal-") for key in GAMES},
    **{f"why-{key}-*": of_game(key, f"why-{key}-") for key in GAMES},
}
"""The values of the parts of every built id; of several stars, all of them together."""


def ids_of(pattern: str) -> list[str]:
    """The ids of a family: each of its values between what is fixed."""
    first, _, rest = pattern.partition("*")
    end = rest.rpartition("*")[2] if "*" in rest else rest
    return [f"{first}{value}{end}" for value in VALUES[pattern]]


def built() -> set[str]:
    """Every id that the code puts together from parts, as a family.

    The messages of lessons are counted where lessons are read (tests/engine/events).
    """
    return {c.id for c in calls() if "*" in c.id and not c.id.startswith("lesson-")}


def test_every_built_id_has_its_values_in_the_table() -> None:
    assert built() - set(VALUES) == set()


@pytest.mark.parametrize("pattern", VALUES)
def test_every_value_of_a_built_id_makes_a_message(pattern: str) -> None:
    assert VALUES[pattern], "a family without a value is not needed"
    assert [name for name in ids_of(pattern) if name not in messages(BASE)] == []


def said_inside() -> Iterator[tuple[str, str]]:
    """Where a message is said among the arguments of another, and the inner one's id."""
    for where, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _says(node.func):
                given = [*node.args[1:], *(word.value for word in node.keywords)]
                inner = (each for value in given for each in ast.walk(value))
                for call in inner:
                    if isinstance(call, ast.Call) and call.args and _says(call.func):
                        yield f"{where}:{node.lineno}", _id(call.args[0])


def _id(node: ast.expr) -> str:
    return family(node) if isinstance(node, ast.JoinedStr) else getattr(node, "value", "?")


def test_no_message_but_a_name_is_said_inside_another() -> None:
    assert [(where, inner) for where, inner in said_inside() if inner not in NAMES] == []


def test_every_name_that_may_be_put_in_is() -> None:
    assert set(NAMES) - {inner for _, inner in said_inside()} == set()
