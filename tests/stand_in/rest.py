"""Requests to the stand-in: Discord's routes, with its limits and its delay."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from aiohttp import web

from tests.lab.first_contact.assumptions import route_of
from tests.stand_in.gateway import Gateway
from tests.stand_in.limits import Fault, Faults, Limits, Verdict
from tests.stand_in.people import Asked, People
from tests.stand_in.world import API, APPLICATION, Json, World, bot_user, member, user, written

VIA: Final = {"Via": "1.1 stand-in"}
"""Without it discord.py takes a refusal for one of the network before Discord."""
INVALID: Final = (401, 403, 429)
NO_CONTENT: Final = 204
NOT_FOUND: Final = 404
PAGE: Final = 100
"""The most messages in one answer."""

Handler: TypeAlias = Callable[["Rest", "re.Match[str]", Json], tuple[int, Any]]


class Rest:
    """Answers requests. delay: seconds from a request to its answer, as over the network.

    counted: requests by method, route and status. heard: called with each path as it arrives.
    """

    def __init__(self, world: World, gateway: Gateway, people: People, delay: float) -> None:
        self.world = world
        self.gateway = gateway
        self.people = people
        self.delay = delay
        self.limits = Limits()
        self.faults = Faults()
        self.heard: Callable[[str], object] = str
        self.counted: Counter[str] = Counter()

    @property
    def invalid(self) -> int:
        """How many answers Discord would hold against the bot's address."""
        return sum(n for told, n in self.counted.items() if int(told.rpartition(" ")[2]) in INVALID)

    async def answer(self, request: web.Request) -> web.Response:
        """The answer to any request."""
        method, path = request.method, request.path.removeprefix(API)
        self.heard(path)
        sent = await _sent(request)
        route, major = route_of(path)
        if fault := self.faults.take(method, route):
            self.counted[f"{method} {route} {fault.status}"] += 1
            return await _broken(fault)
        verdict = self.limits.verdict(method, route, major, asyncio.get_running_loop().time())
        if verdict.scope:
            status, told = 429, _limited(verdict)
        else:
            status, told = self._handled(method, path, sent)
        self.counted[f"{method} {route} {status}"] += 1
        if self.delay:
            await asyncio.sleep(self.delay)
        headers = VIA | verdict.headers
        if status == NO_CONTENT:
            return web.Response(status=status, headers=headers)
        headers["Content-Type"] = "application/json"  # without a charset, as Discord sends it
        return web.Response(status=status, headers=headers, body=written(told).encode())

    def _handled(self, method: str, path: str, sent: Json) -> tuple[int, Any]:
        for own, form, handler in ROUTES:
            if own == method and (match := form.fullmatch(path)):
                return handler(self, match, sent)
        return 501, {"message": f"the stand-in knows no {method} {path}", "code": 0}

    def post(self, match: re.Match[str], sent: Json) -> tuple[int, Any]:
        channel, nonce = int(match[1]), sent.get("nonce")
        if sent.get("enforce_nonce"):
            there = [m for m in self.world.messages.values() if m["channel_id"] == match[1]]
            if known := [message for message in there if message["nonce"] == nonce]:
                return 200, known[0]
        message = self.world.message(channel, sent)
        self.world.messages[int(message["id"])] = message
        self.people.posted(channel, message)
        return 200, message

    def edit(self, match: re.Match[str], sent: Json) -> tuple[int, Any]:
        channel, number = int(match[1]), int(match[2])
        before = self.world.messages.get(number)
        if before is None:
            return NOT_FOUND, {"message": "Unknown Message", "code": 10008}
        thread = self.world.threads.get(channel)
        if thread is not None and thread["thread_metadata"]["archived"]:
            return 400, {"message": "Thread is archived", "code": 50083}
        after = self.world.messages[number] = self.world.edited(before, sent)
        self.people.posted(channel, after)
        return 200, after

    def delete(self, match: re.Match[str], _: Json) -> tuple[int, Any]:
        if self.world.messages.pop(int(match[2]), None) is None:
            return NOT_FOUND, {"message": "Unknown Message", "code": 10008}
        self.people.deleted(int(match[1]), int(match[2]))
        return NO_CONTENT, None

    def history(self, match: re.Match[str], _: Json) -> tuple[int, Any]:
        there = [m for m in self.world.messages.values() if m["channel_id"] == match[1]]
        return 200, sorted(there, key=lambda message: -int(message["id"]))[:PAGE]

    def message(self, match: re.Match[str], _: Json) -> tuple[int, Any]:
        found = self.world.messages.get(int(match[2]))
        if found is None:
            return NOT_FOUND, {"message": "Unknown Message", "code": 10008}
        return 200, found

    def application(self, *_: Any) -> tuple[int, Any]:
        own = {"id": str(APPLICATION), "name": "seven-seas", "description": "", "icon": None}
        more = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}
        return 200, {**own, **more, "owner": bot_user(), "team": None, "rpc_origins": []}

    def gateway_bot(self, *_: Any) -> tuple[int, Any]:
        total, left = self.gateway.total, max(0, self.gateway.total - self.gateway.spent)
        limit = {"total": total, "remaining": left, "reset_after": self.gateway.reset_after}
        limit["max_concurrency"] = self.gateway.max_concurrency
        told = {"url": self.gateway.address, "shards": self.gateway.shards}
        return 200, {**told, "session_start_limit": limit}

    def change_thread(self, match: re.Match[str], sent: Json) -> tuple[int, Any]:
        thread = self.world.threads[int(match[1])]
        thread["thread_metadata"] |= sent
        return 200, thread

    def delete_thread(self, match: re.Match[str], _: Json) -> tuple[int, Any]:
        messages = self.world.messages
        for message in [m for m in messages.values() if m["channel_id"] == match[1]]:
            del messages[int(message["id"])]
        return 200, self.world.threads.pop(int(match[1]))

    def set_guild_commands(self, match: re.Match[str], sent: Any) -> tuple[int, Any]:
        added = {"application_id": str(APPLICATION), "version": "1", "guild_id": match[2]}
        self.world.guild_commands = [
            {"description": "", **each, **added, "id": str(self.world.new_id())} for each in sent
        ]
        return 200, self.world.guild_commands

    def set_commands(self, _: re.Match[str], sent: Any) -> tuple[int, Any]:
        added = {"application_id": str(APPLICATION), "version": "1"}
        self.world.commands = [
            {"description": "", **each, **added, "id": str(self.world.new_id())} for each in sent
        ]
        return 200, self.world.commands

    def add_emoji(self, _: re.Match[str], sent: Json) -> tuple[int, Any]:
        made = {"id": str(self.world.new_id()), "name": sent["name"], "user": bot_user()}
        emoji = {**made, "roles": [], "require_colons": True, "managed": False, "animated": False}
        self.world.emojis.append(emoji)
        return 201, emoji

    def delete_emoji(self, match: re.Match[str], _: Json) -> tuple[int, Any]:
        self.world.emojis = [each for each in self.world.emojis if each["id"] != match[2]]
        return NO_CONTENT, None


def _of_an_answer(act: Callable[[People, Asked, int, Json], tuple[int, Any]]) -> Handler:
    """Does this to the interaction of a token, and to the message that is named or its original."""

    def handler(rest: Rest, at: re.Match[str], sent: Json) -> tuple[int, Any]:
        asked = rest.people.asked.get(int(at[2].removeprefix("token")))
        if asked is None:
            return NOT_FOUND, {"message": "Unknown Webhook", "code": 10015}
        name = at[3] if at.re.groups > 2 else "@original"
        number = asked.original if name == "@original" else int(name)
        return act(rest.people, asked, number, sent)

    return handler


_ANSWER: Final = r"/webhooks/(\d+)/([^/]+)"
PATHS: Final[tuple[tuple[str, str, Handler], ...]] = (
    (
        "POST",
        r"/interactions/(\d+)/([^/]+)/callback",
        lambda rest, at, sent: rest.people.answered(int(at[1]), sent),
    ),
    ("PATCH", rf"{_ANSWER}/messages/([^/]+)", _of_an_answer(People.edited)),
    ("PATCH", r"/channels/(\d+)/messages/(\d+)", Rest.edit),
    ("POST", r"/channels/(\d+)/messages", Rest.post),
    ("DELETE", r"/channels/(\d+)/messages/(\d+)", Rest.delete),
    ("POST", _ANSWER, _of_an_answer(People.followed_up)),
    ("DELETE", rf"{_ANSWER}/messages/([^/]+)", _of_an_answer(People.taken_away)),
    ("GET", r"/channels/(\d+)/messages", Rest.history),
    ("GET", r"/channels/(\d+)/messages/(\d+)", Rest.message),
    ("GET", r"/channels/(\d+)", lambda rest, at, _: (200, rest.world.channel(int(at[1])))),
    ("GET", rf"{_ANSWER}/messages/([^/]+)", _of_an_answer(People.looked_at)),
    (
        "POST",
        r"/channels/(\d+)/threads",
        lambda rest, at, sent: (201, rest.world.thread(int(at[1]), sent["name"])),
    ),
    ("PATCH", r"/channels/(\d+)", Rest.change_thread),
    ("DELETE", r"/channels/(\d+)", Rest.delete_thread),
    (
        "GET",
        r"/applications/(\d+)/guilds/(\d+)/commands",
        lambda rest, *_: (200, rest.world.guild_commands),
    ),
    ("PUT", r"/applications/(\d+)/guilds/(\d+)/commands", Rest.set_guild_commands),
    ("DELETE", r"/applications/(\d+)/emojis/(\d+)", Rest.delete_emoji),
    (
        "GET",
        r"/guilds/(\d+)/members/(\d+)",
        lambda _, at, __: (200, member(user(int(at[2]), f"person-{at[2]}"))),
    ),
    ("GET", r"/users/@me", lambda *_: (200, bot_user())),
    ("GET", r"/(?:oauth2/)?applications/@me", Rest.application),
    ("GET", r"/gateway/bot", Rest.gateway_bot),
    ("GET", r"/applications/(\d+)/commands", lambda rest, *_: (200, rest.world.commands)),
    ("PUT", r"/applications/(\d+)/commands", Rest.set_commands),
    ("GET", r"/applications/(\d+)/emojis", lambda rest, *_: (200, {"items": rest.world.emojis})),
    ("POST", r"/applications/(\d+)/emojis", Rest.add_emoji),
)
ROUTES: Final = tuple((method, re.compile(form), handler) for method, form, handler in PATHS)


async def _sent(request: web.Request) -> Any:
    """The body of the request: JSON, or the payload among files."""
    if request.content_type == "multipart/form-data":
        return json.loads(str((await request.post())["payload_json"]))
    return json.loads(await request.read()) if request.body_exists else {}


async def _broken(fault: Fault) -> web.Response:
    """The answer of a fault."""
    await asyncio.sleep(fault.delay)
    body = fault.told if isinstance(fault.told, bytes) else written(fault.told).encode()
    headers = VIA | {"Content-Type": fault.kind} | fault.headers
    return web.Response(status=fault.status, headers=headers, body=body)


def _limited(verdict: Verdict) -> Mapping[str, Any]:
    return {
        "message": "You are being rate limited.",
        "retry_after": verdict.retry_after,
        "global": verdict.scope == "global",
    }
