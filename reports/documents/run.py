"""The document of one run."""

from collections.abc import Mapping
from typing import Any

from ..folder import Run
from ..texts import Words
from .answer import answer_block, key_figures
from .blocks import Section
from .course import course_page
from .fairness import fairness_page
from .frame import frame
from .length import length_page
from .matches import matches_page
from .method import method_page
from .rotation_effects import rotation_effects_page
from .rotations import rotations_page
from .rules import rules_block, rules_page
from .typeset import typeset


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
    return [rules_page(run.config, words), *(page(run, words) for page in pages)]


def document_data(run: Run, words: Words, sections: list[Section], page: str) -> dict[str, Any]:
    """Return everything the template shows, as plain data."""
    players = words.say("run.players", n=run.players)
    remark = words.say(
        "run.rest", players=players, hands=words.count("hands", run.summary.hands), seed=run.summary.seed
    )
    front = [answer_block(run, words), key_figures(run, words), rules_block(run, words)]
    return frame("run", run.summary.name, remark, words, front, sections, page)
