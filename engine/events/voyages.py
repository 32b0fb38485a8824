"""Sails voyages: that of the week, which is a deal for everybody, and others for practice."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from engine.events.daily import ITERATIONS
from engine.events.deals import Deals
from engine.results.marks import Feat
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.result import week_of
from engine.tables.model.table import Luck, Player, Table, TableSettings
from engine.tables.model.voyage import PRACTICE, AtSea, sea_of
from engine.tables.ports import Taken
from engine.tables.view import TableView


@dataclass(frozen=True, slots=True)
class Ahead:
    """The state of somebody's voyage, or of a new one. last: its last match, which may be open.

    deal: the week for which it counts, as a deal; due: this week, if they haven't begun it. met:
    their matches against each rival, by name.
    """

    last: Table | None
    at: AtSea
    deal: int | None
    due: int | None
    met: Mapping[str, Feat]

    @property
    def is_open(self) -> bool:
        """True if the match at hand is dealt, and not over."""
        return self.last is not None and self.last.is_open and self.last.settings.voyage is self.at

    @property
    def start(self) -> AtSea:
        """The state before the next match; if this voyage is over, that of another for practice."""
        return AtSea(self.at.week + PRACTICE) if self.at.is_over else self.at


async def ahead(deals: Deals, user: int, *, afresh: bool = False) -> Ahead:
    """The state of this person's voyage; of this week's, if that is due and they begin another one.

    afresh: they leave one that isn't over.
    """
    week, last = week_of(deals.tables.gate.clock.now()), await deals.records.last_match(user)
    met = {feat.name: feat for feat in await deals.records.feats_of(user)}
    due = None if await deals.records.try_of(-week, user) else -week
    at = None if last is None else last.settings.voyage
    if last is None or at is None or (due and (at.is_over or afresh)):
        return Ahead(last, AtSea(week if due else week + PRACTICE), due, due, met)
    return Ahead(last, at, last.settings.day, due, met)


async def sail(
    deals: Deals, person: Player, guild: int | None, *, afresh: bool = False
) -> TableView:
    """The next match of a person's voyage, as `ahead`: the open one, or it is dealt now.

    Once it is over, another one is practice. The open match of a voyage that is left for another
    ends.
    """
    user, own, records = person.user, deals.tables.own, deals.records
    if user is None:
        raise Refused(Refusal.NOT_SEATED)
    found = await ahead(deals, user, afresh=afresh)
    at, deal, last = found.start, None if found.at.is_over else found.deal, found.last
    sea = sea_of(at)
    if last is not None and last.is_open:
        if found.is_open:
            return await deals.shown(last)
        await own.close(replace(last, settings=TableSettings()))  # it belongs to no voyage now
    settings = TableSettings(luck=Luck.SEED, iterations=ITERATIONS, day=deal, voyage=at)
    seed = None if deal is None else at.seed((await deals.played(deal, 0.0)).seed)
    rivals = [Player(name, None, level, rival=True) for level, name in sea.rivals]
    new = own.prepared(person, sea.game, sea.choices, rivals, settings, seed)
    begins, add_try = deal is not None and deal == found.due, partial(records.add_try, guild=guild)
    try:
        return await own.open(new, add_try if begins else own.store.add_table)
    except Taken:  # another press was faster
        if (match := await records.last_match(user)) is not None:
            return await deals.shown(match)
        raise Refused(Refusal.NO_TABLE) from None
