"""Going out, points and matches (rules.md B9, C9, C10, ``finish``, ``end``, ``scoring``, ``match``)."""

from collections.abc import Iterator

from ..config import Kind
from .deck_and_deal import told_kinds
from .game import ACTIONS, DRAW_CARDS, WILDS, Game, by_value
from .words import Words


def going_out(game: Game, words: Words) -> Iterator[str]:
    """Yield how a hand ends, and which card may be the last."""
    rules = game.rules
    yield words.say(f"end.{rules.end}")
    yield from _finish(game, words)
    draw_cards = game.held(DRAW_CARDS)
    if draw_cards:
        yield words.say(f"last.{rules.last_draw_card}", kinds=words.any_of(draw_cards))
        if rules.last_draw_card == "counts" and (game.stacks or game.deflects):
            yield words.say("last.pile")
        if rules.last_draw_card == "counts" and game.challenges:
            yield words.say("last.no_challenge")
    if rules.rainbow.enabled:
        yield words.say(f"last.rainbow.{rules.last_draw_card}")


def _finish(game: Game, words: Words) -> Iterator[str]:
    refused: dict[str, tuple[Kind, ...]] = {
        "any": (),
        "no_action": ACTIONS,
        "no_wild": WILDS,
        "number_only": (*ACTIONS, *WILDS),
    }
    finish = game.rules.finish
    kinds = game.held(refused[finish])
    if not kinds:
        yield words.say("finish.any")
        return
    spared = ".wild" if finish == "no_action" and game.held(WILDS) else ""
    yield words.say(
        f"finish.{finish}{spared}", kinds=words.listed("nor", [words.one(kind) for kind in kinds])
    )
    yield words.say("finish.draw")
    if game.several:
        yield words.say("finish.top")


def scoring(game: Game, words: Words) -> Iterator[str]:
    """Yield who scores what, and what the cards are worth."""
    rule = game.rules.scoring
    yield words.say(f"scoring.{rule.hand}")
    key = "values" if rule.hand in ("winner", "holders") else "values.weighed"
    yield words.say(key, parts="; ".join(_values(game, words)))


def _values(game: Game, words: Words) -> Iterator[str]:
    """Yield the worth of each kind of card, kinds that are worth as much told together."""
    values = game.rules.scoring.values
    kinds = game.held()
    face = [kind for kind in kinds if kind.isdigit() and values[kind] == int(kind)]
    others = [kind for kind in kinds if kind not in face]
    numbers = [kind for kind in others if kind.isdigit()]
    if face:
        told = words.listed("and", told_kinds(face, words))
        yield words.say("value.some_faces", kinds=told) if numbers else words.say("value.faces")
    for places, value in by_value([values[kind] for kind in others]):
        alike = [others[place] for place in places]
        key = "value.one" if len(alike) == 1 else "value.each"
        yield words.say(key, kinds=words.listed("and", told_kinds(alike, words)), n=words.number(value))


def match(game: Game, words: Words) -> Iterator[str]:
    """Yield how hands make a match, and who wins it."""
    rule = game.rules.match
    if rule.mode == "none":
        yield words.say("match.none")
        return
    if rule.mode == "hands":
        better = "lowest" if game.rules.scoring.hand == "holders" else "highest"
        yield words.say(f"match.hands.{better}", hands=words.counted("hands", rule.hands))
    else:
        yield words.say(f"match.{rule.mode}", target=words.counted("points", rule.target))
    if rule.mode in ("first_wins", "first_loses"):
        yield words.say(f"match.several.{rule.mode}")
    yield words.say("match.tie")
