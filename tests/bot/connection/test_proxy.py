"""HTTPS_PROXY: requests to Discord and the connection for its events go through a proxy."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.stand_in.instead import instead_of_discord
from tests.stand_in.online import running_bot, until


@asynccontextmanager
async def a_proxy() -> AsyncIterator[tuple[str, list[bytes]]]:
    """The address of a small proxy with a password, and what it was asked."""
    asked = list[bytes]()
    under_way = set[asyncio.Task[None]]()

    async def pass_on(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while some := await source.read(65_536):
            asked.append(some)
            to.write(some)
            await to.drain()
        to.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(head := await reader.readuntil(b"\r\n\r\n"))
        there = urlsplit(head.split()[1].decode())
        further, back = await asyncio.open_connection(there.hostname, there.port)
        back.write(head)
        for pair in ((reader, back), (further, writer)):
            under_way.add(asyncio.create_task(pass_on(*pair)))

    async with await asyncio.start_server(serve, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        yield f"http://host:secret@127.0.0.1:{port}", asked
    for task in under_way:
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)


async def test_all_that_goes_to_discord_goes_through_the_proxy(tmp_path: Path) -> None:
    async with (
        a_proxy() as (address, asked),
        instead_of_discord(),
        running_bot(tmp_path, proxy=address) as bot,
    ):
        await until(bot.is_ready)
        heads = [some for some in asked if some.startswith(b"GET ")]
    assert any(head.startswith(b"GET http://") for head in heads)
    assert any(b"upgrade: websocket" in head.lower() for head in heads)
    assert all(b"Proxy-Authorization: Basic" in head for head in heads)
