"""A stand-in for Discord, for load and for faults: gateway, requests, limits, and people who play.

    python -m tests.stand_in --servers 300 --tables 900

It prints its address. What it does not know of Discord it answers with 501, so that a bot that
asks for more than this is noticed. `bot.py` starts the unmodified bot on it; /control tells what
it has counted (see server.py). `instead.py` puts it in Discord's place for one test, `faults.py`
has it answer wrongly, and `wire.py` hands presses to a bot without any network. How things look
and what else happens on a server, SimCord plays.
"""
