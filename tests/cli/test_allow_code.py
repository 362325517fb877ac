"""Strategies of the user's own: run only when allowed, checked, kept apart by what they say."""

import json
from pathlib import Path

import polars as pl
import pytest
import unosim
from click.testing import CliRunner, Result
from unosim.cli import main
from unosim.config import load, trust

CODE = """
def dearest(view, moves):
    best = 0
    for move in range(moves.count):
        if moves.points[move] > moves.points[best]:
            best = move
    return best

def plainly(view, moves):
    points = list(moves.points[: moves.count])
    words = {str(worth): place for place, worth in reversed(list(enumerate(points)))}
    return words[str(max(points))]

def beyond(view, moves):
    return moves.count if view.turn > 7 else 0

def failing(view, moves):
    raise ValueError("no idea")

def nothing(view, moves):
    pass

def careless(view, moves):
    for color in range(4):
        for symbol in range(13):
            view.hand[color, symbol] = 9
    view.seat = 3
    return 0

def first(view, moves):
    return 0
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(trust, "_allowed", [False])
    Path("own.py").write_text(CODE, "utf-8")
    return tmp_path


def run(function: str, *more: str, config: str = "classic") -> Result:
    strategies = f"strategies=[own.py:{function}, random, random, random]"
    call = ["run", config, "--games", "300", "--set", strategies, "--out", "out", "--force", "--quiet"]
    return CliRunner().invoke(main, [*call, "--no-report", *more])


def test_code_is_not_run_unless_it_is_allowed(folder: Path) -> None:
    (folder / "own.py").write_text("open('touched', 'w').close()\n" + CODE, "utf-8")
    refused = run("dearest")
    assert refused.exit_code == 2
    assert "own.py:dearest: a strategy of your own is code" in refused.stderr
    assert "--allow-code" in refused.stderr
    assert not (folder / "out").exists()
    assert not (folder / "touched").exists()


@pytest.mark.parametrize("config", ["classic", "el_cero", "party"])
def test_it_plays_and_plain_python_plays_the_same(folder: Path, config: str) -> None:
    assert run("dearest", "--allow-code", config=config).exit_code == 0
    compiled = pl.read_parquet("out/games/*.parquet")
    result = run("plainly", "--allow-code", config=config)
    assert result.exit_code == 0
    assert "own.py:plainly could not be compiled and ran in plain Python" in result.output
    assert pl.read_parquet("out/games/*.parquet").equals(compiled)


def test_what_it_writes_into_its_view_changes_nothing() -> None:
    run("first", "--allow-code")
    before = pl.read_parquet("out/games/*.parquet")
    run("careless", "--allow-code")
    assert pl.read_parquet("out/games/*.parquet").equals(before)


@pytest.mark.parametrize(
    ("function", "said"),
    [
        ("beyond", "answered"),
        ("failing", "failed: ValueError: no idea"),
        ("nothing", "answered None, which is no move"),
    ],
)
def test_an_answer_that_is_no_move_stops_the_run(folder: Path, function: str, said: str) -> None:
    stopped = run(function, "--allow-code")
    assert stopped.exit_code == 2
    assert f"own.py:{function}: game 0, hand 0, turn " in stopped.stderr
    assert "seat 0: " + said in stopped.stderr
    assert json.loads((folder / "out" / "summary.json").read_text())["stopped"] == "interrupted"


def test_games_before_the_wrong_answer_are_kept(folder: Path) -> None:
    late = CODE + "\ndef late(view, moves):\n    return 99 if view.turn > 170 else 0\n"
    (folder / "own.py").write_text(late, "utf-8")
    stopped = run("late", "--allow-code", "--games", "200k", "--threads", "2")
    assert stopped.exit_code == 2
    summary = json.loads((folder / "out" / "summary.json").read_text())
    assert f"{summary['games']:,} games before it are kept in out" in stopped.stderr


def test_python_may_allow_it_for_a_comparison(folder: Path) -> None:
    rule_sets = [load("classic", ["strategies=own.py:first"]), load("classic", ["strategies=random"])]
    with pytest.raises(trust.StrategyError, match="allow_code=True"):
        unosim.compare(*rule_sets, games=50, out="compared")
    unosim.compare(*rule_sets, games=50, out="compared", allow_code=True)
    manifest = json.loads((folder / "compared" / "manifest.json").read_text())
    assert "+" in manifest["kernel_hash"]


def test_a_changed_file_is_another_kernel_to_a_sweep_that_goes_on(folder: Path) -> None:
    call = [
        "sweep",
        "classic",
        "--vary",
        "strategies=random,own.py:first",
        "--games",
        "1000",
        "--out",
        "swept",
    ]
    swept = CliRunner().invoke(main, [*call, "--quiet", "--no-report", "--allow-code"])
    assert swept.exit_code == 0, swept.output
    (folder / "own.py").write_text(CODE + "\n# changed\n", "utf-8")
    result = CliRunner().invoke(main, ["sweep", "--resume", "swept", "--allow-code", "--quiet"])
    assert result.exit_code == 2
    assert "cannot go on, it was begun by another kernel" in result.stderr


def test_a_changed_file_is_another_kernel_to_a_run_that_goes_on(folder: Path) -> None:
    run("first", "--allow-code")
    manifest = json.loads((folder / "out" / "manifest.json").read_text())
    manifest["stopped"] = "interrupted"
    (folder / "out" / "manifest.json").write_text(json.dumps(manifest))
    (folder / "own.py").write_text(CODE + "\n# changed\n", "utf-8")
    result = CliRunner().invoke(main, ["run", "--resume", "out", "--allow-code", "--quiet"])
    assert result.exit_code == 2
    assert "cannot go on, the games would not be the same: kernel:" in result.stderr


@pytest.mark.parametrize(
    ("strategy", "said"),
    [
        ("own.py:missing", "there is no function 'missing' in"),
        ("nowhere.py:play", "cannot be read (No such file or directory)"),
        ("own.txt:play", "must be one of random, random_action"),
        ("broken.py:play", "fails when it is loaded: SyntaxError"),
    ],
)
def test_what_cannot_be_loaded_is_refused(folder: Path, strategy: str, said: str) -> None:
    (folder / "broken.py").write_text("def play(:\n", "utf-8")
    call = ["run", "classic", "--set", f"strategies={strategy}", "--out", "out", "--allow-code", "--quiet"]
    result = CliRunner().invoke(main, call)
    assert result.exit_code == 2
    assert said in result.stderr
    assert not (folder / "out").exists()


def test_the_path_is_meant_from_the_folder_of_the_config(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "own.yaml").write_text("extends: classic\nstrategies: own.py:first\n", "utf-8")
    (folder / "elsewhere").mkdir()
    monkeypatch.chdir(folder / "elsewhere")
    call = ["run", "../own.yaml", "--games", "50", "--out", "out", "--allow-code", "--quiet", "--no-report"]
    assert CliRunner().invoke(main, call).exit_code == 0
    told = CliRunner().invoke(main, ["trace", "out", "--game", "7", "--allow-code"])
    assert told.exit_code == 0, told.output
