"""The page on how the figures were made."""

from ..folder import Run
from ..texts import Words
from .blocks import Section, note, terms


def method_page(run: Run, words: Words) -> Section:
    """Return the page: what was played, by what, how intervals were made, what is an estimate."""
    summary, manifest = run.summary, run.manifest
    versions = manifest.get("versions") or {}
    shown = ", ".join(
        f"{words.name(str(name))} {words.name(str(version))}" for name, version in versions.items()
    )
    played = [
        ("method.hands", _played(run, words)),
        ("method.seed", str(summary.seed)),
        ("method.strategies", _strategies(run, words)),
        ("method.versions", shown or words.say("unknown")),
        ("method.kernel", words.name(str(manifest.get("kernel_hash") or words.say("unknown")))),
        ("method.again", words.say("method.again.text", games=summary.games, seed=summary.seed)),
    ]
    read = [
        (f"method.{name}", words.say(f"method.{name}.text"))
        for name in ("units", "means", "quantiles", "rates", "curve", "rounds", "minutes", "chance")
    ]
    pairs = [(words.say(key), text) for key, text in (*played, *read)]
    return Section(words.say("method.page"), (terms(pairs), note(words.say("trademark"))))


def _played(run: Run, words: Words) -> str:
    summary = run.summary
    parts = [
        words.say(
            "method.hands.text",
            hands=words.count("hands", summary.hands),
            games=words.count("games", summary.games),
            unfinished=words.whole(summary.unfinished),
            limit=words.whole(run.rules.max_turns),
            stalemates=words.whole(summary.stalemates),
        )
    ]
    if summary.stopped == "interrupted":
        parts.append(words.say("method.interrupted"))
    if summary.stopped == "until":
        parts.append(words.say("method.until"))
    return " ".join(parts)


def _strategies(run: Run, words: Words) -> str:
    names = [words.name(name) for name in run.config.strategies]
    if len(set(names)) == 1:
        return words.say("method.strategies.same", name=names[0])
    return ", ".join(f"{words.seat(seat)}: {name}" for seat, name in enumerate(names))
