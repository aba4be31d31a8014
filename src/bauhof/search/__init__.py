"""Rollouts and search, compiled, for every game that is registered."""
