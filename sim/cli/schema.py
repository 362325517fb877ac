"""``unosim schema``: the JSON Schema of a config."""

import click


@click.command()
def schema() -> None:
    """Print the JSON Schema of a config, by which editors complete and check its keys."""
    import json

    from ..config import json_schema

    click.echo(json.dumps(json_schema(), indent=2))
