"""Errors that nobody expected: logged under an id that people can quote."""

from __future__ import annotations

import logging
import secrets

log = logging.getLogger(__name__)


def incident(error: BaseException) -> str:
    """Log an unexpected error; the id under which the log has it."""
    number = secrets.token_hex(4)
    log.error("incident %s", number, exc_info=error, extra={"incident": number})
    return number
