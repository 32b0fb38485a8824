"""`sandbox`: runs the real bot on a simulated Discord in the browser."""

from argparse import Namespace
from importlib.util import find_spec

from bot.cli.replay import read_file
from bot.host.errors import HostError
from bot.texts.i18n import Catalogue


def main(arguments: Namespace) -> int:
    """Serve the sandbox until Ctrl-C; HostError if its libraries are not installed."""
    if find_spec("simcord") is None:
        raise HostError(
            "the sandbox needs more libraries:"
            ' pip install -c tests/requirements.lock -e ".[sandbox]"'
        )
    from bot.sandbox import town  # not at the top: it imports libraries that may be missing

    return town.main(
        town.SandboxOptions(
            players=arguments.players,
            seed=arguments.seed,
            port=arguments.port,
            database=arguments.database,
            club=arguments.club,
            game=None if arguments.game is None else read_file(arguments.game),
            direct=arguments.direct,
            group=arguments.group,
            language=_language(arguments.language),
        )
    )


def _language(name: str | None) -> str | None:
    """The name of a language; HostError if there is none of that name."""
    if name is not None and name not in (there := Catalogue().languages):
        raise HostError(f"there are no words for {name!r}: --language takes {', '.join(there)}")
    return name
