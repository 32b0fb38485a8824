"""The stand-in judges by the limits of Discord."""

import pytest

from tests.lab.first_contact.assumptions import MESSAGES
from tests.stand_in.limits import GLOBAL, Limits


def test_the_fifty_first_request_of_any_second_is_refused_for_all_channels() -> None:
    limits = Limits()
    for number in range(GLOBAL):
        assert not limits.verdict("POST", MESSAGES, str(number), 10.0 + number / 100).scope
    refused = limits.verdict("POST", MESSAGES, "other", 10.6)
    assert refused.scope == "global"
    assert refused.headers["X-RateLimit-Global"] == "true"
    assert refused.retry_after == pytest.approx(0.4)
    assert not limits.verdict("POST", MESSAGES, "other", 11.0).scope, "the first is a second ago"
