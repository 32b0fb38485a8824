"""Each game, played to the end on the simulated Discord, what only it has, and its hints."""

import asyncio
import re
from functools import partial
from random import Random

import pytest

from cogs.messages import publisher
from cogs.ui.routes import Hint
from engine.games import GAMES
from engine.games.seven_seas.cards import BY_NOTATION
from engine.games.seven_seas.state import Phase
from engine.players import has_players
from tests.amounts import amount, one_of
from tests.e2e.comings import Scene
from tests.e2e.positions import begin_seven_in_round, set_out, state_of, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id

CREW = ["Anna", "Ben", "Chloé"]


async def at_hand(stage: Scene) -> str:
    """The person whose turn it is, with the hand open."""
    who = await stage.mover()
    await stage.press(who, "My hand")
    return who


async def test_everybody_chooses_at_once_and_the_board_shows_who_has_yet_to(stage: Scene) -> None:
    await stage.open_table("letter-of-marque", CREW)
    assert shows(stage.texts()[-1], "turn-announcement", count=3)
    asked = await stage.press("Ben", "My hand")
    assert "### You 💰" in asked, "all first treasures lie open before anybody chooses"
    assert "Anna 💰" in asked
    assert stage.board().count("💰") >= len(CREW)
    assert shows(await stage.press_hand("Ben", "Armed"), "letter-of-marque-chosen-next", count=2)
    assert stage.board().count("still choosing") == 2
    assert shows(stage.board(), "letter-of-marque-told-ready", name="Ben")
    assert "armed" not in stage.board().casefold()


async def test_an_attack_is_shown_then_after_a_pause_its_result(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The open hands of the others show a partial preview, without a message in the channel."""
    breaths: list[tuple[str, str]] = []
    wait = asyncio.sleep

    async def counted(seconds: float, result: object = None) -> object:
        waited = await wait(min(seconds, 0.02), result)
        if seconds == 3.0:
            breaths.append((stage.hand_text(other), stage.board()))
        return waited

    monkeypatch.setattr(publisher, "SUSPENSE", 3.0)
    await stage.open_table("letter-of-marque", CREW)
    for each in CREW:
        await stage.goes(each, "My hand", "Armed")
    who = await at_hand(stage)
    other = next(name for name in CREW if name != who)
    target = next(
        label for label in button_labels(stage.hands[who]) if re.fullmatch(r"[ABC]\d", label)
    )
    monkeypatch.setattr("cogs.messages.publisher.asyncio.sleep", counted)
    assert shows(await stage.press_hand(who, target), "hand-waits", count=1)
    ((hand, shown),) = breaths
    assert shows(hand, "letter-of-marque-told-ship", name=who)
    for text in (hand, shown):
        assert not shows(text, "letter-of-marque-told-ship", what="armed")
    assert shows(stage.board(), "letter-of-marque-told-ship", name=who)
    assert shows(stage.board(), "letter-of-marque-told-ship", what="armed")
    assert shows(stage.hand_text(other), "letter-of-marque-told-ship", what="armed")
    assert shows(stage.texts()[-1], "turn-announcement", count=1), (
        "the next player is called after the pause"
    )
    assert not any("attacks" in str(body.get("content")) for body in stage.posted())


async def test_a_game_of_7_is_played_to_the_end_by_presses(stage: Scene) -> None:
    """On hands that were opened once: they follow the game, a press for each move.

    Each round but the last is scored once; the end of the game has all scores behind a button, and
    replaces them.
    """
    first = amount(7, 1)
    begin_seven_in_round(first)
    await stage.open_table("seven", CREW[:2])
    await stage.press("Ben", "My hand")
    luck = Random(3)
    while movers := await stage.who_moves():
        await stage.press_something(movers[0], luck)
    sent, title = stage.posted_texts(), "seven-scoring-title"
    reckoned = [sum(shows(s, title, round=n, rounds=7) for s in sent) for n in range(1, 8)]
    assert reckoned == [0] * (first - 1) + [1] * (7 - first) + [0]
    (told,) = stage.texts()
    assert shows(told, "game-seven-over")
    assert "7: round 7 of 7\n" in await stage.press("Anna", "Scoring")


async def test_an_ordinary_turn_is_one_press(stage: Scene) -> None:
    """One press on the open hand places the card, draws the next and passes the turn on."""
    await stage.open_table("seven", CREW)
    who = await at_hand(stage)
    label = next(text for text in button_labels(stage.hands[who]) if "Seven" not in text)
    assert shows(await stage.press_hand(who, label), "hand-waits", count=1)
    assert shows(stage.board(), "seven-told-placed", name=who, sum=label[0])
    assert await stage.who_moves() != [who]


PRIMIERA = "🪙 gold, 💎 crystal, 🥃 rum:\n-# 7→7, 6→6, 1→5, 5→4, 4→3, 3→2, 2→1, 8/9/10→0"
LINEAR = "🪙 gold, 💎 crystal, 🥃 rum:\n-# 7→7, 6→6, 5→5, 4→4, 3→3, 2→2, 1/8/9/10→1"
CURSES = "💀 curse:\n-# 7→−1, 6→−2, 5→−3, 4→−4, 3→−5, 2→−6, 1/8/9/10→−7"


async def test_at_a_table_the_rules_print_its_own_booty_values(stage: Scene) -> None:
    """By command and by the board's button, before and after the start."""
    await stage.open("Anna", game="seven-seas", booty="linear")
    assert LINEAR in await stage.goes("Ben", "/rules", "More", "Scoring", "More")
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    for asking in (
        partial(stage.type, "Ben", "rules"),
        partial(stage.type, "Ben", "rules", game="seven-seas"),
        partial(stage.press, "Ben", "Rules"),
    ):
        await asking()
        await stage.press_hand("Ben", "More")
        await stage.pick("Ben", "Scoring")
        said = await stage.press_hand("Ben", "More")
        assert LINEAR in said
        assert CURSES in said
        assert PRIMIERA not in said


MANY = "g1 c1 r1 g2 c2 r2 x2 g3 c3 r3 g4 c4 r4"
"""Strengths 1 to 4, of which far more than 25 sets add up to 10."""


async def test_a_choice_of_captures_is_asked_only_when_there_is_one(stage: Scene) -> None:
    await set_out(stage, "g8 c9", "g2", display="c3 r5 x4 g4")
    assert "💎3 + 🥃5 by 🪙8: +1 coin" in await stage.press("Anna", "My hand")
    said = await stage.press_hand("Anna", "🪙8")
    assert (shows(said, "seven-seas-choose"), shows(said, "seven-seas-values")) == (True, True)
    assert version_of_table(stage) == 0
    await stage.press_hand("Anna", "Back")
    await stage.press_hand("Anna", "🪙8")
    await stage.press_hand("Anna", "🪙4 + 💀4")
    assert version_of_table(stage) == 1
    assert BY_NOTATION["x4"] in state_of(stage).chests[0]


@pytest.mark.slow
async def test_more_than_25_captures_are_leaves_of_a_select(stage: Scene) -> None:
    """Every one of them can be reached by presses."""
    await set_out(stage, "g10 c9", "g9", display=MANY)
    await stage.goes("Anna", "My hand", "🪙10")
    found: list[str] = []
    while True:
        labels = button_labels(stage.hands["Anna"])
        on = [label for label in labels if label.startswith("More (")]
        found += [label for label in labels if " + " in label]
        if not on:
            break
        await stage.press_hand("Anna", on[0])
    ten = [move for move in (await stage.seen("Anna")).moves if move.card == BY_NOTATION["g10"]]
    wanted = {str(move.take) for move in ten if move.take}
    assert len(found) == len(set(found)) == len(wanted) > 50
    await stage.press_hand("Anna", "◀ Page")
    last = [label for label in button_labels(stage.hands["Anna"]) if " + " in label][-1]
    await stage.pick("Anna", last)
    assert version_of_table(stage) == 1


async def test_the_kraken_takes_all_only_below_its_price(stage: Scene) -> None:
    """The page asks, so that people who confirm their plays are not asked once more."""
    await stage.prefers("Anna", confirm=True)
    await set_out(stage, "x1 c9", "g9", display="g2 r3 c10")
    said = await stage.press("Anna", "My hand")
    assert shows(said, "seven-seas-by", what="Everything", cards="🐙1 kraken")
    said = await stage.press_hand("Anna", "🐙1")
    assert {"Lay it", "💎10", "Take all"} <= set(button_labels(stage.hands["Anna"]))
    assert "**\u22127**" in said
    assert shows(said, "seven-seas-clears-plain")
    assert version_of_table(stage) == 0
    await stage.press_hand("Anna", "Take all")
    assert state_of(stage).display == ()
    assert len(state_of(stage).chests[0]) == 4
    assert state_of(stage).phase is Phase.PLAY


async def cleared(stage: Scene) -> None:
    """Anna clears the display and may nick from Ben, Chloé, or the harbour."""
    await set_out(
        stage, "g5 c9", "g9", "r9", display="r5", chests=("", "g2 c1 x7", "r10"), harbour="g6 c7"
    )
    await stage.goes("Anna", "My hand", "🪙5")


async def test_a_nick_by_presses_shows_the_table_only_the_seat_and_the_source(stage: Scene) -> None:
    await cleared(stage)
    assert shows("".join(stage.texts()), "seven-seas-turn", phase="nick")
    assert shows(stage.hand_text("Anna"), "seven-seas-nick-title")
    labels = button_labels(stage.hands["Anna"])
    assert labels[:4] == ["⚓ Harbour 2", "🔵 Ben 3", "🟢 Chloé 1", "No, thanks"]
    said = await stage.press_hand("Anna", "🔵 Ben 3")
    assert shows(said, "seven-seas-opened-title", place="chest", whose="Ben", cards=3)
    assert shows(said, "seven-seas-brings")
    assert button_labels(stage.hands["Anna"])[:3] == ["👸💎1\u202flady", "🪙2", "💀7"]
    assert shows("".join(stage.texts()), "seven-seas-turn")
    await stage.press_hand("Anna", "👸💎1\u202flady")
    assert BY_NOTATION["c1"] in state_of(stage).chests[0]
    told = "".join(stage.texts())
    assert shows(told, "seven-seas-told-nicked", name="Anna", place="chest", whose="Ben")
    assert "pirate lady" not in told


def advice(told: str) -> str:
    """The line with the hint, which a mate gives here: there is no worker."""
    (line,) = [line for line in told.splitlines() if shows(line, "hint", level="mate")]
    return line


@pytest.mark.parametrize("game", one_of([*filter(has_players, GAMES)]))
async def test_a_mate_gives_hints_by_press_and_by_command(stage: Scene, game: str) -> None:
    """The hint stands below the cards of the hand, which can be played as before."""
    await stage.open_table(game, ["Anna", "Ben", "Chloé"])
    who = (await stage.who_moves())[0]
    await stage.press(who, "My hand")
    for told in (await stage.press_hand(who, "Hint"), await stage.type(who, "hint")):
        assert re.match(r"💡 [^:]+: .+\. .+\.$", advice(told))
        assert told.startswith("### Your turn\n")
        labels = button_labels(stage.hands[who])
        assert any(label.startswith("💡 ") for label in labels) or ("saboteur" in told)
        assert "Hint" in labels
    version = (await stage.bot.tables.view(stage.table.id, None)).version
    assert version == 0


@pytest.mark.slow
async def test_at_a_rated_table_there_are_no_hints(stage: Scene) -> None:
    """Lobby and board say so; the button is not there, and who asks anyway may go on playing.

    It is so after a restart, and in a rematch.
    """
    await stage.duel(rated=True, clock=3600)
    assert shows(stage.texts()[-2], "rated-yes")
    who = (await stage.who_moves())[0]
    await stage.press(who, "My hand")
    assert "Hint" not in button_labels(stage.hands[who])
    await stage.restart()
    said = await stage.type(who, "hint")
    assert shows(said, "refusal-rated")
    assert not shows(said, "hint")
    assert button_labels(stage.hands[who])
    assert shows(await stage.forge(who, press_id(Hint(), stage.table.id)), "refusal-rated")
    await stage.closes("Anna")
    await stage.press("Ben", "Play again")
    assert stage.table.settings.rated
    assert shows(stage.texts()[-2], "rated-yes")


async def test_a_hint_stays_until_the_move_is_made(stage: Scene) -> None:
    """The card that is advised may take several things: the one that is meant is marked, too."""
    await set_out(stage, "g9 x2", "g2 c3", display="r4 x5 g3 c6")
    told = advice(await stage.goes("Anna", "My hand", "Hint"))
    said = await stage.press_hand("Anna", "💡 🪙9")
    assert advice(said) == told
    assert shows(said, "seven-seas-choose")
    (advised,) = [x for x in button_labels(stage.hands["Anna"]) if x.startswith("💡 ")]
    taken = advised.removeprefix("💡 ")
    assert shows(told, "seven-seas-move-take", taken=taken)
    assert f"took {taken}" in await stage.press_hand("Anna", advised)


async def test_a_game_without_players_of_its_own_gives_no_hints(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The button is missing; a person who asks anyway reads why and can go on playing."""
    for module in ("cogs.table.pages.lobby", "cogs.table.pages.hand", "cogs.table.play"):
        monkeypatch.setattr(f"{module}.has_players", lambda game: False)
    await stage.open_table("seven", ["Anna", "Ben"])
    who = (await stage.who_moves())[0]
    await stage.press(who, "My hand")
    assert "Hint" not in button_labels(stage.hands[who])
    said = await stage.type(who, "hint")
    assert shows(said, "hint-none")
    assert not shows(said, "hint")
    assert button_labels(stage.hands[who])
