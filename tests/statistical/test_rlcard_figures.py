"""The preset ``rlcard`` gives what a million hands of RLCard 1.2.0's own random agents gave."""

from math import hypot

import pytest
from unosim.config import load
from unosim.engine.player import kernel_player
from unosim.stats.summary import summarise

HANDS = 40_000
MEASURED = {
    2: {"turns": (46.420, 0.034), "draw_turns": (17.033, 0.017), "seat_0": (0.5042, 0.0005), "sd": 33.54},
    4: {"turns": (49.411, 0.024), "draw_turns": (13.462, 0.011), "seat_0": (0.2601, 0.0004), "sd": 23.88},
}
"""By players: mean turns, turns with a draw and the first seat's share of wins with their standard errors."""


@pytest.mark.parametrize("players", MEASURED)
def test_within_three_standard_errors(players: int) -> None:
    config = load("rlcard", [f"players={players}"])
    counters = kernel_player(config)(0, HANDS, False).counters
    summary = summarise(config, counters, games=HANDS, stopped="games")
    rate = summary["seats"][0]["rate"]
    found = {
        "turns": (summary["turns"]["mean"], summary["turns"]["se"]),
        "draw_turns": (summary["events"]["draw_turns"]["mean"], summary["events"]["draw_turns"]["se"]),
        "seat_0": (rate, (rate * (1 - rate) / HANDS) ** 0.5),
    }
    for name, (mean, error) in found.items():
        expected, its_error = MEASURED[players][name]
        assert abs(mean - expected) < 3 * hypot(error, its_error), name
    assert summary["turns"]["sd"] == pytest.approx(MEASURED[players]["sd"], rel=0.02)
    assert summary["finished"] == HANDS
