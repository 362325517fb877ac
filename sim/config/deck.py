"""The deck: which cards there are (rules.md B2, section 4)."""

from typing import Annotated, ClassVar, Final, Literal, get_args

from pydantic import Field, field_validator

from .section import Section

Kind = Literal[
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "draw_two", "wild", "wild_draw_four"
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ACTION_KINDS: Final[tuple[Kind, ...]] = ("skip", "reverse", "draw_two")
WILD_KINDS: Final[tuple[Kind, ...]] = ("wild", "wild_draw_four")
COLORS: Final = 4
MOST_OF_A_FACE: Final = 8
MOST_WILDS: Final = 32
MOST_CARDS: Final = 480

CLASSIC: Final[dict[Kind, int]] = dict.fromkeys(KINDS, 2) | {"0": 1, "wild": 4, "wild_draw_four": 4}
NUMBERS_ONLY: Final[dict[Kind, int]] = dict.fromkeys(KINDS, 0) | dict.fromkeys(KINDS[:10], 2)


class Deck(Section):
    """Which cards the deck holds."""

    bare: ClassVar = "mode"

    mode: Literal["classic", "numbers_only", "custom"] = Field(
        "classic",
        description="classic: the 108 cards; numbers_only: two each of 0 to 9 in every colour; "
        "custom: the counts under 'cards'.",
    )
    cards: dict[Kind, Annotated[int, Field(ge=0, le=MOST_WILDS)]] = Field(
        default_factory=dict,
        description="With mode custom: how many cards of each kind, coloured kinds counted per colour, "
        "wilds in all. A kind that is not named is not in the deck.",
    )

    @field_validator("cards", mode="after")
    @classmethod
    def _in_order(cls, cards: dict[Kind, int]) -> dict[Kind, int]:
        return {kind: cards.get(kind, 0) for kind in KINDS} if cards else cards

    def counts(self) -> dict[Kind, int]:
        """Return the cards of each kind in one deck, coloured kinds per colour, wilds in all."""
        if self.mode == "custom":
            return {kind: self.cards.get(kind, 0) for kind in KINDS}
        return dict(CLASSIC if self.mode == "classic" else NUMBERS_ONLY)


def in_all(kind: Kind, count: int) -> int:
    """Return how many cards a count of a kind means over all colours."""
    return count if kind in WILD_KINDS else COLORS * count
