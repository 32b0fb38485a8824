"""The end of a game on one card, and the standing of a game that runs or was closed."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, count, product
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from cogs.faces import FACES
from cogs.table.pages.end import closed_card, end_card, headline, ranked
from cogs.table.pages.evening import closing_card, tonight
from cogs.table.pages.hand import round_lines
from cogs.table.pages.news import line
from cogs.ui.face import Standing
from cogs.ui.layout import container
from cogs.ui.names import Names, names_of
from cogs.ui.page import Accent
from cogs.ui.spoken import speak
from engine.core import Outcome, Seat, Termination, known_to
from engine.events.evening import Evening, Scored
from engine.games import GAMES
from engine.games.letter_of_marque import GAME as MARQUE
from engine.games.letter_of_marque.events import EnteredPort
from engine.games.seven_seas import GAME as SEAS
from engine.games.seven_seas.events import Nicked
from engine.players.base import Level
from engine.results.past import PastGame
from engine.results.ratings import RatingRow
from engine.tables.model.news import Ended, Ender
from engine.tables.model.table import ChannelPlace, ChatPlace, OwnPlace, Place, Player, Status
from engine.tables.replay import Replay
from engine.tables.transitions.after import results_of
from tests.amounts import one_of
from tests.catalogue import CATALOGUE
from tests.cogs.faces.moments import HEARD, SAY, Moment, end_of, moments, texts_of
from tests.e2e.said import plain
from tests.test_locales import LANGUAGES

NAMES = Names(("Anna", "Ben", "Cora", "Dirk"), ("Anna", "Ben", "Cora", "Dirk"))


def words(layout: ui.LayoutView) -> str:
    """All text of a card."""
    return "\n".join(texts_of(layout))


def closed(moment: Moment, gains: tuple[int, ...] = ()) -> str:
    """The card of this moment's table, closed without a winner."""
    seen = moment.seen(None)
    seen = replace(seen, table=replace(seen.table, status=Status.CLOSED))
    return words(closed_card(SAY, seen, Ended(Ender.NOBODY), (), gains))


def spoken(
    points: tuple[int, ...], places: tuple[int, ...], reader: Seat | None, sides: int = 0
) -> str:
    """The headline of a game that ended like this."""
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    names = replace(NAMES, bare=NAMES.bare[: len(points)], escaped=NAMES.escaped[: len(points)])
    outcome = Outcome(points, places, winners, Termination.ROUNDS)
    return headline(SAY, "letter-of-marque", outcome, replace(names, reader=reader, sides=sides))


@pytest.mark.parametrize(
    ("points", "places", "reader", "sides", "said"),
    [
        ((7, 5), (1, 2), None, 0, "Anna wins 7 to 5!"),
        ((7, 5), (1, 2), 0, 0, "You won 7 to 5!"),
        ((7, 5), (1, 2), 1, 0, "Anna wins 7 to 5!"),
        ((9, 4, 6), (1, 3, 2), None, 0, "Anna wins, 3 points ahead of Cora!"),
        ((9, 4, 6), (1, 3, 2), 0, 0, "You won, 3 points ahead of Cora!"),
        ((9, 4, 6), (1, 3, 2), 1, 0, "Anna wins. You're third, 5 points behind."),
        ((9, 6, 6), (1, 2, 2), 0, 0, "You won, 3 points ahead of Ben and Cora!"),
        ((9, 9, 6), (1, 2, 3), 1, 0, "Anna wins. You're second, level on points."),
        ((9, 9, 6), (1, 2, 3), 0, 0, "You won on the tie-break!"),
        ((9, 9, 6, 5), (1, 1, 3, 4), None, 0, "Anna and Ben share the win!"),
        ((9, 9, 6, 5), (1, 1, 3, 4), 1, 0, "You share the win with Anna!"),
        ((9, 9, 6), (1, 1, 3), 2, 0, "Anna and Ben share the win. You're third, 3 points behind."),
        ((7, 4, 7, 4), (1, 3, 1, 3), None, 2, "Anna and Cora win 7 to 4!"),
        ((7, 4, 7, 4), (1, 3, 1, 3), 2, 2, "You two won 7 to 4!"),
        ((7, 4, 7, 4), (1, 3, 1, 3), 3, 2, "Anna and Cora win 7 to 4!"),
        ((7, 7, 7, 7), (1, 1, 1, 1), None, 2, "Anna + Cora and Ben + Dirk share the win!"),
        ((7, 7, 7, 7), (1, 1, 1, 1), 0, 2, "You two share the win with Ben and Dirk!"),
    ],
)
def test_the_headline_speaks_to_its_reader(
    points: tuple[int, ...], places: tuple[int, ...], reader: Seat | None, sides: int, said: str
) -> None:
    assert spoken(points, places, reader, sides) == said


@pytest.mark.parametrize("key", GAMES)
def test_nobody_has_to_guess_how_it_ended(key: str) -> None:
    """How it ended is on the card; a result of the reader's last press, but no mere draw.

    In a channel the public end has the former. At an own table a move without a choice is no press.
    """
    face, game, own_place = FACES[key], GAMES[key], OwnPlace(100)
    for seed, is_own in product(range(1, 6), (False, True)):
        replay = end_of(key, 3, seed).replay
        replay = replace(replay, table=replace(replay.table, place=own_place)) if is_own else replay
        won = [] if replay.outcome is None else replay.outcome.winners
        loud = plain(face.finale(SAY, replay, all_names := names_of(replay.table, None, SAY)))
        assert not loud or any(plain(all_names.escaped[seat]) in loud for seat in won), "who won"
        for seat in range(3):
            names = names_of(replay.table, seat, SAY)
            above, _ = plain(words(end_card(SAY, replay, seat, ways=()))).split("## ")
            public, _ = ("", "") if is_own else plain(words(end_card(SAY, replay))).split("## ")
            assert not {*above.splitlines()} & {*public.splitlines()}
            above += public
            assert key != "seven" or ("r last card" in above and "drew" not in above)
            made = [n for n, row in enumerate(replay.rows) if row.seat == seat]
            states = {n: replay.steps[n].state for n in made}
            pressed = [n for n in made if not is_own or len(game.legal_moves(states[n], seat)) > 1]
            for number in (pressed[-1], len(replay.rows) - 1):
                events = known_to(replay.steps[number + 1].events, None)
                told = [(e, plain(said)) for e in events if (said := line(SAY, e, names, face))]
                moves = [said for _, said in told] if number + 1 == len(replay.rows) else [""]
                results = [
                    said
                    for event, said in told
                    if not isinstance(event, face.played) and not isinstance(event, face.shared)
                ]
                finale = plain(face.finale(SAY, replay, names)) or "-"
                ending = [plain(said) for said in face.ending(SAY, replay, names)]
                assert any(said in above for said in (*(results or moves), *ending, finale))


def test_a_reader_learns_what_they_won_or_lost_where_no_board_told_it() -> None:
    """The two newest attacks on or by them since their last press, else what came home; who led."""
    face, told = FACES[MARQUE.key], Counter[str]()
    for seats, seed in product(MARQUE.seats, range(1, 5)):
        replay = end_of(MARQUE.key, seats, seed).replay
        replay = replace(replay, table=replace(replay.table, place=OwnPlace(100)))
        for seat in range(seats):
            above, _ = plain(words(end_card(SAY, replay, seat, ways=()))).split("\n## ")
            last = max(n for n in range(len(replay.rows)) if replay.is_pressed(n, seat))
            since: list[Any] = [e for step in replay.steps[last + 2 : -1] for e in step.events]
            loud = [e for e in since if face.is_loud(e) and seat in (e.seat, e.owner)]
            home = [e for e in since if isinstance(e, EnteredPort) and e.seat == seat]
            for event in (loud or home)[-2:]:
                told[type(event).__name__] += 1
                assert plain(line(SAY, event, names_of(replay.table, seat, SAY), face)) in above
            told["led"] += " led until " in above
    assert {*told} == {"ShownArmed", "ShownDefenceless", "EnteredPort", "led"}


def test_the_seven_seals_of_one_round_tell_each_fact_once() -> None:
    """Nothing is the sharpest of one. Readers learn what they predicted, won and paid."""
    true = 0
    for seed in range(8):
        replay = end_of("seven-seals", 3, seed, rounds=1).replay
        text, *own = (plain(words(end_card(SAY, replay, at, ways=()))) for at in (None, 0, 1, 2))
        assert " won the last trick with " in text
        assert "sharpest" not in text
        told = re.findall(r"🎯 (.+)'s", text)
        assert len(told) == len({*told})
        ways = ("You predicted ", "Your prediction came true", "saboteur, ")
        assert all(sum(way in each for way in ways) == 1 for each in own)
        true += "came true" in text
    assert true


def test_partners_share_a_row_of_the_chart() -> None:
    text = words(end_card(SAY, end_of("seven-seas", 4, teams=True, target=7).replay))
    assert ["+" in line for line in text.splitlines() if line.startswith("`")] == [True, True]


@pytest.mark.parametrize("place", [ChannelPlace(1, 2), ChatPlace(2), OwnPlace(100)], ids=str)
@pytest.mark.parametrize("key", GAMES)
def test_standings_stand_once_with_their_reader_in_bold(key: str, place: Place) -> None:
    """In a channel they are in the public end. Each player has one line with the final points."""
    replay = end_of(key, 3).replay
    replay = replace(replay, table=replace(replay.table, place=place))
    assert replay.outcome is not None
    for seat in (None, 0, 1, 2):
        text = words(end_card(SAY, replay, seat, ways=()))
        has_standings = seat is None or place != ChannelPlace(1, 2)
        if key == "seven-seas":
            assert text.count("⚓") == 4 * has_standings
            continue
        assert text.count("🥇") == has_standings * len(replay.outcome.winners)
        for other in range(3) if has_standings else ():
            points = replay.outcome.points[other]
            shown = [
                line for line in text.splitlines() if line.endswith((f" {points}", f" {points}**"))
            ]
            assert shown, f"the points of seat {other}"
            assert any("**You " in line for line in shown) == (other == seat)


@pytest.mark.parametrize("key", GAMES)
def test_an_own_end_speaks_of_its_reader(key: str) -> None:
    """Their highlights and rating; what decided it only if there is no public end."""
    row = RatingRow(1, 0, 1, key, 100, 0, 1, stand_in=False, ended=0.0, weight=1.0)
    face, decided, own, rated = FACES[key], 0, 0, [row._replace(seat=seat) for seat in range(3)]
    for seed in range(1, 6):
        shared = end_of(key, 3, seed).replay
        alone = replace(shared, table=replace(shared.table, place=OwnPlace(100)))
        for seat, names in ((seat, names_of(shared.table, seat, SAY)) for seat in range(3)):
            below = plain(words(end_card(SAY, shared, seat, rated)))
            assert below.count("📈 Your rating: ") == below.count("📈") == 1
            assert "decided it" not in below
            for told in face.highlights(SAY, shared, names):
                own += 1
                assert plain(told) in below
                assert re.search(r"\b[Yy]our?\b", told)
            text = words(end_card(SAY, alone, seat, ways=()))
            decided += bool(re.search(r"decided it: .*\byou\b", text))
    assert own > 8
    assert decided >= 5, "none by a tie-break, or by what a third player lost"


@pytest.mark.parametrize("key", GAMES)
def test_equal_points_are_one_place_in_a_list_that_discord_does_not_count(key: str) -> None:
    """It would make 1, 2, 3 of three first places. Where nothing counts yet there is no list.

    A table that was closed says so.
    """
    game = GAMES[key]
    dealt = next(moments(game, game.options(), 3, seed=1))
    level = Standing((7, 7, 7), (1, 1, 1))
    assert ranked(SAY, dealt.table, dealt.names, level, "").count("1\\. ") == 3
    assert "1\\. " not in closed(dealt)
    text = closed(end_of(key, 3))
    assert "1\\. " in text
    assert "The game was ended early, so nobody wins." in text
    assert not re.search("[🥇!]", text), "no medal"
    told = closed(end_of(key, 3), (2, 3, 1))
    assert [told.count(f"{place}\\. ") for place in (1, 2, 3)] == [1, 1, 1], (
        "as a night orders them"
    )


@pytest.mark.parametrize("language", one_of(sorted(LANGUAGES, reverse=True), 2))
@pytest.mark.parametrize("key", GAMES)
def test_an_end_has_at_most_sixty_words(key: str, language: str) -> None:
    """For everybody, and for each of the most players; a number alone is no word.

    An evening of twice as many people makes it no longer.
    """
    say, seats = CATALOGUE.say(language), GAMES[key].seats[-1]
    for seed, is_second in ((1, False), (2, False), (1, True), (3, True)):
        replay = end_of(key, seats, seed).replay
        evening = evening_after(replay) if is_second else None
        for seat in (None, *range(seats)):
            told = words(end_card(say, replay, seat, evening=evening)).split()
            assert sum(any(map(str.isalpha, word)) for word in told) <= 60, " ".join(told)


def evening_after(replay: Replay) -> Evening:
    """The evening of this game, and of one that ended the same way for as many other people."""
    table, state = replay.table, replay.steps[-1].state
    results = results_of(replay.game, table, state, len(replay.rows))
    others = tuple(replace(p, name=f"Late{p.user}", user=-(p.user or 0)) for p in table.players)
    return Evening((PastGame(replace(table, players=others), results), PastGame(table, results)))


def scored(halves: Sequence[int], called: Sequence[str], games: int) -> Any:
    """An evening with these half points and names."""
    places = [1 + sum(other > own for other in halves) for own in halves]
    score = [Scored(*each) for each in zip(count(), called, halves, places)]
    return SimpleNamespace(score=score, games=[SimpleNamespace() for _ in range(games)])


@pytest.mark.parametrize(
    ("halves", "reader", "most", "said"),
    [
        ((8, 6, 5, 1, 0), None, 5, "**A leads with 4** · B 3 · C 2½ · D ½ · E 0"),
        ((9, 9, 6, 2, 1, 1), None, 5, "**A and B lead with 4½ each** · C 3 · D 1 and 2 more"),
        ((9, 6, 2, 2, 1, 0), 5, 4, "**A leads with 4½** · B 3 · You 0 and 3 more"),
        ((9, 9, 9, 0), 1, 4, "**You and A and C lead with 4½ each** · D 0"),
        ((9, 9, 6), 1, 3, "**You and A lead with 4½ each** · C 3"),
        ((2, 1), 0, 3, "**You lead with 1** · B ½"),
        ((2,), 0, 3, "**You: 1**"),
        ((9,), None, 3, "**A: 4½**"),
    ],
)
def test_the_score_of_an_evening_says_who_leads_by_what_and_names_its_reader(
    halves: tuple[int, ...], reader: int | None, most: int, said: str
) -> None:
    """Everybody of the evening is in it, as far as there is room."""
    evening = scored(halves, ("A", "B", "C", "D", "E", "", "G"), games=3)
    told = f"Players beaten tonight, in 3 games: {said}"
    assert plain(tonight(SAY, evening, reader, most)) == f"🌙 {told}"
    if reader is None:
        heard = told.replace("**", "").replace(" ·", ",")
        layout = container(Accent.BOARD, (tonight(HEARD, evening, reader, most),))
        speak(layout, HEARD)
        assert plain(words(layout)) == heard


@pytest.mark.parametrize(
    ("halves", "title", "ranks"),
    [
        ((9, 4, 4), "A wins the evening!", "🥇 A 4½ points|2\\. B 2 points|2\\. C 2 points"),
        ((9, 9, 1), "A and B share the evening!", "🥇 A 4½ points|🥇 B 4½ points|3\\. C ½ point"),
        ((2, 2, 0), "A and B share the evening!", "🥇 A 1 point|🥇 B 1 point|3\\. C 0 points"),
        ((2, 2), "A and B share the evening!", "1\\. A 1 point|1\\. B 1 point"),
        ((9,), "An evening with A", "1\\. A 4½ points"),
    ],
)
def test_the_closing_card_has_everybody_by_place_and_no_medal_where_nothing_was_won(
    halves: tuple[int, ...], title: str, ranks: str
) -> None:
    evening = scored(halves, "ABC", games=8)
    players = (Player("Anna", 1), Player("", 2), Player("Salty", None, Level.MATE))
    for game, places in zip(evening.games, [(1, 2, 3)] * 6 + [(2, 1, 1), (3, 2, 1)], strict=True):
        game.results = [SimpleNamespace(place=place) for place in places]
        game.table = replace(end_of("seven", 3).table, players=players)
    told = [("rival", (0, 1), 4), ("seven-seas", (0, 1), 5)][: len(halves) - 1]
    shown = words(closing_card(SAY, evening, told, (), by=0)).split("\n")
    explained = "8 games: 1 point for each player beaten, ½ for a tie."
    lines = [f"## 🌙 {title}", f"-# Final score after {explained}", *ranks.split("|")]
    assert shown[: len(lines)] == lines
    games = [line for line in shown if line.startswith("-# ") and "won by" in line]
    assert games[0] == "-# Game 3: **7**, won by Anna", "the last six"
    assert [line.split(" by ")[1] for line in games[4:]] == ["somebody and Salty", "Salty"]
    robbed = [line for line in shown if line.endswith("A robbed B 4 times")]
    swept = [line for line in shown if "A and B each cleared the display of 5 cards" in line]
    assert (len(robbed), len(swept)) == (len(halves) > 1, len(halves) > 2)


SINGULAR = {
    "de": r"\b[Dd](?:u|ir|ich|ein\w*)\b",
    "fr": r"\b[Tt](?:u|oi|on|a|es)\b|\b[Tt]'",
    "it": r"\b(?:[Tt]u[oi]?|[Tt]ua|te)\b",
    "nl": r"\b[Jj](?:ij|e|ouw)\b",
}
"""Words that speak to one person."""


@pytest.mark.parametrize("language", SINGULAR)
def test_events_of_a_team_are_shown_to_both_partners(language: str) -> None:
    """The lines of a round, and of a nick from the chest that they share."""
    face, say, found = FACES["seven-seas"], CATALOGUE.languages[language], set[str]()
    played = (moments(SEAS, SEAS.options(teams=True), 4, seed) for seed in range(4))
    for moment in chain.from_iterable(played):
        for reader in range(4):
            names = replace(moment.names, reader=reader)
            nicks = [e for e in moment.events if isinstance(e, Nicked) and names.is_of(e.source)]
            found |= {face.event_line(say, event, names) for event in nicks}
            found |= {*round_lines(face, say, moment.seen(reader), names)}
    assert len(found) > 10
    assert [line for line in found if re.search(SINGULAR[language], line)] == []
