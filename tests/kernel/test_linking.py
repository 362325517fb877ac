"""What parts of the kernel return, and their errors, reach whoever called the entry."""

import pytest
from unosim.kernel.jit import compiled, entry, inlined


@compiled
def half(number: int) -> int:
    if number % 2:
        raise ValueError("odd")
    return number // 2


@inlined
def quarter(number: int) -> int:
    if number < 0:
        raise ValueError("negative")
    return half(half(number)) if number > 0 else 0


@entry
def sum_of_quarters(first: int, last: int, step: int) -> int:
    total = 0
    for number in range(first, last + 1, step):
        total += quarter(number)
    return total


def test_results_are_those_of_the_last_call() -> None:
    assert sum_of_quarters(4, 16, 4) == 1 + 2 + 3 + 4
    assert sum_of_quarters(0, 0, 4) == 0


@pytest.mark.parametrize(("first", "error"), [(0, "odd"), (-4, "negative")])
def test_errors_of_parts_are_told(first: int, error: str) -> None:
    """A quarter of 2 is half of 1, which is odd."""
    assert sum_of_quarters(4, 4, 1) == 1
    with pytest.raises(ValueError, match=f"^{error}$"):
        sum_of_quarters(first, 6, 2)
