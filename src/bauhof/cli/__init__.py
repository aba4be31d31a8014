"""The command line: click for the commands, rich for what they show."""
