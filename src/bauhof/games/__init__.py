"""The games, each in a package of the same shape; none knows another."""
