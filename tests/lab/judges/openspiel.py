"""OpenSpiel plays our games: an adapter, its search as a player, and its own conformance.

    python -m tests.lab.judges.openspiel [--rounds 20]

plays rounds of each game by OpenSpiel's `random_sim_test`. It needs the extra `judges`. A state is
one round; an action is the number of a move in `legal_moves`; the reward is the round's points.
Where several seats may move, the first of them does.
"""

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any, Final

import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from engine.core import AnyGame, Event, RoundEnded, Seat, Step, known_to
from engine.games import GAMES
from engine.players import chooser
from engine.players.base import Budget, Level
from tests.lab.telling import say

DEALS: Final = 1000
"""The outcomes of the chance node that deals."""

SPREAD: Final = {"seven-seas": 1.6, "letter-of-marque": 5.8, "seven": 0.8, "seven-seals": 5.5}
"""The standard deviation of the points of a round in random play, by game."""

BY_SEAT: Final = {
    "seven-seas": "hand_sizes",
    "letter-of-marque": "fleets",
    "seven": "sizes",
    "seven-seals": "hand_sizes",
}
"""A field of the game's view that has something of each seat."""

EXPLORATION: Final = 1.0
"""The exploration of UCT, in spreads; hand-set."""

MANY: Final = 100
"""With more choices than this a Mate chooses: the search would hardly try each one once."""


@dataclass(frozen=True, slots=True)
class Table:
    """A round in progress; nothing changes it, so copies share it.

    past: the events that the resampling seat knew before; events: all since then. seat: to move;
    moves: its legal ones. points: by seat, once the round is over.
    """

    state: Any
    past: tuple[Event, ...]
    events: tuple[Event, ...]
    seat: Seat
    moves: Sequence[Any]
    points: tuple[float, ...] | None

    def __deepcopy__(self, memo: object) -> "Table":
        return self


def table_of(
    game: AnyGame, step: Step[Any], past: tuple[Event, ...] = (), events: tuple[Event, ...] = ()
) -> Table:
    """The table after this step."""
    for event in step.events:
        if isinstance(event, RoundEnded):
            points = tuple(map(float, event.points))
            return Table(step.state, past, events + step.events, -1, (), points)
    seat = game.to_move(step.state)[0]
    moves = game.legal_moves(step.state, seat)
    return Table(step.state, past, events + step.events, seat, moves, None)


TYPE: Final = pyspiel.GameType(
    short_name="table",
    long_name="a round of any game",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=2,
    max_num_players=7,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"game": "seven", "players": 2},
)


class Judged(pyspiel.Game):
    """A game of ours for OpenSpiel, with the parameters of TYPE."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=4096,
            max_chance_outcomes=DEALS,
            num_players=given["players"],
            min_utility=-200.0,
            max_utility=200.0,
            max_game_length=2000,
        )
        super().__init__(TYPE, info, given)
        self.rules = GAMES[given["game"]]

    def new_initial_state(self) -> "Round":
        """A round that is still to be dealt."""
        return Round(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """The knowledge of the seats as text."""
        return Observer(kind is not None and kind.perfect_recall)


class Round(pyspiel.State):
    """A round of a game of ours; `table` is None until it is dealt."""

    def __init__(self, game: Judged) -> None:
        super().__init__(game)
        self.table: Any = None

    def current_player(self) -> int:
        """The seat to move, or one of OpenSpiel's numbers for nobody."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.table.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal has the same chance."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.moves)))

    def _apply_action(self, action: int) -> None:
        rules, table = self.get_game().rules, self.table
        if table is None:
            step = rules.deal(rules.options(), self.num_players(), action)
            self.table = table_of(rules, step)
        else:
            step = rules.apply(table.state, table.seat, table.moves[action])
            self.table = table_of(rules, step, table.past, table.events)

    def _action_to_string(self, player: int, action: int) -> str:
        table, rules = self.table, self.get_game().rules
        return str(action if table is None else rules.write_move(table.moves[action]))

    def is_terminal(self) -> bool:
        """True once the round was scored."""
        return self.table is not None and self.table.points is not None

    def returns(self) -> Any:
        """The points of the round."""
        return self.table.points if self.is_terminal() else (0.0,) * self.num_players()

    def __str__(self) -> str:
        return str(self.table)

    def view(self, seat: Seat) -> Any:
        """The view of the seat."""
        return self.get_game().rules.view(self.table.state, seat)

    def resample_from_infostate(self, seat: Seat, sampler: Any) -> "Round":
        """A round that the seat cannot tell from this one, by the game's own sampler."""
        known = known_to(self.table.past + self.table.events, seat)
        return sampled(self.get_game(), self.view(seat), known, int(sampler() * 2**53))


class Observer:
    """The knowledge of a seat as text: the view, and with perfect recall the events, too."""

    def __init__(self, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor, self.dict = None, dict[str, Any]()

    def set_from(self, state: Round, player: Seat) -> None:
        """There are no tensors."""

    def string_from(self, state: Round, player: Seat) -> str:
        """The knowledge of the player."""
        events = state.table.past + state.table.events if self.recalls else ()
        return repr((state.view(player), known_to(events, player)))


def sampled(judged: Judged, view: Any, history: tuple[Event, ...], seed: int) -> Round:
    """A round in a world that a seat with this view and these events takes for possible."""
    found = judged.new_initial_state()
    world = judged.rules.sample_state(view, seed, history)
    found.table = table_of(judged.rules, Step(world, ()), history)
    return found


class Luck:
    """Python's luck under the names of numpy's that OpenSpiel calls; faster for short lists."""

    def __init__(self, luck: Random) -> None:
        self.shuffle, self.randint = luck.shuffle, luck.randrange
        self._luck = luck

    def choice(self, options: Sequence[Any], p: Sequence[float] | None = None) -> Any:
        """One of the options, with these chances."""
        return self._luck.choices(options, p)[0] if p else self._luck.choice(options)


class Search(ISMCTSBot):
    """OpenSpiel's information-set tree search within a budget of ours; a simulation is a turn."""

    def __init__(self, judged: Judged, luck: Random, budget: Budget) -> None:
        fair, spread = Luck(luck), SPREAD[judged.rules.key]
        most = ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = RandomRolloutEvaluator(random_state=fair)
        super().__init__(
            judged, evaluator, EXPLORATION * spread, 0, random_state=fair, final_policy_type=most
        )
        self.budget = budget
        self.set_resampler(lambda state, seat: state.resample_from_infostate(seat, luck.random))

    def get_state_key(self, state: Round) -> tuple[Any, ...]:
        """The information state, without the events before the search: all worlds share them."""
        seat = state.table.seat
        return seat, state.view(seat), known_to(state.table.events, seat)

    def run_search(self, state: Round) -> Any:
        """The tries of each action at the root; the first simulation only opens the root."""
        self.reset()
        self._root_node = self.create_new_node(state)
        for _ in chain((0,), self.budget.turns()):
            self.run_simulation(self.sample_root_state(state))
        return self.get_final_policy(state, self._root_node)


def choose(
    game: str,
    view: Any,
    history: Sequence[Event],
    moves: Sequence[Any],
    luck: Random,
    budget: Budget,
) -> Any:
    """The move that OpenSpiel's search chooses in this game."""
    if len(moves) > MANY:
        return chooser(game, Level.MATE).choose(view, history, moves, luck, budget)
    judged = Judged({"game": game, "players": len(getattr(view, BY_SEAT[game]))})
    root = sampled(judged, view, tuple(history), luck.getrandbits(53))
    return moves[Search(judged, luck, budget).step(root)]


def main() -> None:
    """Play rounds of every game; a fault ends the process."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    for key, players in ((key, players) for key, game in GAMES.items() for players in game.seats):
        judged = Judged({"game": key, "players": players})
        pyspiel.random_sim_test(judged, rounds, serialize=True, verbose=False)
        say(f"{key}, {players} players: {rounds} rounds conform")


pyspiel.register_game(TYPE, Judged)

if __name__ == "__main__":
    main()
