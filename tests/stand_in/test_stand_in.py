"""The stand-in judges by the limits of Discord."""

import pytest

from tests.lab.first_contact.assumptions import MESSAGE, MESSAGES
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


def test_answers_to_interactions_are_not_counted() -> None:
    limits = Limits()
    for number in range(GLOBAL):
        limits.verdict("POST", MESSAGES, str(number), 10.0)
    assert not limits.verdict("POST", "/interactions/{}/{}/callback", "1", 10.0).scope
    assert not limits.verdict("PATCH", "/webhooks/{}/{}/messages/{}", "token", 10.0).scope
    assert limits.busiest == GLOBAL


def test_a_route_has_few_requests_for_each_channel_until_its_window_ends() -> None:
    limits = Limits()
    for left in (4, 3, 2, 1, 0):
        headers = limits.verdict("PATCH", MESSAGE, "1", 10.0).headers
        assert headers["X-RateLimit-Remaining"] == str(left)
    refused = limits.verdict("PATCH", MESSAGE, "1", 12.0)
    assert refused.scope == "user"
    assert refused.retry_after == pytest.approx(3.0)
    assert not limits.verdict("PATCH", MESSAGE, "2", 12.0).scope, "another channel"
    assert not limits.verdict("PATCH", MESSAGE, "1", 15.0).scope
