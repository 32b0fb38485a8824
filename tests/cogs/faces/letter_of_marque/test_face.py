"""The face of Letter of Marque draws everything within the limits, and no type too early."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.faces.letter_of_marque.face import FACE as face
from cogs.faces.letter_of_marque.words import risk, ship_name
from cogs.table.pages.hand import hand_layout
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import WHY, Unclear
from cogs.ui.layout import NO_BREAK
from cogs.ui.names import Names
from cogs.ui.page import Style
from engine.core import Seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import (
    Attacked,
    EnteredPort,
    ShownArmed,
    ShownDefenceless,
)
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.view import ShipSeen, View
from engine.tables.view import TableView
from tests.cogs.faces.face_kit import check_hint, face_contract
from tests.cogs.faces.letter_of_marque.played import after
from tests.cogs.faces.limits import check_moment
from tests.cogs.faces.moments import (
    HEARD,
    SAY,
    Moment,
    buttons_of,
    drawn,
    hand_text,
    moments,
    walk,
)

TestContract = face_contract(face, GAME)


def at_sea(*armed: bool) -> tuple[tuple[Seat, Move], ...]:
    """The set-up in which the seats choose these ships, in order."""
    return tuple((seat, PlaceShip(choice)) for seat, choice in enumerate(armed))


def board_of(moment: Moment) -> str:
    return "\n".join(face.board(SAY, moment.seen(None), moment.names))


def hand_of(moment: Moment, seat: Seat) -> str:
    return hand_text(face, moment, seat)


def labels(moment: Moment, seat: Seat) -> list[str]:
    page = face.page(SAY, moment.seen(seat), moment.names, "")
    return [press.label for press in buttons_of(page)]


def typed(moment: Moment, seat: Seat, card: str, take: str = "") -> Move | str:
    seen: TableView = moment.seen(seat)
    play = face.find(SAY, seen, moment.names, card, take)
    move: Move | str = play.name if isinstance(play, ShowPage) else seen.moves[play.index]
    return move


@pytest.mark.parametrize("armed", [True, False])
def test_the_table_reads_the_same_whatever_ship_is_chosen(armed: bool) -> None:
    setting_up = after(3, (0, PlaceShip(armed)))
    reference = after(3, (0, PlaceShip(True)))
    for viewer in (None, 1, 2):
        assert drawn(face, setting_up, viewer) == drawn(face, reference, viewer)
    sailing = (*at_sea(True, True, True), (0, SetSail()))
    sailed = after(3, *sailing, (0, ChooseShip(armed)))
    for viewer in (None, 1, 2):
        same = after(3, *sailing, (0, ChooseShip(True)))
        assert drawn(face, sailed, viewer) == drawn(face, same, viewer)


def test_an_attack_holds_the_breath_for_every_ship_alike() -> None:
    results = (ShownArmed(0, 2, 1, 5, 1), ShownArmed(0, 2, 1, 3, 2), ShownDefenceless(0, 2, 1, 5))
    assert len({face.seconds_before(event) for event in results}) == 1
    assert face.seconds_before(results[0]) > 0
    assert face.seconds_before(Attacked(0, 2, 1, 5, False, 2)) == 0
    assert face.seconds_before(EnteredPort(0, 1, 5, False)) == 0


def test_the_board_lists_the_sea_by_owner_with_names_and_treasures() -> None:
    """Words stand beside the emoji."""
    moment = after(3, *at_sea(True, False, True))
    view: View = moment.seen(None).view
    board = board_of(moment)
    for ship, name in zip(view.sea, ("A1", "B2", "N3"), strict=True):
        assert f"**{name}** 💰{ship.treasure}" in board
    assert board.count("⛵ ships left 4 · 💣 cannons 3") == 3
    assert board.count("🧰 score **0**") == 3
    assert "⚔️" not in board
    assert board.count("← to play") == 1


def pixels(line: str) -> int:
    """The height of a line on a phone of 390 pixels, as the sandbox's page shows it."""
    across, height = (41, 19) if line.startswith("-# ") else (32, 22)
    shown = line.removeprefix("-# ").replace("*", "")
    return height * max(1, -(-len(shown) // across))


def test_two_players_are_marked_as_unofficial_and_three_are_not() -> None:
    assert "Two players: unofficial" in board_of(after(2))
    assert "unofficial" not in board_of(after(3))
    assert "two unofficially" in SAY("game-letter-of-marque-pitch")


def test_a_treasure_is_shown_to_all_before_its_ship_is_asked_for_in_private() -> None:
    moment = after(3, *at_sea(True, True, True), (0, SetSail()))
    treasure = moment.seen(None).view.turned_up
    assert f"turns up 💰{treasure}" in board_of(moment)
    assert "choosing a ship" in board_of(moment)
    assert labels(moment, 0) == ["Armed", "Defenceless"]
    assert "Armed" not in labels(moment, 1)


def test_the_ship_is_asked_for_even_where_only_one_type_is_left() -> None:
    moves = [*at_sea(True, True), (0, SetSail()), (0, ChooseShip(True)), (1, SetSail())]
    moment = after(2, *moves, (1, ChooseShip(False)), (0, SetSail()))
    page = face.page(SAY, moment.seen(0), moment.names, "")
    assert [press.route for press in page.buttons] == [ShowPage(f"{WHY}-armed"), MakeMove(0)]
    assert "Armed: none left" in page.buttons[0].label
    layout: Any = hand_layout(face, SAY, moment.seen(0))
    shown = walk(layout.to_components())
    looks = {part["label"]: part.get("disabled") for part in shown if part["type"] == 2}
    assert looks["Armed: none left"]
    assert not looks["Defenceless"]
    assert "**Armed**: none left" in hand_of(moment, 0)
    check_hint(face, moment.seen(0), moment.names, 0)  # it leads to the one that is left


def test_the_owner_alone_reads_the_types_of_unshown_ships() -> None:
    moment = after(3, *at_sea(True, False, True))
    assert "armed, only you know" in hand_of(moment, 0)
    assert "defenceless, only you know" in hand_of(moment, 1)
    assert "only you know" not in board_of(moment)


def test_every_move_has_a_line_that_says_what_it_would_do_and_risk() -> None:
    moment = after(3, *at_sea(True, False, True))
    hand = hand_of(moment, 0)
    view: View = moment.seen(0).view
    assert "**Set sail**: turn up one of 💰" in hand
    assert f"**Port A1**: 💰{view.sea[0].treasure} comes home, +{view.sea[0].treasure}" in hand
    stakes = [view.sea[1].treasure, view.sea[2].treasure]
    for ship, name, stake in zip(("B2", "N3"), (1, 2), stakes, strict=True):
        line = f"**Attack {ship}**: {moment.names[name]}'s 💰{stake} · 40% armed · win {stake}, or"
        assert f"{line} give 1 point" in hand
    assert "costs one cannon" in hand


@pytest.mark.parametrize(
    ("armed_seen", "defenceless_seen", "words", "heard"),
    [
        (0, 2, "67% armed · win 6, or give 1 point", "67 percent armed; win 6, or give 1 point"),
        (1, 3, "armed for sure: the other three are gone · give 1 point", "gone; give 1 point"),
        (2, 0, "defenceless for sure: both armed ships are known · win 6", "known; win 6"),
    ],
)
def test_a_risk_is_told_as_one_thinks_of_it_to_eyes_and_ears(
    armed_seen: int, defenceless_seen: int, words: str, heard: str
) -> None:
    view: View = after(3, *at_sea(True, False, True)).seen(0).view
    ship = ShipSeen(2, 1, 6, shown=False)
    owner = replace(view.fleets[1], armed_seen=armed_seen, defenceless_seen=defenceless_seen)
    view = replace(view, fleets=(view.fleets[0], owner, view.fleets[2]))
    assert plain(risk(SAY, view, ship)) == words
    assert plain(risk(HEARD, view, ship)).endswith(heard)


def plain(text: str) -> str:
    """The text without what keeps "67% armed" in one line."""
    return text.replace(NO_BREAK, " ")


def test_risks_count_what_all_have_seen() -> None:
    shown = after(3, *at_sea(True, True, False), (0, Attack(2)), (1, EnterPort(2)))
    assert "25% armed" not in hand_of(shown, 2), "ship 2 is home"
    again = after(3, *at_sea(True, True, False), (0, Attack(2)), (1, SetSail()))
    known = after(
        3, *at_sea(True, True, False), (0, Attack(2)), (1, SetSail()), (1, ChooseShip(True))
    )
    assert "armed, and everyone knows · give 1 point" in hand_of(known, 2)
    assert "25% armed · win" in hand_of(known, 2)
    assert "give 1 point" not in hand_of(again, 2), "it is not seat 2's turn"


@pytest.mark.parametrize(
    ("card", "take", "move"),
    [
        ("set sail", "", SetSail()),
        ("Sail", "", SetSail()),
        ("port 1", "", EnterPort(1)),
        ("port", "", EnterPort(1)),
        ("Enter port 1", "", EnterPort(1)),
        ("attack 3", "", Attack(3)),
        ("ATTACK", "2", Attack(2)),
        ("3", "", Attack(3)),
        ("attack", "", ""),
        ("port A1", "", EnterPort(1)),
        ("attack n3", "", Attack(3)),
        ("Attack ship B2", "", Attack(2)),
        ("attack", "B2", Attack(2)),
        ("b2", "", Attack(2)),
    ],
)
def test_typed_words_mean_moves(card: str, take: str, move: Move | str) -> None:
    assert typed(after(3, *at_sea(True, True, True)), 0, card, take) == move


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("attack 1", "own ship"),
        ("port 2", "somebody else's ship"),
        ("attack 9", "No ship with that name"),
        ("attack a2", "No ship with that name"),
        ("pass", "treasures in your pile"),
        ("armed", "Set sail first"),
        ("hello", "I read"),
    ],
)
def test_a_typed_play_that_cannot_be_says_why(card: str, words: str) -> None:
    with pytest.raises(Unclear) as unclear:
        typed(after(3, *at_sea(True, True, True)), 0, card)
    assert words in unclear.value.words


@pytest.mark.parametrize(
    ("crew", "called"),
    [
        (("Anna", "Ben", "Chloé"), ["A1", "B2", "C3"]),
        (("Ben", "Anna", "Abel", "Bess"), ["B1", "A2", "E3", "S4"]),
        (("7", "Øyvind", "Émile", "Ål"), ["A1", "Y2", "E3", "L4"]),
    ],
)
def test_a_ship_has_a_letter_of_its_owner_and_no_two_owners_share_one(
    crew: tuple[str, ...], called: list[str]
) -> None:
    names = Names(crew, crew)
    assert [ship_name(names, seat, seat + 1) for seat in range(len(crew))] == called


def test_a_pass_is_offered_only_to_whom_the_rules_let_pass() -> None:
    passes = [
        moment
        for seed in range(4)
        for moment in moments(GAME, GAME.options(), 4, seed)
        for seat in range(4)
        if Pass() in moment.seen(seat).moves
    ]
    assert passes
    for moment in passes:
        seat = moment.seen(None).view.turn
        assert "Pass" in labels(moment, seat)
        assert typed(moment, seat, "pass") == Pass()


def test_with_many_moves_the_choice_is_a_select() -> None:
    moves: list[tuple[Seat, Move]] = [*at_sea(*[True] * 6)]
    for armed in (True, False, False, False):
        moves += [(seat, move) for seat in range(6) for move in (SetSail(), ChooseShip(armed))]
        crowded = after(6, *moves)
        page = face.page(SAY, crowded.seen(0), crowded.names, "")
        assert bool(page.choose) is (len(page.buttons) > 16)
        assert all(press.note for press in page.buttons if press.style is Style.COST)
    assert len(page.buttons) == 31, "more than one leaf of a select"
    check_moment(face, crowded)
