"""The page of /privacy follows the host's settings."""

import pytest

from cogs.context.services import Promise
from cogs.personal.privacy import privacy_page
from tests.catalogue import SAY
from tests.cogs.faces.moments import texts_of

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
    said = "\n".join(texts_of(privacy_page(SAY, Promise(contact, days, 30, 14))))
    always = ["are deleted after 30 days", "Backups are deleted after 14 days"]
    assert [words for words in (*told, *always) if words not in said] == []
    assert ("haven't named" in said) is not bool(contact)
