from pathlib import Path

import pytest
from made_up import MadeUp
from unosim.reports.folder import Run, read_run


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a run of four players with rotations; tests leave it as it is."""
    return MadeUp(hands=5_000).write(tmp_path_factory.mktemp("runs") / "made_up")


@pytest.fixture(scope="session")
def run(folder: Path) -> Run:
    return read_run(folder)
