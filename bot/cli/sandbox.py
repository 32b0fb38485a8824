"""`sandbox`: runs the real bot on a simulated Discord in the browser."""

from argparse import Namespace
from dataclasses import fields
from importlib.util import find_spec

from bot.host.errors import HostError
from bot.texts.i18n import Catalogue
from engine.tables.record import read_record


def main(arguments: Namespace) -> int:
    """Serve the sandbox until Ctrl-C; HostError if its libraries are not installed."""
    if find_spec("simcord") is None:
        raise HostError(
            "the sandbox needs more libraries:"
            ' pip install -c tests/requirements.lock -e ".[sandbox]"'
        )
    from bot.sandbox import town  # not at the top: it imports libraries that may be missing

    name, there = arguments.language, Catalogue().languages
    if name is not None and name not in there:
        raise HostError(f"there are no words for {name!r}: --language takes {', '.join(there)}")
    chosen = {field.name: getattr(arguments, field.name) for field in fields(town.SandboxOptions)}
    if (path := arguments.game) is not None:
        try:
            chosen["game"] = read_record(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise HostError(f"{path} cannot be replayed: {error}") from error
    return town.main(town.SandboxOptions(**chosen))
