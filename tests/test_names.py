"""One name for one thing: constants that say what they are, and `since`, which is a time."""

import ast

from tests.sources import SOURCES, name_of, nodes_of, outline

OF_A_KIND = {
    "FEATURE": "what a feature shows of a table",
    "HANDLERS": "what a subject answers",
    **dict.fromkeys(("DRAWN", "FACE", "PICTURES", "PLAYED"), "what a face has"),
    **dict.fromkeys(("GAME", "HOUSE_RULES", "SEATS"), "what a game has"),
    **dict.fromkeys(("DECKHAND", "YARDSTICK"), "what the computer players of a game have"),
    "KIND": "a kind of due times of the schedule",
    "SUBJECT": "a subject of notices for the host",
    "ACROSS": "buttons in a row",
    "SECONDS_BEFORE_RETRY": "after a failure",
}
"""Constants that several modules have with one meaning."""


def test_a_constant_has_one_meaning() -> None:
    """A name that three modules have says nothing: LONGEST was a text, a pause and a night."""
    owners: dict[str, set[str]] = {}
    for path in SOURCES:
        for name in outline(path).constants:
            owners.setdefault(name, set()).add(name_of(path))
    assert {name: of for name, of in owners.items() if len(of) > 2} == {
        name: owners[name] for name in OF_A_KIND
    }


def test_since_is_a_time() -> None:
    """In seconds since the epoch: no version of a table, and no events."""
    for path in SOURCES:
        for node in nodes_of(path, "since"):
            match node:
                case ast.AnnAssign(target=ast.Name("since"), annotation=kind):
                    pass
                case ast.arg("since", kind) | ast.FunctionDef(name="since", returns=kind):
                    pass
                case _:
                    continue
            assert kind is not None
            assert ast.unparse(kind).startswith("float"), f"{name_of(path)}:{node.lineno}"
