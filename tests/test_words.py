"""The English of docstrings, comments, messages and pages, as far as a program can hold it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOT_YET = {
    "data/locale/en",
    "engine",
    "engine/tables/record.md",
    "tests",
}
"""Folders and pages that were not swept yet: take each from the list once it is."""
CODE = ("bot", "cogs", "data", "engine", "tests")
PAGES = sorted(
    str(path.relative_to(ROOT))
    for pattern in ("README.md", "bot/**/*.md", "engine/**/*.md")
    for path in ROOT.glob(pattern)
)
LONGEST = 25
"""Words of a sentence in messages and pages."""
BANNED = re.compile(
    r"\b(so many|is told|anew|of theirs|reckoning|stand-in for you|hold (?:its|their|your) breath"
    r"|laid to rest|signs? of life|for ears)\b",
    re.IGNORECASE,
)
OPENS = re.compile(r"^(who|whoever|whom|what)\b", re.IGNORECASE)


def sentences(text: str) -> Iterator[str]:
    """The sentences of a text, each with its closing sign."""
    yield from re.split(r"(?<=[.!?:])\s+|\n\s*\n", text.strip())


def faults(text: str, most: int | None = None) -> list[str]:
    """The sentences that a native would not write; most: words that one may have."""
    found = []
    for sentence in sentences(text):
        is_question = sentence.endswith("?")
        if (
            BANNED.search(sentence)
            or (OPENS.match(sentence) and not is_question)
            or (most is not None and len(sentence.split()) > most)
        ):
            found.append(" ".join(sentence.split()))
    return found


def prose(page: str) -> Iterator[str]:
    """The paragraphs, items and cells of a page, without code."""
    text = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    text = re.sub(r"\]\([^)]*\)|<[^>]*>", "", text)
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-#|]|\d+\.) ?)", text):
        for cell in block.split("|"):
            yield re.sub(r"^[\s\d.#*-]+|[*`\[]", "", cell)


def written(source: str) -> Iterator[str]:
    """The docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("# ")


def messages(text: str) -> Iterator[str]:
    """The messages of a file of the locale, each without its id and its values."""
    for message in re.split(r"\n(?=[a-z#-])", text):
        said = message.partition("=")[2]
        yield re.sub(r"\{[^{}]*\}|[*`]", "x", said)


@pytest.mark.parametrize("page", [page for page in PAGES if page not in NOT_YET])
def test_pages_are_plain_english(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert [fault for part in prose(text) for fault in faults(part, LONGEST)] == []


@pytest.mark.parametrize("folder", [folder for folder in CODE if folder not in NOT_YET] or [None])
def test_docstrings_and_comments_are_plain_english(folder: str | None) -> None:
    for path in (ROOT / folder).rglob("*.py") if folder else ():
        if any(path.is_relative_to(ROOT / name) for name in NOT_YET):
            continue
        found = [fault for text in written(path.read_text("utf-8")) for fault in faults(text)]
        assert found == [], path


def test_messages_are_plain_english() -> None:
    if "data/locale/en" in NOT_YET:
        return
    for path in (ROOT / "data/locale/en").glob("*.ftl"):
        found = [f for text in messages(path.read_text("utf-8")) for f in faults(text, LONGEST)]
        assert found == [], path


def test_the_list_of_what_is_not_swept_names_what_is_there() -> None:
    assert {name for name in NOT_YET if not (ROOT / name).exists()} == set()


@pytest.mark.parametrize(
    "text",
    [
        "Who cannot see the cards types a command.",
        "Play so many of her moves.",
        "The host is told.",
        "One, two. Whoever is silent loses.",
        "A word " * 13,
    ],
)
def test_a_translated_sentence_is_found(text: str) -> None:
    assert faults(text, LONGEST)


def test_questions_and_plain_sentences_pass() -> None:
    assert faults("Who bluffs? Press **Start** when everyone has joined.", LONGEST) == []
