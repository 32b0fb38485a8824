"""Everything the bot sends in whole games: no hidden card in it, and nothing Discord refuses."""

import json
import logging
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.games.seven_seas.cards import BY_NOTATION, Card
from engine.games.seven_seas.state import Phase, State, cards_in
from tests.amounts import amount
from tests.e2e.comings import Scene
from tests.e2e.conftest import Opening
from tests.e2e.discord_schema import judged
from tests.e2e.positions import state_of
from tests.e2e.said import shows
from tests.e2e.stage import walk

pytestmark = pytest.mark.slow

SIGNS = re.compile("(🪙|💎|🥃|💀|🐙)(10|[1-9])")
SUITS = {"🪙": "g", "💎": "c", "🥃": "r", "💀": "x", "🐙": "x"}
NAMES = {"kraken": Card.X1, "pirate lady": Card.C1, "pirate king": Card.R1}
NOTED = re.compile(r"(?<![\w])([gcrx])(10|[1-9])(?![\w])")
CALLBACK = re.compile(r"/interactions/(\d+)/.*|/webhooks/\d+/simcord_interaction_(\d+).*")
ROUNDED = 6
"""Looks after a deal for which the last events may still be those of the round before."""
OWN_LOGS = ("cogs", "bot", "engine", "data")


def strings(part: Any) -> Iterator[str]:
    """Every string in a body."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from strings(value)
    elif isinstance(part, list):
        for value in part:
            yield from strings(value)


def cards_named(text: str) -> set[Card]:
    """Every card that a text names, by signs, in words, or in notation."""
    found = {BY_NOTATION[SUITS[sign] + strength] for sign, strength in SIGNS.findall(text)}
    found |= {BY_NOTATION["".join(each)] for each in NOTED.findall(text)}
    return found | {card for name, card in NAMES.items() if name in text}


def secrets_of(state: State) -> set[Card]:
    """The cards that lie face down: hands, the second deal, the harbour."""
    hidden = [*state.hands, *state.aside, state.harbour]
    return {card for cards in hidden for card in cards}


def own(state: State, seat: int | None) -> set[Card]:
    """The cards this seat may see of them: its hand, and the source that it has opened."""
    if seat is None:
        return set()
    seen = set(state.hands[seat])
    if state.phase is Phase.KEEP and state.turn == seat and state.opened is not None:
        seen |= set(cards_in(state, state.opened))
    return seen


class Watch:
    """Looks through what was sent between two states of a table."""

    def __init__(self, stage: Scene) -> None:
        self.stage = stage
        self.seen = len(stage.env.http_requests)
        self.table = stage.table
        self.state = state_of(stage)
        self.public: set[Card] = set(self.state.display)
        self.last_round: list[Card] = []
        self.looked = 0

    def look(self, *typed: Card) -> None:
        """Fail if anything that was sent since the last look names a card that is hidden.

        typed: cards that somebody named themselves, so the answer may name them.
        """
        before, after = self.state, self.after()
        if after.round != before.round or after.aside != before.aside:
            self.public = set()
            self.last_round = [*before.display, *before.hands[before.turn]] * ROUNDED
        self.last_round = self.last_round[len(set(self.last_round)) :]
        self.public |= set(before.display) | set(after.display)
        requests = self.stage.env.http_requests[self.seen :]
        self.seen += len(requests)
        self.state = after
        hidden = (secrets_of(before) & secrets_of(after)) - self.public - set(self.last_round)
        for request in requests:
            seat = self.seat(request.path)
            allowed = own(before, seat) | own(after, seat) | set(typed if seat is not None else ())
            told = {card for text in strings(request.json) for card in cards_named(text)}
            is_reckoning = ": scoring" in json.dumps(request.json or {})
            if not is_reckoning:
                assert not told & (hidden - allowed), f"{seat} was told {told & hidden}: {request}"
            self.looked += 1

    def after(self) -> State:
        return state_of(self.stage) if self.stage.table is not None else self.state

    def seat(self, path: str) -> int | None:
        """The only seat that sees messages sent to this path; None: everybody."""
        match = CALLBACK.fullmatch(path)
        if match is None:
            return None
        interaction = self.stage.env.backend.interactions[int(match[1] or match[2])]
        seat: int | None = self.table.seat_of(interaction.user_id)
        return seat


@pytest.mark.parametrize(("people", "seed"), [(3, 12), (2, 11), (4, 13)][: amount(1, 3)])
async def test_nobody_is_ever_sent_what_they_may_not_know(
    stages: Opening, people: int, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    """In a random game: no public message, no other player's answer, no custom id, no log."""
    caplog.set_level(logging.DEBUG)
    luck = Random(seed)
    async with stages(people=people + 1, seed=seed) as stage:
        crew = list(stage.people)
        await stage.open_table("seven-seas", crew[:people])
        watch = Watch(stage)
        while movers := await stage.who_moves():
            for who in crew:
                if luck.random() < 0.3:
                    await stage.press(who, "My hand")
                    typed = luck.choice(list(BY_NOTATION))
                    await stage.type(who, "play", card=typed)
                    watch.look(BY_NOTATION[typed])
                    movers = await stage.who_moves()
            if not movers:
                break
            await stage.press(movers[0], "My hand")
            await stage.press_something(movers[0], luck)
            watch.look()
        assert watch.looked > 200
        assert shows(stage.texts()[-1], "game-seven-seas-over")
        logged = [r.getMessage() for r in caplog.records if r.name.startswith(OWN_LOGS)]
        assert not [line for line in logged if SIGNS.search(line) or NOTED.search(line)]


async def test_a_leak_would_be_noticed(stage: Scene) -> None:
    """A test of the test: somebody else's hand in a public message is noticed."""
    await stage.duel()
    watch = Watch(stage)
    card = next(iter(set(watch.state.hands[0]) - watch.public))
    place = stage.bot.get_partial_messageable(stage.channel.id)
    await place.send(f"psst: {card.notation}")
    with pytest.raises(AssertionError, match="was told"):
        watch.look()


async def test_discord_itself_takes_every_request_of_a_game(stage: Scene) -> None:
    """Each body is judged by Discord's own description of its API, and by limits that it lacks.

    These are 40 components and 4,000 characters in a message, 100 in a custom id, each id once.
    """
    luck = Random(21)
    crew = list(stage.people)
    await stage.type("Anna", "help")
    await stage.type("Anna", "rules")
    await stage.open_table("seven-seas", crew, teams=True, ultimate_teams=True)
    while movers := await stage.who_moves():
        await stage.offered(movers[0], "play", "card")
        await stage.press(movers[0], "My hand")
        await stage.press_something(movers[0], luck)
    requests = stage.env.http_requests
    bodies = {(r.method, r.path.partition("/")[0], json.dumps(r.json)): r for r in requests}
    assert "content" in judged("POST", "/channels/1/messages", {"content": 5})
    wrong = [judged(r.method, r.path, r.json) for r in bodies.values()]
    assert "".join(wrong) == ""
    assert len(bodies) > 200
    for request in bodies.values():
        body = request.json if isinstance(request.json, dict) else {}
        parts = [*walk((body.get("data") or body).get("components") or ())]
        assert len(parts) <= 40
        assert sum(len(part.get("content", "")) for part in parts) <= 4000
        ids = [part["custom_id"] for part in parts if "custom_id" in part]
        assert len(ids) == len(set(ids))
        assert all(len(each) <= 100 for each in ids)
