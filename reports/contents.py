"""Making everything a report of a run holds, before anything is written."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from .charts import run_charts
from .charts.theme import as_bytes
from .documents import run_document
from .folder import read_run
from .texts import words_of


def run_figures(folder: Path, language: str) -> dict[str, Figure]:
    """Draw every chart of the run in a folder."""
    words = words_of(language)
    return run_charts(read_run(folder), words)


def run_contents(
    folder: Path, formats: Sequence[str], *, language: str, page: str, dpi: int
) -> dict[Path, bytes]:
    """Return the bytes of every file of a report, by its path within the place of the report."""
    words = words_of(language)
    run = read_run(folder)
    charts = run_charts(run, words)
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
        contents[Path("report.pdf")] = run_document(run, words, vectors, page)
    return contents
