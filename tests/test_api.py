"""unosim from Python."""

from pathlib import Path

import polars as pl
import pytest
import unosim
from unosim.config import ConfigError, load
from unosim.results.errors import FolderError


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_run_gives_summary_rows_and_folder() -> None:
    run = unosim.run("classic", games=400, seed=3, sets=["players=3"])
    assert run.folder == Path("runs/classic-1")
    assert (run.summary["games"], run.summary["seed"], run.summary["players"]) == (400, 3, 3)
    assert isinstance(run.games, pl.LazyFrame)
    turns = run.games.select(pl.col("turns").mean(), pl.len()).collect().row(0)
    assert turns == (pytest.approx(run.summary["turns"]["mean"]), 400)


def test_a_loaded_config_plays_the_same_games() -> None:
    named = unosim.run("classic", games=300, seed=9)
    loaded = unosim.run(load("classic"), games=300, seed=9)
    assert loaded.summary == named.summary
    assert loaded.config == named.config


def test_charts_are_drawn_from_the_folder() -> None:
    charts = unosim.run("classic", games=300).figures()
    assert charts


def test_faults_are_exceptions(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ConfigError):
        unosim.run("classic", games=0)
    with pytest.raises(ConfigError):
        unosim.run("no_such_preset")
    with pytest.raises(FolderError):
        unosim.run("classic", games=10, out="file")
    with pytest.raises(ValueError, match="threads"):
        unosim.run("classic", games=10, threads=0)
    with pytest.raises(ValueError, match="sets"):
        unosim.run(load("classic"), sets=["players=3"])


def test_an_unknown_name_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no attribute 'sprint'"):
        _ = unosim.sprint
