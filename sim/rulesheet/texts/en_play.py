"""English texts: how a hand begins and how a turn is played."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # Cards, players, numbers
    "kind.skip": "Skip",
    "kind.reverse": "Reverse",
    "kind.draw_two": "Draw Two",
    "kind.wild": "Wild",
    "kind.wild_draw_four": "Wild Draw Four",
    "one_of_a_kind": "a {kind}",
    "row": "{first} to {last}",
    "joint.and": "{items} and {last}",
    "joint.and.before_i": "{items} and {last}",
    "joint.or": "{items} or {last}",
    "joint.nor": "{items} or {last}",
    "cards.one": "{n} card",
    "cards.many": "{n} cards",
    "hands.one": "{n} hand",
    "hands.many": "{n} hands",
    "points.one": "{n} point",
    "points.many": "{n} points",
    "seconds.one": "{n} second",
    "seconds.many": "{n} seconds",
    "of_seats.one": "Player {seats}: {text}",
    "of_seats.many": "Players {seats}: {text}",
    # Players and deck
    "title.players": "Players and deck",
    "name": "These are the rules of “{name}”.",
    "aim": "The aim of a hand is to be the first to have no cards left.",
    "players.two": "Two play: {first} and {last} (seats 0 and {seat} in a config).",
    "players.many": (
        "{n} players sit in a circle: {first} to {last}, clockwise (seats 0 to {seat} in a config)."
    ),
    "deck.size.one": "The deck has {cards}.",
    "deck.size.many": "{n} decks are shuffled together, {cards} in all.",
    "deck.colored": "In each colour (red, yellow, green and blue) there are: {parts}.",
    "each_deck.colored": "Each deck has in each colour (red, yellow, green and blue): {parts}.",
    "deck.wild": "Without a colour there are: {parts}.",
    "each_deck.wild": "Each deck has without a colour: {parts}.",
    "deck.part.one": "{kinds} ({cards})",
    "deck.part.many": "{kinds} ({cards} each)",
    "deck.missing": "There is no {kinds}.",
    # Deal and opening card
    "title.deal": "Deal and opening card",
    "deal": "The cards are shuffled and each player is dealt {cards}; the rest, face down, is the draw pile.",
    "deal.open": "The top card of the draw pile is turned up and opens the discard pile.",
    "deal.direction": "Play runs clockwise.",
    "start.left_of_dealer": "{dealer} deals, and {starter}, to the dealer's left, is to start.",
    "start.left_of_dealer.match": (
        "In the first hand {dealer} deals, and {starter}, to the dealer's left, is to start; with every hand "
        "the deal passes on to the next player."
    ),
    "start.seat": "{starter} is to start; {dealer}, who sits just before, deals.",
    "start.seat.match": (
        "In the first hand {starter} is to start, and {dealer}, who sits just before, deals; with every hand "
        "the deal passes on to the next player."
    ),
    "start.random": "For each hand chance decides who is to start; the player who sits just before deals.",
    "start.previous_winner": (
        "{starter} is to start the first hand; after that, whoever won the hand before. After a hand that "
        "nobody won, the start passes on to the next player."
    ),
    "start.previous_loser": (
        "{starter} is to start the first hand; after that, whoever lost the hand before, that is, was left "
        "with most points in cards. After a tie for that, the start passes on to the next player."
    ),
    "start.dealer": "The player who sits just before the starter deals.",
    "opening.number": "If the opening card is a number, nothing happens.",
    "opening.number.still": (
        "If the opening card is a number, nothing happens: not even {kinds} moves hands then."
    ),
    "opening.zero": (
        "If the opening card is a 0, every hand goes to the next player before the first turn; with any "
        "other number nothing happens."
    ),
    "opening.ignore": "If it is {kinds}, it has no effect.",
    "opening.redraw": (
        "If it is {kinds}, it is put back, the draw pile is shuffled and another card is turned up."
    ),
    "opening.skip.apply": "If it is a Skip, whoever was to start loses the turn.",
    "opening.draw_two.draw_and_skip": (
        "If it is a Draw Two, whoever was to start draws 2 cards and loses the turn."
    ),
    "opening.draw_two.draw_and_play": "If it is a Draw Two, the starter draws 2 cards and then plays.",
    "opening.reverse.dealer_first": "If it is a Reverse, the direction turns and the dealer plays first.",
    "opening.reverse.starter_first": (
        "If it is a Reverse, the direction turns, but whoever was to start does."
    ),
    "opening.reverse.as_skip": (
        "If it is a Reverse, it works as a Skip, since only two play: whoever was to start loses the turn."
    ),
    "opening.reverse.right_of_dealer_first": (
        "If it is a Reverse, the direction turns and the player to the dealer's right plays first."
    ),
    "opening.wild": "If it is a Wild, {named}, and play begins as usual.",
    "opening.wild_draw_four.as_wild": "If it is a Wild Draw Four, {named}, and nobody draws.",
    "opening.wild_draw_four.apply": (
        "If it is a Wild Draw Four, {named}; whoever has the first turn draws 4 cards and loses it."
    ),
    "named.starter_names": "the starter names the colour",
    "named.dealer_names": "the dealer names the colour",
    "named.random": "chance decides the colour",
    # A turn
    "title.turn": "A turn",
    "turn.match": (
        "In your turn you play a card that matches the top card of the discard pile in colour, or in number "
        "or symbol."
    ),
    "turn.wild": "A Wild may be played on any card, even if you could play another one.",
    "turn.after_wild": "On a wild, only a card of the colour named may be played, or another wild.",
    "turn.six_is_nine": "A 6 and a 9 match each other, whatever their colours.",
    "turn.six_is_nine.combinations": "In combinations a 6 stays a 6 and a 9 stays a 9.",
    "draw.one": "If you have nothing to play, you draw 1 card.",
    "draw.until_playable": "If you have nothing to play, you draw until a card comes that can be played.",
    "draw.up_to": (
        "If you have nothing to play, you draw until a card comes that can be played, but at most {cards}."
    ),
    "drawn.may_play": (
        "If the card drawn can be played, you may play it at once; otherwise the turn passes to the next "
        "player."
    ),
    "drawn.must_play": (
        "If the card drawn can be played, you must play it at once; otherwise the turn passes to the next "
        "player."
    ),
    "drawn.keep": "What you draw stays in your hand, and the turn passes to the next player.",
    "drawn.rlcard": (
        "If the card drawn has the colour in force, it is played at once; any other, even one that matches "
        "in number or symbol, stays in your hand, and the turn passes to the next player."
    ),
    "drawn.rlcard.wilds": (
        "If the card drawn has the colour in force, it is played at once, and so is a wild, whose colour "
        "chance decides; any other, even one that matches in number or symbol, stays in your hand, and the "
        "turn passes to the next player."
    ),
    "draw.must_play": "Whoever can play a card has to: nobody draws by choice.",
    "draw.voluntary": (
        "You may also draw although you could play a card; then only the card drawn may be played."
    ),
    "draw.voluntary.keep": "You may also draw although you could play a card.",
    "draw.exact": (
        "Whoever has to draw because of another player's card draws exactly the cards owed, whether they can "
        "be played or not."
    ),
    # Action cards
    "title.action_cards": "Action cards",
    "action.skip": "Skip: the next player loses the turn.",
    "action.skip.two": "Skip: the other player loses the turn, and you play again.",
    "action.reverse": "Reverse: the direction of play turns.",
    "reverse.two.skip": "Since only two play, a Reverse works as a Skip: whoever plays it plays again.",
    "reverse.two.none": "Since only two play, a Reverse does no more than pass the turn to the other player.",
    "reverse.few.skip": "When only two are playing, a Reverse works as a Skip.",
    "reverse.few.none": "When only two are playing, a Reverse does no more than pass the turn.",
    "action.draw_two": "Draw Two: the next player draws 2 cards and loses the turn.",
    "action.wild": "Wild: you name the colour with which play goes on.",
    "action.spent": (
        "Once {kinds} has been drawn for, it is spent: the next player only has to play a card that matches."
    ),
}
