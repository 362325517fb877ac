"""A match told: its hands, the scores after each of them, and how it ends."""

import pytest
from unosim.config import load
from unosim.kernel.counters import Counters
from unosim.kernel.table import Table
from unosim.trace.reader import read
from unosim.trace.scores import Scores

HAND = "HAND 0 1 {n}\nDEAL 0 R1\nDEAL 1 {card}\nOPEN R5\nTURN 0\nMOVES 0 1 hand\nMOVE 0 single R1\n"


def a_hand(number: int, card: str, *points: str) -> str:
    return HAND.format(n=number, card=card) + "".join(f"POINTS {each}\n" for each in points) + "END 0 won 0\n"


@pytest.mark.rule("match", "B9")
def test_scores_add_up_and_the_highest_wins(told) -> None:
    text = a_hand(0, "W", "0 50") + a_hand(1, "G9", "0 9")
    lines = told(text, players=2, match={"mode": "first_wins", "target": 55})
    assert [line for line in lines if "match" in line] == [
        "Hand 1 of the match",
        "the match after 1 hand: A 50 · B 0",
        "Hand 2 of the match",
        "the match after 2 hands: A 59 · B 0",
        "A wins the match",
    ]


@pytest.mark.rule("match", "C9")
def test_the_first_over_the_line_loses_and_the_lowest_wins(told) -> None:
    text = a_hand(0, "W", "1 50", "2 10") + a_hand(1, "G9", "1 9", "2 20")
    rules = {"match": {"mode": "first_loses", "target": 55}, "scoring": {"hand": "holders"}}
    assert told(text, players=3, **rules)[-3:] == [
        "the match after 2 hands: A 0 · B 59 · C 30",
        "B loses the match",
        "A wins the match",
    ]
    assert told(text, players=3, language="es", **rules)[-2:] == ["B pierde la partida", "A gana la partida"]


@pytest.mark.parametrize(
    ("mode", "hand", "totals", "hands", "expected"),
    [
        ("first_wins", "winner", (60, 60, 10), 3, []),  # a tie: another hand
        ("first_wins", "winner", (40, 30, 10), 3, []),  # nobody is over the line
        ("first_loses", "holders", (60, 60, 10), 3, []),
        ("first_loses", "holders", (60, 10, 10), 3, [("lost", 0)]),  # two share the lowest: nobody wins
        ("lowest_wins", "holders", (60, 10, 20), 3, [("won", 1)]),
        ("lowest_wins", "holders", (60, 20, 20), 3, []),
        ("hands", "winner", (60, 20, 20), 3, [("won", 0)]),
        ("hands", "holders", (60, 10, 20), 3, [("won", 1)]),
        ("hands", "winner", (60, 20, 20), 2, []),
    ],
)
def test_who_has_won_or_lost(
    mode: str, hand: str, totals: tuple[int, ...], hands: int, expected: list[tuple[str, int]]
) -> None:
    sets = ["players=3", f"rules.scoring.hand={hand}", "rules.match.target=50"]
    sets.append("rules.match={hands: 3}" if mode == "hands" else f"rules.match.mode={mode}")
    config = load("classic", sets)
    assert list(Scores(totals, hands).verdict(config)) == expected


@pytest.mark.parametrize("preset", ["classic_500", "cerav_1000"])
def test_what_is_told_is_what_the_run_counts(preset: str) -> None:
    config = load(preset, ["rules.deal=2", "rules.match.target=60"])
    table = Table(config)
    for game in range(20):
        counters = Counters(config.rules.max_turns)
        scores = Scores((0,) * 4).after(read(table.trace(1, game, counters)))
        totals = counters.totals[0]
        assert scores.hands == totals["hands"]
        assert list(scores.totals) == totals["match_points"][:4].tolist()
        told = dict(scores.verdict(config))
        assert totals["match_wins"].sum() == ("won" in told)
        if "won" in told:
            assert totals["match_wins"][told["won"]] == 1
        if "lost" in told:
            assert totals["match_losses"][told["lost"]] == 1
