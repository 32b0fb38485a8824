"""The English of docstrings, comments, messages and pages, as far as a program can hold it."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from engine.games import GAMES
from tests.catalogue import entries
from tests.message_ids import inside
from tests.sources import ROOT, SOURCES, TESTS, name_of, nodes_of, outline, text_of

CODE = ("bot", "cogs", "data", "engine", "tests")
PAGES = sorted(
    str(path.relative_to(ROOT))
    for pattern in ("README.md", "bot/**/*.md", "engine/**/*.md")
    for path in ROOT.glob(pattern)
)
LONGEST = 25
"""Words of a sentence in messages and pages."""
BRIEF = 15
"""Words of a sentence in hands and on boards."""
GAME = f"(?:{'|'.join(GAMES)})"
IN_HANDS = re.compile(rf"(?:board|hand|turn|vote|news|sure|seat|lobby|back|follow|{GAME})-")
"""The beginnings of the ids of messages that stand in hands and on boards."""
LONG = re.compile(rf"^{GAME}-(?:refusal|unclear)|-(?:meaning|pitch)$|^lobby-(?:cut|rated)")
"""Messages of these beginnings that stand elsewhere: refusals, house rules, what a press says."""
NOT_FOR_PLAYERS = re.compile(
    r"\b(mates? (?:sits?|plays?|would|to)|sits? in for|stand-?in|as it stands|how it st(?:ands|ood)"
    r"|digests?|commitment|nobody's|whoever|for your eyes|page before|course|told again|the secret"
    r"|sent from the table|nobody more|at this table stands|stands in this channel|meanwhile)\b",
    re.IGNORECASE,
)
"""Words of the glossary's right column, which players must not read."""
BANNED = re.compile(
    r"\b(so many|(?:is|are) told|anew|of theirs|reckoning|stand-in for you|meanwhile|for so long"
    r"|hold (?:its|their|your) breath|laid to rest|signs? of life|for ears|begin of|worth a word)\b"
    r"|(?:^|[;:,.(] ?)see\s+`",
    re.IGNORECASE,
)
"""Also "see `X`": a sentence says what it is."""
COMMENT = re.compile(r"(?:^|  )# (.+)$", re.MULTILINE)
"""A comment; a few strings look like one."""
OPENS = re.compile(r"^(who|whoever|whom|what)\b", re.IGNORECASE)
CLAUSE = re.compile(r"^(?:That (?:an?|the|there|nobody|somebody)|In which|Whether|Whose)\b")
"""Beginnings of docstrings and comments that are clauses, not noun phrases."""
NAME = re.compile(r"def test_(\w+)")


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


def readings(pattern: fluent.Pattern) -> Iterator[str]:
    """Every text that a pattern can make, by its choices; values read "x"."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, fluent.SelectExpression):
            variants = element.expression.variants
            parts.append([text for each in variants for text in readings(each.value)])
        else:
            parts.append([getattr(element.expression, "value", "x")])
    yield from ("".join(choice) for choice in product(*parts))


def messages(text: str) -> Iterator[tuple[str, str]]:
    """The readings of the messages of a file of the locale, each with its id."""
    for entry in entries(text):
        if isinstance(entry, fluent.Message):
            patterns = [entry.value, *(each.value for each in entry.attributes)]
            for pattern in filter(None, patterns):
                yield from ((entry.id.name, reading) for reading in readings(pattern))


def locale_faults(text: str) -> list[str]:
    """The sentences of a file of the locale that a native would not write for players."""
    found = set[str]()
    for name, reading in messages(text):
        most = BRIEF if IN_HANDS.match(name) and not LONG.search(name) else LONGEST
        plain = re.sub(r"[*`]", "", reading)
        found |= {f"{name}: {fault}" for fault in faults(plain, most)}
        found |= {f"{name}: {word[0]}" for word in NOT_FOR_PLAYERS.finditer(plain)}
    return sorted(found)


@pytest.mark.parametrize("page", PAGES)
def test_pages_are_plain_english(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert [fault for part in prose(text) for fault in faults(part, LONGEST)] == []


@pytest.mark.parametrize("folder", CODE)
def test_docstrings_and_comments_are_plain_english(folder: str) -> None:
    for path in (each for each in (*SOURCES, *TESTS) if name_of(each).startswith(f"{folder}/")):
        texts = (*outline(path).strings, *COMMENT.findall(text_of(path)))
        assert [fault for text in texts for fault in faults(text)] == [], path
        assert [text for text in texts if CLAUSE.match(text)] == [], path


def test_names_of_tests_are_plain_english() -> None:
    names = [name.replace("_", " ") for path in TESTS for name in NAME.findall(text_of(path))]
    assert [name for name in names if faults(name) or CLAUSE.match(name.capitalize())] == []


FILES = sorted((ROOT / "data/locale/en").glob("*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_messages_are_plain_english(path: Path) -> None:
    assert locale_faults(path.read_text("utf-8")) == []


NAMES = (
    *("game-*", "level-*", "mark-*", "pool"),
    *("daily-title", "letter-of-marque-treasure", "seven-seas-short"),
    *("seven-seals-card", "seven-seals-kind"),
    *("former-player", "host-unknown", "guest-unknown", "daily-you"),
    *("history-somebody", "seven-seals-none", "rule-on", "rule-off", "rule-own", "rule-usual"),
    "rule-*-*-*",
    "game-*-unit",
)
"""Names, units, and the words in place of a name, a list or the value of a house rule."""
AMOUNTS = (
    "game-*-gained",
    "club-lead",
    "club-percent",
    "points-*",
    "number-tenths",
    "letter-of-marque-stake",
)
"""Numbers with their unit, and ranges of numbers."""
PAIRS = ("labelled", "seven-seas-brings", "replay-moment")
"""The messages that put a label and what belongs to it beside each other, each whole by itself."""


def test_no_message_is_spoken_inside_another() -> None:
    """Names, amounts and lists are put into a message; a clause stands in the message itself."""
    inner = {said for said, outer in inside() if outer not in PAIRS}
    assert inner == {*NAMES, *AMOUNTS}


@pytest.mark.parametrize(
    "message",
    [
        "sure = A mate sits in for you.",
        "sure = This is how it stands.",
        "hand-closed = " + "A word " * 8,
        "sure = { $way ->\n    [one] Fine.\n   *[other] Whoever plays, wins.\n}",
        "rules = Who cannot see the cards types a command.",
        "rules = Play so many of her moves.",
        "rules = The host is told.",
        "rules = One, two. Whoever is silent loses.",
        "rules = " + "A word " * 13,
    ],
)
def test_a_translated_sentence_or_one_that_is_too_long_is_found(message: str) -> None:
    assert locale_faults(message)


REFUSED = {
    "en": r"without a gun|\bx clearings|including \d|milder curse|first curse|most coins"
    r"|[^e] most cards scores? a|somebody here was",
    "de": r"Piratenlady|Windrose|beste Beute|\bTruhen?\b|meisten? Münzen|Die Sieben Siegel"
    r"|zu geben: |\bChips?\b|für die Wertung\b|\bUhren\b|\b[Dd](?:ie|eine) Uhr\b|\bzu x\s%",
    "fr": r"(?<!qui a )(?<!avoir )\b[Ll]e (?:plus|moins) de \w+ (?:gagne|rapporte|marque)"
    r"|couleur entamée|entame à |\bJoue (?:jaune|rouge|vert|bleu|violet) \d",
}
"""Phrases that natives refused, by language; the printed games have other words, for one."""
OF_7_SEAS = r"\b[Kk]aper|(?<!Navigations)[Pp]unkte?\b"
"""In German "kapern" is what Letter of Marque does, and a point of 7 Seas is a Navigationspunkt."""


@pytest.mark.parametrize("language", REFUSED)
def test_no_message_says_what_natives_refused(language: str) -> None:
    found = []
    for file in sorted(ROOT.glob(f"data/locale/{language}/*.ftl")):
        seas = language == "de" and file.stem == "seven-seas"
        refused = re.compile(
            "|".join([REFUSED[language], OF_7_SEAS] if seas else [REFUSED[language]])
        )
        said = messages(file.read_text("utf-8"))
        found += [(name, text) for name, text in said if refused.search(text)]
    assert found == []


def test_in_french_no_line_breaks_before_a_sign_and_no_name_asks_for_an_elision() -> None:
    """Only a space at which no line breaks stands before : ; ! ? and within « », U+00A0.

    "De" and "que" before a name would be "d'" and "qu'" before Anna's.
    """
    people = r"\b(?:[Dd]e|[Qq]ue) \W{,4}\$(?:name|host|owner|other|former|victim|guest)"
    breaks = re.compile(rf"\S :(?:\W|$)| [;!?»]|« |{people}")
    for file in sorted(ROOT.glob("data/locale/fr/*.ftl")):
        lines = file.read_text("utf-8").splitlines()
        assert [x for x in lines if x[:1] != "#" and breaks.search(x)] == [], file.name


PINNED = 108
"""The most sentences that assertions of end-to-end tests still pin; only fewer are allowed."""
SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]")


def test_end_to_end_tests_name_messages_by_their_ids() -> None:
    """`message_words.txt` has the words, and `shows` of tests/e2e/said.py looks for a message."""
    asserts = (
        node
        for path in TESTS
        if name_of(path).startswith("tests/e2e/")
        for node in nodes_of(path)
        if isinstance(node, ast.Assert)
    )
    texts = (part for each in asserts for part in ast.walk(each.test))
    pinned = [
        part.value
        for part in texts
        if isinstance(part, ast.Constant)
        and isinstance(part.value, str)
        and SENTENCE.search(part.value)
    ]
    assert len(pinned) <= PINNED
