"""The face of Letter of Marque: within the limits, no type too early, true words at its end."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest

from cogs.faces.letter_of_marque.end import _decisive
from cogs.faces.letter_of_marque.face import FACE as face
from cogs.faces.letter_of_marque.hand import AS_BUTTONS
from cogs.faces.letter_of_marque.words import SHIP_WIDTH, odds, ship_name
from cogs.table.pages.end import ranked
from cogs.table.pages.hand import hand_layout
from cogs.ui.face import Standing
from cogs.ui.layout import JOINER, NO_BREAK, cut
from cogs.ui.names import Names, escaped
from cogs.ui.page import Button, MakeMove, Style
from engine.core import RoundEnded, Seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import EnteredPort, Scored, ShownArmed, ShownDefenceless
from engine.games.letter_of_marque.marks import BOLD, bluffs
from engine.games.letter_of_marque.moves import Attack, ChooseShip, Move, PlaceShip, SetSail
from engine.games.letter_of_marque.state import CANNONS, DEFENCELESS, Phase
from engine.games.letter_of_marque.view import View
from engine.tables.view import TableView
from tests.amounts import amount
from tests.cogs.faces.by_ear import PATHS, crew, recorded
from tests.cogs.faces.letter_of_marque.played import after
from tests.cogs.faces.limits import check_moment
from tests.cogs.faces.moments import (
    HEARD,
    SAY,
    Moment,
    board_text,
    buttons_of,
    end_of,
    hand_text,
    moments,
    texts_of,
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
    assert {*face.suspense} == {ShownArmed, ShownDefenceless}


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
def test_few_attacks_are_buttons_with_their_verb_if_there_is_room(seats: int, labels: str) -> None:
    few = after(seats, *at_sea(*[True] * seats))
    page = face.page(SAY, few.seen(0), few.names, "")
    assert not page.choose
    assert labels in [press.label for press in page.buttons]
    heard = face.page(HEARD, few.seen(0), few.names, "")
    assert "Attack B2" in [press.label for press in heard.buttons]


BLUFF = re.compile(r"(\S+)'s bluff: 💰(\d)")


def whole_games() -> Iterator[Moment]:
    """The last moments of recorded and of random games, of two to six players."""
    for path in PATHS:
        if path.stem.startswith(GAME.key):
            yield recorded(path)[-1]
    for seats in GAME.seats:
        for series in (False, True):
            for seed in range(4):
                moment = end_of(GAME.key, seats, seed, series=series)
                yield replace(moment, table=replace(moment.table, players=crew(seats)))


def attackable(moment: Moment) -> set[tuple[int, Seat, int]]:
    """By game, owner and number, ships sent out by choice that a legal move would have taken."""
    chosen = {
        (state.round, ship.owner, ship.number)
        for (state, _), (after, _) in pairwise(moment.steps)
        if state.phase is not Phase.SHIP or state.fleets[state.turn].armed
        for ship in {*after.sea} - {*state.sea}
    }
    return chosen & {
        (state.round, ship.owner, ship.number)
        for state, _ in moment.steps
        for seat in GAME.to_move(state)
        for move in GAME.legal_moves(state, seat)
        if isinstance(move, Attack)
        for ship in state.sea
        if ship.number == move.ship and not ship.armed and state.fleets[ship.owner].hidden[0]
    }


def came_home(moment: Moment) -> list[tuple[EnteredPort, tuple[int, Seat, int]]]:
    """Each homecoming with its game, owner and number."""
    steps = moment.steps
    return [
        (event, (before.state.round, event.seat, event.ship))
        for before, step in pairwise(steps)
        for event in step.events
        if isinstance(event, EnteredPort)
    ]


def test_a_bluff_could_have_been_attacked() -> None:
    """Praised is what somebody with a cannon could have attacked on their turn, and all of it."""
    praised = unharmed = 0
    for moment in whole_games():
        ships, home = attackable(moment), came_home(moment)
        found = list(bluffs(moment.steps))
        assert found == [event for event, ship in home if ship in ships]
        text = "\n".join(face.highlights(SAY, moment.replay, moment.names))
        at = moment.names.escaped.index
        for name, treasure in BLUFF.findall(text):
            assert any(e.seat == at(name) and e.treasure == int(treasure) >= BOLD for e in found)
            praised += 1
        unharmed += len(home) - len(found)
    assert praised
    assert unharmed


def test_no_highlight_repeats_how_the_game_ended() -> None:
    """It is above the winner already: a prize, or a ship that came home."""
    kinds, told = (ShownDefenceless, EnteredPort), 0
    for moment in whole_games():
        *before, last = ([e for e in s.events if isinstance(e, kinds)] for s in moment.steps)
        earlier = {(event.seat, event.treasure) for events in before for event in events}
        for event in last:
            names = replace(moment.names, reader=event.seat)
            text = "\n".join(face.highlights(SAY, moment.replay, names))
            found = re.findall(r"Your (?:prize|best voyage): 💰(\d)", text)
            assert {(event.seat, int(treasure)) for treasure in found} <= earlier
            told += (event.seat, event.treasure) not in earlier
    assert told


def test_a_decision_is_what_the_winner_would_have_lost_without() -> None:
    """A prize, given back to its owner, or the enemy cannons; what is worth more is named."""
    prize, repelled = ShownDefenceless(0, 2, 1, 5), ShownArmed(1, 3, 0, 5, 1)
    assert _decisive([prize], 0, (12, 3)) == (prize, 0)
    assert _decisive([prize], 0, (14, 3)) == (None, 0)
    assert _decisive([prize, *[repelled] * 6], 0, (9, 3)) == (None, 6)
    assert _decisive([repelled], 0, (4, 3)) == (None, 1)
    assert _decisive([repelled], 0, (5, 3)) == (None, 0)


def test_the_totals_of_a_series_are_shown_after_its_second_game() -> None:
    ends = [
        moment.events
        for moment in moments(GAME, GAME.options(series=True), 3, seed=1)
        if any(type(event).__name__ == "RoundEnded" for event in moment.events)
    ]
    seen, names = of_series(), after(3).names
    first, second, third = ("\n".join(face.scoring(SAY, seen, events, names)) for events in ends)
    assert "Letter of Marque: game 1 of 3" in first
    assert "After" not in first
    assert " home with " in first or "takes" in first, "it says the last move"
    assert "After 2 games" in second
    assert "After 3 games" in third


def test_the_scoring_adds_up_treasures_and_the_cannons_that_there_are() -> None:
    events = (Scored(0, (5, 3), 2, 10, 10, 2), Scored(1, (7,), 0, 7, 7, 0), RoundEnded(1, (10, 7)))
    text = "\n".join(face.scoring(SAY, after(2).seen(None), events, after(2).names))
    assert "💰5 + 💰3 + 💣2 = **10**" in text
    assert "💰7 = **7**" in text


def of_series() -> TableView:
    """A spectator's view of a series that has just begun."""
    return next(moments(GAME, GAME.options(series=True), 3, seed=1)).seen(None)


def test_a_series_decided_by_cannons_says_so_and_puts_the_winner_first() -> None:
    names, totals = after(3).names, enumerate(((40, 2), (40, 3), (41, 0)))  # by seat, with cannons
    lines = [Scored(seat, (5,), 0, 5, total, guns) for seat, (total, guns) in totals]
    events = (*lines, RoundEnded(3, (5, 5, 5)))
    told = face.scoring(SAY, of_series(), events, names)[-1].replace(JOINER, "").splitlines()
    assert told == [
        f"{names.marked(2)} **41**",
        f"{names.marked(1)} **40** · 💣3",
        f"{names.marked(0)} **40** · 💣2",
        "-# On equal points, more enemy cannons (💣) in the whole series win.",
    ]


def test_the_result_puts_the_winner_first_and_shows_the_cannons_that_decided() -> None:
    names, table = after(3).names, after(3).table
    standing = Standing((40, 40, 39), (2, 1, 3), (1, 3, 7))
    assert ranked(SAY, table, names, standing, "🥇").splitlines() == [
        f"🥇 {names.marked(1)} 40 · 3 enemy cannons",
        f"2\\. {names.marked(0)} 40 · one enemy cannon",
        f"3\\. {names.marked(2)} 39",
    ]


def test_the_cannons_and_the_pile_are_shown_once() -> None:
    """A reader without any is among all the others."""
    told = set[tuple[bool, bool]]()
    for seed in range(6):
        for moment in moments(GAME, GAME.options(), 2 + seed % 5, seed):
            for seat in GAME.to_move(moment.position.state):
                view: View = moment.seen(seat).view
                if view.phase is not Phase.TURN:
                    continue
                fleet, text = view.fleets[seat], hand_text(face, moment, seat)
                everybody = {each.cannons for each in view.fleets}
                others = [s for s in view.sea if s.owner != seat] if fleet.cannons else []
                if len(others) <= AS_BUTTONS:  # more are in a select
                    sure = any(odds(view, s) == "armed" for s in others)
                    assert sure == bool(re.search("100%|armed, as everyone knows", text))
                assert not re.search(r"risk|💣\d|no cannon left|enemy cannon", text)
                assert text.count("annons left: ") == (everybody != {0})
                assert text.count("No cannon is left.") == (everybody == {0})
                assert text.count("Your pile is empty.") == (not fleet.pile)
                assert text.count("Pile:") == (fleet.pile > 0)
                hinted = "\n".join(texts_of(hand_layout(face, SAY, moment.seen(seat), hint=0)))
                assert not re.search("Pile:|more event", hinted), "a hint needs the room"
                told.add((fleet.cannons > 0, fleet.pile > 0))
    assert len(told) == 4
