"""The face of The Seven Seals: seals composed by presses and by words, and no hand ever shown."""

from __future__ import annotations

from random import Random

import pytest

from cogs.ui.face import Look, Page, Press, Tone, Unclear, last_round
from cogs.ui.faces.seven_seals import LAST
from cogs.ui.faces.seven_seals import SEVEN_SEALS as FACE
from cogs.ui.faces.seven_seals_drafts import At, named_page
from cogs.ui.faces.seven_seals_words import JOINER
from cogs.ui.layout import paged
from engine.core import Event, RoundEnded, Seat
from engine.folding import Fold, Seen
from engine.games.seven_seals import GAME
from engine.games.seven_seals.cards import Card, Colour
from engine.games.seven_seals.events import (
    BlackSealTaken,
    CardPlayed,
    NoBlackSealLeft,
    PlayerScored,
    Predicted,
    RoundDealt,
    SaboteurScored,
    SealReturned,
    SealTaken,
    SheetWritten,
)
from engine.games.seven_seals.moves import Move, Play, Predict, Reason, Return, TakeSaboteur
from engine.games.seven_seals.state import Kind, Phase, State
from tests.cogs.face_kit import (
    SAY,
    Moment,
    check_board,
    check_layout,
    check_moment,
    check_offers,
    check_story,
    drawn,
    moments,
    pages_of,
    presses_of,
    table_for,
)
from tests.engine.seven_seals_states import dealt, in_play, play_all, predicting, prediction

ANNA, BEN, CLEO = "Anna0", "\\*Bartholomew\\_van\\_de…", "Anna2"


def moment_of(state: State, events: tuple[Event, ...] = ()) -> Moment:
    """A position as it is given."""
    table = table_for(GAME, state.options, state.seats, 1)
    return Moment(GAME, table, Fold(state, 0, b"", (0,) * state.seats, ()), events)


def page_of(state: State, seat: Seat, name: str = "") -> Page:
    moment = moment_of(state)
    return FACE.page(SAY, moment.seen(seat), moment.names, name)


def text_of(page: Page) -> str:
    return "\n".join(page.blocks).replace(JOINER, "")


def board_of(state: State) -> str:
    moment = moment_of(state)
    return "\n".join(FACE.board(SAY, moment.seen(None), moment.names)).replace(JOINER, "")


def typed(state: State, seat: Seat, card: str, take: str = "") -> Move | str:
    """The move that these words mean, or the page that they lead to."""
    moment = moment_of(state)
    seen = moment.seen(seat)
    goes = FACE.find(SAY, seen, moment.names, card, take)
    if isinstance(goes, str):
        return goes
    move: Move = seen.moves[goes]
    return move


def offered(state: State, seat: Seat, words: str) -> list[str]:
    moment = moment_of(state)
    return [offer.sent for offer in FACE.plays(SAY, moment.seen(seat), moment.names, words)]


def press(page: Page, label: str) -> Press:
    """The press with this label, its emoji left out."""
    return next(p for p in presses_of(page) if p.label.lstrip("🟥🟨🟩🟦🟪🔒 ") == label)


def follow(state: State, seat: Seat, *labels: str) -> Page:
    """The page that these presses lead to, from the hand on."""
    page = page_of(state, seat)
    for label in labels:
        goes = press(page, label).goes
        assert isinstance(goes, str)
        page = page_of(state, seat, goes)
    return page


def confirmed(state: State, seat: Seat, *labels: str) -> Move:
    """The move that the last of these presses makes."""
    goes = press(follow(state, seat, *labels[:-1]), labels[-1]).goes
    assert isinstance(goes, int)
    move: Move = moment_of(state).seen(seat).moves[goes]
    return move


ROBBED = predicting(("RRGG", None, "BBB", "GRR"), turn=1)
"""Seat 1 predicts after seats 0, 2 and 3; green: none in the middle, nor any blue; one red."""


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_renders_for_every_seat_at_every_moment_of_a_game(seats: int) -> None:
    options = GAME.options(rising_saboteur=True, saboteur_start=5)
    for moment in moments(GAME, options, seats, seed=seats):
        view = moment.seen(None).view
        if view.phase is not Phase.PREDICT:
            check_moment(FACE, moment)
            continue
        check_story(FACE, moment)
        for viewer in moment.viewers:
            check_board(FACE, moment.seen(viewer), moment.names)
            if viewer is not None:
                check_offers(FACE, moment.seen(viewer), moment.names)
                check_layout(layout_of(moment, viewer))


def layout_of(moment: Moment, viewer: Seat, name: str = "") -> object:
    page = FACE.page(SAY, moment.seen(viewer), moment.names, name)
    return paged(page, SAY, 999_999_999_999, 999_999, name)


def first(seats: int, seed: int, count: int) -> list[Moment]:
    """The first moments of a random game: the predictions."""
    found = []
    for moment in moments(GAME, GAME.options(), seats, seed):
        found.append(moment)
        if len(found) == count:
            break
    return found


def test_every_legal_prediction_can_be_composed_by_presses() -> None:
    moment = moment_of(predicting(("RRRGG", None, "YYYPBB", "GRPB"), turn=1))
    seen = moment.seen(1)
    pages = pages_of(FACE, seen, moment.names)
    goes = {press.goes for page in pages.values() for press in presses_of(page)}
    assert {index for index in goes if isinstance(index, int)} == set(range(len(seen.moves)))
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


def built(moment: Moment, seen: Seen, wanted: Predict) -> Move:
    """Press "+" and "Take" until the draft is this prediction, then confirm."""
    draft, page = Predict(), FACE.page(SAY, seen, moment.names, "")
    while draft != wanted:
        colour = next(c for c in Colour if draft.seals[c] < wanted.seals[c])
        adding = press_of(page, At.DRAFT, At.TAKE, f"+{colour.letter}")
        page = FACE.page(SAY, seen, moment.names, adding)
        if adding.startswith(At.TAKE):
            more = list(wanted.taken)
            for taking in draft.taken:
                more.remove(taking)
            victim = next(taking.seat for taking in more if taking.colour is colour)
            name = press_of(page, At.DRAFT, At.DRAFT, f"+{colour.letter}{victim}")
            draft = draft_with(draft, colour, victim)
            page = FACE.page(SAY, seen, moment.names, name)
        else:
            draft = draft_with(draft, colour)
    last = page.extra[0].goes
    if isinstance(last, str):
        last = FACE.page(SAY, seen, moment.names, last).presses[0].goes
    assert isinstance(last, int)
    move: Move = seen.moves[last]
    return move


def press_of(page: Page, at: At, or_at: At, tag: str) -> str:
    """The page behind the press with this tag."""
    names = [str(press.goes) for press in page.presses]
    return next(n for n in names if n[0] in (at, or_at) and n.endswith(f".{tag}"))


def draft_with(draft: Predict, colour: Colour, victim: Seat | None = None) -> Predict:
    letters = "".join(c.letter * n for c, n in zip(Colour, draft.seals, strict=True))
    taken = [(taking.colour.letter, taking.seat) for taking in draft.taken]
    more = [] if victim is None else [(colour.letter, victim)]
    return prediction(letters + colour.letter, *taken, *more)


@pytest.mark.parametrize("seats", GAME.seats)
def test_cards_that_a_seat_cannot_see_change_nothing_that_it_is_shown(seats: int) -> None:
    for number, moment in enumerate(moments(GAME, GAME.options(), seats, seed=7)):
        view = moment.seen(None).view
        if number % 7 or view.phase is Phase.PREDICT or view.phase is Phase.OVER:
            continue
        for viewer in moment.viewers:
            other = GAME.sample_state(moment.seen(viewer).view, seed=number)
            assert drawn(FACE, moment, viewer) == drawn(FACE, moment, viewer, other)


def test_the_composer_shows_no_cards_but_ones_own() -> None:
    for moment in first(4, 5, 4):
        for viewer in range(4):
            seen = moment.seen(viewer)
            other = moment.seen(viewer, GAME.sample_state(seen.view, seed=3))
            page = FACE.page(SAY, seen, moment.names, "")
            assert page == FACE.page(SAY, other, moment.names, "")


def test_a_prediction_is_composed_seal_by_seal_and_confirmed_in_one_go() -> None:
    state = dealt(4)
    page = follow(state, 0, "+R", "+R", "+B")
    assert "🟥R×2 🟦B×1 = 3 tricks" in text_of(page)
    assert "**3 of 15** with yours: 12 not planned by anybody yet." in text_of(page)
    assert press(page, "Confirm: 3 tricks").look is Look.TAKE
    move = confirmed(state, 0, "+R", "+R", "+B", "−R", "Confirm: 2 tricks")
    assert move == prediction("RB")


def test_start_over_leads_to_the_empty_draft() -> None:
    page = follow(dealt(4), 0, "+R", "+G", "Start over")
    assert [press.label for press in page.extra] == ["Confirm: no tricks", "Saboteur"]
    assert text_of(page) == text_of(page_of(dealt(4), 0))


def test_the_running_sum_sets_everybodys_tricks_against_the_fifteen() -> None:
    state = predicting(("RRRR", "YYY", None, None), turn=2)
    state, _ = play_all(state, prediction("GGG"))
    assert "10 by the others, **10 of 15** with yours: 5 not planned" in text_of(page_of(state, 3))
    even = follow(state, 3, "+R", "+B", "+B", "+B", "+P")
    assert "**15 of 15** with yours: exactly all there are." in text_of(even)
    over = follow(state, 3, "+R", "+B", "+B", "+B", "+P", "+P")
    assert "**16 of 15** with yours: 1 more than there are." in text_of(over)


def test_no_tricks_at_all_is_asked_once_more() -> None:
    page = follow(dealt(4), 0, "Confirm: no tricks")
    assert "black seal, 3 points" in text_of(page)
    assert confirmed(dealt(4), 0, "Confirm: no tricks", "Yes, no tricks") == Predict()
    assert confirmed(dealt(4), 0, "Confirm: no tricks", "Back", "+R", "Confirm: 1 trick")


def test_taking_a_seal_names_who_loses_what_and_gets_what_before_and_after() -> None:
    page = follow(ROBBED, 1, "Take G")
    assert page.tone is Tone.NICK
    assert [press.label for press in page.presses] == ["From Anna0", "From *Bartholomew_van_de…"]
    assert f"{ANNA}: 🟥R×2 🟩G×2 → 🟥R×2 🟩G×1 ⬜white×1" in text_of(page)
    after = follow(ROBBED, 1, "Take G", "From Anna0")
    assert f"🟩 green from **{ANNA}**, who gets a ⬜ white seal for it." in text_of(after)
    again = follow(ROBBED, 1, "Take G", "From Anna0", "Take G")
    assert f"{ANNA}: 🟥R×2 🟩G×1 ⬜white×1 → 🟥R×2 ⬜white×2" in text_of(again)
    move = confirmed(ROBBED, 1, "Take G", "From Anna0", "Confirm: 1 trick")
    assert move == prediction("G", ("G", 0))


def test_what_was_taken_from_several_goes_back_to_the_one_named() -> None:
    both = ("Take G", "From Anna0", "Take G", "From *Bartholomew_van_de…", "−G")
    page = follow(ROBBED, 1, *both)
    assert [press.label for press in page.presses] == [
        "Back to Anna0",
        "Back to *Bartholomew_van_de…",
    ]
    move = confirmed(ROBBED, 1, *both, "Back to Anna0", "Confirm: 1 trick")
    assert move == prediction("G", ("G", 3))


def test_a_seal_that_cannot_be_had_says_why() -> None:
    mine = follow(dealt(3), 0, "+G", "+G", "+G", "No G")
    assert "Nobody else has a 🟩 green seal left to take." in text_of(mine)
    no_white = predicting(("GGG", None, ""), turn=1, gone="WWWW")
    assert "no white one to give" in text_of(follow(no_white, 1, "No G"))


def test_the_saboteur_is_explained_with_what_it_costs_this_time() -> None:
    page = follow(dealt(4, saboteur_start=5), 0, "+R", "Saboteur")
    assert "you count 5 points, less one for every ⬛ black seal" in text_of(page)
    assert confirmed(dealt(4), 0, "Saboteur", "Take the saboteur") == TakeSaboteur()
    state, _ = play_all(dealt(4), TakeSaboteur())
    assert "Saboteur" not in [press.label for press in page_of(state, 1).extra]
    assert page_of(state, 1, "s00000") == page_of(state, 1)


@pytest.mark.parametrize("name", ["d99999", "nonsense", "d10000G7", "t00000.", "~", "d1", "s", ""])
def test_a_page_that_makes_no_sense_shows_the_fresh_composer(name: str) -> None:
    assert page_of(dealt(4), 0, name) == page_of(dealt(4), 0)


def test_a_draft_that_has_become_impossible_shows_the_fresh_composer() -> None:
    name = named_page(At.DRAFT, prediction("RRRRR"))
    state, _ = play_all(dealt(4), prediction("RRRR"))
    assert page_of(state, 1, name) == page_of(state, 1)
    assert page_of(state, 2, name) == page_of(state, 2), "out of turn it is the hand"


def test_a_forbidden_card_says_which_colour_is_held() -> None:
    state = in_play("G3 G9 | R2 G5 B1 | B2 B3", ("", "", ""), trick="G9")
    page = page_of(state, 1)
    assert press(page, "R2").label == "🔒R2"
    assert "You hold 🟩 green: follow it." in text_of(follow(state, 1, "R2"))
    assert "You hold" not in text_of(page)
    assert isinstance(press(page, "G5").goes, int)


def test_each_colour_of_the_hand_says_what_it_would_do() -> None:
    state = in_play("G3 G9 | G5 G8 | R2 B2 | B3", ("", "GW", "R", ""), trick="G3")
    assert "5 · 8 · each takes it so far ↩ 🟩G or ⬜white" in text_of(page_of(state, 1))
    state, _ = play_all(state, Play(Card.G5))
    hand = text_of(page_of(state, 2))
    assert "**🟥R** 2 · takes it so far ↩ 🟥R" in hand
    assert "**🟦B** 2 · cannot take it" in hand
    state, _ = play_all(state, Play(Card.B2))
    assert page_of(state, 2).presses[0].goes == "why.R2", "not its turn any more"


def test_green_takes_the_trick_as_it_lies_and_grey_does_not() -> None:
    state = in_play("G7 | G5 G8 | B2", ("", "", ""), trick="G7")
    looks = {press.label: press.look for press in page_of(state, 1).presses}
    assert looks == {"🟩G5": Look.LAY, "🟩G8": Look.TAKE}


def test_out_of_turn_the_hand_is_shown_and_every_press_explains_why_not() -> None:
    page = page_of(dealt(5), 3)
    assert len(page.presses) == 15
    assert all(str(press.goes).startswith("why.") for press in page.presses)
    assert f"{ANNA} is to play" in text_of(page)


def test_fifteen_cards_stand_in_five_rows_of_three() -> None:
    state, _ = play_all(dealt(5), *[Predict()] * 5)
    layout = layout_of(moment_of(state), 0)
    check_layout(layout)
    rows = [p for p in layout.to_components()[0]["components"] if p["type"] == 1]  # type: ignore[attr-defined]
    assert [len(row["components"]) for row in rows] == [3, 3, 3, 3, 3]


def won_by_trump(held: str) -> State:
    """Seat 0 leads blue, seat 1 trumps, seat 2 throws off."""
    state = in_play("B7 G1 | R1 G2 | G3 G4", ("", held, ""))
    return play_all(state, Play(Card.B7), Play(Card.R1), Play(Card.G3))[0]


def test_a_choice_of_seals_is_asked_and_a_forced_one_is_not() -> None:
    state = won_by_trump("RB")
    page = page_of(state, 1)
    assert "You won the trick with 🟥R1. Which seal goes back?" in text_of(page)
    assert [press.label for press in page.presses] == ["Return red", "Return blue"]
    assert f"**{BEN}** won it with 🟥R1" in board_of(state)
    assert won_by_trump("GW").phase is Phase.PLAY
    assert "leads" in text_of(page_of(won_by_trump("GW"), 0))


def test_the_board_shows_the_trick_its_lead_and_who_follows_whom() -> None:
    board = board_of(in_play("G7 | G5 G8 | B2", ("RG", "", "KK"), trick="G7"))
    assert "**🟩 green led**, red is trump; **Anna0** is winning" in board
    assert "## 🟩G7" in board
    assert f"Anna0 → **{BEN} to play** → Anna2" in board
    assert "🔴 Anna0 0/2 · 🟥R×1 🟩G×1 = **4**" in board
    assert "🟢 Anna2 0/0 · ⬛black×2 = **6**" in board
    assert "Predicted: **2 of 15** tricks. ⬛black left: 4" in board


def test_the_last_trick_can_be_looked_at_again_by_everybody() -> None:
    state = won_by_trump("R")
    moment = moment_of(state)
    (more,) = FACE.more(SAY, moment.seen(2))
    assert more.goes == LAST
    for viewer in (None, 0, 1, 2):
        page = FACE.page(SAY, moment.seen(viewer), moment.names, LAST)
        assert text_of(page).splitlines()[1:] == [
            "🔴 Anna0 led **🟦B7**",
            f"🔵 {BEN} trumped with **🟥R1** and won",
            "🟢 Anna2 threw off **🟩G3**",
        ]
    assert FACE.more(SAY, moment_of(dealt(3)).seen(0)) == ()


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (RoundDealt(2, 0), f"Round 2: fifteen cards each. {BEN} predicts first and leads."),
        (Predicted(0, (0, 0, 0, 0, 0)), "Anna0 predicts no trick at all."),
        (Predicted(0, (2, 0, 0, 1, 0)), "Anna0 predicts 3 tricks: 🟥R×2 🟦B×1."),
        (
            SealTaken(0, Colour.BLUE, 2),
            "Anna0 took 🟦 blue from Anna2, who got a ⬜ white seal for it.",
        ),
        (CardPlayed(0, Card.R3, Colour.BLUE), "Anna0 trumped with 🟥R3."),
        (CardPlayed(0, Card.G3, Colour.BLUE), "Anna0 threw off 🟩G3."),
        (CardPlayed(0, Card.B3, Colour.BLUE), "Anna0 played 🟦B3."),
        (SealReturned(0, Kind.WHITE, chosen=False), "Anna0 returned ⬜ white."),
        (
            BlackSealTaken(0, 0),
            "Anna0 had no seal for it and took a ⬛ black one. That was the last.",
        ),
        (NoBlackSealLeft(0), "Anna0 had no seal for it, but no ⬛ black one is left."),
    ],
)
def test_what_happened_is_told_in_one_line(event: Event, words: str) -> None:
    assert FACE.tell(SAY, event, moment_of(dealt(3)).names).replace(JOINER, "") == words


def test_a_round_is_reckoned_line_by_line_with_what_each_seal_cost() -> None:
    events = (
        SaboteurScored(0, start=4, black=3, points=1),
        PlayerScored(1, coloured=1, white=1, black=2, points=12),
        PlayerScored(2, coloured=0, white=0, black=0, points=0),
        SheetWritten((11, 20, 5)),
        RoundEnded(2, (-1, -12, 0)),
    )
    blocks = FACE.scoring(SAY, events, moment_of(dealt(3)).names)
    assert tuple(block.replace(JOINER, "") for block in blocks) == (
        "### ⚖️ The Seven Seals · round 2",
        "🔴 Anna0: 🗡️saboteur 4 − 3 ⬛black of the others = **1**\n"
        f"🔵 {BEN}: 1 coloured × 2 + 1 ⬜white × 4 + 2 ⬛black × 3 = **12**\n"
        "🟢 Anna2: every seal returned = **0**",
        "---",
        "**Penalty points, the fewest first**\n"
        "🟢 Anna2 5 → **5**\n"
        "🔴 Anna0 10 → **11**\n"
        f"🔵 {BEN} 8 → **20**",
    )


def test_every_round_of_a_game_is_reckoned() -> None:
    rounds = [last_round(moment.events) for moment in moments(GAME, GAME.options(), 3, seed=2)]
    reckoned = [FACE.scoring(SAY, events, moment_of(dealt(3)).names) for events in rounds if events]
    assert len(reckoned) == 6
    assert all(len(blocks) == 4 for blocks in reckoned)


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_has_words(reason: Reason) -> None:
    moment = moment_of(in_play("G7 | G5 | B2", ("", "", ""), trick="G7"))
    assert FACE.refusal(SAY, moment.seen(1), moment.names, reason)


@pytest.mark.parametrize("words", ["green 7", "g7", "G 7", "7 green", "play green 7", "gre 7"])
def test_a_card_is_typed_in_many_ways(words: str) -> None:
    state = in_play("G7 R1 | G5 | B2", ("", "", ""))
    assert typed(state, 0, words) == Play(Card.G7)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("g9", "You don't hold 🟩G9."),
        ("red 99", "You don't hold 🟥R99."),
        ("r2", "You hold 🟩 green: follow it."),
        ("hello", "I read a colour with a number"),
        ("7", "I read a colour with a number"),
        ("2 red 1 blue", "I read a colour with a number"),
        ("", "I read a colour with a number"),
    ],
)
def test_a_typed_card_that_cannot_be_played_says_why(words: str, why: str) -> None:
    state = in_play("G7 R1 | G5 R2 | B2", ("", "", ""), trick="G7")
    with pytest.raises(Unclear) as unclear:
        typed(state, 1, words)
    assert why in unclear.value.words


def test_only_legal_cards_are_offered_those_that_take_the_trick_first() -> None:
    state = in_play("G7 R1 | G5 G8 R2 | B2", ("", "", ""), trick="G7")
    assert offered(state, 1, "") == ["g8", "g5"]
    assert offered(state, 1, "g") == ["g8", "g5"]
    assert offered(state, 1, "green 5") == ["g5"]
    assert offered(state, 1, "r") == []


@pytest.mark.parametrize("words", ["2 red 1 blue", "r2 b1", "RRB", "2red, 1blue", "b r2", "2 r b"])
def test_a_prediction_is_typed_in_many_ways(words: str) -> None:
    if words == "RRB":
        words = "r r b"
    assert typed(dealt(4), 0, words) == prediction("RRB")


@pytest.mark.parametrize(
    ("words", "move"),
    [("none", Predict()), ("0", Predict()), ("Saboteur", TakeSaboteur()), ("sab", TakeSaboteur())],
)
def test_no_seals_and_the_saboteur_are_typed_by_name(words: str, move: Move) -> None:
    assert typed(dealt(4), 0, words) == move


def test_a_seal_that_only_one_player_has_is_taken_without_asking() -> None:
    assert typed(ROBBED, 1, "1 blue") == prediction("B", ("B", 2))
    assert typed(ROBBED, 1, "1 blue", "Anna2") == prediction("B", ("B", 2))


@pytest.mark.parametrize("take", ["Anna0", "anna0", "green from Anna0", "g:0"])
def test_take_names_from_whom(take: str) -> None:
    assert typed(ROBBED, 1, "1 green", take) == prediction("G", ("G", 0))


def test_from_whom_may_also_stand_in_the_same_words() -> None:
    assert typed(ROBBED, 1, "1 green from Anna0") == prediction("G", ("G", 0))
    assert typed(ROBBED, 1, "g1 take g:3") == prediction("G", ("G", 3))


def test_a_taking_left_open_leads_to_the_page_that_asks() -> None:
    name = typed(ROBBED, 1, "1 red 1 green")
    assert name == "t10000.+G"
    assert isinstance(name, str)
    assert "Take a 🟩 green seal from whom?" in text_of(page_of(ROBBED, 1, name))


@pytest.mark.parametrize(
    ("words", "take", "why"),
    [
        ("9 red", "", "Of 🟥 red only 5 can be had"),
        ("hello", "", "I read numbers with colours"),
        ("2", "", "I read numbers with colours"),
        ("1 red", "Anna0", "Nothing is taken from a player while the middle has the colour"),
        ("1 green", "Anna2", "Choose from whom below"),
    ],
)
def test_a_typed_prediction_that_cannot_be_says_why(words: str, take: str, why: str) -> None:
    with pytest.raises(Unclear) as unclear:
        typed(ROBBED, 1, words, take)
    assert why in unclear.value.words


def test_too_few_white_seals_and_a_taken_saboteur_say_so() -> None:
    poor = predicting(("GGG", None, "BBB"), turn=1, gone="WWW")
    with pytest.raises(Unclear, match="more seals than there are white ones"):
        typed(poor, 1, "1 green 1 blue")
    state, _ = play_all(dealt(4), TakeSaboteur())
    with pytest.raises(Unclear, match="saboteur is taken"):
        typed(state, 1, "saboteur")


@pytest.mark.parametrize(
    ("words", "sent"),
    [
        ("", ["none", "saboteur", "r1", "y1", "g1", "b1", "p1"]),
        ("sab", ["saboteur"]),
        ("no", ["none"]),
        ("2", ["r2", "y2", "g2", "b2", "p2"]),
        ("2 red", ["r2", "r3", "r2 y1", "r2 g1", "r2 b1", "r2 p1"]),
        ("2 red 1", ["r3", "r2 y1", "r2 g1", "r2 b1", "r2 p1"]),
        ("2 red 1 bl", ["r2 b1", "r3 b1", "r2 y1 b1", "r2 g1 b1", "r2 b2", "r2 b1 p1"]),
        ("hello", []),
    ],
)
def test_predictions_are_offered_as_they_are_typed(words: str, sent: list[str]) -> None:
    assert offered(dealt(4), 0, words) == sent


def test_offers_of_a_colour_that_is_gone_name_each_who_has_it() -> None:
    assert offered(ROBBED, 1, "green")[:2] == ["g1 take g:0", "g1 take g:3"]
    moment = moment_of(ROBBED)
    seen = moment.seen(1)
    takes = FACE.takes(SAY, seen, moment.names, "1 green", "")
    assert [(offer.shown, offer.sent) for offer in takes] == [
        ("green from Anna0", "g:0"),
        ("green from *Bartholomew_van_de…", "g:3"),
    ]
    assert FACE.takes(SAY, seen, moment.names, "1 red", "") == ()
    assert FACE.takes(SAY, seen, moment.names, "hello", "") == ()


def test_who_names_from_whom_is_offered_only_that() -> None:
    assert offered(ROBBED, 1, "1 green from Anna0") == ["g1 take g:0"]
    assert offered(ROBBED, 1, "predict R1 G2 take G:0 G:3") == ["r1 g2 take g:0 g:3"]
    assert offered(ROBBED, 1, "1 green from nobody")[:2] == ["g1 take g:0", "g1 take g:3"]


def test_every_offer_leads_to_a_move_of_its_own() -> None:
    moment = moment_of(ROBBED)
    seen = moment.seen(1)
    for words in ("", "2", "green", "2 green 1 blue", "3 green 1 blue", "r1 g2"):
        offers = FACE.plays(SAY, seen, moment.names, words)
        assert offers
        meant = [FACE.find(SAY, seen, moment.names, offer.sent, "") for offer in offers]
        assert all(isinstance(goes, int) for goes in meant)
        assert len(set(meant)) == len(meant)


def test_the_seal_that_goes_back_is_typed_by_name() -> None:
    state = won_by_trump("RBB")
    assert offered(state, 1, "") == ["red", "blue"]
    assert typed(state, 1, "blue") == Return(Kind.BLUE)
    assert typed(state, 1, "return r") == Return(Kind.RED)
    with pytest.raises(Unclear, match="red or blue"):
        typed(state, 1, "white")


def test_the_rules_are_a_minute_of_reading_and_mark_what_is_ours() -> None:
    rules = SAY("rules-seven-seals")
    assert len(rules) <= 1700
    assert rules.count("HOUSE") == 3
