"""A real PostgreSQL, as the tests of the store have it."""

from tests.data.conftest import cluster, own_server, server, stoppable

__all__ = ["cluster", "own_server", "server", "stoppable"]
