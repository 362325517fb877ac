"""How much is played, and what is left out (rules.md section 0, B11)."""

from collections.abc import Iterator

from .game import Game
from .turn import six_is_nine
from .words import Words


def simulation(game: Game, words: Words) -> Iterator[str]:
    """Yield how much is played, what is kept of it, and how turns become minutes."""
    run, pace = game.config.run, game.config.pace
    what = "hands" if game.rules.match.mode == "none" else "matches"
    yield words.counted(f"run.{what}", run.games)
    yield words.say("run.seed", seed=run.seed)
    yield words.say(f"run.rows.{run.rows}")
    turn, deal = (
        words.counted("seconds", seconds) for seconds in (pace.seconds_per_turn, pace.seconds_per_deal)
    )
    yield words.say("run.pace", turn=turn, deal=deal)


def not_played(game: Game, words: Words) -> Iterator[str]:
    """Yield one sentence that names the house rules that are off."""
    rules = game.rules
    played = {
        "stacking": bool(game.stacks),
        "deflect": bool(game.deflects),
        "zero": game.zero_moves,
        "seven": game.seven_moves,
        "rotation_combos": bool(game.combo_tails),
        "straights": rules.straights.enabled,
        "rainbow": rules.rainbow.enabled,
        "sets": rules.sets != "none",
        "jump_in": rules.jump_in.mode != "none",
        "uno": rules.uno.window != "none",
        "six_is_nine": six_is_nine(game),
        "mercy": bool(rules.mercy.limit),
    }
    off = [words.say(f"off.{name}") for name, on in played.items() if not on]
    if off:
        yield words.say("not_played", rules=words.listed("and", off))
