"""Each sentence of a face about a game is true: it is compared with the whole table.

Reasons of hints are compared in `tests/engine/players`, by the same kind of list.
"""

import re
from importlib import import_module
from typing import Any

import pytest

from engine.games import GAMES
from tests.claims import table
from tests.claims.kit import Claim, scenes
from tests.test_locales import messages, variables

ELSEWHERE = r"(why|rules?|lesson|game|choice|points|mark|daily|review|help|tied?|standing)-.*"
"""Rules, lessons, pages and reasons: no sentences of a face about a game."""


def claims_of(key: str) -> tuple[dict[str, Claim], str]:
    """When the sentences of a game are true, and the messages that are only parts of others."""
    of: Any = import_module(f"tests.claims.{key.replace('-', '_')}")
    return {**table.CLAIMS, **of.CLAIMS}, f"{of.PARTS}|{table.PARTS}"


@pytest.mark.parametrize("key", GAMES)
def test_each_sentence_with_a_value_is_a_claim_or_part_of_one(key: str) -> None:
    """A new message says here when it is true."""
    claims, parts = claims_of(key)
    longer = [f"{other}-" for other in GAMES if other.startswith(f"{key}-")]
    own = [m for m in messages("en") if m.startswith(f"{key}-") and not m.startswith((*longer,))]
    told = {message for message in own if "." not in message and variables("en", message)}
    assert {m for m in told - claims.keys() if not re.fullmatch(parts, m)} == set()
    assert {m for m in claims if m.startswith(key) and re.fullmatch(parts, m)} == set()


def check(key: str, seed: int, some: int) -> set[str]:
    claims, parts = claims_of(key)
    checked = set[str]()
    for scene, said in scenes(key, seed, some):
        for message, values in said:
            if message in claims:
                assert claims[message](scene, values), (message, values, scene.reader, seed)
                named = {values.get(person) for person in ("name", "owner", "first", "second")}
                is_own = scene.reader is not None and scene.names[scene.reader] in named
                is_you = values.get("yours") or values.get("you", "no") != "no"
                assert not is_own or is_you, (message, values)
                checked.add(message)
            else:
                known = not values or re.fullmatch(f"{parts}|{ELSEWHERE}", message)
                assert known, f"When is {message} true? Its list of claims doesn't say."
    return checked


@pytest.mark.parametrize("key", GAMES)
def test_every_sentence_of_some_games_is_true(key: str) -> None:
    assert set[str]().union(*(check(key, seed, some=10) for seed in range(3)))


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("key", GAMES)
def test_every_sentence_of_many_games_is_true(key: str) -> None:
    """Every claim is made, but for the rarest, and that of the first hand at an own table."""
    checked = set[str]().union(*(check(key, seed, some=16) for seed in range(200)))
    own = {m for m in claims_of(key)[0] if m.startswith(f"{key}-")} - {f"{key}-first-hand"}
    assert len(own - checked) <= 2, own - checked
