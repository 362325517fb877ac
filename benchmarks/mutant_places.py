"""Which mutants can change a rule at all."""

import ast
import re
from functools import cache
from pathlib import Path

from cosmic_ray.work_item import MutationSpec
from unosim.kernel import words

OF_NO_USE = re.compile(
    r"core/(RemoveDecorator"  # without the compiler the decorators do nothing
    r"|ReplaceComparisonOperator_(?!Is_IsNot|IsNot_Is)\w*Is(Not)?(_\w+)?"  # identity of small numbers is equality
    r"|ExceptionReplacer)"
)

COMPARISON = "core/ReplaceComparisonOperator_"
ALIKE_AT = {"Eq_LtE": min, "NotEq_Gt": min, "Eq_GtE": max, "NotEq_Lt": max}
"""Comparisons that answer alike with the least, or the greatest, of the words of a key."""

WORD = re.compile(r"\s*(\w+)\.(\w+)")


def is_of_use(mutation: MutationSpec, tree: Path) -> bool:
    """Tell whether a mutant can matter: no decorator, no type hint, no comparison that answers alike."""
    if OF_NO_USE.fullmatch(mutation.operator_name) or _answers_alike(mutation, tree):
        return False
    start = (mutation.start_pos[0], mutation.start_pos[1])
    return not any(first <= start < last for first, last in _hints(tree / mutation.module_path))


def _answers_alike(mutation: MutationSpec, tree: Path) -> bool:
    """Tell whether a comparison with the first or last word of a key is turned into one of the same answers."""
    end = ALIKE_AT.get(mutation.operator_name.removeprefix(COMPARISON))
    row, column = mutation.end_pos
    word = WORD.match(_lines(tree / mutation.module_path)[row - 1], column)
    if end is None or word is None:
        return False
    key = getattr(words, word[1], None)
    return key is not None and end(key).name == word[2]


@cache
def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@cache
def _hints(path: Path) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return where the type hints of a file begin and end."""
    hints = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        for hint in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(hint, ast.expr):
                end = (hint.end_lineno or hint.lineno, hint.end_col_offset or hint.col_offset)
                hints.append(((hint.lineno, hint.col_offset), end))
    return hints
