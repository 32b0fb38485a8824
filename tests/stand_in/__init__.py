"""A stand-in for Discord, for load and for faults: gateway, requests, limits, and people who play.

    python -m tests.stand_in --servers 300 --tables 900

It prints its address. It answers unknown routes of Discord with 501, so that a bot that asks for
more than this is noticed. `bot.py` starts the unmodified bot on it; /control has its figures (see
server.py). `instead.py` puts it in Discord's place for one test, `limits.py` has it answer
wrongly, and `wire.py` hands presses to a bot without any network. SimCord, not this, simulates
how messages look and everything else on a server.
"""
