"""A stand-in for Discord in a process of its own: gateway, requests, limits, and people who play.

    python -m tests.benchmarks.stand_in --servers 300 --tables 900

It prints its address. What it does not know of Discord it answers with 501, so that a bot that
asks for more than this is noticed. `bot.py` starts the unmodified bot on it; /control tells what
it has counted (see server.py).
"""
