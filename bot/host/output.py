"""The output of commands: any name and any card, whatever its encoding can write."""

import sys
from io import TextIOWrapper


def accept_every_sign() -> None:
    """Print a replacement for each sign that an output can't write, in place of a fault."""
    for stream, errors in ((sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def print_file(text: str) -> None:
    """Print what a program reads again, in UTF-8 unless it goes to a terminal."""
    if isinstance(sys.stdout, TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    sys.stdout.write(text)
