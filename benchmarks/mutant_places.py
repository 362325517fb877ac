"""Which mutants can change a rule at all."""

import ast
import re
from functools import cache
from pathlib import Path

from cosmic_ray.work_item import MutationSpec

OF_NO_USE = re.compile(
    r"core/(RemoveDecorator"  # without the compiler the decorators do nothing
    r"|ReplaceComparisonOperator_(?!Is_IsNot|IsNot_Is)\w*Is(Not)?(_\w+)?"  # identity of small numbers is equality
    r"|ExceptionReplacer)"
)


def is_of_use(mutation: MutationSpec, tree: Path) -> bool:
    """Tell whether a mutant can matter: not one of a decorator, of a type hint, or of how objects are compared."""
    if OF_NO_USE.fullmatch(mutation.operator_name):
        return False
    start = (mutation.start_pos[0], mutation.start_pos[1])
    return not any(first <= start < last for first, last in _hints(tree / mutation.module_path))


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
