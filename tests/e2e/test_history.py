"""After the evening: /history with replays, /profile with marks, and people in neither."""

from __future__ import annotations

import discord

from cogs.features.history.presses import GAMES as ON_A_PAGE
from engine.tables.model.result import Result
from engine.tables.model.table import ChannelPlace, Player
from engine.tables.record import read_record
from tests.e2e.company import LUCK, posted
from tests.e2e.harbour import Harbour, button_id, button_labels, text_of
from tests.e2e.past import finished
from tests.e2e.playing import open_table, play_by_presses
from tests.e2e.positions import begin_seven_in_round

VERBS_OF_THE_PAST = ("replay", "export", "verify")


async def results(harbour: Harbour, table: int) -> dict[str, Result]:
    """The rows of a table by the names of its people."""
    names = {member.id: name for name, member in harbour.people.items()}
    rows = await harbour.bot.store.results(table)
    return {names[row.user]: row for row in rows if row.user}


async def test_a_game_just_finished_is_in_the_history_and_in_the_profile(harbour: Harbour) -> None:
    """At once, with what the result says; and still after a restart."""
    begin_seven_in_round(7)
    await open_table(harbour, "seven", ["Anna", "Ben"])
    table = harbour.table.id
    await play_by_presses(harbour, LUCK)
    rows, before = await results(harbour, table), len(posted(harbour))
    for _ in range(2):
        told = await harbour.type("Anna", "history")
        own, other = rows["Anna"], rows["Ben"]
        won = "🥇 **7** · 1st" if own.place == 1 else "**7** · 2nd"
        points = {0: "no chips", 1: "one chip"}.get(own.points, f"{own.points} chips")
        assert told.splitlines()[:2] == ["### 📜 Your games here", f"{won} of 2"]
        assert f"-# {points} · {other.place}. Ben ({other.points})" in told.replace("\xa0", " ")
        assert f"{own.moves} moves in a minute · <t:{int(own.ended)}:d>" in told
        profile = await harbour.type("Anna", "profile", member=harbour.people["Ben"])
        wins = int(other.place == 1)
        assert f"### ⚓ Ben in this server\none game, {wins} won" in profile
        assert "You and Ben: one game against each other" in profile
        await harbour.restart()
    assert len(posted(harbour)) == before


async def test_the_newest_games_come_first_and_each_is_told_again(harbour: Harbour) -> None:
    tables = [await finished(harbour, "seven", "Anna", "Ben", luck=n) for n in range(1, 9)]
    marque = await finished(harbour, "letter-of-marque", "Chloé", "Anna", "Salty", luck=9)
    first = await harbour.type("Anna", "history")
    assert "page 1 of 2" in first
    assert first.count("\n-# ") == 2 * ON_A_PAGE
    assert first.index("Letter of Marque") < first.index("**7**")
    assert "Salty" in first
    options = [label for label in button_labels(harbour.hands["Anna"]) if "No." in label]
    numbers = [int(label.split(" ")[1]) for label in options]
    assert numbers == [marque, *reversed(tables[-ON_A_PAGE + 1 :])]
    second = await harbour.press_hand("Anna", "Older")
    assert "page 2 of 2" in second
    assert button_labels(harbour.hands["Anna"]) == [
        "◀ Newer",
        "Practice",
        *_options(harbour, tables[: 9 - ON_A_PAGE]),
    ]
    replay = await harbour.pick("Anna", f"No. {tables[2]} ")
    assert "this decided it" in replay
    assert "replay · move 0" in await harbour.pick("Anna", "0: The deal")
    assert "move 1 " in await harbour.press_hand("Anna", "Move ▶")
    only = await harbour.type("Anna", "history", game="letter-of-marque")
    assert "page" not in only
    assert "**7**" not in only


def _options(harbour: Harbour, tables: list[int]) -> list[str]:
    labels = button_labels(harbour.hands["Anna"])
    found = [label for label in labels if "No." in label]
    assert [int(label.split(" ")[1]) for label in found] == list(reversed(tables))
    return found


async def test_a_profile_counts_by_game_and_players(harbour: Harbour) -> None:
    tables = [await finished(harbour, "seven", "Anna", "Ben", luck=n) for n in (1, 2, 3)]
    tables.append(await finished(harbour, "seven", "Anna", "Ben", "Chloé", luck=4))
    tables.append(await finished(harbour, "seven-seals", "Anna", "Chloé", "Salty", luck=5))
    own = [(await results(harbour, table))["Anna"] for table in tables]
    two, won = own[:3], sum(row.place == 1 for row in own)
    told = await harbour.type("Anna", "profile")
    assert told.startswith(f"### ⚓ You in this server\n5 games, {won} won")
    sevens = [row.points for row in own[:4]]
    wins = sum(row.place == 1 for row in own[:4])
    best = f"-# best {max(sevens)} chips, worst {min(sevens)} chips"
    assert f"**7**: 4 games, {wins} won\n{best}" in told
    assert f"with 2 players: {sum(row.place == 1 for row in two)} of 3 won" in told.replace(
        "\xa0", " "
    )
    alone = f"-# best {own[4].points} penalty points, worst {own[4].points} penalty points"
    assert f"**The Seven Seals**: one game, {int(own[4].place == 1)} won\n{alone}" in told
    assert "Most games together: Ben, 4 games" in told
    marks = await harbour.bot.store.marks_of(harbour.env.guild.id, harbour.people["Anna"].id)
    assert marks
    assert told.count("🏷️") == min(12, len(marks))
    ahead = [(await results(harbour, table)) for table in tables[:4]]
    before = sum(rows["Anna"].place < rows["Ben"].place for rows in ahead)
    behind = sum(rows["Anna"].place > rows["Ben"].place for rows in ahead)
    other = await harbour.type("Anna", "profile", member=harbour.people["Ben"])
    assert (
        f"4 games against each other. You finished ahead in {before} and behind in {behind}."
        in other
    )


async def test_a_profile_is_posted_only_when_it_is_asked_for(harbour: Harbour) -> None:
    await finished(harbour, "seven", "Anna", "Ben")
    before = len(harbour.messages())
    await harbour.type("Anna", "profile")
    assert len(harbour.messages()) == before
    profile = harbour.hands["Anna"]
    post = button_id(profile, "Post it here")
    done = await harbour.people["Anna"].click(profile, custom_id=post)
    assert "is in this channel now" in text_of(done.response)
    assert not button_labels(done.response)
    assert len(harbour.messages()) == before + 1
    assert "Anna in this server" in text_of(harbour.messages()[-1])
    await harbour.type("Ben", "profile", member=harbour.people["Anna"])
    assert "Post it here" not in button_labels(harbour.privates("Ben")[-1])
    assert "n't finished a game" in await harbour.forge("Dirk", "7s:0:0:share:profile.")
    told = await harbour.forge(
        "Anna", "7s:0:0:share:profile."
    )  # on the message that everybody sees
    assert told.startswith("### ⚓ You in this server")
    assert len(harbour.messages()) == before + 1


async def test_who_wants_to_be_in_no_list_is_somebody_to_others_at_once(harbour: Harbour) -> None:
    await finished(harbour, "seven", "Anna", "Ben", "Chloé")
    assert "Ben" in await harbour.type("Anna", "history")
    told = await harbour.prefers("Ben", lists=False)
    assert "only you can see them" in told
    seen = await harbour.type("Anna", "history")
    assert "Ben" not in seen
    assert "somebody" in seen
    assert "Chloé" in seen
    assert "Ben" not in await harbour.type("Anna", "profile")
    for command in ("history", "profile"):
        refused = await harbour.type("Anna", command, member=harbour.people["Ben"])
        assert refused.startswith("Ben keeps their games private")
    assert "Chloé" in await harbour.type("Ben", "history")
    assert "You in this server" in await harbour.type("Ben", "profile")
    page = f"7s:0:0:history:{harbour.people['Ben'].id}..0"
    assert "keeps their games private" in await harbour.forge(
        "Anna", page, on=harbour.hands["Anna"]
    )
    await harbour.restart()
    assert "Ben" not in await harbour.type("Anna", "history")
    await harbour.prefers("Ben", lists=True)
    assert "Ben" in await harbour.type("Anna", "history")


async def test_two_servers_do_not_mix(harbour: Harbour) -> None:
    elsewhere = harbour.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("quay")
    table = await finished(harbour, "seven", "Anna", "Ben", guild=elsewhere.id, channel=channel.id)
    assert "n't finished a game" in await harbour.type("Anna", "history")
    await finished(harbour, "seven-seals", "Anna", "Ben", "Chloé")
    assert "**7**" not in await harbour.type("Anna", "history")
    assert "**7**" not in await harbour.type("Anna", "profile")
    refused = await harbour.forge("Anna", f"7s:0:0:replay:of.{table}", on=harbour.hands["Anna"])
    assert "replay · move" not in refused
    hers = Player("Anna", harbour.people["Anna"].id)
    running = await harbour.bot.tables.open(
        ChannelPlace(elsewhere.id, channel.id), hers, "seven", {}
    )
    unknown = "There is no open table here"
    await harbour.type("Dirk", "history", member=harbour.people["Anna"])
    for verb in (f"0:0:replay:of.{running.id}", *(f"{table}:0:{v}:" for v in VERBS_OF_THE_PAST)):
        assert unknown in await harbour.forge("Dirk", f"7s:{verb}", on=harbour.hands["Dirk"]), verb


async def test_a_replay_is_for_those_who_sat_there_or_can_see_the_channel(harbour: Harbour) -> None:
    dirk, none = harbour.people["Dirk"], discord.PermissionOverwrite(view_channel=False)
    hidden = harbour.env.guild.create_text_channel("cabin", overwrites={dirk: none})
    table = await finished(harbour, "seven", "Anna", "Ben", channel=hidden.id)
    await finished(harbour, "seven", "Dirk", "Ben")
    await harbour.type("Anna", "history")
    assert "replay · move" in await harbour.pick("Anna", f"No. {table} ")
    await harbour.type("Chloé", "history", member=harbour.people["Anna"])
    assert "replay · move" in await harbour.pick("Chloé", f"No. {table} ")
    await harbour.type("Dirk", "history")
    press = f"7s:0:0:replay:of.{table}"
    assert "replay · move" not in await harbour.forge("Dirk", press, on=harbour.hands["Dirk"])


async def test_a_game_that_is_over_is_saved_as_a_file_that_plays_again(harbour: Harbour) -> None:
    """By everybody who may see its replay; never while it runs."""
    table = await finished(harbour, "letter-of-marque", "Anna", "Ben", "Salty")
    await harbour.type("Anna", "history")
    await harbour.pick("Anna", f"No. {table} ")
    replay = harbour.hands["Anna"]
    before = len(harbour.messages())
    told = await harbour.press_hand("Anna", "Save as text")
    assert "python" not in told
    (attached,) = harbour.privates("Anna")[-1].attachments
    assert "replay · move" in await harbour.press_hand("Anna", "Play it again here")
    assert attached.filename == f"letter-of-marque-{table}.txt"
    content = (await attached.read()).decode()
    assert read_record(content).steps == (await harbour.bot.tables.replay(table)).steps
    assert len(harbour.messages()) == before
    await open_table(harbour, "seven", ["Anna", "Ben"])
    running = f"7s:{harbour.table.id}:0:export:"
    assert "Replays are available after the game" in (
        await harbour.forge("Anna", running, on=replay)
    )


async def test_a_former_player_has_no_past_and_only_the_anonymous_name(harbour: Harbour) -> None:
    table = await finished(harbour, "seven", "Anna", "Ben")
    store, ben = harbour.bot.store, harbour.people["Ben"]
    assert len(await store.results_of(ben.id)) == 1
    await store.forget(ben.id)
    assert await store.results_of(ben.id) == ()
    assert [row.user for row in await store.results(table)] == [harbour.people["Anna"].id, None]
    assert "Ben hasn't finished a game" in await harbour.type("Anna", "history", member=ben)
    assert "Most games together" not in await harbour.type("Anna", "profile")


async def test_forged_presses_are_answered_in_words(harbour: Harbour) -> None:
    await finished(harbour, "seven", "Anna", "Ben")
    await harbour.type("Anna", "history")
    for forged in (
        "history:",
        "history:1.seven.x",
        "history:99.no.7",
        f"history:{2**63}..0",
        "history:0..0",
        "replay:of.x",
        "replay:of.999999999999",
        "data:forget.",
        "data:forget.maybe",
    ):
        said = await harbour.forge("Anna", f"7s:0:0:{forged}", on=harbour.hands["Anna"])
        assert said, forged
        assert "Something broke" not in said, forged
    assert len(await harbour.bot.store.results_of(harbour.people["Anna"].id)) == 1
