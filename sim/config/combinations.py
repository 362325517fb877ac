"""Several cards in one turn: straights and rainbows (rules.md section 3)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from .section import Section, ZeroWord


class Straights(Section):
    """Three or more consecutive numbers in one turn (S1 to S4)."""

    bare: ClassVar = "enabled"

    enabled: bool = Field(False, description="Are straights played?")
    colors: Literal["same", "any"] = Field(
        "same", description="Must all numbers of a straight have one colour?"
    )
    table_card: bool = Field(
        True, description="Does the number on the table count as the first of a straight?"
    )


class Rainbow(Section):
    """The same number in all four colours, which gives cards to the opponents (R1 to R3)."""

    bare: ClassVar = "enabled"
    zero_word: ClassVar = ZeroWord("cards", "face", lowest=1)

    enabled: bool = Field(False, description="Are rainbows played?")
    table_run: bool = Field(True, description="Do equal numbers lying on the discard pile's top count?")
    cards: Annotated[int, Field(ge=0, le=20)] = Field(
        0,
        description="Cards to distribute for a rainbow of 1s to 9s: face (the number itself) or a number.",
    )
    zero_cards: Annotated[int, Field(ge=0, le=20)] = Field(
        10, description="Cards to distribute for a rainbow of 0s."
    )
