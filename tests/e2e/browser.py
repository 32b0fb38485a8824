"""The sandbox in a real browser: its process, and a page that people look at and press."""

from __future__ import annotations

import multiprocessing
import os
import re
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import wraps
from multiprocessing.connection import Connection
from typing import Any, Final, ParamSpec, TypeVar

import pytest

from bot.__main__ import main
from bot.texts import card_pictures
from cogs.faces.seven_seas.words import short
from cogs.ui.layout import JOINER
from engine.games.seven_seas.cards import DECK
from tests.cogs.faces.moments import SAY

P = ParamSpec("P")
T = TypeVar("T")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
UNREAD: Final = [
    f"*/fonts/noto-sans-{script}-*" for script in ("arabic", "devanagari", "hebrew", "sc")
]
"""20 MB of fonts for scripts that the bot does not speak; else an emoji is looked for there."""
SECONDS = 90
OFFERING = 5000
"""Milliseconds in which commands are offered for what is typed."""
TRIES = 5
DRAWN: Final = {
    name: short(SAY, card) for name, card in zip(card_pictures.NAMES, DECK, strict=False)
}
"""The signs of the cards of 7 Seas, by the names of their pictures, which come first of all."""
PICTURES: Final = {sign: name for name, sign in DRAWN.items()}
READ: Final = """log => {
  const names = [...log.querySelectorAll("img.custom-emoji")].map(image => {
    const name = document.createElement("span");
    name.textContent = `:${image.alt}:`;
    image.after(name);
    return name;
  });
  const text = log.innerText;
  names.forEach(name => name.remove());
  return text;
}"""
"""The readable text, with the names of the pictures; the page is left as it was."""
FIELD: Final = "#channel-composer-input"
"""Where people type: in every language of the page."""
SEND: Final = "#send-message"
STILL = 0.6
"""Seconds in which no button changes once a press is answered."""
ANSWERED: Final = """async (log, [still, most]) => {
  const disabled = () => log.querySelectorAll("button:disabled").length;
  const began = performance.now();
  let before = disabled(), since = began;
  for (let now = began; now - since < still * 1000 && now - began < most * 1000;) {
    await new Promise(done => setTimeout(done, 100));
    [now, since] = [performance.now(), disabled() === before ? since : performance.now()];
    before = disabled();
  }
}"""
"""Wait until no button changes: a pressed one is disabled until the answer."""


def chromium() -> str:
    """Where a Chromium is; without one the test is skipped, or fails where CI is set."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        missing = "no Chromium is installed (Debian: apt-get install chromium)"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return found


_forks: Final = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["bot.cli.sandbox", "bot.sandbox.town"])
_thread: Final = ThreadPoolExecutor(1, "chromium")
_opened: Final[list[Any]] = []
"""Playwright and the one Chromium of this process, once it was needed."""


def in_chromium(work: Callable[P, T]) -> Callable[P, T]:
    """Run a function, such as a test, in Chromium's thread.

    Playwright keeps an event loop running in its thread, and no other one could run there.
    """

    @wraps(work)
    def there(*args: P.args, **kwargs: P.kwargs) -> T:
        chromium()
        return _thread.submit(work, *args, **kwargs).result()

    return there


def new_tab(**options: Any) -> Any:
    """A page that shares nothing with others but Chromium; call this in its thread."""
    from playwright.sync_api import sync_playwright

    if not _opened:
        playwright = sync_playwright().start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        _opened.extend((playwright, browser))
    tab = _opened[1].new_context(**options).new_page()
    network = tab.context.new_cdp_session(tab)
    network.send("Network.enable")
    network.send("Network.setBlockedURLs", {"urls": UNREAD})
    return tab


def end_chromium() -> None:
    """End Chromium, if it was started."""

    def ended() -> None:
        playwright, browser = _opened
        _opened.clear()
        browser.close()
        playwright.stop()

    if _opened:
        _thread.submit(ended).result()


def _run(into: Connection, *words: str) -> None:
    """Run a command of the bot in this process, which has been forked; print into the pipe."""
    os.dup2(into.fileno(), 1)
    os.dup2(into.fileno(), 2)
    into.close()
    sys.stdout = sys.stderr = os.fdopen(1, "w", buffering=1)
    sys.exit(main(words))


@contextmanager
def sandbox(*arguments: str) -> Iterator[str]:
    """The address of a sandbox, by its command line, in a process of its own.

    It is forked from one that has imported the bot, which takes most of the time of a start.
    """
    told, into = _forks.Pipe(duplex=False)
    process = _forks.Process(target=_run, args=(into, "sandbox", *arguments))
    process.start()
    into.close()
    with os.fdopen(os.dup(told.fileno())) as lines:
        try:
            said = ""
            while "http://" not in said and (line := lines.readline()):
                said += line
            match = re.search(r"http://\S+", said)
            assert match is not None, f"no address in {said!r}"
            yield match[0]
        finally:
            if process.pid is not None and process.is_alive():
                os.kill(process.pid, signal.SIGINT)
            process.join(SECONDS)
            process.kill()  # if it has not ended by itself
            sys.stderr.write(lines.read())
            process.join()
            told.close()
    assert process.exitcode == 0


@contextmanager
def page_at(url: str, width: int = 900, height: int = 900, scale: float = 1) -> Iterator[Page]:
    """The page in a headless Chromium; call this in its thread."""
    screen = {"width": width, "height": height}
    tab = new_tab(viewport=screen, device_scale_factor=scale)
    with tab.context:
        tab.set_default_timeout(SECONDS * 1000)
        tab.goto(url)
        tab.locator(FIELD).wait_for()
        yield Page(tab)


class Page:
    """The page as one person after another sees and uses it; `tab` is Playwright's page."""

    def __init__(self, tab: Any) -> None:
        self.tab = tab

    @property
    def log(self) -> Any:
        """The channel as the viewer sees it."""
        return self.tab.get_by_role("log")

    def view(self, who: str) -> None:
        """Look through somebody else's eyes."""
        self.tab.locator("#viewer-picker").select_option(label=who)
        self.tab.wait_for_timeout(200)
        self.tab.locator(f"{SEND}:enabled").wait_for()

    def sees(self, text: str) -> None:
        """Wait until this text is there, and until nothing that was pressed is under way.

        Buttons that cannot be pressed now stay disabled.
        """
        if any(sign in text for sign in PICTURES):
            self._reads(text)
        else:
            shown = re.compile(f"{JOINER}?".join(map(re.escape, text)), re.IGNORECASE)
            self.log.get_by_text(shown).last.wait_for()
        self.log.evaluate(ANSWERED, [STILL, SECONDS])

    def press(self, label: str, then: str, *, exact: bool = False) -> None:
        """Press the newest button with this label or card, and wait for what it brings."""
        self._buttons(label, exact=exact).last.click()
        self.sees(then)

    def _buttons(self, label: str, *, exact: bool) -> Any:
        """The buttons that say this, or that show the picture of this card."""
        if label not in PICTURES:
            return self.log.get_by_role("button", name=label, exact=exact)
        picture = self.tab.locator(f'img[alt^="{PICTURES[label]}_"]')
        return self.log.get_by_role("button").filter(has=picture)

    def _reads(self, text: str) -> None:
        """Wait until this text is there, in which cards are written as signs."""
        for _ in range(SECONDS * 10):
            if text in self.text():
                return
            self.tab.wait_for_timeout(100)
        pytest.fail(f"{text!r} is not in {self.text()}")

    def command(self, name: str, then: str, **options: str) -> None:
        """Send a slash command; an option is chosen among its suggestions.

        Repeat it if the page was redrawn while it was being sent, and nothing came of it.
        """
        from playwright.sync_api import TimeoutError as TooLate

        before = self.text()
        for _ in range(TRIES):
            self.typed(name)
            with suppress(TooLate):
                for option, value in options.items():
                    self._filled(option, value)
                send = self.tab.locator(SEND)
                send.click(timeout=OFFERING)
                if self._comes(before):
                    break
        self.sees(then)

    def _filled(self, option: str, value: str) -> None:
        """Choose this value among those that are offered for an option."""
        self.option(option).press_sequentially(value, timeout=OFFERING)
        offered = self.tab.get_by_role("option", name=value)
        offered.first.wait_for(timeout=OFFERING)
        exact = self.tab.get_by_role("option", name=value, exact=True)
        (exact if exact.count() else offered).first.click(timeout=OFFERING)

    def _comes(self, before: str) -> bool:
        """True if something else than before is to be read soon."""
        for _ in range(OFFERING // 100):
            if self.text() != before:
                return True
            self.tab.wait_for_timeout(100)
        return False

    def option(self, name: str) -> Any:
        """The field of an option of the command that is being typed; an optional one is added."""
        field = self.tab.locator(f'.command-option-input[data-option="{name}"]')
        if not field.count():
            if not self.offered(name).count():
                self.tab.locator(".command-ghost").click(timeout=OFFERING)
            self.offered(name).click(timeout=OFFERING)
        field.click(timeout=OFFERING)
        return field

    def offered(self, option: str) -> Any:
        """An option that the command being typed could be given, in the list of them."""
        return self.tab.locator(f'.command-suggestion[data-value="{option}"]')

    def typed(self, name: str) -> None:
        """Begin a slash command; repeat it if the page was redrawn while it was being typed."""
        from playwright.sync_api import TimeoutError as TooLate

        field = self.tab.locator(FIELD)
        offer = self.tab.get_by_role("option", name=f"/{name} ").first
        for _ in range(TRIES):
            field.fill("")
            field.click()
            self.tab.keyboard.type(f"/{name}")
            with suppress(TooLate):
                offer.click(timeout=OFFERING)
                return
        pytest.fail(f"/{name} is not offered")

    def cleared(self) -> None:
        """Give up the command that is being typed."""
        self.tab.locator(".command-context-close").click()
        self.tab.locator(FIELD).fill("")

    def viewer(self) -> str:
        """Through whose eyes the page looks."""
        picker = self.tab.locator("#viewer-picker")
        return str(picker.evaluate("picker => picker.selectedOptions[0].textContent"))

    def text(self) -> str:
        """All that the viewer can read; the cards of 7 Seas as their signs."""
        return with_signs(str(self.log.evaluate(READ))).replace(JOINER, "")


def with_signs(text: str) -> str:
    """The text with a sign in the place of ":s_rum8_3fa9:"; other pictures keep their names."""
    return re.sub(r":(\w+)_\w{4}:", lambda name: DRAWN.get(name[1], name[0]), text)
