"""The steps of a first contact in which the host presses a button and types a command."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from io import BytesIO
from typing import Any, Final

import discord

from bot.first_contact.assumptions import surprises
from bot.first_contact.contact import NAME, Contact, Difference, tell
from data import card_pictures

ALT: Final = "A card of 7 Seas."


async def press(contact: Contact) -> str:
    """Ask for a press; answer it with a form, and the form with an edit and a private message."""
    pressed: asyncio.Future[discord.Interaction[Any]] = _awaited()
    filled: asyncio.Future[discord.Interaction[Any]] = _awaited()

    class Form(discord.ui.Modal, title="First contact"):
        word: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Any word", max_length=20)

        async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
            await _answered(filled, interaction, interaction.response.defer())

    class Aye(discord.ui.Button[Any]):
        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await _answered(pressed, interaction, interaction.response.send_modal(Form()))

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
        BytesIO(next(iter(card_pictures.read().values()))), f"{NAME}.png", description=ALT
    )
    private = await form.followup.send("Only you see this.", ephemeral=True, wait=True, file=file)
    _check_private(contact, private)
    described = [each.description for each in private.attachments]
    contact.compare("alt text", [ALT], described, "screen readers read no text for a picture")
    await private.delete()
    return "answered by a form, an edit, and a private message with a picture"


async def command(contact: Contact) -> str:
    """Ask for a command; answer it late and privately."""
    typed: asyncio.Future[discord.Interaction[Any]] = _awaited()
    tree: discord.app_commands.CommandTree[Any] = discord.app_commands.CommandTree(contact.client)

    @tree.command(name=NAME, description="Answer the bot.", guild=contact.channel.guild)
    async def answered(interaction: discord.Interaction[Any]) -> None:
        deferred = interaction.response.defer(ephemeral=True, thinking=True)
        await _answered(typed, interaction, deferred)

    await tree.sync(guild=contact.channel.guild)
    tell("command", f"Type /{NAME} in #{contact.channel.name}.")
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
    done: asyncio.Future[discord.Interaction[Any]],
    interaction: discord.Interaction[Any],
    answer: Awaitable[Any],
) -> None:
    """Answer, and let the step go on with the first interaction, or with the error."""
    error: discord.DiscordException | None = None
    try:
        await answer
    except discord.DiscordException as raised:
        error = raised
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(interaction)


def _awaited() -> asyncio.Future[discord.Interaction[Any]]:
    return asyncio.get_running_loop().create_future()


async def _host(
    contact: Contact, done: asyncio.Future[discord.Interaction[Any]]
) -> discord.Interaction[Any] | None:
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
