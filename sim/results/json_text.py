"""JSON as unosim writes it: the same document, the same bytes."""

import json
from typing import Any

WIDTH = 110


def json_text(document: Any) -> str:
    """Return a document as readable JSON with a newline at its end.

    Keys keep their order, numbers have the shortest form that reads back the same, and whatever fits on one
    line stands on one line.

    Raises:
        ValueError: a number is infinite or not a number.
    """
    return _lines(document, "", "") + "\n"


def _lines(value: Any, indent: str, key: str) -> str:
    line = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if not isinstance(value, dict | list) or len(indent) + len(key) + len(line) <= WIDTH or not value:
        return line
    if isinstance(value, list) and not any(isinstance(item, dict | list) for item in value):
        return line
    inner = indent + "  "
    if isinstance(value, list):
        rows = [inner + _lines(item, inner, "") for item in value]
        return "[\n" + ",\n".join(rows) + f"\n{indent}]"
    rows = []
    for name, item in value.items():
        head = json.dumps(name, ensure_ascii=False) + ": "
        rows.append(inner + head + _lines(item, inner, head))
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}"
