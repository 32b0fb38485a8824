"""People who go on journeys at once: each is a few presses and commands in one place."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from cogs.ui.layout import JOINER
from cogs.ui.page import Say
from tests.e2e.delays import NAMES, Asked, Discord
from tests.e2e.stage import walk

ANY: Final = "anything"
"""Anything that the newest private message offers."""
MOVE: Final = "a move"
"""A legal move in the newest hand, or a page that leads to one."""
PLAY: Final = (MOVE,) * 3
UNDO: Final = "undo-button"
REST: Final = 60
"""Seconds in which the bot finishes everything, repeated requests too."""

JOURNEYS: Final = {
    name: steps.split(", ")
    for line in Path(__file__).with_name("journeys.txt").read_text("utf-8").splitlines()
    for name, steps in [line.split(": ")]
}
"""By name the buttons and commands of a journey, in order."""
RARE: Final = ("share", "review", "replay", "again", "vote", "vote on", "answer")
"""Journeys that are possible for a short time; people who can make them often do."""
PLAYING: Final = ("start", "play", "play", "undo", "end by command", "leave and return")
GAMES: Final = ("seven", "seven", "seven", "seven-seas", "seven-seals", "letter-of-marque")

Offer = tuple[Any, Any, str]


class Person:
    """Somebody who presses what they see, and doesn't always wait for the answer."""

    def __init__(self, there: Discord, who: str, seed: int) -> None:
        self._there, self._who = there, who
        self._luck = Random(f"{who} of {seed}")
        self._say: Say = there.bot.catalogue.say("en-US")

    async def travels(self, journeys: int) -> None:
        """Go on some journeys; Anna opens a table first, and the others join it."""
        there, luck = self._there, self._luck
        place = there.channel if luck.random() < 0.55 else there.chat
        if self._who == NAMES[0]:
            for each in luck.sample((there.channel, there.chat), 2):
                await self._asks(there.type(self._who, each, "table open", game=luck.choice(GAMES)))
        else:
            await asyncio.sleep(luck.uniform(3, 8))
            for where in self._places():
                await self.step(where, "lobby-join-button")
        for _ in range(journeys):
            place = luck.choice(self._places()) if luck.random() < 0.4 else place
            name = self._possible(place)
            there.delays.note(f"{self._who} begins: {name}")
            for step in JOURNEYS[name]:
                await self.step(place, step)

    def _possible(self, place: int) -> str:
        """A journey whose first step can be made there now."""
        luck = self._luck
        names = [*PLAYING, *JOURNEYS]
        luck.shuffle(names)
        rare = luck.sample(RARE, len(RARE) if luck.random() < 0.5 else 0)
        return next(
            name
            for name in (*rare, *names)
            if JOURNEYS[name][0].startswith(("/", "challenge"))
            or any(self._offers(place, JOURNEYS[name][0]))
        )

    def _places(self) -> list[int]:
        return [*self._there.threads(), self._there.channel, self._there.chat]

    async def step(self, place: int, step: str) -> None:
        """Do it if it is possible; a hurried person does it twice, or something else, too."""
        there, who, luck = self._there, self._who, self._luck
        if step == "challenge":
            await self._asks(there.challenge(who, luck.choice([n for n in NAMES if n != who])))
            return
        if step.startswith("/"):
            given = {"game": luck.choice(GAMES)} if step == "/table open" else {}
            await self._asks(there.type(who, place, step[1:], **given))
            return
        offers = [*self._offers(place, step)]
        if not offers:
            return
        asked = there.press(who, *luck.choice(offers))
        if luck.random() < 0.2:
            other = [*self._offers(place, luck.choice((step, MOVE, UNDO, ANY)))] or offers
            await asyncio.sleep(luck.choice((0, 0, 0.3, 1.7)))
            there.press(who, *luck.choice(other))
        await self._asks(asked)

    async def _asks(self, asked: Asked | None) -> None:
        """Wait for an answer, but not for long; then look at it for a moment."""
        there, luck = self._there, self._luck
        if asked is None:
            return
        for _ in range(luck.choice((2, 10, 20, 40))):
            if not asked.is_answered:
                await asyncio.sleep(0.3)
        if asked.record.modal is not None:
            there.fill(asked, luck.choice(("22-7", "a word", "Berlin")))
        await asyncio.sleep(luck.uniform(0.1, 1.5))

    def _offers(self, place: int, step: str) -> Iterator[Offer]:
        """The presses of this kind in the newest message that has one."""
        label = "" if step in (ANY, MOVE) else self._say(step)
        for message in [*self._there.seen(self._who, place)][:8]:
            if step == ANY and not message.is_ephemeral:
                continue
            found = [each for each in offers_of(message) if fits(each, step, label)]
            if found:
                yield from found
                return


async def travelled(there: Discord, seed: int) -> None:
    """Let everybody go on five journeys at once, and the bot finish everything that follows."""
    people = [Person(there, name, seed) for name in NAMES]
    await asyncio.gather(*(person.travels(5) for person in people))
    await asyncio.sleep(REST)


def fits(offer: Offer, step: str, label: str) -> bool:
    """True if this press is such a step."""
    if step == MOVE:
        return is_move(offer)
    return step == ANY or is_labelled(offer, label)


def is_labelled(offer: Offer, label: str) -> bool:
    """True if the button says this; for screen readers it ends with a full stop."""
    shown = offer[1].get("label", "").replace(JOINER, "")
    return shown in (label.replace(JOINER, ""), label.replace(JOINER, "") + ".")


def is_move(offer: Offer) -> bool:
    """True if this press is a move, or leads to one."""
    _, part, value = offer
    return re.search(r":move:|:page:.", f":{part['custom_id']}:{value}") is not None


def offers_of(message: Any) -> Iterator[Offer]:
    """Everything that can be pressed or chosen on a message."""
    for part in walk(message.components):
        if part.get("disabled") or "language" in part.get("custom_id", "language"):
            continue
        if part["type"] == 2:
            yield message, part, ""
        for option in part.get("options", ()):
            yield message, part, option["value"]
