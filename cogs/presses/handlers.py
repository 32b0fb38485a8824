"""The handler of each verb of a custom id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cogs.presses import (
    challenges,
    history,
    leaderboard,
    lobby,
    people,
    play,
    preferences,
    privacy,
    settings,
    solo,
    stories,
    votes,
    waiting,
)
from cogs.presses.request import Handler
from cogs.ui.custom_ids import Verb

HANDLERS: Final[Mapping[Verb, Handler]] = {
    Verb.HAND: play.show_hand,
    Verb.HINT: play.hint,
    Verb.LOOK: play.look,
    Verb.FORCED: play.leave_forced_moves,
    Verb.UNDO: play.undo,
    Verb.MORE: play.more,
    Verb.RULES: play.rules,
    Verb.HELP: play.help_about,
    Verb.JOIN: lobby.join,
    Verb.LEAVE: lobby.leave,
    Verb.BACK: people.take_back,
    Verb.COMPUTERS: lobby.computers,
    Verb.ADD_COMPUTER: lobby.add_computer,
    Verb.REMOVE_COMPUTER: lobby.remove_computer,
    Verb.HOUSE_RULES: lobby.house_rules,
    Verb.SET_RULE: lobby.set_rule,
    Verb.SET_CLOCK: lobby.set_clock,
    Verb.SET_RATED: lobby.set_rated,
    Verb.CUT: lobby.cut,
    Verb.START: lobby.start,
    Verb.ASK_END: lobby.ask_end,
    Verb.END: lobby.end,
    Verb.SEATS: people.seats,
    Verb.ASK_KICK: people.kick,
    Verb.KICK: people.kick_surely,
    Verb.ASK_HOST: people.ask_host,
    Verb.HOST: people.hand_over,
    Verb.SEAT: people.seat_picked,
    Verb.FOLLOW: people.follow,
    Verb.SUCCEED: people.succeed,
    Verb.NUDGE: waiting.nudge,
    Verb.TURN_TIME: votes.turn_time,
    Verb.AGREE: votes.agree,
    Verb.DISAGREE: votes.disagree,
    Verb.STAND_IN: votes.stand_in,
    Verb.TABLES: waiting.tables,
    Verb.CALL_ME: challenges.call_me,
    Verb.CHALLENGE: challenges.challenge,
    Verb.DECLINE: challenges.decline,
    Verb.REMATCH: people.rematch,
    Verb.NEW_TABLE: people.new_table,
    Verb.THREAD: people.open_thread,
    Verb.LOG: stories.log,
    Verb.REPLAY: stories.replay,
    Verb.PREFER: preferences.prefer,
    Verb.SERVER: settings.change,
    Verb.MY_DATA: privacy.my_data,
    Verb.FORGET_ME: privacy.forget_me,
    Verb.SHARE: stories.share,
    Verb.VERIFY: stories.verify,
    Verb.EXPORT: stories.export,
    Verb.HISTORY: history.turn,
    Verb.RETELL: stories.retell,
    Verb.POST: history.post,
    Verb.RANKING: leaderboard.turn,
    Verb.POST_RANKING: leaderboard.post,
    Verb.RATING: leaderboard.own,
    Verb.SOLO: solo.again,
    Verb.LEARN: solo.learn,
}

LOOKING_BACK: Final = (Verb.REPLAY, Verb.SHARE, Verb.VERIFY, Verb.EXPORT)
"""Handlers that check themselves who may see a finished table, and from where."""
