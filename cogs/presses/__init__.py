"""Incoming presses and commands, each with its answer."""
