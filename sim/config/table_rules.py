"""Rules about single cards: Reverse with two players, sevens (rules.md C6, Z1, section 4)."""

from typing import ClassVar, Literal

from pydantic import Field

from .section import Section


class Reverse(Section):
    """What a Reverse does at a table of two."""

    two_players: Literal["skip", "none"] = Field(
        "skip", description="skip: with two players it works as a Skip; none: it only passes the turn."
    )


class Seven(Section):
    """What a 7 does."""

    bare: ClassVar = "mode"

    mode: Literal["plain", "swap", "swap_next"] = Field(
        "plain",
        description="swap: change hands with a player of one's choice; swap_next: with the next player.",
    )
    optional: bool = Field(False, description="May the player decline to swap?")


class JumpIn(Section):
    """Whether an identical card may be laid out of turn."""

    bare: ClassVar = "mode"

    mode: Literal["none", "identical"] = Field(
        "none", description="identical: any seat but the one that laid may lay the same face at once."
    )
    wilds: bool = Field(False, description="Do a Wild on a Wild and a Wild Draw Four on its like count?")
    race: Literal["nearest", "random"] = Field(
        "nearest", description="Who comes first of several: the nearest in turn order, or anyone by chance."
    )
