"""The option ``--allow-code`` of all commands that play."""

from collections.abc import Callable
from typing import Any

import click


def allows_code(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the option; it has done its work once it is read."""
    return click.option(
        "--allow-code",
        is_flag=True,
        expose_value=False,
        callback=_allow,
        help="Run strategies of your own (mine.py:play): code, trusted as you are.",
    )(command)


def _allow(_context: click.Context, _option: click.Parameter, given: bool) -> None:
    if given:
        from ..config.trust import allow_code

        allow_code()
