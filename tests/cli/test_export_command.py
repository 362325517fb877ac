"""``unosim export`` as a user meets it."""

import json
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner, Result
from unosim.cli import main
from unosim.results.export import tables_of

RUN = ("run", "classic", "--games", "300", "--no-report", "--quiet", "--out")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def called(*arguments: str) -> Result:
    result = CliRunner().invoke(main, [*arguments])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_a_run_gives_a_row_a_hand() -> None:
    called(*RUN, "r")
    result = called("export", "r")
    assert (result.exit_code, result.stdout) == (0, "r/games.csv\n")
    table = pl.read_csv("r/games.csv")
    kept = pl.read_parquet("r/games/*.parquet")
    assert table.columns == kept.columns
    assert table.rows() == kept.rows()
    summary = json.loads(Path("r/summary.json").read_text("utf-8"))
    assert table["turns"].mean() == pytest.approx(summary["turns"]["mean"])
    assert called("export", "r", "--format", "parquet", "--out", "t").stdout == "t/games.parquet\n"
    assert pl.read_parquet("t/games.parquet").equals(kept)
    assert called("export", "r").exit_code == 0  # again


def test_an_exported_run_may_still_be_replaced() -> None:
    called(*RUN, "r")
    called("export", "r")
    assert called(*RUN, "r", "--force").exit_code == 0
    assert not Path("r/games.csv").exists()


def test_a_comparison_gives_its_differences() -> None:
    called("compare", "classic", "seven_zero", "--games", "300", "--no-report", "--quiet", "--out", "c")
    result = called("export", "c")
    assert result.stdout.splitlines() == ["c/rule_sets.csv", "c/differences.csv"]
    document = json.loads(Path("c/comparison.json").read_text("utf-8"))
    table = pl.read_csv("c/differences.csv")
    turns = table.row(by_predicate=pl.col("measure") == "turns", named=True)
    found = document["comparisons"][0]["measures"]["turns"]
    assert (turns["name"], turns["baseline"], turns["paired"]) == ("seven_zero", "classic", True)
    assert [turns["difference"], turns["difference_se"]] == [found["difference"], found["se"]]
    assert [turns["difference_low"], turns["difference_high"]] == found["ci95"]
    assert pl.read_csv("c/rule_sets.csv")["hands"].to_list() == [300, 300]


def test_a_sweep_gives_its_cells_and_effects() -> None:
    called(
        "sweep", "classic", "--vary", "players=2,3", "--games", "1000", "--no-report", "--quiet", "--out", "s"
    )
    assert called("export", "s").stdout.splitlines() == ["s/cells.csv", "s/effects.csv"]
    cells, effects = pl.read_csv("s/cells.csv"), pl.read_csv("s/effects.csv")
    document = json.loads(Path("s/sweep.json").read_text("utf-8"))
    assert cells["players"].to_list() == [2, 3]
    assert cells["turns"].to_list() == [cell["turns"]["value"] for cell in document["cells"]]
    turns = effects.filter(pl.col("measure") == "turns")
    assert turns["levels"].to_list() == ["players=2", "players=3"]
    assert turns["effect"].sum() == pytest.approx(0, abs=1e-9)


def test_a_duel_gives_its_strategies_and_pairs() -> None:
    called(
        "duel",
        "random",
        "high_points",
        "--players",
        "2",
        "--games",
        "200",
        "--no-report",
        "--quiet",
        "--out",
        "d",
    )
    assert called("export", "d", "--format", "parquet").stdout.splitlines() == [
        "d/strategies.parquet",
        "d/pairs.parquet",
    ]
    strategies, pairs = pl.read_parquet("d/strategies.parquet"), pl.read_parquet("d/pairs.parquet")
    assert strategies["wins"].sum() == 400
    assert pairs["rate"].sum() == pytest.approx(1)
    assert strategies["rate"].to_list() == pairs["rate"].to_list()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere"], "nowhere: not a whole folder of unosim: manifest.json is missing"),
        (["empty"], "empty: not a whole folder of unosim"),
        (["cut"], "manifest.json: cut short or not JSON"),
        (["foreign"], "foreign: holds nothing of unosim"),
        (["broken"], "duel.json: is not as unosim leaves it"),
        (["rowless"], "rowless: keeps no rows"),
        (["broken", "--format", "xls"], "'xls' is not one of"),
    ],
)
def test_what_cannot_be_exported_is_one_clear_line(arguments: list[str], message: str) -> None:
    manifests = {
        "cut": '{"kind": "unos',
        "foreign": '{"kind": "other"}',
        "broken": '{"kind": "unosim duel"}',
        "rowless": '{"kind": "unosim run"}',
    }
    Path("empty").mkdir()
    for name, text in manifests.items():
        Path(name).mkdir()
        Path(name, "manifest.json").write_text(text, "utf-8")
    Path("broken", "duel.json").write_text('{"strategies": [{"name": 1}]}', "utf-8")
    result = called("export", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_place_that_cannot_be_written_is_named() -> None:
    called(*RUN, "r")
    Path("taken").write_text("a file", "utf-8")
    result = called("export", "r", "--out", "taken")
    assert result.exit_code == 2
    assert "taken: cannot be written" in result.stderr


def test_tables_are_read_when_collected() -> None:
    called(*RUN, "r")
    assert tables_of(Path("r"))["games"].select(pl.len()).collect().item() == 300
