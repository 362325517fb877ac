"""``unosim new``: a commented config to start from."""

import click


@click.command()
@click.argument("file")
def new(file: str) -> None:
    """Write a commented config to FILE, which must not exist yet."""
    from ..config import printable, starter_yaml

    shown = printable(file)
    try:
        with open(file, "x", encoding="utf-8") as stream:
            stream.write(starter_yaml())
    except FileExistsError:
        _refuse(f"{shown}: exists already; choose another name")
    except OSError as error:
        _refuse(f"{shown}: cannot be written: {error.strerror}")
    except ValueError:
        _refuse(f"{shown}: cannot be the name of a file")
    click.echo(f"{shown}: written; next: unosim check {shown}")


def _refuse(message: str) -> None:
    click.echo(message, err=True)
    raise SystemExit(2)
