"""The event log as the kernel hands it out."""

import numpy as np
import pytest
from unosim.kernel.events import CAPACITY, events_of, new_log


def test_an_empty_log_has_no_events() -> None:
    assert events_of(new_log()).shape == (0, 4)


def test_events_are_copied() -> None:
    log = new_log()
    log["count"], log["rows"][0][0] = 1, (1, 2, 3, 4)
    events = events_of(log)
    log["rows"][0][0] = 0
    np.testing.assert_array_equal(events, [[1, 2, 3, 4]])


def test_a_log_that_was_too_small_is_not_handed_out() -> None:
    log = new_log()
    log["count"] = CAPACITY + 1
    with pytest.raises(OverflowError, match="524,289 events"):
        events_of(log)
