"""Plain YAML scalars read as JSON-like data (rules.md section 0)."""

import re
from typing import Final

from .nodes import Value

_INTEGER: Final = re.compile(r"-?(?:0|[1-9][0-9]*)")
_FLOAT: Final = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_COUNT: Final = re.compile(r"([1-9][0-9]*)([kKMGB])")
_MULTIPLES: Final = {"k": 10**3, "K": 10**3, "M": 10**6, "G": 10**9, "B": 10**9}
_MOST_DIGITS: Final = 400


def read_plain(text: str) -> Value | None:
    """Return what an unquoted scalar means: a boolean, a number, a word, or None for ``null`` and nothing."""
    if text in ("", "null"):
        return None
    if text in ("true", "false"):
        return text == "true"
    if _INTEGER.fullmatch(text):
        return int(text[:_MOST_DIGITS])
    if _FLOAT.fullmatch(text):
        return float(text)
    return text


def joined_surrogates(text: str) -> str:
    r"""Return a text in which two escapes such as ``\ud83d\ude00`` are one character, as JSON means them."""
    if text.isascii():
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


def parse_count(text: str) -> int | None:
    """Return the number that ``10k``, ``10M``, ``1G``, ``1B`` or digits mean, or None for other texts."""
    if _INTEGER.fullmatch(text):
        return int(text[:_MOST_DIGITS])
    match = _COUNT.fullmatch(text)
    return int(match[1][:_MOST_DIGITS]) * _MULTIPLES[match[2]] if match else None
