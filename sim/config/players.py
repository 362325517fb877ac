"""Who plays: strategies and habits (rules.md section 7)."""

import re
from typing import Annotated, Final, Literal, get_args

from pydantic import AfterValidator, Field, WithJsonSchema

from .faults import did_you_mean, shown
from .section import Probability, Section

BuiltIn = Literal[
    "random", "random_action", "high_points", "most_color", "save_wild", "punisher", "rotation_aware"
]
STRATEGIES: Final[tuple[BuiltIn, ...]] = get_args(BuiltIn)

OWN: Final = re.compile(r".*\.py:[A-Za-z_]\w*")


def is_own(name: str) -> bool:
    """Return whether a strategy is the user's own: the path of a Python file, a colon, a function."""
    return OWN.fullmatch(name) is not None


def shown_strategy(name: str) -> str:
    """Return what people read for a strategy: of the user's own, the file without its folder."""
    return name.rpartition("/")[2] if is_own(name) else name


def _known(name: str) -> str:
    if name not in STRATEGIES and not is_own(name):
        words = ", ".join(STRATEGIES)
        hint = did_you_mean(name, STRATEGIES)
        raise ValueError(f"must be one of {words}, or your own as 'mine.py:play'; not '{shown(name)}'{hint}")
    return name


Strategy = Annotated[
    str,
    AfterValidator(_known),
    WithJsonSchema(
        {
            "anyOf": [
                {"enum": list(STRATEGIES), "type": "string"},
                {"type": "string", "pattern": r"\.py:[A-Za-z_]\w*$"},
            ]
        }
    ),
]
"""The name of a built-in strategy, or the user's own as ``mine.py:play``."""


class Habits(Section):
    """Probabilities of what a player does or forgets."""

    forget: Probability = Field(0.1, description="A due UNO is not said.")
    catch: Probability = Field(0.5, description="This seat is noticed when it forgot (each chance).")
    bluff: Probability = Field(0.0, description="An illegal Wild Draw Four joins the offered moves.")
    challenge: Probability = Field(0.0, description="A Wild Draw Four is challenged by its victim.")
    stack: Probability = Field(1.0, description="A pending pile is answered when it can be.")
    jump_in: Probability = Field(1.0, description="A chance to jump in is taken.")
    draw_anyway: Probability = Field(0.0, description="Under draw.voluntary: draws although a move is legal.")
