"""Each sentence of the rules is met in the lesson of its game, or in a line of the hand."""

import re
from pathlib import Path

import pytest

from cogs.faces import FACES
from cogs.table.pages.menus import rules_text
from cogs.ui.face import Chapter
from cogs.ui.spoken import spoken
from engine.core import choices_by_default
from engine.games import GAMES
from tests.catalogue import SAY

WORDS = Path(__file__).parents[3] / "data" / "locale" / "en"
CAPTIONS = re.compile(r"^(?:\W*\*\*[^*]+[.!?]\*\*\s*)+|\*\*\d\.\*\* ?")


def sentences(game: str) -> list[str]:
    """All of them but captions, worked examples, headings of lists, and tables of values."""
    say, face, rules = SAY, FACES[game], GAMES[game]
    options = rules.options(**choices_by_default(rules))
    found: list[str] = []
    for chapter in (Chapter.SHORT, Chapter.COURSE, Chapter.SCORING):
        for line in rules_text(say, face, options, chapter).split("\n"):
            if re.match(r"\*\*For example|[*\W]*# |\W*`", line):
                continue
            plain = spoken(CAPTIONS.sub("", line)).replace("**", "").lstrip("- ").strip()
            parts = re.split(r"(?<=[.!?])\s+(?=[A-Z])", plain)
            found += [part for part in parts if re.search(r"\w", part) and part[-1] not in ":,"]
    return list(dict.fromkeys(found))


def table(game: str) -> dict[str, list[str]]:
    """By sentence: steps of the lesson, its end, or messages of the hand, with words there."""
    path = Path(__file__).parent / game.replace("-", "_") / "rules_met.txt"
    found: dict[str, list[str]] = {}
    sentence = ""
    for line in path.read_text("utf-8").splitlines():
        if line.startswith(" "):
            found[sentence].append(line.strip())
        elif line:
            sentence = line
            found[sentence] = []
    return found


def message(name: str) -> str:
    """A message as it stands in the file, with its variables; "" if there is none."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(WORDS.glob("*.ftl")))
    match = re.search(rf"^{re.escape(name)} = .*(?:\n[ }}].*|\n(?=\n *\S))*", text, re.MULTILINE)
    return match.group() if match else ""


@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_the_sentences_of_the_rules_and_no_other(game: str) -> None:
    assert sorted(sentences(game)) == sorted(table(game))


@pytest.mark.parametrize("game", GAMES)
def test_each_sentence_of_the_rules_is_met_where_the_table_says(game: str) -> None:
    for sentence, places in table(game).items():
        assert places, f"nothing meets: {sentence}"
        for place in places:
            where, _, words = place.partition(": ")
            is_step = where == "end" or where.isdecimal()
            name = f"lesson-{game}-{where}" if is_step else where
            assert words in message(name), f"{sentence} is not met in {name}"
