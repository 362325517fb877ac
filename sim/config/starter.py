"""The commented config that ``unosim new`` writes."""

from importlib.resources import files
from typing import Final

_TEXT: Final = """\
# A rule set for unosim. Lines that begin with '#' are comments: take the '#' away to change a rule.
# 'unosim check FILE' tells whether all is well, 'unosim presets' what can be extended.

extends: classic            # a preset, or another file relative to this one

players: 4                  # 2 to 10
strategies: high_points     # one for all, or one a seat: [random, high_points, save_wild, random_action]

habits:                     # probabilities from 0 to 1; for all, or a list with one mapping a seat
  forget: 0.1               # a due UNO is not said
  catch: 0.5                # the others notice

rules:
  deal: 7                   # cards each
  # deck: numbers_only      # classic, numbers_only, custom (see 'unosim schema')
  # start: {first_player: random}         # left_of_dealer, {seat: 1}, random

  draw:
    amount: one             # one, until_playable, {up_to: 3}
    drawn_card: may_play    # may_play, must_play, keep

  # wild_draw_four:
  #   legal: no_color       # no_color, no_match, no_other_playable, always
  #   enforced_by: table    # challenge, table, nobody

  # stacking: same          # a draw card on a draw card: none, draw_two, same, escalate, cross
  # deflect: reverse        # a draw card sent on: none, reverse, skip, both
  # jump_in: identical      # the same card out of turn: none, identical
  # finish: no_wild         # the last card: any, no_action, no_wild, number_only
  # mercy: {limit: 25}      # so many cards put a player out: none, {limit: 25}
  # end: last_standing      # play on for places: first_out, last_standing

  zero: plain               # plain, rotate (all hands move one seat on)
  seven: plain              # plain, swap (with a chosen player), swap_next

  uno:
    penalty: 2              # cards for a missed call
    window: next_plays      # next_plays, next_begins, automatic, none

  scoring:
    hand: winner            # winner, holders, one_per_win, none
    # values: {wild: 40}    # points by kind of card

  # match: {mode: first_wins, target: 500}    # none, first_wins, first_loses, lowest_wins, {hands: 10}

run:
  games: 1M                 # 10k, 10M, or plain digits
  seed: 1
"""


def starter_yaml() -> str:
    """Return a config to start from, with a first line by which editors find the JSON Schema."""
    schema = files("unosim.configs").joinpath("schema.json")
    return f"# yaml-language-server: $schema={schema}\n{_TEXT}"
