"""A hand says in one line who is ahead, and none of its lines contradicts another."""

import re
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.table.pages.hand import hand_layout, round_lines
from cogs.ui.custom_ids import BUTTON, read
from cogs.ui.face import Standing
from cogs.ui.layout import JOINER, NO_BREAK
from cogs.ui.page import MakeMove
from engine.games import GAMES
from engine.games.seven_seas import GAME as SEAS
from engine.games.seven_seas.events import Nicked
from tests.amounts import amount, one_of
from tests.catalogue import CATALOGUE
from tests.cogs.faces.by_ear import recorded
from tests.cogs.faces.moments import SAY, Moment, hand_text, moments, texts_of, walk
from tests.cogs.table.pages.test_hand import later


@pytest.mark.parametrize(
    ("key", "points", "places", "cannons", "words"),
    [
        ("seven", (2, 2, 2), (1, 1, 1), (), "**You 2** · BART 2 · Anna2 2"),
        ("seven", (0, 1, 3), (3, 2, 1), (), "Anna2 3 · BART 1 · **You 0**"),
        ("seven", (4, 2), (1, 2), (), "**You 4** · BART 2"),
        (
            "seven-seals",
            (4, 2, 3),
            (3, 1, 2),
            (),
            "before this round: BART 2 · Anna2 3 · **You 4**",
        ),
        (
            "letter-of-marque",
            (13, 13, 5),
            (2, 1, 3),
            (1, 3, 0),
            "BART 13 💣3 · **You 13 💣1** · Anna2 5",
        ),
        ("letter-of-marque", (9, 9, 2), (1, 1, 3), (1, 1, 0), "**You 9** · BART 9 · Anna2 2"),
    ],
)
def test_one_line_has_everybody_best_first_and_the_reader_in_bold(
    key: str,
    points: tuple[int, ...],
    places: tuple[int, ...],
    cannons: tuple[int, ...],
    words: str,
) -> None:
    """Equal points have their tie-breaks, if these tell them apart."""
    face = replace(FACES[key], standing=lambda seen: Standing(points, places, cannons))
    moment = later(GAMES[key], seats=len(points))
    told = hand_text(face, moment, 0).replace(moment.names[1], "BART")
    assert words in told.replace(NO_BREAK, " ").replace(JOINER, "")


def test_partners_have_one_place_in_the_standings() -> None:
    face = replace(FACES["seven-seas"], standing=lambda seen: Standing((2, 4, 2, 4), (3, 1, 3, 1)))
    moment = next(islice(moments(SEAS, SEAS.options(teams=True), 4, seed=2), 12, None))
    pair = moment.names.listed(SAY, (1, 3))
    assert f"-# {pair} 4 · **You two 2**" in hand_text(face, moment, 0).replace(NO_BREAK, " ")


@pytest.mark.parametrize(
    ("language", "you"),
    [("en", "you two "), ("de", "ihr "), ("fr", "vous "), ("it", "voi "), ("nl", "jullie ")],
)
def test_partners_read_one_summary_of_the_round(language: str, you: str) -> None:
    """To one alone the hand speaks as to one person."""
    face, say = FACES["seven-seas"], CATALOGUE.languages[language]

    def told(teams: bool) -> str:
        for moment in moments(SEAS, SEAS.options(teams=teams), 4, seed=2):
            seen = moment.seen(1)
            if lines := round_lines(face, say, seen, replace(moment.names, reader=1)):
                return lines[0]
        raise AssertionError("no round ended")

    assert f":** {you}" in told(teams=True)
    assert f":** {you}" not in told(teams=False)


SINGULAR = {
    "de": r"\b[Dd](?:u|ir|ich|ein\w*)\b",
    "fr": r"\b[Tt](?:u|oi|on|a|es)\b|\b[Tt]'",
    "it": r"\b(?:[Tt]u[oi]?|[Tt]ua|te)\b",
    "nl": r"\b[Jj](?:ij|e|ouw)\b",
}
"""Words that speak to one person."""


@pytest.mark.parametrize("language", SINGULAR)
def test_events_of_a_team_are_shown_to_both_partners(language: str) -> None:
    """The lines of a round, and of a nick from the chest that they share."""
    face, say, found = FACES["seven-seas"], CATALOGUE.languages[language], set[str]()
    played = (moments(SEAS, SEAS.options(teams=True), 4, seed) for seed in range(4))
    for moment in chain.from_iterable(played):
        for reader in range(4):
            names = replace(moment.names, reader=reader)
            nicks = [e for e in moment.events if isinstance(e, Nicked) and names.is_of(e.source)]
            found |= {face.event_line(say, event, names) for event in nicks}
            found |= {*round_lines(face, say, moment.seen(reader), names)}
    assert len(found) > 10
    assert [line for line in found if re.search(SINGULAR[language], line)] == []


FOLDER = Path(__file__).parents[3] / "playthroughs"
RECORDED = sorted(FOLDER.glob("*.txt"))
NOBODY_SCORED = re.compile(r"[Nn]o penalty points yet|points: everyone is level")
SECRET = re.compile(r"Nobody learns|Nobody else knows|only you know", re.IGNORECASE)
SEEN = re.compile(r"all can see|everybody (?:can )?sees?", re.IGNORECASE)
OTHERS_TURN = re.compile(r"\b(?:is|are) choosing…|It's \S+'s turn")


def hand_of(moment: Moment, seat: int) -> tuple[list[str], bool]:
    """The lines of the hand, and whether a move can be pressed in it."""
    layout: Any = hand_layout(FACES[moment.game.key], SAY, moment.seen(seat))
    text = "\n".join(texts_of(layout)).replace(JOINER, "").replace(NO_BREAK, " ")
    pressed = [
        read(match).route
        for part in walk(layout.to_components())
        if part["type"] == 2 and not part.get("disabled")
        if (match := BUTTON.fullmatch(part["custom_id"]))
    ]
    return text.splitlines(), any(isinstance(route, MakeMove) for route in pressed)


def contradictions(lines: list[str], moment: Moment, seat: int, *, can_move: bool) -> list[str]:
    """Facts that are stated twice and differ."""
    text, seen = "\n".join(lines), moment.seen(seat)
    found = []
    if NOBODY_SCORED.search(text) and " now" in text:
        found.append("no points, and some now")
    if any(SECRET.search(line) for line in lines) and SEEN.search(text):
        found.append("a secret that all can see")
    is_mine = seen.seat in seen.to_move
    if is_mine != any(line.startswith("### Your turn") for line in lines):
        found.append("whose turn it is")
    if OTHERS_TURN.search(text) and (is_mine or can_move):
        found.append("the turn of others, and something to play")
    return found


@pytest.mark.parametrize("path", one_of(RECORDED, 5), ids=lambda path: path.stem)
def test_no_hand_contradicts_itself(path: Path) -> None:
    every = recorded(path)
    for moment in every[:: max(1, len(every) // amount(12, 200))]:
        if moment.seen(None).outcome is not None:
            continue
        for seat in range(len(moment.table.players)):
            lines, can_move = hand_of(moment, seat)
            wrong = contradictions(lines, moment, seat, can_move=can_move)
            assert wrong == [], "\n".join(lines)


@pytest.mark.parametrize(
    "lines",
    [
        ["No penalty points yet: everyone is level.", "Your seals: = 6 points now."],
        ["Nobody learns which it is.", "Only one move is possible, and all can see it."],
        ["### Your turn", "It's Marlow's turn.", "Marlow is choosing…"],
    ],
)
def test_former_contradictions_would_be_found(lines: list[str]) -> None:
    moment = recorded(FOLDER / "seven-seas.txt")[0]
    (seat, *_) = moment.seen(None).to_move
    told = [*lines] if "### Your turn" in lines else ["### Your turn", *lines]
    assert contradictions(told, moment, seat, can_move=True)
