"""One function turns a drawing into a message: for eyes or screen readers, within the limits."""

import pytest
from discord import ui

from cogs.surfaces.render import TEXT, render
from cogs.ui.layout import button, container, rows_of
from cogs.ui.page import Accent, MakeMove
from tests.cogs.faces.moments import HEARD, SAY, all_pictures, texts_of


def drawn(text: str) -> ui.LayoutView:
    return container(Accent.HAND, (text,), rows_of([button(1, 2, MakeMove(0), text)]))


def test_screen_reader_text_has_no_signs_and_other_text_has_pictures() -> None:
    heard = render(HEARD, drawn("🥃8 rum"), pictures=all_pictures(), game="seven-seas")
    assert heard.layout is not None
    assert "🥃" not in "".join(texts_of(heard.layout))
    seen = render(SAY, drawn("🥃8 rum"), pictures=all_pictures(), game="seven-seas")
    assert seen.layout is not None
    assert "<:s_rum8" in "".join(texts_of(seen.layout))
    plain = render(SAY, drawn("🥃8 rum"), pictures=all_pictures())
    assert plain.layout is not None
    assert "🥃" in "".join(texts_of(plain.layout)), "no game, no cards"


@pytest.mark.parametrize("say", [SAY, HEARD])
async def test_a_layout_is_finished_and_holds_no_circle(say: object) -> None:
    layout = render(HEARD if say is HEARD else SAY, drawn("🥃8 rum")).layout
    assert layout is not None
    assert layout.is_finished()
    assert not [item for item in layout.walk_children() if item._view or item._parent]


def test_a_text_that_would_be_too_long_with_pictures_keeps_its_signs() -> None:
    short, long = "🥃8 " * 3, "🥃8 " * (TEXT // 4)
    pictures = all_pictures()
    assert "<:s_rum8" in render(SAY, text=short, pictures=pictures, game="seven-seas").text
    assert render(SAY, text=long, pictures=pictures, game="seven-seas").text == long
    assert "🥃" not in render(HEARD, text=short, pictures=pictures, game="seven-seas").text


def test_no_type_cuts_a_sentence_in_screen_reader_text() -> None:
    assert render(HEARD, text="Press **Start**, *Anna*.").text == "Press Start, Anna."
    assert render(SAY, text="Press **Start**.").text == "Press **Start**."
