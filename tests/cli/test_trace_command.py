"""``unosim trace`` as a user meets it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from unosim import run as play
from unosim.cli import main
from unosim.kernel.jit import source_hash


def trace(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["trace", *arguments])


@pytest.fixture(scope="module", autouse=True)
def compiled_before() -> None:
    """Have the kernel compiled, so that no test sees the message about it."""
    trace("classic")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("runs") / "mine"
    return play("seven_zero", games=20, seed=9, sets=["players=3"], out=out).folder


def test_a_game_of_a_preset() -> None:
    result = trace("classic", "--game", "3")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("classic, game 3, seed 1: 4 players\n")
    assert "\nThe end: " in result.stdout


def test_seed_and_keys_are_taken() -> None:
    result = trace("classic", "--seed", "77", "--set", "players=2", "--lang", "es")
    assert result.stdout.startswith("classic, partida 0, semilla 77: 2 jugadores\n")


def test_json_is_one_document() -> None:
    document = json.loads(trace("classic", "--json").stdout)
    assert document["events"][0] == {"event": "hand", "starter": 0, "dealer": 3, "hand": 0}
    assert document["kernel_hash"] == source_hash()


def test_a_game_of_a_run_folder_is_that_of_its_config_and_seed(folder: Path) -> None:
    result = trace(str(folder), "--game", "19")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == trace("seven_zero", "--game", "19", "--seed", "9", "--set", "players=3").stdout


def test_another_kernel_is_warned_about(folder: Path, tmp_path: Path) -> None:
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    manifest["kernel_hash"] = "0123456789abcdef"
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    (tmp_path / "config.yaml").write_text((folder / "config.yaml").read_text("utf-8"), "utf-8")
    result = trace(str(tmp_path))
    assert result.exit_code == 0
    assert result.stderr == (
        f"warning: {tmp_path}: played by kernel 0123456789abcdef, this is {source_hash()}: "
        "the game told here may not be the one in that run\n"
    )
    assert "The end" in result.stdout


@pytest.mark.parametrize("game", ["-1", "1e30", "1" * 30, "x", "", "1.5", "1_0", "\u0661"])
def test_a_wrong_game_is_refused(game: str) -> None:
    result = trace("classic", "--game", game)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("--game: must be a whole number from 0 to 999,999,999,999, not ")
    assert result.stderr.count("\n") == 1


def test_a_game_that_a_run_does_not_have_is_refused(folder: Path) -> None:
    result = trace(str(folder), "--game", "20")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "--game: must be a whole number from 0 to 19, not '20'\n"


def test_a_run_that_stopped_early_has_the_games_it_played(folder: Path, tmp_path: Path) -> None:
    manifest = json.loads((folder / "manifest.json").read_text("utf-8")) | {"games": 500, "games_played": 7}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    (tmp_path / "config.yaml").write_bytes((folder / "config.yaml").read_bytes())
    assert trace(str(tmp_path), "--game", "6").exit_code == 0
    assert (
        trace(str(tmp_path), "--game", "7").stderr == "--game: must be a whole number from 0 to 6, not '7'\n"
    )


@pytest.mark.parametrize("option", [("--seed", "1"), ("--set", "players=2")])
def test_a_run_folder_has_its_own_seed_and_keys(folder: Path, option: tuple[str, str]) -> None:
    result = trace(str(folder), *option)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "a run folder has its own config and seed; leave out --set and --seed\n"


def test_a_folder_without_a_run_is_refused(tmp_path: Path) -> None:
    result = trace(str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == f"{tmp_path}: holds no run of unosim (manifest.json is missing or broken)\n"


@pytest.mark.parametrize(
    ("file", "content", "message"),
    [
        ("manifest.json", "{", "holds no run of unosim (manifest.json is missing or broken)"),
        ("manifest.json", '{"kind": "unosim run"}', "manifest.json: is not as a run leaves it"),
        ("config.yaml", "players: 99", "its config cannot be read:"),
        ("config.yaml", None, "its config cannot be read:"),
    ],
)
def test_a_broken_run_folder_is_refused(
    folder: Path, tmp_path: Path, file: str, content: str | None, message: str
) -> None:
    for name in ("manifest.json", "config.yaml"):
        (tmp_path / name).write_bytes((folder / name).read_bytes())
    if content is None:
        (tmp_path / file).unlink()
    else:
        (tmp_path / file).write_text(content, "utf-8")
    result = trace(str(tmp_path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert "Traceback" not in result.stderr


def test_a_preset_comes_before_a_folder_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("classic").mkdir()
    assert trace("classic").exit_code == 0
    assert trace("./classic").exit_code == 2


@pytest.mark.parametrize("config", ["nowhere", "a\0b", ""])
def test_a_config_that_is_not_there(config: str) -> None:
    result = trace(config)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1


def test_a_file_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text("extends: classic\nplayers: 5\n", "utf-8")
    assert trace(str(file)).stdout.startswith("own, game 0, seed 1: 5 players")
