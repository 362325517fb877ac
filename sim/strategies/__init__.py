"""The compiled players: each sees its own hand and what lies open, and chooses among legal moves (section 7)."""

from .choose import choose_color, choose_move, choose_receiver, choose_target, wants_swap

__all__ = ["choose_color", "choose_move", "choose_receiver", "choose_target", "wants_swap"]
