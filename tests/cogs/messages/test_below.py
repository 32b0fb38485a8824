"""Messages that others wrote below a board are counted from the data of presses."""

from cogs.messages.channel_messages import MOST_IN_CHANNEL, Below

CHANNEL = 7
BOARD = 100


def test_the_bots_own_messages_do_not_count_in_any_order() -> None:
    below = Below()
    below.seen(CHANNEL, 101)  # the press came before Discord's answer to the request
    below.sent(CHANNEL, 101)
    below.sent(CHANNEL, 102)
    below.seen(CHANNEL, 102)
    assert below.count(CHANNEL, BOARD) == 0


def test_a_fresh_board_forgets_and_no_channel_is_remembered_without_end() -> None:
    below = Below()
    for newest in range(10 * MOST_IN_CHANNEL):
        below.seen(CHANNEL, BOARD + 1 + newest)
    assert below.count(CHANNEL, BOARD) == MOST_IN_CHANNEL
    below.forget(CHANNEL)
    assert below.count(CHANNEL, BOARD) == 0
