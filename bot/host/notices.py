"""Notices for the host: unusual facts, in the log once and in /health for as long as they last."""

from __future__ import annotations

import logging

log = logging.getLogger(__name__)


class Notices(dict[str, str]):
    """One sentence for each subject that has something unusual."""

    def put(self, subject: str, sentence: str) -> None:
        """Show this sentence from now on; warn of a subject that had none."""
        if subject not in self:
            log.warning("%s", sentence)
        self[subject] = sentence

    def drop(self, subject: str, sentence: str) -> None:
        """Show nothing about the subject any more; log this sentence if something was shown."""
        if self.pop(subject, None) is not None:
            log.info("%s", sentence)
