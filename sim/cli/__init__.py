"""The command line: one file a command, loaded when it is asked for; ``--help`` imports click alone."""

from .group import About, CommandGroup

COMMANDS = {
    "run": About("Play a config and tell what came out.", "unosim run classic --games 10k --seed 7"),
    "compare": About("Compare rule sets with a baseline.", "unosim compare classic seven_zero --games 200k"),
    "sweep": About(
        "Play every combination of some keys.", "unosim sweep classic --vary players=2,4 --games 10k"
    ),
    "duel": About("Let strategies play each other.", "unosim duel high_points random --players 2"),
    "trace": About("Tell one game move by move.", "unosim trace classic --game 3"),
    "report": About(
        "Make charts and a document of what was played.", "unosim report runs/classic-1 --lang es"
    ),
    "export": About("Write tables for other programs.", "unosim export runs/classic-1 --format csv"),
    "check": About("Check a config and say what it comes to.", "unosim check classic --set players=6"),
    "new": About("Write a commented config to start from.", "unosim new mine.yaml"),
    "rules": About("Say the rules of a config in plain words.", "unosim rules seven_zero --lang es"),
    "presets": About("List the rule sets that come with unosim.", "unosim presets"),
    "schema": About("Print the JSON Schema of a config.", "unosim schema > schema.json"),
    "bench": About("Measure how fast this machine plays.", "unosim bench --seconds 1"),
}
"""Each command, which is a file of this folder."""

main = CommandGroup(COMMANDS)
