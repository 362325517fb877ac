"""Saying UNO (rules.md B8, C4, Z7, Z8, section 4)."""

from typing import Annotated, Literal

from pydantic import Field

from .section import Section


class Uno(Section):
    """When UNO is due, how long a missed call can be caught, what it costs."""

    due_at: Annotated[int, Field(ge=1, le=20)] = Field(
        1, description="UNO is due when a play leaves exactly this many cards."
    )
    on_receive: Literal["none", "must_call"] = Field(
        "none", description="Must a player who is handed exactly one card say UNO?"
    )
    window: Literal["next_plays", "next_begins", "automatic", "none"] = Field(
        "next_plays",
        description="How long a missed call can be caught: until the next card is laid, until the next turn "
        "begins, always caught, or never.",
    )
    penalty: Annotated[int, Field(ge=0, le=20)] = Field(
        2, description="Cards drawn for a missed call that was caught."
    )
