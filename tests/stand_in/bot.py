"""The unmodified bot with the stand-in in Discord's place.

    STAND_IN=http://127.0.0.1:PORT python -m tests.stand_in.bot [run]

The settings are those of the environment; any token will do. With DISCORD_API its requests take
the way through the proxy there.
"""

import os
import sys

from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from tests.stand_in.world import API


def point_at(address: str) -> None:
    """Have discord.py send its requests to this address, and look for the gateway there."""
    url = type(DiscordWebSocket.DEFAULT_GATEWAY)
    Route.BASE = f"{address}{API}"
    DiscordWebSocket.DEFAULT_GATEWAY = url(address.replace("http", "ws", 1))


if __name__ == "__main__":
    point_at(os.environ["STAND_IN"])
    sys.exit(main(sys.argv[1:] or ["run"]))
