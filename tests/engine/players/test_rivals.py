"""The rivals of voyages: habits are kept, show, and Mates differ from them as often as is said."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core import RoundEnded, known_to
from engine.games import GAMES
from engine.games.seven.moves import fields_after
from engine.games.seven_seals.tricks import winning
from engine.players import Question, answered, keeps, liked, rivals
from engine.players.base import QUICK, Level
from engine.shuffle import derived
from engine.tables.model.kind import VOYAGE
from tests.catalogue import SAY
from tests.engine.players.test_framework import asked


@pytest.mark.parametrize("game", GAMES)
def test_a_rival_keeps_its_habit(game: str) -> None:
    """A name that a later version doesn't know has none."""
    for question in asked(game, 1):
        for name in rivals(game):
            assert answered(own := replace(question, rival=name)) in liked(own)
        assert liked(replace(question, rival="Ann")) == question.moves


def choices(game: str, seed: int, rival: str = "") -> Iterator[tuple[Question, Any]]:
    """The choices of three Mates in two rounds; with a rival among them, in a voyage's match."""
    rules = GAMES[game]
    state, events = rules.deal(rules.options(), 3, seed)
    story, rounds = list(events), VOYAGE.deal(rules.traits) if rival else 2
    while rules.to_move(state) and sum(isinstance(each, RoundEnded) for each in story) < rounds:
        seat = rules.to_move(state)[0]
        seen = rules.view(state, seat), known_to(story, seat), rules.legal_moves(state, seat)
        name = rival if seat == 1 else ""
        question = Question(game, Level.MATE, *seen, derived(seed, len(story)), QUICK, name)
        yield question, (move := answered(question))
        state, events = rules.apply(state, seat, move)
        story += events


def said(game: str, view: Any, move: Any) -> dict[str, int]:
    """How well a move fits the sentence with these words; no legal one may fit better."""
    if game == "seven":
        made = sum(fields_after((view.newest, view.other), move))
        return {"highest sum": made, "lowest sum": -made, "no 1 in hand fits": move.number == 1}
    if game == "seven-seas":
        suits = [card.suit.name for card in getattr(move, "take", ())]
        clears = 0 < len(suits) == len(view.display)
        return {"several cards": len(suits) < 2, "rum": "RUM" in suits, "display": not clears}
    if game == "letter-of-marque":
        prey = view.ship(move.ship).treasure if "Attack" in str(move) else 0
        armed = getattr(move, "armed", 0) and (view.turned_up or view.first_treasures[view.seat])
        return {"below 5": not 0 < prey < 5, "3, 4 or 5": not 0 < armed < 6, "6 or a 7": prey > 5}
    if not (card := getattr(move, "card", None)):
        return {}
    red, trick = card.colour.name == "RED", [played.card for played in view.trick]
    beats = bool(trick) and winning((*trick, card)) == len(trick)
    leads = not trick
    return {"leads red whenever": red > len(trick), "best card": beats, "trumps": red != leads}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_mate_acts_against_a_habit_as_often_as_it_is_said(game: str) -> None:
    made = [each for seed in range(40) for each in choices(game, seed)]
    for name, rival in rivals(game).items():
        kept = [keeps(replace(question, rival=name), move) for question, move in made]
        against = [not each for each in kept if each is not None]
        assert abs(100 * sum(against) / len(against) - rival.others) < 7, name


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_habit_decides_a_choice_in_nearly_every_match_as_its_sentence_says(game: str) -> None:
    for name, rival in rivals(game).items():
        matches = [[*choices(game, seed, name)] for seed in range(40)]
        assert sum(any(keeps(*each) for each in match) for match in matches) >= 34, name
        sentence = SAY("rival-does", rival=name, sign="", others=rival.others, games=3, won=0)
        told = set[str]()
        for question, move in [each for match in matches for each in match if each[0].rival]:
            fits = [said(game, question.view, each) for each in question.moves]
            for words in {word for word in fits[0] if word in sentence}:
                told.add(words)
                own = said(game, question.view, move)[words]
                assert own == max(each[words] for each in fits), sentence
        assert len(told) == 1, sentence
