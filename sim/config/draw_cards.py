"""Cards that make others draw: Wild Draw Four, piles and their deflection (rules.md B7, C8, section 4)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from .section import Section

Penalty = Annotated[int, Field(ge=0, le=20)]


class WildDrawFour(Section):
    """When a Wild Draw Four may be laid, and what a challenge costs."""

    legal: Literal["no_color", "no_match", "no_other_playable", "always"] = Field(
        "no_color",
        description="Legal if the hand holds no card of the colour in force (no_color), none that matches by "
        "colour, number or symbol (no_match), nothing else playable, not even a Wild (no_other_playable).",
    )
    enforced_by: Literal["challenge", "table", "nobody"] = Field(
        "challenge",
        description="challenge: bluffing is possible and the victim may challenge; table: an illegal one is "
        "never offered; nobody: it is always offered.",
    )
    guilty_draws: Penalty = Field(4, description="What a bluffer draws when challenged.")
    innocent_total: Penalty = Field(6, description="What the challenger of an innocent player draws in all.")
    winner_plays: bool = Field(
        True, description="Does a challenger who was right play an ordinary turn (or lose it)?"
    )
    drawn_penalty: bool = Field(True, description="Does one that was just drawn make the next player draw?")


class Stacking(Section):
    """Whether a draw card may be answered with a draw card, so that the next player faces both."""

    bare: ClassVar = "mode"

    mode: Literal["none", "draw_two", "same", "escalate", "cross"] = Field(
        "none",
        description="draw_two: Draw Two on Draw Two; same: each on its own kind; escalate: also a Wild Draw "
        "Four on a Draw Two; cross: any on any.",
    )
    mandatory: bool = Field(False, description="Must a player who can answer do so?")


class Deflect(Section):
    """Whether a Reverse or a Skip may pass a pending pile on."""

    bare: ClassVar = "mode"

    mode: Literal["none", "reverse", "skip", "both"] = Field(
        "none",
        description="reverse: back to the seat before, direction flipped; skip: on to the seat after.",
    )
    same_color: bool = Field(True, description="Must the deflecting card be of the colour in force?")
