import pytest
from unosim.reports.charts.lines import broken, inches


def test_a_text_is_broken_at_spaces_into_lines_that_fit():
    lines = broken("how long a hand of cards goes on for", 10.0, 1.5)
    assert " ".join(lines) == "how long a hand of cards goes on for"
    assert len(lines) > 1
    assert all(inches(line, 10.0) <= 1.5 for line in lines)


def test_words_too_long_and_no_break_spaces_stay_whole():
    assert broken("a" * 40 + " b", 10.0, 1.0) == ["a" * 40, "b"]
    assert broken("95\u00a0% 95\u00a0%", 10.0, 0.5) == ["95\u00a0%", "95\u00a0%"]


def test_width_grows_with_size_and_weight():
    assert inches("width", 20.0) == pytest.approx(2 * inches("width", 10.0), rel=0.05)
    assert inches("width", 10.0, bold=True) > inches("width", 10.0)
