"""The group of commands: help, versions, and how it ends when something is wrong."""

import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from unosim import __version__
from unosim.cli import COMMANDS, main
from unosim.cli.group import About, CommandGroup

HEAVY = {"numba", "numpy", "polars", "scipy", "matplotlib", "pydantic", "yaml", "rich", "typst"}


def call(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def process(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], *([name, "--help"] for name in COMMANDS)])
def test_help_and_version_import_click_alone(arguments: list[str]) -> None:
    code = (
        "import atexit, sys\n"
        "atexit.register(lambda: print('\\n', *{name.partition('.')[0] for name in sys.modules}))\n"
        "from unosim.cli import main\n"
        "main(sys.argv[1:])"
    )
    result = process(code, *arguments)
    assert result.returncode == 0
    loaded = set(result.stdout.splitlines()[-1].split())
    assert "click" in loaded
    assert loaded & HEAVY == set()


def test_version() -> None:
    assert call("--version").stdout == f"unosim {__version__}\n"


def test_help_lists_every_command_with_its_whole_line() -> None:
    help_text = call("--help").stdout
    for name, about in COMMANDS.items():
        assert any(line.split(None, 1) == [name, about.line] for line in help_text.splitlines())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example_of_itself_in_80_columns(name: str) -> None:
    help_text = call(name, "--help").stdout
    example = COMMANDS[name].example
    assert help_text.rstrip().endswith(f"Example: {example}")
    assert example.split()[:2] == ["unosim", name]
    assert max(map(len, help_text.splitlines())) <= 80


def test_every_file_of_a_command_is_in_the_list() -> None:
    folder = Path(sys.modules["unosim.cli"].__file__ or "").parent
    files = {path.stem for path in folder.glob("*.py") if f"def {path.stem}(" in path.read_text("utf-8")}
    assert files == set(COMMANDS)


def test_without_a_command_the_help_is_shown() -> None:
    result = call()
    assert result.exit_code == 2
    assert "Commands:" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rnu"], "There is no command 'rnu'; did you mean 'run'? See unosim --help."),
        (["zzzz"], "There is no command 'zzzz'. See unosim --help."),
        (["x\x1b[31m"], "There is no command 'x\\x1b[31m'. See unosim --help."),
        (["check"], "Missing argument 'CONFIG'. See unosim check --help."),
        (["check", "a", "b"], "Got unexpected extra argument (b). See unosim check --help."),
        (["trace", "classic", "--lang", "fr"],
         "Invalid value for '--lang': 'fr' is not one of 'en', 'es'. See unosim trace --help."),
    ],
)  # fmt: skip
def test_a_wrong_command_gives_one_line_on_stderr_and_ends_with_2(arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(main, arguments, prog_name="unosim")
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", message + "\n")


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> CommandGroup:
    """Return a group whose command raises what it is told to."""
    group = CommandGroup({"fail": About("Fail.", "unosim fail")})

    def get_command(_ctx: click.Context, _name: str) -> click.Command:
        def fail() -> None:
            raise group.meant  # type: ignore[attr-defined]

        return click.Command("fail", callback=fail)

    monkeypatch.setattr(group, "get_command", get_command)
    return group


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (KeyboardInterrupt(), 130, "stopped"),
        (BrokenPipeError(32, "Broken pipe"), 1, ""),
        (OSError(28, "No space left on device"), 2, "unosim: output: No space left on device"),
        (PermissionError(13, "Permission denied", "there"), 2, "unosim: there: Permission denied"),
        (click.ClickException("no"), 2, "no"),
    ],
)
def test_how_it_ends(failing: CommandGroup, error: BaseException, code: int, message: str) -> None:
    failing.meant = error  # type: ignore[attr-defined]
    result = CliRunner().invoke(failing, ["fail"])
    assert result.exit_code == code
    assert result.stderr.strip() == message


def test_a_reader_that_stops_reading_is_no_fault() -> None:
    command = [sys.executable, "-c", "from unosim.cli import main; main(['schema'])"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
        child.wait()
    assert child.returncode == 1


def test_an_output_that_is_full_is_told() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    code = "from unosim.cli import main; main(['presets'])"
    with open("/dev/full", "w", encoding="utf-8") as full:
        result = subprocess.run(
            [sys.executable, "-c", code], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (result.returncode, result.stderr) == (2, "unosim: output: No space left on device\n")
