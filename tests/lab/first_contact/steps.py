"""The steps of a first contact: most only post; in two the host presses a button or types."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from io import BytesIO
from secrets import token_hex
from typing import Any, Final, TypeAlias

import discord

from bot.cli.sync import CommandSender
from bot.config import token_of
from bot.texts import card_pictures
from bot.texts.command_words import CommandTranslator
from bot.texts.i18n import Catalogue
from cogs.context.permissions import missing_of
from cogs.faces import FACES
from cogs.surfaces.first_answer import FirstAnswer
from cogs.surfaces.render import render
from cogs.table.pages.board import page
from cogs.ui.names import names_of
from engine.core import choices_by_default
from engine.games import FIRST_GAME, GAMES
from engine.tables.model.table import ChannelPlace, Player, Status, Table
from engine.tables.ports import new_nonce
from engine.tables.position import advanced, dealt
from engine.tables.transitions.lobby import write_options
from engine.tables.view import table_view
from tests.lab.first_contact.assumptions import surprises
from tests.lab.first_contact.contact import TRIAL, Contact, Difference, tell


async def board(contact: Contact) -> str:
    """Post the board of a real game, edit it, and read it back both times."""
    drawn = _drawn(moves=0), _drawn(moves=1)
    message = await contact.post(view=drawn[0])
    breaks = "boards lose what they show, or their buttons lead nowhere"
    for layout in drawn:
        if layout is not drawn[0]:
            await message.edit(view=layout)
        kept = await contact.read_back(message)
        contact.compare_layout("a board", layout, kept, breaks)
        if not kept["flags"] & discord.MessageFlags.components_v2.flag:
            contact.differs("a board lost the flag of its layout", breaks)
    return "posted, edited, and read back"


def _drawn(moves: int) -> discord.ui.LayoutView:
    """The board of the first game after some moves, with a mark by which it can be found."""
    game, say = GAMES[FIRST_GAME], Catalogue().say()
    players = Player("Anna", 1), Player("Ben", 2)
    options = write_options(game, choices_by_default(game))
    table = Table(
        id=1, place=ChannelPlace(1, 1), host=1, game=game.key, options=options, players=players,
        status=Status.RUNNING, opened=0.0, seed=1, started=0.0,
    )  # fmt: skip
    position = dealt(game, table)
    for _ in range(moves):
        seat = game.to_move(position.state)[0]
        position = advanced(game, position, seat, game.legal_moves(position.state, seat)[0])
    seen = table_view(game, table, position, None)
    drawn = page(say, seen, names_of(table), FACES[game.key])
    render(say, drawn, game=game.key).marked(new_nonce())
    return drawn


async def post_twice(contact: Contact) -> str:
    """Post the same announcement twice with one nonce: Discord must keep one, as it was sent."""
    nonce, words = token_hex(8), f"Ahoy! This is a first contact in <#{contact.channel.id}>."
    first = await contact.post(content=words, nonce=nonce)
    again = await contact.post(content=words, nonce=nonce)
    kept = await contact.read_back(first)
    contact.compare("an announcement", words, kept["content"], "people are called in other words")
    if first.id != again.id:
        contact.differs(
            "a message that was sent twice with one nonce stands there twice",
            "an announcement appears twice after a failed request",
        )
    await first.delete()
    await _refused(contact, first, 10008, "a board that somebody deleted stays lost")
    return "posted twice with one nonce, read back, deleted, and then edited in vain"


async def _refused(contact: Contact, message: discord.Message, code: int, breaks: str) -> None:
    """Edit a message that cannot be edited: Discord must answer with this code."""
    try:
        await message.edit(content="Too late.")
    except discord.HTTPException as error:
        if error.code != code:
            contact.differs(f"an edit in vain gets code {error.code}, not {code}", breaks)
        return
    contact.differs(f"an edit succeeded that should get code {code}", breaks)


async def picture(contact: Contact) -> str:
    """Upload a card as an emoji, and show it."""
    image = next(iter(card_pictures.read().values()))
    emoji = await contact.client.create_application_emoji(name=TRIAL, image=image)
    contact.remove(f"the picture {TRIAL}", emoji.delete)
    breaks = "cards are shown as names between colons instead of pictures"
    shown = await contact.post(content=str(emoji))
    kept = await contact.read_back(shown)
    contact.compare("a picture in a text", str(emoji), kept["content"], breaks)
    there = [each.name for each in await contact.client.fetch_application_emojis()]
    if TRIAL not in there:
        contact.differs("an uploaded picture isn't in the list of pictures", breaks)
    return "uploaded, listed, and shown"


async def thread(contact: Contact) -> str:
    """Open a thread, post in it, archive it, edit in vain, and delete it."""
    opened = await contact.channel.create_thread(name=TRIAL, type=discord.ChannelType.public_thread)
    contact.remove(f"the thread {TRIAL}, which only a moderator can delete", opened.delete)
    if lacks := missing_of(opened.permissions_for(contact.channel.guild.me), threaded=True):
        contact.differs(
            f"in its own thread the bot lacks {', '.join(lacks)}",
            "tables with a thread of their own show no board",
        )
    message = await opened.send("Ahoy!")
    await opened.edit(archived=True)
    await _refused(contact, message, 50083, "a table in an archived thread shows no board")
    return "opened, posted in, and archived"


async def commands(contact: Contact) -> str:
    """Send all commands to this server only, and read them back."""
    client, guild = contact.client, contact.channel.guild
    application = client.application_id or 0
    before = await client.http.get_guild_commands(application, guild.id)

    async def put_back() -> None:
        await client.http.bulk_upsert_guild_commands(application, guild.id, before)  # type: ignore[arg-type]  # as Discord gave them

    contact.remove("the commands of this server", put_back)
    async with CommandSender(contact.settings) as sender:
        await sender.login(token_of(contact.settings))
        sender.tree.copy_global_to(guild=guild)
        sent = {
            command.name: await command.get_translated_payload(
                sender.tree, CommandTranslator(sender.catalogue)
            )
            for command in sender.tree.get_commands(guild=guild)
        }
        await sender.tree.sync(guild=guild)
    there = await client.http.get_guild_commands(application, guild.id)
    kept = {each["name"]: each for each in there}
    contact.compare("commands", sent, kept, "commands lack options, words or languages")
    return f"{len(sent)} sent to this server only, and read back"


async def limits(contact: Contact) -> str:
    """Compare the limits in Discord's headers with the assumed ones."""
    for found in contact.traffic.stricter():
        contact.differs(found, "boards come later than measured, under load")
    return f"{len(contact.traffic.limits)} routes told their limits"


ALT: Final = "A card."
Awaited: TypeAlias = asyncio.Future[discord.Interaction[Any]]


async def press(contact: Contact) -> str:
    """Ask for a press; answer it with a form, and the form with an edit and a private message."""
    pressed, filled = _awaited(), _awaited()

    class Form(discord.ui.Modal, title="First contact"):
        word: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Any word", max_length=20)

        async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
            await _answered(filled, interaction, FirstAnswer(interaction).stay())

    class Aye(discord.ui.Button[Any]):
        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await _answered(pressed, interaction, FirstAnswer(interaction).ask(Form()))

    message = await contact.post(view=_asking("Press the button.", Aye(label="Aye")))
    tell("press", f"Press **Aye** in #{contact.channel.name}, then send the form.")
    first = await _host(contact, pressed)
    if first is None:
        return "not tried: nobody pressed the button"
    newest = contact.newest.get(contact.channel.id)
    contact.differences += [Difference(*each) for each in surprises(first, newest)]
    form = await _host(contact, filled)
    if form is None:
        return "a form was opened; it never came back"
    after = _asking("The form has arrived.")
    await form.edit_original_response(view=after)
    kept = await contact.read_back(message)
    breaks = "a hand stays as it was after a press"
    contact.compare_layout("an edited answer", after, kept, breaks)
    file = discord.File(
        BytesIO(next(iter(card_pictures.read().values()))), f"{TRIAL}.png", description=ALT
    )
    private = await form.followup.send("Only you see this.", ephemeral=True, wait=True, file=file)
    _check_private(contact, private)
    described = [each.description for each in private.attachments]
    contact.compare("alt text", [ALT], described, "screen readers read no text for a picture")
    await private.delete()
    return "answered by a form, an edit, and a private message with a picture"


async def command(contact: Contact) -> str:
    """Ask for a command; answer it late and privately."""
    typed = _awaited()
    tree: discord.app_commands.CommandTree[Any] = discord.app_commands.CommandTree(contact.client)

    @tree.command(name=TRIAL, description="Answer the bot.", guild=contact.channel.guild)
    async def answered(interaction: discord.Interaction[Any]) -> None:
        await _answered(typed, interaction, FirstAnswer(interaction).wait())

    await tree.sync(guild=contact.channel.guild)
    tell("command", f"Type /{TRIAL} in #{contact.channel.name}.")
    interaction = await _host(contact, typed)
    if interaction is None:
        return "not tried: nobody typed the command"
    await interaction.edit_original_response(content="Thank you. That was all.")
    _check_private(contact, await interaction.original_response())
    await interaction.delete_original_response()
    return "answered late, privately"


def _check_private(contact: Contact, message: discord.Message) -> None:
    if not message.flags.ephemeral:
        contact.differs("a private answer isn't ephemeral", "everybody sees hands")


async def _answered(
    done: Awaited, interaction: discord.Interaction[Any], answer: Awaitable[Any]
) -> None:
    """Answer, and let the step go on with the first interaction, or with the error."""
    try:
        await answer
    except discord.DiscordException as error:
        if not done.done():
            done.set_exception(error)
    else:
        if not done.done():
            done.set_result(interaction)


def _awaited() -> Awaited:
    return asyncio.get_running_loop().create_future()


async def _host(contact: Contact, done: Awaited) -> discord.Interaction[Any] | None:
    """Wait for the host's press, form or command; None if it doesn't come in time."""
    with suppress(TimeoutError):
        return await asyncio.wait_for(done, contact.patience)
    return None


def _asking(words: str, *buttons: discord.ui.Button[Any]) -> discord.ui.LayoutView:
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.TextDisplay(words))
    if buttons:
        layout.add_item(discord.ui.ActionRow(*buttons))
    return layout
