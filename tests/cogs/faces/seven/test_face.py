"""The face of 7 draws everything, within the limits, and shows each hand to its seat alone."""

from dataclasses import replace
from functools import partial

from cogs.faces.seven.face import FACE as face
from cogs.surfaces.render import render
from cogs.table.pages.hand import hand_layout
from cogs.table.pages.lesson import newcomer_words
from cogs.ui.page import MakeMove, ShowPage, Style
from cogs.ui.pictures import CardPictures
from engine.core import RoundEnded
from engine.games.seven import GAME
from engine.games.seven.moves import PlaceCard, Side
from engine.games.seven.state import Phase
from engine.tables.position import dealt
from tests.cogs.faces.by_ear import faults_of_message
from tests.cogs.faces.limits import check_layout
from tests.cogs.faces.moments import (
    HEARD,
    SAY,
    Moment,
    board_text,
    end_of,
    hand_text,
    moments,
    plain,
    table_for,
)


def holding(
    *hand: int, newest: int = 0, other: int = 0, phase: Phase = Phase.PLACE, strict: bool = False
) -> Moment:
    """Seat 0 of three is to move with this hand, on a pile with these fields."""
    table = table_for(GAME, GAME.options(starter=0, strict_finish=strict), 3, 1)
    current = dealt(GAME, table)
    hands = (hand, *current.state.hands[1:])
    pile = (PlaceCard(newest, Side.START),) if newest else ()
    state = replace(current.state, hands=hands, pile=pile, newest=newest, other=other, phase=phase)
    return Moment(GAME, table, replace(current, state=state), current.latest)


board_of = partial(board_text, face)
hand_of = partial(hand_text, face, seat=0)


def looks(moment: Moment, seat: int = 0) -> dict[str, Style]:
    """The placings that can be pressed."""
    page = face.page(SAY, moment.seen(seat), moment.names, "")
    pressed = [press for press in page.buttons if isinstance(press.route, MakeMove)]
    return {plain(press.label): press.style for press in pressed}


def rows(moment: Moment, seat: int = 0) -> list[list[str]]:
    """All that stands on buttons, also what cannot be pressed."""
    page = face.page(SAY, moment.seen(seat), moment.names, "")
    labels = [plain(press.label) for press in page.buttons]
    return [labels[start : start + page.across] for start in range(0, len(labels), page.across)]


def test_the_board_shows_both_fields_and_the_sum_large() -> None:
    assert "# ┃ 2 ┃ 4 ┃ = 6" in board_of(holding(1, newest=2, other=4))
    assert "# ┃ 3 ┃ ○ ┃ = 3" in board_of(holding(1, newest=3))
    assert "Any card may start it" in board_of(holding(1))


def test_each_sum_that_can_be_made_is_a_button_and_all_cards_lie_in_the_text() -> None:
    moment = holding(1, 4, 4, 6, 6, newest=2, other=4)
    assert rows(moment) == [["4 → 6"]]
    assert "### **1** **4** **4** **6** **6**" in hand_of(moment)
    assert rows(moment, 1) == []


def test_a_card_that_would_make_a_seven_says_so_and_is_green() -> None:
    moment = holding(3, 4, newest=2, other=4)
    assert looks(moment) == {"3 → 7 ✨": Style.GAIN, "4 → 6": Style.PLAIN}


def test_the_hand_shows_the_pile_and_says_which_sum_ends_it() -> None:
    hand = hand_of(holding(3, 4, newest=2, other=4))
    assert "## ┃ 2 ┃ 4 ┃ = 6" in hand
    assert "Card → new sum.\n-# Below 7 you draw; at 7 you play again." in hand
    last = holding(4)
    assert "Start with any card, then draw." in hand_of(last)
    assert "Otherwise you draw another." in hand_of(last)
    empty = replace(last.position, state=replace(last.position.state, draw_pile=(), round=2))
    text = hand_of(replace(last, position=empty))
    assert "Nothing is left to draw." in text
    assert "draw another" not in text
    assert "Card →" not in text, "in the first round alone"


def test_a_newcomer_who_is_to_move_starts_an_empty_pile() -> None:
    cases = ((holding(4), 0, "start"), (holding(4), 1, "cover"), (holding(4, newest=2), 0, "cover"))
    for moment, seat, stage in cases:
        words = newcomer_words(SAY, moment.seen(seat))
        assert words.endswith(SAY("first-words-seven", stage=stage))


def test_the_largest_hand_keeps_the_limits_with_signs_and_in_words() -> None:
    moment = holding(*range(1, 8), *range(1, 8), newest=1)
    assert [len(row) for row in rows(moment)] == [3, 3, 3, 3, 1]
    for say in (SAY, HEARD):
        for name in ("", "hint"):
            hint = 3 if name else None
            layout = hand_layout(face, say, moment.seen(0), ShowPage(name), hint=hint)
            render(say, layout, pictures=CardPictures(), game=face.key)
            check_layout(layout)
            assert say is SAY or faults_of_message(layout) == []


def test_after_a_seven_the_same_player_is_asked_for_the_new_pile() -> None:
    moment = holding(2, 7, phase=Phase.AGAIN)
    assert "**Start the new pile with any card; you draw nothing**" in hand_of(moment)
    assert looks(moment) == {"2 → 2": Style.PLAIN, "7 → 7 ✨": Style.GAIN}


def test_a_strict_finish_warns_before_the_last_card() -> None:
    assert "costs you a draw" in hand_of(holding(2, phase=Phase.AGAIN, strict=True))
    assert "costs you a draw" not in hand_of(holding(2, phase=Phase.AGAIN))
    assert "costs you a draw" not in hand_of(holding(2, 3, phase=Phase.AGAIN, strict=True))


def test_the_result_of_a_round_names_places_chips_and_standing() -> None:
    text, second, *_, last = [
        "\n".join(face.scoring(SAY, moment.seen(None), moment.events, moment.names))
        for moment in moments(GAME, GAME.options(), 3, seed=1)
        if any(isinstance(event, RoundEnded) for event in moment.events)
    ]
    assert [text.count(f"{place}\\. ") for place in (1, 2, 3)] == [1, 1, 1]
    assert "7: round 1 of 7" in text
    assert "+3 chips" in text
    assert "+1 chip" in text
    assert "is last, with" in text
    assert "Chips so far" not in text, "they are those of this round"
    assert "Chips so far" in second
    assert "7: round 7 of 7" in last
    assert "Chips so far" not in last, "the end of the game follows, with the same"


def test_the_last_player_is_not_shown_as_out_on_the_last_board() -> None:
    """They have cards left, which the board counts."""
    moment = end_of("seven", 3)
    view = moment.seen(None).view
    lines = "\n".join(face.board(SAY, moment.seen(None), moment.names)).splitlines()
    for seat, cards in enumerate(view.sizes):
        (line,) = (line for line in lines if moment.names[seat] in line)
        assert ("🏁" in line, f"✋ {cards} " in line) == (cards == 0, True)
    assert any(view.sizes)
