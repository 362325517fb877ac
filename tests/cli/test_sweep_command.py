"""``unosim sweep`` as a user meets it."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from unosim.cli.sweep import sweep

VARY = ("--vary", "rules.draw.amount=one,until_playable", "--vary", "players=2,4")
QUICK = ("--games", "1000", "--quiet")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def swept(*arguments: str) -> Result:
    result = CliRunner().invoke(sweep, [*arguments])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_it_says_first_what_matters_most() -> None:
    result = swept("classic", *VARY, *QUICK)
    assert result.exit_code == 0
    first = " ".join(result.stdout.split("\n\n")[0].split())
    assert re.match(
        r"(rules\.draw\.amount|players) changes the length of a hand most: by itself it explains \d+ % "
        r"\(\d+ to \d+\) of the differences between the 4 combinations, and [\d.]+ % of those between hands",
        first,
    )
    assert "No key changes how often hands rotate" in first


def test_tables_are_plain_and_fit_80_columns() -> None:
    output = swept("seven_zero", *VARY, *QUICK).stdout
    assert max(len(line) for line in output.splitlines()) <= 80
    assert output.isascii()
    for label in ("turns a hand", "rotations a hand", "starter's edge, points"):
        assert f"seven_zero: {label}, main effects" in output
    assert re.search(r"^  until_playable +[\d.]+ +\+[\d.]+ \([\d.]+ to [\d.]+\)", output, re.M)


def test_json_is_the_document_of_the_folder(tmp_path: Path) -> None:
    result = swept("classic", *VARY, *QUICK, "--json", "--out", "s")
    assert json.loads(result.stdout) == json.loads((tmp_path / "s" / "sweep.json").read_text("utf-8"))
    assert result.stderr == ""
    again = swept("--resume", "s", "--json", "--quiet")
    assert again.stdout == result.stdout


def test_what_is_refused_is_told_and_the_rest_is_played() -> None:
    result = swept("classic", "--vary", "rules.deal=7,20", "--vary", "players=2,6", *QUICK)
    assert result.stderr.startswith("refused: rules.deal=20, players=6: ")
    assert "1 combination is left out: refused by the config." in " ".join(result.stdout.split())
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "CONFIG is missing"),
        (["classic"], "--vary is missing"),
        (["no_such", *VARY], "no_such"),
        (["classic", *VARY, "--games", "10"], "1,000 games at least"),
        (["classic", *VARY, "--seed", "x"], "--seed: must be a whole number"),
        (["classic", *VARY, "--out", ""], "--out: must be the name"),
        (["classic", *VARY, "--out", "full"], "full: is not empty"),
        (["classic", "--resume", "full"], "leave out config"),
        ([*VARY, "--resume", "full"], "leave out --vary"),
        (["--resume", "full"], "full: holds no sweep"),
    ],
)
def test_a_wrong_wish_is_one_clear_line(tmp_path: Path, arguments: list[str], message: str) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").touch()
    before = sorted(tmp_path.rglob("*"))
    result = swept(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


def test_a_key_that_is_wrong_in_every_combination_is_told_once() -> None:
    result = swept("classic", "--vary", "rules.staking=none,same", "--vary", "players=2,3", *QUICK)
    assert result.exit_code == 2
    assert result.stderr.count("did you mean") == 2  # one reason for each of its two values
    assert result.stderr.endswith("fewer than two combinations can be played\n")
