"""Starts the stand-in; see its package."""

import asyncio
import gc
from contextlib import suppress

from tests.stand_in.server import arguments, serve

if __name__ == "__main__":
    gc.disable()  # a search for garbage makes requests arrive all at once
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(arguments()))
