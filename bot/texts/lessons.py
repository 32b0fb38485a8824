"""The lessons that ship with the bot: one file of data/lessons for each."""

from __future__ import annotations

from importlib.resources import files

from engine.events.lessons import Lesson, Lessons, read_lesson


def read_lessons() -> Lessons:
    """All lessons; raises BadRecord if one does not fit the rules as they are."""
    found = files("data").joinpath("lessons")
    texts = [each.read_text("utf-8") for each in found.iterdir() if each.name.endswith(".txt")]
    lessons: list[Lesson] = [read_lesson(text) for text in texts]
    return Lessons({lesson.game: lesson for lesson in lessons})
