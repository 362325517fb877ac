"""The run folder: its files, how they are written whole or not at all, and its rows."""
