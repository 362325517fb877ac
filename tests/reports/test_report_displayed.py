import pytest
from unosim.reports.displayed import displayed


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("El Cero", "El Cero"),
        ("$x^2$ <b> #let", "$x^2$ <b> #let"),
        ("\U0001f600 cards", "\U0001f600 cards"),  # this face is in DejaVu
        ("\u4e2d\u6587", "\ufffd\ufffd"),  # these characters are not
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\ufffd"),  # joiner and variation selector are left out
        ("\u202eabc", "abc"),  # as is what turns the direction of writing
        ("\u200d", "\ufffd"),
    ],
)
def test_characters_without_a_glyph_are_replaced(name: str, shown: str):
    assert displayed(name) == shown


def test_long_names_are_cut_with_an_ellipsis():
    assert displayed("a" * 120, 10) == "a" * 9 + "\u2026"
    assert displayed("a" * 10, 10) == "a" * 10
