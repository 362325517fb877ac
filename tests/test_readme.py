"""The README's configs load, its commands run, its Python works."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from unosim.cli import main
from unosim.config import load

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for found, text in BLOCKS if found == language]


def commands() -> list[list[str]]:
    """Return the calls of unosim in their order, without comments and redirections."""
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    calls = [shlex.split(line.partition(" > ")[0], comments=True) for line in lines]
    return [call[1:] for call in calls if call[:1] == ["unosim"]]


def write_configs() -> None:
    """Write each YAML block, and Python that is a file, to the file that its first line names."""
    files = [text for text in blocks("python") if text.startswith("# ")]
    for text in [*blocks("yaml"), *files]:
        Path(text.splitlines()[0].removeprefix("# ")).write_text(text, "utf-8")


def test_it_begins_with_the_two_commands_and_names_the_trademark() -> None:
    first = blocks("sh")[0].splitlines()
    assert [line.split("#")[0].strip() for line in first] == ["make run", "make test"]
    assert README.index("```sh") < 20
    assert "UNO is a trademark of its owner." in README


def test_the_first_config_is_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_configs()
    assert len(blocks("yaml")[0].splitlines()) <= 11
    config = load("home.yaml")
    assert (config.players, config.rules.zero, config.rules.seven.mode) == (5, "rotate", "swap")


def test_every_command_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_configs()
    calls = commands()
    assert {call[0] for call in calls} >= {"run", "trace", "check", "new", "presets", "schema", "report"}
    for call in calls:
        result = CliRunner().invoke(main, call)
        assert result.exit_code == 0, (call, result.output, result.exception)
        assert result.stdout, call
    assert (tmp_path / "runs" / "home-1" / "report.pdf").exists()
    assert (tmp_path / "runs" / "swaps" / "summary.json").exists()


def test_the_traced_turn_is_real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_configs()
    shown = next(text for text in blocks("") if text.startswith("Turn "))
    call = next(call for call in commands() if call[0] == "trace")
    assert shown in CliRunner().invoke(main, call).stdout


def test_the_python_works(tmp_path: Path) -> None:
    for text in blocks("python"):
        environment = {**os.environ, "MPLBACKEND": "agg"}
        command = [sys.executable, "-W", "error::SyntaxWarning", "-c", text]
        result = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert result.returncode == 0, result.stderr
    assert (tmp_path / "fairness.png").exists()


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md", "docs/log.md"])
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_the_rooms_of_the_architecture_page_are_those_there_are() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = set(re.findall(r"^\| \d+ \| `(\w+)`", page, re.MULTILINE))
    folders = {path.name for path in (ROOT / "sim").iterdir() if (path / "__init__.py").exists()}
    assert named == folders | {"api", "reports", "configs"}
