"""The end of a game of 7 Seas: the loser's own best first, what decided it, nothing untrue."""

import re
from itertools import product

from cogs.faces.seven_seas.face import FACE as face
from cogs.faces.seven_seas.words import short
from cogs.ui.face import rounds_ended
from cogs.ui.names import names_of
from engine.games.seven_seas import GAME
from engine.games.seven_seas.events import Category, CategoryScored
from tests.amounts import amount
from tests.cogs.faces.moments import SAY, Moment, end_of

WON = re.compile(r"(Best booty|Most cards|Most gold) of round (\d+): (.+) with (-?\d+)( each)?$")
CATEGORIES = {
    "Best booty": Category.BOOTY,
    "Most cards": Category.CARDS,
    "Most gold": Category.COINS,
}


def ends(seats: int, **choices: object) -> list[Moment]:
    return [end_of(GAME.key, seats, seed, **choices) for seed in range(4)]


def test_a_win_in_a_highlight_names_all_who_had_the_most_of_it() -> None:
    found = set[bool]()
    for seats, seed in product(GAME.seats, range(amount(6, 30))):
        moment = end_of(GAME.key, seats, seed)
        rounds, names = rounds_ended(moment.replay.story), moment.names
        for line in face.highlights(SAY, moment.replay, names):
            if (told := WON.search(line)) is None:
                continue
            scored = next(
                event
                for event in rounds[int(told[2])]
                if isinstance(event, CategoryScored) and event.category is CATEGORIES[told[1]]
            )
            most = [seat for seat in range(seats) if scored.figures[seat] == max(scored.figures)]
            assert told[3] == names.listed(SAY, most), line
            assert max(scored.figures) == int(told[4])
            assert bool(told[5]) is (len(most) > 1)
            found.add(len(most) > 1)
    assert found == {True, False}


def test_partners_have_a_highlight_together() -> None:
    for moment in ends(4, teams=True):
        lines = face.highlights(SAY, moment.replay, moment.names)
        assert all(name in "".join(lines) for name in moment.names.escaped)
        assert len({line.split(" ")[0] for line in lines}) > 1


def test_a_past_choice_of_a_nick_shows_the_cards_to_choose_from() -> None:
    replay = ends(3)[0].replay
    names = names_of(replay.table, 0, SAY).plain
    steps = range(len(replay.steps))
    seen = next(
        each
        for each in ([replay.seen(step, seat) for seat in range(3)] for step in steps)
        if any(own.view.opened_cards for own in each)
    )
    found = [own.view.opened_cards for own in seen]
    assert sum(map(bool, found)) == 1
    for cards, line in zip(found, face.hands(SAY, seen, names).splitlines(), strict=True):
        assert ("to choose from" in line) == bool(cards)
        assert all(short(SAY, card) in line for card in cards)
