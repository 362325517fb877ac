"""Whole matches: who starts, when they are over, who wins (keys ``match`` and ``start.first_player``)."""

from typing import Any

import pytest
from referee import events as kinds
from unosim.config import load
from unosim.kernel.counters import Counters
from unosim.kernel.table import Table
from unosim.kernel.tally import ROW_NAMES


def played(game: int, counters: Any = None, **keys: Any) -> list[dict[str, Any]]:
    """The hands of a match of three: starter, dealer, winner, points by seat; ``counters`` count the match."""
    sets = [f"rules.{key.replace('__', '.')}={value}" for key, value in keys.items()]
    table = Table(load("classic", ["players=3", *sets]))
    hands: list[dict[str, Any]] = []
    for kind, seat, a, _ in table.trace(3, game, counters).tolist():
        if kind == kinds.HAND:
            hands.append({"starter": seat, "dealer": a, "points": [0, 0, 0]})
        elif kind == kinds.POINTS:
            hands[-1]["points"][seat] = a
        elif kind == kinds.END:
            hands[-1]["winner"] = seat
    return hands


def totals(hands: list[dict[str, Any]]) -> list[int]:
    return [sum(points) for points in zip(*(hand["points"] for hand in hands), strict=True)]


@pytest.mark.rule("start.first_player", "match")
def test_D37_the_deal_rotates_or_the_winner_or_loser_starts() -> None:
    """Under holders the loser is who is credited most."""
    keys = {"match": "{hands: 4}", "scoring__hand": "holders"}
    for game in range(3):
        hands = played(game, **keys)
        assert [hand["starter"] for hand in hands] == [number % 3 for number in range(len(hands))]
        assert all(hand["dealer"] == (hand["starter"] - 1) % 3 for hand in hands)
        hands = played(game, start__first_player="previous_winner", **keys)
        assert [hand["starter"] for hand in hands] == [0, *(hand["winner"] for hand in hands[:-1])]
        hands = played(game, start__first_player="previous_loser", **keys)
        losers = [hand["points"].index(max(hand["points"])) for hand in hands]
        assert [hand["starter"] for hand in hands] == [0, *losers[:-1]]


@pytest.mark.rule("start.first_player", "match")
@pytest.mark.parametrize("first_player", ["previous_winner", "previous_loser"])
def test_the_deal_rotates_after_a_hand_that_names_nobody(first_player: str) -> None:
    """All cards are fives and a hand ends after one turn: nobody has won, and two hold most, seven fives each."""
    keys = {"deck": "{mode: custom, cards: {5: 8}}", "max_turns": "1", "scoring__hand": "holders"}
    hands = played(0, start__first_player=first_player, match="{hands: 4}", **keys)[:7]
    assert [hand["starter"] for hand in hands] == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("start.first_player", "match")
@pytest.mark.parametrize("first_player", ["previous_winner", "previous_loser"])
def test_no_match_knows_of_the_one_before(first_player: str) -> None:
    """Whoever won or lost the last hand of a match, the next one begins with the first seat."""
    rules = (f"start.first_player={first_player}", "match={hands: 2}")
    table = Table(load("classic", ["players=3", *(f"rules.{rule}" for rule in rules)]))
    rows = table.play_with_rows(Counters(10_000), 3, 0, 6)
    starters = rows[rows[:, ROW_NAMES.index("hand")] == 0, ROW_NAMES.index("starter")]
    assert starters.tolist() == [0] * 6
    assert set(rows[:, ROW_NAMES.index("starter")].tolist()) == {0, 1, 2}


@pytest.mark.rule("match", "B9")
def test_D93_exactly_the_target_is_reached() -> None:
    """One point a hand won: who has won two has reached two, and no hand follows."""
    for game in range(5):
        hands = played(game, match="{mode: first_wins, target: 2}", scoring__hand="one_per_win")
        assert max(totals(hands)) == 2
        assert max(totals(hands[:-1])) == 1


@pytest.mark.rule("match")
def test_D95_a_tie_for_the_lowest_total_plays_another_hand() -> None:
    """Two seats without a hand won tie at 0 when the third has won: until one of them wins, it goes on."""
    for game in range(5):
        hands = played(game, match="{mode: lowest_wins, target: 1}", scoring__hand="one_per_win")
        assert len(hands) >= 2
        assert totals(hands).count(min(totals(hands))) == 1
        assert totals(hands[:-1]).count(min(totals(hands[:-1]))) > 1


@pytest.mark.rule("match", "C9")
@pytest.mark.parametrize(("mode", "target"), [("first_wins", 100), ("first_loses", 60), ("lowest_wins", 60)])
def test_a_match_goes_on_until_the_target_is_reached(mode: str, target: int) -> None:
    for game in range(5):
        hands = played(game, match=f"{{mode: {mode}, target: {target}}}", scoring__hand="holders")
        assert max(totals(hands)) >= target
        assert max(totals(hands[:-1]), default=0) < target or mode == "lowest_wins"


@pytest.mark.rule("match")
def test_so_many_hands() -> None:
    assert [len(played(game, match="{hands: 3}")) for game in range(5)] == [3] * 5


@pytest.mark.rule("match", "B9", "C9")
@pytest.mark.parametrize(
    ("match", "scoring", "decided", "highest"),
    [
        ("{mode: first_wins, target: 60}", "winner", "wins", True),
        ("{mode: first_loses, target: 60}", "holders", "losses", True),
        ("{mode: first_loses, target: 60}", "holders", "wins", False),
        ("{mode: lowest_wins, target: 60}", "winner", "wins", False),
        ("{hands: 3}", "winner", "wins", True),
        ("{hands: 3}", "holders", "wins", False),
    ],
)
def test_which_total_decides(match: str, scoring: str, decided: str, highest: bool) -> None:
    for game in range(2):
        counters = Counters(10_000)
        reached = totals(played(game, counters, match=match, scoring__hand=scoring))
        total = max(reached) if highest else min(reached)
        credited = [int(reached.count(total) == 1 and points == total) for points in reached]
        assert counters.as_dict()[f"match_{decided}"][:3] == credited


@pytest.mark.rule("match", "C9")
def test_two_who_tie_for_the_lowest_total_have_not_won() -> None:
    """Whoever wins the first hand is credited one point and has lost; the others have none."""
    counters = Counters(10_000)
    hands = played(0, counters, match="{mode: first_loses, target: 1}", scoring__hand="one_per_win")
    assert (len(hands), sorted(totals(hands))) == (1, [0, 0, 1])
    counted = counters.as_dict()
    assert (counted["matches"], sum(counted["match_losses"]), sum(counted["match_wins"])) == (1, 1, 0)
