"""English texts: the Wild Draw Four, stacking and deflecting."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # The Wild Draw Four
    "title.wild_draw_four": "The Wild Draw Four",
    "title.challenge": "The Wild Draw Four and the challenge",
    "w4.effect": "Wild Draw Four: you name the colour, and the next player draws 4 cards and loses the turn.",
    "w4.legal.no_color": (
        "You may play it only if you hold no card of the colour in force (after a wild, the colour named); "
        "other wilds in your hand do not count."
    ),
    "w4.legal.no_match": (
        "You may play it only if you hold no other card that matches the top card in colour, number or "
        "symbol; other wilds in your hand do not count."
    ),
    "w4.legal.no_other_playable": (
        "You may play it only if you hold no other card that could be played, not even a Wild; other Wild "
        "Draw Fours do not count."
    ),
    "w4.legal.always": "You may always play it, whatever else you hold.",
    "w4.combinations": "Cards that could be played only in a combination do not count either.",
    "w4.challenge": (
        "Nobody looks at your hand when you play it. But the player who would have to draw, and nobody else, "
        "may challenge you; then you show that player your cards."
    ),
    "w4.guilty.plays": (
        "If you were bluffing, you draw {cards} instead; the card and the colour stay, and the challenger "
        "plays an ordinary turn."
    ),
    "w4.guilty.loses": (
        "If you were bluffing, you draw {cards} instead; the card and the colour stay, and the challenger "
        "loses the turn all the same."
    ),
    "w4.innocent": "If you were not, the challenger draws {cards} in all and loses the turn.",
    "w4.in_vain": (
        "The player who would have to draw may challenge you, but always in vain: the challenger draws "
        "{cards} in all and loses the turn."
    ),
    "w4.table": "The whole table sees to that: it cannot be played otherwise, and there is no challenge.",
    "w4.no_challenge": "There is no challenge.",
    "w4.nobody": "You may always play it: nobody looks at your hand, and there is no challenge.",
    "w4.drawn.counts": "All this also holds for one that you have just drawn.",
    "w4.drawn.free": (
        "One that is played just after it was drawn makes nobody draw: the next player plays as usual."
    ),
    # Stacking and deflecting
    "title.stacking": "Stacking",
    "title.deflecting": "Deflecting",
    "title.stacking_and_deflecting": "Stacking and deflecting",
    "stack.draw_two": (
        "Whoever would have to draw for a Draw Two may play another Draw Two on it instead; a Wild Draw Four "
        "cannot be stacked on."
    ),
    "stack.same": (
        "Whoever would have to draw may play another Draw Two on a Draw Two instead, and another Wild Draw "
        "Four on a Wild Draw Four."
    ),
    "stack.escalate": (
        "Whoever would have to draw may play another Draw Two or a Wild Draw Four on a Draw Two instead, but "
        "on a Wild Draw Four only another Wild Draw Four."
    ),
    "stack.cross": (
        "Whoever would have to draw may play a Draw Two or a Wild Draw Four instead, each of them on either."
    ),
    "stack.one_kind": "Whoever would have to draw for a {kind} may play another {kind} on it instead.",
    "stack.grow": (
        "The cards to draw add up, and the next player faces them all. Each player answers with a single "
        "card, whatever its colour."
    ),
    "stack.bound": "A Wild Draw Four may be played in answer only as its own rule allows.",
    "stack.must": "Whoever can stack has to.",
    "stack.may": "Nobody has to stack: you may also draw.",
    "deflect.reverse": (
        "Whoever would have to draw may play a Reverse instead: the direction turns, and the cards waiting "
        "to be drawn go back to the player before."
    ),
    "deflect.reverse.two": (
        "Whoever would have to draw may play a Reverse instead: the cards waiting to be drawn go back to the "
        "other player."
    ),
    "deflect.skip": (
        "Whoever would have to draw may play a Skip instead: the cards waiting to be drawn pass on to the "
        "next player."
    ),
    "deflect.same_color": "The card that deflects must have the colour in force.",
    "deflect.any_color": "The card that deflects may have any colour.",
    "pile.draw": "Whoever does not answer draws all the cards waiting and loses the turn.",
    "pile.only": "While cards are waiting to be drawn, nothing else may be played.",
    "pile.only.several": (
        "While cards are waiting to be drawn, nothing else may be played, no combination either."
    ),
    "pile.challenge": (
        "Before answering, you may challenge the player who has just played a Wild Draw Four. A bluffer then "
        "draws all the cards waiting, counting {guilty} for that Wild Draw Four; otherwise you draw them "
        "all, counting {innocent} for it."
    ),
    "pile.challenge.in_vain": (
        "Before answering, you may challenge the player who has just played a Wild Draw Four, but always in "
        "vain: you draw all the cards waiting, counting {innocent} for that Wild Draw Four."
    ),
    "pile.last": "If {kinds} was a player's last card, it cannot be answered.",
}
