"""A hand stands by itself, the same way in every game: turn, own deed, standing, question."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.table.pages import news
from cogs.table.pages.board import standing_line
from cogs.table.pages.hand import _extra, hand_layout, round_lines
from cogs.table.pages.story import MOST_LINES
from cogs.ui.custom_ids import BUTTON, read, read_route
from cogs.ui.face import rounds_ended
from cogs.ui.layout import JOINER
from cogs.ui.page import HAND, MakeMove, ShowPage
from cogs.ui.routes import Hint, Verb
from engine.core import AnyGame, By, Event, RoundEnded
from engine.games import GAMES
from engine.games.letter_of_marque import GAME as MARQUE
from engine.games.letter_of_marque.events import Attacked, EnteredPort, Passed, ShownArmed
from engine.games.seven import GAME as SEVEN
from engine.games.seven.events import PenaltyDrew, Placed
from engine.games.seven.moves import Side
from engine.games.seven_seas import GAME as SEAS
from engine.players.base import Level
from engine.tables.model.news import Left
from engine.tables.model.table import ChannelPlace, OwnPlace, Place, TableSettings
from engine.tables.position import no_undo
from engine.tables.view import TableView
from tests.amounts import amount
from tests.cogs.faces.moments import HEARD, PAGES, SAY, Moment, hand_text, moments, texts_of, walk

KEYS = list(GAMES)
HOME, PASSED = EnteredPort(0, 1, 5, False), [Passed(seat, False) for seat in range(4)]
LOOKS = amount(45, 200)
"""Moments of a random game that are checked."""


def later(game: AnyGame, seats: int = 3) -> Moment:
    """A moment of a random game in which everybody has moved, and it is not over."""
    return next(islice(moments(game, game.options(), seats, seed=2), 12, None))


def styles(moment: Moment, seat: int) -> set[int]:
    layout: Any = hand_layout(FACES[moment.game.key], SAY, moment.seen(seat))
    return {part["style"] for part in walk(layout.to_components()) if part["type"] == 2}


@pytest.mark.parametrize("key", KEYS)
def test_the_title_says_whose_turn_it_is_and_out_of_turn_all_is_grey(key: str) -> None:
    game = GAMES[key]
    for moment in islice(moments(game, game.options(), 3, seed=2), 12, 60, 12):
        if not (to_move := moment.seen(None).to_move):
            break
        for seat in range(3):
            title = hand_text(FACES[key], moment, seat).splitlines()[0]
            if seat in to_move:
                assert title == "### Your turn"
            else:
                verb = "is" if len(to_move) == 1 else "are"
                assert title == f"### {moment.names.listed(SAY, to_move)} {verb} choosing…"
                assert styles(moment, seat) <= {2}


def bare(text: str) -> str:
    return text.replace(JOINER, "").replace("\u00a0", " ")


@pytest.mark.parametrize("key", KEYS)
def test_all_events_from_the_own_move_on_are_shown_in_order_before_the_leaders(key: str) -> None:
    """As long as the round goes on, and as there is room."""
    face, game = FACES[key], GAMES[key]
    for moment in islice(moments(game, game.options(), 3, seed=2), LOOKS):
        for seat in range(3):
            seen, names = moment.seen(seat), replace(moment.names, reader=seat)
            if seen.outcome is not None:
                continue
            above = bare("\n".join(texts_of(hand_layout(face, SAY, seen))[1:3]))
            leaders = bare(standing_line(face, SAY, seen, names))
            is_first = [*rounds_ended(seen.from_own)] == [1]
            assert (leaders in above) or is_first
            assert not leaders or all(names[s] in leaders for s in range(3) if s != seat)
            shows = face.page(SAY, seen, moment.names, "").shows
            events = [event for event in seen.from_own if not isinstance(event, shows)]
            told = [w for e in events for w in face.event_line(SAY, e, names).splitlines()]
            ended = any(isinstance(event, RoundEnded) for event in seen.from_own)
            if not seen.own_events:
                told = told[-1:]
            above = above.replace("-# ", "")
            shared = any(isinstance(event, face.shared) for event in seen.from_own)
            if told and not ended and not shared and len(told) <= MOST_LINES:
                assert bare("\n".join(told)) in above


def test_the_question_comes_before_the_ways_to_answer_it() -> None:
    for moment in islice(moments(MARQUE, MARQUE.options(), 3, seed=2), 40):
        for seat in moment.seen(None).to_move:
            text = hand_text(FACES[MARQUE.key], moment, seat)
            if "Which ship?" in text:
                assert text.index("Which ship?") < text.index("**Armed**")


def told(moment: Moment, *events: Event, own: int = 1, hint: int | None = None) -> list[str]:
    """The lines that seat 0 reads after these events, its own first."""
    seen, face = replace(moment.seen(0), from_own=events, own_events=own), FACES[moment.game.key]
    return bare(texts_of(hand_layout(face, SAY, seen, hint=hint))[1]).splitlines()


def test_an_event_has_a_line_and_of_too_many_the_oldest_are_counted() -> None:
    """The reader's own result and great moments are larger than others' moves."""
    moment = later(SEVEN, seats=5)

    def placed(*seats: int) -> list[Placed]:
        return [Placed(seat, 1, Side.HOLE, 3, 1) for seat in seats]

    own, seven = Placed(0, 3, Side.HOLE, 3, 1), Placed(0, 3, Side.HOLE, 3, 4)
    assert told(moment, own, *placed(2, 4), seven) == [
        "You played 3: sum 4.",
        "-# Anna2 played 1: sum 4.",
        "-# Anna4 played 1: sum 4.",
        "**✨ You made a Seven with 3!**",
    ]
    many = told(moment, own, *placed(*[2, 4] * 8), PenaltyDrew(1, 1), seven)
    assert many[0] == "You played 3: sum 4."
    assert many[-1] == "**✨ You made a Seven with 3!**"
    assert len(many) == MOST_LINES
    deal = replace(moment, table=replace(moment.table, settings=TableSettings(day=1)))
    for each, lines in ((deal, 5), (moment, 3)):  # a daily deal's first hand leaves out nothing
        assert len(told(each, *placed(1, 2, 3, 4), PenaltyDrew(1, 1), own=0)) == lines


@pytest.mark.parametrize(
    ("place", "seats", "lines"),
    [
        (ChannelPlace(1, 2), [0, *[2, 4] * 8], "You -12 -2 -4 -2 -4"),
        (OwnPlace(100), [0, *[2, 4] * 8], "You -12 -2 -4 -2 -4"),
        (OwnPlace(100), [0, 2, 0, 4], "You -2 You -You -4"),
    ],
)
def test_lines_on_moves_stand_where_they_belong(place: Place, seats: list[int], lines: str) -> None:
    """The count of those left out, and of those made at once."""
    moment = later(SEVEN, seats=5)
    moment = replace(moment, table=replace(moment.table, place=place))
    found = told(moment, *(Placed(seat, 1, Side.HOLE, 3, 1) for seat in seats))
    first = [re.sub(r"^-# (?:Anna)?", "-", line).split()[0] for line in found]
    assert " ".join(first) == lines


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([HOME, *PASSED[1:]], "-# BART, Anna2 and DIRK passed."),
        (
            [Placed(0, 3, Side.HOLE, 3, 1), PenaltyDrew(1, 1), PenaltyDrew(2, 1)],
            "-# BART and Anna2 couldn't place a card and drew a penalty card each.",
        ),
        (
            [HOME, PASSED[2], replace(PASSED[3], by=By.CLOCK)],
            "-# Anna2 passed.\n-# DIRK 🤖 passed.",
        ),
    ],
)
def test_equal_moves_of_several_players_are_one_line(events: list[Event], lines: str) -> None:
    """If nobody moved for one of them."""
    moment = later(MARQUE if HOME in events else SEVEN, seats=4)
    found = "\n".join(told(moment, *events)[1:])
    for seat, name in ((1, "BART"), (3, "DIRK")):
        found = found.replace(bare(moment.names[seat]), name)
    assert found == lines


def test_an_attack_is_asked_shown_and_paid_in_three_lines() -> None:
    moment = later(MARQUE)
    attacks = (Attacked(0, 3, 2, 5, False, 2), ShownArmed(0, 3, 2, 5, 1))
    asked, shown, paid = told(moment, *attacks, own=2)
    assert "You attack" in asked
    assert "is armed!" in shown
    assert paid.startswith("Your attack fails: Anna2 keeps")
    attacks = (Attacked(2, 3, 0, 5, False, 2), ShownArmed(2, 3, 0, 5, 1))
    lines = told(moment, HOME, *attacks, hint=0)
    assert "is armed!" in lines[0], "a hint has no room for the attack"
    assert lines[1].startswith("Anna2's attack fails: you keep")


def test_attacks_by_others_keep_their_results_and_nothing_counts_as_left_out() -> None:
    """First a result in two lines comes in one, then an attack gives way to its own result."""
    moment, words = later(MARQUE, seats=4), "attacks|is armed!|keeps? "
    others = [(1, 3, 2), (2, 4, 3), (3, 1, 0)]
    for attacks, shape in (
        (others[:2], [1, 2, 1, 1, 1]),
        (others, [2, 2, 1, 1, 1]),
        ([(1, 3, 0), (2, 4, 0)], [1, 1, 1, 1, 1]),
    ):
        events = [(Attacked(*a, 5, False, 2), ShownArmed(*a, 5, 1)) for a in attacks]
        since = (HOME, *chain.from_iterable(events))
        _, *lines = told(moment, *since)
        assert [len(re.findall(words, line)) for line in lines] == shape
        assert "**Log**" not in " ".join(lines)


def test_the_lines_of_an_absence_are_in_order() -> None:
    moment = later(SEVEN, seats=4)
    own, others = Placed(0, 3, Side.HOLE, 3, 1), Placed(1, 1, Side.HOLE, 3, 1)
    _, laid, *lines = told(moment, own, others, Left(0), replace(own, number=2, by=By.COMPUTER))
    assert laid.endswith("played 1: sum 4."), "first what came first"
    assert lines == ["You left; a computer played on.", "A computer played 2 for you."]


def test_an_own_hand_shows_the_ships_once_one_has_sailed() -> None:
    """In a channel the board shows them."""
    shown = set[tuple[bool, bool]]()
    for moment in moments(SEAS, SEAS.options(), 3, seed=2):
        for place in (ChannelPlace(1, 2), OwnPlace(100)):
            own = replace(moment, table=replace(moment.table, place=place))
            seen = own.seen(0)
            if seen.outcome is None and seen.seat in seen.to_move and seen.view.hand:
                has_chart = "🏝️" in hand_text(FACES[SEAS.key], own, 0)
                assert not has_chart or place == OwnPlace(100)
                shown.add((has_chart, any(seen.view.ships)))
    assert shown >= {(False, False), (True, True)}
    assert (True, False) not in shown


@pytest.mark.parametrize("key", KEYS)
def test_below_the_cards_no_button_comes_goes_or_moves_while_a_game_runs(key: str) -> None:
    """Whatever is possible now: a redraw must never put another action under a thumb."""
    game = GAMES[key]
    for seat in range(3):
        rows = {
            tuple(press.route for press in _extra(SAY, moment.seen(seat), HAND))
            for moment in islice(moments(game, game.options(), 3, seed=2), 4 * LOOKS)
            if moment.seen(seat).outcome is None
        }
        assert len(rows) == 1


@pytest.mark.parametrize(("place", "seed"), [(ChannelPlace(1, 2), 2), (OwnPlace(100), 5)])
@pytest.mark.parametrize("key", KEYS)
def test_a_finished_round_is_shown_by_its_end_and_result_without_a_count(
    key: str, place: Place, seed: int
) -> None:
    """The own last move, the win and the last result come first. A winner of 7 waits for long."""
    face, game, longest = FACES[key], GAMES[key], 0
    for moment in islice(moments(game, game.options(), 3, seed=seed), 300):
        moment = replace(moment, table=replace(moment.table, place=place))
        for seat in range(3):
            seen, names = moment.seen(seat), replace(moment.names, reader=seat)
            over = 0 if seen.outcome else sum(map(len, rounds_ended(seen.from_own).values()))
            told = bare(hand_text(face, moment, seat)) if over else ""
            assert ("the **Log**" if len(seen.from_own) < over + 3 else "1 more event") not in told
            wins = [e for e in seen.from_own[:over] if getattr(e, "place", None) == 1]
            assert all(bare(line) in told for line in news.lines(SAY, wins, names, face))
            if over and len(seen.from_own) - over < 3:
                lines = round_lines(face, SAY, seen, names)
                assert place == OwnPlace(100) or all(bare(line) in told for line in lines)
                before, result, after = told.partition(bare(lines[0]))
                assert SAY(f"game-{key}-unit") in result
                total = bare(standing_line(face, SAY, seen, names))
                assert (total in after) == (max(rounds_ended(seen.from_own)) > 1)
                assert re.match("Total: |Penalty points before this round: ", total)
                shows = set(face.page(SAY, seen, names, "").shows)
                begin = [event for event in seen.from_own[over:] if type(event) not in shows]
                assert all(bare(line) in after for line in news.lines(SAY, begin, names, face)[:1])
                past = [e for e in seen.from_own[:over] if type(e) not in shows - {*face.played}]
                own: list[Any] = [event for event in past if isinstance(event, face.played)]
                ends = news.lines(SAY, [e for e in own if e.seat == seat][-1:], names, face)
                results = [event for event in past if not isinstance(event, face.played)]
                ends += news.lines(SAY, results, names, face)[-1:]
                assert all(bare(line) in before for line in ends)
                longest = max(longest, over)
    assert longest > 15 or key != "seven"


LOWEST = "Undo"
"""Begins the row below the moves."""


def rows_of(layout: Any) -> list[list[dict[str, Any]]]:
    """The buttons and selects of a hand, row by row."""
    parts = walk(layout.to_components())
    return [[*map(dict, part["components"])] for part in parts if part["type"] == 1]


@pytest.mark.parametrize("say", [SAY, HEARD])
@pytest.mark.parametrize("key", GAMES)
def test_at_a_table_that_waits_for_anybody_only_my_hand_can_be_pressed(key: str, say: Any) -> None:
    game = GAMES[key]
    for moment in islice(moments(game, game.options(), 3, seed=2), 0, 40, 3):
        if moment.seen(None).outcome is not None:
            break
        players = tuple(replace(player, level=Level.MATE) for player in moment.table.players)
        deserted = replace(moment, table=replace(moment.table, players=players))
        for seat in range(3):
            seen = deserted.seen(seat)
            assert seen.table.paused
            layout = hand_layout(FACES[key], say, seen)
            assert texts_of(layout)[0] == "### Nobody is at the table, so it waits."
            parts = [part for row in rows_of(layout) for part in row]
            pressed = [part for part in parts if not part["disabled"]]
            assert [part["label"] for part in pressed] == ["My hand"]
            assert route_of(pressed[0]) == ShowPage()


@pytest.mark.parametrize("key", GAMES)
def test_a_hand_that_waits_has_one_button_which_renews_it(key: str) -> None:
    moment = later(GAMES[key])
    for seat in range(3):
        rows = rows_of(hand_layout(FACES[key], SAY, moment.seen(seat)))
        (lowest,) = (row for row in rows if row[0].get("label") == LOWEST)
        (renews,) = (part for part in lowest if part.get("label") == "Refresh")
        assert route_of(renews) == ShowPage()
        if seat not in moment.seen(None).to_move:
            enabled = [part["label"] for row in rows for part in row if not part["disabled"]]
            assert {"Refresh"} <= set(enabled) <= {LOWEST, "Refresh"}


@pytest.mark.parametrize("place", [ChannelPlace(1, 2), OwnPlace(100)])
@pytest.mark.parametrize("key", GAMES)
def test_every_lit_button_of_a_hand_works_now(key: str, place: Any) -> None:
    """Of the hand and all pages behind it, whoever is to move; before the first move as well."""
    game, lit = GAMES[key], set[type]()
    for moment in islice(moments(game, game.options(), 3, seed=2), 0, 80, amount(7, 2)):
        moment = replace(moment, table=replace(moment.table, place=place))
        for seat in range(3):
            seen, pages = moment.seen(seat), [ShowPage()]
            if seen.outcome is not None:
                return
            for at in pages:
                for route in lit_routes(hand_layout(FACES[key], SAY, seen, at)):
                    lit.add(type(route))
                    assert is_possible(moment, seen, route), (key, at, route)
                    if isinstance(route, ShowPage) and route not in pages and len(pages) < PAGES:
                        pages.append(route)
    assert MakeMove in lit


def lit_routes(layout: Any) -> Iterator[Any]:
    """Where the buttons and options lead that can be pressed."""
    for part in walk(layout.to_components()):
        if part["type"] in (2, 3) and not part.get("disabled"):
            if part["type"] == 2:
                yield route_of(part)
            yield from (read_route(option["value"]) for option in part.get("options", ()))


def is_possible(moment: Moment, seen: TableView, route: Any) -> bool:
    """True if a press on this button would do what it says."""
    if isinstance(route, MakeMove):
        return 0 <= route.index < len(seen.moves)
    if isinstance(route, Hint):
        return bool(seen.moves)
    if route is Verb.UNDO:
        return no_undo(moment.table, moment.position, seen.seat or 0) is None
    return isinstance(route, ShowPage) or route in (Verb.HAND, Verb.MORE)


def route_of(part: Any) -> Any:
    match = BUTTON.fullmatch(part["custom_id"])
    assert match is not None
    return read(match).route
