"""Breaking text into lines that fit a width."""

from functools import cache
from typing import Final

from matplotlib.font_manager import FontProperties, findfont
from matplotlib.ft2font import FT2Font

POINTS: Final = 72
"""Points in an inch."""

UNITS_OF_A_POINT: Final = 64
"""What FreeType measures in."""


def broken(text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """Break a text at its spaces into lines no wider than ``width`` inches (a longer word stays whole).

    Args:
        text: what is to be broken; no-break spaces hold together.
        size: size of the type in points.
        width: room in inches.
        bold: whether the type is bold.
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and inches(longer, size, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def inches(text: str, size: float, bold: bool = False) -> float:
    """Return the width of a text in inches."""
    font = _font(bold)
    font.set_size(size, POINTS)
    font.set_text(text, 0.0)
    width: float = font.get_width_height()[0] / UNITS_OF_A_POINT
    return width / POINTS


@cache
def _font(bold: bool) -> FT2Font:
    return FT2Font(findfont(FontProperties(family="DejaVu Sans", weight="bold" if bold else "normal")))
