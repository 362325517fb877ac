"""Who plays: strategies and habits (rules.md section 7)."""

from typing import Final, Literal, get_args

from pydantic import Field

from .section import Probability, Section

Strategy = Literal[
    "random", "random_action", "high_points", "most_color", "save_wild", "punisher", "rotation_aware"
]
STRATEGIES: Final[tuple[Strategy, ...]] = get_args(Strategy)


class Habits(Section):
    """Probabilities of what a player does or forgets."""

    forget: Probability = Field(0.1, description="A due UNO is not said.")
    catch: Probability = Field(0.5, description="This seat is noticed when it forgot (each chance).")
    bluff: Probability = Field(0.0, description="An illegal Wild Draw Four joins the offered moves.")
    challenge: Probability = Field(0.0, description="A Wild Draw Four is challenged by its victim.")
    stack: Probability = Field(1.0, description="A pending pile is answered when it can be.")
    jump_in: Probability = Field(1.0, description="A chance to jump in is taken.")
    draw_anyway: Probability = Field(0.0, description="Under draw.voluntary: draws although a move is legal.")
