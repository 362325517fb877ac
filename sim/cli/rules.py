"""``unosim rules``: the rule sheet of a config in plain words."""

import click


@click.command()
@click.argument("config", default="classic")
@click.option("--set", "sets", multiple=True, metavar="KEY=VALUE", help="Set a key, as in rules.zero=rotate.")
@click.option("--lang", "language", type=click.Choice(["en", "es"]), default="en", show_default=True,
              help="Language of the rules.")  # fmt: skip
def rules(*, config: str, sets: tuple[str, ...], language: str) -> None:
    """Read the rules of CONFIG aloud: a preset or a file, the base game if left out."""
    import shutil

    from ..config import ConfigError, load
    from ..rulesheet import rule_sheet
    from ..rulesheet.printing import lines

    try:
        sheet = rule_sheet(load(config, sets), language)
    except ConfigError as error:
        click.echo(str(error), err=True)
        raise SystemExit(2) from None
    for line in lines(sheet, shutil.get_terminal_size().columns):
        click.echo(click.style(line.text, bold=True) if line.heading else line.text)
