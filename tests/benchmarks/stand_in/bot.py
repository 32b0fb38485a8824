"""The unmodified bot with the stand-in in Discord's place.

    DISCORD_API=http://127.0.0.1:PORT python -m tests.benchmarks.stand_in.bot [run]

The settings are those of the environment; any token will do.
"""

import os
import sys

from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from tests.benchmarks.stand_in.rest import API

if __name__ == "__main__":
    address = os.environ.pop("DISCORD_API")  # no proxy: several bots share the limit themselves
    Route.BASE = f"{address}{API}"
    url = type(DiscordWebSocket.DEFAULT_GATEWAY)
    DiscordWebSocket.DEFAULT_GATEWAY = url(address.replace("http", "ws", 1))
    sys.exit(main(sys.argv[1:] or ["run"]))
