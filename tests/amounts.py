"""How much a test tries: some every day, more in the "deep" profile that `.ci/deep` runs."""

from __future__ import annotations

from hypothesis import settings


def amount(everyday: int, deep: int) -> int:
    """One of the two, by the Hypothesis profile that is loaded; ask when a module is collected."""
    return deep if settings.get_current_profile_name() == "deep" else everyday
