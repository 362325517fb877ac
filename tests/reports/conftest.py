from pathlib import Path

import pytest
import unosim
from click.testing import CliRunner
from made_up import MadeUp
from unosim.cli import main
from unosim.reports.folder import Run, read_run

VARY = ("--vary", "rules.draw.amount=one,until_playable", "--vary", "players=2,3,4")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a run of four players with rotations; tests leave it as it is."""
    return MadeUp(hands=5_000).write(tmp_path_factory.mktemp("runs") / "made_up")


@pytest.fixture(scope="session")
def run(folder: Path) -> Run:
    return read_run(folder)


@pytest.fixture(scope="session")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a comparison of four rule sets that was played; tests leave it as it is."""
    folder = tmp_path_factory.mktemp("runs") / "compared"
    unosim.compare("classic", "seven_zero", "draw_to_match", "el_cero", games=400, out=folder)
    return folder


@pytest.fixture(scope="session")
def swept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a sweep of two keys that was played; tests leave it as it is."""
    return played(tmp_path_factory, "sweep", "seven_zero", *VARY, "--games", "1000", "--seed", "3")


@pytest.fixture(scope="session")
def dueled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a duel of three strategies that was played; tests leave it as it is."""
    return played(tmp_path_factory, "duel", "high_points", "random", "save_wild", "--games", "400")


def played(factory: pytest.TempPathFactory, *arguments: str) -> Path:
    folder = factory.mktemp("runs") / arguments[0]
    result = CliRunner().invoke(main, [*arguments, "--no-report", "--quiet", "--out", str(folder)])
    assert result.exit_code == 0, result.output
    return folder
