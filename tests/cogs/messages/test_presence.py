"""A person's presence is known for five minutes, and not at all once they are forgotten."""

from cogs.messages.announcements import HERE, Presence
from tests.engine.tables.sim_time import SimTime


async def no_hand(*_: int) -> None:
    """Return None: nobody's hand is open."""


def test_an_active_person_is_present_for_a_while_unless_forgotten() -> None:
    time = SimTime()
    presence = Presence(time, no_hand)
    for user in (101, 102):
        presence.note(7, user)
    assert presence.is_here(7, 101)
    presence.forget(101)
    assert [presence.is_here(7, user) for user in (101, 102)] == [False, True]
    time.jump(HERE)
    assert not presence.is_here(7, 102)
