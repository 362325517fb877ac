"""How a command ends that cannot go on, or was interrupted with what was played kept."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import click

WRONG, INTERRUPTED = 2, 130
"""What a process ends with."""


@contextmanager
def refusing() -> Iterator[None]:
    """Turn what a user can put right into one message and exit 2, and an interruption into exit 130."""
    try:
        faults = _faults()
        try:
            yield
        except faults as error:
            click.echo(str(error), err=True)
            raise SystemExit(WRONG) from None
    except KeyboardInterrupt:
        click.echo("stopped", err=True)
        end_at_once()


def _faults() -> tuple[type[Exception], ...]:
    from ..config import ConfigError
    from ..config.trust import StrategyError
    from ..engine.errors import EngineError
    from ..reports import ReportError
    from ..results.errors import FolderError
    from ..stats.errors import WishError
    from .run_options import OptionError

    return (OptionError, ConfigError, StrategyError, WishError, FolderError, EngineError, ReportError)


def end_at_once() -> NoReturn:
    """End without waiting for the compiler, for threads or for libraries to tidy up, which takes a while."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(INTERRUPTED)
