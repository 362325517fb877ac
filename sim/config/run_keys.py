"""How much is played, and how turns become minutes (rules.md section 0, B11)."""

from typing import Annotated, Literal

from pydantic import Field

from .section import Section

Seconds = Annotated[float, Field(ge=0, le=3600)]


class Run(Section):
    """How many games are played, and what is kept of them."""

    games: Annotated[int, Field(ge=1, le=10**12)] = Field(
        1_000_000, description="How many games: hands, or matches where a match is set. 10M is 10000000."
    )
    seed: Annotated[int, Field(ge=0, le=2**63 - 1)] = Field(
        1, description="The same seed and config give the same games."
    )
    rows: Literal["all", "none", "sample"] = Field(
        "all", description="Which games get a row of their own in the tables; counters are always exact."
    )


class Pace(Section):
    """Seconds at a real table, by which turns become estimated minutes."""

    seconds_per_turn: Seconds = Field(10.0, description="Seconds a turn takes at the table.")
    seconds_per_deal: Seconds = Field(60.0, description="Seconds to shuffle and deal.")
