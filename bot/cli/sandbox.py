"""`sandbox`: the real bot on a simulated Discord in the browser."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec

from bot.trouble import Trouble


def main(arguments: Namespace) -> int:
    """Serve the sandbox until Ctrl-C; Trouble where its libraries are not installed."""
    if find_spec("simcord") is None:
        raise Trouble(
            'the sandbox needs more libraries: pip install -c requirements.lock -e ".[sandbox]"'
        )
    from bot import sandbox  # here, because it imports what may not be installed

    return sandbox.main(
        sandbox.Harbour(
            players=arguments.players,
            seed=arguments.seed,
            port=arguments.port,
            database=arguments.database,
        )
    )
