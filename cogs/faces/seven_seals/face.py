"""The face of The Seven Seals: a trick, everybody's seals, and a prediction composed in private."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from cogs.faces.seven_seals import board, log, plays, sentences
from cogs.faces.seven_seals.hand import hand_page, return_page
from cogs.faces.seven_seals.predict import compose
from cogs.ui.custom_ids import Play, ShowPage
from cogs.ui.face import Offer, Standing
from cogs.ui.names import Names
from cogs.ui.page import Button, Page, Say
from engine.core import Event, places
from engine.games.seven_seals.moves import Reason
from engine.games.seven_seals.options import Options
from engine.games.seven_seals.state import Phase
from engine.games.seven_seals.view import View
from engine.tables.view import TableView

LAST = "last"
"""The page of the last trick."""


class SevenSealsFace:
    """Words and presses of The Seven Seals."""

    key = "seven-seals"

    def board(self, say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
        """The trick large, who follows, everybody's seals and penalty, the tricks predicted."""
        return board.blocks(say, seen.view, names)

    def page(self, say: Say, seen: TableView, names: Names, page: str) -> Page:
        """The composer, the choice of a seal, or the hand, whichever is due; the last trick."""
        view: View = seen.view
        if page == LAST:
            return board.last_page(say, view, names)
        if seen.seat in seen.to_move and view.phase is Phase.PREDICT:
            return compose(say, seen, names, page)
        if seen.seat in seen.to_move and view.phase is Phase.RETURN:
            return return_page(say, seen)
        return hand_page(say, seen, names, page)

    def tell(self, say: Say, event: Event, names: Names) -> str:
        """The event in one line."""
        return log.tell(say, event, names)

    def scoring(self, say: Say, events: Sequence[Event], names: Names) -> tuple[str, ...]:
        """What each seal cost, then the totals."""
        return log.scoring(say, events, names)

    def refusal(self, say: Say, seen: TableView, names: Names, reason: Enum) -> str:
        """Why the rules forbid a move, and what to do instead."""
        return plays.refusal_words(say, seen.view, Reason(reason.value))

    def plays(self, say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
        """Legal cards; predictions that fit what is typed; seals to return."""
        return plays.plays(say, seen, names, typed)

    def takes(
        self, say: Say, seen: TableView, names: Names, card: str, typed: str
    ) -> Sequence[Offer]:
        """From whom the seals of a prediction are taken, where that is a choice."""
        return sentences.takes(say, seen, names, card, typed)

    def find(self, say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
        """The card, prediction or seal that is meant; a page where a taking is left open."""
        return plays.find(say, seen, names, card, take)

    def seconds_before(self, event: Event) -> float:
        """Nothing is revealed with suspense here."""
        return 0.0

    def standing(self, seen: TableView) -> Standing:
        """The penalty points of the rounds that are over."""
        view: View = seen.view
        totals = view.sheet.totals
        return Standing(totals, places(tuple(-total for total in totals)))

    def rules(self, say: Say, options: Options) -> str:
        """The rules, a minute of reading."""
        return say("rules-seven-seals")

    def more(self, say: Say, seen: TableView) -> tuple[Button, ...]:
        """The last trick."""
        view: View = seen.view
        if view.last_trick is None:
            return ()
        return (Button(say("seals-last-button"), ShowPage(LAST), emoji="🃏"),)


SEVEN_SEALS = SevenSealsFace()
