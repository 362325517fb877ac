"""Telling the user what takes so long when the kernel is not compiled yet."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

import click

PATIENCE = 0.5
"""Seconds after which it is told."""


@contextmanager
def told_of_compiling() -> Iterator[None]:
    """Say on stderr that the kernel is being compiled if what is done inside takes long."""
    from ..engine.progress import COMPILING

    timer = Timer(PATIENCE, click.echo, [COMPILING], {"err": True})
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
