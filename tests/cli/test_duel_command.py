"""``unosim duel`` as a user meets it."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from unosim.cli.duel import duel


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def dueled(*arguments: str) -> Result:
    result = CliRunner().invoke(duel, [*arguments, "--quiet"])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_it_says_who_is_better_and_how_much_is_skill() -> None:
    result = dueled("high_points", "random", "--players", "2", "--games", "2000")
    assert result.exit_code == 0
    first = " ".join(result.stdout.split("\n\n")[0].split())
    assert re.match(
        r"high_points wins [\d.]+ % \([\d.]+ to [\d.]+\) of its hands, random [\d.]+ % \([\d.]+ to [\d.]+\): "
        r"better with confidence (above 99.99|[\d.]+) %\. Luck or skill: among players at random high_points "
        r"wins [\d.]+ % .* on 2,000 further deals, where luck alone gives 50 %",
        first,
    )


def test_tables_are_plain_and_fit_80_columns() -> None:
    names = ("high_points", "random", "save_wild")
    output = dueled(*names, "--games", "300").stdout
    assert max(len(line) for line in output.splitlines()) <= 80
    assert output.isascii()
    assert "classic, 4 players: 300 deals, each in 6 seatings; equal players win 25 %" in output
    for name in names:
        assert re.search(rf"^{name} +[\d.]+ % ", output, re.M)


def test_json_is_one_document() -> None:
    arguments = ("random", "high_points", "--players", "3", "--games", "200", "--seed", "9", "--json")
    document = json.loads(dueled(*arguments).stdout)
    assert (document["players"], document["deals"], document["seed"]) == (3, 200, 9)
    assert sum(row["wins"] for row in document["strategies"]) == 400
    assert dueled(*arguments).stdout == dueled(*arguments).stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "two strategies at least"),
        (["random"], "two strategies at least"),
        (["random", "random"], "all different"),
        (["random", "cheat"], "'cheat' is no strategy; there are random"),
        (["random", "high_points", "--players", "11"], "--players: must be a whole number from 2 to 10"),
        (["random", "high_points", "--games", "1"], "--games: must be from 2"),
        (["random", "high_points", "--config", "no_such"], "no_such"),
        (["random", "high_points", "--seed", "-1"], "--seed: must be a whole number"),
        (["random", "high_points", "--threads", "0"], "--threads: must be a whole number"),
    ],
)
def test_a_wrong_wish_is_one_clear_line(arguments: list[str], message: str) -> None:
    result = dueled(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
