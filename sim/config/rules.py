"""All rules of a hand, as rules.md sections 1 to 4 name them."""

from typing import Annotated, Literal

from pydantic import Field

from .combinations import Rainbow, Straights
from .deck import Deck, Kind, in_all
from .draw import Draw
from .draw_cards import Deflect, Stacking, WildDrawFour
from .ending import Match, Mercy, Scoring
from .section import Section
from .start import Opening, Start
from .table_rules import JumpIn, Reverse, Seven
from .uno_call import Uno


class Rules(Section):
    """The rules that are played; what is not named is as in the base game."""

    deck: Deck = Field(Deck(), description="The cards of one deck: classic, numbers_only or custom.")
    decks: Annotated[int, Field(ge=1, le=4)] = Field(1, description="How many decks are shuffled together.")
    deal: Annotated[int, Field(ge=1, le=20)] = Field(7, description="Cards dealt to each player.")
    start: Start = Field(Start(), description="Who starts.")
    opening: Opening = Field(Opening(), description="What the card turned up at the start does.")
    draw: Draw = Field(Draw(), description="Drawing in one's own turn.")
    wild_draw_four: WildDrawFour = Field(
        WildDrawFour(), description="When a Wild Draw Four may be laid, and the challenge."
    )
    stacking: Stacking = Field(Stacking(), description="Answering a draw card with a draw card.")
    deflect: Deflect = Field(Deflect(), description="Passing a pending pile on by a Reverse or a Skip.")
    reverse: Reverse = Field(Reverse(), description="Reverse at a table of two.")
    zero: Literal["plain", "rotate", "trade"] = Field(
        "plain", description="What a 0 does; rotate: all hands move one seat on; trade: with a chosen player."
    )
    seven: Seven = Field(Seven(), description="What a 7 does.")
    rotation_combos: bool = Field(
        False, description="May a 0 be laid with Skips or Reverses of its colour (Z2 to Z6)?"
    )
    straights: Straights = Field(Straights(), description="Three or more consecutive numbers in one turn.")
    rainbow: Rainbow = Field(Rainbow(), description="The same number in the four colours.")
    sets: Literal["none", "identical", "same_number"] = Field(
        "none",
        description="May equal cards be laid in one turn: identical ones, or of one number or symbol?",
    )
    jump_in: JumpIn = Field(JumpIn(), description="Laying an identical card out of turn.")
    finish: Literal["any", "no_action", "no_wild", "number_only"] = Field(
        "any", description="Which kind of card may be the last one."
    )
    last_draw_card: Literal["counts", "ignored"] = Field(
        "counts", description="Is a draw card laid as the last card still drawn for, before scoring?"
    )
    uno: Uno = Field(Uno(), description="Saying UNO.")
    six_is_nine: bool = Field(False, description="Do a 6 and a 9 match each other?")
    mercy: Mercy = Field(Mercy(), description="none, or {limit: N}: a hand of N cards leaves the game.")
    end: Literal["first_out", "last_standing"] = Field(
        "first_out", description="Does the hand end with the first player out, or go on for places?"
    )
    both_piles_empty: Literal["pass", "fewest_points_wins", "fewest_cards_wins", "void"] = Field(
        "pass", description="When there is nothing left to draw: pass, or the hand ends."
    )
    reshuffle: Literal["keep_top", "rlcard"] = Field(
        "keep_top", description="Does the top card stay when the discards are shuffled?"
    )
    scoring: Scoring = Field(Scoring(), description="Points.")
    match: Match = Field(Match(), description="Whether hands make a match.")
    max_turns: Annotated[int, Field(ge=1, le=65_535)] = Field(
        10_000, description="A hand of this many turns is stopped and counted as unfinished."
    )

    def deck_counts(self) -> dict[Kind, int]:
        """Return the cards of each kind in all decks together, coloured kinds per colour, wilds in all."""
        return {kind: count * self.decks for kind, count in self.deck.counts().items()}

    def deck_size(self) -> int:
        """Return the number of cards in all decks together."""
        return sum(in_all(kind, count) for kind, count in self.deck_counts().items())
