"""Outgoing messages: each table's messages in its channel, and the open hands."""
