"""Data that lasts or ships: the store and its migrations, decks, words, pictures."""

from pathlib import Path
from typing import Final

SHIPPED: Final = Path(__file__).parent
"""The folder of what ships. importlib.resources would cost the idle bot half a megabyte."""
