"""Who starts, and what the opening card does (rules.md B3, C1, C5, C6, section 4)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from .section import NumberedWord, Section


class Start(Section):
    """Who starts a hand."""

    numbered_word: ClassVar = NumberedWord("first_player", "seat", lowest=0)

    first_player: Literal["left_of_dealer", "seat", "random", "previous_winner", "previous_loser"] = Field(
        "left_of_dealer",
        description="Who starts: left_of_dealer (seat 0, the last seat deals; the deal rotates in a match), "
        "{seat: k}, random, or in a match previous_winner or previous_loser.",
    )
    seat: Annotated[int, Field(ge=0, le=9)] = Field(
        0, description="The seat that starts, counted clockwise from 0."
    )


class Opening(Section):
    """What the card turned up at the start does, by its kind."""

    skip: Literal["apply", "ignore", "redraw"] = Field(
        "apply", description="A Skip turned up; apply: the starter loses the turn."
    )
    draw_two: Literal["draw_and_skip", "draw_and_play", "ignore", "redraw"] = Field(
        "draw_and_skip",
        description="A Draw Two turned up: the starter draws two and loses the turn, or plays.",
    )
    reverse: Literal["dealer_first", "starter_first", "right_of_dealer_first", "ignore", "redraw"] = Field(
        "dealer_first",
        description="A Reverse turned up: who plays first; all but ignore and redraw flip the direction.",
    )
    wild: Literal["starter_names", "dealer_names", "random", "redraw"] = Field(
        "starter_names", description="A Wild turned up: who names the colour."
    )
    wild_draw_four: Literal["redraw", "as_wild", "apply"] = Field(
        "redraw",
        description="A Wild Draw Four turned up: put back and shuffled, taken as a Wild, or applied "
        "(colour as 'wild' says; the starter draws four and loses the turn).",
    )
    zero: Literal["ignore", "rotate"] = Field(
        "ignore", description="A 0 turned up; rotate: all hands move one seat on before the first turn."
    )
