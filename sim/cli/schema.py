"""``unosim schema``: the JSON Schema of a config."""

import click


@click.command()
def schema() -> None:
    """Print the JSON Schema of a config, by which editors complete and check its keys."""
    import json  # noqa: PLC0415

    from ..config import json_schema  # noqa: PLC0415

    click.echo(json.dumps(json_schema(), indent=2))
