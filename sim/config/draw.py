"""Drawing for lack of a play, or by choice (rules.md B5, C3, section 4)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from .section import NumberedWord, Section


class Draw(Section):
    """Drawing in one's own turn."""

    numbered_word: ClassVar = NumberedWord("amount", "up_to", lowest=1)

    amount: Literal["one", "until_playable", "up_to"] = Field(
        "one",
        description="How many cards are drawn without a playable card: one, until_playable, "
        "or {up_to: k}: until one is playable, k at most.",
    )
    up_to: Annotated[int, Field(ge=0, le=20)] = Field(0, description="The most cards drawn, 1 to 20.")
    drawn_card: Literal["may_play", "must_play", "keep", "rlcard"] = Field(
        "may_play",
        description="What becomes of a playable card just drawn; rlcard: as the RLCard package plays it.",
    )
    voluntary: bool = Field(
        False, description="May a player draw although a card can be played (by the habit draw_anyway)?"
    )
