"""The unmodified bot with the stand-in in Discord's place.

    STAND_IN=http://127.0.0.1:PORT python -m tests.benchmarks.stand_in.bot [run]

The settings are those of the environment; any token will do. With DISCORD_API its requests take
the way through the proxy there.
"""

import os
import sys

from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from tests.benchmarks.stand_in.rest import API

if __name__ == "__main__":
    address = os.environ["STAND_IN"]
    Route.BASE = f"{address}{API}"
    url = type(DiscordWebSocket.DEFAULT_GATEWAY)
    DiscordWebSocket.DEFAULT_GATEWAY = url(address.replace("http", "ws", 1))
    sys.exit(main(sys.argv[1:] or ["run"]))
