"""How a hand is scored, and how hands make a match (rules.md B9, C9, section 4)."""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field, field_validator

from .deck import KINDS, Kind
from .section import NumberedWord, Section, ZeroWord

CLASSIC_VALUES: Final[dict[Kind, int]] = {
    kind: int(kind) if kind.isdigit() else 50 if kind.startswith("wild") else 20 for kind in KINDS
}


class Mercy(Section):
    """The hand size at which a player is out of the game."""

    bare: ClassVar = "limit"
    zero_word: ClassVar = ZeroWord("limit", "none", lowest=2)

    limit: Annotated[int, Field(ge=0, le=200)] = Field(
        0, description="A hand of this many cards leaves the game, 2 to 200."
    )


class Scoring(Section):
    """What a hand is worth, and to whom."""

    hand: Literal["winner", "holders", "one_per_win", "none"] = Field(
        "winner",
        description="winner: scores the cards of all others; holders: each scores the cards left in the own "
        "hand; one_per_win: one point a hand won.",
    )
    values: dict[Kind, Annotated[int, Field(ge=0, le=255)]] = Field(
        default_factory=lambda: dict(CLASSIC_VALUES),
        description="Points by kind of card; kinds not named keep their classic value (numbers at face "
        "value, action cards 20, wilds 50).",
    )

    @field_validator("values", mode="after")
    @classmethod
    def _all_kinds(cls, values: dict[Kind, int]) -> dict[Kind, int]:
        return CLASSIC_VALUES | values


class Match(Section):
    """Whether hands stand alone or make a match, and how it is decided."""

    bare: ClassVar = "mode"
    numbered_word: ClassVar = NumberedWord("mode", "hands", lowest=1)

    mode: Literal["none", "first_wins", "first_loses", "lowest_wins", "hands"] = Field(
        "none",
        description="none: each hand stands alone; first_wins, first_loses: so does who first reaches the "
        "target; lowest_wins: the lowest total wins once someone reaches it; {hands: k}: k hands.",
    )
    hands: Annotated[int, Field(ge=0, le=1000)] = Field(0, description="Hands to a match, 1 to 1000.")
    target: Annotated[int, Field(ge=1, le=1_000_000)] = Field(500, description="The points to reach.")
