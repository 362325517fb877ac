"""Configs written to a file of their own, and what loading says about them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from unosim.config import Config, ConfigError, load

Write = Callable[..., str]
Faults = Callable[..., list[str]]
Load = Callable[..., Config]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Return a function that writes a config file, and be in its folder."""
    monkeypatch.chdir(tmp_path)

    def write_file(text: str | bytes, name: str = "game.yaml") -> str:
        data = text if isinstance(text, bytes) else text.encode()
        Path(name).write_bytes(data)
        return name

    return write_file


@pytest.fixture
def load_text(write: Write) -> Load:
    """Return a function that loads a config from its text."""
    return lambda text, *sets: load(write(text), sets)


@pytest.fixture
def faults(write: Write) -> Faults:
    """Return a function that gives the messages by which a config is refused."""

    def refused(text: str | bytes, *sets: str) -> list[str]:
        name = write(text)
        with pytest.raises(ConfigError) as error:
            load(name, sets)
        return str(error.value).splitlines()

    return refused
