"""What a test wants drawn, laid, named and forgotten in a turn, written into the kernel's script."""

from typing import Any

from unosim.kernel.script import ANSWERS, SCRIPT, new_script
from unosim.kernel.words import Habit

from .notation import COLORS, face, is_wild, seat

FAILURES = {1: "a scripted card is not in the draw pile", 2: "the move is not legal"}
QUEUES = ("draw", "move", "color", "target")

Answers = str | dict[str, str]
"""Who follows a habit whenever asked in this turn: ``"A C"``; or each one's answers: ``{"A": "no yes"}``."""


def write_script(
    move: str = "", draws: str = "", names: str = "", target: str = "", **habits: Answers
) -> Any:
    """A script for one turn.

    Args:
        move: the cards laid, joined by ``+``; the last is on top.
        draws: the cards drawn, whoever draws them, in order.
        names: the colours named, in order.
        target: the seats chosen for swaps, in order.
        habits: by habit, who follows it; nobody else does.
    """
    assert SCRIPT.names
    scripts = new_script()
    script = scripts[0]
    _fill(script, "draw", [face(name) for name in draws.split()])
    _fill(script, "color", [COLORS.index(name) for name in names.split()])
    _fill(script, "target", [seat(letter) for letter in target.split()])
    if move:
        _write_move(script, move.split("+"))
    for habit, answers in habits.items():
        _write_answers(script, Habit[habit], answers)
    return scripts


def _fill(script: Any, queue: str, values: list[int]) -> None:
    script[f"{queue}_count"] = len(values)
    script[f"{queue}s"][: len(values)] = values


def _write_move(script: Any, laid: list[str]) -> None:
    """Write a move: its faces as masks by copy, the lowest copies used, and the face left on top."""
    script.move_count = 1
    script.move_top[0] = face(laid[-1])
    used: list[int] = []
    for name in laid:
        place = face(name) | (used.count(face(name)) % 4 << 4 if is_wild(name) else 0)
        copy = used.count(face(name)) // 4 if is_wild(name) else used.count(face(name))
        script.move_cards[0, copy] |= type(script.move_cards[0, 0])(1 << place)
        used.append(face(name))


def _write_answers(script: Any, habit: Habit, answers: Answers) -> None:
    if isinstance(answers, str):
        answers = dict.fromkeys(answers.split(), "yes " * ANSWERS)
    for letter, words in answers.items():
        for number, word in enumerate(words.split()):
            script.answers[seat(letter), habit, number] = word == "yes"


def must_have_been_obeyed(script: Any) -> None:
    """Fail if the turn could not follow the script, or went another way and left some of it unused."""
    assert not script.failed, FAILURES[int(script.failed)]
    for queue in QUEUES:
        used, count = int(script[f"{queue}s_used"]), int(script[f"{queue}_count"])
        assert used == count, f"{used} of {count} scripted {queue}s were used"
