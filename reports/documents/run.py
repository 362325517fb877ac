"""The document of one run."""

from collections.abc import Mapping
from typing import Any, Final

from ..folder import Run
from ..texts import Words
from .answer import answer_block, key_figures
from .blocks import Section
from .course import course_page
from .fairness import fairness_page
from .length import length_page
from .matches import matches_page
from .method import method_page
from .rotation_effects import rotation_effects_page
from .rotations import rotations_page
from .rules import rules_block
from .typeset import typeset

PAPERS: Final = {"a4": "a4", "letter": "us-letter"}
SHORT_TITLE: Final = 20
LONGEST_WORD: Final = 8
"""Longer words of a long title may be broken after so many characters."""


def run_document(run: Run, words: Words, charts: Mapping[str, bytes], page: str, kind: str = "pdf") -> Any:
    """Typeset the document of a run.

    Args:
        run: what it is about.
        words: its language.
        charts: the charts of the run as SVG, by name.
        page: "a4" or "letter".
        kind: "pdf", or "png" for pictures of the pages.

    Returns:
        The bytes of the PDF, or a list of bytes of PNGs.
    """
    sections = run_sections(run, words)
    return typeset(document_data(run, words, sections, page), charts, kind)


def run_sections(run: Run, words: Words) -> list[Section]:
    """Return the sections after the first page."""
    pages = [length_page, rotations_page, fairness_page, course_page, method_page]
    if run.in_matches:
        pages.insert(1, matches_page)
    if run.rotates:
        pages.insert(pages.index(rotations_page) + 1, rotation_effects_page)
    return [page(run, words) for page in pages]


def document_data(run: Run, words: Words, sections: list[Section], page: str) -> dict[str, Any]:
    """Return everything the template shows, as plain data."""
    name = words.name(run.summary.name)
    players = words.say("run.players", n=run.players)
    remark = words.say(
        "run.rest", players=players, hands=words.count("hands", run.summary.hands), seed=run.summary.seed
    )
    return {
        "title": words.say("document.title", name=run.summary.name),
        "description": words.say("document.description"),
        "keywords": ["UNO", "Monte Carlo", "unosim"],
        "language": words.language,
        "region": words.say("document.region"),
        "paper": PAPERS[page],
        "over_title": words.say("document.over_title"),
        "shown_title": breakable(name) if len(name) > SHORT_TITLE else name,
        "title_size": next(
            size for length, size in ((SHORT_TITLE, 28), (45, 20), (1000, 13)) if len(name) <= length
        ),
        "under_title": remark,
        "running_title": words.say("document.running", name=words.name(run.summary.name, 40)),
        "running_remark": remark,
        "page_of": words.say("document.page", n="{n}", m="{m}"),
        "footer": words.say("document.footer"),
        "contents": words.say("document.contents"),
        "front": [answer_block(run, words), key_figures(run, words), rules_block(run, words)],
        "sections": [section.as_dict() for section in sections],
    }


def breakable(name: str) -> str:
    """Return a name whose long words have places (zero-width spaces) where a line may end."""
    pieces = []
    for word in name.split(" "):
        parts = [word[start : start + LONGEST_WORD] for start in range(0, len(word), LONGEST_WORD)]
        pieces.append("\u200b".join(parts))
    return " ".join(pieces)
