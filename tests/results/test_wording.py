import pytest
from unosim.results.wording import fixed, number, percent, places


@pytest.mark.parametrize(
    ("error", "expected"),
    [(0.013, 2), (0.09, 2), (0.02, 2), (0.1, 1), (1.0, 0), (2.9, 0), (40.0, -1), (None, 1), (0.0, 1)],
)
def test_the_last_digit_is_the_first_of_the_error(error: float | None, expected: int) -> None:
    assert places(error) == expected


def test_numbers_show_no_digit_beyond_their_error() -> None:
    assert number(52.798785, 0.0245) == "52.80"
    assert number(52.798785, 0.4) == "52.8"
    assert number(12_345.6, 200.0) == "12,300"
    assert number(None, None) == "-"
    assert percent(0.260304, 0.00044) == "26.03 %"


def test_nothing_is_minus_zero() -> None:
    assert fixed(-0.001, 1) == "0.0"
