"""Environments: the games for learning and for other engines, all from the same rules."""
