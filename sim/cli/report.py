"""``unosim report``: charts and a document from a run folder."""

from pathlib import Path

import click

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
@click.option(
    "--out", type=click.Path(path_type=Path), help="Where to write; the run folder itself by default."
)
def report(
    *,
    folders: tuple[Path, ...],
    formats: tuple[str, ...],
    language: str,
    page: str,
    dpi: int,
    out: Path | None,
) -> None:
    """Write report.pdf and figures/*.png of the run in DIR."""
    from ..reports import ReportError, write_run_report

    if len(folders) > 1:
        raise click.UsageError("several runs in one report: not built yet; name one run folder")
    try:
        paths = write_run_report(folders[0], formats=formats, language=language, page=page, out=out, dpi=dpi)
    except ReportError as error:
        click.echo(str(error), err=True)
        raise SystemExit(2) from None
    for path in paths:
        click.echo(str(path))
