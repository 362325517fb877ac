"""Who plays with which cards, the deal and who starts (rules.md B1 to B3, C1, section 4)."""

from collections.abc import Iterator, Sequence

from ..config import Kind
from .game import WILDS, Game, by_value
from .words import SEATS, Words

LONG_ROW = 3
"""So many numbers in a row are told by the first and the last."""


def players(game: Game, words: Words) -> Iterator[str]:
    """Yield what is played, and who plays."""
    yield words.say("name", name=game.config.name)
    yield words.say("aim")
    last = game.players - 1
    key = "players.two" if game.two else "players.many"
    yield words.say(key, n=game.players, first=SEATS[0], last=SEATS[last], seat=last)


def deck(game: Game, words: Words) -> Iterator[str]:
    """Yield which cards there are."""
    decks, size = game.rules.decks, words.cards(game.rules.deck_size())
    yield words.counted("deck.size", decks, cards=size)
    counts = game.rules.deck.counts()
    colored = {kind: count for kind, count in counts.items() if kind not in WILDS and count}
    wild = {kind: counts[kind] for kind in WILDS if counts[kind]}
    each = "each_deck" if decks > 1 else "deck"
    if colored:
        yield words.say(f"{each}.colored", parts=_parts(colored, words))
    if wild:
        yield words.say(f"{each}.wild", parts=_parts(wild, words))
    missing = [kind for kind, count in counts.items() if not count]
    if missing:
        yield words.say("deck.missing", kinds=words.listed("nor", [*told_kinds(missing, words)]))


def _parts(counts: dict[Kind, int], words: Words) -> str:
    """Return how many cards there are of each kind, kinds of which there are as many told together."""
    kinds = list(counts)
    parts = []
    for places, count in by_value(list(counts.values())):
        told = told_kinds([kinds[place] for place in places], words)
        key = "deck.part.one" if len(told) == 1 and len(places) == 1 else "deck.part.many"
        parts.append(words.say(key, cards=words.cards(count), kinds=words.listed("and", told)))
    return "; ".join(parts)


def told_kinds(kinds: Sequence[Kind], words: Words) -> list[str]:
    """Return the names of kinds of cards; numbers that follow each other are told as "1 to 9"."""
    told: list[str] = []
    row: list[str] = []
    for kind in [*kinds, None]:
        if kind is not None and kind.isdigit() and (not row or int(kind) == int(row[-1]) + 1):
            row.append(kind)
            continue
        told += [words.say("row", first=row[0], last=row[-1])] if len(row) >= LONG_ROW else row
        row = [kind] if kind is not None and kind.isdigit() else []
        if kind is not None and not row:
            told.append(words.kind(kind))
    return told


def deal(game: Game, words: Words) -> Iterator[str]:
    """Yield how cards are dealt, and in which direction play runs."""
    yield words.say("deal", cards=words.cards(game.rules.deal))
    yield words.say("deal.open")
    yield words.say("deal.direction")


def starter(game: Game, words: Words) -> Iterator[str]:
    """Yield who deals and who starts."""
    word = game.rules.start.first_player
    seat = game.rules.start.seat if word == "seat" else 0
    rotates = ".match" if game.rules.match.mode != "none" and word in ("left_of_dealer", "seat") else ""
    dealer = SEATS[(seat - 1) % game.players]
    yield words.say(f"start.{word}{rotates}", starter=SEATS[seat % len(SEATS)], dealer=dealer)
    if word.startswith("previous_"):
        yield words.say("start.dealer")
