from itertools import pairwise

from unosim.stats.stopping.looks import is_look, next_look


def looks(count: int) -> list[int]:
    found = [next_look(0)]
    while len(found) < count:
        found.append(next_look(found[-1]))
    return found


def test_the_first_look_is_after_a_thousand_games_and_the_next_after_a_twentieth_more() -> None:
    assert looks(4) == [1000, 1050, 1102, 1157]


def test_a_look_is_its_own_and_no_other_number_is_one() -> None:
    known = set(looks(60))
    assert {games for games in range(max(known) + 1) if is_look(games)} == known


def test_a_look_overshoots_by_a_twentieth_at_most() -> None:
    for before, after in pairwise(looks(300)):
        assert before < after <= 1.05 * before
