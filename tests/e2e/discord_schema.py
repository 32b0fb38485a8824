"""Discord's own description of its API as the judge of what the bot sends, where it is at hand."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
URI = "urn:discord"


def judged(method: str, path: str, body: Any) -> str:
    """The fault of a request's body; "" if there is none, or the route takes no body."""
    schema = schema_of(method, path)
    if schema is None or body is None:
        return ""
    errors = sorted(validator(schema).iter_errors(body), key=lambda error: -len(error.path))
    return "".join(f"{method} {path}: {deepest(error)}\n" for error in errors[:3])


def deepest(error: Any) -> str:
    """The message of the most telling error behind an error of alternatives."""
    while error.context:
        error = max(
            error.context, key=lambda each: (len(each.absolute_path), each.validator != "enum")
        )
    return f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"


@cache
def description() -> Any:
    """The description, made lenient where Discord is: alternatives, and numbers in strings."""
    if not DESCRIPTION.is_file():
        pytest.skip(f"Discord's API description is not at {DESCRIPTION}")
    return lenient(json.loads(DESCRIPTION.read_text(encoding="utf-8")))


def lenient(part: Any) -> Any:
    """`oneOf` as `anyOf`; whole numbers and their strings pass for each other."""
    if isinstance(part, list):
        return [lenient(each) for each in part]
    if not isinstance(part, dict):
        return part
    made = {("anyOf" if key == "oneOf" else key): lenient(value) for key, value in part.items()}
    types = made.get("type")
    listed = [types] if isinstance(types, str) else types
    if isinstance(listed, list) and ("integer" in listed or made.get("format") == "snowflake"):
        made["type"] = sorted({*listed, "integer", "string"})
    return made


@cache
def routes() -> dict[tuple[str, str], str]:
    """For each method and pattern of a path: where the schema of its body stands."""
    found = {}
    for path, item in description()["paths"].items():
        for method, operation in item.items():
            body = operation.get("requestBody", {}) if isinstance(operation, dict) else {}
            if "application/json" in body.get("content", {}):
                pattern = re.sub(r"\\\{.*?\\\}", "[^/]+", re.escape(path))
                at = f"{path.replace('~', '~0').replace('/', '~1')}/{method}"
                found[method.upper(), pattern] = at
    return found


@cache
def schema_of(method: str, path: str) -> str | None:
    """The pointer to the schema of a request's body; the most literal route wins."""
    fitting = [
        (pattern.count("[^/]+"), at)
        for (verb, pattern), at in routes().items()
        if verb == method and re.fullmatch(pattern, path)
    ]
    assert fitting or method in ("GET", "DELETE"), f"{method} {path} is no route of Discord"
    return min(fitting)[1] if fitting else None


@cache
def validator(at: str) -> Any:
    """A validator of the schema at this place of the description."""
    jsonschema = pytest.importorskip("jsonschema")
    referencing = pytest.importorskip("referencing")
    resource = referencing.Resource.from_contents(
        description(), default_specification=referencing.jsonschema.DRAFT202012
    )
    registry = referencing.Registry().with_resource(URI, resource)
    pointer = f"{URI}#/paths/{at}/requestBody/content/application~1json/schema"
    kind = alternatives_once(jsonschema.Draft202012Validator)
    return kind({"$ref": pointer}, registry=registry)


@cache
def alternatives_once(kind: Any) -> Any:
    """The validator that asks once whether a part of a body fits one of these alternatives.

    The same buttons are in hundreds of bodies. Only what fits none has its errors collected.
    """
    validators, collected = pytest.importorskip("jsonschema.validators"), kind.VALIDATORS["anyOf"]
    fitting = set[tuple[int, str]]()

    def any_of(validator: Any, schemas: Any, part: Any, schema: Any) -> Iterator[Any]:
        asked = id(schemas), json.dumps(part)  # the description keeps all schemas alive
        if asked in fitting:
            return
        if any(validator.evolve(schema=each).is_valid(part) for each in schemas):
            fitting.add(asked)
        else:
            yield from collected(validator, schemas, part, schema)

    return validators.extend(kind, {"anyOf": any_of})
