"""A run folder holds the same bytes however it came about."""

import json
from pathlib import Path

import polars as pl
import pytest
from pretend import digests, made_up_rows, pretend_player
from unosim.config import Config, load
from unosim.engine import chunks
from unosim.engine.run import Outcome, play_new
from unosim.results import sampling
from unosim.results.parts import parts_in
from unosim.results.rows import scan_rows


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "ROWS_PER_PART", 1000)


def config_of(games: int, *sets: str) -> Config:
    return load("classic", [f"run.games={games}", "rules.max_turns=200", *sets])


def played(folder: Path, config: Config, threads: int = 2) -> Outcome:
    return play_new(config, out=folder, threads=threads, player_of=pretend_player)


def test_a_run_leaves_its_files_and_no_others(tmp_path: Path) -> None:
    played(tmp_path / "run", config_of(2500))
    found = sorted(path.relative_to(tmp_path / "run").as_posix() for path in (tmp_path / "run").rglob("*"))
    assert found == [
        "config.yaml",
        "counters.json",
        "games",
        "games/000000000000-000000000999.parquet",
        "games/000000001000-000000001999.parquet",
        "games/000000002000-000000002499.parquet",
        "manifest.json",
        "summary.json",
    ]


@pytest.mark.parametrize("threads", [1, 4])
@pytest.mark.parametrize(("first", "most"), [(1, 1), (7, 300), (100_000, 100_000)])
def test_threads_and_chunks_change_no_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: int, first: int, most: int
) -> None:
    config = config_of(2345)
    played(tmp_path / "usual", config)
    monkeypatch.setattr(chunks, "FIRST", first)
    monkeypatch.setattr(chunks, "MOST", most)
    played(tmp_path / "other", config, threads)
    assert digests(tmp_path / "other") == digests(tmp_path / "usual")


def test_another_seed_gives_another_config_file_and_the_counts_follow_the_player(tmp_path: Path) -> None:
    played(tmp_path / "a", config_of(500))
    played(tmp_path / "b", config_of(500, "run.seed=2"))
    differing = {
        name for name, digest in digests(tmp_path / "a").items() if digests(tmp_path / "b")[name] != digest
    }
    assert differing == {"config.yaml", "summary.json"}  # the pretended games know no seed


def test_rows_are_those_of_the_player_in_the_order_of_games(tmp_path: Path) -> None:
    config = config_of(2345)
    played(tmp_path / "run", config)
    frame = scan_rows(tmp_path / "run" / "games").collect()
    rows = made_up_rows(config, 0, 2345)
    assert frame["game"].to_list() == list(range(2345))
    assert frame["turns"].to_list() == rows[:, frame.columns.index("turns")].tolist()
    assert frame["rotator_change"].to_list() == rows[:, frame.columns.index("rotator_change")].tolist()


def test_the_summary_counts_what_the_rows_tell(tmp_path: Path) -> None:
    outcome = played(tmp_path / "run", config_of(2345))
    frame = scan_rows(tmp_path / "run" / "games").collect()
    assert outcome.summary["turns"]["mean"] == pytest.approx(frame["turns"].mean())
    assert outcome.summary["seats"][1]["wins"] == frame.filter(pl.col("winner") == 1).height
    assert json.loads((tmp_path / "run" / "summary.json").read_text("utf-8")) == outcome.summary


def test_no_rows_on_wish(tmp_path: Path) -> None:
    outcome = played(tmp_path / "run", config_of(2345, "run.rows=none"))
    assert not (tmp_path / "run" / "games").exists()
    assert outcome.summary["hands"] == 2345


def test_a_sample_keeps_one_game_of_each_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sampling.MOST_ROWS, "all", 500)
    outcome = played(tmp_path / "run", config_of(20_000))
    games = scan_rows(tmp_path / "run" / "games").collect()["game"].to_list()
    assert [game // 40 for game in games] == list(range(500))
    assert len({game % 40 for game in games}) > 20
    assert outcome.manifest.one_row_in == 40
    assert outcome.summary["hands"] == 20_000


def test_a_sample_is_the_same_whatever_the_chunks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sampling.MOST_ROWS, "all", 1500)
    config = config_of(40_000)
    played(tmp_path / "a", config)
    monkeypatch.setattr(chunks, "MOST", 333)
    played(tmp_path / "b", config, threads=3)
    assert digests(tmp_path / "a") == digests(tmp_path / "b")
    assert len(parts_in(tmp_path / "a" / "games")) == 2


def test_the_manifest_tells_how_it_was_played(tmp_path: Path) -> None:
    played(tmp_path / "run", config_of(1000), threads=3)
    manifest = json.loads((tmp_path / "run" / "manifest.json").read_text("utf-8"))
    assert manifest["stopped"] == "games"
    assert (manifest["games"], manifest["games_played"], manifest["hands_played"]) == (1000, 1000, 1000)
    assert manifest["threads"] == 3
    assert len(manifest["kernel_hash"]) >= 16
    assert manifest["versions"]["numpy"]


def test_the_config_file_loads_back_to_the_config(tmp_path: Path) -> None:
    config = config_of(10, "rules.seven=swap")
    played(tmp_path / "run", config)
    assert load(tmp_path / "run" / "config.yaml") == config
