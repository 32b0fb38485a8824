"""Surfaces that show messages: a channel, an interaction's token, nothing."""
