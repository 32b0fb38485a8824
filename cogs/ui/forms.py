"""Words of which a sentence may need another form, such as the accusative."""

from collections.abc import Callable, Iterable, Sequence

from cogs.ui.page import Say


class Formed(str):
    """A text that knows its other forms; a locale asks for one by FORM($card, "accusative")."""

    in_form: Callable[[str], str]


def formed(build: Callable[[str], str]) -> Formed:
    """The text that `build` makes from the name of a form; "" is the usual one."""
    text = Formed(build(""))
    text.in_form = build
    return text


def in_form(text: object, form: str) -> object:
    """The text in this form, if it has forms."""
    return text.in_form(form) if isinstance(text, Formed) else text


def phrase(say: Say, message: str, **values: object) -> Formed:
    """A message whose form is that of its values."""
    return formed(lambda form: say(message, **{n: in_form(v, form) for n, v in values.items()}))


def in_a_row(between: str, texts: Iterable[str]) -> Formed:
    """Several texts with this between them, each in the form of the row."""
    parts = tuple(texts)
    return formed(lambda form: between.join(str(in_form(part, form)) for part in parts))


def any_of(say: Say, texts: Sequence[str]) -> str:
    """Several texts as a choice: "red, blue or white"."""
    if len(texts) < 2:
        return texts[0] if texts else ""
    return phrase(say, "names-or", most=in_a_row(", ", texts[:-1]), last=texts[-1])
