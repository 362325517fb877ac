"""A rule sheet as lines of text: headings, and sentences as items with wrapped lines."""

from collections.abc import Iterable, Iterator
from textwrap import TextWrapper
from typing import NamedTuple

from .sheet import Section

WIDTH = 80
"""Columns at most, also where there is more room: longer lines are hard to read."""

NARROWEST = 20


class Line(NamedTuple):
    """A line to print, and whether it is a heading."""

    text: str
    heading: bool = False


def lines(sections: Iterable[Section], width: int = WIDTH) -> Iterator[Line]:
    """Yield the lines of a rule sheet, an empty one between sections.

    Args:
        sections: the rule sheet.
        width: columns that there are; ``NARROWEST`` to ``WIDTH`` are used.
    """
    items = TextWrapper(
        max(NARROWEST, min(width, WIDTH)),
        initial_indent="  - ",
        subsequent_indent="    ",
        break_on_hyphens=False,
    )
    for number, section in enumerate(sections):
        if number:
            yield Line("")
        yield Line(section.title, heading=True)
        for sentence in section.sentences:
            yield from map(Line, items.wrap(sentence))
