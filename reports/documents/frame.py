"""What all documents have in common: title, front page, running titles, metadata."""

from collections.abc import Sequence
from typing import Any, Final

from ..texts import Words
from .blocks import Block, Section

PAPERS: Final = {"a4": "a4", "letter": "us-letter"}
SHORT_TITLE: Final = 20
LONGEST_WORD: Final = 8
"""Longer words of a long title may be broken after so many characters."""


def frame(
    kind: str,
    name: str,
    remark: str,
    words: Words,
    front: Sequence[Block],
    sections: Sequence[Section],
    page: str,
) -> dict[str, Any]:
    """Return everything the template shows, as plain data.

    Args:
        kind: "run", "comparison", "sweep" or "duel": which title, description and line above the title.
        name: the title, a name from a config or several.
        remark: what was played, in one line.
        words: the language.
        front: the blocks of the first page.
        sections: what follows.
        page: "a4" or "letter".
    """
    shown = words.name(name)
    return {
        "title": words.say(f"document.title.{kind}", name=name),
        "description": words.say(f"document.description.{kind}"),
        "keywords": ["UNO", "Monte Carlo", "unosim"],
        "language": words.language,
        "region": words.say("document.region"),
        "paper": PAPERS[page],
        "over_title": words.say(f"document.over_title.{kind}"),
        "shown_title": breakable(shown) if len(shown) > SHORT_TITLE else shown,
        "title_size": next(
            size for length, size in ((SHORT_TITLE, 28), (45, 20), (10_000, 13)) if len(shown) <= length
        ),
        "under_title": remark,
        "running_title": words.say("document.running", name=words.name(name, 40)),
        "running_remark": remark,
        "page_of": words.say("document.page", n="{n}", m="{m}"),
        "footer": words.say("document.footer"),
        "contents": words.say("document.contents"),
        "front": list(front),
        "sections": [section.as_dict() for section in sections],
    }


def breakable(name: str) -> str:
    """Return a name whose long words have places (zero-width spaces) where a line may end."""
    pieces = []
    for word in name.split(" "):
        parts = [word[start : start + LONGEST_WORD] for start in range(0, len(word), LONGEST_WORD)]
        pieces.append("\u200b".join(parts))
    return " ".join(pieces)
