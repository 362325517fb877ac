"""``unosim report``: charts and a document of a run, a comparison, a sweep or a duel."""

from pathlib import Path

import click

from .leaving import refusing

FORMATS = ("pdf", "png", "svg")


def read_formats(_context: click.Context, _option: click.Parameter, text: str) -> tuple[str, ...]:
    """Read a list as in ``pdf,png``.

    Raises:
        click.BadParameter: one of them is unknown.
    """
    wanted = tuple(dict.fromkeys(part.strip().lower() for part in text.split(",")))
    unknown = [part for part in wanted if part not in FORMATS]
    if unknown:
        raise click.BadParameter(f"'{unknown[0]}' is none of {', '.join(FORMATS)}")
    return wanted


@click.command()
@click.argument("folders", metavar="DIR...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--format", "formats", default="pdf,png", show_default=True, callback=read_formats,
              metavar="LIST", help="What to write, of pdf, png and svg.")  # fmt: skip
@click.option("--lang", "language", type=click.Choice(["en", "es"]), default="en", show_default=True,
              help="Language of the texts and numbers.")  # fmt: skip
@click.option("--page", type=click.Choice(["a4", "letter"]), default="a4", show_default=True,
              help="Paper of the document.")  # fmt: skip
@click.option("--dpi", type=click.IntRange(50, 600), default=150, show_default=True,
              help="Dots per inch of PNGs; 300 for print.")  # fmt: skip
@click.option("--out", type=click.Path(path_type=Path), help="Where to write; the folder itself by default.")
@click.option("--force", is_flag=True, help="Replace a report that is in --out already.")
def report(
    *,
    folders: tuple[Path, ...],
    formats: tuple[str, ...],
    language: str,
    page: str,
    dpi: int,
    out: Path | None,
    force: bool,
) -> None:
    """Write report.pdf and figures/*.png of what is in DIR: a run, a comparison, a sweep or a duel.

    Several runs make a comparison, the first of them the baseline; its folder is --out, or the next free one.
    """
    from ..reports import write_report

    with refusing():
        folder = folders[0] if len(folders) == 1 else _compared(folders, out)
        place = out if len(folders) == 1 else None
        _check_place(folder, place, force=force)
        paths = write_report(folder, formats=formats, language=language, page=page, out=place, dpi=dpi)
    for path in paths:
        click.echo(str(path))


def _check_place(folder: Path, out: Path | None, *, force: bool) -> None:
    """Refuse to replace a report elsewhere that nobody said to replace."""
    from ..results.errors import FolderError
    from ..results.own_files import FIGURES

    place = folder if out is None else out
    there = [path for pattern in ("report*.pdf", f"{FIGURES}/*") for path in place.glob(pattern)]
    if there and not force and place.resolve() != folder.resolve():
        raise FolderError(f"{there[0]}: exists already; choose another --out, or --force to replace it")


def _compared(folders: tuple[Path, ...], out: Path | None) -> Path:
    """Compare runs as they are and return the folder of the comparison."""
    from ..engine.comparison import run_comparison
    from ..results.folder import read_manifest
    from ..stats.comparison.margins import DEFAULTS
    from .run_options import OptionError

    foreign = [folder for folder in folders if read_manifest(folder) is None]
    if foreign:
        raise OptionError(f"{foreign[0]}: holds no run; several folders make a comparison of runs")
    return run_comparison(folders, margins=dict(DEFAULTS), out=out).folder
