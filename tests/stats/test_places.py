"""At which place each seat comes in, where the others play on for places (``end: last_standing``)."""

import numpy as np
import pytest
from unosim.config import load
from unosim.kernel.counters import Counters
from unosim.kernel.table import Table
from unosim.stats.rates import simultaneous_wilson
from unosim.stats.seats import seats


def test_each_place_is_shared_out_among_the_seats() -> None:
    counters = Counters(100)
    counters.totals["hands"] = counters.totals["finished"] = 10
    counters.totals["places"][0, :3, :3] = [[5, 3, 2], [4, 4, 2], [1, 3, 6]]
    rows = seats(counters, 3)
    assert [place["rate"] for place in rows[2]["places"]] == pytest.approx([0.1, 0.3, 0.6])
    assert rows[2]["places"][0]["ci95"] == pytest.approx(simultaneous_wilson([5, 4, 1], 10)[2])
    assert rows[0]["places"][1]["hands"] == 3


def test_without_places_there_are_none() -> None:
    assert "places" not in seats(Counters(100), 3)[0]


@pytest.mark.rule("end")
def test_every_hand_played_to_the_end_gives_every_place_once() -> None:
    counters = Counters(10_000)
    Table(load("classic", ["rules.end=last_standing"])).play_with_rows(counters, 1, 0, 200)
    places = counters.totals["places"][0]
    finished = int(counters.totals["finished"][0] - counters.totals["stalemates"][0])
    assert places[:4, :4].sum(axis=0).tolist() == [finished] * 4
    assert places[:4, :4].sum(axis=1).tolist() == [finished] * 4
    assert places[:, 0].tolist() == counters.totals["wins"][0].tolist()
    assert np.count_nonzero(places[4:]) == 0
