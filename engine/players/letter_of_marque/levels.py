"""The computer players of Letter of Marque: deckhand, mate and captain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random
from typing import Final

from engine.core import Event
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import GameBegan
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.players.base import Budget, Chooser, Level
from engine.players.elimination import best, compare
from engine.players.letter_of_marque.belief import Belief, belief, suppose
from engine.players.letter_of_marque.features import Choice, Way, choices
from engine.players.letter_of_marque.memory import Story, retold
from engine.players.letter_of_marque.policy import (
    SURPRISE,
    carry_out,
    chance_of_armed,
    draw_turn,
    play,
)
from engine.players.letter_of_marque.simulator import Table, Vessel, table_of
from engine.players.letter_of_marque.weights import temper_for

MARGIN: Final = 0.05
"""What a point more than the others have on average is worth, of a whole place."""

TRUST: Final = 8.0
"""How much the worth of a ship's type tilts the odds of choosing it."""


class Deckhand:
    """Plays like mate with what lies on the table, but forgets how long it has been there."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Move],
        luck: Random,
        budget: Budget,
    ) -> Move:
        """See `engine.players.base.Chooser`."""
        return _by_feel(view, (), moves, luck)


class Mate:
    """Weighs threat and prize as learned from many games, and draws lots among what is good."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Move],
        luck: Random,
        budget: Budget,
    ) -> Move:
        """See `engine.players.base.Chooser`."""
        return _by_feel(view, history, moves, luck)


class Captain:
    """Reads the enemies' ships from their behaviour, and plays each of its moves to the end."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Move],
        luck: Random,
        budget: Budget,
    ) -> Move:
        """See `engine.players.base.Chooser`."""
        if len(moves) == 1:
            return moves[0]
        if view.phase is Phase.TURN:
            return _best_turn(view, history, luck, budget)
        return _best_ship(view, history, luck, budget)


def _by_feel(view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random) -> Move:
    """What mate does."""
    if len(moves) == 1:
        return moves[0]
    table = _seen(view, history)
    if view.phase is Phase.TURN:
        return _move(draw_turn(temper_for(len(view.fleets)), table, luck))
    armed = luck.random() < _chance_of_armed(view, table)
    return _ship_move(view, armed=armed)


def _ship_move(view: View, *, armed: bool) -> Move:
    return PlaceShip(armed) if view.phase is Phase.SET_UP else ChooseShip(armed)


def _chance_of_armed(view: View, table: Table) -> float:
    seat = view.seat or 0
    treasure = view.turned_up or view.first_treasures[seat]
    rest = view.fleets[seat].unseen
    return chance_of_armed(temper_for(len(view.fleets)), table, seat, treasure, rest)


def _move(choice: Choice) -> Move:
    way, ship, _ = choice
    if ship is None:
        return SetSail() if way is Way.SAIL else Pass()
    return Attack(ship.number) if way is Way.ATTACK else EnterPort(ship.number)


def _seen(view: View, history: Sequence[Event]) -> Table:
    """The table with the own types; those of others are not to be looked at."""
    if not any(isinstance(event, GameBegan) for event in history):
        return table_of(GAME.sample_state(view, 0), {})
    story = retold(view, history)
    _own_types(story.table, view)
    return story.table


def _own_types(table: Table, view: View) -> None:
    own = view.own
    if own is None:
        return
    fleet = table.fleets[view.seat or 0]
    fleet.armed, fleet.defenceless = own.armed, own.defenceless
    for ship in table.sea:
        if ship.owner == view.seat:
            ship.armed = ship.number in own.armed_at_sea


class _Worlds:
    """Tables that the seat cannot tell from the truth, as likely as the enemies' behaviour."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self.view = view
        self.luck = luck
        self.temper = temper_for(len(view.fleets))
        self.story: Story | None = None
        self.beliefs: dict[int, Belief] = {}
        if any(isinstance(event, GameBegan) for event in history):
            self.story = retold(view, history)
            _own_types(self.story.table, view)
            for seat in range(len(view.fleets)):
                if seat != view.seat:
                    self.beliefs[seat] = belief(self.story, seat, self.temper)

    def draw(self) -> Table:
        """One of them."""
        luck = self.luck
        if self.story is None:
            return table_of(GAME.sample_state(self.view, luck.getrandbits(62)), {})
        table = self.story.table.copy()
        for fleet in table.fleets:
            luck.shuffle(fleet.pile)
        for seat, known in self.beliefs.items():
            suppose(table, seat, known.draw(luck), self.story.launched[seat])
        return table

    def worth(self, table: Table) -> float:
        """What the end of the game is worth to the seat, after playing on."""
        while not table.is_over:
            play(self.temper, table, self.luck)
        return _worth(self.view, table)


def _worth(view: View, table: Table) -> float:
    """Places, counted by enemies left behind, and a little for each point."""
    fleets, seat = table.fleets, view.seat or 0
    base = view.totals if view.round == view.rounds else ()
    scores = (
        [
            (fleet.points + before.points, fleet.enemy_cannons + before.enemy_cannons)
            for fleet, before in zip(fleets, base, strict=True)
        ]
        if base
        else [(fleet.points, fleet.enemy_cannons) for fleet in fleets]
    )
    own, others = scores[seat], len(scores) - 1
    ahead = sum((own > score) + (own == score) / 2 for score in scores) - 0.5
    mean = (sum(score[0] for score in scores) - own[0]) / others
    return ahead / others + MARGIN * (own[0] - mean)


def _best_turn(view: View, history: Sequence[Event], luck: Random, budget: Budget) -> Move:
    worlds = _Worlds(view, history, luck)
    table = worlds.draw()
    liked = draw_turn(worlds.temper, table, luck)
    options = [liked, *(choice for choice in choices(table) if choice != liked)]

    def trial(remaining: Sequence[int]) -> list[float]:
        world = worlds.draw()
        return [worlds.worth(_after(world, options[index])) for index in remaining]

    return _move(options[best(trial, len(options), budget)])


def _after(world: Table, choice: Choice) -> Table:
    table = world.copy()
    way, ship, looks = choice
    own = None if ship is None else _same(table, ship)
    carry_out(table, (way, own, looks))
    return table


def _same(table: Table, ship: Vessel) -> Vessel:
    return next(other for other in table.sea if other.number == ship.number)


def _best_ship(view: View, history: Sequence[Event], luck: Random, budget: Budget) -> Move:
    """Both types are tried; their worth tilts mate's odds, and a lot is drawn."""
    worlds, seat = _Worlds(view, history, luck), view.seat or 0
    chance = _chance_of_armed(view, worlds.draw())

    def trial(remaining: Sequence[int]) -> list[float]:
        world, values = worlds.draw(), []
        if view.phase is Phase.SET_UP:
            _place_others(view, world, luck)
        for armed in remaining:
            table = world.copy()
            if view.phase is Phase.SET_UP:
                table.place_first(seat, view.first_treasures[seat], armed=bool(armed))
            else:
                table.launch(bool(armed))
            values.append(worlds.worth(table))
        return values

    gain = compare(trial, 2, budget).get(1, 0.0)
    tilted = log(chance / (1 - chance)) + TRUST * gain
    chance = SURPRISE + (1 - 2 * SURPRISE) / (1 + exp(-tilted))
    return _ship_move(view, armed=luck.random() < chance)


def _place_others(view: View, world: Table, luck: Random) -> None:
    """The others' first ships, drawn as mate would choose them for the open treasures."""
    temper = temper_for(len(view.fleets))
    for seat, treasure in enumerate(view.first_treasures):
        if seat != view.seat:
            rest = view.fleets[seat].unseen
            armed = luck.random() < chance_of_armed(temper, world, seat, treasure, rest)
            world.place_first(seat, treasure, armed=armed)


CHOOSERS: Final[Mapping[Level, Chooser]] = {
    Level.DECKHAND: Deckhand(),
    Level.MATE: Mate(),
    Level.CAPTAIN: Captain(),
}
