"""Names from configs as text that the fonts of charts and documents can show."""

import os
import unicodedata
from functools import cache
from typing import Final

import matplotlib as mpl
from matplotlib.ft2font import FT2Font

REPLACEMENT: Final = "\ufffd"
ELLIPSIS: Final = "\u2026"
INVISIBLE: Final = ("Cc", "Cf", "Co", "Cs", "Cn")
"""Control, format (also of the writing direction), private and unassigned characters."""


def displayed(name: str, limit: int | None = None) -> str:
    """Return a name with every character the fonts lack replaced, cut to ``limit`` characters.

    Invisible characters (joiners, variation selectors) are left out: the fonts lack what they join, too.
    """
    known = _known_characters()
    visible = (c for c in name if unicodedata.category(c) not in INVISIBLE and not _is_variation(c))
    shown = "".join(c if ord(c) in known else REPLACEMENT for c in visible) or REPLACEMENT
    if limit is not None and len(shown) > limit:
        return shown[: limit - 1].rstrip() + ELLIPSIS
    return shown


def _is_variation(character: str) -> bool:
    return "\ufe00" <= character <= "\ufe0f"


@cache
def _known_characters() -> frozenset[int]:
    """Characters both weights of DejaVu Sans have, the family of the charts and the fallback of documents."""
    folder = os.path.join(mpl.get_data_path(), "fonts", "ttf")
    regular, bold = (FT2Font(os.path.join(folder, f"DejaVuSans{part}.ttf")) for part in ("", "-Bold"))
    return frozenset(regular.get_charmap()) & frozenset(bold.get_charmap())
