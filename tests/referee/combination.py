"""One combination as a move."""

from dataclasses import dataclass

MoveKey = tuple[tuple[int, ...], int]
"""What makes a combination one and the same move: the faces laid, sorted, and the face left on top."""


def move_key(faces: tuple[int, ...]) -> MoveKey:
    """The key of faces in the order laid."""
    return tuple(sorted(faces)), faces[-1]


@dataclass(frozen=True)
class Combination:
    """A combination: its kind as in MOVE events, its faces with the top one last.

    ``ordered``: the cards can only be laid in this very order (straights, rotation combos).
    """

    kind: int
    faces: tuple[int, ...]
    ordered: bool = False

    @property
    def top(self) -> int:
        return self.faces[-1]

    def key(self) -> MoveKey:
        return move_key(self.faces)
