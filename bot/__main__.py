"""`python -m bot <command>`: the one way to start anything; without a command it is `run`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

from bot.cli.arguments import read_arguments
from bot.trouble import Trouble
from data.database import StoreError

STOPPED = 130
"""The exit code of what Ctrl-C stopped, as shells have it."""


def main(given: Sequence[str] | None = None) -> int:
    """Do the command; its exit code. What a host can mend is told in one sentence on stderr."""
    arguments = read_arguments(given)
    try:
        done: int = import_module(arguments.module).main(arguments)
    except Trouble as trouble:
        return _told(trouble, trouble.code)
    except StoreError as error:
        return _told(error, 1)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # `| head` has seen enough; nothing more can be written
        sys.stderr.close()
        return 1
    return done


def _told(error: Exception, code: int) -> int:
    print(f"seven-seas: {error}", file=sys.stderr)  # noqa: T201 - the command's answer
    return code


if __name__ == "__main__":
    sys.exit(main())
