"""Each line of a hand says what is gained where it is not plain, over the recorded games."""

from pathlib import Path

import pytest

from cogs.faces import FACES
from cogs.faces.seven_seals.words import COLOURED, mark
from cogs.ui.layout import NO_BREAK
from engine.games.seven_seals import state as seals
from engine.games.seven_seals import tricks
from engine.games.seven_seas.cards import COINS, KING, LADY
from engine.games.seven_seas.state import Phase
from engine.games.seven_seas.view import what_now
from tests.amounts import amount
from tests.cogs.faces.by_ear import recorded
from tests.cogs.faces.moments import SAY, Moment

FOLDER = Path(__file__).parents[2] / "playthroughs"
SEAS = sorted(FOLDER.glob("seven-seas*.txt"))
SEALS = sorted(FOLDER.glob("seven-seals*.txt"))


def some(path: Path) -> list[Moment]:
    """Moments of a recorded game in which somebody is to move."""
    every = [moment for moment in recorded(path) if moment.seen(None).to_move]
    return every[:: max(1, len(every) // amount(30, 120))]


def shown(moment: Moment) -> tuple[int, str]:
    """The seat to move, and the words of its page."""
    seat = moment.seen(None).to_move[0]
    page = FACES[moment.game.key].page(SAY, moment.seen(seat), moment.names, "")
    return seat, "\n".join(page.blocks).replace(NO_BREAK, " ")


@pytest.mark.parametrize("path", SEAS, ids=lambda path: path.stem)
def test_a_capture_names_its_coins_and_pirates(path: Path) -> None:
    for moment in some(path):
        seat, text = shown(moment)
        view = moment.seen(seat).view
        if view.phase is not Phase.PLAY:
            continue
        wanted = []
        for card in view.hand:
            takes = [choice for choice in what_now(view, card) if choice.take]
            if len(takes) != 1:
                continue
            brought = (card, *takes[0].take)
            if coins := sum(COINS[each] for each in brought):
                wanted.append(SAY("seven-seas-gain-coins", count=coins))
            if points := sum(each in (LADY, KING) for each in brought):
                wanted.append(SAY("seven-seas-gain-points", count=points))
        assert [words for words in wanted if words not in text] == [], text


@pytest.mark.parametrize("path", SEALS, ids=lambda path: path.stem)
def test_a_winnable_trick_shows_the_seal_it_returns_or_costs(path: Path) -> None:
    for moment in some(path):
        seat, text = shown(moment)
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
