"""A hand of The Seven Seals says what a trick gains or costs, over the recorded games."""

from pathlib import Path

import pytest

from cogs.faces import FACES
from cogs.faces.seven_seals.words import COLOURED, mark
from cogs.ui.layout import NO_BREAK
from engine.games.seven_seals import state as seals
from engine.games.seven_seals import tricks
from tests.amounts import amount
from tests.cogs.faces.by_ear import recorded
from tests.cogs.faces.moments import SAY, Moment

FOLDER = Path(__file__).parents[3] / "playthroughs"
SEALS = sorted(FOLDER.glob("seven-seals*.txt"))


def some(path: Path) -> list[Moment]:
    """Moments of a recorded game in which somebody is to move."""
    every = [moment for moment in recorded(path) if moment.seen(None).to_move]
    return every[:: max(1, len(every) // amount(30, 120))]


@pytest.mark.parametrize("path", SEALS, ids=lambda path: path.stem)
def test_a_winnable_trick_shows_the_seal_it_returns_or_costs(path: Path) -> None:
    for moment in some(path):
        seat = moment.seen(None).to_move[0]
        page = FACES[moment.game.key].page(SAY, moment.seen(seat), moment.names, "")
        text = "\n".join(page.blocks).replace(NO_BREAK, " ")
        view = moment.seen(seat).view
        if view.phase is not seals.Phase.PLAY or seat == view.seals.saboteur:
            continue
        for card in view.hand if view.led is None else ():
            fitting = tricks.fitting(view.seals.held[seat], card.colour, card)
            words = [mark(SAY, kind) for kind in fitting if kind in COLOURED]
            if not fitting:
                is_left = view.seals.middle[seals.Kind.BLACK]
                words = ["costs 3 points" if is_left else "No ⬛ black seal is left"]
            lines = [
                line
                for line in text.splitlines()
                if "Lead" in line and mark(SAY, card.colour) in line
            ]
            assert any(all(word in line for word in words) for line in lines), text
