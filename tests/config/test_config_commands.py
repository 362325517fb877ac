"""``unosim check``, ``schema``, ``presets`` and ``new``."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from unosim.cli.check import check
from unosim.cli.new import new
from unosim.cli.presets import _print_table, presets
from unosim.cli.schema import schema
from unosim.config import json_schema, load, preset_description, preset_names, starter_yaml


def test_check_says_what_a_config_comes_to(write) -> None:
    file = write("extends: seven_zero\nplayers: 3\nrun: {games: 10M}\nrules: {stacking: {mandatory: true}}")
    result = CliRunner().invoke(check, [file, "--set", "rules.deal=5"])
    assert result.exit_code == 0
    assert result.stderr == ""
    assert result.stdout.splitlines() == [
        "game.yaml: ok",
        "  3 players (high_points), 10,000,000 games, seed 1",
        "  beside the base game:",
        "    rules.deal=5",
        "    rules.stacking.mandatory=true",
        "    rules.zero=rotate",
        "    rules.seven.mode=swap",
        "note: game.yaml:4:20: rules.stacking.mandatory has no effect: rules.stacking is none",
    ]


def test_check_of_the_base_game() -> None:
    result = CliRunner().invoke(check, ["classic", "--set", "run.games=1"])
    assert result.stdout == (
        "classic: ok\n  4 players (high_points), 1 game, seed 1\n  all rules and habits as in the base game\n"
    )


def test_check_of_a_wrong_config_ends_with_2_and_nothing_on_stdout(write) -> None:
    file = write("players: 1\nrules: {zero: '[red]rotate[/red]'}")
    result = CliRunner().invoke(check, [file, "--set", "rules.dael=3"])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.splitlines() == [
        "--set rules.dael=3: unknown key 'rules.dael'; did you mean 'deal'?",
        "game.yaml:1:10: players: must be at least 2, not 1",
        "game.yaml:2:15: rules.zero: must be one of plain, rotate, trade; not '[red]rotate[/red]'",
    ]


def test_check_of_nothing_is_a_usage_error() -> None:
    assert CliRunner().invoke(check, []).exit_code == 2


def test_schema_is_json() -> None:
    result = CliRunner().invoke(schema, [])
    assert json.loads(result.stdout) == json_schema()


def test_presets_in_a_pipe_are_plain_lines() -> None:
    lines = CliRunner().invoke(presets, []).stdout.splitlines()
    assert [line.split()[0] for line in lines] == preset_names()
    assert all("\x1b" not in line for line in lines)
    assert lines[preset_names().index("classic")].endswith(f"  {preset_description('classic')}")


def test_the_table_of_presets_fits_80_columns(capsys, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    _print_table([("long_name", "word " * 40), ("other", "[bold]no markup[/bold]")])
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 80
    assert any("[bold]no markup[/bold]" in line for line in lines)


def test_new_writes_a_config_that_loads(write) -> None:
    result = CliRunner().invoke(new, ["mine.yaml"])
    assert (result.exit_code, result.stdout) == (0, "mine.yaml: written; next: unosim check mine.yaml\n")
    assert load("mine.yaml").rules == load("classic").rules
    assert CliRunner().invoke(check, ["mine.yaml"]).stdout.count("note:") == 0
    schema_file = Path("mine.yaml").read_text(encoding="utf-8").splitlines()[0].partition("$schema=")[2]
    assert json.loads(Path(schema_file).read_text(encoding="utf-8")) == json_schema()


def test_every_commented_key_of_the_starter_can_be_taken(load_text) -> None:
    text = re.sub(r"(?m)^( *)# (?=(?:  )?[a-z_]+:)", r"\1", starter_yaml().partition("\n")[2])
    rules = load_text(text).rules
    assert (rules.deck.mode, rules.start.first_player) == ("numbers_only", "random")
    assert rules.wild_draw_four.enforced_by == "table"
    assert rules.scoring.values["wild"] == 40


def test_new_overwrites_nothing(write) -> None:
    write("players: 2", "mine.yaml")
    result = CliRunner().invoke(new, ["mine.yaml"])
    assert (result.exit_code, result.stderr) == (2, "mine.yaml: exists already; choose another name\n")
    assert Path("mine.yaml").read_text(encoding="utf-8") == "players: 2"


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("no/where.yaml", "no/where.yaml: cannot be written: No such file or directory"),
        (".", ".: exists already; choose another name"),
        ("a\0b", "a\\x00b: cannot be the name of a file"),
    ],
)
def test_new_where_nothing_can_be_written(write, path: str, message: str) -> None:
    result = CliRunner().invoke(new, [path])
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"{message}\n")


def test_importing_the_config_room_stays_light() -> None:
    code = "import sys, unosim.config; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = set(
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        ).stdout.split()
    )
    assert loaded & {"numba", "numpy", "polars", "scipy", "matplotlib", "rich", "click"} == set()


@pytest.mark.parametrize("command", ["check", "schema", "presets", "new"])
def test_help_needs_click_alone(command: str) -> None:
    code = f"import sys, unosim.cli.{command}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    loaded = set(
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        ).stdout.split()
    )
    assert loaded & {"pydantic", "yaml", "rich", "numba", "numpy"} == set()
