"""The referee's own counts of a hand (rules, section 5)."""

from dataclasses import asdict, dataclass, field


@dataclass
class Counts:
    """What happened in a hand, counted by the referee; the names are those of the log's description."""

    turns: int = 0
    forfeits: int = 0
    moves: int = 0
    draw_turns: int = 0
    cards_drawn: int = 0
    forced_cards: int = 0
    cards_given: int = 0
    reshuffles: int = 0
    direction_changes: int = 0
    rotations_plain: int = 0
    rotations_plus2: int = 0
    rotations_plus3: int = 0
    rotations_minus1: int = 0
    rotations_null: int = 0
    swaps: int = 0
    straights: int = 0
    longest_straight: int = 0
    rainbows: int = 0
    chains: int = 0
    chain_cards: int = 0
    challenges: int = 0
    challenges_won: int = 0
    uno_missed: int = 0
    uno_caught: int = 0
    jump_ins: int = 0
    lead_changes: int = 0
    points: int = 0
    winner: int = -1
    ending: int = 0
    starter: int = -1
    credited: list[int] = field(default_factory=list)
    """Points credited to each seat in this hand."""
    held: list[int] = field(default_factory=list)
    """Points each seat holds in cards when the hand ends."""

    def as_dict(self) -> dict[str, int]:
        """The counters alone, by name."""
        return {name: value for name, value in asdict(self).items() if name not in _NOT_COUNTERS}


_NOT_COUNTERS = ("winner", "ending", "starter", "credited", "held")
