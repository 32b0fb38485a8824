"""The model of the ratings gives the same figures as openskill called directly."""

import gc
from random import Random

from openskill.models import PlackettLuce

from bot.upkeep.rating_model import plackett_luce
from engine.results.ratings import DEVIATION, MEAN, Skill


def test_skills_are_those_of_openskill_bit_for_bit() -> None:
    """Sides of one to three, in any order, with equal ranks and without."""
    draw = Random(1)
    for _ in range(300):
        sizes = [draw.randint(1, 3) for _ in range(draw.randint(2, 5))]
        teams = [[(draw.uniform(5, 45), draw.uniform(1, 9)) for _ in range(n)] for n in sizes]
        ranks = [draw.randint(1, 6) for _ in sizes]
        assert plackett_luce(teams, ranks) == asked_plainly(teams, ranks)


def test_a_game_without_equal_ranks_leaves_nothing_to_the_garbage_collector() -> None:
    """A recount asks a hundred thousand times and more, and would wait for it a second."""
    teams = [[(25.0, 8.0)] for _ in range(3)]
    plackett_luce(teams, [2, 1, 3])
    gc.collect()
    gc.disable()
    try:
        for _ in range(10):
            plackett_luce(teams, [2, 1, 3])
        assert gc.collect() == 0
    finally:
        gc.enable()


def asked_plainly(teams: list[list[Skill]], ranks: list[int]) -> list[list[Skill]]:
    model = PlackettLuce(mu=MEAN, sigma=DEVIATION)
    before = [[model.rating(mu, sigma) for mu, sigma in team] for team in teams]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    return [[(rating.mu, rating.sigma) for rating in team] for team in after]
