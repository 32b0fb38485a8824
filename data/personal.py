"""Rows that name people: how they are exported and forgotten, and those of club nights."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PersonalRows:
    """Rows that name a person.

    name: the rows' name in an export, and in the words of /privacy. columns: those with ids or
    names of people, as "table.column". export: SQL for each row as JSON, the newest first. find:
    SQL for the ids of the rows to forget one by one; by default all are forgotten at once. forget:
    the SQL for that. Their values are :user, :row (a found id), and :today (the number of a day).
    """

    name: str
    columns: tuple[str, ...]
    export: str
    forget: str
    find: str = "SELECT 0"


def listed(column: str, people: str) -> str:
    """The entry for the person in this list of people, which is in this column of a table."""
    return f"""
SELECT value FROM json_each(CASE WHEN json_valid({column}) THEN {people} ELSE '[]' END) AS listed
WHERE CASE type WHEN 'object'
  THEN CAST(:user AS TEXT) = CAST(json_extract(value, '$.user') AS TEXT) END
"""  # noqa: S608 - our own


def listed_in(name: str, column: str) -> PersonalRows:
    """The entries for people in this column, which is a list of people."""
    entry = listed(column, column)
    return PersonalRows(
        name,
        (f"tables.{column}",),
        f"""
SELECT json_object('table', id, 'name', (
  SELECT json_extract(value, '$.name') FROM ({entry}) AS mine LIMIT 1
)) FROM tables WHERE EXISTS ({entry}) ORDER BY id DESC
""",  # noqa: S608 - our own
        f"""
UPDATE tables SET {column} = (
  SELECT json_group_array(json(value)) FROM (
    SELECT value FROM json_each(tables.{column})
    WHERE CAST(json_extract(value, '$.user') AS TEXT) != CAST(:user AS TEXT) ORDER BY key
  ) AS others
) WHERE EXISTS ({entry})
""",  # noqa: S608 - our own
    )


_WORD: Final = "coalesce(json_extract(value, '$.cut'), '')"
_AT_NIGHT: Final = listed("people", "people")
_CUT_NIGHT: Final = f"EXISTS (SELECT 1 FROM ({_AT_NIGHT}) AS own WHERE {_WORD} != '')"  # noqa: S608 - our own
"""True if the person has cut the decks of the night with a word."""

NIGHTS: Final = (
    PersonalRows(
        "words",
        ("nights.people", "nights.cuts", "tables.shuffle"),
        f"""
SELECT json_object('night', id, 'word', (
  SELECT {_WORD} FROM ({_AT_NIGHT}) AS own LIMIT 1
)) FROM nights WHERE {_CUT_NIGHT} ORDER BY start DESC
""",  # noqa: S608 - our own
        "UPDATE tables SET shuffle = NULL WHERE id = :row",
        f"""
SELECT table_id FROM night_tables WHERE night IN (SELECT id FROM nights WHERE {_CUT_NIGHT})
ORDER BY table_id
""",  # noqa: S608 - our own
    ),
    PersonalRows(
        "nights",
        ("nights.people", "nights.organiser"),
        f"""
SELECT json_object(
  'night', id, 'server', guild, 'channel', channel, 'phase', phase, 'start', start,
  'organiser', json(CASE organiser WHEN :user THEN 'true' ELSE 'false' END),
  'answers', (SELECT json_group_array(json(value)) FROM ({_AT_NIGHT}) AS own))
FROM nights WHERE organiser = :user OR EXISTS ({_AT_NIGHT}) ORDER BY start DESC
""",  # noqa: S608 - our own
        f"""
UPDATE nights SET
  organiser = CASE organiser WHEN :user THEN NULL ELSE organiser END,
  cuts = CASE WHEN {_CUT_NIGHT} THEN '' ELSE cuts END,
  people = (
    SELECT json_group_array(json(
      CASE WHEN CAST(:user AS TEXT) = CAST(json_extract(value, '$.user') AS TEXT)
      THEN json_set(json_patch(value, json_object(
        'name', '', 'cut', '', 'coming', json('false'), 'here', json('false'), 'gone', json('true')
      )), '$.user', NULL)
      ELSE value END
    )) FROM (SELECT value FROM json_each(nights.people) ORDER BY key) AS people
  ),
  version = version + 1
WHERE organiser = :user OR EXISTS ({_AT_NIGHT})
""",  # noqa: S608 - our own
    ),
    PersonalRows(
        "standings",
        ("night_results.user", "night_results.name"),
        """
SELECT json_object(
  'night', night, 'server', guild, 'name', name, 'game', game, 'place', place, 'among', among,
  'percent', tenths / 10.0, 'ranked', json(CASE WHEN ranked THEN 'true' ELSE 'false' END),
  'ended', ended)
FROM night_results WHERE user = :user ORDER BY ended DESC
""",
        "UPDATE night_results SET user = NULL, name = '' WHERE user = :user",
    ),
)
"""The rows of club nights; their words come before the people to whom they belong."""
