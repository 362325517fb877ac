"""English texts: hands that move, and several cards in one turn."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # Zeros and sevens
    "title.zeros": "Zeros",
    "title.sevens": "Sevens",
    "title.zeros_and_sevens": "Zeros and sevens",
    "zero.rotate": (
        "When a 0 of any colour is played, the hands rotate: every player passes all cards to the next "
        "player, in the direction of play."
    ),
    "zero.rotate.two": "When a 0 of any colour is played, the two players swap hands.",
    "zero.trade": "Whoever plays a 0 swaps hands with a player of their choice.",
    "zero.trade.two": "Whoever plays a 0 swaps hands with the other player.",
    "seven.swap": "Whoever plays a 7 swaps hands with a player of their choice.",
    "seven.swap.two": "Whoever plays a 7 swaps hands with the other player.",
    "seven.swap_next": "Whoever plays a 7 swaps hands with the next player.",
    "seven.optional": "The swap of a 7 may be declined.",
    "seven.must": "The swap of a 7 cannot be declined.",
    "hands.last": "If {kinds} is a player's last card, no hands move: that player has gone out.",
    # Several cards in one turn
    "title.several": "Several cards in one turn",
    "several.first": "The first card of a combination must match the top card, like any other card.",
    "several.first.straight": (
        "The first card of a combination must match the top card, like any other card; a straight may also "
        "go on from the number on top."
    ),
    "several.fewer": "Nobody has to play a combination: fewer cards, or a single one, are always allowed.",
    "several.equal": (
        "Of cards with the same number or symbol, whoever plays them chooses which one ends on top."
    ),
    "several.top": "The last card played ends on top, and it alone has its effect; those under it have none.",
    "several.top.others": (
        "The last card played ends on top, and it alone has its effect; those under it have none, unless "
        "something else is said below."
    ),
    "several.drawn": "A card just drawn is played alone, never in a combination.",
    # Rotation combos
    "title.rotation_combos": "Rotation combos",
    "combo.skip_and_reverse": (
        "A 0 may be played together with one or two Skips of its colour, or with one or two Reverses of its "
        "colour, but not with both kinds."
    ),
    "combo.skip": "A 0 may be played together with one or two Skips of its colour.",
    "combo.reverse": "A 0 may be played together with one or two Reverses of its colour.",
    "combo.table": "With {n} players this is what happens:",
    "combo.zero": "0 alone: {effect}.",
    "combo.line.skip": "0 + Skip: {effect}; the next player plays.",
    "combo.line.skips": "0 + Skip + Skip: {effect}; the next player plays.",
    "combo.line.reverse": "0 + Reverse: {effect}; the direction turns, so that the player before plays next.",
    "combo.line.reverse.two": "0 + Reverse: {effect}; the other player plays next, never you again.",
    "combo.line.reverses": (
        "0 + Reverse + Reverse: the hands go there and back, so that none moves; the direction stays as it "
        "was, and the next player plays."
    ),
    "effect.none": "no hands move, since {n} seats on every hand would be back with its owner",
    "effect.swap": "the two players swap hands",
    "effect.next": "every hand goes to the next player",
    "effect.before": "every hand goes to the player before",
    "effect.on": "every hand goes {n} seats on",
    "effect.round": "every hand goes {n} seats on, that is, to the player before",
    "combo.no_turn_lost": "Nobody loses a turn because of {kinds} in a rotation combo.",
    "combo.players_left": "Seats of players who have left the hand are passed over.",
    "combo.lost": "No rotation combo may be played on a 0 that {which}.",
    "lost.straight": "opens a straight",
    "lost.rainbow": "completes a rainbow",
    "lost.set": "is played together with other 0s",
    "combo.last": "If a player's last cards are a rotation combo, no hands move: that player has gone out.",
    # Straights
    "title.straights": "Straights",
    "straight.same": (
        "A straight is three or more consecutive numbers of one colour, ascending, played in one turn, such "
        "as 3-4-5."
    ),
    "straight.any": (
        "A straight is three or more consecutive numbers of any colours, ascending, played in one turn, such "
        "as 3-4-5."
    ),
    "straight.table.same": (
        "The number on top of the discard pile counts as the first one: going on from it in its colour, two "
        "cards from your hand are enough."
    ),
    "straight.table.any": (
        "The number on top of the discard pile counts as the first one: going on from it, in whatever "
        "colour, two cards from your hand are enough."
    ),
    "straight.no_table": (
        "The number on top of the discard pile does not count: all the cards of a straight come from your "
        "hand."
    ),
    "straight.zero": (
        "A 0 may only open a straight (0-1-2) or close it after the 9, as if it were a ten (8-9-0). It is "
        "never both at once: 9-0-1 is no straight."
    ),
    "straight.table.zero": (
        "On a 0 on top you may play 1-2, even if that 0 closed a straight: this is a new one (0-1-2)."
    ),
    "straight.zero.moves": "A 0 that closes a straight moves the hands as usual; one that opens it does not.",
    "straight.combo": "A 0 that closes a straight may also carry a rotation combo, as in {examples}.",
    "straight.seven": "A 7 swaps hands only if it is the last card of the straight.",
    # Rainbows
    "title.rainbows": "Rainbows",
    "rainbow": "A rainbow is the same number in all four colours.",
    "rainbow.table": (
        "Cards of that number that lie on top of the discard pile one after the other count, the opening "
        "card too: whoever plays the colours still missing, one card or several in one turn, completes the "
        "rainbow."
    ),
    "rainbow.hand": "All four cards come from one player's hand, in one turn.",
    "rainbow.run": (
        "A colour played twice does no harm; any other card breaks the row. A rainbow once completed does "
        "not count for the next one."
    ),
    "rainbow.face": (
        "Whoever completes a rainbow of 1s to 9s hands out as many cards from the draw pile as the number "
        "says."
    ),
    "rainbow.fixed": "Whoever completes a rainbow of 1s to 9s hands out {cards} from the draw pile.",
    "rainbow.zero": "For a rainbow of 0s, {cards} are handed out.",
    "rainbow.share": (
        "Whoever completed it shares them out among the opponents as they like; nobody loses a turn because "
        "of them."
    ),
    "rainbow.share.two": "They go to the other player, who loses no turn because of them.",
    "rainbow.zero.rests": (
        "The 0s played in the turn that completes a rainbow do not move hands; earlier ones did when they "
        "were played."
    ),
    "rainbow.seven": "Of several 7s played as a rainbow only the last one swaps hands.",
    # Several equal cards
    "title.sets": "Several equal cards",
    "sets.identical": (
        "Two or more identical cards, equal in colour and in number or symbol, may be played in one turn; "
        "wilds may not."
    ),
    "sets.same_number": (
        "Two or more cards of the same number or symbol, in whatever colours, may be played in one turn; "
        "wilds may not."
    ),
    "sets.skip": "Each Skip makes one more player lose the turn.",
    "sets.skip.two": "Two Skips skip the other player and then yourself.",
    "sets.reverse": "Each Reverse turns the direction once.",
    "sets.reverse.two": "Two Reverses work as two Skips.",
    "sets.draw_two": "Each Draw Two adds 2 cards to draw.",
    "sets.zero.rotate": "Each 0 passes the hands one player further.",
    "sets.zero.trade": "Each 0 swaps hands once.",
    "sets.seven": "Each 7 swaps hands once.",
    "sets.rainbow": "Equal numbers that complete a rainbow count as the rainbow.",
}
