"""What every game shares: records, rules, chance, matches and journals."""
