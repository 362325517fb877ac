"""Cards come as from a shuffled deck: dealt, turned up, drawn, reshuffled; and habits keep their odds."""

from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest
from golden.positions import position
from referee import events as kinds
from repeated import IMPLAUSIBLE, Rows, assert_shares, outcomes, values_of
from scipy.stats import binomtest, chisquare
from unosim.config import load
from unosim.kernel.counters import Counters
from unosim.kernel.table import Table

pytestmark = pytest.mark.compiled

GAMES = 20_000
DECK = 108


@cache
def logs(*sets: str) -> list[Rows]:
    """The logs of many games, played for one turn only."""
    table, counters = Table(load("classic", ["rules.max_turns=1", *sets])), Counters(1)
    return [table.trace(5, game, counters) for game in range(GAMES)]


ALL_STAY = ("rules.opening.wild_draw_four=as_wild", "rules.opening.wild=random")


def assert_uniform(observed: np.ndarray[Any, Any]) -> None:
    assert chisquare(observed).pvalue > IMPLAUSIBLE


@cache
def places() -> np.ndarray[Any, Any]:
    """Of each game the places in the sorted deck of the 28 cards dealt and the opening card."""
    cards = np.array([rows[np.isin(rows[:, 0], (kinds.DEAL, kinds.OPEN)), 2] for rows in logs(*ALL_STAY)])
    return np.searchsorted(np.unique(cards), cards)


@pytest.mark.rule("B3")
@pytest.mark.parametrize("place", [0, 1, 7, 27, 28])
def test_every_card_comes_to_every_place_of_the_deal(place: int) -> None:
    assert_uniform(np.bincount(places()[:, place], minlength=DECK))


@pytest.mark.rule("B3")
@pytest.mark.parametrize(("one", "other"), [(0, 1), (0, 7), (6, 28), (27, 28)])
def test_places_do_not_depend_on_each_other(one: int, other: int) -> None:
    """Either card is the higher as often, and their distances in the sorted deck are all as likely."""
    distance = (places()[:, one] - places()[:, other]) % DECK
    assert_uniform(np.bincount(distance, minlength=DECK)[1:])
    assert binomtest(int((places()[:, one] > places()[:, other]).sum()), GAMES).pvalue > IMPLAUSIBLE


@pytest.mark.rule("start.first_player")
def test_a_random_starter_is_anybody_as_often() -> None:
    starters = Counter(int(rows[0, 1]) for rows in logs("rules.start.first_player=random", "players=5"))
    assert_shares(starters, dict.fromkeys(range(5), 1))


@pytest.mark.rule("opening.wild")
def test_chance_names_each_colour_as_often() -> None:
    named = Counter(
        int(rows[rows[:, 0] == kinds.NAME][0, 2]) for rows in logs(*ALL_STAY) if opened_wild(rows)
    )
    assert_shares(named, dict.fromkeys(range(4), 1))


def opened_wild(rows: Rows) -> bool:
    return bool(rows[rows[:, 0] == kinds.OPEN][0, 2] & 15 >= 13)


@pytest.mark.rule("opening.wild_draw_four")
def test_after_a_redraw_the_rest_opens_as_often() -> None:
    """Without W4, 104 cards may open, each as likely."""
    opened = Counter(int(rows[rows[:, 0] == kinds.OPEN][0, 2]) for rows in logs("rules.opening.wild=random"))
    assert len(opened) == DECK - 4
    assert_uniform(np.array(list(opened.values())))


@pytest.mark.rule("draw.amount")
def test_every_card_of_the_draw_pile_is_drawn_as_often() -> None:
    table = position("top R5", "A[G1 G2] B4", pile="Y1 Y2 Y3 Y4 B1 B2 B3 B4 BS YS")
    drawn = outcomes(table, 4000, values_of(kinds.DRAW, 2))
    assert_shares(drawn, dict.fromkeys(drawn, 1))
    assert len(drawn) == 10


@pytest.mark.rule("reshuffle")
def test_every_reshuffled_card_is_drawn_as_often() -> None:
    table = position("top R5", "A[G1 G2] B4", pile="", discards="Y1 Y2 Y3 Y4 B1 B2 B3 B4 BS YS")
    drawn = outcomes(table, 4000, values_of(kinds.DRAW, 2))
    assert_shares(drawn, dict.fromkeys(drawn, 1))
    assert len(drawn) == 10


@pytest.mark.rule("habits.forget", "habits.catch")
@pytest.mark.parametrize(("habit", "name"), [(0, "forget"), (1, "catch")])
def test_habits_are_followed_as_often_as_they_should(habit: int, name: str) -> None:
    """With two cards each a call is due in the first turn whenever a card can be laid."""
    chances = {"forget": 0.3, "catch": 0.8}
    rows = np.concatenate(logs("rules.deal=2", "habits={forget: 0.3, catch: 0.8}"))
    asked = rows[(rows[:, 0] == kinds.HABIT) & (rows[:, 2] == habit), 3]
    assert len(asked) > 2000
    assert binomtest(int(asked.sum()), len(asked), chances[name]).pvalue > IMPLAUSIBLE
