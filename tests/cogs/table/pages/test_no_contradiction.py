"""Lines of one hand agree about who is ahead, what is level, what is secret and whose turn it is.

Looked for over the recorded games, in the hand of every seat.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.table.pages.hand import hand_layout
from cogs.ui.custom_ids import BUTTON, read
from cogs.ui.face import Standing
from cogs.ui.layout import JOINER, NO_BREAK
from cogs.ui.page import MakeMove
from tests.amounts import amount, one_of
from tests.cogs.faces.by_ear import recorded
from tests.cogs.faces.moments import SAY, Moment, texts_of, walk

FOLDER = Path(__file__).parents[3] / "playthroughs"
GAMES = sorted(FOLDER.glob("*.txt"))
AHEAD = re.compile(r"\b(?:is|are) ahead: |share first place: ")
LEADS = re.compile(r"\bleads?: (?:space|no |one |\d)|in the lead")
LEVEL = re.compile(r"\beveryone is level|It's a tie so far")
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


def tied(key: str, standing: Standing, seat: int) -> str:
    """A seat's points and what decides between equal ones, as a hand states them."""
    points, count = standing.points[seat], standing.tie_breaks[seat]
    return SAY(f"points-{key}-tied", points=points, cannons=count)


def contradictions(lines: list[str], moment: Moment, seat: int, *, can_move: bool) -> list[str]:
    """Facts that are stated twice and differ."""
    text, seen = "\n".join(lines), moment.seen(seat)
    found = []
    if len(AHEAD.findall(text)) + len(LEVEL.findall(text)) + len(LEADS.findall(text)) > 1:
        found.append("who is ahead is told twice")
    if NOBODY_SCORED.search(text) and " now" in text:
        found.append("no points, and some now")
    if any(SECRET.search(line) for line in lines) and SEEN.search(text):
        found.append("a secret that all can see")
    is_mine = seen.seat in seen.to_move
    if is_mine != any(line.startswith("### Your turn") for line in lines):
        found.append("whose turn it is")
    if OTHERS_TURN.search(text) and (is_mine or can_move):
        found.append("the turn of others, and something to play")
    standing = FACES[moment.game.key].standing(seen)
    equal = [p for p in standing.points if p == standing.points[seat]]
    places = {
        place
        for place, points in zip(standing.places, standing.points, strict=True)
        if points == standing.points[seat]
    }
    told = len(places) < 2 or tied(moment.game.key, standing, seat) in text
    if len(equal) > 1 and not told and " on cannons, " not in text:
        found.append("equal points in other places, and nothing decides")
    return found


@pytest.mark.parametrize("path", one_of(GAMES, 5), ids=lambda path: path.stem)
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
        ["You have the compass and lead.", "Marlow leads: space 6.", "Anna is ahead: space 3."],
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
