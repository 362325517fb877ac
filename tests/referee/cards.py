"""Card codes, faces and their short names.

A physical card is ``copy << 6 | colour << 4 | symbol``; a face is what a player sees of it: colour and
symbol of a coloured card, the symbol alone of a wild.
"""

RED, YELLOW, GREEN, BLUE = range(4)
COLOURS = (RED, YELLOW, GREEN, BLUE)
SKIP, REVERSE, DRAW_TWO, WILD, WILD_DRAW_FOUR = 10, 11, 12, 13, 14

COLOUR_LETTERS = "RYGB"
SYMBOL_WORDS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "D2", "W", "W4")
KINDS = (
    *("0", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
    *("skip", "reverse", "draw_two", "wild", "wild_draw_four"),
)


def symbol(card: int) -> int:
    """Symbol of a card or face: 0-9 for a number, then Skip, Reverse, Draw Two, Wild, Wild Draw Four."""
    return card & 15


def colour(card: int) -> int:
    """Colour of a coloured card or face; of a wild it is only the lane, which means nothing to the game."""
    return card >> 4 & 3


def face(card: int) -> int:
    """What a player sees of a physical card."""
    return card & 15 if card & 15 >= WILD else card & 63


def face_of(colour_: int, symbol_: int) -> int:
    """Face of a coloured card."""
    return colour_ << 4 | symbol_


def is_number(card: int) -> bool:
    return card & 15 <= 9


def is_wild(card: int) -> bool:
    return card & 15 >= WILD


def words(card: int) -> str:
    """Short name of a card, as in the notation of the rules: R5, GS, W4."""
    if card < 0 or symbol(card) > WILD_DRAW_FOUR:
        return f"no card ({card})"
    if is_wild(card):
        return SYMBOL_WORDS[symbol(card)]
    return COLOUR_LETTERS[colour(card)] + SYMBOL_WORDS[symbol(card)]


def physical(name: str) -> int:
    """Physical card of a short name; each apostrophe takes the next copy: R5, R5', W, W', W''."""
    copy = name.count("'")
    name = name.rstrip("'")
    if name in ("W", "W4"):
        return copy // 4 << 6 | copy % 4 << 4 | SYMBOL_WORDS.index(name)
    return copy << 6 | COLOUR_LETTERS.index(name[0]) << 4 | SYMBOL_WORDS.index(name[1:])
