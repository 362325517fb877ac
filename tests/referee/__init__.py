"""The referee: an independent, plain-Python reading of the rules that judges the event log of a hand.

Where the rules or the log's description leave a choice, this is how the referee reads them:

* Turns. PASS follows also a turn that drew nothing; then there is no MOVES of phase 1. A stalemate counts
  only turns in which nothing was laid and nothing could be drawn; the later chances to catch a call come
  before it. The turn limit stops a hand before the next decision: the effect on the next player is still
  suffered, a pile stays pending, nobody is asked to jump in.
* Drawing. EMPTY of a draw for lack of a play says one card owed. ``rlcard`` plays a drawn wild whatever its
  legality, without asking for a bluff; its colour is named by chance; under ``until_playable`` it draws
  until its own rule lets a card be laid. ``keep`` draws until a card could be laid, and still asks for a
  bluff.
* Opening. Only ``starter_first`` makes the opening R of two players a Skip. A rotation by the opening 0
  calls for no UNO.
* Combinations. The first card of a combination may match by ``six_is_nine``. 0+R+R writes no FLIP. A
  rotation tail is no part of a straight's length. A set that completes a rainbow is spent as a whole; of
  its 7s the last swaps. Three or more 0s in a set count as plus3; under ``trade`` each trades once.
* Piles. One begins with any draw card that the keys let somebody answer (under ``deflect`` all, under
  ``draw_two`` the D2): PENDING stands where the effect on the next player stands, and its draws and
  forfeits are those of a pile. Only a W4 on top is challenged. A chain counts draw cards; a jump-in adds
  none. See ``piles`` for the order.
* Jump-ins. A W4 must be legal to jump in with; nobody bluffs. See ``jump_in`` for the order.
* Leaving. MERCY comes right after the draw or the moving of hands, and what that step still owes (FORFEIT,
  PASS) follows; cards that leave shrink a run to its top card. OUT is written only if others play on. After
  a last card under ``last_standing`` its draws and forfeit are suffered unless ``ignored``, nothing is
  challenged or stacked, and two seats left are two players at once. The leader is looked for among the
  seats in play.
* Points. ``holders`` credits every hand but one that is void or unfinished; END says the sum of the points
  credited. Matches rotate the start also for a fixed seat; the loser of a hand holds most points.
"""

from .counts import Counts
from .judge import judge_hand, judge_match
from .log_reader import Foul

__all__ = ["Counts", "Foul", "judge_hand", "judge_match"]
