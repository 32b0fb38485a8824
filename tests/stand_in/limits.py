"""Discord's limits: fifty requests a second in all, and a few for each route and channel.

The global limit counts what arrived within the last second, whenever that began: the strictest
reading of "50 requests per second". Answers to interactions are not counted there. The limits of
routes are windows that begin with their first request, as Discord's headers tell them.
"""

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any, Final

from tests.lab.first_contact.assumptions import ROUTES

GLOBAL: Final = 50
SECOND: Final = 1.0

OTHERWISE: Final = (10, 10.0)


@dataclass(slots=True)
class Window:
    """How many requests a route may still have until its window ends."""

    limit: int
    seconds: float
    ends: float = 0.0
    used: int = 0

    def admit(self, now: float) -> bool:
        """Count one more request, if there is room."""
        if now >= self.ends:
            self.ends, self.used = now + self.seconds, 0
        if self.used >= self.limit:
            return False
        self.used += 1
        return True


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a request: let through, or refused by a limit for some time."""

    headers: dict[str, str]
    scope: str = ""
    retry_after: float = 0.0


@dataclass(slots=True)
class Limits:
    """All limits of one bot, and what it made of them."""

    each_second: int = GLOBAL
    recent: deque[float] = field(default_factory=deque)
    windows: dict[str, Window] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    busiest: int = 0

    def verdict(self, method: str, route: str, major: str, now: float) -> Verdict:
        """Judge a request that arrives now; one that is refused counts for no limit."""
        if route.startswith("/interactions/"):
            return Verdict({})
        if not route.startswith("/webhooks/") and self._is_global_full(now):
            return self._refusal("global", self.recent[0] + SECOND - now, {})
        limit, seconds = ROUTES.get(f"{method} {route}", OTHERWISE)
        key = f"{method} {route} {major}"
        window = self.windows.setdefault(key, Window(limit, seconds))
        admitted = window.admit(now)
        headers = {
            "X-RateLimit-Bucket": f"{abs(hash((method, route))):016x}",
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(limit - window.used),
            "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
        }
        if not admitted:
            return self._refusal("user", window.ends - now, headers)
        if not route.startswith("/webhooks/"):
            self.recent.append(now)
            self.busiest = max(self.busiest, len(self.recent))
        return Verdict(headers)

    def tidy(self, now: float) -> None:
        """Forget windows that are over."""
        self.windows = {key: each for key, each in self.windows.items() if each.ends > now}

    def _is_global_full(self, now: float) -> bool:
        while self.recent and self.recent[0] <= now - SECOND:
            self.recent.popleft()
        return len(self.recent) >= self.each_second

    def _refusal(self, scope: str, seconds: float, headers: dict[str, str]) -> Verdict:
        self.refused[scope] += 1
        told = {"X-RateLimit-Scope": scope, "Retry-After": f"{seconds:.3f}", "Via": "1.1 stand-in"}
        if scope == "global":
            told["X-RateLimit-Global"] = "true"
        return Verdict(headers | told, scope, seconds)


ANY: Final = "*"


@dataclass(slots=True)
class Fault:
    """An answer for the next requests of a method and a route.

    told: the body, as JSON; bytes are sent as they are. times: the number of requests left.
    delay: seconds before the answer.
    """

    status: int
    method: str = ANY
    route: str = ANY
    told: Any = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    kind: str = "application/json"
    times: float = 1
    delay: float = 0.0

    def meets(self, method: str, route: str) -> bool:
        """True if this is for such a request."""
        return self.method in (ANY, method) and self.route in (ANY, route)


@dataclass(slots=True)
class Faults:
    """All that are still to come, in their order."""

    planned: list[Fault] = field(default_factory=list)

    def add(self, *faults: Fault) -> None:
        """Plan these, after those that are planned."""
        self.planned += faults

    def take(self, method: str, route: str) -> Fault | None:
        """The fault for a request that arrives now; None if it is answered as usual."""
        found = next((fault for fault in self.planned if fault.meets(method, route)), None)
        if found is not None:
            found.times -= 1
            if found.times < 1:
                self.planned.remove(found)
        return found
