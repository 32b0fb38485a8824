"""Takes the pictures of the README from the sandbox: python -m tests.e2e.pictures

A prepared round of 7 Seas in the width of a desktop and of a phone: lobby, board, hand, nick and
reckoning, each cropped to its message. Needs Chromium and Playwright.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from cogs.faces.seven_seas.words import short, summed
from engine.games.seven_seas import GAME
from engine.games.seven_seas.captures import Choice
from engine.games.seven_seas.cards import KRAKEN
from engine.games.seven_seas.moves import HARBOUR, DeclineNick, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.state import Phase, State
from engine.games.seven_seas.view import what_now
from engine.shuffle import derived
from tests.e2e.browser import Page, page_at, sandbox

PICTURES = Path(__file__).parents[2] / "data" / "pictures"
WIDTHS = {"desktop": 900, "phone": 390}
COLOURS = 96
CLUTTER = ".message-context-actions, [role=toolbar] { display: none !important }"
"""What the page shows over a message under the mouse."""
CREW = ("Anna", "Ben", "Chloé")
SEED = 6
OPENING = ("c1<r10", "g4<c4", "g6<x6", "g7<x7")
"""With this deal the fourth card clears the display."""


def main() -> None:
    """Take all pictures in both widths, or in those that are named."""
    PICTURES.mkdir(exist_ok=True)
    for name in sys.argv[1:] or WIDTHS:
        with (
            sandbox("--players", "3", "--seed", str(SEED)) as url,
            page_at(url, width=WIDTHS[name], height=1100, scale=1.5) as page,
        ):
            Round(page, name).play()


class Round:
    """One round, played in the browser and, to know what to press, on the rules."""

    def __init__(self, page: Page, width: str) -> None:
        self.page = page
        self.width = width
        self.looked: set[str] = set()
        self.state: State = GAME.deal(GAME.options(), 3, derived(SEED, "table", 0) >> 1).state

    def play(self) -> None:
        """From the lobby to the reckoning, with a picture of each kind of message."""
        page = self.page
        page.command("table open", "One more player")
        for who in CREW[1:]:
            page.view(who)
            page.press("Join", "Ready.")
        page.view("Anna")
        self.picture("lobby", "who comes aboard")
        page.press("Start", "Your turn")
        self.looked.add("Anna")
        self.picture("hand", "Display:")
        for move in OPENING:
            self.move(move)
        page.view("Anna")
        self.picture("nick", "Nick a card?")
        while self.state.round.number == 1:
            self.move(GAME.write_move(self.chosen()))
        self.picture("reckoning", "the reckoning")
        self.picture("board", "🗺️")

    def chosen(self) -> Move:
        """Something sensible: the nick that is worth most, the capture of most cards."""
        moves = GAME.legal_moves(self.state, self.state.turn)
        if self.state.phase is Phase.PLAY:
            plays = [move for move in moves if isinstance(move, PlayCard)]
            tame = [move for move in plays if move.card is not KRAKEN or not move.take]
            return max(tame, key=lambda m: (m.card is not KRAKEN, len(m.take)))
        return next(move for move in moves if not isinstance(move, DeclineNick))

    def move(self, text: str) -> None:
        """Press what makes this move, on a hand that stays open."""
        seat, move, page = self.state.turn, GAME.read_move(text), self.page
        before, name = self.state, CREW[seat]
        self.state = GAME.apply(before, seat, move).state
        page.view(name)
        if name not in self.looked:
            page.press("My hand", "Your turn")
            self.looked.add(name)
        if isinstance(move, PlayCard):
            self.press_card(move, what_now(GAME.view(before, seat), move.card))
        elif isinstance(move, Keep):
            page.pick(short(move.card), "nicked a card from")
        elif isinstance(move, OpenSource):
            whose = "Harbour" if move.source == HARBOUR else CREW[move.source]
            page.press(whose, "Keep one card")

    def press_card(self, move: PlayCard, choices: Sequence[Choice]) -> None:
        """Press a card and, where there is a choice, what it takes."""
        done = f"{'played' if move.take else 'laid'} {short(move.card)}"
        self.page.press(short(move.card), "which way?" if len(choices) > 1 else done, exact=True)
        if len(choices) > 1:
            self.page.press(summed(move.take) if move.take else "Lay it", done, exact=True)

    def picture(self, what: str, sign: str) -> None:
        """Save a picture of the newest message that shows this sign, small."""
        message = self.page.log.locator(".message-components").filter(has_text=sign).last
        message.scroll_into_view_if_needed()
        path = PICTURES / f"{what}-{self.width}.png"
        message.screenshot(path=path, style=CLUTTER)
        with Image.open(path) as picture:
            picture.convert("RGB").quantize(COLOURS).save(path, optimize=True)


if __name__ == "__main__":
    main()
