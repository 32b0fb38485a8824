"""The page of /privacy follows the host's settings."""

from cogs.context.services import Promise
from cogs.personal.privacy import privacy_page
from tests.catalogue import SAY
from tests.e2e.stage import text_of


class Page:
    """A message that shows this page."""

    content = ""

    def __init__(self, promise: Promise) -> None:
        self.components = privacy_page(SAY, promise).to_components()  # type: ignore[no-untyped-call]


def test_it_names_the_contact_and_how_long_tables_stay() -> None:
    said = text_of(Page(Promise("Anna, anna@example.org", 1, 30, 14)))
    assert "Questions about your data go to: Anna, anna@example.org" in said
    assert "Tables are deleted a day after they end" in said
    assert "are deleted after 30 days" in said
    assert "Backups are deleted after 14 days" in said
    assert "haven't named" not in said


def test_without_a_contact_it_says_so_and_with_0_days_tables_stay() -> None:
    said = text_of(Page(Promise("", 0, 30, 14)))
    assert "haven't named a contact" in said
    assert "Tables stay until you delete your data" in said
