"""The report of a run, a comparison, a sweep or a duel: its charts and its document."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .errors import ReportError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS: Final = ("pdf", "png", "svg")
PAGES: Final = ("a4", "letter")


def figures(folder: Path | str, language: str = "en") -> dict[str, "Figure"]:
    """Draw every chart of a run, a comparison, a sweep or a duel.

    Args:
        folder: its folder.
        language: "en" or "es".

    Returns:
        The charts by name, as they stand in ``figures/NAME.png``.

    Raises:
        ReportError: the folder is not a whole folder of unosim, or there are no texts in the language.
    """
    from .contents import all_figures  # noqa: PLC0415

    return all_figures(Path(folder), language)


def write_report(
    folder: Path | str,
    *,
    formats: Sequence[str] = ("pdf", "png"),
    language: str = "en",
    page: str = "a4",
    out: Path | None = None,
    dpi: int = 150,
) -> list[Path]:
    """Write ``report.pdf`` and ``figures/NAME.png`` of a folder, each file whole or not at all.

    Everything is made before the first file is written.

    Args:
        folder: the folder of a run, a comparison, a sweep or a duel.
        formats: what to write, of "pdf", "png" and "svg".
        language: "en" or "es".
        page: paper of the document, "a4" or "letter".
        out: where to write; the folder itself if None.
        dpi: dots per inch of the PNGs, 150 for screens, 300 for print.

    Returns:
        The files written.

    Raises:
        ReportError: the folder is not a whole folder of unosim, the place cannot be written, or an argument is
            none of those named.
        FolderError: a link stands for the folder of the charts.
    """
    from ..results.own_files import FIGURES, check_no_links  # noqa: PLC0415
    from .contents import all_contents  # noqa: PLC0415
    from .files import write_whole  # noqa: PLC0415

    _check(formats, FORMATS, "format")
    _check([page], PAGES, "page")
    place = Path(folder) if out is None else out
    check_no_links(place, FIGURES)
    contents = all_contents(Path(folder), formats, language=language, page=page, dpi=dpi)
    for path, content in contents.items():
        write_whole(place / path, content)
    return [place / path for path in contents]


def _check(given: Sequence[str], known: Sequence[str], what: str) -> None:
    for value in given:
        if value not in known:
            raise ReportError(f"unknown {what} '{value}'; there are {', '.join(known)}")
