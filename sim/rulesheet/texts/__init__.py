"""The texts of a rule sheet: one table a language, written in a few files by what they are about."""

from typing import Final

from . import (
    en_draw_cards,
    en_ending,
    en_play,
    en_players,
    en_several,
    es_draw_cards,
    es_ending,
    es_play,
    es_players,
    es_several,
)

TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": en_play.TEXTS | en_draw_cards.TEXTS | en_several.TEXTS | en_ending.TEXTS | en_players.TEXTS,
    "es": es_play.TEXTS | es_draw_cards.TEXTS | es_several.TEXTS | es_ending.TEXTS | es_players.TEXTS,
}
"""Language -> key -> template."""
