"""Making everything a report holds, before anything is written."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from matplotlib.figure import Figure

from ..results import comparison_folder, duel_folder, sweep_folder
from ..results.folder import KIND
from .charts import comparison_charts, duel_charts, run_charts, sweep_charts
from .charts.theme import as_bytes
from .comparison import read_comparison
from .documents import comparison_document, duel_document, run_document, sweep_document
from .duel import read_duel
from .errors import ReportError
from .folder import read_run
from .reading import read_kind
from .sweep import read_sweep
from .texts import Words, words_of


class Maker(NamedTuple):
    """How the report of a kind of folder is made: read, drawn, typeset."""

    read: Callable[[Path], Any]
    draw: Callable[[Any, Words], dict[str, Figure]]
    typeset: Callable[[Any, Words, Mapping[str, bytes], str], Any]


MAKERS: Final = {
    KIND: Maker(read_run, run_charts, run_document),
    comparison_folder.KIND: Maker(read_comparison, comparison_charts, comparison_document),
    sweep_folder.KIND: Maker(read_sweep, sweep_charts, sweep_document),
    duel_folder.KIND: Maker(read_duel, duel_charts, duel_document),
}
"""By the kind that a folder's manifest names."""


def maker_of(folder: Path) -> Maker:
    """Return how the report of a folder is made.

    Raises:
        ReportError: it is no folder of unosim, or of a kind this version does not know.
    """
    kind, _ = read_kind(folder)
    if kind not in MAKERS:
        raise ReportError(f"{folder}: holds an {kind}, of which this version makes no report; update unosim")
    return MAKERS[kind]


def all_figures(folder: Path, language: str) -> dict[str, Figure]:
    """Draw every chart of what is in a folder."""
    words = words_of(language)
    maker = maker_of(folder)
    return maker.draw(maker.read(folder), words)


def all_contents(
    folder: Path, formats: Sequence[str], *, language: str, page: str, dpi: int
) -> dict[Path, bytes]:
    """Return the bytes of every file of a report, by its path within the place of the report."""
    words = words_of(language)
    maker = maker_of(folder)
    source = maker.read(folder)
    charts = maker.draw(source, words)
    vectors = {
        name: as_bytes(figure, "svg") for name, figure in charts.items() if {"svg", "pdf"} & set(formats)
    }
    contents: dict[Path, bytes] = {}
    if "png" in formats:
        contents |= {
            Path("figures", f"{name}.png"): as_bytes(figure, "png", dpi) for name, figure in charts.items()
        }
    if "svg" in formats:
        contents |= {Path("figures", f"{name}.svg"): vector for name, vector in vectors.items()}
    if "pdf" in formats:
        contents[Path("report.pdf")] = maker.typeset(source, words, vectors, page)
    return contents
