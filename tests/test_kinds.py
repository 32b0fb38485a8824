"""Few lines ask of what kind a table is; the others ask what its kind may do."""

import re
from typing import Final

import pytest

from tests.sources import SOURCES, name_of, text_of

HOMES: Final = ("engine/tables/model/table.py", "engine/tables/model/kind.py")
"""The files that define places, settings and kinds."""
PLACE: Final = r"(?:Channel|Chat|Own)Place\b"
ASKS: Final = {
    "the kind of a place, or its keeper": re.compile(
        rf"isinstance\(.*\b{PLACE}|case {PLACE}|[!=]= (?:{PLACE}|Keeper\.)|\bis (?:not )?Keeper\."
    ),
    "a setting that marks a kind": re.compile(r"\bsettings\.(?:day|lesson|rated)\b"),
}
MOST: Final = 15


@pytest.mark.parametrize("what", ASKS)
def test_few_lines_ask_for_it(what: str) -> None:
    asked = [
        f"{name_of(path)}:{number}"
        for path in SOURCES
        if name_of(path) not in HOMES
        for number, line in enumerate(text_of(path).split("\n"), 1)
        if ASKS[what].search(line)
    ]
    assert MOST - 5 < len(asked) <= MOST, asked
