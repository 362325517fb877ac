"""A story on the screen: within 80 columns, coloured in a terminal, plain in a pipe."""

from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.text import Text

from .scene import Phrase
from .wording import SEATS, spaced

WIDTH = 80
_MARGIN, _INDENT = "  ", "     "


def print_story(phrases: Iterable[Phrase]) -> None:
    """Print a story to stdout."""
    console = Console(highlight=False)
    width = min(console.width, WIDTH)
    for line in lines(phrases, console, width):
        console.print(line, width=width, no_wrap=True, overflow="ignore", crop=False)


def lines(phrases: Iterable[Phrase], console: Console, width: int = WIDTH) -> Iterator[Text]:
    """Yield the lines of a story: phrases of one seat go on in its line, a heading follows an empty line."""
    began = False
    for phrase, text in _joined(phrases):
        if phrase.heading and began:
            yield Text()
        began = True
        lead = "" if phrase.heading else _INDENT
        if phrase.heading:
            text.stylize("bold")
        for number, line in enumerate(text.wrap(console, width - len(lead))):
            spaced(line).rstrip()
            if number or phrase.heading or phrase.seat is None:
                yield Text(lead) + line
            else:
                yield Text(_MARGIN).append(SEATS[phrase.seat], style="bold").append("  ") + line


def _joined(phrases: Iterable[Phrase]) -> Iterator[tuple[Phrase, Text]]:
    """Yield what goes into one line, with the first phrase of it."""
    first: Phrase | None = None
    text = Text()
    for phrase in phrases:
        goes_on = first is not None and not (first.alone or first.heading or phrase.alone or phrase.heading)
        if first is not None and goes_on and phrase.seat == first.seat:
            text = text + Text("; ") + phrase.text
            continue
        if first is not None:
            yield first, text
        first, text = phrase, phrase.text.copy()
    if first is not None:
        yield first, text
