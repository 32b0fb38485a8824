r"""A review says the chance to win over the game, and the moments that cost some of it.

A game of each kind has a review, as notes in its file, whose reasons people have read. Seat 0 is
reviewed. These commands record that of The Seven Seals again, a game of one round:

    python -m tests.lab.players.matches seven-seals deckhand deckhand mate \
        --rounds 1 --seed 17 > GAME
    python -m tests.lab.players.reviews GAME > tests/reviews/seven-seals.txt
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.features.review.presses import (
    chance_of,
    compared,
    course,
    moment_page,
    overall,
    review_page,
)
from cogs.routing.watching import MARKDOWN
from cogs.ui.layout import JOINER
from cogs.ui.names import names_of
from engine.events.reviews import verdict
from engine.games import GAMES
from engine.games.seven import GAME
from engine.players import has_review, hint_question, reason, yardstick
from engine.players.judging import Difference, Judgement, Progress, Review
from engine.tables.replay import Replay
from engine.tables.view import TableView
from tests.amounts import amount
from tests.catalogue import CATALOGUE
from tests.cogs.faces.moments import SAY, moments, texts_of
from tests.lab.players.reviews import notes_of, read_noted, review_of

FILES = sorted((Path(__file__).parents[3] / "reviews").glob("*.txt"))
SEATS = 4


def texts(*chances: float, costs: float = 0.0, lowers: float = 0.0) -> str:
    """The page of a review of a choice for each of these chances."""
    replay, review = reviewed(*chances, costs=costs, lowers=lowers)
    return "\n".join(texts_of(review_page(SAY, replay, FACES["seven"], review))).replace(JOINER, "")


def reviewed(*chances: float, costs: float = 0.0, lowers: float = 0.0) -> tuple[Replay, Review]:
    """A review of a choice for each of these chances.

    costs: the loss by the last of them. lowers: the part of it that is the chance to win.
    """
    *_, ended = moments(GAME, GAME.options(), SEATS, seed=1)
    replay = ended.replay
    made = [n for n in range(len(replay.steps)) if len(replay.seen(n, 0).moves) > 1]
    losses = [Difference(-0.2)] * (len(chances) - 1) + [Difference(costs, 0.0, lowers)]
    choices = tuple(
        Judgement(number, 0, 1, 1, 2, chance, loss, Difference(), "", 0)
        for number, chance, loss in zip(made, chances, losses, strict=False)
    )
    return replay, Review(1, "seven", 0, choices, 3.0, 2.0)


@pytest.mark.parametrize(
    ("worth", "fewer", "end"),
    [(4, False, "moves"), (3, False, "cards"), (2, True, "moves"), (4, True, "cards")],
)
def test_a_review_without_a_moment_compares_a_lost_game_with_mates(
    worth: float, fewer: bool, end: str
) -> None:
    replay, review = reviewed(0.5)
    outcome, traits = replay.outcome, replace(GAME.traits, fewer_wins=fewer)
    assert outcome is not None
    ((won, *_), lost) = outcome.winners, outcome.places.index(max(outcome.places))
    made = replace(review, worth=worth, seat=lost)
    assert verdict(outcome, traits, made) == verdict(None, traits, made) == end
    assert verdict(outcome, traits, replace(made, seat=won)) == "won"
    assert verdict(outcome, traits, replace(made, worth=None)) == "open"


def test_a_review_without_a_moment_names_the_choice_that_probably_cost_the_most() -> None:
    replay, review = reviewed(0.5, 0.4, 0.2, costs=0.3)
    doubt = replace(review.choices[-1], loss=Difference(0.3, 0.2, 0.25, 0.2))
    made = replace(review, choices=(*review.choices[:-1], doubt))
    told = "\n".join(texts_of(review_page(SAY, replay, FACES["seven"], made)))
    assert f"**1.** Better on move {doubt.number + 1}: " in told
    assert "\n-# Your move may have cost about 25% chance to win the round" in told
    assert "puzzle" not in told, "only sure losses are asked again"
    moment = "\n".join(texts_of(moment_page(SAY, replay, FACES["seven"], made, doubt.number)))
    assert SAY("review-cost", sure=False, percent=25, of="round") in moment
    little = [replace(doubt, loss=Difference(value)) for value in (0.01, 0.04, 0.0, 0.02)]
    close = replace(made, choices=tuple(little[:3]))
    assert close.listed == tuple(little[:2]), "the closest calls, and never what cost nothing"
    assert {*replace(close, choices=tuple(little)).listed} == {little[1], little[3]}
    told = "\n".join(texts_of(review_page(SAY, replay, FACES["seven"], close)))
    assert f"**1.** A close call on move {doubt.number + 1}: " in told
    assert told.count("Your move was about as good.") == len(close.listed)


def test_a_review_says_what_decided_the_game_and_the_best_choice() -> None:
    replay, review = reviewed(0.5, 0.45, 0.42)
    best = replace(review.choices[1], played=1, mate=0, gain=Difference(0.1, 0.2), why="seven")
    made = replace(review, choices=(review.choices[0], best, review.choices[2]))
    told = "\n".join(texts_of(review_page(SAY, replay, FACES["seven"], made))).replace(JOINER, "")
    names = names_of(replay.table, None, SAY)
    assert FACES["seven"].highlights(SAY, replay, names)[0].replace(JOINER, "") in told
    assert f"⭐ Your best choice, on move {best.number + 1}: “" in told
    assert replace(made, choices=(replace(best, why=""),)).well_done is None, "no praise without it"


def test_a_review_that_is_cut_has_its_certain_moments_and_nothing_that_may_change() -> None:
    replay, review = reviewed(0.1, 0.2, 0.5, costs=0.3, lowers=0.1)
    cut = replace(review, cut=Progress(2, 3))
    told = "\n".join(texts_of(review_page(SAY, replay, FACES["seven"], cut)))
    assert SAY("review-cut", look="first", done=2, total=3, moments=1) in told
    assert told.count("cost at least 10% chance to win the round.") == 1 + ("Your chance" in told)
    doubt = replace(cut.choices[-1], loss=Difference(0.3, 0.2, 0.25, 0.2))
    assert replace(cut, choices=(doubt,)).listed == (), "nothing that only probably cost something"


def test_a_clear_loss_is_listed_and_became_a_puzzle() -> None:
    """The moment's first line names the better move."""
    told = texts(0.1, 0.2, 0.5, 0.9, costs=0.3, lowers=0.1)
    assert SAY("review-puzzles") in told
    replay, review = reviewed(0.1, 0.2, 0.5, 0.9, costs=0.3, lowers=0.1)
    (moment,) = review.moments
    face, names = FACES["seven"], names_of(replay.table, 0, SAY).plain
    seen = replay.seen(moment.number, 0)
    best = face.move_sentence(SAY, seen, names, moment.best).replace(JOINER, "")
    first = f"**1.** Better on move {moment.number + 1}: “{best}”"
    assert f"{first}\n-# Your move cost" in told
    assert f" of {len(replay.rows)}" in texts(0.2, 0.1)


def test_the_chance_is_of_the_round_in_games_whose_captain_looks_no_further() -> None:
    told = texts(0.1, 0.2, 0.5, costs=0.3, lowers=0.1)
    assert told.count("Your chance to win round 1") == told.count("Your chance to win") == 1
    replay, review = reviewed(*[0.1] * 99)
    low = replace(review.choices[-1], chance=0.9, loss=Difference(0.3, 0.0, 0.1))
    (other, *_), _ = course(SAY, replace(review, choices=(*review.choices[:-1], low)), replay)
    assert "hance to win round 1" not in other, "it is that of the costliest choice"
    assert "Your move lowered the result, and hardly the chance." in texts(0.1, 0.5, costs=0.3)
    assert chance_of("seven-seals") == "round"
    assert chance_of("seven-seas") == chance_of("letter-of-marque") == "game"


def test_the_result_has_the_unit_of_its_game() -> None:
    """7 Seas counts the spaces of the whole way: a ship may sail on beyond the island."""
    both = {key: overall(SAY, Review(1, key, 0, (), 14, 16.5))[0] for key in FACES}
    units = {"seven": "chips", "seven-seals": "penalty points", "seven-seas": "spaces"}
    for key, unit in units.items():
        assert re.fullmatch(rf"Your result: 14 {unit}\. .*: 16.5 {unit} on average\.", both[key])
    (even,) = overall(SAY, Review(1, "seven", 0, (), 1.0, 0.96))
    assert ("Your result: one chip." in even, "one chip on average" in even) == (True, True)
    assert "16,5" in overall(CATALOGUE.say("fr"), Review(1, "seven", 0, (), 14.0, 16.5))[0]


def test_the_chance_over_the_game_is_a_sentence_and_had_what_a_moment_cost() -> None:
    told = texts(0.25, 0.1, 0.15)
    assert re.search(r"was 25% at first\. It was 10% at the lowest, after move \d+ of \d+\.", told)
    assert SAY("review-course-luck", own=0) in told, "no choice cost anything"
    assert "cards and the others" not in texts(0.5, 0.1, costs=0.4, lowers=0.3)
    replay, review = reviewed(0.25, 0.1)
    page: Any = review_page(SAY, replay, FACES["seven"], review)
    assert f"'Move {review.choices[1].number + 1}'" in str(page.to_components())
    ends = [replace(review, game="seven-seas", seat=seat) for seat in range(SEATS)]
    assert str([course(SAY, each, replay) for each in ends]).count("still you came first.") == 1
    assert "lowest" not in texts(0.1, 0.5), "that would be the first number again"
    told = texts(0.4, 0.0, 0.02, costs=0.4, lowers=0.39)
    found = re.search(r"It was 0% .* rose to 41% before move (\d+)\.", told)
    assert found
    assert re.search(rf"Better on move {found[1]}: .*\n-# Your move cost at least 39% ", told)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_page_contradicts_another_about_the_cost_of_a_choice(file: Path) -> None:
    replay, (choice, *_) = recorded(file)
    face, least = FACES[file.stem], yardstick(file.stem).least
    chances, points = ((0.0, 0.0), (0.02, 0.005), (0.2, 0.01), (0.3, 0.2)), (0.0, 0.3)
    for value, error, by, most in product((0.1, 1.1, 9.0), (0.0, 0.4, 1.0), chances, points):
        loss = Difference(value * least, error * value * least, *by, most)
        review = Review(1, face.key, 0, (replace(choice, loss=loss),), 3.0, 2.0)
        listed = "\n".join(texts_of(review_page(SAY, replay, face, review)))
        page = "\n".join(texts_of(moment_page(SAY, replay, face, review, choice.number)))
        is_sure = re.search("At least|Your move lowered|ost at least", listed + page)
        assert not (is_sure and re.search("(?i)none of your", listed))
        assert not ("as good." in listed and re.search("ost at least|probably cost", page))
        assert not (" may have " in listed and "ost at least" in page)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_moment_shows_the_position_once_and_without_instructions(file: Path) -> None:
    """It has none of the buttons that the hand of that moment spoke of."""
    replay, (choice, *_) = recorded(file)
    face, seen = FACES[replay.game.key], replay.seen(choice.number, 0)
    review = Review(1, face.key, 0, (choice,), 3.0, 2.0)
    names = names_of(replay.table, 0, SAY).plain
    told = "\n".join(texts_of(moment_page(SAY, replay, face, review, choice.number)))
    told, hand = told.replace(JOINER, ""), face.page(SAY, seen, names, "").blocks[-1]
    assert not set(hand.replace(JOINER, "").splitlines()) & set(told.splitlines())
    own = face.hands(SAY, [replay.seen(choice.number, seat) for seat in range(len(names))], names)
    assert told.count(own.replace(JOINER, "").splitlines()[0].split(": ", 1)[1]) == 1
    assert len(told.splitlines()) <= 20, "one screen of a phone"


def choice_of(replay: Replay, number: int) -> tuple[TableView, int] | None:
    """The choice after `number` moves as its seat saw it, and the chosen index; None: forced."""
    row = replay.rows[number]
    seen = replay.seen(number, row.seat)
    return (seen, seen.moves.index(replay.game.read_move(row.move))) if seen.moves[1:] else None


def recorded(file: Path) -> tuple[Replay, list[Judgement]]:
    """A game with the choices that its notes are about, each as a clear loss."""
    replay, notes = read_noted(file.read_text("utf-8"))
    lost = Difference(3.0, 0.1, 0.3, 0.01)
    made = [(number - 1, choice_of(replay, number - 1)) for number in notes]
    return replay, [
        Judgement(n, choice[1], 0 if choice[1] else 1, 1, 2, 0.5, lost, Difference(), "", 0)
        for n, choice in made
        if choice is not None
    ]


def test_each_sentence_says_whose_choice_it_is_about() -> None:
    """The number is the table's, so it is not called the reader's."""
    replay, review = reviewed(0.1, 0.5, costs=0.3, lowers=0.1)
    (moment,) = review.moments
    of, at = (SAY, FACES["seven"], replay.seen(moment.number, review.seat)), moment.number + 1
    captain, played, lost = compared(*of, moment, at)
    assert played.startswith(f"Move {moment.number + 1}, your choice: ")
    assert captain.startswith("A Captain's choice: ")
    assert lost.startswith("It cost at least 10% chance to win the round.")
    both, *_ = compared(*of, replace(moment, alike=1), at)
    assert re.fullmatch(rf"{captain} 🤝 Just as good: .*\.", both)


AGAIN = FILES[amount(1, 0) :: amount(len(FILES), 1)]
"""The games of which every choice is judged once more, which takes seconds; all are deep."""


def advice(replay: Replay, number: int) -> Iterator[str]:
    """Every advice that the note behind this move may give: each legal move, and its reason.

    A reason that speaks for the move that was played, too, is left out.
    """
    chosen = choice_of(replay, number - 1)
    assert chosen is not None
    seen, played = chosen
    face, names = FACES[replay.game.key], names_of(replay.table, seen.seat, SAY).plain
    history = replay.known(number - 1, seen.seat)
    asked = hint_question(replay.game.key, seen.view, history, seen.moves)
    for index in range(len(seen.moves)):
        found = reason(asked, index)
        assert found is not None
        move = face.move_sentence(SAY, seen, names, index)
        yield f"{move} {face.because(SAY, seen, names, index, found)}"
        if found == reason(asked, played):
            yield move


def plain(text: str) -> str:
    """The text with plain spaces, as lines of a file have."""
    return " ".join(MARKDOWN.sub("", text).split())


def test_every_game_with_reviews_has_one() -> None:
    reviewed = {key: key for key in GAMES if has_review(key)}
    assert {recorded(file)[0].game.key: file.stem for file in FILES} == reviewed


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_review_gives_the_reasons_of_today(file: Path) -> None:
    replay, notes = read_noted(file.read_text("utf-8"))
    assert notes
    for number, note in notes.items():
        text = plain(note)
        assert any(plain(each) in text for each in advice(replay, number)), note
        begins = SAY("review-captain"), SAY("review-well-done", number=number)
        assert text.startswith(begins), "its sentences are those of today, too"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("file", AGAIN, ids=lambda file: file.stem)
def test_a_recorded_game_is_reviewed_the_same_today(file: Path) -> None:
    replay, notes = read_noted(file.read_text("utf-8"))
    again = notes_of(replay, review_of(replay, 0))
    read = {number: plain(note) for number, note in notes.items()}
    assert {number: plain(note) for number, note in again.items()} == read
