"""The face of The Seven Seals: a trick, everybody's seals, and a prediction composed in private."""

from __future__ import annotations

from typing import Final

from cogs.faces.common import yes
from cogs.faces.seven_seals.board import LAST, board
from cogs.faces.seven_seals.end import final, hands, highlights
from cogs.faces.seven_seals.hand import page
from cogs.faces.seven_seals.hints import because, helping, move_sentence
from cogs.faces.seven_seals.log import PLAYED, event_line, is_loud, round_line, scoring
from cogs.faces.seven_seals.pictures import PICTURES
from cogs.faces.seven_seals.typed import find, plays, refusal, takes
from cogs.ui.custom_ids import ShowPage
from cogs.ui.face import Chapter, Face, Standing
from cogs.ui.page import Button, Say
from engine.core import places
from engine.games.seven_seals.options import Options
from engine.games.seven_seals.view import View
from engine.tables.view import TableView


def standing(seen: TableView) -> Standing:
    """The penalty points of the rounds that are over."""
    view: View = seen.view
    totals = view.sheet.totals
    return Standing(totals, places(tuple(-total for total in totals)))


def rules(say: Say, options: Options, chapter: Chapter) -> str:
    """A chapter of the rules, with the values in force."""
    if chapter is Chapter.COURSE:
        return say("rules-seven-seals-course")
    if chapter is Chapter.SCORING:
        start, rising = options.saboteur_start, yes(options.rising_saboteur)
        rounds = options.rounds
        return say("rules-seven-seals-scoring", start=start, rising=rising, rounds=rounds)
    return say("rules-seven-seals")


def more(say: Say, seen: TableView) -> tuple[Button, ...]:
    """The last trick."""
    view: View = seen.view
    if view.last_trick is None:
        return ()
    return (Button(say("seven-seals-last-button"), ShowPage(LAST), emoji="🃏"),)


FACE: Final = Face(
    key="seven-seals",
    pictures=PICTURES,
    played=PLAYED,
    board=board,
    is_loud=is_loud,
    page=page,
    event_line=event_line,
    scoring=scoring,
    final=final,
    highlights=highlights,
    hands=hands,
    refusal=refusal,
    plays=plays,
    takes=takes,
    find=find,
    move_sentence=move_sentence,
    because=because,
    standing=standing,
    rules=rules,
    round_line=round_line,
    helping=helping,
    more=more,
)
