"""Logs written by hand, told."""

from collections.abc import Callable

import pytest
from referee.written import log
from rich.console import Console
from unosim.config import Config
from unosim.trace.printing import lines
from unosim.trace.reader import read
from unosim.trace.story import tell

Told = Callable[..., list[str]]


@pytest.fixture
def told() -> Told:
    """Return the lines in which a log written by hand is told, without indentation and empty lines."""

    def tell_log(text: str, players: int = 4, language: str = "en", **rules: object) -> list[str]:
        config = Config.model_validate({"players": players, "rules": rules})
        story = tell(config, 0, read(log(text)), language)
        console = Console(width=200, no_color=True)
        return [line.plain.strip() for line in lines(story, console, 200) if line.plain.strip()]

    return tell_log
