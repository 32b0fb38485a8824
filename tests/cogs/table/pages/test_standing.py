"""Partners share a line of the standings, and a hand speaks to both of them."""

import re
from dataclasses import replace
from itertools import chain, islice

import pytest

from cogs.faces import FACES
from cogs.table.pages.hand import round_lines
from cogs.ui.face import Standing
from cogs.ui.layout import NO_BREAK
from engine.games.seven_seas import GAME as SEAS
from engine.games.seven_seas.events import Nicked
from tests.catalogue import CATALOGUE
from tests.cogs.faces.moments import SAY, hand_text, moments


def test_partners_have_one_place_in_the_standings() -> None:
    face = replace(FACES["seven-seas"], standing=lambda seen: Standing((2, 4, 2, 4), (3, 1, 3, 1)))
    moment = next(islice(moments(SEAS, SEAS.options(teams=True), 4, seed=2), 12, None))
    pair = moment.names.listed(SAY, (1, 3))
    assert f"-# {pair} 4 · **You two 2**" in hand_text(face, moment, 0).replace(NO_BREAK, " ")


@pytest.mark.parametrize(
    ("language", "you"),
    [("en", "you two "), ("de", "ihr "), ("fr", "vous "), ("it", "voi "), ("nl", "jullie ")],
)
def test_partners_read_one_summary_of_the_round(language: str, you: str) -> None:
    """To one alone the hand speaks as to one person."""
    face, say = FACES["seven-seas"], CATALOGUE.languages[language]

    def told(teams: bool) -> str:
        for moment in moments(SEAS, SEAS.options(teams=teams), 4, seed=2):
            seen = moment.seen(1)
            if lines := round_lines(face, say, seen, replace(moment.names, reader=1)):
                return lines[0]
        raise AssertionError("no round ended")

    assert f":** {you}" in told(teams=True)
    assert f":** {you}" not in told(teams=False)


SINGULAR = {
    "de": r"\b[Dd](?:u|ir|ich|ein\w*)\b",
    "fr": r"\b[Tt](?:u|oi|on|a|es)\b|\b[Tt]'",
    "it": r"\b(?:[Tt]u[oi]?|[Tt]ua|te)\b",
    "nl": r"\b[Jj](?:ij|e|ouw)\b",
}
"""Words that speak to one person."""


@pytest.mark.parametrize("language", SINGULAR)
def test_events_of_a_team_are_shown_to_both_partners(language: str) -> None:
    """The lines of a round, and of a nick from the chest that they share."""
    face, say, found = FACES["seven-seas"], CATALOGUE.languages[language], set[str]()
    played = (moments(SEAS, SEAS.options(teams=True), 4, seed) for seed in range(4))
    for moment in chain.from_iterable(played):
        for reader in range(4):
            names = replace(moment.names, reader=reader)
            nicks = [e for e in moment.events if isinstance(e, Nicked) and names.is_of(e.source)]
            found |= {face.event_line(say, event, names) for event in nicks}
            found |= {*round_lines(face, say, moment.seen(reader), names)}
    assert len(found) > 10
    assert [line for line in found if re.search(SINGULAR[language], line)] == []
