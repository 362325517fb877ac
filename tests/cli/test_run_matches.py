"""What a run of matches says."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from rich.console import Console
from unosim.cli.run import run
from unosim.cli.run_matches import match_length, match_seats, most_hands
from unosim.cli.run_sentences import profit
from unosim.config import load

QUICK = ("--set", "rules.deal=2", "--set", "rules.match.target=60", "--quiet", "--no-report")


def matches(**more: Any) -> dict[str, Any]:
    seats = [
        {"seat": seat, "wins": wins, "rate": wins / 1000, "ci95": [wins / 1000 - 0.03, wins / 1000 + 0.03]}
        for seat, wins in enumerate([300, 250, 250, 200])
    ]
    for seat in seats:
        seat |= {"points": {"mean": 320.4, "se": 2.0}, "losses": 250, "loss_rate": 0.25}
        seat["loss_ci95"] = [0.22, 0.28]
    return {"number": 1000, "unfinished": 0, "seats": seats, **more}


def test_how_long_a_match_takes() -> None:
    lengths = {
        "hands": {"mean": 15.04, "se": 0.06, "ci95": [14.92, 15.16], "p25": 12, "p75": 18},
        "turns": {"mean": 792.3, "se": 3.1},
        "minutes": {"mean": 147.2, "se": 0.6},
    }
    assert match_length(matches(**lengths)) == (
        "A match takes 15.04 hands (95 %: 14.92 to 15.16) and 792 turns, about 147 minutes (an estimate); "
        "half of all matches last 12 to 18 hands."
    )


def test_how_often_most_hands_are_not_enough() -> None:
    told = matches(most_hands={"matches": 800, "lost": 100, "rate": 0.125, "ci95": [0.104, 0.150]})
    assert list(most_hands(told)) == [
        "Who alone wins most hands does not win the match in 12 % of matches (95 %: 10 to 15)."
    ]
    assert list(most_hands(matches(most_hands={"rate": None, "ci95": None}))) == []


@pytest.mark.parametrize(("preset", "columns"), [("classic_500", 5), ("cerav_1000", 7)])
def test_losses_are_shown_where_the_mode_names_a_loser(preset: str, columns: int) -> None:
    table = match_seats(load(preset), matches())
    assert len(table.columns) == columns
    console = Console(width=80, no_color=True)
    with console.capture() as shown:
        console.print(table)
    first = shown.get().splitlines()[1].split()
    assert first[:4] == ["0", "300", "30", "%"]
    assert first[-1] == "320"


def test_the_verdict_is_on_matches() -> None:
    summary = {
        "fairness": {"margin": 0.0025, "reason": None, "verdict": "unfair", "unit": "matches"},
        "seats": [{"seat": seat, "wins": 5000} for seat in range(4)],
        "matches": matches(),
    }
    # 30 % and 20 % where 25 % are equal; the errors are 1.4 and 1.3 points
    assert profit(load("classic_500"), summary) == (
        "Seat 0 profits most: it wins 30 %, +5 percentage points. Seat 3 loses most: 20 %, -5. "
        "That is unfair by more than 0.25 percentage points."
    )


def test_a_run_tells_of_its_matches(tmp_path: Path) -> None:
    output = (
        CliRunner()
        .invoke(run, ["classic_500", "--games", "300", "--out", str(tmp_path / "run"), *QUICK])
        .stdout
    )
    assert "A match takes " in output
    assert "classic_500: 300 matches of " in output
    assert "matches won" in output
    assert "hands won" in output
    assert "Equal chances of winning a match:" in " ".join(output.split())


def test_a_single_match_is_told_without_intervals(tmp_path: Path) -> None:
    result = CliRunner().invoke(run, ["cerav_1000", "--games", "1", "--out", str(tmp_path / "run"), *QUICK])
    assert result.exit_code == 0, result.output
    assert "1 match of" in result.stdout
