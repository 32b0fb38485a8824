"""People in a channel of a simulated Discord, who press what they see and type what they mean."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.app import SevenSeas
from cogs.ui import routes
from cogs.ui.custom_ids import CustomId, Route
from cogs.ui.layout import JOINER, NO_BREAK
from engine.players.base import Level
from engine.tables.model.table import ChannelPlace, EndVote
from tests.e2e.said import plain, shows

OPENING = ("game", "clock", "thread", "rated")
"""The options of /table open."""
DEEDS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Callable[[int], Route]]] = {
    "join": (("Join",), (), lambda _: routes.Verb.JOIN),
    "leave": (("Leave",), ("More", "Leave my seat"), lambda _: routes.Verb.LEAVE),
    "start": (("Start",), (), lambda _: routes.Verb.START),
    "computer": (("Add computer", "Mate"), (), lambda _: routes.AddComputer(Level.MATE)),
    "clock": ((), (), lambda _: routes.SetRule("clock")),
    "kick": (("More", "Seats", "Remove {other}"), ("More", "Seats", "Remove {other}"), routes.Kick),
    "host": (
        ("More", "Seats", "Make {other} the host", "Make them the host"),
        ("More", "Seats", "Make {other} the host", "Make them the host"),
        lambda user: routes.HandOver(user, sure=True),
    ),
}
"""Deeds at a table: the presses in its lobby, in its game, and where the last of them leads."""
MEMBERS_MENU = 5
"""Discord's number for a menu of a server's members."""
MEMBERS = ("Anna", "Ben", "Chloé", "Dirk", "Esi", "Farid", "Greta")


class NotOffered(AssertionError):
    """No message shows what was to be pressed, or it can't be pressed now."""


class Hands(dict[str, Any]):
    """The latest private message of each person, or the one that was sent in its place."""

    def __init__(self, privates: Callable[[str, int], list[Any]]) -> None:
        super().__init__()
        self._privates = privates

    def __getitem__(self, who: str) -> Any:
        known = super().__getitem__(who)
        shown = self._privates(who, known.id)
        if shown and shown[0].id == known.id:
            return known
        return next((each for each in reversed(shown) if button_labels(each)), known)


@dataclass
class Stage:
    """A server with one channel; every helper reads like a person's action.

    sent: sends a press that no client offers.
    next_bot: a new bot on the same database.
    private: the ephemeral messages from an id that somebody sees.
    hands: the latest ephemeral message of each person.
    """

    env: Any
    channel: Any
    people: dict[str, Any]
    sent: Callable[..., Any]
    next_bot: Callable[[], SevenSeas]
    private: Callable[[Any, Any, int], list[Any]]
    hands: Hands = field(init=False)

    def __post_init__(self) -> None:
        self.hands = Hands(self.privates)

    @property
    def bot(self) -> SevenSeas:
        """The running bot."""
        bot: SevenSeas = self.env.bot
        return bot

    @property
    def table(self) -> Any:
        """The open table in the channel."""
        return self.bot.tables.at(ChannelPlace(self.env.guild.id, self.channel.id))

    async def type(self, who: str, command: str, **options: Any) -> str:
        """Send a slash command; the text of the answer."""
        result = await self.people[who].slash(self.channel, command, **options)
        return self.answered(who, result)

    async def daily(self, who: str) -> str:
        """Open today's deal, past the page about it; the text of the answer."""
        told = await self.type(who, "daily")
        return await self.press_hand(who, "Begin") if shows(told, "daily-intro") else told

    async def open(self, who: str, **choices: Any) -> str:
        """Open a table; choices that the command doesn't offer are house rules, set in its form."""
        rules = {name: choices.pop(name) for name in [*choices] if name not in OPENING}
        said = await self.type(who, "table open", **choices)
        for name, value in rules.items():
            table = self.bot.tables.open_tables()[-1].id
            await self.forge(who, select_id(routes.SetRule(name), table), str(value))
        return said

    async def prefers(self, who: str, **wishes: str | bool) -> str:
        """Choose preferences in the panel, such as mentions="never"; what it says then.

        Quiet hours are typed, as "22-7=Europe/Berlin".
        """
        return await self._in_panel(who, "preferences", routes.Prefer, wishes)

    async def sets(self, who: str, **settings: str | bool) -> str:
        """Choose settings of the server in their panel, such as clock="60"; what it says then."""
        return await self._in_panel(who, "settings", routes.SetServer, settings)

    async def _in_panel(
        self, who: str, command: str, to: Callable[[str], Route], wishes: Mapping[str, str | bool]
    ) -> str:
        """Choose by custom ids, and keep the hand that was shown last."""
        hands, said = dict(self.hands.items()), await self.type(who, command)
        panel = self.hands.get(who)
        for name, value in wishes.items():
            chosen = value if isinstance(value, str) else "on" if value else "off"
            said = await self.forge(who, select_id(to(name)), *chosen.split("="), on=panel)
        self.hands.clear()
        self.hands.update(hands)
        return said

    async def press(self, who: str, label: str, on: Any = None) -> str:
        """Press the button with this label (or the beginning of it) on a message of the channel.

        Below the end of a game, go through "More" if it stands there.
        """
        message = on if on is not None else self.showing(label)
        if (more := way_on(message)) and not labelled(message, label):
            self.answered(who, await self.people[who].click(message, custom_id=more))
            message = self.hands[who]
        return self.answered(who, await self.click(who, label, message))

    async def click(self, who: str, label: str, on: Any = None) -> Any:
        """Press it, and return what comes of it: a form, or a message that everybody sees."""
        message = on if on is not None else self.showing(label)
        custom_id = button_id(message, label)
        if any(b.get("custom_id") == custom_id and b.get("disabled") for b in buttons(message)):
            raise NotOffered(f"{label!r} is disabled")
        return await self.people[who].click(message, custom_id=custom_id)

    async def take(self, who: str, custom_id: str, value: str | None = None) -> str:
        """Press a button of the person's own ephemeral message, or choose in a select."""
        message, person = self.hands[who], self.people[who]
        if value is None:
            return self.answered(who, await person.click(message, custom_id=custom_id))
        return self.answered(who, await person.select(message, [value], custom_id=custom_id))

    async def press_hand(self, who: str, label: str) -> str:
        """Press a button of the person's own ephemeral message."""
        return await self.press(who, label, on=self.hands[who])

    async def ends(self, who: str) -> str:
        """Press "End it" on the question; those who are asked on the board all say yes."""
        table = self.table
        told = await self.press_hand(who, "End it")
        people = {member.id: name for name, member in self.people.items()}
        while (now := self.bot.tables.table(table.id)) is not None and now.votes:
            vote = next(vote for vote in now.votes if isinstance(vote, EndVote))
            may = (s for s, p in enumerate(now.players) if p.user and not p.level)
            seat = next(seat for seat in may if seat not in vote.yes)
            told = await self.press(people[now.players[seat].user], "Yes, end it")
        return told

    async def closes(self, who: str) -> str:
        """End the table by command, with everybody's yes."""
        await self.type(who, "table end")
        return await self.ends(who)

    async def goes(self, who: str, *steps: str) -> str:
        """Press on the newest message that has it, then go on in one's own by presses and picks.

        The first step may be a command, such as "/help".
        """
        command = steps[0].removeprefix("/")
        way = self.press if command == steps[0] else self.type
        said = await way(who, command)
        for step in steps[1:]:
            shown = self.hands[who]
            labels = [button["label"].replace(JOINER, "") for button in buttons(shown)]
            presses = any(label.startswith(step) for label in labels)
            said = await (self.press_hand if presses else self.pick)(who, step)
        return said

    async def does(self, who: str, deed: str, other: str = "") -> str:
        """Do this at the table; people to whom it isn't offered press what they saw before.

        other: the name of a person, or a clock in seconds.
        """
        lobby, running, to = DEEDS[deed]
        steps = running if self.table.started else lobby
        person = self.people.get(other)
        try:
            if not steps:
                raise NotOffered
            return await self.goes(who, *(step.format(other=other) for step in steps))
        except NotOffered:
            value = int(other or 0) if person is None else person.id
            route, of = to(value), self.table.id
            if isinstance(route, routes.SetRule):
                return await self.forge(who, select_id(route, of), other)
            return await self.forge(who, press_id(route, of))

    async def kicks(self, who: str, whom: str) -> str:
        """Send somebody away, and be sure of it."""
        await self.does(who, "kick", whom)
        return await self.press_hand(who, "Remove")

    async def seats(self, who: str, whom: str) -> str:
        """Give a free seat of the running game to somebody."""
        await self.goes(who, "More", "Seats")
        return await self.names(who, self.people[whom], self.hands[who])

    async def names(self, who: str, whom: Any, panel: Any) -> str:
        """Pick a person in the menu of members on this panel."""
        menus = [part for part in walk(components_of(panel)) if part.get("type") == MEMBERS_MENU]
        if not menus:
            raise NotOffered("no menu of members")
        (members,) = menus
        result = await self.people[who].select(panel, [whom], custom_id=members["custom_id"])
        return self.answered(who, result)

    async def pick(self, who: str, label: str) -> str:
        """Choose in the first select with this option of the person's own ephemeral message."""
        message = self.hands[who]
        for component in walk(message.components):
            for option in component.get("options", ()):
                if plain(option["label"]).startswith(plain(label)):
                    return await self.take(who, component["custom_id"], option["value"])
        raise NotOffered(f"no option {label!r} in {text_of(message)}")

    async def choose_rule(self, who: str, title: str, label: str) -> str:
        """Choose a house rule by its title on the page of them, and then this value of it."""
        await self.pick(who, title)
        return await self.pick(who, label)

    async def forge(self, who: str, custom_id: str, *values: str, on: Any = None) -> str:
        """Press what no message shows: any custom id and, in a select, any values."""
        message = on if on is not None else self.messages()[-1]
        result = await self.sent(self.people[who], message, custom_id, list(values) or None)
        return self.answered(who, result)

    async def forged(self, who: str, kind: int, command: str, *options: dict[str, Any]) -> Any:
        """The result of an interaction of this kind (2: command, 4: autocomplete)."""
        root, *nesting = command.split()
        given: list[dict[str, Any]] = [*options]
        for name in reversed(nesting):
            given = [{"name": name, "type": 1 if name == nesting[-1] else 2, "options": given}]
        person = self.people[who]
        known = person._resolve_root(root, 1, self.channel.id)
        data = {"id": known["id"], "name": root, "type": 1, "options": given}
        return await person._dispatch_interaction(kind, self.channel, data)

    async def restart(self) -> None:
        """Stop the bot at once, and let another go on from what it has written."""
        before = self.bot
        await self.env.restart_bot(self.next_bot())
        await before.close()
        await self.env.settle()

    async def offered(
        self, who: str, command: str, option: str, typed: str = "", **filled: Any
    ) -> list[dict[str, Any]]:
        """The suggestions of an option's autocomplete."""
        offers = await self.people[who].autocomplete(self.channel, command, option, typed, **filled)
        return list(offers)

    def answered(self, who: str, result: Any) -> str:
        assert result.acknowledged, "This interaction failed"
        shown = next((e for e in result.followups[::-1] if e.ephemeral), result.response)
        assert shown is not None, "an answer must have words"
        assert shown.ephemeral, "answers are for the asker only"
        if button_labels(shown):
            self.hands[who] = shown
        return text_of(shown)

    def messages(self) -> list[Any]:
        """The public messages of the channel, oldest first."""
        return [m for m in self.channel.history() if not m.flags.ephemeral]

    def texts(self) -> list[str]:
        """The texts of the public messages, oldest first."""
        return [text_of(message) for message in self.messages()]

    def showing(self, label: str) -> Any:
        """The newest public message with a button of this label, or an end that leads to it."""
        for message in reversed(self.messages()):
            if labelled(message, label) or (label in BEHIND_AN_END and way_on(message)):
                return message
        raise NotOffered(f"no button {label!r} in {self.texts()}")

    def privates(self, who: str, since: int = 0) -> list[Any]:
        """The messages from this id that only this person sees in the channel, oldest first."""
        return self.private(self.people[who], self.channel, since)

    async def file(self, who: str, name: str = "") -> str:
        """The text of the file of this name that came with somebody's newest private message."""
        (attached,) = self.privates(who)[-1].attachments
        assert name in ("", attached.filename)
        return str((await attached.read()).decode())

    def hand_text(self, who: str) -> str:
        """The text of somebody's latest ephemeral message now."""
        return text_of(self.hands[who])


BEHIND_AN_END = (
    *("New table", "Replay", "Share", "What did I miss?", "My tables", "Call me for the next"),
)
"""Labels on the page behind "More" below the end of a game."""


def labelled(message: Any, label: str) -> bool:
    """True if a button of the message begins with this label."""
    return any(found.startswith(label) for found in button_labels(message))


def way_on(message: Any) -> str:
    """The custom id of "More" below the end of a game; "" on any other message."""
    ids = (button.get("custom_id", "") for button in buttons(message))
    return next((each for each in ids if each.endswith(":over:more")), "")


def press_id(to: Route, table: int = 0, version: int = 0) -> str:
    """The custom id of a button that leads there, also one that no message shows."""
    return CustomId(table, version, to).written()


def select_id(to: Route | None, table: int = 0) -> str:
    """The custom id of a select that leads there; None: its options do."""
    return CustomId(table, 0, to).written("S")


def components_of(message: Any) -> list[dict[str, Any]]:
    """The components of a message, as Discord has them."""
    parts = message.components
    return [dict(part) if isinstance(part, Mapping) else part.to_dict() for part in parts]


def walk(components: Any) -> Iterator[Mapping[str, Any]]:
    """Every component, depth first."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        accessory = component.get("accessory")
        if accessory:
            yield from walk([accessory])


def text_of(message: Any) -> str:
    """All words of a message, what holds its lines together left out."""
    parts = [message.content] if message.content else []
    parts += [c["content"] for c in walk(components_of(message)) if c.get("type") == 10]
    return "\n".join(parts).replace(JOINER, "").replace(NO_BREAK, " ")


def buttons(message: Any) -> list[Mapping[str, Any]]:
    """The buttons of a message."""
    return [c for c in walk(components_of(message)) if c.get("type") == 2]


def button_labels(message: Any) -> list[str]:
    """The labels of a message's buttons, and of its selects' options."""
    parts = [*walk(components_of(message))]
    labels = [part["label"] for part in parts if part.get("type") == 2]
    for part in parts:
        labels += [option["label"] for option in part.get("options", ())]
    return [label.replace(JOINER, "") for label in labels]


def disabled_labels(message: Any) -> list[str]:
    """The labels of the buttons that only keep their places."""
    return [b["label"].replace(JOINER, "") for b in buttons(message) if b.get("disabled")]


def button_id(message: Any, label: str) -> str:
    """The custom id of the button whose label is, or else begins with, this."""
    wanted, shown = label.replace(JOINER, ""), buttons(message)
    for fits in (str.__eq__, str.startswith):
        for button in shown:
            if fits(button["label"].replace(JOINER, ""), wanted):
                return str(button["custom_id"])
    raise NotOffered(f"no button {label!r} among {button_labels(message)}")
