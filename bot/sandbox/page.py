"""The sandbox's page: SimCord's, without the parts that get in a player's way.

A small server in front of SimCord's passes everything on and adds a stylesheet and two scripts.
Only those files in bot/sandbox/static and this module depend on SimCord's page.
"""

import asyncio
import html
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from aiohttp import ClientSession, ClientTimeout, web

FILES: Final = Path(__file__).parent / "static"
ADDED: Final = {
    "/sandbox.css": "text/css",
    "/sandbox.js": "application/javascript",
    "/follow.js": "application/javascript",
}
HEAD: Final = (
    '<link rel="stylesheet" href="/sandbox.css"><meta name="seven-seas-words" content="{words}">'
    '<script src="/sandbox.js"></script><script src="/follow.js"></script></head>'
)
LANGUAGE: Final = '<html lang="en">'
TITLE: Final = "<title>SimCord Preview</title>"
KEY: Final = "X-Simcord-Capability"
PASSED_ON: Final = (KEY, "X-Simcord-Context", "Content-Type")
KEPT_BACK: Final = ("content-length", "content-encoding", "transfer-encoding", "date", "server")
LARGEST_REQUEST: Final = 32 * 1024**2
"""Bytes of a request; SimCord's own limits are lower."""


class PreviewPage:
    """The page at the address `url`, whose part after the # is its secret, in another language.

    words: its title `name`, and the sentences of its scripts. spoken: the translations of SimCord's
    own sentences, by those; "{}" stands for any text. key: the part after the #; "": the
    secret. turn: held during a press or an update of the page; SimCord refuses two things at a
    time.
    """

    def __init__(
        self,
        url: str,
        language: str,
        words: Mapping[str, str],
        spoken: Mapping[str, str],
        key: str = "",
    ) -> None:
        address = urlsplit(url)
        self.turn = asyncio.Lock()
        self._behind = f"http://{address.netloc}"
        self._secret = address.fragment
        self._key = key or address.fragment
        self._language, self._words, self._spoken = language, words, spoken
        self._hosts: tuple[str, ...] = ()
        self._session: ClientSession

    @asynccontextmanager
    async def opened(self, port: int) -> AsyncIterator[str]:
        """Serve it at this port (0: any) and return its address; OSError if the port is taken."""
        app = web.Application(client_max_size=LARGEST_REQUEST)
        for path in ADDED:
            app.router.add_get(path, self._added)
        app.router.add_route("*", "/{path:.*}", self._answered)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        async with ClientSession(timeout=ClientTimeout(total=None)) as self._session:
            await runner.setup()
            try:
                await web.TCPSite(runner, "127.0.0.1", port).start()
                port = runner.addresses[0][1]
                self._hosts = (f"127.0.0.1:{port}", f"localhost:{port}")
                yield f"http://{self._hosts[0]}/#{self._key}"
            finally:
                await runner.cleanup()

    async def _added(self, request: web.Request) -> web.Response:
        text = (FILES / request.path[1:]).read_text(encoding="utf-8")
        return web.Response(text=text, content_type=ADDED[request.path])

    async def _answered(self, request: web.Request) -> web.Response:
        """SimCord's answer; one action at a time."""
        if request.host not in self._hosts:  # another site's name for this machine
            raise web.HTTPForbidden
        try:
            if request.path != "/api/action":
                return await self._asked(request, await request.read())
            async with self.turn:
                return await self._asked(request, await self._in_time(request))
        except ConnectionResetError as error:  # the page was closed; nobody reads the answer
            raise web.HTTPBadRequest from error

    async def _in_time(self, request: web.Request) -> bytes:
        """The action with the current version: the pressed message may be a moment old."""
        body = await request.read()
        if request.content_type != "application/json":
            return body
        async with self._session.get(
            f"{self._behind}/api/state", headers=self._passed_on(request)
        ) as state:
            if not state.ok:
                return body
            revision = (await state.json())["publishedRevision"]
        return json.dumps(json.loads(body) | {"published_revision": revision}).encode()

    async def _asked(self, request: web.Request, body: bytes) -> web.Response:
        url, headers = self._behind + request.path_qs, self._passed_on(request)
        async with self._session.request(request.method, url, data=body, headers=headers) as answer:
            content = await answer.read()
            headers = {k: v for k, v in answer.headers.items() if k.lower() not in KEPT_BACK}
        if request.path == "/":
            title, words = self._words["name"], json.dumps({**self._words, "spoken": self._spoken})
            text = content.decode().replace(TITLE, f"<title>{html.escape(title)}</title>")
            text = text.replace(LANGUAGE, f'<html lang="{self._language}">')
            content = text.replace("</head>", HEAD.format(words=html.escape(words))).encode()
        return web.Response(status=answer.status, body=content, headers=headers)

    def _passed_on(self, request: web.Request) -> dict[str, str]:
        """The headers that SimCord reads. A page without the header is from elsewhere."""
        found = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        return found | {KEY: self._secret} if found.get(KEY) == self._key else found
