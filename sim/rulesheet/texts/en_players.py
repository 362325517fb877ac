"""English texts: the simulated players, and what is simulated."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # How the simulated players behave
    "title.behaviour": "How the simulated players behave",
    "strategy.all": "All players play by “{name}”: {how}.",
    "strategy.one": "Player {seats} plays by “{name}”: {how}.",
    "strategy.many": "Players {seats} play by “{name}”: {how}.",
    "how.random": (
        "any move that is allowed, by chance, where each card that can be played is as likely as any other "
        "and a combination counts once"
    ),
    "how.random_action": (
        "any move that is allowed, by chance, where equal cards count once and a wild counts once for each "
        "colour"
    ),
    "how.high_points": "the move worth the most points",
    "how.most_color": (
        "a card of the colour held most, among these the move worth the most points, and wilds last"
    ),
    "how.save_wild": "the move worth the most points, but a wild only if there is no other move",
    "how.punisher": (
        "the move worth the most points, but Skips, Draw Twos and Wild Draw Fours are kept until the next "
        "player holds 2 cards or fewer or there is no other move"
    ),
    "how.rotation_aware": (
        "the move worth most, counting the points of the cards played, 10 more for each card handed away as "
        "hands move and 10 less for each one received; a move that would leave the next player with a single "
        "card in this way is avoided"
    ),
    "how.own": "a strategy that the user has written",
    "behaviour.drawn": "A card just drawn that can be played is always played.",
    "behaviour.ties": "Where moves or colours are equally good, chance decides.",
    "behaviour.color.weighed": "a wild is given the colour held most after it is played.",
    "behaviour.color.by_chance": "a wild is given a colour by chance.",
    "behaviour.swap.weighed": "hands are swapped with the player who holds the fewest cards.",
    "behaviour.swap.by_chance": "hands are swapped with a player chosen by chance.",
    "behaviour.optional": "A swap that may be declined is made if the other player holds fewer cards.",
    "behaviour.gift.weighed": (
        "the cards of a rainbow are given one by one to whoever holds the fewest at that moment."
    ),
    "behaviour.gift.by_chance": "the cards of a rainbow are given one by one to opponents chosen by chance.",
    "habit.forget.never": "“UNO” is never forgotten.",
    "habit.forget.sometimes": "“UNO” is forgotten {percent} of the time.",
    "habit.forget.always": "“UNO” is always forgotten.",
    "habit.catch.never": "a forgotten “UNO” is never noticed.",
    "habit.catch.sometimes": "a forgotten “UNO” is noticed {percent} of the time, at each chance there is.",
    "habit.catch.always": "a forgotten “UNO” is always noticed.",
    "habit.bluff.never": "a Wild Draw Four is never played as a bluff.",
    "habit.bluff.sometimes": (
        "with a Wild Draw Four in hand that may not be played, playing it as a bluff is considered in "
        "{percent} of the turns."
    ),
    "habit.bluff.always": (
        "with a Wild Draw Four in hand that may not be played, playing it as a bluff is always considered."
    ),
    "habit.challenge.never": "a Wild Draw Four is never challenged.",
    "habit.challenge.sometimes": "a Wild Draw Four is challenged {percent} of the time.",
    "habit.challenge.always": "a Wild Draw Four is always challenged.",
    "habit.stack.never": "{kinds} that need not be answered never is.",
    "habit.stack.sometimes": "{kinds} that can be answered is answered {percent} of the time.",
    "habit.stack.always": "{kinds} that can be answered always is.",
    "habit.jump_in.never": "a chance to jump in is never taken.",
    "habit.jump_in.sometimes": "a chance to jump in is taken {percent} of the time.",
    "habit.jump_in.always": "a chance to jump in is always taken.",
    "habit.draw_anyway.never": "nobody draws who could play a card.",
    "habit.draw_anyway.sometimes": (
        "a card is drawn by choice, although one could be played, {percent} of the time."
    ),
    "habit.draw_anyway.always": "a card is always drawn by choice, even if one could be played.",
    # What is simulated
    "title.simulation": "What is simulated",
    "run.hands.one": "{n} hand is played.",
    "run.hands.many": "{n} hands are played.",
    "run.matches.one": "{n} match is played.",
    "run.matches.many": "{n} matches are played.",
    "run.seed": "Chance starts from the seed {seed}: the same seed gives the same hands.",
    "run.rows.all": "Every hand has a row of its own in the tables of results.",
    "run.rows.sample": "Only a sample of the hands has rows in the tables of results.",
    "run.rows.none": "No hand has a row in the tables of results.",
    "run.pace": "To estimate minutes, a turn is taken to last {turn}, and shuffling and dealing {deal}.",
    # What is left out
    "title.not_played": "Not played",
    "not_played": "The following house rules are not played: {rules}.",
    "off.stacking": "stacking Draw Twos and Wild Draw Fours",
    "off.deflect": "sending them on with a Reverse or a Skip",
    "off.zero": "hands that move on a 0",
    "off.seven": "hands that are swapped on a 7",
    "off.rotation_combos": "rotation combos",
    "off.straights": "straights",
    "off.rainbow": "rainbows",
    "off.sets": "several equal cards at once",
    "off.jump_in": "jumping in",
    "off.uno": "saying “UNO”",
    "off.six_is_nine": "a 6 as a 9",
    "off.mercy": "putting out whoever holds too many cards",
}
