"""The panel in which people choose how the bot treats them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from cogs.ui.layout import TableButton, TableSelect, button, container, rows_of, select
from cogs.ui.names import listed
from cogs.ui.page import NO_TABLE, Accent, CustomId, Run, Say, Verb
from engine.events.daily import CALLED
from engine.games import GAMES

QUIET: Final = "quiet"
ALL, NO, DEFAULT = "all", "none", "default"
"""Every game, or no game; the language of one's own Discord."""
HOURS, ZONE = 16, 36
"""The most characters of quiet hours and of a time zone."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A person's preferences.

    on: the names of the enabled ones among `switches`. after: the seconds until a reminder without
    a clock. hours: from when to when, e.g. "22:00-07:00"; "": no quiet hours. calls: the games to
    whose tables in this server they are called; None outside of servers. morning: the server has a
    morning post, to which they can be called.
    """

    mentions: str
    after: int
    on: Collection[str]
    hours: str
    zone: str
    language: str
    calls: Sequence[str] | None
    morning: bool = False


def panel(
    say: Say,
    chosen: Chosen,
    note: str = "",
    *,
    mentions: Collection[str],
    reminders: Collection[int],
    switches: Sequence[str],
    languages: Mapping[str, str],
) -> ui.LayoutView:
    """A person's preferences, with all alternatives.

    note: the fault of the typed text. mentions, reminders: the possible values. switches: the names
    of on/off preferences. languages: each by its own name.
    """
    lines = (
        say("preferences-mentions", mentions=chosen.mentions),
        *(say(f"prefer-switch-{name}", on=name in chosen.on) for name in switches),
        _quiet(say, chosen),
    )
    options = {kind: say("preferences-mentions-option", mentions=kind) for kind in mentions}
    selects = [select_of("prefer", "mentions", options, chosen.mentions)]
    after = {str(s): say("preferences-remind-option", hours=s // 3600) for s in reminders}
    remark = say("preferences-remind-note")
    selects.append(select_of("prefer", "remind", after, str(chosen.after), note=remark))
    if chosen.calls is not None:
        selects.append(_calls(say, chosen.calls, morning=chosen.morning))
    if len(languages) > 1:
        selects.append(language_select(say, "prefer", chosen.language, languages))
    toggles = [
        switch(say, "prefer", name, say(f"prefer-switch-{name}-button"), on=name in chosen.on)
        for name in switches
    ]
    label = say("preferences-quiet-button")
    toggles.append(button(NO_TABLE, 0, Run(Verb.SET, f"prefer.{QUIET}"), label, emoji="🌙"))
    accent = Accent.TROUBLE if note else Accent.HAND
    blocks = (note, f"### {say('preferences-title')}", "\n".join(lines))
    return container(accent, blocks, [*rows_of(selects, across=1), *rows_of(toggles, across=3)])


def _quiet(say: Say, chosen: Chosen) -> str:
    begin, _, end = chosen.hours.partition("-")
    if not chosen.hours:
        return say("preferences-quiet-off")
    if not chosen.zone:
        return say("preferences-quiet-no-zone", begin=begin, end=end)
    return say("preferences-quiet", begin=begin, end=end, zone=chosen.zone)


def quiet_form(say: Say, chosen: Chosen) -> ui.Modal:
    """The modal for quiet hours; it works without memory of having been shown."""
    custom_id = CustomId(NO_TABLE, 0, Run(Verb.SET, f"prefer.{QUIET}")).modal()
    form = ui.Modal(title=say("quiet-modal-title"), custom_id=custom_id)
    asked = (
        ("hours", HOURS, chosen.hours, say("quiet-hours"), say("quiet-hours-meaning")),
        ("zone", ZONE, chosen.zone, say("quiet-zone"), say("quiet-zone-meaning")),
    )
    for name, most, now, text, meaning in asked:
        typed: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name, max_length=most, default=now or None, required=False
        )
        form.add_item(ui.Label(text=text, description=meaning, component=typed))
    form.stop()  # so that discord.py does not keep it, either
    return form


def switch(say: Say, kind: str, name: str, label: str, *, on: bool) -> TableButton:
    """A button that switches a setting on or off, and shows its state."""
    route = Run(Verb.SET, f"{kind}.{name}={'off' if on else 'on'}")
    shown = say("setting-switch", label=label, on=on)
    return button(NO_TABLE, 0, route, shown, emoji="✅" if on else "⬜")


def select_of(
    kind: str,
    name: str,
    options: Mapping[str, str],
    now: str = "",
    *,
    placeholder: str = "",
    note: str = "",
) -> TableSelect:
    """A select of the values of a setting, labelled by their names.

    now: the present one. note: a note on all of them.
    """
    return select(NO_TABLE, Run(Verb.SET, f"{kind}.{name}"), placeholder, options, now, note)


def language_select(say: Say, kind: str, now: str, languages: Mapping[str, str]) -> TableSelect:
    """A select of the languages by their own names; now: the present one; "": Discord's."""
    options = {DEFAULT: say("language-default-option"), **languages}
    return select_of(kind, "language", options, now or DEFAULT)


def _calls(say: Say, games: Sequence[str], *, morning: bool) -> TableSelect:
    names = {game: say(f"game-{game}") for game in GAMES}
    if morning or CALLED in games:
        names[CALLED] = say("preferences-call-daily")
    called = listed(say, [name for game, name in names.items() if game in games])
    now = say("preferences-calls-placeholder", games=called)
    options: dict[str, Any] = {
        game: say("preferences-call-option", game=name, called=game in games)
        for game, name in names.items()
    }
    options |= {ALL: say("preferences-call-all-option"), NO: say("preferences-call-none-option")}
    placeholder = now if games else say("preferences-calls-off-placeholder")
    return select_of("prefer", "calls", options, placeholder=placeholder)
