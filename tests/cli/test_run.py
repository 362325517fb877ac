"""``unosim run`` as a user meets it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from unosim.cli.run import run

QUICK = ("--games", "300", "--no-report")

AT_ONCE = 3.0
"""Seconds. Half a second is promised, and benchmarks/time_to_stop.py measures it; a test beside which others
play tells a run that stops from one that goes on, for minutes, or compiles to its end, for five seconds or more.
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def played(*arguments: str) -> Result:
    result = CliRunner().invoke(run, [*arguments])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["classic", "--games", "0"], "--games: must be from 1"),
        (["classic", "--games", "-1"], "--games: must be from 1"),
        (["classic", "--games", "1e30"], "--games: '1e30' is no number"),
        (["classic", "--games", "1.5"], "--games: '1.5' is no number"),
        (["classic", "--games", "9999999999999999999999999"], "--games: must be from 1"),
        (["classic", "--games", ""], "--games: '' is no number"),
        (["classic", "--games", "\x1b[31m"], r"--games: '\\x1b\[31m' is no number"),
        (["classic", "--seed", "-1"], "--seed: must be a whole number"),
        (["classic", "--seed", "9223372036854775808"], "--seed: must be a whole number"),
        (["classic", "--threads", "0"], "--threads: must be a whole number"),
        (["classic", "--threads", "two"], "--threads: must be a whole number"),
        (["classic", "--set", "nonsense"], "must be KEY=VALUE"),
        (["classic", "--set", "rules.staking=same"], "did you mean"),
        (["classic", "--games", "5", "--set", "run.games=6"], "run.games"),
        (["no_such_preset"], "no_such_preset"),
        ([], "CONFIG is missing"),
        (["classic", "--out", ""], "--out: must be the name"),
        (["classic", "--out", "file"], "file: is not a folder"),
        (["classic", "--out", "file/below"], "file: is not a folder"),
        (["classic", "--out", "full"], "full: is not empty"),
        (["classic", "--out", "full", "--force"], "full: holds no run"),
        (["classic", "--force"], "--force replaces"),
        (["classic", "--resume", "full"], "leave out CONFIG"),
        (["--resume", "full", "--games", "5"], "leave out --games"),
        (["--resume", "full"], "full: holds no run"),
        (["--resume", "nowhere"], "nowhere: holds no run"),
    ],
)
def test_bad_input_is_one_clear_line(tmp_path: Path, arguments: list[str], message: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").touch()
    before = sorted(tmp_path.rglob("*"))
    result = played(*arguments, "--no-report")
    assert result.exit_code == 2
    assert re.search(message, result.stderr)
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    assert sorted(tmp_path.rglob("*")) == before


def test_the_first_lines_tell_length_movement_and_profit() -> None:
    result = played("classic", *QUICK)
    assert result.exit_code == 0
    first = " ".join(result.stdout.split("\n\n")[0].split())
    assert re.match(r"A hand takes [\d.]+ turns \(95 %: [\d.]+ to [\d.]+\), about [\d.]+ minutes", first)
    assert "estimate" in first
    assert "No card of this config moves hands." in first
    assert "Whether a seat profits" in first


def test_results_are_plain_and_fit_80_columns() -> None:
    output = played("seven_zero", *QUICK).stdout
    assert max(len(line) for line in output.splitlines()) <= 80
    assert output.isascii()
    assert "\x1b" not in output


def test_where_hands_move_it_says_how_often() -> None:
    output = " ".join(played("seven_zero", *QUICK).stdout.split())
    assert re.search(r"All hands rotate [\d.]+ times a hand, in [\d.]+ % of hands", output)
    assert re.search(r"Two players swap their hands [\d.]+ times a hand", output)


def test_json_prints_the_summary_and_the_speed_alone(tmp_path: Path) -> None:
    result = played("classic", *QUICK, "--json", "--out", "run")
    document = json.loads(result.stdout)
    throughput = document.pop("throughput")
    assert document == json.loads((tmp_path / "run" / "summary.json").read_text("utf-8"))
    assert throughput["games_per_second"] > 0
    assert {"seconds", "compile_seconds"} < set(throughput)


def test_quiet_leaves_stderr_empty() -> None:
    assert played("classic", *QUICK, "--quiet").stderr == ""
    assert played("classic", *QUICK, "--quiet", "--json").stderr == ""


def test_folders_are_numbered_and_named(tmp_path: Path) -> None:
    for _ in range(2):
        result = played("classic", *QUICK)
    assert sorted(path.name for path in (tmp_path / "runs").iterdir()) == ["classic-1", "classic-2"]
    assert result.stdout.splitlines()[-1] == "run folder: runs/classic-2"


def test_force_replaces_a_run(tmp_path: Path) -> None:
    played("classic", *QUICK, "--out", "run")
    assert played("classic", *QUICK, "--out", "run").exit_code == 2
    result = played("classic", "--games", "200", "--no-report", "--out", "run", "--force")
    assert result.exit_code == 0
    assert json.loads((tmp_path / "run" / "summary.json").read_text("utf-8"))["games"] == 200


def test_options_are_keys_of_the_config(tmp_path: Path) -> None:
    played("classic", "--games", "1k", "--seed", "7", "--set", "players=2", "--no-report", "--out", "run")
    summary = json.loads((tmp_path / "run" / "summary.json").read_text("utf-8"))
    assert (summary["games"], summary["seed"], summary["players"]) == (1000, 7, 2)


def test_a_name_is_data_and_never_markup_or_a_path(tmp_path: Path) -> None:
    name = "[red]../evil[/red] {x} $y$"
    (tmp_path / "party.yaml").write_text(f"extends: classic\nname: '{name}'\n", "utf-8")
    result = played("party.yaml", *QUICK)
    assert name in result.stdout
    assert [path.name for path in (tmp_path / "runs").iterdir()] == ["red-evil-red-x-y-1"]


def test_the_same_bytes_with_one_thread_and_with_more(tmp_path: Path) -> None:
    for threads in ("1", "2", "4"):
        played("classic", "--games", "3000", "--no-report", "--threads", threads, "--out", threads)
    names = ("summary.json", "counters.json", "config.yaml", "games/000000000000-000000002999.parquet")
    for name in names:
        contents = {(tmp_path / threads / name).read_bytes() for threads in ("1", "2", "4")}
        assert len(contents) == 1, name


def test_a_report_is_made_unless_it_is_not_wanted(tmp_path: Path) -> None:
    played("classic", "--games", "300", "--out", "with")
    played("classic", *QUICK, "--out", "without")
    assert (tmp_path / "with" / "report.pdf").read_bytes().startswith(b"%PDF")
    assert list((tmp_path / "with" / "figures").glob("*.png"))
    assert not (tmp_path / "without" / "report.pdf").exists()


def start(*arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", "from unosim.cli.run import run; run()", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for(path: Path, process: "subprocess.Popen[str]") -> None:
    deadline = time.monotonic() + 120
    while not path.exists():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_ctrl_c_of_a_billion_hands_keeps_what_was_played(tmp_path: Path) -> None:
    process = start("classic", "--games", "1B", "--set", "run.rows=none", "--out", "run")
    wait_for(tmp_path / "run" / "counters.json", process)
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    stdout, _ = process.communicate(timeout=30)
    assert time.monotonic() - began < AT_ONCE
    assert process.returncode == 130
    summary = json.loads((tmp_path / "run" / "summary.json").read_text("utf-8"))
    assert summary["stopped"] == "interrupted"
    assert 0 < summary["games"] < 10**9
    assert f"interrupted after {summary['games']:,} of 1,000,000,000 games" in stdout
    assert "unosim run --resume run" in stdout


def test_resume_goes_on_to_the_end(tmp_path: Path) -> None:
    process = start("classic", "--games", "400k", "--no-report", "--threads", "1", "--out", "run")
    wait_for(tmp_path / "run" / "config.yaml", process)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert process.returncode == 130
    document = json.loads((tmp_path / "run" / "manifest.json").read_text("utf-8"))
    assert document["games_played"] < 400_000
    result = played("--resume", "run", "--no-report", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["games"] == 400_000


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        (
            "from unosim.cli.run import run; run(['--help'], standalone_mode=False)",
            "numpy numba polars rich pydantic",
        ),
        ("import unosim", "numpy numba polars rich pydantic click"),
    ],
)
def test_help_and_import_are_light(code: str, unwanted: str) -> None:
    found = f"' '.join(set('{unwanted}'.split()) & set(sys.modules)) or 0"
    check = f"import sys; {code}; sys.exit({found})"
    done = subprocess.run(
        [sys.executable, "-c", check], capture_output=True, text=True, env=os.environ, check=False
    )
    assert done.stderr.strip() == ""
    assert done.returncode == 0


def test_ctrl_c_while_compiling_ends_at_once_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNOSIM_CACHE_DIR", str(tmp_path / "cache"))
    process = start("classic", *QUICK)
    assert process.stderr is not None
    assert "compiling the kernel" in process.stderr.readline()
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=30)
    assert time.monotonic() - began < AT_ONCE
    assert (process.returncode, stdout, stderr) == (130, "", "stopped\n")
    assert not (tmp_path / "runs").exists()
