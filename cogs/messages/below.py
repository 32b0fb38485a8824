"""What others have written below the boards, as far as presses tell.

Discord names the newest message of the channel with every press and command. So the bot need not
be told of each message of each server, only to count those that push a board away; of several
messages between two presses it knows one.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final

MOST: Final = 100
"""The most messages of one channel that are remembered."""


class Below:
    """The newest messages of channels with tables, and which of them the bot itself wrote.

    A restart forgets them, as does a fresh board.
    """

    def __init__(self) -> None:
        self._newest: defaultdict[int, set[int]] = defaultdict(set)
        self._own: defaultdict[int, set[int]] = defaultdict(set)

    def seen(self, channel: int, message: int) -> None:
        """A press came while this was the newest message of the channel."""
        if len(self._newest[channel]) < MOST and message not in self._own[channel]:
            self._newest[channel].add(message)

    def sent(self, channel: int, message: int) -> None:
        """The bot has sent this message, which may be the newest one for a while."""
        self._own[channel].add(message)
        self._newest[channel].discard(message)

    def count(self, channel: int, message: int) -> int:
        """How many different messages of others were seen below this one."""
        others = self._newest.get(channel, set()) - self._own.get(channel, set())
        return sum(newest > message for newest in others)

    def forget(self, channel: int) -> None:
        """There is a fresh board in this channel, or none any more."""
        self._newest.pop(channel, None)
        self._own.pop(channel, None)
