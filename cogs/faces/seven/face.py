"""The face of 7: a pile of two fields, and a hand whose every card says what sum it would make."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from cogs.faces.seven import hand
from cogs.faces.seven import log as story
from cogs.faces.seven import typed as typed_plays
from cogs.ui.custom_ids import Play, ShowPage
from cogs.ui.face import Offer, Standing
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, Page, Say
from engine.core import Event, Seat, places
from engine.games.seven.cards import deck_name
from engine.games.seven.options import Options
from engine.games.seven.view import View
from engine.tables.view import TableView

NUMBERS = "numbers"
"""The page that counts the deck."""


class SevenFace:
    """Words and presses of 7."""

    key = "seven"

    def board(self, say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
        """The pile large, who holds what, the stock."""
        view: View = seen.view
        stock = say("seven-stock", draw=view.draw_pile, aside=view.aside)
        seats = [_seat_line(say, view, names, seat) for seat in range(len(names))]
        return (f"### {_title(say, view)}", _pile(say, view), "\n".join([*seats, f"-# {stock}"]))

    def page(self, say: Say, seen: TableView, names: Names, page: str) -> Page:
        """The hand, or the numbers in the deck, which anybody may look at."""
        return _numbers(say, seen.view) if page == NUMBERS else hand.page(say, seen, names)

    def tell(self, say: Say, event: Event, names: Names) -> str:
        """The event in one line."""
        return story.line(say, event, names)

    def scoring(self, say: Say, events: Sequence[Event], names: Names) -> tuple[str, ...]:
        """Who came in at which place, for how many chips, and the standing."""
        return story.reckoning(say, events, names)

    def refusal(self, say: Say, seen: TableView, names: Names, reason: Enum) -> str:
        """Why a placing is not allowed."""
        return say(f"seven-refusal-{reason.value}", sum=seen.view.sum)

    def plays(self, say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
        """Each legal placing, the highest sums first."""
        return typed_plays.offers(say, seen, typed)

    def takes(
        self, say: Say, seen: TableView, names: Names, card: str, typed: str
    ) -> Sequence[Offer]:
        """Nothing is taken in this game."""
        return ()

    def find(self, say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
        """The placing that is meant; a bare number will do where only one way is legal."""
        return typed_plays.find(say, seen, card + take)

    def seconds_before(self, event: Event) -> float:
        """Nothing is revealed with suspense here."""
        return 0.0

    def standing(self, seen: TableView) -> Standing:
        """Everybody's chips."""
        view: View = seen.view
        return Standing(view.chips, places(view.chips))

    def rules(self, say: Say, options: Options) -> str:
        """The rules, a minute of reading."""
        return say("rules-seven")

    def more(self, say: Say, seen: TableView) -> tuple[Button, ...]:
        """The numbers in the deck."""
        return (Button(say("seven-numbers-button"), ShowPage(NUMBERS), emoji="🎴"),)


def _numbers(say: Say, view: View) -> Page:
    counts = view.options.deck
    title = say("seven-numbers-title", cards=sum(counts))
    lines = [say("seven-numbers-line", number=n, count=c) for n, c in enumerate(counts, start=1)]
    shipped = deck_name(counts) is not None
    note = (f"-# {say('seven-numbers-reconstructed')}",) if shipped else ()
    return Page(Accent.HAND, (f"### {title}", "\n".join(lines), *note))


def _title(say: Say, view: View) -> str:
    if view.rounds is None:
        return say("seven-title", round=view.round, bank=view.bank)
    return say("seven-title-of", round=view.round, rounds=view.rounds)


def _pile(say: Say, view: View) -> str:
    """Both fields and their sum in the largest type; ○ is an open hole."""
    caption = say("seven-pile", cards=len(view.pile))
    if not view.pile:
        return f"{caption}\n# ┃ ○ ┃ ○ ┃\n-# {say('seven-pile-empty')}"
    fields = f"# ┃ {view.newest} ┃ {view.other or '○'} ┃ = {view.sum}"
    return f"{caption}\n{fields}\n-# {say('seven-pile-fields')}"


def _seat_line(say: Say, view: View, names: Names, seat: Seat) -> str:
    chips = f"🪙 {view.chips[seat]}"
    if seat in view.out:
        place = say("seven-out", place=view.out.index(seat) + 1)
        return f"{names.marked(seat)} 🏁 {place} {chips}"
    line = f"{names.marked(seat)} ✋ {view.sizes[seat]} {chips}"
    return f"{line} ← {say('seat-to-play')}" if seat == view.turn else line


SEVEN = SevenFace()
