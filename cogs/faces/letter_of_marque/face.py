"""The face of Letter of Marque: a sea of numbered ships, and guns that only their owner sees."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from cogs.faces.letter_of_marque import board, hand
from cogs.faces.letter_of_marque import log as story
from cogs.faces.letter_of_marque import typed as typed_plays
from cogs.ui.custom_ids import Play
from cogs.ui.face import Offer, Standing
from cogs.ui.names import Names
from cogs.ui.page import Button, Page, Say
from engine.core import Event
from engine.games.letter_of_marque.events import ShownArmed, ShownDefenceless
from engine.games.letter_of_marque.options import Options
from engine.games.letter_of_marque.scoring import ranks
from engine.games.letter_of_marque.state import Phase, Total
from engine.games.letter_of_marque.view import View
from engine.tables.view import TableView

SUSPENSE: Final = 1.0
"""Seconds between an attack and what it meets: the same for every ship, shown before or not."""


class LetterOfMarqueFace:
    """Words and presses of Letter of Marque."""

    key = "letter-of-marque"

    def board(self, say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
        """The sea by owners, with what everybody may count."""
        return board.blocks(say, seen, names)

    def page(self, say: Say, seen: TableView, names: Names, page: str) -> Page:
        """The own ships and what can be done; there are no further pages."""
        return hand.page(say, seen, names)

    def tell(self, say: Say, event: Event, names: Names) -> str:
        """The event in one line."""
        return story.line(say, event, names)

    def scoring(self, say: Say, events: Sequence[Event], names: Names) -> tuple[str, ...]:
        """Each score pile added up, and the totals of a series."""
        return story.reckoning(say, events, names)

    def refusal(self, say: Say, seen: TableView, names: Names, reason: Enum) -> str:
        """Why a move is not allowed."""
        return typed_plays.refusal_words(say, reason)

    def plays(self, say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
        """Each legal move in words."""
        return typed_plays.offers(say, seen, names, typed)

    def takes(
        self, say: Say, seen: TableView, names: Names, card: str, typed: str
    ) -> Sequence[Offer]:
        """The ships, once "attack" or "port" alone is chosen."""
        return typed_plays.ships_for(say, seen, names, card, typed)

    def find(self, say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
        """The move that is meant; the number of a ship will do."""
        return typed_plays.find(say, seen, f"{card} {take}")

    def seconds_before(self, event: Event) -> float:
        """The breath between the attack and what it meets."""
        return SUSPENSE if isinstance(event, ShownArmed | ShownDefenceless) else 0.0

    def standing(self, seen: TableView) -> Standing:
        """The score piles with the earlier games of a series; enemy cannons break ties."""
        view: View = seen.view
        totals = view.totals
        if view.phase is not Phase.OVER:
            totals = tuple(
                Total(total.points + fleet.points, total.enemy_cannons + fleet.enemy_cannons)
                for total, fleet in zip(totals, view.fleets, strict=True)
            )
        points = tuple(total.points for total in totals)
        cannons = tuple(total.enemy_cannons for total in totals)
        return Standing(points, ranks(totals), cannons)

    def rules(self, say: Say, options: Options) -> str:
        """The rules, a minute of reading."""
        return say("rules-letter-of-marque")

    def more(self, say: Say, seen: TableView) -> tuple[Button, ...]:
        """No further pages: the board tells all that is public."""
        return ()


LETTER_OF_MARQUE = LetterOfMarqueFace()
