"""One open hand: whatever people press and type, each has one, and it is never out of date."""

from __future__ import annotations

from random import Random

import pytest

from cogs.surfaces.token import TokenSurface
from engine.games import GAMES
from tests.e2e.company import mover, moves, others, wait
from tests.e2e.conftest import Opening
from tests.e2e.harbour import Harbour, button_id, button_labels, text_of
from tests.e2e.living import check_hands, living, panels, remembered, routes
from tests.e2e.playing import open_table, play_on, press_something, ways, who_moves

STEPS = 40
EXPIRED = TokenSurface.lasts + 2 * 60


async def crewed(harbour: Harbour, game: str, **choices: object) -> None:
    """Anna and Ben at a table with two computers."""
    await harbour.open("Anna", game=game, **choices)
    await harbour.press("Ben", "Join")
    for _ in range(2):
        await harbour.type("Anna", "table computer", level="deckhand")
    await harbour.press("Anna", "Start")


async def types_a_play(harbour: Harbour, who: str, luck: Random) -> None:
    """Somebody types /play with one of the suggestions, or with something that fits nothing."""
    offers = await harbour.offered(who, "play", "card")
    if not offers:
        await harbour.type(who, "play", card="g5")
        return
    card = luck.choice(offers)["value"]
    takes = await harbour.offered(who, "play", "take", card=card)
    filled = {"take": luck.choice(takes)["value"]} if takes else {}
    await harbour.type(who, "play", card=card, **filled)


async def moves_from_hand(harbour: Harbour, who: str, luck: Random) -> None:
    """Make a move for somebody with a button of their open hand."""
    (hand,) = living(harbour, who)
    harbour.hands[who] = hand
    moves = [way for way in ways(hand) if ":move:" in way[0] or "move:" in (way[1] or "")]
    if not moves:
        await press_something(harbour, who, luck)
        return
    custom_id, value = luck.choice(moves)
    await harbour.forge(who, custom_id, *([] if value is None else [value]), on=hand)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_an_evening_of_one_hand_for_everybody(harbours: Opening, game: str) -> None:
    """Two people look, type, move and ask for hints in turn, beside two computers."""
    luck = Random(7)
    async with harbours(people=2, seed=7) as harbour:
        await crewed(harbour, game)
        await check_hands(harbour)
        for step in range(STEPS):
            if not (movers := await who_moves(harbour)):
                break
            who = luck.choice(["Anna", "Ben"])
            way = ("My hand", "hand", "hint", "play")[step % 4]
            if way == "My hand":
                await harbour.press(who, way)
            elif way == "play":
                await types_a_play(harbour, who, luck)
            else:
                await harbour.type(who, way)
            await check_hands(harbour)
            movers = await who_moves(harbour)
            if movers and movers[0] in harbour.hands and living(harbour, movers[0]):
                await moves_from_hand(harbour, movers[0], luck)
                await check_hands(harbour)
        assert harbour.hands


async def test_the_hand_before_goes_when_a_new_one_opens(harbour: Harbour) -> None:
    """By a press, each command that shows a hand, and a play beside it."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who = await mover(harbour)
    for way in ("hand", "hint"):
        await harbour.press(who, "My hand")
        (before,) = living(harbour, who)
        await harbour.type(who, way)
        (after,) = living(harbour, who)
        assert after.id > before.id, way
    await types_a_play(harbour, who, Random(1))
    (hand,) = remembered(harbour, who)
    assert hand.id > after.id
    assert [m.id for m in harbour.privates(who) if routes(m)] in ([], [hand.id])
    await check_hands(harbour)


async def test_the_living_hand_follows_while_others_move(harbour: Harbour) -> None:
    """Waiting players read at every moment who is to move now, and the cards on the table."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    waiting = (await others(harbour))[1]
    await harbour.press(waiting, "My hand")
    before = text_of(living(harbour, waiting)[0])
    await moves(harbour, await mover(harbour))
    assert text_of(living(harbour, waiting)[0]) != before
    await check_hands(harbour)


async def test_a_stand_in_s_move_takes_the_moves_from_the_hand(harbour: Harbour) -> None:
    """Time is up while a hand lies open: it is out of turn, and in turn again afterwards."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"], clock=300)
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    await wait(harbour, 310)
    assert who not in await who_moves(harbour)
    await check_hands(harbour)
    await moves(harbour, await mover(harbour))
    await check_hands(harbour)
    assert "Your turn" in text_of(living(harbour, who)[0])


async def test_a_seat_taken_back_brings_one_hand(harbour: Harbour) -> None:
    """A person who leaves has no open hand; the panel goes when they take their seat back in it."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    await harbour.press("Ben", "My hand")
    await harbour.type("Ben", "table leave")
    await check_hands(harbour)
    assert not living(harbour, "Ben")
    assert any("A computer plays for you" in text_of(m) for m in harbour.privates("Ben"))
    (away,) = panels(harbour, "Ben")
    await harbour.press("Ben", "Take my seat back", on=away)
    assert len(living(harbour, "Ben")) == 1
    assert not panels(harbour, "Ben")
    await check_hands(harbour)


async def test_an_older_hand_that_was_not_reached_lives_when_it_is_pressed(
    harbour: Harbour,
) -> None:
    """On two devices people press where they look: that one lives, and the other goes."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    (older,) = living(harbour, who)
    harbour.env.inject_error("DELETE", "/webhooks/*", status=403, code=50001)
    await harbour.type(who, "hand")
    assert len(living(harbour, who)) == 2, "Discord would not have it"
    await harbour.press(who, "Hint", on=older)
    (alive,) = living(harbour, who)
    assert alive.id == older.id
    assert "A computer's advice: Play" in text_of(alive)
    await check_hands(harbour)


async def test_a_press_that_was_on_its_way_when_its_hand_went_is_answered(
    harbour: Harbour,
) -> None:
    """The answer is a hand of its own: nothing is left to be changed."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    await harbour.type(who, "hand")
    (alive,) = living(harbour, who)
    harbour.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008)
    assert "A computer's advice: Play" in await harbour.press(who, "Hint", on=alive)
    assert len(living(harbour, who)) == 1
    await check_hands(harbour)


async def test_a_hand_whose_token_has_expired_answers_in_place(harbour: Harbour) -> None:
    """It is out of reach until it is pressed; then it is the living one."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    (older,) = living(harbour, who)
    old_move = button_id(older, button_labels(older)[0])
    await wait(harbour, EXPIRED)
    await harbour.type(who, "hand")
    (newer,) = living(harbour, who)
    await types_a_play(harbour, who, Random(1))
    said = await harbour.forge(who, old_move, on=older)
    assert "moved on" in said
    (hand,) = remembered(harbour, who)
    assert hand.id == older.id
    assert newer.id not in [m.id for m in harbour.privates(who)]
    await check_hands(harbour)


async def test_a_note_stays_above_the_hand_while_others_move(harbour: Harbour) -> None:
    """Until the reader's next press, or until their turn is over."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"], clock=300)
    first, (second, third) = await mover(harbour), await others(harbour)
    undo, _ = f"7s:{harbour.table.id}:0:undo:", await harbour.type(third, "hand")
    await harbour.forge(third, undo, on=harbour.hands[third])
    await moves(harbour, first)
    assert "You can't take that back" in text_of(living(harbour, third)[0])
    refused = await harbour.type(third, "play", card="g5")
    assert f"It's {await mover(harbour)}'s turn. You can look" in refused
    await wait(harbour, 310)
    assert "You can look" not in text_of(living(harbour, third)[0]), "it names somebody"
    await harbour.forge(third, undo, on=harbour.hands[third])
    await wait(harbour, 310)
    assert "You can't take that" not in text_of(living(harbour, third)[0]), "the turn is over"
    assert second in harbour.hands


async def test_a_restart_forgets_hands_and_a_press_finds_them_again(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who, (waiting,) = await mover(harbour), await others(harbour)
    await harbour.press(who, "My hand")
    await harbour.press(waiting, "My hand")
    older = {name: living(harbour, name)[0].id for name in (who, waiting)}
    await harbour.restart()
    harbour.hands[who] = living(harbour, who)[0]
    await press_something(harbour, who, Random(1))
    (stale,) = living(harbour, waiting)
    assert stale.id == older[waiting], "out of reach: nothing knows of it"
    await harbour.forge(waiting, button_id(stale, button_labels(stale)[0]), on=stale)
    await check_hands(harbour)
    assert [m.id for m in living(harbour, waiting)] == [older[waiting]]
    await harbour.type(waiting, "hand")
    await check_hands(harbour)


async def test_at_the_end_of_a_game_no_hand_and_no_panel_is_alive(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    for who in ("Anna", "Ben"):
        await harbour.press(who, "My hand")
        await harbour.press(who, "More")
    await harbour.type("Anna", "table end")
    await play_on(harbour, Random(6))
    assert harbour.table is None
    for who in ("Anna", "Ben"):
        assert not [m for m in harbour.privates(who) if routes(m)]
        assert any("The game is over" in text_of(m) for m in harbour.privates(who))
        assert any("This game is over" in text_of(m) for m in harbour.privates(who))


async def test_a_panel_is_opened_once(harbour: Harbour) -> None:
    """The one before goes, and a press in a panel answers in that panel."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    for _ in range(3):
        await harbour.press("Chloé", "More")
    (more,) = panels(harbour, "Chloé")
    assert "You follow this table" in await harbour.press("Chloé", "Follow", on=more)
    assert [m.id for m in harbour.privates("Chloé")] == [more.id]
    await harbour.press("Ben", "More")
    said = await harbour.press("Ben", "End the table", on=panels(harbour, "Ben")[0])
    assert "Only the host" in said
    assert "Leave my seat" in button_labels(panels(harbour, "Ben")[0])


async def test_a_dead_panel_changes_in_place(harbour: Harbour) -> None:
    """Out of reach when the cards were dealt, it says so to anybody who presses it."""
    await harbour.type("Anna", "table open", game="seven-seas")
    await harbour.press("Ben", "Join")
    await harbour.press("Anna", "House rules")
    await harbour.press("Anna", "Add computer")
    await harbour.type("Anna", "table end")
    await harbour.restart()
    dead = panels(harbour, "Anna")
    assert len(dead) == 3
    await harbour.press("Anna", "Start")
    before = len(harbour.privates("Anna"))
    rules, computers, ending = dead
    table = harbour.table.id
    said = await harbour.forge("Anna", f"7S:{table}:0:set:rule.target", "14", on=rules)
    assert "dealt already" in said
    assert "dealt already" in await harbour.press("Anna", "Mate", on=computers)
    assert "nobody wins" in await harbour.press("Anna", "End it", on=ending), "asked again"
    assert harbour.table is not None
    assert len(harbour.privates("Anna")) == before


async def test_the_kicked_read_it_in_their_hand_and_their_panel(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    await harbour.press("Ben", "My hand")
    await harbour.press("Ben", "More")
    await harbour.kicks("Anna", "Ben")
    texts = [text_of(m) for m in harbour.privates("Ben")]
    assert len([text for text in texts if "The host removed you" in text]) == 2
    assert not [m for m in harbour.privates("Ben") if routes(m)]
    await check_hands(harbour)
