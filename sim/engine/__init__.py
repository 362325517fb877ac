"""A run: chunks of games on threads, merged in order, kept safe on the way, and stopped when asked."""
