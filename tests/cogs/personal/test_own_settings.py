"""Typed quiet hours and zones are read or answered; /privacy follows the host's settings."""

import pytest

from cogs.context.services import Promise
from cogs.personal.own_settings import Unread, read_hours
from cogs.personal.privacy import privacy_page
from engine.tables.model import quiet
from tests.catalogue import SAY


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
    assert quiet.find_zone(typed) == zone
    assert quiet.zone_of(zone)


NAMED = "Questions about your data go to: Anna, anna@example.org"


@pytest.mark.parametrize(
    ("contact", "days", "told"),
    [
        ("Anna, anna@example.org", 1, [NAMED, "Tables are deleted a day after they end"]),
        ("", 0, ["haven't named a contact", "Tables stay until you delete your data"]),
    ],
)
def test_it_names_the_contact_if_any_and_how_long_data_stays(
    contact: str, days: int, told: list[str]
) -> None:
    promise = Promise(contact, days, 30, 14)
    pages = [privacy_page(SAY, promise, leaf) for leaf in range(6)]
    said = "\n".join(block for page in pages for block in page.blocks)
    always = ["are deleted after 30 days", "Backups are deleted after 14 days"]
    assert [words for words in (*told, *always) if words not in said] == []
    assert ("haven't named" in said) is not bool(contact)
