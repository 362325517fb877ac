"""``unosim run --until`` as a user meets it."""

import json
from pathlib import Path

import pytest
import unosim
from click.testing import CliRunner, Result
from unosim.cli.run import run


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def played(*arguments: str) -> Result:
    result = CliRunner().invoke(run, [*arguments, "--no-report", "--quiet"])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_it_says_what_it_stopped_on() -> None:
    output = " ".join(played("classic", "--until", "turns.mean=1").stdout.split())
    assert "Stopped by itself after" in output
    assert "turns.mean +-0.9" in output
    assert "(1 asked)" in output


def test_it_says_what_was_not_reached() -> None:
    result = played("classic", "--until", "fairness", "--max-games", "1500")
    assert "Not reached within 1,500 games: fairness undecided." in " ".join(result.stdout.split())
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["classic", "--until", "turns=1"], "--until turns=1: no figure with an interval"),
        (["classic", "--until", "fairness", "--games", "5"], "--max-games in place of --games"),
        (["classic", "--max-games", "5"], "--max-games goes with --until"),
        (["classic", "--until", "fairness", "--max-games", "many"], "--max-games: 'many' is no number"),
        (["--resume", "run", "--until", "fairness"], "leave out --until"),
    ],
)
def test_a_wrong_wish_is_one_clear_line(tmp_path: Path, arguments: list[str], message: str) -> None:
    result = played(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_from_python_it_stops_at_the_same_game(tmp_path: Path) -> None:
    document = json.loads(played("classic", "--until", "turns.mean=1", "--json").stdout)
    again = unosim.run("classic", until=["turns.mean=1"], out=tmp_path / "again")
    assert again.summary["games"] == document["games"]
    assert again.summary["stopped"] == "until"
    with pytest.raises(ValueError, match="max_games, not games"):
        unosim.run("classic", until=["turns.mean=1"], games=10)
