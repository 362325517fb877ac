"""What is in force in a config: rules that need cards its deck does not hold are off."""

from collections.abc import Sequence
from typing import Final, TypeVar

from ..config import KINDS, Config, Habits, Kind, Rules

T = TypeVar("T")

ACTIONS: Final[tuple[Kind, ...]] = ("skip", "reverse", "draw_two")
DRAW_CARDS: Final[tuple[Kind, ...]] = ("draw_two", "wild_draw_four")
WILDS: Final[tuple[Kind, ...]] = ("wild", "wild_draw_four")

_STACKS_ON: Final[dict[str, dict[Kind, tuple[Kind, ...]]]] = {
    "none": {},
    "draw_two": {"draw_two": ("draw_two",)},
    "same": {"draw_two": ("draw_two",), "wild_draw_four": ("wild_draw_four",)},
    "escalate": {"draw_two": DRAW_CARDS, "wild_draw_four": ("wild_draw_four",)},
    "cross": {"draw_two": DRAW_CARDS, "wild_draw_four": DRAW_CARDS},
}


class Game:
    """The rules of a config as far as its deck lets them act.

    Args:
        config: a config; it may hold values that are not playable yet.
    """

    def __init__(self, config: Config) -> None:
        self.config = config
        self._counts = config.rules.deck_counts()

    @property
    def rules(self) -> Rules:
        """The rules as written."""
        return self.config.rules

    @property
    def players(self) -> int:
        """How many play."""
        return self.config.players

    @property
    def two(self) -> bool:
        """Whether just two play."""
        return self.players == 2

    @property
    def players_leave(self) -> bool:
        """Whether some may leave the hand while others play on."""
        return self.rules.end == "last_standing" or bool(self.rules.mercy.limit)

    def has(self, kind: Kind) -> bool:
        """Return whether the deck holds a kind of card."""
        return self._counts[kind] > 0

    def held(self, kinds: Sequence[Kind] = KINDS) -> list[Kind]:
        """Return those of some kinds that the deck holds."""
        return [kind for kind in kinds if self.has(kind)]

    @property
    def zero_moves(self) -> bool:
        """Whether a 0 moves hands."""
        return self.rules.zero != "plain" and self.has("0")

    @property
    def seven_moves(self) -> bool:
        """Whether a 7 moves hands."""
        return self.rules.seven.mode != "plain" and self.has("7")

    @property
    def moving(self) -> list[Kind]:
        """The kinds of cards that move hands."""
        moves: dict[Kind, bool] = {"0": self.zero_moves, "7": self.seven_moves}
        return [kind for kind, acts in moves.items() if acts]

    @property
    def chosen(self) -> bool:
        """Whether a player chooses with whom to swap hands."""
        trades, swaps = self.rules.zero == "trade", self.rules.seven.mode == "swap"
        return (trades and self.has("0")) or (swaps and self.has("7"))

    @property
    def combo_tails(self) -> list[Kind]:
        """The kinds of cards that a 0 may carry in a rotation combo (Z2 to Z5)."""
        on = self.rules.rotation_combos and self.zero_moves
        return self.held(("skip", "reverse")) if on else []

    @property
    def several(self) -> bool:
        """Whether several cards may be laid in one turn."""
        rules = self.rules
        return bool(
            self.combo_tails or rules.straights.enabled or rules.rainbow.enabled or rules.sets != "none"
        )

    @property
    def stacks(self) -> dict[Kind, list[Kind]]:
        """What may be laid on each draw card in answer."""
        on = {kind: self.held(on) for kind, on in _STACKS_ON[self.rules.stacking.mode].items()}
        return {kind: answers for kind, answers in on.items() if self.has(kind) and answers}

    @property
    def deflects(self) -> list[Kind]:
        """The kinds of cards that pass cards waiting to be drawn on."""
        mode = self.rules.deflect.mode
        words: dict[Kind, bool] = {"reverse": mode in ("reverse", "both"), "skip": mode in ("skip", "both")}
        return self.held([kind for kind, on in words.items() if on]) if self.held(DRAW_CARDS) else []

    @property
    def challenges(self) -> bool:
        """Whether a Wild Draw Four can be challenged."""
        return self.has("wild_draw_four") and self.rules.wild_draw_four.enforced_by == "challenge"

    @property
    def bluffs(self) -> bool:
        """Whether a Wild Draw Four can be laid unlawfully."""
        return self.challenges and self.rules.wild_draw_four.legal != "always"

    @property
    def answerable(self) -> list[Kind]:
        """The draw cards that can be answered with a card."""
        return [kind for kind in self.held(DRAW_CARDS) if kind in self.stacks or self.deflects]

    def habit(self, name: str) -> list[float]:
        """Return the probability of a habit at each seat."""
        assert name in Habits.model_fields
        return [getattr(habits, name) for habits in self.config.habits]


def by_value(values: Sequence[T]) -> list[tuple[list[int], T]]:
    """Return the different values in a row, each with the places at which it stands."""
    places: dict[T, list[int]] = {}
    for place, value in enumerate(values):
        places.setdefault(value, []).append(place)
    return [(at, value) for value, at in places.items()]
