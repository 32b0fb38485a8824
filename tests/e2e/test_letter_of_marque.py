"""Letter of Marque, played on the simulated Discord."""

from __future__ import annotations

from tests.e2e.harbour import Harbour
import time


async def test_x(harbour: Harbour) -> None:
    print(await harbour.type("Anna", "table open", game="letter-of-marque"))
    print(harbour.texts())
    print(await harbour.press("Ben", "Join"))
    print(await harbour.press("Chloé", "Join"))
    print(harbour.texts())
    print(await harbour.press("Anna", "Start"))
    print(harbour.texts())
    for who in ("Anna", "Ben", "Chloé"):
        print(await harbour.press(who, "My hand"))
        print(await harbour.press_hand(who, "Armed"))
    print("\n".join(harbour.texts()))
    t = time.time()
    for who in ("Anna", "Ben", "Chloé"):
        print(await harbour.press(who, "My hand"))
    print(time.time() - t)
    print(await harbour.press_hand("Ben", "Attack 1"))
    print(time.time() - t)
    print("\n".join(harbour.texts()))
    assert 0
