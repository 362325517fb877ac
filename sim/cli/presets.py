"""``unosim presets``: the rule sets that come with unosim."""

import sys

import click


@click.command()
def presets() -> None:
    """List the presets, each with a line of what it is."""
    from ..config import preset_description, preset_names

    described = [(name, preset_description(name)) for name in preset_names()]
    if sys.stdout.isatty():
        _print_table(described)
        return
    width = max(len(name) for name, _ in described)
    for name, description in described:
        click.echo(f"{name:{width}}  {description}")


def _print_table(described: list[tuple[str, str]]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    table.add_column("preset", no_wrap=True)
    table.add_column("what it is")
    for name, description in described:
        table.add_row(Text(name), Text(description))
    console = Console()
    console.print(table, width=min(console.width, 80))
