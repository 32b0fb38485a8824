"""Starts the stand-in; see its package."""

import asyncio
from contextlib import suppress

from tests.benchmarks.stand_in.server import arguments, serve

if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(arguments()))
