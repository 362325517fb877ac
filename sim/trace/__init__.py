"""A hand told move by move: played again with its log, and put into words that a player reads."""
