"""Custom ids say where a button leads, and nothing else can be read from them."""

import ast
import inspect
import re
from typing import get_args, get_type_hints

from hypothesis import given
from hypothesis import strategies as st

from cogs.handlers import HANDLERS
from cogs.ui import custom_ids
from cogs.ui.custom_ids import CustomId, Route, read, read_route, write_route
from cogs.ui.page import ShowPage
from tests.routes import any_route
from tests.sources import SOURCES, name_of, nodes_of, text_of

KEYS = st.text("012345:%-~. xé²١\n") | st.text()


def is_short(route: Route) -> bool:
    try:
        write_route(route)
    except ValueError:
        return False
    return True


@given(any_route().filter(is_short), st.integers(0, 10**12 - 1), st.integers(0, 999_999))
def test_a_custom_id_reads_back_as_it_was_written(route: Route, table: int, version: int) -> None:
    custom_id = CustomId(table, version, route)
    for kind, form in (("s", custom_ids.BUTTON), ("S", custom_ids.SELECT), ("m", custom_ids.MODAL)):
        match = form.fullmatch(custom_id.written(kind))
        assert match is not None
        assert len(match[0]) <= 100
        assert read(match) == custom_id


@given(any_route().filter(is_short), KEYS, st.data())
def test_a_text_is_read_as_the_route_that_writes_it_or_as_none(
    route: Route, key: str, data: st.DataObject
) -> None:
    written = write_route(route)
    cut, end = sorted(data.draw(st.tuples(*[st.integers(0, len(written))] * 2)))
    for text in (key, f"{written}{key}", f"{written[:cut]}{key}{written[end:]}"):
        found = read_route(text)
        assert found is None or write_route(found) == text


def test_a_route_that_no_button_can_hold_is_refused_when_it_is_written() -> None:
    assert is_short(ShowPage("a" * 64))
    assert not is_short(ShowPage("a" * 65))


def test_every_route_has_a_handler_that_takes_it() -> None:
    assert set(HANDLERS.routes) == set(custom_ids._KNOWN.values())
    for key, handling in HANDLERS.routes.items():
        needed = inspect.signature(handling.handler)
        if isinstance(key, Route):
            needed.bind(None)
        else:
            taken = get_type_hints(handling.handler)[[*needed.parameters][1]]
            assert key in (taken, *get_args(taken)), key


SENT = {"request", "route", "routes", "custom_id", "value", "values", "sent"}
"""Names of what a press brings."""
TAKES_APART = {"partition", "rpartition", "split", "rsplit", "splitlines"}


def test_routes_are_written_and_read_in_one_place() -> None:
    """Elsewhere no custom id is put together, and nothing that was sent is taken apart."""
    kinds = {kind.__name__ for kind in custom_ids._VALUES} - {"ShowPage"}  # named by faces
    words = [*(f".{name}(" for name in TAKES_APART), *(f"{kind}(" for kind in kinds)]
    for path in SOURCES:
        if not name_of(path).startswith("cogs/") or name_of(path) == "cogs/ui/custom_ids.py":
            continue
        assert not re.search(r"[\"']7[sSm]:", text_of(path)), name_of(path)
        for node in nodes_of(path, *words):
            if not isinstance(node, ast.Call):
                continue
            at = f"{name_of(path)}:{node.lineno}"
            if isinstance(node.func, ast.Attribute) and node.func.attr in TAKES_APART:
                names = {n.id for n in ast.walk(node.func) if isinstance(n, ast.Name)}
                assert not names & SENT, at
            if getattr(node.func, "id", "") in kinds:
                assert not [n for n in ast.walk(node) if isinstance(n, ast.JoinedStr)], at
