import pytest
from unosim.reports.shifts import STEPS, effect_of


@pytest.mark.rule("Z1", "Z2", "Z3", "Z4")
@pytest.mark.parametrize(
    ("play", "effects"),
    [
        ("plain", ["swap", "+1", "+1", "+1", "+1"]),
        ("plus2", ["none", "-1", "+2", "+2", "+2"]),
        ("plus3", ["swap", "none", "-1", "-2", "+3"]),
        ("minus1", ["swap", "-1", "-1", "-1", "-1"]),
    ],
)
def test_what_a_play_does_at_tables_of_two_to_six(play: str, effects: list[str]):
    assert [effect_of(STEPS[play], players) for players in range(2, 7)] == effects
