"""What all tests share: Hypothesis profiles, "everyday" and "deep".

The profile is the everyday one unless HYPOTHESIS_PROFILE or --hypothesis-profile names another.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

for _name, _examples in {"everyday": 40, "deep": 1000}.items():
    settings.register_profile(
        _name,
        max_examples=_examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "everyday"))
