"""The face of Letter of Marque draws everything within the limits, and no type too early."""

import re
from functools import partial

import pytest

from cogs.faces.letter_of_marque.face import FACE as face
from cogs.faces.letter_of_marque.words import SHIP_WIDTH, ship_name
from cogs.ui.layout import NO_BREAK, cut
from cogs.ui.names import Names, escaped
from cogs.ui.page import Button, MakeMove, Style
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
    Move,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.state import CANNONS, DEFENCELESS
from engine.games.letter_of_marque.view import View
from engine.tables.view import TableView
from tests.amounts import amount
from tests.cogs.faces.letter_of_marque.played import after
from tests.cogs.faces.limits import check_moment
from tests.cogs.faces.moments import (
    HEARD,
    SAY,
    Moment,
    board_text,
    buttons_of,
    hand_text,
    moments,
)
from tests.cogs.faces.test_contract import check_hint


def at_sea(*armed: bool) -> tuple[tuple[Seat, Move], ...]:
    """The set-up in which the seats choose these ships, in order."""
    return tuple((seat, PlaceShip(choice)) for seat, choice in enumerate(armed))


board_of, hand_of = partial(board_text, face), partial(hand_text, face)


def labels(moment: Moment, seat: Seat) -> list[str]:
    page = face.page(SAY, moment.seen(seat), moment.names, "")
    return [press.label for press in buttons_of(page)]


def test_every_attack_has_the_same_pause() -> None:
    results = (ShownArmed(0, 2, 1, 5, 1), ShownArmed(0, 2, 1, 3, 2), ShownDefenceless(0, 2, 1, 5))
    assert len({face.seconds_before(event) for event in results}) == 1
    assert face.seconds_before(results[0]) > 0
    assert face.seconds_before(Attacked(0, 2, 1, 5, False, 2)) == 0
    assert face.seconds_before(EnteredPort(0, 1, 5, False)) == 0


def test_the_board_has_a_large_row_of_ships_for_each_player_with_their_treasures() -> None:
    """Words stand beside the emoji."""
    moment = after(3, *at_sea(True, False, True))
    view: View = moment.seen(None).view
    board = board_of(moment)
    for ship, name in zip(view.sea, ("A1", "B2", "N3"), strict=True):
        owner = escaped(cut(moment.names.bare[ship.owner], SHIP_WIDTH))
        owner = f"{Names.MARKS[ship.owner]}{NO_BREAK}**{owner}: 0**"
        assert f"### {owner} 💰{ship.treasure}❔{NO_BREAK}{name}" in board
    assert board.count("-# ⛵ 4 · 💣 3\n") == 3
    assert "-# ⛵ Ships and 💣 cannons left · ⚔️ shown" in board
    assert board.count("← to play") == 1


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
    assert [(press.label, press.route) for press in page.buttons] == [("Defenceless", MakeMove(0))]
    assert "**Armed**: none left" in hand_of(moment, 0)
    check_hint(face, moment.seen(0), moment.names, 0)  # it leads to the one that is left


def test_the_owner_alone_reads_the_types_of_unshown_ships() -> None:
    moment = after(3, *at_sea(True, False, True))
    values = [ship.treasure for ship in moment.seen(None).view.sea]
    assert f"**You** 💰{values[0]}⚔️ A1" in hand_of(moment, 0)
    assert f"**You** 💰{values[1]}🏳️ B2" in hand_of(moment, 1)
    assert f"💰{values[1]}❔ B2" in hand_of(moment, 0)
    heard = "\n".join(face.page(HEARD, moment.seen(0), moment.names, "").lies)
    assert "armed, only you know" in heard
    board = board_of(moment)
    assert board.count("❔") == 3
    assert "only you know" not in board


def test_several_chances_share_a_line_and_a_select_has_them_in_its_own() -> None:
    """The line has the stakes until the reader has attacked."""
    met = set[str]()
    for seed in range(amount(6, 30)):
        for moment in moments(GAME, GAME.options(), 3 + seed % 4, seed):
            for seat in GAME.to_move(moment.position.state):
                view: View = moment.seen(seat).view
                page = face.page(SAY, moment.seen(seat), moment.names, "")
                attacks = [b.label for b in page.buttons if b.emoji in ("💣", "⚔️")]
                told = [line for line in page.blocks[0].splitlines() if line[0] == "💣"]
                assert len(told) <= 1
                assert not (page.choose and "%" in "".join(told))
                if told and " · " in told[0]:
                    met.add("shared")
                    is_new = view.fleets[seat].cannons == CANNONS
                    assert ("Win the treasure or give 1 point" in told[0]) is is_new
                    assert sorted(re.findall(r"\b[A-Z]\d+\b", told[0])) == sorted(attacks)
                elif told:
                    met.add("alone")
                    assert "for sure" in told[0] or not page.choose
    assert met >= {"shared", "alone"}


def test_an_attack_on_a_ship_known_to_be_armed_looks_like_no_gamble() -> None:
    """It comes last, with the sign of armed ships; a sure gain is green; nothing is red."""
    looks = set()
    for seats in GAME.seats:
        for seed in range(3):
            for moment in moments(GAME, GAME.options(), seats, seed):
                for seat in GAME.to_move(moment.position.state):
                    seen = moment.seen(seat)
                    page = face.page(SAY, seen, moment.names, "")
                    for press in buttons_of(page):
                        assert isinstance(press.route, MakeMove)
                        looks.add(look(seen, seen.moves[press.route.index], press))
    assert looks == {
        ("sail", Style.PLAIN, "⛵"),
        ("pass", Style.PLAIN, "💤"),
        ("port", Style.GAIN, "⚓"),
        ("armed for sure", Style.PLAIN, "⚔️"),
        ("gamble", Style.PLAIN, "💣"),
        ("sure gain", Style.GAIN, "💣"),
        ("armed", Style.PLAIN, "⚔️"),
        ("defenceless", Style.PLAIN, "🏳️"),
    }


def look(seen: TableView, move: Move, press: Button) -> tuple[str, Style, str | None]:
    """A move by what everybody can count of it, and the colour and sign of its button."""
    kind = GAME.write_move(move).split()[-1 if isinstance(move, PlaceShip | ChooseShip) else 0]
    if isinstance(move, Attack):
        view: View = seen.view
        ship = next(ship for ship in view.sea if ship.number == move.ship)
        fleet = view.fleets[ship.owner]
        sure = ship.shown or fleet.defenceless_seen == DEFENCELESS
        kind = "armed for sure" if sure else "sure gain" if fleet.armed_seen == 2 else "gamble"
    return kind, press.style, press.emoji


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


def test_many_attacks_are_a_select_below_which_the_other_moves_stay_buttons() -> None:
    moves: list[tuple[Seat, Move]] = [*at_sea(*[True] * 6)]
    for armed in (True, False, False, False):
        moves += [(seat, move) for seat in range(6) for move in (SetSail(), ChooseShip(armed))]
        crowded = after(6, *moves)
        page = face.page(SAY, crowded.seen(0), crowded.names, "")
        assert page.choose
        assert all(press.note for press in page.buttons)
        assert {press.label[:4] for press in page.extra} <= {"Set ", "Port"}
    assert len(page.buttons) == 25
    assert len(page.extra) == 5, "the pile is empty"
    check_moment(face, crowded)


@pytest.mark.parametrize(("seats", "labels"), [(2, "Attack B2"), (3, "B2"), (5, "B2")])
def test_a_few_attacks_are_buttons_with_their_verb_if_there_is_room(
    seats: int, labels: str
) -> None:
    few = after(seats, *at_sea(*[True] * seats))
    page = face.page(SAY, few.seen(0), few.names, "")
    assert not page.choose
    assert labels in [press.label for press in page.buttons]
    heard = face.page(HEARD, few.seen(0), few.names, "")
    assert "Attack B2" in [press.label for press in heard.buttons]
