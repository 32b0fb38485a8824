"""Typed quiet hours and time zones are read, or answered by their fault."""

import pytest

from cogs.personal.own_settings import Unread, find_zone, read_hours
from engine.tables.model import quiet


@pytest.mark.parametrize(
    ("typed", "message"),
    [(typed, "quiet-no-time") for typed in ("24:59-7", "25-7", "22:99-7", "7-24:01")]
    + [(typed, "quiet-same") for typed in ("7-7", "22:30-22.30", "0-0")]
    + [(typed, "quiet-too-long") for typed in ("20-9", "0-24")]
    + [(typed, "quiet-unread") for typed in ("late", "22=7")],
)
def test_hours_that_are_none_get_their_own_answer(typed: str, message: str) -> None:
    with pytest.raises(Unread, match=message):
        read_hours(typed)
    assert read_hours("24-7") == (0, 420)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        *(("EST", "America/New_York"), ("CET", "Europe/Brussels")),
        *(("US/Eastern", "America/New_York"), ("calcutta", "Asia/Kolkata")),
        *(("kiev", "Europe/Kyiv"), ("kat", "Asia/Kathmandu")),
    ],
)
def test_a_time_zone_is_kept_by_its_canonical_name(typed: str, zone: str) -> None:
    assert find_zone(typed) == zone
    assert quiet.zone_of(zone)
