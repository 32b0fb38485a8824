"""Everything in words: over the recorded games no message has a sign, and each says it all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.i18n import Catalogue
from cogs.faces import FACES
from cogs.ui.custom_ids import ShowPage
from cogs.ui.layout import paged
from cogs.ui.pictures import CardPictures
from cogs.ui.spoken import finish, spoken
from cogs.ui.stories import log_page
from engine.core import known_to
from engine.tables.table import Status
from tests.amounts import amount
from tests.cogs.faces.by_ear import faults, faults_of_message, recorded
from tests.cogs.faces.face_kit import messages
from tests.cogs.faces.moments import Moment
from tests.engine.record_playthroughs import FOLDER

SAY = Catalogue(strict=True).in_words("en")
LOOKS = amount(5, 60)
"""So many positions of each recorded game are looked at, the first and the last among them."""
PATHS = sorted(FOLDER.glob("*.txt"))


def looked_at(moments: list[Moment]) -> list[Moment]:
    """A few of the moments, spread over the game, and its end as a table that is over."""
    stride = max(1, len(moments) // LOOKS)
    last = moments[-1]
    if last.game.outcome(last.position.state) is not None:
        last = replace(last, table=replace(last.table, status=Status.FINISHED))
    return [*moments[:-1:stride], last]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_recorded_game_is_told_in_words(path) -> None:  # type: ignore[no-untyped-def]
    for moment in looked_at(list(recorded(path))):
        face = FACES[moment.game.key]
        layouts = list(messages(face, moment, SAY))
        for seat in range(len(moment.names)):
            seen, names = moment.seen(seat), replace(moment.names, reader=seat)
            page = log_page(SAY, seen, face, known_to(moment.position.story, seat), names, "")
            layouts.append(paged(page, SAY, 1, 0, ShowPage()))
            for offer in face.plays(SAY, seen, names, "") if seat in seen.to_move else ():
                assert faults(spoken(offer.shown)) == []
        for layout in layouts:
            finish(layout, SAY, CardPictures(), face.PICTURES)
            assert faults_of_message(layout) == [], layout.to_components()
