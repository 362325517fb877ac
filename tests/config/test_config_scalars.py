"""Section 0 of the rules: which unquoted scalars are booleans, numbers and words."""

import pytest
from unosim.config import parse_count
from unosim.config.scalars import read_plain


@pytest.mark.parametrize("text", ["on", "off", "yes", "no", "none", "True", "FALSE", "~", "Null", "same"])
def test_all_but_true_and_false_are_words(text: str) -> None:
    assert read_plain(text) == text


@pytest.mark.parametrize(
    "text", ["1_000", "0x10", "0o17", "007", "1:30", "+5", ".5", "5.", "1.e3", ".inf", ".nan", "10M", "１"]
)
def test_what_json_takes_for_no_number_is_a_word(text: str) -> None:
    assert read_plain(text) == text


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("-7", -7), ("1000", 1000), ("1e3", 1000.0), ("0.25", 0.25), ("-1.5E-2", -0.015)],
)
def test_numbers_are_read_as_in_json(text: str, value: float) -> None:
    read = read_plain(text)
    assert read == value
    assert type(read) is type(value)


def test_true_and_false_are_booleans() -> None:
    assert read_plain("true") is True
    assert read_plain("false") is False


@pytest.mark.parametrize("text", ["", "null"])
def test_nothing_and_null_are_no_value(text: str) -> None:
    assert read_plain(text) is None


@pytest.mark.parametrize(
    ("text", "count"),
    [("10k", 10_000), ("10M", 10_000_000), ("1G", 10**9), ("2B", 2 * 10**9), ("250", 250)],
)
def test_counts_may_be_short(text: str, count: int) -> None:
    assert parse_count(text) == count


@pytest.mark.parametrize("text", ["M", "10m", "1.5M", "-1k", "1e6", "10 M", "01k", "", "1_000"])
def test_other_texts_are_no_counts(text: str) -> None:
    assert parse_count(text) is None
