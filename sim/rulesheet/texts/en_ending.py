"""English texts: calls out of turn, the end of a hand, points and odd cases."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # Jumping in
    "title.jump_in": "Jumping in",
    "jump_in": (
        "When a card has been played, any player but the one who played it may at once, out of turn, play an "
        "identical card (same colour and same number or symbol), a single one; so may the next player, and "
        "the one whom the card hits."
    ),
    "jump_in.opening": "Nobody may jump in on the opening card.",
    "jump_in.wilds": (
        "In the same way a Wild may be played on a Wild, and a Wild Draw Four on another if its own rule "
        "allows it."
    ),
    "jump_in.no_wilds": "With wilds nobody may jump in.",
    "jump_in.nearest": "If several want to, the nearest in the direction of play comes first.",
    "jump_in.random": "If several want to, chance decides who comes first.",
    "jump_in.effect": (
        "The new card's effect on the next player replaces that of the card before; play goes on from "
        "whoever jumped in."
    ),
    "jump_in.stands": "What the card before has already done to hands or direction stays so.",
    "jump_in.pile": "The cards waiting to be drawn stay as many as they were.",
    # Saying UNO
    "title.uno": "Saying “UNO”",
    "uno.due.one": "When what you play leaves you with a single card, you must say “UNO”.",
    "uno.due.many": "When what you play leaves you with exactly {n} cards, you must say “UNO”.",
    "uno.several": (
        "It does not matter how many cards you play; if you go out with them, there is nothing to say."
    ),
    "uno.next_plays": "If you do not and are caught before another card is played, you draw {cards}.",
    "uno.next_begins": "If you do not and are caught before the next player's turn begins, you draw {cards}.",
    "uno.automatic": "If you do not, you draw {cards} in any case.",
    "uno.handed_on": (
        "You must also say it if the cards left to you pass to another player because of {kinds}; penalty "
        "cards then join the hand that you receive."
    ),
    "uno.on_receive.must_call": (
        "Whoever receives exactly one card because of {kinds} must say “UNO” on touching it, or faces the "
        "same penalty."
    ),
    "uno.on_receive.none": "Whoever receives a single card because of {kinds} need not say anything.",
    # Going out
    "title.going_out": "Going out",
    "end.first_out": "A hand ends as soon as somebody has no cards left: that player wins it.",
    "end.last_standing": (
        "Whoever has no cards left is out, and the others play on for the places until only one is left. The "
        "first to be out wins the hand."
    ),
    "finish.any": "Any card may be the last one.",
    "finish.no_action": "The last card may not be {kinds}.",
    "finish.no_action.wild": "The last card may not be {kinds}; a wild is allowed.",
    "finish.no_wild": "The last card may not be {kinds}.",
    "finish.number_only": "The last card must be a number, not {kinds}.",
    "finish.draw": "Whoever has nothing else to play draws.",
    "finish.top": "Of a combination, the card on top counts.",
    "last.counts": (
        "If a player's last card is {kinds}, the next player still draws for it, before points are counted."
    ),
    "last.ignored": "If a player's last card is {kinds}, nobody draws for it any more.",
    "last.pile": "Cards already waiting to be drawn are drawn with it.",
    "last.no_challenge": "A Wild Draw Four that is a player's last card cannot be challenged.",
    "last.rainbow.counts": "If the last cards complete a rainbow, its cards are still handed out.",
    "last.rainbow.ignored": "If the last cards complete a rainbow, no cards are handed out for it any more.",
    # Scoring
    "title.scoring": "Scoring",
    "scoring.winner": "The winner of a hand scores the cards that all the others still hold.",
    "scoring.holders": "At the end of a hand, the cards still held count as points against their holders.",
    "scoring.one_per_win": "The winner of a hand scores 1 point.",
    "scoring.none": "No points are counted.",
    "values": "The cards are worth: {parts}.",
    "values.weighed": "To compare cards, the players take them to be worth: {parts}.",
    "value.faces": "numbers, their face value",
    "value.some_faces": "{kinds}, face value",
    "value.one": "{kinds}, {n}",
    "value.each": "{kinds}, {n} each",
    # The match
    "title.match": "The match",
    "match.none": "Each hand stands alone.",
    "match.first_wins": "Hands are played until somebody has reached {target}: that player wins the match.",
    "match.first_loses": "Hands are played until somebody has reached {target}: that player loses the match.",
    "match.lowest_wins": (
        "Hands are played until somebody has reached {target}: then the lowest total wins the match."
    ),
    "match.several.first_wins": "If several reach that in the same hand, the highest total wins.",
    "match.several.first_loses": "If several reach that in the same hand, the highest total loses.",
    "match.hands.highest": "A match is {hands}: the highest total wins it.",
    "match.hands.lowest": "A match is {hands}: the lowest total wins it.",
    "match.tie": "If the totals that decide are equal, another hand is played.",
    # Odd cases
    "title.odd_cases": "Odd cases",
    "reshuffle.keep_top": (
        "When the draw pile is used up, all the discards but the top card are shuffled and become the new "
        "one, in the middle of a draw if need be."
    ),
    "reshuffle.rlcard": (
        "When a card is to be drawn and the draw pile is empty, all the discards are shuffled and become the "
        "new one, even the top card; it remains the card to match."
    ),
    "reshuffle.rlcard.draw_cards": (
        "When a card is to be drawn and the draw pile is empty, or has fewer cards than {kinds} asks for, "
        "all the discards are shuffled into it, even the top card; it remains the card to match."
    ),
    "reshuffle.wild": "A wild that is shuffled in forgets the colour it was given.",
    "empty.pass": (
        "If there are no cards left to draw at all, whoever should draw goes without. When all the players "
        "have passed so one after the other, the hand ends without a winner."
    ),
    "empty.fewest_points_wins": (
        "If there are no cards left to draw at all, the hand ends at once, and whoever holds the fewest "
        "points in cards wins; in a tie, nobody does."
    ),
    "empty.fewest_cards_wins": (
        "If there are no cards left to draw at all, the hand ends at once, and whoever holds the fewest "
        "cards wins; in a tie, nobody does."
    ),
    "empty.void": "If there are no cards left to draw at all, the hand ends at once and does not count.",
    "mercy": (
        "Mercy: whoever holds {cards} or more after drawing, or after hands have moved, is out of the hand, "
        "and those cards go under the top card of the discard pile. If only one player is left, that player "
        "wins."
    ),
    "max_turns.one": "A hand that has not ended after {n} turn is stopped and counts as unfinished.",
    "max_turns.many": "A hand that has not ended after {n} turns is stopped and counts as unfinished.",
}
