"""Takes the pictures of the README from the sandbox: python -m tests.e2e.pictures

A prepared round of 7 Seas in the width of a desktop and of a phone: lobby, board, hand, nick and
reckoning; then a hand and a board of each of the other games, and what a club has left behind. Each
is cropped to its message. Needs Chromium and Playwright. `python -m tests.e2e.pictures phone club`
takes the last ones alone.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image

from cogs.faces.seven_seas.words import short, summed
from engine.games.seven_seas import GAME
from engine.games.seven_seas.captures import Choice
from engine.games.seven_seas.cards import KRAKEN
from engine.games.seven_seas.moves import HARBOUR, DeclineNick, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.state import Phase, State
from engine.games.seven_seas.view import what_now
from engine.shuffle import derived
from tests.cogs.faces.moments import SAY
from tests.e2e.browser import Page, page_at, sandbox

PICTURES = Path(__file__).parents[2] / "data" / "pictures"
WIDTHS = {"desktop": 900, "phone": 390}
COLOURS = 96
CLUTTER = ".message-context-actions, [role=toolbar] { display: none !important }"
"""What the page shows over a message under the mouse."""
CREW = ("Anna", "Ben", "Chloé")
SETTLED = 1000
"""Milliseconds in which the page shows what has just happened."""
SEED = 6
YOURS = "Your turn"
OTHERS = {"marque": ("Letter of Marque", 3), "seven": ("7", 0), "seals": ("The Seven Seals", 0)}
"""What the pictures of the other games are called; the game, and the moves that are made before."""
CLUB = "club"
OPENING = ("c1<r10", "g4<c4", "g6<x6", "g7<x7")
"""With this deal the fourth card clears the display."""


def main() -> None:
    """Take all pictures in both widths, or in those that are named."""
    named = set(sys.argv[1:])
    if not named <= {*WIDTHS, CLUB}:
        sys.exit(__doc__)
    PICTURES.mkdir(exist_ok=True)
    for name in named & WIDTHS.keys() or WIDTHS:
        with channel(name, "--club") as page:
            Club(page, name).look()
        if CLUB in named:
            continue
        with channel(name, seed=None) as page:
            Lobby(page, name).look()
        with channel(name) as page:
            Round(page, name).play()
        for picture, (game, moves) in OTHERS.items():
            with channel(name) as page:
                Table(page, name).play(picture, game, moves)


@contextmanager
def channel(width: str, *arguments: str, seed: int | None = SEED) -> Iterator[Page]:
    """A new sandbox in a page of this width; without a seed its tables are sealed."""
    seeded = () if seed is None else ("--seed", str(seed))
    with (
        sandbox("--players", "3", *seeded, *arguments) as url,
        page_at(url, width=WIDTHS[width], height=1100, scale=1.5) as page,
    ):
        yield page


class Pictures:
    """Takes pictures of messages in a page of one width."""

    def __init__(self, page: Page, width: str) -> None:
        self.page = page
        self.width = width

    def picture(self, what: str, sign: str) -> None:
        """Save a picture of the newest message that shows this sign, small."""
        self.page.tab.wait_for_timeout(SETTLED)
        message = self.message(sign)
        message.scroll_into_view_if_needed()
        path = PICTURES / f"{what}-{self.width}.png"
        frame = message.bounding_box()  # the page draws its messages anew now and then
        self.page.tab.screenshot(path=path, clip=frame, style=CLUTTER)
        with Image.open(path) as picture:
            picture.convert("RGB").quantize(COLOURS).save(path, optimize=True)

    def message(self, sign: str) -> Any:
        """The newest message that shows this sign."""
        return self.page.log.locator(".message-components").filter(has_text=sign).last


class Club(Pictures):
    """The leaderboard of a club, and the games of its first member."""

    def look(self) -> None:
        """Take a picture of both."""
        self.page.view("Chloé")
        self.page.command("leaderboard", "My rating")
        self.picture("leaderboard", "My rating")
        self.page.command("history", "Your games here")
        self.picture("history", "Your games here")


class Lobby(Pictures):
    """A table of three people before its start."""

    def look(self) -> None:
        """Open it, have the others join, and take a picture."""
        gathered(self.page)
        self.picture("lobby", "who comes aboard")


def gathered(page: Page) -> None:
    """Open a table of 7 Seas and have everybody join; look through the host's eyes again."""
    page.command("table open", "One more player")
    for who in CREW[1:]:
        page.view(who)
        page.press("Join", "Ready.")
    page.view("Anna")


class Table(Pictures):
    """A table of Anna and two computer players, where she does what a mate would do."""

    def play(self, picture: str, game: str, moves: int) -> None:
        """Play so many of her moves; then pictures of her hand and of the board."""
        page = self.page
        page.command("table open", "How to play", game=game)
        page.press("Add computer", "Who takes the next seat?")
        page.press("Mate", "takes a seat")
        page.press("Mate", "Ready.")
        page.press("Start", YOURS)
        for _ in range(moves):
            self.advised()
        self.picture(picture, YOURS)
        self.picture(f"{picture}-board", "Rules")

    def advised(self) -> None:
        """Ask a mate, do that, and wait for the next turn."""
        page = self.page
        page.press("Hint", "A computer would")
        self.message(YOURS).get_by_role("button", name="💡").first.click()
        page.sees("Since your move")
        self.message(YOURS).wait_for(timeout=60_000)


class Round(Pictures):
    """One round, played in the browser and, to know what to press, on the rules."""

    def __init__(self, page: Page, width: str) -> None:
        super().__init__(page, width)
        self.looked: set[str] = set()
        self.state: State = GAME.deal(GAME.options(), 3, derived(SEED, "table", 0) >> 1).state

    def play(self) -> None:
        """From the deal to the reckoning, with a picture of each kind of message."""
        page = self.page
        gathered(page)
        page.press("Start", "Your turn")
        self.looked.add("Anna")
        self.picture("hand", "Display:")
        for number, move in enumerate(OPENING):
            self.move(move)
            if number == 1:
                self.picture("board", "Rules")
        page.view("Anna")
        self.picture("nick", "Nick a card?")
        while self.state.round.number == 1:
            self.move(GAME.write_move(self.chosen()))
        self.picture("reckoning", "the reckoning")

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
            page.press(short(SAY, move.card), "nicked a card from", exact=True)
        elif isinstance(move, OpenSource):
            whose = "Harbour" if move.source == HARBOUR else CREW[move.source]
            page.press(whose, "The others go back")

    def press_card(self, move: PlayCard, choices: Sequence[Choice]) -> None:
        """Press a card and, where there is a choice, what it takes."""
        done = f"{'played' if move.take else 'laid'} {short(SAY, move.card)}"
        self.page.press(
            short(SAY, move.card), "which way?" if len(choices) > 1 else done, exact=True
        )
        if len(choices) > 1:
            self.page.press(summed(SAY, move.take) if move.take else "Lay it", done, exact=True)


if __name__ == "__main__":
    main()
