"""A replay through a seat's eyes says what that seat's hand said at that time."""

from pathlib import Path

import pytest

from cogs.faces import FACES
from cogs.features.replay.presses import choice_at, opinion_words, replay_layout
from cogs.ui.layout import TableSelect
from cogs.ui.routes import Bookmark
from engine.players.base import Advice
from tests.amounts import one_of
from tests.cogs.faces.by_ear import recorded
from tests.cogs.faces.moments import SAY, texts_of
from tests.cogs.faces.test_who_did_it import retold
from tests.engine.record_playthroughs import FOLDER

RECORDED = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", one_of(RECORDED, 5), ids=lambda path: path.stem)
def test_through_a_seats_eyes_each_turn_reads_as_the_hand_did(path: Path) -> None:
    """The seat knew of all that it had captured and nicked."""
    replay = retold(path.stem)
    for number, moment in enumerate(recorded(path)):
        for seat in range(len(moment.table.players)):
            live, then = moment.seen(seat), replay.seen(number, seat)
            assert (then.from_own, then.own_events) == (live.from_own, live.own_events)
            assert (then.this_round, then.recent) == (live.this_round, live.recent)
            if seat in live.to_move:
                page = FACES[moment.game.key].page
                names = moment.names
                assert page(SAY, then, names, "") == page(SAY, live, names, ""), (number, seat)


@pytest.mark.parametrize("path", RECORDED[::4], ids=lambda path: path.stem)
def test_a_captain_can_be_asked_from_the_own_seat_or_with_open_hands(path: Path) -> None:
    """Somebody else's choice would be explained by cards that the eyes don't know."""
    replay = retold(path.stem)
    face = FACES[replay.game.key]
    open_ = [n for n in range(len(replay.rows)) if replay.choice(n) is not None]
    for number in open_[:: max(1, len(open_) // 5)]:
        mover = replay.rows[number].seat
        for eyes in range(len(replay.table.players)):
            is_asked = choice_at(replay, Bookmark(number, eyes)) is not None
            assert is_asked is (eyes == mover)
        assert choice_at(replay, Bookmark(number)) is not None
        to_self = opinion_words(SAY, replay, face, number, Advice(0, None), mover)
        to_others = opinion_words(SAY, replay, face, number, Advice(0, None))
        assert "Captain agrees with you" in to_self or "Captain would have advised you" in to_self
        name = replay.table.players[mover].name
        assert to_others.startswith(f"🎩 **In {name}'s place, a Captain would do")


def test_the_viewpoint_is_named_whoever_is_to_move() -> None:
    replay = retold(RECORDED[0].stem)
    face, last = FACES[replay.game.key], len(replay.steps) - 1
    for number in range(0, last, 3):
        for reader in (None, 0, 1):
            layout = replay_layout(SAY, replay, face, Bookmark(number, 1), reader=reader)
            told = "\n".join(texts_of(layout))
            name = replay.table.players[1].name
            assert ("Through your eyes, with what you knew then" in told) is (reader == 1)
            assert (f"Through {name}'s eyes, with what {name} knew" in told) is (reader != 1)
            eyes = [
                item
                for item in layout.walk_children()
                if isinstance(item, TableSelect) and item.leads_to.route is None
            ]
            through = f"Through {name}'s eyes"
            assert [each.item.placeholder for each in eyes] == [through]
            assert [option.label for option in eyes[0].options if option.default] == [through]
