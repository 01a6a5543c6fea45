"""As much of JSON Schema (draft 7) as docs/simulation.schema.json uses; a word it does not know is an error."""

import re
from collections.abc import Iterator
from typing import Any

TYPES = {"object": dict, "array": list, "string": str, "number": (int, float), "integer": int, "null": type(None),
         "boolean": bool}
KNOWN = {
    "$schema", "$ref", "title", "definitions", "oneOf", "type", "const", "required", "properties",
    "additionalProperties", "items", "minItems", "maxItems", "minimum", "pattern",
}


def faults(value: Any, schema: dict[str, Any], root: dict[str, Any], where: str = "$") -> Iterator[str]:
    """What in a value the schema forbids, a line each."""
    assert set(schema) <= KNOWN, f"{where}: {set(schema) - KNOWN}"
    if "$ref" in schema:
        yield from faults(value, root["definitions"][schema["$ref"].rpartition("/")[2]], root, where)
    if "oneOf" in schema:
        tried = [list(faults(value, each, root, where)) for each in schema["oneOf"]]
        if sum(not found for found in tried) != 1:
            yield from min(tried, key=len)
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    fits = any(isinstance(value, TYPES[name]) for name in types) and isinstance(value, bool) == ("boolean" in types)
    if types and not fits:
        yield f"{where}: {value!r} is no {' or '.join(types)}"
        return
    if "const" in schema and value != schema["const"]:
        yield f"{where}: {value!r} is not {schema['const']!r}"
    if isinstance(value, dict):
        own = schema.get("properties", {})
        yield from (f"{where}: {key} is missing" for key in schema.get("required", []) if key not in value)
        for key, each in value.items():
            if key in own:
                yield from faults(each, own[key], root, f"{where}.{key}")
            elif schema.get("additionalProperties") is False:
                yield f"{where}: {key} is not known"
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield f"{where}: {len(value)} items"
        for place, each in enumerate(value):
            yield from faults(each, schema.get("items", {}), root, f"{where}[{place}]")
    if isinstance(value, int | float) and value < schema.get("minimum", value):
        yield f"{where}: {value} is below {schema['minimum']}"
    if isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
        yield f"{where}: {value!r} does not match"
