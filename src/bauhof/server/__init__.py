"""The table server: tables with people and bots around them, over the network."""
