"""Keys that cannot stand together, one function each; every one names the keys involved and the reason."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from .config import Config
from .deck import ACTION_KINDS, MOST_CARDS, MOST_OF_A_FACE, MOST_WILDS, WILD_KINDS, Kind, in_all


class Contradiction(NamedTuple):
    """Keys that contradict each other, the one to blame first, and why."""

    keys: tuple[str, ...]
    reason: str


_DECK_KEYS: Final = ("rules.deck.cards", "rules.deck.mode", "rules.decks")


def one_strategy_a_seat(config: Config) -> Iterator[Contradiction]:
    """Refuse a list of strategies or habits that has not one entry a seat (section 7)."""
    for key, listed in (("strategies", config.strategies), ("habits", config.habits)):
        if len(listed) != config.players:
            reason = (
                f"{key}: a list names one a seat; this one has {len(listed)} for {config.players} players"
            )
            yield Contradiction((key, "players"), reason)


def starting_seat_at_the_table(config: Config) -> Iterator[Contradiction]:
    """Refuse a starting seat that nobody sits on (section 4)."""
    seat = config.rules.start.seat
    if seat >= config.players:
        reason = f"rules.start.first_player: no seat {seat} with {config.players} players; seats count from 0"
        yield Contradiction(("rules.start.seat", "players"), reason)


def previous_hand_in_a_match(config: Config) -> Iterator[Contradiction]:
    """Refuse starting by the previous hand where hands stand alone (section 4)."""
    word = config.rules.start.first_player
    if word.startswith("previous_") and config.rules.match.mode == "none":
        reason = f"rules.start.first_player: {word} has no previous hand to look at without a match"
        yield Contradiction(("rules.start.first_player", "rules.match.mode"), reason)


def custom_deck_named(config: Config) -> Iterator[Contradiction]:
    """Refuse a custom deck without cards (section 4)."""
    deck = config.rules.deck
    if deck.mode == "custom" and not any(deck.cards.values()):
        yield Contradiction(
            ("rules.deck.mode", "rules.deck.cards"), "rules.deck: custom needs cards with their counts"
        )


def deck_large_enough(config: Config) -> Iterator[Contradiction]:
    """Refuse a deck too small to deal and to turn up a card (section 4)."""
    rules = config.rules
    needed, size = config.players * rules.deal + 1, rules.deck_size()
    if 0 < size < needed:
        reason = (
            f"rules.deal: {config.players} players with {rules.deal} cards each and an opening card "
            f"need {needed} cards, the deck has {size}"
        )
        yield Contradiction(("rules.deal", *_DECK_KEYS, "players"), reason)


def deck_small_enough(config: Config) -> Iterator[Contradiction]:
    """Refuse more cards, or more of one kind, than a hand of play holds."""
    rules = config.rules
    if rules.deck_size() > MOST_CARDS:
        reason = f"rules.deck: {rules.deck_size()} cards are too many; at most {MOST_CARDS}"
        yield Contradiction(_DECK_KEYS, reason)
    for kind, count in rules.deck_counts().items():
        most = MOST_WILDS if kind in WILD_KINDS else MOST_OF_A_FACE
        if count > most:
            each = "in all" if kind in WILD_KINDS else "a colour"
            reason = f"rules.deck.cards: {count} cards of kind {kind} {each} are too many; at most {most}"
            yield Contradiction((f"rules.deck.cards.{kind}", *_DECK_KEYS), reason)


def opening_card_to_find(config: Config) -> Iterator[Contradiction]:
    """Refuse redraws of the opening card that might never end: all cards that may stay could be dealt."""
    rules, redrawn = config.rules, _redrawn_at_opening(config)
    counts = rules.deck_counts()
    size = rules.deck_size()
    staying = sum(in_all(kind, count) for kind, count in counts.items() if kind not in redrawn)
    dealt = config.players * rules.deal
    if dealt < size and staying < size and staying <= dealt:
        kinds = ", ".join(kind for kind in redrawn if counts[kind])
        reason = (
            f"rules.opening: with {kinds} put back, only {staying} cards may open the discard pile, "
            f"and all of them could be among the {dealt} dealt"
        )
        keys = tuple(f"rules.opening.{kind}" for kind in redrawn if counts[kind])
        yield Contradiction((*keys, *_DECK_KEYS, "rules.deal", "players"), reason)


def _redrawn_at_opening(config: Config) -> list[Kind]:
    opening = config.rules.opening
    wild_draw_four = opening.wild if opening.wild_draw_four == "as_wild" else opening.wild_draw_four
    words: dict[Kind, str] = {
        "skip": opening.skip,
        "reverse": opening.reverse,
        "draw_two": opening.draw_two,
        "wild": opening.wild,
        "wild_draw_four": wild_draw_four,
    }
    return [kind for kind, word in words.items() if word == "redraw"]


def color_of_opening_named(config: Config) -> Iterator[Contradiction]:
    """Refuse applying an opening Wild Draw Four when nobody names a colour (section 4)."""
    opening = config.rules.opening
    if opening.wild_draw_four == "apply" and opening.wild == "redraw":
        reason = (
            "rules.opening.wild_draw_four: apply names the colour as rules.opening.wild says, "
            "and redraw lets nobody name it"
        )
        yield Contradiction(("rules.opening.wild_draw_four", "rules.opening.wild"), reason)


def combos_need_rotation(config: Config) -> Iterator[Contradiction]:
    """Refuse rotation combos where a 0 does not rotate (Z6)."""
    if config.rules.rotation_combos and config.rules.zero != "rotate":
        reason = "rules.rotation_combos: a combo moves the hands of a 0 further, which needs zero: rotate"
        yield Contradiction(("rules.rotation_combos", "rules.zero"), reason)


def last_card_to_find(config: Config) -> Iterator[Contradiction]:
    """Refuse a last card of a kind that the deck does not have: nobody could ever be out (section 4)."""
    rules = config.rules
    barred: dict[str, tuple[Kind, ...]] = {
        "any": (),
        "no_action": ACTION_KINDS,
        "no_wild": WILD_KINDS,
        "number_only": (*ACTION_KINDS, *WILD_KINDS),
    }
    counts = rules.deck_counts()
    if any(counts.values()) and not any(
        count for kind, count in counts.items() if kind not in barred[rules.finish]
    ):
        reason = f"rules.finish: under {rules.finish} none of the deck's cards may be the last one laid"
        yield Contradiction(("rules.finish", *_DECK_KEYS), reason)


def mercy_after_the_deal(config: Config) -> Iterator[Contradiction]:
    """Refuse a mercy limit that the cards dealt reach already: everybody would be out of the game (section 4)."""
    rules = config.rules
    if 0 < rules.mercy.limit <= rules.deal:
        reason = (
            f"rules.mercy: everybody is dealt {rules.deal} cards, and whoever holds {rules.mercy.limit} "
            "is out of the game"
        )
        yield Contradiction(("rules.mercy.limit", "rules.deal"), reason)


def match_needs_points(config: Config) -> Iterator[Contradiction]:
    """Refuse a match that no hand brings nearer to its end: it would be played for ever (B9)."""
    rules = config.rules
    worthless = rules.scoring.hand != "one_per_win" and not any(rules.scoring.values.values())
    if rules.match.mode != "none" and (rules.scoring.hand == "none" or worthless):
        reason = "rules.match: without points for a hand (rules.scoring) a match never ends"
        yield Contradiction(("rules.match.mode", "rules.scoring.hand", "rules.scoring.values"), reason)


CONTRADICTIONS: Final[tuple[Callable[[Config], Iterator[Contradiction]], ...]] = (
    one_strategy_a_seat,
    starting_seat_at_the_table,
    previous_hand_in_a_match,
    custom_deck_named,
    deck_large_enough,
    deck_small_enough,
    opening_card_to_find,
    color_of_opening_named,
    combos_need_rotation,
    last_card_to_find,
    mercy_after_the_deal,
    match_needs_points,
)
