"""The gain of a card in 7 Seas is shown where it is played, from facts its player can know."""

from dataclasses import replace
from itertools import islice

import pytest

from cogs.faces.seven_seas.face import FACE as face
from cogs.faces.seven_seas.gains import chest_of
from cogs.faces.seven_seas.words import named, short, summed
from cogs.table.pages.hand import hand_layout
from cogs.table.pages.hints import hint_words
from cogs.table.pages.news import line
from cogs.ui.layout import JOINER, NO_BREAK, glued
from cogs.ui.names import Names
from cogs.ui.page import MakeMove, Page, ShowPage, Style
from engine.core import Event, Seat
from engine.games.seven_seas import GAME
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.cards import BY_NOTATION, COINS, Card
from engine.games.seven_seas.events import Captured, CardKept, Nicked
from engine.games.seven_seas.moves import Keep
from engine.games.seven_seas.options import TABLES
from engine.games.seven_seas.state import Phase, State
from engine.games.seven_seas.view import what_now
from engine.players.base import Advice
from tests.cogs.faces.moments import SAY, moments, texts_of
from tests.engine.games.seven_seas.positions import position

NAMES = Names(("Anna", "Ben", "Chloé", "Dirk"), ("Anna", "Ben", "Chloé", "Dirk"), 0)


def took(seat: Seat, *cards: Card) -> Event:
    return Captured(seat, cards[0], cards[1:], CaptureRule.SUM)


def page_of(state: State, *story: Event, name: str = "") -> Page:
    """Anna's page in this state, after this has happened in the round."""
    seats = len(state.hands)
    moment = next(moments(GAME, state.options, seats, seed=1))
    seen = replace(moment.seen(0, state), this_round=story, own_events=len(story))
    return face.page(SAY, seen, NAMES, name)


def told(state: State, *story: Event, name: str = "") -> str:
    page = page_of(state, *story, name=name)
    return "\n".join((page.question, *page.blocks)).replace(NO_BREAK, " ")


FIRST = (took(0, Card.R6, Card.X3), took(1, Card.G2, Card.C2))


@pytest.mark.parametrize(
    ("held", "display", "brings"),
    [
        ("g8", "g5 r3", ": +2 coins, +4 booty"),
        ("c8", "g5 r3", ": +1 coin, +4 booty"),
        ("c6", "c1 c5", ": +1 point unless stolen, +6 booty"),
        ("g6", "r1 c5", ": +1 point unless stolen, +1 coin, +10 booty"),
        ("g4", "g1 r3", ": +4 coins, +5 booty"),
        ("x9", "x2 r7", ": +1 booty"),
        ("x9", "x7 r2", ": +4 booty"),  # a milder curse than before
        ("c9", "x6 r3", ": +3 booty"),
        ("r8", "x8 c2", "by 🥃8"),  # the mildest curse costs, not a worse one
        ("g9", "c9", ": +1 coin"),  # a 9 is worth nothing, even as the first of its suit
    ],
)
def test_a_line_says_what_a_capture_brings(held: str, display: str, brings: str) -> None:
    lines = told(position(held, "g9", display=display), *FIRST).splitlines()
    line = next(line for line in lines if " by " in line)
    assert line.removesuffix(", **🪝 nick: steal a hidden card**").endswith(brings)


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_capture_says_what_it_brings_in_the_hand_or_behind_its_card(seats: int) -> None:
    cut, options = 0, GAME.options()
    for moment in (m for seed in range(9) for m in islice(moments(GAME, options, seats, seed), 20)):
        seen = moment.seen(moment.seen(None).to_move[0])
        hand, chest = face.page(SAY, seen, NAMES, ""), chest_of(seen)
        for card in seen.view.hand if seen.view.phase is Phase.PLAY else ():
            choices = what_now(seen.view, card)
            is_behind = isinstance(hand.buttons[seen.view.hand.index(card)].route, ShowPage)
            cut += is_behind and len(choices) == 1
            page = face.page(SAY, seen, NAMES, card.notation) if is_behind else hand
            lines = "\n".join(page.blocks).replace(NO_BREAK, " ").splitlines()
            for brought in ((card, *each.take) for each in choices if each.take):
                coins, booty = sum(COINS[each] for each in brought), chest.changed_by(*brought)
                told = [named(SAY, card)] * (not is_behind) + [f"+{coins} coin"] * (coins > 0)
                told += [f"{booty[0]:+} booty"] * (booty[0] == booty[1] != 0)
                told += [summed(SAY, brought[1:])] * bool(told)
                assert any(all(each in line for each in told) for line in lines), told
    assert cut, "not every hand has room for all"


def test_after_a_partners_nick_a_gain_has_bounds() -> None:
    """It may have been a better card; coins and pirates are certain all the same."""
    state = position("c8", "g9", "r9", "x9", display="g5 r3", teams=True)
    assert ": +1 coin, +4 booty" in told(state, *FIRST)
    assert ": +1 coin, 0 to 4 booty" in told(state, *FIRST, Nicked(2, 1))


def test_equal_outcomes_share_a_line_and_too_many_are_folded_behind_their_card() -> None:
    state = position("c2 r2 x2 g9", "g9", display="g2 c7")
    text, green = told(state), [b.style is Style.GAIN for b in page_of(state).buttons]
    assert green == [True, True, False, True], "the curse costs booty"
    assert text.splitlines()[1:] == [
        "🪙2 by 💎2 or 🥃2: +1 coin, +2 booty",
        "🪙2 by 💀2: +1 coin, -5 booty",
        "🪙2 + 💎7 by 🪙9: +2 coins, +8 booty, **🪝 nick: steal a hidden card**",
    ]
    many = told(position("g1 x1 r2 c7 g8 c8 c10 x10", "g9", display="g5 x5 r7 r8")).splitlines()
    assert "🥃7 by 💎7: +14 booty" in many, "the best"
    assert many[-1] == "More: press 🐙1 kraken, 🪙8 or 💎8."


def test_each_hand_of_the_first_round_has_the_parts_of_booty_and_the_chests_but_the_first() -> None:
    tables = (*TABLES.values(), (*TABLES["linear"][:-1], -1))
    for words, values in zip(("a 7 most, then 6", "8 to 10 only 1", "rules"), tables, strict=True):
        state = position("g6", "g9", display="c6", booty="own", booty_values=values)
        state, own = replace(state, chests=((), (Card.G7,))), FIRST[:1]
        assert (words in told(state), words in told(state, *own)) == (False, True)
        assert ["🧰" in page_of(state, *story).lies[0] for story in ((), own)] == [False, True]


def opened(cards: str, *story: Event) -> Page:
    state = position("g5", "r5", chests=("x2", cards))
    return page_of(replace(state, phase=Phase.KEEP, opened=1), *story)


def test_an_opened_chest_is_cards_on_buttons_the_best_first_and_the_kraken_last() -> None:
    page = opened("x1 c2 r7 g3 x2 c1 g1", *FIRST)
    labels = [button.label for button in page.buttons]
    assert labels == ["👸💎1\u202flady", "🪙1", "🪙3", "🥃7", "💎2", "💀2", "🐙1 kraken"]
    assert [b.style for b in page.buttons] == [Style.GAIN] * 5 + [Style.PLAIN] * 2
    lines = page.blocks[0].replace(NO_BREAK, " ").splitlines()
    assert lines[0].endswith(": +1 point unless stolen, +5 booty")
    assert lines[-2].endswith(": -2 booty")
    assert {"🥃7 rum, 💎2 crystal: +1 booty", "💀2 curse: just one card more"} <= {*lines}


@pytest.mark.parametrize(
    ("robbed", "changes"),
    [
        (False, "r7: 1 to 3 booty; c5: ; r4: ; x7: -1 to 6 booty; g2: +1 coin, 0 to 1 booty"),
        (True, "r7: 3 to 7 booty; c5: 0 to 2 booty; r4: 0 to 3 booty; x7: -1 booty"),
    ],
)
def test_a_nick_is_green_only_where_it_gains(robbed: bool, changes: str) -> None:
    """After a partner's nick, or once the chest was robbed, the change is within bounds."""
    told = dict(each.split(": ") for each in changes.split("; "))
    state = position("g5", "r5", "g6", "r6", chests=("x2", " ".join(told)), teams=True)
    state = replace(state, phase=Phase.KEEP, opened=1)
    nick = Nicked(1, 0) if robbed else Nicked(2, 1)
    loot = (Card.C3,) * robbed
    page = page_of(state, took(0, Card.C7, Card.R5, *loot), nick)
    lines = page.blocks[0].replace(NO_BREAK, " ").splitlines()
    styles = {button.label: button.style for button in page.buttons}
    for name, words in told.items():
        shown = short(SAY, BY_NOTATION[name])
        line = next(line for line in lines if shown in line)
        assert line.endswith(words or "just one card more"), line
        gains = bool(words) and "-" not in words
        assert styles[shown] is (Style.GAIN if gains else Style.PLAIN)


def test_each_button_of_an_opened_chest_keeps_its_own_card_and_more_than_eight_are_a_list() -> None:
    for few in ("x1 r7 g3", "x1 x2 x3 x4 r7 g3 g4 c5", ""):
        state = position("g5", "r5", chests=("x2", few or " ".join(BY_NOTATION)))
        state = replace(state, phase=Phase.KEEP, opened=1)
        seen = next(moments(GAME, GAME.options(), 2, seed=1)).seen(0, state)
        page = face.page(SAY, seen, NAMES, "")
        kept = [seen.moves[b.route.index] for b in page.buttons if isinstance(b.route, MakeMove)]
        assert sorted(map(str, kept)) == sorted(map(str, seen.moves))
        assert kept[-1] == Keep(Card.X1)
        assert (not few) is bool(page.choose) is (len(page.blocks[0].splitlines()) == 5)
    assert "+7 booty" in page.buttons[2].note


def test_the_own_nicks_are_known_and_counted() -> None:
    assert glued("+4 booty") in opened("r6 c2", took(0, Card.G3, Card.R3)).blocks[0]
    known = opened("r6 c2", Nicked(0, 1), CardKept(0, 1, Card.R7)).blocks[0]
    assert "rum: just one card more" in known


def test_the_hand_knows_the_whole_round_and_only_what_its_seat_may_know() -> None:
    for moment in moments(GAME, GAME.options(), 2, seed=3):
        for seat in range(2):
            seen = moment.seen(seat)
            kept = [e for e in seen.this_round if isinstance(e, CardKept)]
            assert all(event.seat == seat for event in kept)
            taken = [e for e in seen.this_round if isinstance(e, Captured)]
            nicked = [e for e in seen.this_round if isinstance(e, Nicked)]
            sizes = [sum(1 + len(e.taken) for e in taken if e.seat == s) for s in range(2)]
            for event in nicked:
                sizes[event.seat] += 1
                if event.source >= 0:
                    sizes[event.source] -= 1
            assert seen.outcome or tuple(sizes) == seen.view.chest_sizes


def test_choices_and_hints_price_the_capture_that_takes_the_kraken() -> None:
    state = position("c8", "g9", display="x1 r7 g3 g5")
    lines = told(state, *FIRST, name="c8").splitlines()
    priced = [line for line in lines if "-1 booty" in line]
    assert len(priced) == 1
    assert "🐙1 + 🥃7" in priced[0]
    seen = next(moments(GAME, state.options, 2, seed=1)).seen(0, state)
    hints = [face.move_sentence(SAY, seen, NAMES, index) for index in range(len(seen.moves))]
    for hint in hints:
        assert (", although your curses then count -7 in the booty." in hint) == ("🐙" in hint)
    assert any("🐙" in hint for hint in hints)


def test_above_a_hint_the_great_moments_stay() -> None:
    """The reader has seen their own move, and the last line is no great one.

    A hint says so if it has the only move.
    """
    story = [took(1, Card.X1, Card.C1), took(2, Card.C9, Card.R1), took(3, Card.R6, Card.C2)]
    every = moments(GAME, GAME.options(), 4, seed=2)
    moment = next(each for each in every if 0 in each.seen(None).to_move)
    seen = replace(moment.seen(0), from_own=(took(0, Card.G9, Card.C9), *story), own_events=1)
    shown = texts_of(hand_layout(face, SAY, seen, hint=0))[1].replace(JOINER, "")
    lines = [line(SAY, event, moment.names, face).replace(JOINER, "") for event in story]
    kept = [each in shown for each in lines]
    assert kept == [True, True, False]
    only, sole = replace(seen, moves=seen.moves[:1]), SAY("hint", level="only")
    assert hint_words(face, SAY, only, moment.names, Advice(0, None)).startswith(sole)
