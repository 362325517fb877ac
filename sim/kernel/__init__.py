"""The compiled hand: cards, random streams, piles, legal moves, effects, turns and hands."""
