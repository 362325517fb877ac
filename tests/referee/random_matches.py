"""Random matches: short ones, by all ways to end and to start, under rules by which hands come to an end."""

from random import Random

from .random_configs import STRATEGIES, random_sets

MATCHES = {
    "hands": "{{hands: {hands}}}",
    "first_wins": "{{mode: first_wins, target: {target}}}",
    "first_loses": "{{mode: first_loses, target: {target}}}",
    "lowest_wins": "{{mode: lowest_wins, target: {target}}}",
}

TARGETS = {"winner": ("50", "300"), "holders": ("30", "100"), "one_per_win": ("1", "3")}

STARTS = ("left_of_dealer", "random", "{seat: 1}", "previous_winner", "previous_loser")

LEFT_OUT = (
    "players",
    "strategies",
    "habits",
    "rules.deck",
    "rules.finish",
    "rules.max_turns",
    "rules.scoring",
    "rules.start",
)


def random_match(chance: Random, longest: int = 0) -> list[str]:
    """A config as ``--set`` texts over the preset ``classic``; ``longest`` sets ``max_turns`` for all."""
    others = [text for text in random_sets(chance, longest) if not text.startswith(LEFT_OUT)]
    scoring = chance.choice([*TARGETS])
    match = MATCHES[chance.choice([*MATCHES])].format(
        hands=chance.choice(("1", "2", "4")), target=chance.choice(TARGETS[scoring])
    )
    return [
        f"players={chance.choice((2, 3, 4))}",
        f"strategies={chance.choice(STRATEGIES)}",
        *others,
        f"rules.match={match}",
        f"rules.scoring.hand={scoring}",
        f"rules.start.first_player={chance.choice(STARTS)}",
    ]
