"""Questions to computer players as JSON, for thinkers of the same version elsewhere."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import get_type_hints

from engine import codec, core
from engine.games import GAMES
from engine.players import Question
from engine.players.base import Budget, Level


def write(question: Question) -> str:
    """The question in one line; an event is its class's name and its fields."""
    q, game = question, GAMES[question.game]
    history = [[type(event).__name__, codec.plain(event)] for event in q.history]
    moves = [game.write_move(move) for move in q.moves]
    parts = [q.game, q.level, codec.plain(q.view), history, moves, q.seed, codec.plain(q.budget)]
    return json.dumps(parts, separators=(",", ":"))


def read(text: str) -> Question:
    """The question that `write` wrote; ValueError or KeyError if the text does not fit."""
    name, level, view, history, moves, seed, budget = json.loads(text)
    game, kinds = GAMES[name], _events(name)
    return Question(
        name,
        Level(level),
        codec.typed(get_type_hints(game.view)["return"], view),
        tuple(codec.typed(kinds[kind], event) for kind, event in history),
        tuple(map(game.read_move, moves)),
        seed=codec.typed(int, seed),
        budget=codec.typed(Budget, budget),
    )


@cache
def _events(game: str) -> Mapping[str, type[core.Event]]:
    """The classes of this game's events by name."""
    home = import_module(f"engine.games.{game.replace('-', '_')}.events")
    kinds = {**vars(core), **vars(home)}
    return {
        name: kind
        for name, kind in kinds.items()
        if isinstance(kind, type) and issubclass(kind, core.Event)
    }
