"""``unosim export``: tables for other programs."""

from pathlib import Path

import click

from .leaving import refusing


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--format", "kind", type=click.Choice(["csv", "parquet"]), default="csv", show_default=True,
              help="Form of the tables.")  # fmt: skip
@click.option(
    "--out", type=click.Path(path_type=Path), help="The folder to write into; DIR itself by default."
)
@click.option("--force", is_flag=True, help="Replace tables of the same name in --out.")
def export(*, folder: Path, kind: str, out: Path | None, force: bool) -> None:
    """Write what is in DIR as tables: the hands of a run, or the figures of a comparison, a sweep or a duel.

    A run gives games.csv, one row a hand; names of columns are those of its Parquet files.
    """
    with refusing():
        from ..results.export import export as write

        paths = write(folder, folder if out is None else out, kind, force=force)
    for path in paths:
        click.echo(str(path))
