"""The rule sheet as a list of sections, which terminal, trace and documents share."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ..config import Config
from . import (
    action_cards,
    behaviour,
    calls,
    combinations,
    deck_and_deal,
    ending,
    moving_hands,
    odd_cases,
    opening,
    piles,
    simulation,
    turn,
)
from .game import Game
from .texts import TEXTS
from .words import Words

LANGUAGES: Final = tuple(TEXTS)

Topic = Callable[[Game, Words], Iterator[str]]
"""A function that yields the sentences about one thing, none where a config does not play it."""


class Section(NamedTuple):
    """A part of a rule sheet: a title and its sentences, plain text without markup."""

    title: str
    sentences: tuple[str, ...]


def wild_draw_four_title(game: Game) -> str:
    """Return the key of the title of the section on the Wild Draw Four."""
    return "title.challenge" if game.challenges else "title.wild_draw_four"


ORDER: Final[tuple[tuple[str | Callable[[Game], str], tuple[Topic, ...]], ...]] = (
    ("title.players", (deck_and_deal.players, deck_and_deal.deck)),
    ("title.deal", (deck_and_deal.deal, deck_and_deal.starter, opening.opening)),
    ("title.turn", (turn.matching, turn.drawing)),
    ("title.action_cards", (action_cards.action_cards, action_cards.draw_cards_spent)),
    (wild_draw_four_title, (action_cards.wild_draw_four,)),
    (piles.title, (piles.stacking, piles.deflecting, piles.pile)),
    (moving_hands.title, (moving_hands.zeros_and_sevens,)),
    ("title.several", (combinations.several_cards,)),
    ("title.rotation_combos", (moving_hands.rotation_combos,)),
    ("title.straights", (combinations.straights,)),
    ("title.rainbows", (combinations.rainbows,)),
    ("title.sets", (combinations.sets,)),
    ("title.jump_in", (calls.jumping_in,)),
    ("title.uno", (calls.saying_uno,)),
    ("title.going_out", (ending.going_out,)),
    ("title.scoring", (ending.scoring,)),
    ("title.match", (ending.match,)),
    ("title.odd_cases", (odd_cases.odd_cases,)),
    ("title.behaviour", (behaviour.strategies, behaviour.habits)),
    ("title.simulation", (simulation.simulation,)),
    ("title.not_played", (simulation.not_played,)),
)
"""Title (its key, or what finds it) and topics of each section; a section without sentences is left out."""


def rule_sheet(config: Config, language: str) -> list[Section]:
    """Return the rules of a config in words.

    Args:
        config: a config; it may hold values that are not playable yet.
        language: one of ``LANGUAGES``.

    Raises:
        ValueError: there are no texts in that language.
    """
    if language not in TEXTS:
        raise ValueError(f"no rule sheet in language '{language}'; there are {', '.join(LANGUAGES)}")
    game, words = Game(config), Words(language)
    sections = []
    for title, topics in ORDER:
        sentences = tuple(sentence for topic in topics for sentence in topic(game, words))
        if sentences:
            key = title if isinstance(title, str) else title(game)
            sections.append(Section(words.say(key), sentences))
    return sections
