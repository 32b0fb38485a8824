"""Predictions of The Seven Seals are composed by presses, in private, and confirmed in one go."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.faces.seven_seals.drafts import (
    At,
    draft_of,
    filled_page,
    named_page,
    prediction_of,
    proposed,
)
from cogs.faces.seven_seals.face import FACE as face
from cogs.faces.seven_seals.words import EMOJI, hand_line
from cogs.table.pages.hand import gift_question, hand_layout
from cogs.table.pages.hints import page_for_hint
from cogs.ui.face import Face
from cogs.ui.layout import paged
from cogs.ui.page import Accent, MakeMove, ShowPage
from engine.core import Seat
from engine.games.seven_seals import GAME
from engine.games.seven_seals.moves import Move, Predict, TakeSaboteur
from engine.games.seven_seals.state import Kind, State
from engine.tables.view import TableView
from tests.amounts import amount, one_of
from tests.cogs.faces.limits import check_layout
from tests.cogs.faces.moments import SAY, Moment, hand_text, index_of, moments, page_named, walk
from tests.cogs.faces.seven_seals.pages import (
    ANNA,
    EMPTY,
    ROBBED,
    confirmed,
    follow,
    moment_of,
    page_of,
    press,
    text_of,
)
from tests.engine.games.seven_seals.positions import dealt, play_all, predicting, prediction


def test_every_seal_of_a_crowded_table_can_be_asked_for() -> None:
    """Of others, too, and in whichever order; every page keeps Discord's limits."""
    moment = moment_of(predicting(("RRRRGG", None, "YYYPBB", "GRPPB"), turn=1))
    seen, luck = moment.seen(1), Random(1)
    drafts = [move for move in seen.moves if isinstance(move, Predict)]
    assert len(drafts) > 100
    for move in luck.sample(drafts, 60):
        assert built(moment, seen, move) == move
        name = filled_page(move)
        assert name.isascii()
        assert len(name) <= 60
        page = face.page(SAY, seen, moment.names, name)
        check_layout(paged(page, SAY, 999_999_999_999, 999_999, ShowPage(name)))


def test_whatever_is_taken_off_a_possible_prediction_follows() -> None:
    """Seals of other players go first, so each shorter draft is possible, too."""
    seen = moment_of(ROBBED).seen(1)
    moves = [move for move in seen.moves if isinstance(move, Predict)]
    for move in moves[:: amount(5, 1)]:
        draft = draft_of(move)
        assert prediction_of(draft) == move
        assert all(prediction_of(draft[:end]) in seen.moves for end in range(len(draft)))


def built(moment: Moment, seen: TableView, wanted: Predict) -> Move:
    """Press colours, and players who lose a seal, until the draft is this prediction; confirm."""
    name = EMPTY
    for seal in draft_of(wanted):
        page = face.page(SAY, seen, moment.names, name)
        name = page_named(press(page, EMOJI[Kind(seal.colour)]).route)
        if seal.source is not None:
            page = face.page(SAY, seen, moment.names, name)
            label = f"From {moment.names.bare[seal.source]}"
            name = page_named(press(page, label).route)
    page = face.page(SAY, seen, moment.names, name)
    move: Move = seen.moves[index_of(press(page, f"Confirm: {sum(wanted.seals)}").route)]
    return move


def test_the_seal_added_last_is_taken_off_first() -> None:
    """One of another player, too, who keeps it then."""
    state = dealt(4)
    assert confirmed(state, 0, "🔷", "🔺", "−", "Confirm: 1") == prediction("B")
    assert confirmed(state, 0, "🔺", "🔷", "−", "🌙", "−", "Confirm: 1") == prediction("R")
    robbed = follow(ROBBED, 1, "🔺", "🍀", "From Anna0", "−")
    assert "(−" not in text_of(robbed)
    assert press(robbed, "🍀").label == "🍀 0"
    assert press(page_of(state, 0, EMPTY), "−").disabled


def test_the_composer_begins_with_a_first_guess_and_says_so() -> None:
    """One press confirms it; the reader's cards and the open seals alone decide it."""
    moment = moment_of(dealt(4))
    seen = moment.seen(0)
    guess = proposed(seen)
    advised = prediction_of(guess)
    assert guess
    assert guess == proposed(moment.seen(0, GAME.sample_state(seen.view, seed=8)))
    page = page_of(dealt(4), 0)
    told = f"**{len(guess)}**; all players: **{len(guess)} of 15** tricks"
    assert told in text_of(page)
    assert "omputer" not in text_of(page), "a hint may advise another prediction"
    assert seen.moves[index_of(press(page, f"Confirm: {len(guess)}").route)] == advised
    assert "Suggested" not in text_of(page_of(dealt(4), 0, EMPTY))


def test_predicting_no_tricks_needs_a_confirmation() -> None:
    moment = moment_of(dealt(4))
    seen, none = moment.seen(0), press(page_of(dealt(4), 0, EMPTY), "Confirm: 0").route
    assert seen.moves[index_of(none)] == Predict()
    assert none == MakeMove(index_of(none)), "without `sure`: the press is asked about"
    question = gift_question(face, SAY, seen, moment.names, index_of(none))
    assert question == SAY("seven-seals-gift-none")
    assert not gift_question(face, SAY, seen, moment.names, seen.moves.index(prediction("R")))


def test_taking_a_seal_names_who_loses_what_and_gets_what_before_and_after() -> None:
    page = follow(ROBBED, 1, "🍀")
    assert page.accent is Accent.NICK
    assert [press.label for press in page.buttons] == ["From Anna0", "From *Bartholomew_van № 4"]
    assert f"{ANNA}: 🔺×2 🍀×2 → 🔺×2 🍀 ⬜" in text_of(page)
    after = follow(ROBBED, 1, "🍀", "From Anna0")
    assert f"**{ANNA}** 4: 🔺×2 🍀×2 (−\u2060🍀 +\u2060⬜) ·" in text_of(after)
    assert SAY("seven-seals-compose-takings", count=1) in text_of(after)
    again = follow(ROBBED, 1, "🍀", "From Anna0", "🍀")
    assert f"{ANNA}: 🔺×2 🍀 ⬜ → 🔺×2 ⬜×2" in text_of(again)
    assert confirmed(ROBBED, 1, "🍀", "From Anna0", "Confirm: 1") == prediction("G", ("G", 0))


@pytest.mark.parametrize(
    "state", one_of([ROBBED, dealt(3), predicting(("RRR", None, "", ""), turn=1)])
)
def test_no_button_moves_while_a_prediction_is_composed(state: State) -> None:
    """In every draft the same buttons stand in the same rows; what does not apply is disabled.

    Only the button that shows the hand again stands behind them, where no draft is begun.
    """
    moment = moment_of(state)
    (seat,) = moment.seen(None).to_move
    seen = moment.seen(seat)
    drafts = [move for move in seen.moves if isinstance(move, Predict)]
    names = ["", *(filled_page(draft) for draft in Random(2).sample(drafts, min(80, len(drafts))))]
    layouts = {rows_of(face, moment, seat, name)[:2] for name in names}
    assert layouts == {(("🔺 N", "🌙 N", "🍀 N"), ("🔷 N", "💜 N", "− One less"))}
    assert {len(rows_of(face, moment, seat, name)[2]) for name in names} == {2}


def rows_of(face_: Face, moment: Moment, seat: Seat, name: str) -> tuple[tuple[str, ...], ...]:
    """The labels of the hand's buttons by row; N: a colour's number of seals."""
    layout: Any = hand_layout(face_, SAY, moment.seen(seat), ShowPage(name))
    rows = [part for part in walk(layout.to_components()) if part["type"] == 1]
    ids = [each["custom_id"] for row in rows for each in row["components"]]
    assert len(set(ids)) == len(ids)
    return tuple(
        tuple(re.sub(r"\d$", "N", each["label"]) for each in row["components"]) for row in rows
    )


def test_a_hint_fills_in_a_prediction_that_the_page_does_not_lead_to() -> None:
    """It keeps a draft that leads to it, and behind the saboteur's cards the first guess."""
    moment, advised = moment_of(dealt(4)), prediction("RG")
    seen, full = moment.seen(0), filled_page(advised)
    saboteur = named_page(At.SABOTEUR, proposed(seen))
    asked = page_of(dealt(4), 0, saboteur)
    assert hand_line(SAY, seen.view.hand) in text_of(asked)
    assert press(asked, "Back").route == ShowPage(named_page(At.DRAFT, proposed(seen)))
    near, far = (filled_page(prediction(letters)) for letters in ("R", "BBB"))
    cases = [("", full), (near, near), (far, full)]
    for move, name, shown in [
        (TakeSaboteur(), "", saboteur),
        *((advised, *each) for each in cases),
    ]:
        index = seen.moves.index(move)
        assert page_for_hint(face, SAY, seen, moment.names, name, index) == ShowPage(shown)


@pytest.mark.parametrize("name", ["dRRRRRR", "nonsense", "dG7", "~", "d1", "why.+R", ""])
def test_a_page_that_makes_no_sense_shows_the_fresh_composer(name: str) -> None:
    assert page_of(dealt(4), 0, name) == page_of(dealt(4), 0)


def test_a_draft_that_has_become_impossible_shows_the_fresh_composer() -> None:
    name = filled_page(prediction("RRRRR"))
    state, _ = play_all(dealt(4), prediction("RRRR"))
    assert page_of(state, 1, name) == page_of(state, 1)
    assert page_of(state, 2, name) == page_of(state, 2), "out of turn it is the hand"


@pytest.mark.parametrize(
    ("rule", "value"), [(rule.name, value) for rule in GAME.house_rules for value in rule.values]
)
def test_the_composers_explanations_follow_the_house_rules(rule: str, value: Any) -> None:
    """In each round that the same player is the saboteur, and only while somebody can be."""
    options = GAME.options(**{rule: value})
    for times in range(3):
        state = replace(dealt(4), options=options)
        state = replace(state, sheet=replace(state.sheet, saboteur_times=(times, 0, 0, 0)))
        asked = text_of(page_of(state, 0, named_page(At.SABOTEUR, ())))
        start = options.saboteur_start + (times if options.rising_saboteur else 0)
        assert f"The round costs you {start} penalty points." in asked
        taken, _ = play_all(state, TakeSaboteur())
        assert press(page_of(taken, 1), "Saboteur").disabled
        assert moment_of(taken).seen(0).view.penalties[0] == start


def test_the_composers_note_on_gone_colours_follows_the_state() -> None:
    """Not that they can be taken, which the press says, but that they can't be had any more."""
    assert "No more" not in text_of(page_of(dealt(4), 0, EMPTY))
    own = filled_page(prediction("GGG", ("G", 0), ("G", 0), ("G", 3)))
    assert "No more 🍀: no other player has such a seal." in text_of(page_of(ROBBED, 1, own))
    white = predicting(("BBBWWW", None, None), turn=1)
    page = page_of(white, 1, filled_page(prediction("B", ("B", 0))))
    assert "No more 🔷: no ⬜ white seal is left." in text_of(page)
    assert press(page, "🔷").disabled
    later = replace(dealt(4), sheet=replace(dealt(4).sheet, round=2))
    assert "Red is trump" in text_of(page_of(dealt(4), 0))
    assert "Each seal left costs 2" in text_of(page_of(dealt(4), 0)), "in the first round"
    assert "Red is trump" not in text_of(page_of(later, 0))


def test_the_pages_of_a_prediction_show_no_finished_round_and_no_standings() -> None:
    """The hand has told them; so the question whether to be the saboteur fits a phone."""
    found = next(
        moment
        for moment in moments(GAME, GAME.options(), 3, 4)
        if moment.seen(0).view.sheet.round == 3 and 0 in moment.seen(0).to_move
    )
    told = {name: hand_text(face, found, 0, name) for name in ("", named_page(At.SABOTEUR, ()))}
    for line in ("Round 2, penalty points", "Penalty points before this round"):
        assert [line in words for words in told.values()] == [True, False]
