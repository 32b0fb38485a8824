"""Whole sentences for translators: none inside another, and every built id is in a table here."""

from __future__ import annotations

import ast

import pytest

from bot.i18n import BASE
from cogs.context.permissions import FOR_THREADS, IN_CHANNEL, IN_THREAD
from cogs.presses.preferences import SWITCHES
from cogs.ui.choices import CLOCKS
from cogs.ui.news import KINDS, OF_TABLE
from cogs.ui.pages.help_page import TOPICS
from cogs.ui.pages.privacy_page import KEPT
from engine.games import GAMES
from engine.games.seven_seals.state import Kind
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.cards import Suit
from engine.games.seven_seas.events import Category
from engine.games.seven_seas.state import Phase
from engine.players.base import Level
from engine.results.leaderboards import Want
from engine.tables.model.refusals import Refusal
from engine.tables.transitions.shuffle import TAGS
from tests.message_ids import calls, game_ids
from tests.said_inside import said_inside
from tests.test_locales import messages

NAME, LIST, CARD, AMOUNT = "a name", "an item of a list", "a card or seal", "an amount"
LINE = "whole: only layout stands around it"
PUT_IN = {
    **dict.fromkeys(("game-*", "game-seven-seas", "choice-clock-*", "mark-*", "level-*"), NAME),
    **dict.fromkeys(
        ("permission-*", "permission-*-purpose", "rules-chapter", "pool", "language-name"), NAME
    ),
    **dict.fromkeys(("guest-unknown", "host-unknown", "former-player", "daily-you"), NAME),
    **dict.fromkeys(("history-somebody", "game-*-thread", "daily-title", "month"), NAME),
    **dict.fromkeys(("verify-part-*", "leaderboard-want-*", "hand-round-side"), LIST),
    **dict.fromkeys(("over-rating", "owner-shard", "owner-state", "seven-size"), LIST),
    **dict.fromkeys(("letter-of-marque-cannons-of", "letter-of-marque-cannot"), LIST),
    **dict.fromkeys(("letter-of-marque-ship", "letter-of-marque-ship-shown"), LIST),
    **dict.fromkeys(("letter-of-marque-first-treasure", "letter-of-marque-risk"), LIST),
    **dict.fromkeys(
        ("seven-seals-scored-won", "seven-seals-offer-count", "seven-seals-offer-taking"), LIST
    ),
    **dict.fromkeys(("seven-seals-hand-played", "seven-seals-takers", "seven-seals-or"), LIST),
    **dict.fromkeys(("seven-seas-booty-best", "seven-seas-chest", "seven-seas-counts"), LIST),
    **dict.fromkeys(("seven-seas-hand", "seven-seas-or", "seven-seas-or-more"), LIST),
    **dict.fromkeys(("seven-seas-for-*", "seven-seas-clears-no-nick"), LIST),
    **dict.fromkeys(("seven-seas-clears-plain", "seven-seas-plus"), LIST),
    **{f"seven-seas-gain-{what}": LIST for what in ("best", "bite", "cards", "choice", "coins")},
    **{f"seven-seas-gain-{what}": LIST for what in ("curse", "nick", "points")},
    **dict.fromkeys(("letter-of-marque-treasure", "seven-seas-card", "seven-seas-*"), CARD),
    **dict.fromkeys(("seven-seas-card-*", "seven-seas-short-*", "seven-seas-suit-*"), CARD),
    **dict.fromkeys(("seven-seals-kind-*", "seven-seals-letter", "seven-seals-counted"), CARD),
    **dict.fromkeys(("seven-seals-none", "seven-seas-source-chest"), CARD),
    "seven-seas-source-harbour": CARD,
    **dict.fromkeys(("points-*", "points-*-tied", "game-*-gained", "history-time"), AMOUNT),
    **dict.fromkeys(("profile-count", "profile-seats", "rating-line"), AMOUNT),
    **dict.fromkeys(("replay-deal", "replay-decided", "replay-end"), LINE),
    **dict.fromkeys(("seven-seas-does", "seven-seas-does-kraken"), LINE),
    **dict.fromkeys(("seven-seas-told-captured", "tables-server", "tables-where"), LINE),
}
"""The only messages that may be put into another, and what each is: no clause of a sentence."""

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
    "points-*-tied": ["letter-of-marque"],
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
    "seven-seas-choose-*": ["kraken", *RULES],
    "seven-seas-for-*": CATEGORIES,
    "seven-seals-kind-*": [kind.name.lower() for kind in Kind],
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


def put_in() -> set[str]:
    """The messages that are put into others; "?" is a message that a caller chose."""
    return {inner for *_, inner in said_inside() if inner != "?"}


def test_only_listed_messages_are_put_into_others() -> None:
    assert [each for each in said_inside() if each[-1] not in {"?", *PUT_IN}] == []


def test_every_listed_message_is_put_into_another() -> None:
    assert set(PUT_IN) - put_in() == set()


@pytest.mark.parametrize(
    ("source", "inner"),
    [
        ('say("outer", what=say("inner"))', {"inner"}),
        ('what = say("inner")\n    say("outer", what=f"{what}.")', {"inner"}),
        (
            'told = []\n    told.append(say("inner"))\n    say("outer", what=told[0])',
            {"inner"},
        ),
        ('way = say("inner")\n    say("outer", what="yes" if way else "no")', set()),
    ],
)
def test_a_message_put_into_another_is_found(source: str, inner: set[str]) -> None:
    tree = ast.parse(f"def shown(say):\n    {source}\n")
    found = said_inside((("shown.py", tree),))
    assert {each[-1] for each in found} == inner
