"""The face of The Seven Seals: hand and board show tricks, gains and seals, in words too."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cogs.faces.seven_seals.face import FACE as face
from cogs.faces.seven_seals.words import COLOURED, card_words, mark, name_of
from cogs.surfaces.render import render
from cogs.table.pages.board import page as board_page
from cogs.table.pages.hand import hand_layout
from cogs.ui.layout import NO_BREAK
from cogs.ui.page import MakeMove
from cogs.ui.pictures import CardPictures
from engine.core import RoundEnded
from engine.games.seven_seals import GAME, tricks
from engine.games.seven_seals.events import (
    PlayerScored,
    SaboteurScored,
    SaboteurTaken,
    SheetWritten,
)
from engine.games.seven_seals.moves import Play, Predict
from engine.games.seven_seals.state import Card, Colour, Kind, Phase
from tests.amounts import amount
from tests.catalogue import CATALOGUE
from tests.cogs.faces.by_ear import PATHS, faults_of_message, recorded
from tests.cogs.faces.limits import check_layout
from tests.cogs.faces.moments import HEARD, SAY, Moment, end_of, hand_text, moments, texts_of
from tests.cogs.faces.seven_seals.pages import (
    BEN,
    board_of,
    moment_of,
    page_of,
    text_of,
    won_by_trump,
)
from tests.engine.games.seven_seals.positions import dealt, in_play, play_all, predicting


def test_a_hand_shows_everybodys_tricks_and_the_last_trick() -> None:
    """In what lies there, so that the events needn't repeat the cards."""
    moment = moment_of(won_by_trump("RR"))
    text = hand_text(face, moment, 0)
    assert "### Trick" not in text
    assert "-# **You** won 0, predicted none\n-# You have no seal to return" in text
    assert f"-# **{BEN}** 1/2 🔺 · **Anna2** 0/0" in text
    assert f"-# Last trick: You 🔷7, {BEN} 🔺1, Anna2 🍀3" in text


def test_only_what_may_be_played_makes_a_move_and_one_line_says_why_the_rest_is_not() -> None:
    state = in_play("G3 G9 | R2 G5 B1 B4 | B2 B3", ("", "", ""), trick="G9")
    page = page_of(state, 1)
    assert [button.label for button in page.buttons] == ["🍀5"]
    assert all(isinstance(button.route, MakeMove) for button in page.buttons)
    waits = "You must follow green. The rest of your hand:\n### **🔺** 2  **🔷** 1 · 4"
    assert waits in text_of(page)


def test_each_colour_of_the_hand_says_what_it_would_do() -> None:
    state = in_play("G3 G9 | G5 G8 | R2 B2 | B3", ("", "GW", "R", ""), trick="G3")
    ahead = "With **🍀** you beat the cards so far: a win returns your 🍀 or ⬜\u00a0white seal."
    assert ahead in text_of(page_of(state, 1)).splitlines()
    state, _ = play_all(state, Play(Card.G5))
    hand = text_of(page_of(state, 2)).splitlines()
    assert "With **🔺2** you beat the cards so far: a win returns your 🔺 seal." in hand
    assert "With **🔷2** you can't win this trick." in hand
    assert "You have no green: play any card." in hand
    assert "↩" not in text_of(page_of(state, 2)), "the sign of Undo"
    state, _ = play_all(state, Play(Card.B2))
    assert page_of(state, 2).buttons == (), "not its turn any more"


def test_a_hand_shows_each_card_once_in_turn_and_out_of_turn() -> None:
    """On a button if it may be played now, else in the text."""
    state = in_play("G3 G9 | R2 G5 G7 B1 B14 | B2 B3", ("", "", ""), trick="G9")
    for seat in range(3):
        page = page_of(state, seat)
        listed = re.search(r"^### \*\*.+", text_of(page), re.MULTILINE)
        assert listed is not None
        shown = [button.label for button in page.buttons]
        for sign, ranks in re.findall(r"\*\*(.)\*\* (\d+(?: · \d+)*)", listed[0]):
            shown += [sign + rank for rank in ranks.split(" · ")]
        assert sorted(shown) == sorted(card_words(SAY, card) for card in state.hands[seat])


def test_the_largest_hand_keeps_the_limits_with_signs_and_in_words() -> None:
    """Five players, fifteen cards, a lead with something else to say of each colour."""
    state, _ = play_all(dealt(5), *[Predict()] * 5)
    seals = replace(state.seals, held=((1, 1, 1, 1, 1, 2, 2), *state.seals.held[1:]))
    moment = moment_of(replace(state, seals=seals))
    for say in (SAY, HEARD):
        for seat in range(5):
            for hint in (None, 0) if seat == state.turn else (None,):
                layout = hand_layout(face, say, moment.seen(seat), hint=hint)
                render(say, layout, pictures=CardPictures(), game=face.key)
                check_layout(layout)
                assert say is SAY or faults_of_message(layout) == []


def test_a_choice_of_seals_is_asked_and_a_forced_one_is_not() -> None:
    state = won_by_trump("RB")
    page = page_of(state, 1)
    assert "You won the trick with 🔺1. Which seal goes back?" in text_of(page)
    assert [press.label for press in page.buttons] == ["Return red", "Return blue"]
    assert f"**{BEN}** won it with 🔺1" in board_of(state)
    assert won_by_trump("GW").phase is Phase.PLAY
    assert "leads" in text_of(page_of(won_by_trump("GW"), 0))


def test_the_board_shows_the_trick_its_lead_and_who_follows_whom() -> None:
    board = board_of(in_play("G7 | G5 G8 | B2", ("RG", "", "KK"), trick="G7"))
    assert "Led: **green**; **Anna0** is winning" in board
    assert "## 🍀7" in board
    assert f"Anna0 → **{BEN}** → Anna2" in board
    assert "🔴 Anna0 0/2 · 🔺 🍀\n" in board
    assert "🟢 Anna2 0/0 · ⬛×2\n" in board
    assert "-# Predicted: **2 of 15** · ⬛ black left: 4" in board
    every = moments(GAME, GAME.options(), 3, 1)
    begun = next(moment for moment in every if moment.seen(None).view.phase is Phase.PLAY)
    shown = "\n".join(texts_of(board_page(SAY, begun.seen(None), begun.names, face)))
    assert len(re.findall("(?i)predicted: |are predicted", shown)) == 1, "the sum stands once"
    for each in (shown, *(hand_text(face, begun, seat) for seat in range(3))):
        assert len(re.findall(r"(?i)\byou lead\b|\bleads\b", each)) == 1, each


def test_nobody_is_said_to_lead_while_a_seal_is_chosen() -> None:
    """The seal comes first; the board and the other hands name the choice."""
    state = won_by_trump("RB")
    for seat in (0, 2):
        text = text_of(page_of(state, seat))
        assert f"**{BEN}** won it with 🔺1 and is choosing a seal to return" in text
        assert "leads" not in text
        assert page_of(state, seat).buttons == ()


def test_a_player_who_has_predicted_reads_which_seals_can_be_taken() -> None:
    state = predicting(("RBBB", None, ""), turn=1)
    words = "can take a seal from you that the middle lacks: 🔷. You would get a ⬜ white one."
    assert words in text_of(page_of(state, 0))
    assert words not in text_of(page_of(state, 2))
    assert words not in text_of(page_of(predicting(("RBB", None, ""), turn=1), 0))


def test_after_the_first_round_a_hand_repeats_no_rules() -> None:
    """The own seals are as short as those of others, and who leads is in the news."""
    state = in_play("B7 G1 | R1 G2 | G3 G4", ("G", "RR", ""))
    later = replace(state, sheet=replace(state.sheet, round=2))
    said = {}
    for each in (state, later):
        page = page_of(each, 0)
        said[each.sheet.round] = text_of(page)
        assert (SaboteurTaken in page.shows) is (each is later)
    spoiler = replace(state, seals=replace(state.seals, saboteur=0))
    assert SaboteurTaken in page_of(spoiler, 0).shows, "a line says so"
    assert "**You** won 0, predicted 1 · left 🍀" in said[1]
    assert "**You** 0/1 🍀" in said[2]
    assert "you lead. Any card may be led; red is trump." in said[1]
    assert "you lead" not in said[2]
    names = replace(moment_of(later).names, reader=0)
    heard = face.page(HEARD, moment_of(later).seen(0), names, "")
    assert "You won 0, predicted 1" in text_of(heard)


def test_the_last_card_is_no_free_choice() -> None:
    for hands, is_told in (("B7 G1 | G2 Y2 | G3 G4", True), ("B7 | G2 | G3", False)):
        state = play_all(in_play(hands, ("B", "", "")), Play(Card.B7))[0]
        assert ("play any card" in text_of(page_of(state, 1))) is is_told
        leads = page_of(in_play(hands, ("B", "", "")), 0)
        assert ("Any card may be led" in text_of(leads)) is is_told


def some(path: Path) -> list[Moment]:
    """Moments of a recorded game in which somebody is to move."""
    every = [moment for moment in recorded(path) if moment.seen(None).to_move]
    return every[:: max(1, len(every) // amount(30, 120))]


@pytest.mark.parametrize("path", [path for path in PATHS if GAME.key in path.stem], ids=str)
def test_a_winnable_trick_shows_the_seal_it_returns_or_costs(path: Path) -> None:
    for moment in some(path):
        seat = moment.seen(None).to_move[0]
        page = face.page(SAY, moment.seen(seat), moment.names, "")
        text = "\n".join(page.blocks).replace(NO_BREAK, " ")
        view = moment.seen(seat).view
        if view.phase is not Phase.PLAY or seat == view.seals.saboteur:
            continue
        for card in view.hand if view.led is None else ():
            fitting = tricks.fitting(view.seals.held[seat], card.colour, card)
            words = [mark(SAY, kind) for kind in fitting if kind in COLOURED]
            if not fitting:
                is_left = view.seals.middle[Kind.BLACK]
                words = ["costs 3 points" if is_left else "No ⬛ black seal is left"]
            of_colour = [one for one in text.splitlines() if mark(SAY, card.colour) in one]
            lines = [line for line in of_colour if "Lead" in line]
            assert any(all(word in line for word in words) for line in lines), text


def test_a_round_without_penalty_points_is_praised_once() -> None:
    """As a prediction that came true; who has none of these has a best round."""
    said = set[str]()
    for moment in (end_of(GAME.key, 3, seed) for seed in range(12)):
        for names in (replace(moment.names, reader=seat) for seat in range(3)):
            lines = face.highlights(SAY, moment.replay, names)
            said.add("".join(line[0] for line in lines if re.search("no seal|best round", line)))
    assert {"🎯", "🕯"} <= said <= {"", "🎯", "🕯"}


def test_a_round_is_scored_line_by_line_with_the_cost_of_each_seal() -> None:
    events = (
        SaboteurScored(0, start=4, black=3, points=1),
        PlayerScored(1, coloured=1, white=1, black=2, points=12, won=7, predicted=6),
        PlayerScored(2, coloured=0, white=0, black=0, points=0),
        SheetWritten((11, 20, 5)),
        RoundEnded(2, (-1, -12, 0)),
    )
    moment = moment_of(dealt(3))
    assert face.scoring(SAY, moment.seen(None), events, moment.names) == (
        "### ⚖️ The Seven Seals · round 2 of 6",
        "🟢 Anna2: **0** · every seal returned\n"
        "🔴 Anna0: **1** · 🗡️ saboteur, 4 − 3 ⬛ black of the others\n"
        f"🔵 {BEN}: **12** · 1 coloured ×2 · 1 ⬜ white ×4 · 2 ⬛ black ×3\n"
        f"-# Tricks won/predicted: Anna2 0/0, {BEN} 7/6",
        "---",
        "**Penalty points, the fewest first**\n"
        "🟢 Anna2 5 → **5**\n"
        "🔴 Anna0 10 → **11**\n"
        f"🔵 {BEN} 8 → **20**",
    )
    last = (*events[:-1], RoundEnded(6, (-1, -12, 0)))
    told = face.scoring(SAY, moment.seen(None), last, moment.names)
    assert len(told) == 2, "the end of the game follows, with the totals"


@pytest.mark.parametrize("language", ["fr", "it"])
def test_a_card_is_named_number_first_where_the_language_does_so(language: str) -> None:
    """A French card is "le 7 jaune"; a colour is asked for, and nobody "leads at" it."""
    path = Path(__file__).parents[4] / "data" / "locale" / language / "seven-seals.ftl"
    lessons = re.findall(r"^lesson-.*", path.read_text("utf-8"), re.MULTILINE)
    assert len(lessons) > 15
    say = CATALOGUE.say(language)
    colours = "|".join(name_of(say, colour) for colour in Colour)
    for line in lessons:
        assert not re.search(rf"\b({colours}) \d", line, re.IGNORECASE), line
        assert not re.search(r"entame à|couleur entamée|apre a ", line), line
    assert card_words(CATALOGUE.in_words(language), Card.Y7).startswith("7 ")
