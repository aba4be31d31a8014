"""A fourth game, to show that nothing but its own files and an entry point is needed."""
