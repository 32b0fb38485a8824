"""Votes over random changes of a table: none that is decided stays open, and all told is true."""

from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tables.model.news import Ended, Kicked, Left, News, PlaysOn, VoteOff
from engine.tables.model.refusals import Refused
from engine.tables.model.table import EndVote, StandInVote, Table, Vote
from engine.tables.transitions import seating, votes
from engine.tables.transitions.after import after
from engine.tables.transitions.votes import HALF_A_DAY
from tests.amounts import amount
from tests.engine.tables.at_the_gate import EVE
from tests.engine.tables.transitions.test_after import AWAKE, DAY, HOUR, NOW
from tests.engine.tables.transitions.test_votes import BENS_TURN, four


@dataclass
class Poll:
    """One table, and what its people said on the open votes, noted apart from it."""

    table: Table = field(default_factory=four)
    now: float = NOW
    said: dict[str, dict[int, bool]] = field(default_factory=dict)

    def step(self, deed: int, seat: int, n: int) -> None:
        """Let somebody do something, if it is allowed, and check what becomes of it."""
        if deed == 0:
            return self._wait((10.0, 61.0, 5 * HOUR, 13 * HOUR)[n % 4])
        who, other = 101 + seat, n % 4
        deeds: list[tuple[str, bool | None, Callable[[Table], Table]]] = [
            ("end", True, lambda t: votes.ended(t, who, self.now, may_moderate=False)),
            ("end", True, lambda t: votes.end_answered(t, who, self.now, wants=True)),
            ("end", False, lambda t: votes.end_answered(t, who, self.now, wants=False)),
            (f"seat {other}", True, lambda t: votes.stood_in(t, who, other, self.now)),
            ("", None, lambda t: seating.left(t, who)),
            ("", None, lambda t: seating.taken_back(t, who)),
            ("", None, lambda t: seating.came_back(t, who, self.now)),
            ("", None, lambda t: seating.kicked(t, who, other, may_moderate=n % 2 == 0)),
            ("", None, lambda t: seating.seated(t, who, other, EVE)),
            ("", None, lambda t: t if t.players[seat].level else seating.missed(t, seat)),
        ]
        kind, answer, transition = deeds[deed - 1]
        try:
            table = transition(self.table)
        except Refused:
            return None
        if answer is not None and table is not self.table:
            self.said[kind] = {**({} if deed == 1 else self.said.get(kind, {})), seat: answer}
        return self._after(table)

    def _wait(self, seconds: float) -> None:
        until = self.now + seconds
        while (at := votes.due(self.table, self.now)) is not None and at <= until:
            self.now = at
            self._after(self.table)
        self.now = until

    def _after(self, changed: Table) -> None:
        before, self.table = self.table, changed
        self.table, news = after(before, changed, BENS_TURN, self.now, AWAKE.get)
        if changed.is_open:  # otherwise the host ended it alone
            self._check_news(before, news)
        if self.table.is_open:
            for vote in self.table.votes:
                self._check_open(vote)

    def _may(self) -> set[int]:
        return {s for s, p in enumerate(self.table.players) if p.user is not None and not p.left}

    def _there(self, but: int) -> set[int]:
        """The others who play and were seen within half a day."""
        players = self.table.players
        return {
            seat
            for seat in self._may() - {but}
            if players[seat].level is None
            and (players[seat].last_seen or NOW - DAY) + HALF_A_DAY > self.now
        }

    def _check_news(self, before: Table, news: tuple[News, ...]) -> None:
        """The news equals the answers, and no vote on the end is over without any."""
        went = {item.seat for item in news if isinstance(item, Left | Kicked)}
        self.said = {
            kind: {seat: wish for seat, wish in said.items() if seat not in went}
            for kind, said in self.said.items()
        }
        about_end = [item for item in news if isinstance(item, Ended | PlaysOn)]
        for tally in about_end:
            wishes = [*self.said["end"].values()]
            assert (tally.yes, tally.no) == (wishes.count(True), wishes.count(False))
            assert wishes
        off = [item for item in news if isinstance(item, VoteOff)]
        assert {item.seat for item in off} <= went
        was_open = votes.end_vote(before) is not None
        is_over = was_open and (not self.table.is_open or votes.end_vote(self.table) is None)
        assert len(about_end) <= is_over <= len(about_end) + len(off)

    def _check_open(self, vote: Vote) -> None:
        """The vote isn't decided, and names only people who may vote."""
        may = self._may()
        yes, no = {*vote.yes}, set() if isinstance(vote, StandInVote) else {*vote.no}
        assert yes | no <= may
        assert not yes & no
        assert vote.until > self.now
        match vote:
            case EndVote():
                others = (self._there(vote.by) | yes | no) - {vote.by}
                assert vote.by in may
                assert vote.by not in no
                assert 2 * len(yes & others) <= len(others)
                assert 2 * len(others - no) > len(others)
            case StandInVote():
                others = self._there(vote.seat) | yes
                assert yes
                assert vote.seat in may - yes
                assert 2 * len(yes) <= len(others)


STEPS = st.tuples(st.integers(0, 10), st.integers(0, 3), st.integers(0, 7))


@settings(max_examples=amount(150, 5000), deadline=None)
@given(begins=st.booleans(), steps=st.lists(STEPS, max_size=25))
def test_no_decided_vote_stays_open_and_its_news_equals_the_answers(
    begins: bool, steps: list[tuple[int, int, int]]
) -> None:
    """Over departures, removals, absences, returns, answers and time, in any order."""
    poll = Poll()
    for step in [(1, 0, 0)] * begins + steps:
        poll.step(*step)
        if not poll.table.is_open:
            return
