"""Faults on purpose: a wrong answer in place of the right one, for a number of requests."""

from dataclasses import dataclass, field
from typing import Any, Final

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
