"""The common set-up of all tests: Hypothesis profiles, known luck, a seed for the order.

The profile is "everyday" unless HYPOTHESIS_PROFILE or --hypothesis-profile names another,
such as "deep".
"""

import gc
import os
import secrets
import signal
import sys
from random import Random

import pytest
from hypothesis import HealthCheck, settings

gc.disable()  # until all tests are collected; who only gathers results does without

for _asked in (signal.SIGINT, signal.SIGHUP):
    # Tests started in the background or with nohup ignore these, and so would all bots they start.
    if signal.getsignal(_asked) is signal.SIG_IGN:
        signal.signal(_asked, signal.SIG_DFL)

if sys.dont_write_bytecode and sys.pycache_prefix is None:
    # Else the workers, and the dozens of bots that tests start, each compile everything again.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

for _name, _examples in {"everyday": 8, "deep": 1000}.items():
    settings.register_profile(
        _name,
        max_examples=_examples,
        deadline=None,
        derandomize=False,  # where CI is set, too
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "everyday"))


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each run deals the same cards: they follow from the test's name, and from LUCK, if it is set.

    Other values of LUCK find tests that pass by luck only. Bots in their own processes draw freely.
    """
    drawn = Random(request.node.nodeid + os.environ.get("LUCK", ""))
    monkeypatch.setattr(secrets, "randbits", drawn.getrandbits)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: drawn.randbytes(size).hex())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with its share of the tests that may take long, else one ends alone.

    The tests of a folder follow each other, so that one worker alone reads what they share: parsed
    languages and sources, recorded games. Folders, and tests in a folder, come in any order.
    """
    marks = [item.get_closest_marker("timeout") for item in items]
    limits = {item: mark.args[0] for item, mark in zip(items, marks, strict=True) if mark}
    long = sorted(limits, key=lambda item: -limits[item])
    folders = {folder: n for n, folder in enumerate(dict.fromkeys(i.path.parent for i in items))}
    others = [item for item in items if item not in limits]
    others.sort(key=lambda item: folders[item.path.parent])
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    share = -(-len(others) // workers)
    items[:] = [
        item
        for number in range(workers)
        for item in (*long[number::workers], *others[number * share : (number + 1) * share])
    ]


def pytest_collection_finish() -> None:
    """Freeze objects that live to the end: libraries, code and thousands of tests.

    Collecting took a sixth of the time of all tests. Garbage of the tests is collected as ever.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(250_000, 20, 20)  # at 10,000 it took a tenth of the time of all tests
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """Collect once more, so that late warnings are seen, and freeze what is left.

    Pytest then collects five times, and Python destroys every object at its exit. Both took a
    twentieth of the time of all tests.
    """
    gc.collect()
    gc.freeze()


def pytest_sessionfinish() -> None:
    """End the Chromium that tests have shared."""
    if browser := sys.modules.get("tests.e2e.browser"):
        browser.end_chromium()


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the seed of the order; pytest-randomly's own line is lost with -q."""
    seed = config.getoption("randomly_seed", None)
    terminalreporter.write_line(f"order of the tests: --randomly-seed={seed}")
