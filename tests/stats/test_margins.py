import pytest
from unosim.stats.comparison.margins import DEFAULTS, Margin, read_margins, verdict
from unosim.stats.errors import WishError


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0.6, 1.2, "more"),
        (-1.2, -0.6, "less"),
        (-0.4, 0.5, "same"),
        (0.1, 0.4, "same"),
        (0.1, 0.6, "undecided"),
        (-0.6, 0.6, "undecided"),
        (0.5, 0.9, "undecided"),
    ],
)
def test_the_whole_interval_decides(low: float, high: float, expected: str) -> None:
    assert verdict(low, high, 0.5) == expected


def test_margins_are_amounts_or_fractions_of_the_baseline() -> None:
    read = read_margins(["turns=0.5", "cards_drawn = 2%", "starter_edge=0.001"])
    assert read["turns"] == Margin(0.5)
    assert read["cards_drawn"].of(30.0) == pytest.approx(0.6)
    assert read["starter_edge"] == Margin(0.001)
    assert read["unfairness"] == DEFAULTS["unfairness"] == Margin(0.0025)
    assert DEFAULTS["turns"].of(50.0) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn=1", "must be of one of turns, minutes"),
        ("turns", "needs a number above 0"),
        ("turns=0", "above 0"),
        ("turns=-1", "above 0"),
        ("turns=nan", "above 0"),
        ("turns=1e5", "above 0"),
        ("starter_edge=1%", "fraction of one"),
        ("\x1b=1", r"\\x1b"),
    ],
)
def test_a_margin_that_is_none_is_refused(text: str, message: str) -> None:
    with pytest.raises(WishError, match=message):
        read_margins([text])
