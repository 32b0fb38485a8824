"""The English words of every message, in each of its readings; `message_words.txt` has them.

    python -m tests.test_message_words

records them again. A better word is one line there; other tests name messages by their ids.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast

from bot.texts.i18n import BASE
from tests.catalogue import SAY
from tests.test_locales import messages, parts, variables

RECORDED = Path(__file__).parent / "message_words.txt"
NUMBERS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5}
"""A number of each kind of plural."""


def choices_of(pattern: ast.Pattern) -> dict[str, list[str | int]]:
    """The variables that choose a variant, each with a value for every variant."""
    found: dict[str, list[str | int]] = {}
    for node in parts(pattern):
        if isinstance(node, ast.SelectExpression):
            named = (vars(each.key) for each in node.variants)
            keys = [str(key.get("name") or key.get("value")) for key in named]
            counts = any(key in NUMBERS or key.isdecimal() for key in keys)
            number = [NUMBERS.get(key, int(key) if key.isdecimal() else 3) for key in keys]
            for part in parts(node.selector):
                if isinstance(part, ast.VariableReference):
                    found.setdefault(part.id.name, []).extend(number if counts else keys)
    return found


def given(message_id: str) -> Iterator[Mapping[str, str | int]]:
    """Values for all variables, so that every choice meets each of its values once."""
    choices = choices_of(messages(BASE)[message_id])
    plain: dict[str, str | int] = {
        name: choices[name][-1] if name in choices else f"‹{name}›"
        for name in sorted(variables(BASE, message_id))
    }
    yield plain
    for name, values in choices.items():
        yield from (plain | {name: value} for value in values if value != plain[name])


def words() -> Iterator[str]:
    """A line for each message and reading: its id, the values that choose it, its text."""
    for message_id, pattern in sorted(messages(BASE).items()):
        lines = dict[str, None]()
        for values in given(message_id):
            chosen = (f"{name}={values[name]}" for name in choices_of(pattern))
            lines[f"{' '.join((message_id, *chosen))}: {SAY(message_id, **values)!r}"] = None
        yield from lines


def test_every_message_has_the_words_that_were_recorded() -> None:
    assert RECORDED.read_text(encoding="utf-8").splitlines() == list(words())


if __name__ == "__main__":
    RECORDED.write_text("\n".join([*words(), ""]), encoding="utf-8")
