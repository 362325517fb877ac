import pytest
from unosim.reports.numbers import NUMBERS

ENGLISH, SPANISH = NUMBERS["en"], NUMBERS["es"]


def test_thousands_and_decimals_stand_as_each_language_writes_them():
    assert ENGLISH.decimal(1234.5, 1) == "1,234.5"
    assert SPANISH.decimal(1234.5, 1) == "1\u00a0234,5"
    assert ENGLISH.whole(1_000_000) == "1,000,000"
    assert SPANISH.percent(0.25, 2) == "25,00\u00a0%"
    assert ENGLISH.percent(0.25, 0) == "25%"


def test_negative_numbers_have_a_minus_and_zero_has_none():
    assert ENGLISH.decimal(-1.25, 1) == "\u22121.2"
    assert ENGLISH.decimal(-0.001, 1) == "0.0"


def test_negative_places_round_to_tens():
    assert ENGLISH.decimal(1287.0, -1) == "1,290"


@pytest.mark.parametrize(("value", "written"), [(2.0, "2"), (2.5, "2.5"), (0.25, "0.25"), (1e-9, "0")])
def test_short_numbers_have_as_few_places_as_they_need(value: float, written: str):
    assert ENGLISH.short(value) == written


@pytest.mark.parametrize(
    ("value", "written"), [(0.0, "0"), (12.34, "12.3"), (0.0123, "0.012"), (0.4, "0.40"), (100.0, "100")]
)
def test_small_numbers_keep_two_significant_digits(value: float, written: str):
    assert ENGLISH.significant(value) == written
