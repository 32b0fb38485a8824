"""The cards as Discord shows them: drawn pictures where it has them, signs of Unicode elsewhere."""

from __future__ import annotations


class CardPictures:
    """The pictures that Discord has, by name ("s_rum8"): emojis of this application.

    They arrive while the bot runs, and each application has its own, so nothing is kept on disk.
    """

    def __init__(self) -> None:
        self._emoji: dict[str, str] = {}

    def shown(self, name: str, fallback: str) -> str:
        """The picture as a message or a button takes it ("<:s_rum8_3fa9:1234>"), else the fallback.

        fallback: signs that say the same ("🥃8"); never "".
        """
        return self._emoji.get(name, fallback)

    def add(self, name: str, emoji: str) -> None:
        """From now on this emoji is the picture of this name."""
        self._emoji[name] = emoji
