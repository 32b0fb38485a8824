"""What all tests share: Hypothesis profiles, "everyday" and "deep"; the seed of the random order.

The profile is the everyday one unless HYPOTHESIS_PROFILE or --hypothesis-profile names another.
"""

from __future__ import annotations

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

if sys.dont_write_bytecode and sys.pycache_prefix is None:
    # Else the workers, and the dozens of bots that tests start, each compile everything anew.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

for _name, _examples in {"everyday": 12, "deep": 1000}.items():
    settings.register_profile(
        _name,
        max_examples=_examples,
        deadline=None,
        derandomize=False,  # where CI is set, too
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "everyday"))


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than processors: some tests wait for a browser or a clock."""
    return (os.cpu_count() or 1) + 1


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the seed of the order; pytest-randomly's own line is lost with -q."""
    seed = config.getoption("randomly_seed", None)
    terminalreporter.write_line(f"order of the tests: --randomly-seed={seed}")
