"""The end of a game and of a series of Letter of Marque: the standing, and true words for all."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from cogs.faces.letter_of_marque.end import _decisive
from cogs.faces.letter_of_marque.face import FACE as face
from cogs.faces.letter_of_marque.hand import AS_BUTTONS
from cogs.faces.letter_of_marque.words import odds
from cogs.table.pages.end import ranked
from cogs.table.pages.hand import hand_layout
from cogs.ui.face import Standing
from cogs.ui.layout import JOINER
from engine.core import Event, RoundEnded, Seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import EnteredPort, Scored, ShownArmed, ShownDefenceless
from engine.games.letter_of_marque.marks import BOLD, bluffs
from engine.games.letter_of_marque.moves import Attack
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.tables.view import TableView
from tests.cogs.faces.by_ear import PATHS, crew, recorded
from tests.cogs.faces.letter_of_marque.played import after
from tests.cogs.faces.moments import SAY, Moment, end_of, hand_text, moments, texts_of

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
    """By game, owner and number, the defenceless ships that some legal move would have taken."""
    return {
        (state.round, ship.owner, ship.number)
        for state, _ in moment.steps
        for seat in GAME.to_move(state)
        for move in GAME.legal_moves(state, seat)
        if isinstance(move, Attack)
        for ship in state.sea
        if ship.number == move.ship and not ship.armed
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
    assert " home with " in first or "takes" in first, "the last move is told"
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


def series_end(*scored: tuple[int, int]) -> tuple[Event, ...]:
    """The end of a series: by seat the total and all enemy cannons; the last game was even."""
    lines = [Scored(s, (5,), 0, 5, total, guns) for s, (total, guns) in enumerate(scored)]
    return (*lines, RoundEnded(len(scored), (5,) * len(scored)))


def test_a_series_decided_by_cannons_says_so_and_puts_the_winner_first() -> None:
    names = after(3).names
    events = series_end((40, 2), (40, 3), (41, 0))
    totals = face.scoring(SAY, of_series(), events, names)[-1].replace(JOINER, "").splitlines()
    assert totals == [
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
