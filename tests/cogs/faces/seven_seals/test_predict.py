"""Predictions of The Seven Seals are composed by presses, in private, and confirmed in one go."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from cogs.faces.seven_seals.drafts import At, filled_page, named_page, proposed
from cogs.faces.seven_seals.face import FACE as face
from cogs.table.pages.hand import hand_layout
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import Face
from cogs.ui.page import Accent, Page, Style
from engine.core import Seat
from engine.games.seven_seals import GAME
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seals.moves import Move, Predict
from engine.games.seven_seals.state import State
from engine.tables.view import TableView
from tests.cogs.faces.limits import check_layout
from tests.cogs.faces.moments import (
    SAY,
    Moment,
    buttons_of,
    index_of,
    page_named,
    pages_of,
    walk,
)
from tests.cogs.faces.seven_seals.pages import (
    ANNA,
    EMPTY,
    ROBBED,
    confirmed,
    first,
    follow,
    layout_of,
    moment_of,
    page_of,
    press,
    text_of,
)
from tests.engine.games.seven_seals.positions import dealt, play_all, predicting, prediction


@pytest.mark.slow
def test_every_legal_prediction_can_be_composed_by_presses() -> None:
    moment = moment_of(predicting(("RRRRGG", None, "YYYPBB", "GRPPB"), turn=1))
    seen = moment.seen(1)
    pages = pages_of(face, seen, moment.names)
    routes = {press.route for page in pages.values() for press in buttons_of(page)}
    moves = {route.index for route in routes if isinstance(route, MakeMove)}
    assert moves == set(range(len(seen.moves)))
    assert len(seen.moves) > 100
    assert all(name.isascii() and len(name) <= 60 for name in pages)
    for name in Random(1).sample(sorted(pages), 60):
        check_layout(layout_of(moment, 1, name))


@pytest.mark.parametrize("seed", range(3))
def test_any_prediction_of_any_position_can_be_built_up_seal_by_seal(seed: int) -> None:
    for moment in first(4, seed, 4):
        (seat,) = moment.seen(None).to_move
        seen = moment.seen(seat)
        for move in Random(seed).choices(seen.moves, k=15):
            if isinstance(move, Predict):
                assert built(moment, seen, move) == move


def built(moment: Moment, seen: TableView, wanted: Predict) -> Move:
    """Press "+" and "Take" until the draft is this prediction, then confirm."""
    draft, page = Predict(), face.page(SAY, seen, moment.names, EMPTY)
    while draft != wanted:
        colour = next(c for c in Colour if draft.seals[c] < wanted.seals[c])
        adding = press_of(page, At.DRAFT, At.TAKE, f"+{colour.letter}")
        page = face.page(SAY, seen, moment.names, adding)
        if adding.startswith(At.TAKE):
            more = list(wanted.taken)
            for taking in draft.taken:
                more.remove(taking)
            victim = next(taking.seat for taking in more if taking.colour is colour)
            name = press_of(page, At.DRAFT, At.DRAFT, f"+{colour.letter}{victim}")
            draft = draft_with(draft, colour, victim)
            page = face.page(SAY, seen, moment.names, name)
        else:
            draft = draft_with(draft, colour)
    last = page.extra[0].route
    if isinstance(last, ShowPage):
        last = face.page(SAY, seen, moment.names, last.name).extra[1].route
    move: Move = seen.moves[index_of(last)]
    return move


def press_of(page: Page, at: At, or_at: At, tag: str) -> str:
    """The page behind the press with this tag."""
    names = [page_named(press.route) for press in page.buttons]
    return next(n for n in names if n[0] in (at, or_at) and n.endswith(f".{tag}"))


def draft_with(draft: Predict, colour: Colour, victim: Seat | None = None) -> Predict:
    letters = "".join(c.letter * n for c, n in zip(Colour, draft.seals, strict=True))
    taken = [(taking.colour.letter, taking.seat) for taking in draft.taken]
    more = [] if victim is None else [(colour.letter, victim)]
    return prediction(letters + colour.letter, *taken, *more)


def test_a_prediction_is_composed_seal_by_seal_and_confirmed_in_one_go() -> None:
    state = dealt(4)
    page = follow(state, 0, "+R", "+R", "+B")
    assert "🟥R×2 🟦B×1 = 3 tricks" in text_of(page)
    assert "With yours, **3 of 15** tricks are predicted." in text_of(page)
    assert press(page, "Confirm: 3 tricks").style is Style.MAIN
    move = confirmed(state, 0, "+R", "+R", "+B", "−R", "Confirm: 2 tricks")
    assert move == prediction("RB")


def test_the_composer_begins_with_a_first_guess_and_says_so() -> None:
    """One press confirms it; the reader's cards and the open seals alone decide it."""
    moment = moment_of(dealt(4))
    seen = moment.seen(0)
    advised = proposed(seen)
    assert any(advised.seals)
    assert advised == proposed(moment.seen(0, GAME.sample_state(seen.view, seed=8)))
    page = page_of(dealt(4), 0)
    assert "This is a first guess from your cards." in text_of(page)
    assert "omputer" not in text_of(page), "a hint may advise another prediction"
    assert seen.moves[index_of(page.extra[0].route)] == advised
    assert face.helping(SAY, seen, "", seen.moves.index(advised)) == ()
    assert "first guess" not in text_of(page_of(dealt(4), 0, EMPTY))


def test_a_forged_press_on_a_number_changes_nothing() -> None:
    assert page_of(dealt(4), 0, "why.=R") == page_of(dealt(4), 0)
    assert all(each.disabled for each in page_of(dealt(4), 0).buttons[1::3])


def test_no_tricks_at_all_is_asked_once_more() -> None:
    state = dealt(4)
    page = follow(state, 0, "Confirm: no tricks")
    assert "Predict no trick at all?" in text_of(page)
    assert "black seal, 3 points" in text_of(page)
    fresh = page_of(state, 0, EMPTY)
    assert [b.label for b in page.buttons] == [b.label for b in fresh.buttons]
    assert [b.label for b in fresh.extra] == ["Confirm: no tricks", "Saboteur"]
    assert [b.label for b in page.extra] == ["Confirm: no tricks", "Yes, none"]
    assert page.extra[0].disabled, "a double press confirms nothing"
    again = ("Confirm: no tricks", "Yes, none")
    assert confirmed(state, 0, *again) == Predict()
    assert confirmed(state, 0, "Confirm: no tricks", "+R", "Confirm: 1 trick") == prediction("R")


def test_taking_a_seal_names_who_loses_what_and_gets_what_before_and_after() -> None:
    page = follow(ROBBED, 1, "+G")
    assert page.accent is Accent.NICK
    assert [press.label for press in page.buttons] == ["From Anna0", "From *Bartholomew_van № 4"]
    assert f"{ANNA}: 🟥R×2 🟩G×2 → 🟥R×2 🟩G×1 ⬜\u00a0white×1" in text_of(page)
    after = follow(ROBBED, 1, "+G", "From Anna0")
    assert f"🟩 green from **{ANNA}**, who gets a ⬜ white seal for it." in text_of(after)
    again = follow(ROBBED, 1, "+G", "From Anna0", "+G")
    assert f"{ANNA}: 🟥R×2 🟩G×1 ⬜\u00a0white×1 → 🟥R×2 ⬜\u00a0white×2" in text_of(again)
    move = confirmed(ROBBED, 1, "+G", "From Anna0", "Confirm: 1 trick")
    assert move == prediction("G", ("G", 0))


@pytest.mark.parametrize("state", [ROBBED, dealt(3), predicting(("RRR", None, "", ""), turn=1)])
def test_nothing_moves_under_the_finger_while_a_prediction_is_composed(state: State) -> None:
    """In every draft the same buttons stand in the same rows; what does not apply is disabled.

    Only the button that shows the hand again stands behind them, where no draft is begun.
    """
    moment = moment_of(state)
    (seat,) = moment.seen(None).to_move
    seen = moment.seen(seat)
    drafts = [move for move in seen.moves if isinstance(move, Predict)]
    names = ["", *(filled_page(draft) for draft in Random(2).sample(drafts, min(80, len(drafts))))]
    layouts = {rows_of(face, moment, seat, name)[:5] for name in names}
    (rows,) = layouts
    assert [len(row) for row in rows] == [3, 3, 3, 3, 3]
    assert rows[0] == ("−R", "N", "+R")


def rows_of(face_: Face, moment: Moment, seat: Seat, name: str) -> tuple[tuple[str, ...], ...]:
    """The labels of the hand's buttons by row; N: a colour's number of seals."""
    layout: Any = hand_layout(face_, SAY, moment.seen(seat), ShowPage(name))
    rows = [part for part in walk(layout.to_components()) if part["type"] == 1]
    ids = [each["custom_id"] for row in rows for each in row["components"]]
    assert len(set(ids)) == len(ids)
    return tuple(
        tuple(re.sub(r"^\d$", "N", each["label"]) for each in row["components"]) for row in rows
    )


def test_a_hint_fills_in_a_prediction_until_the_page_shows_it() -> None:
    state = dealt(4)
    seen = moment_of(state).seen(0)
    advised = prediction("RG")
    index = seen.moves.index(advised)
    (fill,) = face.helping(SAY, seen, "", index)
    assert page_named(fill.route) == filled_page(advised)
    assert face.helping(SAY, seen, filled_page(advised), index) == ()
    assert face.helping(SAY, seen, filled_page(prediction("R")), index) == (fill,)
    assert face.helping(SAY, seen, named_page(At.SABOTEUR, advised), index) == (fill,)


@pytest.mark.parametrize("name", ["d99999", "nonsense", "d10000G7", "~", "d1", "s", ""])
def test_a_page_that_makes_no_sense_shows_the_fresh_composer(name: str) -> None:
    assert page_of(dealt(4), 0, name) == page_of(dealt(4), 0)


def test_a_draft_that_has_become_impossible_shows_the_fresh_composer() -> None:
    name = named_page(At.DRAFT, prediction("RRRRR"))
    state, _ = play_all(dealt(4), prediction("RRRR"))
    assert page_of(state, 1, name) == page_of(state, 1)
    assert page_of(state, 2, name) == page_of(state, 2), "out of turn it is the hand"
