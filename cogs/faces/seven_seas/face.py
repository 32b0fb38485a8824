"""The face of 7 Seas."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from cogs.faces.seven_seas import typed as typing
from cogs.faces.seven_seas.board import board
from cogs.faces.seven_seas.hand import page_of
from cogs.faces.seven_seas.log import Reckoning, told
from cogs.faces.seven_seas.words import value_lines
from cogs.ui.custom_ids import Play
from cogs.ui.face import Offer, Standing
from cogs.ui.names import Names
from cogs.ui.page import Button, Page, Say
from engine.core import Event, places
from engine.games.seven_seas.options import TABLES, Options
from engine.games.seven_seas.view import View
from engine.tables.view import TableView


class SevenSeasFace:
    """Words and presses of 7 Seas."""

    key = "seven-seas"

    def board(self, say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
        """The chart, the display, who has what."""
        return board(say, seen.view, names)

    def page(self, say: Say, seen: TableView, names: Names, page: str) -> Page:
        """The hand, the captures of one card, the kraken's price, or the nick."""
        return page_of(say, seen, names, page)

    def tell(self, say: Say, event: Event, names: Names) -> str:
        """The event in one line."""
        return told(say, event, names)

    def scoring(self, say: Say, events: Sequence[Event], names: Names) -> tuple[str, ...]:
        """The reckoning of a round."""
        return Reckoning(say, events, names).blocks()

    def refusal(self, say: Say, seen: TableView, names: Names, reason: Enum) -> str:
        """Why the rules forbid a move."""
        return say(f"seven-seas-refusal-{reason.value}", card="")

    def plays(self, say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
        """What may be played."""
        return typing.plays(say, seen, names, typed)

    def takes(
        self, say: Say, seen: TableView, names: Names, card: str, typed: str
    ) -> Sequence[Offer]:
        """What the card may take."""
        return typing.takes(say, seen, card, typed)

    def find(self, say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
        """The play that is meant."""
        return typing.find(say, seen, names, card, take)

    def seconds_before(self, event: Event) -> float:
        """Nothing is revealed with suspense here."""
        return 0.0

    def standing(self, seen: TableView) -> Standing:
        """The space of each seat's ship."""
        view: View = seen.view
        points = tuple(view.ships[side] for side in view.sides)
        return Standing(points, places(points))

    def rules(self, say: Say, options: Options) -> str:
        """The rules, a minute of reading, with the booty values in force."""
        own = options.booty_values not in TABLES.values()
        values = "\n".join(value_lines(say, options.booty_values))
        return say("rules-seven-seas", own="yes" if own else "no", values=values)

    def more(self, say: Say, seen: TableView) -> tuple[Button, ...]:
        """No further pages."""
        return ()


SEVEN_SEAS = SevenSeasFace()
