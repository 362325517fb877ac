"""The page on how the figures were made."""

from typing import Any

from ..folder import Run
from ..texts import Words
from .blocks import Section, note, terms


def method_page(run: Run, words: Words) -> Section:
    """Return the page: what was played, by what, how intervals were made, what is an estimate."""
    summary, manifest = run.summary, run.manifest
    again = words.say("method.again.text", games=summary.games, seed=summary.seed)
    pairs = [
        (words.say("method.hands"), _played(run, words)),
        (words.say("method.seed"), str(summary.seed)),
        (words.say("method.strategies"), _strategies(run, words)),
        versions_of(manifest, words),
        kernel_of(manifest, words),
        (words.say("method.again"), again),
    ]
    pairs += [
        (words.say(f"method.{name}"), words.say(f"method.{name}.text"))
        for name in ("units", "means", "quantiles", "rates", "curve", "rounds", "minutes", "chance")
    ]
    return Section(words.say("method.page"), (terms(pairs), note(words.say("trademark"))))


def versions_of(manifest: dict[str, Any], words: Words) -> tuple[str, str]:
    """Return the versions that played, as a term and what it stands for."""
    versions = manifest.get("versions")
    known = versions.items() if isinstance(versions, dict) else ()
    shown = ", ".join(f"{words.name(str(name))} {words.name(str(version))}" for name, version in known)
    return words.say("method.versions"), shown or words.say("unknown")


def kernel_of(manifest: dict[str, Any], words: Words) -> tuple[str, str]:
    """Return the hash of the kernel that played, as a term and what it stands for."""
    return words.say("method.kernel"), words.name(str(manifest.get("kernel_hash") or words.say("unknown")))


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
    names = [words.name(name) for name in run.strategies]
    if len(set(names)) == 1:
        return words.say("method.strategies.same", name=names[0])
    return ", ".join(f"{words.seat(seat)}: {name}" for seat, name in enumerate(names))
