"""``unosim check``: is a config sound, and what does it come to."""

import click


@click.command()
@click.argument("config")
@click.option("--set", "sets", multiple=True, metavar="KEY=VALUE", help="Set a key, as in rules.zero=rotate.")
def check(config: str, sets: tuple[str, ...]) -> None:
    """Check CONFIG, a preset or a file: all faults with their places, or what it comes to."""
    from ..config import ConfigError, load_with_notes, printable, summary

    try:
        loaded = load_with_notes(config, sets)
    except ConfigError as error:
        click.echo(str(error), err=True)
        raise SystemExit(2) from None
    click.echo(f"{printable(config)}: ok")
    for line in summary(loaded.config):
        click.echo(f"  {line}")
    for note in loaded.notes:
        click.echo(f"note: {note}")
