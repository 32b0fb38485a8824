"""Takes the pictures of the README from the sandbox: python -m tests.lab.pictures.readme

Pictures as wide as a phone: a capture and a nick in 7 Seas, a bluff in Letter of Marque that came
home, the end of a game, a club night, a lesson, a daily deal, its result, and its share line. The
lesson, the deal and the line are taken as wide as a desktop, too. Then a hand in German and one in
French. Each is cropped to its message. A group chat is a board with a hand below it. Needs Chromium
and Playwright.
`python -m tests.lab.pictures.readme bluff end` takes those two alone.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import TimeoutError as TooLate

from bot.sandbox.club import read_club
from bot.texts.i18n import Catalogue
from cogs.faces.seven_seas.words import short, summed
from engine.games.seven_seas import GAME
from engine.games.seven_seas.captures import Choice
from engine.games.seven_seas.moves import PlayCard
from engine.games.seven_seas.state import State
from engine.games.seven_seas.view import what_now
from engine.shuffle import derived
from engine.tables.record import write_record
from tests.cogs.faces.moments import SAY
from tests.e2e.browser import Page, end_chromium, in_chromium, page_at, sandbox

PICTURES = Path(__file__).parents[3] / "data" / "pictures"
WIDTHS: Final = {"phone": 390, "desktop": 900}
"""The widths of the page, in pixels, by the kind of screen."""
HEIGHT: Final = 1100
COLOURS = 96
CLUTTER = ".message-context-actions, [role=toolbar] { display: none !important }"
"""Hides SimCord's tools over the message under the mouse."""
CREW = ("Anna", "Ben", "Chloé")
SETTLED = 1000
"""Milliseconds in which the page shows what has just happened."""
SEED = 6
YOURS = "Your turn"
BEGUN = "One try: finish it by"
LIVE = ":not([disabled], [aria-disabled=true])"
"""Of buttons that can be pressed; while a press is under way there are none."""
GREEN, ENABLED, CONFIRM = (
    f"button.button-style-3{LIVE}",
    f"button{LIVE}",
    f"button.button-style-1{LIVE}",
)
"""The last one is the press that is expected: else a prediction would be changed for ever."""
MOST_PRESSES = 400
"""Of one person in a daily deal."""
MEASURED = "of 100 computers"
SHARED = "played the daily deal"
OPENING = ("c1<r10", "g4<c4", "g6<x6", "g7<x7")
"""With this deal the fourth card clears the display."""
SAILING = (("Anna", "Defenceless"), ("Ben", "Armed"), ("Chloé", "Armed"))
"""The ships of the set-up; then everybody sets sail once, and Anna's first ship comes home."""
HANDS = ("de", "fr")
"""The languages whose hand is shown."""
ENDED = 36
"""The number of a game of 7 Seas in the club's past, with three people."""


def main() -> None:
    """Take all pictures, or those that are named."""
    named = set(sys.argv[1:]) or set(TAKEN)
    if not named <= TAKEN.keys():
        sys.exit(__doc__)
    PICTURES.mkdir(exist_ok=True)
    for take in dict.fromkeys(TAKEN[name] for name in TAKEN if name in named):
        take()


@contextmanager
def channel(*arguments: str) -> Iterator[Page]:
    """A page with a new sandbox that deals the same cards each time."""
    with (
        sandbox("--players", "3", "--seed", str(SEED), *arguments) as url,
        page_at(url, width=WIDTHS["phone"], height=HEIGHT, scale=1.5) as page,
    ):
        yield page


def picture(page: Page, name: str, sign: str, screen: str = "phone", below: str = "") -> None:
    """Save a small picture of the newest message that shows this sign.

    below: also of all down to the one that shows this.
    """
    page.tab.wait_for_timeout(SETTLED)
    message = message_with(page, sign)
    message.locator(ENABLED).first.wait_for()  # until the press is answered
    message.scroll_into_view_if_needed()
    path = PICTURES / f"{name}-{screen}.png"
    frame = message.bounding_box()  # the page draws its messages again now and then
    if below:
        last = message_with(page, below).bounding_box()
        frame["height"] = last["y"] + last["height"] - frame["y"]
    page.tab.screenshot(path=path, clip=frame, style=CLUTTER)
    with Image.open(path) as taken:
        taken.convert("RGB").quantize(COLOURS).save(path, optimize=True)


def pictures(page: Page, name: str, sign: str) -> None:
    """Save a picture for each screen."""
    for screen, width in WIDTHS.items():
        page.tab.set_viewport_size({"width": width, "height": HEIGHT})
        picture(page, name, sign, screen)


def message_with(page: Page, sign: str) -> Any:
    """The newest message that shows this sign."""
    return page.log.locator(".message-components").filter(has_text=sign).last


def gathered(page: Page, **options: str) -> None:
    """Open a table and have everybody join; look through the host's eyes again."""
    page.command("table open", "House rules", **options)
    for name in CREW[1:]:
        page.view(name)
        page.press("Join", name)
    page.view("Anna")


def take_round() -> None:
    """Play 7 Seas to the first nick: a hand after a capture, and the nick."""
    with channel() as page:
        Round(page).play()


def take_bluff() -> None:
    """Bring a ship without cannons home in Letter of Marque."""
    with channel() as page:
        gathered(page, game="Letter of Marque")
        page.press("Start", "Armed")
        for name, ship in SAILING:
            page.view(name)
            if name != "Anna":
                page.press("My hand", "Armed")
            page.press(ship, "choosing")
        for name in CREW:
            page.view(name)
            page.press("Set sail", "Which ship")
            page.press("Armed", "is choosing")
        page.view("Anna")
        page.press("My hand", YOURS)
        page.press("A1", "home with")
        picture(page, "bluff", "home with")


def take_group() -> None:
    """Show a group chat whose guests have no app: the board, and a hand below it."""
    with channel("--group") as page:
        game = Round(page)
        game.begin()
        game.move(OPENING[0])
        picture(page, "group", "Display", below="choosing")


def take_night() -> None:
    """Show a club night that people check in for."""
    with channel() as page:
        page.command("night", "Announce")
        page.press("Announce", "You can check in until it starts")
        for name in CREW:
            page.view(name)
            page.press("I'm here", "You've checked in")
        page.sees("Here: 3")
        picture(page, "night", "Planned by")


def take_end() -> None:
    """Show the result of a game of the club's past."""
    game = read_club()[ENDED]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        file.write_text(write_record(game), encoding="utf-8")
        with channel("--game", str(file)) as page:
            page.sees("Scoring")
            picture(page, "end", "Scoring")


def take_lesson() -> None:
    """Show the first step of the lesson of 7 Seas."""
    with channel() as page:
        page.command("learn", "Step 1 of")
        pictures(page, "lesson", "Step 1 of")


def take_daily() -> None:
    """Show a daily deal, and the result and the share line of the last person to finish it.

    The deal follows from the day and from luck.
    """
    with channel() as page:
        for name in (*CREW[1:], CREW[0]):
            page.view(name)
            page.command("daily", "What counts")
            page.press("Begin", BEGUN)
            if name != CREW[0]:
                finish(page, ENABLED)
        pictures(page, "daily", BEGUN)
        finish(page, f"{GREEN} | {ENABLED}")
        page.tab.set_viewport_size({"width": WIDTHS["phone"], "height": HEIGHT})
        picture(page, "result", MEASURED)
        page.press("Share", SHARED)
        pictures(page, "share", SHARED)


def take_hands() -> None:
    """Show a hand of 7 Seas in other languages, after the first capture."""
    for language in HANDS:
        with channel("--language", language) as page:
            yours = Catalogue().say(language)("hand-yours")
            page.command("solo", yours)
            message_with(page, yours).locator(GREEN).last.click()
            picture(page, f"hand-{language}", yours)


def finish(page: Page, kinds: str) -> None:
    """Play a daily deal to its score by the first button of the first of these kinds."""
    for _ in range(MOST_PRESSES):
        if page.log.get_by_role("button", name="Share").count():
            return
        hand = page.log.locator(".message-components").last  # a round's end names no deal
        chosen = (hand.locator(kind) for kind in (CONFIRM, *kinds.split(" | ")))
        with suppress(TooLate):  # it was drawn again
            for found in [found for found in chosen if found.count()][:1]:
                found.first.click(timeout=SETTLED)
        page.tab.wait_for_timeout(SETTLED)
    sys.exit(f"no score after {MOST_PRESSES} presses: {page.text()}")


TAKEN: Final[dict[str, Callable[[], None]]] = {
    "capture": take_round,
    "nick": take_round,
    "bluff": take_bluff,
    "end": take_end,
    "night": take_night,
    "group": take_group,
    "lesson": take_lesson,
    "daily": take_daily,
    "result": take_daily,
    "share": take_daily,
    **dict.fromkeys([f"hand-{language}" for language in HANDS], take_hands),
}
"""The function that takes each picture, by the picture's name."""


class Round:
    """A round, played in the browser and, to know what to press, on the rules."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.looked: set[str] = set()
        self.state: State = GAME.deal(GAME.options(), 3, derived(SEED, "table", 0) >> 1).state

    def begin(self) -> None:
        """Open the table and start: Anna's hand is open."""
        gathered(self.page)
        self.page.press("Start", YOURS)
        self.looked.add("Anna")

    def play(self) -> None:
        """Play the opening: Anna's second hand shows what she captured, and she may nick."""
        page = self.page
        self.begin()
        for number, move in enumerate(OPENING):
            if number == len(OPENING) - 1:
                page.view("Anna")
                picture(page, "capture", YOURS)
            self.move(move)
        page.view("Anna")
        picture(page, "nick", "Nick a card?")

    def move(self, text: str) -> None:
        """Press what makes this move, on a hand that stays open."""
        seat, move, page = self.state.turn, GAME.read_move(text), self.page
        before, name = self.state, CREW[seat]
        self.state = GAME.apply(before, seat, move).state
        page.view(name)
        if name not in self.looked:
            page.press("My hand", YOURS)
            self.looked.add(name)
        assert isinstance(move, PlayCard)
        self.press_card(move, what_now(GAME.view(before, seat), move.card))

    def press_card(self, move: PlayCard, choices: Sequence[Choice]) -> None:
        """Press a card and, where there is a choice, what it takes."""
        done = f"{'played' if move.take else 'laid'} {short(SAY, move.card)}"
        self.page.press(
            short(SAY, move.card), "which way?" if len(choices) > 1 else done, exact=True
        )
        if len(choices) > 1:
            self.page.press(summed(SAY, move.take) if move.take else "Lay it", done, exact=True)


if __name__ == "__main__":
    in_chromium(main)()
    end_chromium()
