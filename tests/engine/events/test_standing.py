"""The measures, the field and the standings of a club night."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from engine.core import By, RoundEnded, places
from engine.events import standing
from engine.events.field import compared, field_calls, gains_at, points_at, results_at
from engine.events.movement import seating
from engine.events.night import Night, Round, SeatResult, checked_in, gone, next_round
from engine.events.standing import deal_of_the_night, league, needed, score_of, standings, too_late
from engine.games import GAMES
from engine.tables.model.result import measured
from engine.tables.model.table import (
    AtNight,
    ChannelPlace,
    Happening,
    OwnPlace,
    Player,
    Status,
    Table,
    TableSettings,
)
from engine.tables.ports import MoveRow
from engine.tables.position import advanced, dealt, replayed
from engine.tables.record import read_record, write_record
from engine.tables.replay import Replay, replay_of
from engine.tables.transitions.after import after, results_of
from engine.tables.view import table_view
from tests.engine.events.of_nights import START, Judge, night_of, person, plan_of, played, running

HALF, LEFT, CONSOLED = (Fraction(tenths, 10) for tenths in (5, 4, 6))


def round_of(
    *results: tuple[int, int, int | None, int, bool], field: Sequence[Sequence[int]] = ()
) -> Round:
    return Round(1, (), 9.0, 9.0, tuple(map(tuple, field)), tuple(SeatResult(*r) for r in results))


@pytest.mark.parametrize(
    ("rows", "field", "shares"),
    [
        ([(1, 0, 1, 5, True)], [], {1: HALF}),
        ([(1, 0, 1, 5, True)], [(4,), (5,), (6,), (1,)], {1: Fraction(5, 8)}),
        ([(1, 0, 1, 5, True), (2, 0, 2, 4, True)], [], {1: 1, 2: 0}),
        ([(1, 0, 1, 5, True), (2, 0, 2, 5, True)], [], {1: HALF, 2: HALF}),
        ([(1, 0, 1, 5, True), (2, 0, None, 6, True)], [(4,)], {1: HALF}),
        ([(1, 0, 1, 5, True), (1, 1, 2, 9, True)], [(4, 9)], {1: 1, 2: HALF}),
        ([(1, 0, 1, 9, False), (1, 1, 2, 3, True)], [(4, 4)], {1: LEFT, 2: CONSOLED}),
        ([(1, 0, 1, 9, False), (1, 1, 2, 5, True)], [(4, 4)], {1: LEFT, 2: 1}),
        ([(1, 0, 1, 9, False), (2, 0, 2, 3, True)], [(4,)], {1: LEFT, 2: 0}),
        ([(1, 0, 1, 9, False), (1, 1, 2, 3, False)], [(4, 4)], {1: LEFT, 2: LEFT}),
    ],
)  # fmt: skip
def test_a_share_is_that_of_the_field_beaten_in_the_same_seat(
    rows: list[tuple[int, int, int | None, int, bool]],
    field: list[tuple[int, ...]],
    shares: dict[int, Fraction],
) -> None:
    """Ties count half; the field is the other tables, Mates there included, and computers' tables.

    A leaver gets 40 %, and the others at the table the better of their own and 60 %.
    """
    played = round_of(*rows, field=field)
    assert {user: score_of(plan_of(), played, user).share for user in shares} == shares


def judge(shares: dict[int, int], left: Sequence[int] = ()) -> Judge:
    """Measures by person, against a field of one table where each seat has 0."""
    return lambda _, __, ___, user: (measured(shares.get(user or 0, 0), ()), user not in left)


ZERO = [(0, 0, 0, 0)]


def told(night: Night) -> list[tuple[int, int, int]]:
    return [(each.user, each.tenths, each.place) for each in standings(night)]


def test_a_score_is_the_mean_of_the_rounds_and_missed_ones_count_a_half_and_then_less() -> None:
    night = played(running(2, plan_of(rounds=6)), judge({1: 3, 2: -3}), ZERO)
    assert told(night) == [(1, 1000, 1), (2, 0, 2)]
    night = played(checked_in(gone(night, 2), person(9), 9e9), judge({1: 3}), ZERO)
    assert told(night) == [(1, 1000, 1), (9, 500, 2), (2, 250, 3)], "half of 0 and 50 %"
    night = played(checked_in(night, person(2), 9e9), judge({1: 3, 9: 3, 2: 3}), ZERO)
    by_hand = {1: 1000, 9: round((500 + 500 + 1000) / 3), 2: round((0 + 500 + 1000) / 3)}
    assert told(night) == [(1, 1000, 1), (9, by_hand[9], 2), (2, by_hand[2], 3)]
    night = played(gone(night, 9), judge({1: 3, 2: 3}), ZERO)
    by_hand = {9: round((500 + 500 + 1000 + 400) / 4), 2: round((0 + 500 + 1000 + 1000) / 4)}
    assert told(night) == [(1, 1000, 1), (2, by_hand[2], 2), (9, by_hand[9], 3)]
    assert [each.ranked for each in standings(night)] == [True] * 3, "four of six are in reach"
    assert [needed(deals) for deals in range(1, 9)] == [1, 2, 2, 3, 4, 4, 5, 6], "two thirds"
    assert [too_late(night, 9, missed) for missed in (0, 1)] == [False, True]
    night = next_round(night, seating(night), START)
    assert too_late(night, 9), "a deal that is played without them is missed"
    assert [each.ranked for each in standings(night)] == [True, True, False]


def test_deals_that_somebody_left_count_less_and_for_no_place() -> None:
    night = played(running(2, plan_of(rounds=3)), judge({1: 1, 2: -1}, left=[1]), ZERO, rounds=2)
    assert told(night) == [(2, 600, 1), (1, 400, 2)]
    assert [each.ranked for each in standings(night)] == [True, False]


def points(whole: int, finer: int = 0) -> int:
    return measured(whole, (finer,))


def alone(*measures: int) -> list[Round]:
    """A round with one table of people, who beat a field of one."""
    rows = ((1, seat, seat + 1, measure, True) for seat, measure in enumerate(measures))
    return [round_of(*rows, field=[(0, 0)])]


IN_COMMON = (
    round_of((1, 0, 1, points(1, 1), True), (2, 0, 2, points(1), True), field=[(0, 0)]),
    round_of(
        (1, 0, 2, points(1, 1), True), (1, 1, 1, points(1), True),
        (2, 0, 4, points(1), True), (2, 1, 3, points(2), True), field=[(points(1), 0)],
    ),
)  # fmt: skip
"""Persons 1 and 2 both have 75 % and the same margin; 1 was better with the same cards."""


@pytest.mark.parametrize(
    ("rounds", "placed", "by"),
    [
        (alone(points(1), points(3)), [2, 1], "margin"),
        (alone(points(3), points(3)), [1, 1], ""),
        ([round_of((1, 0, 1, 0, True), (2, 0, 2, 0, True), field=[(0, 0)])], [1, 1], ""),
        (IN_COMMON, [1, 2], "cards"),
    ],
    ids=["margin", "shared", "even", "in common"],
)
def test_ties_are_ordered_by_the_margin_then_by_deals_in_common_and_then_shared(
    rounds: Sequence[Round], placed: list[int], by: str
) -> None:
    night = replace(running(4, plan_of("seven", rounds=2, seats=2)), rounds=tuple(rounds))
    found = {each.user: each for each in standings(night)}
    in_league = {each.user: each.place for each in league(standings(night))}
    assert [found[user].place for user in (1, 2)] == [in_league[user] for user in (1, 2)] == placed
    assert found[1].tenths == found[2].tenths
    assert standing.decided(night, found[1], found[2])[0] == by


def test_the_league_counts_the_best_five_ranked_results_of_each_person() -> None:
    """Its store gives it those of the last eight nights."""
    first, second = standings(played(running(4), field=ZERO))[:2]
    many = [replace(first, tenths=n, ranked=n != 990) for n in (300, 990, 100, 500, 200, 400, 600)]
    found = [(each.user, each.nights, each.tenths) for each in league([*many, second])]
    assert found == [(first.user, 5, 2000), (second.user, 1, second.tenths)]


def test_people_whose_data_is_deleted_stay_in_the_field_of_others() -> None:
    night = played(running(16), field=ZERO, rounds=3)
    before = {each.user: each.tenths for each in standings(night)}
    rounds = list[Round]()
    for each in night.rounds:
        results = (replace(r, user=None if r.user == 5 else r.user) for r in each.results)
        rounds.append(replace(each, results=tuple(results)))
    after = {each.user: each.tenths for each in standings(replace(night, rounds=tuple(rounds)))}
    assert after == {user: tenths for user, tenths in before.items() if user != 5}
    assert standings(night_of()) == ()


@pytest.mark.parametrize("key", ["seven-seas", "seven-seals", "letter-of-marque"])
def test_the_deal_of_the_night_is_the_one_where_a_strong_result_stands_out(key: str) -> None:
    """The widest in percent, if its best has more points than the last; or the best of all, alone.

    Sixteen people are seated without a search.
    """
    assert deal_of_the_night(night_of()) is None
    more = 1 if key == "seven-seas" else -1
    for luck in map(Random, range(30)):
        judge, worst = by_luck(luck, more, luck.randrange(3)), luck.choice([1, 1, 9])
        rows = [[measured(more * luck.randrange(worst, 10), ()) for _ in range(4)]]
        night = played(running(16, plan_of(key)), judge, rows, rounds=3)
        best, wide = list[Fraction](), list[Fraction]()  # of each seat of a deal
        for deal, seat in product(night.ended, range(4)):
            left = {each.table for each in deal.results if not each.own}
            own = [r for r in deal.results if r.seat == seat and r.user and r.table not in left]
            if ends := sorted(own, key=lambda each: (-each.measure, each.table)):
                shares = [score_of(night.plan, deal, e.user or 0).share for e in ends]
                best.append(shares[0])
                apart, last = shares[0] - shares[-1], more * ends[-1].points
                least = max(more * deal.points[0][seat], last + 1)
                wide += [apart] * (apart > 0 and more * ends[0].points >= least)
        if (found := deal_of_the_night(night)) is None:
            continue
        (first, *_, end), deal = [*found.results] * 2, night.ended[found.round - 1]
        assert len(found.results) == 1 + bool(wide)
        high, low = (score_of(night.plan, deal, e.user or 0).share for e in (first, end))
        assert high - low == max(wide) if wide else high == max(best)


def by_luck(luck: Random, more: int, gone: int) -> Judge:
    return lambda *_: (measured(more * luck.randrange(1, 9), ()), luck.randrange(9) >= gone)


NAMES = ("Anna", "Ben", "Cleo", "Dirk")


def table_of(key: str) -> Table:
    """A rated table of a night that has just been dealt."""
    players = tuple(Player(name, user) for user, name in enumerate(NAMES, 1))
    settings = TableSettings(clock=60, night=AtNight(7, 1, 2), rated=True)
    place, options = ChannelPlace(1, 2), plan_of(key).options
    table = Table(3, place, None, key, options, players, Status.RUNNING, 0.0, 5, settings=settings)
    return replace(table, started=0.0)


def replay_at(table: Table, luck: Random, begun: Sequence[MoveRow] = ()) -> Replay:
    """A whole table of a night that plays at random after these moves, one move a second."""
    game, rows = GAMES[table.game], list[MoveRow]()
    position = dealt(game, table)
    while position.to_move:
        seat = position.to_move[0]
        move = luck.choice(game.legal_moves(position.state, seat))
        move = game.read_move(begun[len(rows)].move) if len(rows) < len(begun) else move
        rows.append(MoveRow(len(rows), seat, game.write_move(move), float(len(rows))))
        assert table.status is Status.RUNNING
        position = advanced(game, position, seat, move)
        table, _ = after(table, table, position, float(len(rows)), lambda _: None, seat)
    return replay_of(game, table, rows)


@pytest.mark.parametrize("key", GAMES)
def test_a_measure_is_the_seats_points_less_the_mean_of_the_others(key: str) -> None:
    """Penalties turned round, in the rounds that the game declares; or minus the place."""
    replay = replay_at(table_of(key), Random(1))
    results = gains_at(replay.game, replay.whole_story, replay.outcome)
    found = compared(replay.game, results or ())
    table, state, rows = replay.table, replay.steps[-1].state, replay.rows
    record = read_record(write_record(replay, {"Table": "night-7-round-1"}))
    assert [(row.seat, row.move) for row in record.rows] == [(r.seat, r.move) for r in rows]
    assert table.status is (Status.CLOSED if replay.outcome is None else Status.FINISHED)
    assert table.ended == len(rows), "nobody is to move any more"
    kept = results_of(replay.game, table, state, len(rows), replay.whole_story)
    assert [(each.place, each.rated) for each in kept] == [(n, True) for n in places(found)]
    unrated = replace(table, settings=replace(table.settings, rated=False))
    assert bool(results_of(replay.game, unrated, state, len(rows))) is (replay.outcome is not None)
    gains = [e.points for e in replay.whole_story if isinstance(e, RoundEnded)]
    rounds = {"seven-seas": 2, "seven": 2, "seven-seals": 1}.get(key, 0)
    if not rounds:
        assert replay.outcome is not None
        assert [points_at(plan_of(key), each) for each in found] == [
            -p for p in replay.outcome.places
        ]
        return
    assert len(gains) == rounds
    assert isinstance(replay.story[-1], RoundEnded), "nothing of the round that nobody plays"
    day = replace(table, place=OwnPlace(1), settings=TableSettings(day=1))
    for kind in (table, day)[: 1 + (key != "seven-seals")]:
        at, told = replayed(replay.game, kind, rows), replay_of(replay.game, kind, rows)
        assert (told.steps[-1].state, told.game.to_move(at.state)) == (at.state, ())
        shown = told.seen(len(rows), None), table_view(replay.game, kind, at, None)
        assert [(seen.to_move, seen.outcome) for seen in shown] == [((), None)] * 2
    own, story = [sum(each) for each in zip(*gains, strict=True)], replay.whole_story
    for seat, measure in enumerate(found):
        finer = replay.game.traits.finer(story, seat)
        assert measure == measured(4 * own[seat] - sum(own), finer), "three others"
    assert gains_at(replay.game, replay.known(len(replay.steps) // 2, None), None) is None
    assert results_at(round_of(), replace(replay, steps=replay.steps[:3])) == ()


@pytest.mark.parametrize("key", GAMES)
def test_games_part_at_a_choice_if_the_seat_saw_and_could_do_the_same_in_both(key: str) -> None:
    """Otherwise another seat moved differently first."""
    one, choices = replay_at(table_of(key), Random(1)), set[bool]()
    for luck, seat in product(range(8), range(4)):
        other = replay_at(table_of(key), Random(luck), one.rows[: 5 * luck])
        number, is_choice = one.parted(other, seat)
        assert one.rows[: number - 1] == other.rows[: number - 1]
        states = [game.steps[number - 1].state for game in (one, other)]
        seen = [(one.game.view(s, seat), one.game.legal_moves(s, seat)) for s in states]
        moves = {one.game.read_move(game.rows[number - 1].move) for game in (one, other)}
        assert not is_choice or (seen[0] == seen[1] and moves <= {*seen[0][1]})
        choices.add(is_choice and len(moves) == 2)
    assert (choices, one.parted(one, 0)) == ({False, True}, (0, False))


@pytest.mark.parametrize(
    ("by", "at", "left", "own"),
    [
        ({}, 99.0, False, True),
        ({0: By.COMPUTER, 1: By.CLOCK}, 99.0, False, True),
        ({0: By.COMPUTER, 1: By.CLOCK, 2: By.FORMER}, 99.0, False, False),
        ({2: By.COMPUTER, 3: By.COMPUTER, 1: By.COMPUTER}, 0.5, False, True),
        ({2: By.COMPUTER, 3: By.COMPUTER, 1: By.COMPUTER}, 0.5, True, False),
        ({2: By.COMPUTER, 3: By.COMPUTER}, 0.5, True, True),
    ],
)
def test_a_deal_counts_for_its_person_with_half_of_the_seats_moves(
    by: dict[int, By], at: float, left: bool, own: bool
) -> None:
    """Moves after the round's time are Mates' for everybody; only a leaver's count.

    by: the makers of the seat's four moves, where it wasn't the person. at: the time of the
    second move, and 1 second later each further one.
    """
    replay = replay_at(table_of("seven-seals"), Random(1))
    mine = [row for row in replay.rows if row.seat == 0][:4]
    rows = [replace(row, by=by.get(n, By.SELF), at=n - 0.5) for n, row in enumerate(mine)]
    happened = (Happening(1, "left", 0),) if left else ()
    changed = replace(replay, rows=tuple(rows), table=replace(replay.table, happened=happened))
    result = results_at(replace(round_of(), until=at), changed)[0]
    assert (result.table, result.user, result.own) == (2, 1, own)


@pytest.mark.parametrize("key", ["seven", "seven-seals"])
def test_a_field_plays_the_rounds_cards_with_mixed_levels_the_same_each_time(key: str) -> None:
    night = running(4, plan_of(key, 2, 3))
    calls = field_calls(night.plan, 1)
    assert len(calls) == 24
    found = [call() for call in calls[:3]]
    assert found == [call() for call in field_calls(night.plan, 1)[:3]]
    assert len({*found}) > 1
    assert field_calls(night.plan, 2)[0]() != found[0], "another round has other cards"
    assert {
        sum(points_at(night.plan, m) for m in compared(GAMES[key], each)) for each in found
    } == {0}
