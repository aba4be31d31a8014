from __future__ import annotations

from tests.games.carrara.play import act, coins, legal, owned, points, position, refused


def test_six_scorings_for_every_player() -> None:
    """C6.1: with six markers placed nothing can be scored."""
    five = "scored-biblioteca scored-cathedrale scored-palazzo scored-porta scored-castello"
    s = position(f"2p | 0c 0v villa-1@pisa villa-2@pisa {five} | 0c 0v")
    assert {"score:villa", "score:pisa"} <= set(legal(s))
    act(s, "score:villa")
    s.seat = 0
    assert refused(s, "score:pisa") == "C6.1"


def test_a_type_once_for_every_player() -> None:
    """C6.2: with at least one building of it; others may score it too, from their own buildings."""
    s = position("2p | 0c 0v villa-1@pisa scored-villa | 0c 0v villa-2@livorno")
    assert refused(s, "score:villa") == "C6.2"
    assert refused(s, "score:porta") == "C6.2"
    s.seat = 1
    act(s, "score:villa")
    assert (coins(s), points(s)) == ([0, 0], [0, 6])


def test_every_city_has_its_value() -> None:
    """C6.2: cost × 3 or 2 or 1, points and coins in turn."""
    for city, gain in {
        "livorno": (0, 12),
        "pisa": (12, 0),
        "lucca": (0, 8),
        "viareggio": (8, 0),
        "massa": (0, 4),
        "lerici": (4, 0),
    }.items():
        s = act(position(f"2p | 0c 0v porta-4@{city} | 0c 0v"), "score:porta")
        assert (coins(s)[0], points(s)[0]) == gain


def test_a_city_once_for_all_players_with_enough_buildings() -> None:
    """C6.3: two in Livorno, Pisa and Lucca, three in the others, and nobody has scored it."""
    built = "villa-1@pisa villa-2@pisa villa-3@massa villa-4@massa porta-1@massa"
    s = position(f"2p | 0c 0v {built} | 0c 0v scored-pisa")
    assert refused(s, "score:pisa") == "C6.3"
    assert "score:massa" in legal(s)
    for count, city in ((2, "livorno"), (2, "pisa"), (2, "lucca"), (3, "viareggio"), (3, "massa"), (3, "lerici")):
        few = " ".join(f"villa-{cost}@{city}" for cost in range(1, count))
        assert refused(position(f"2p | 0c 0v {few} | 0c 0v"), f"score:{city}") == "C6.3"
        assert f"score:{city}" in legal(position(f"2p | 0c 0v {few} villa-5@{city} | 0c 0v"))


def test_objects_come_from_the_supply_as_long_as_it_has_some() -> None:
    """C6.4: the object field is not part of the supply; coins and points come in full."""
    built = "villa-1@pisa villa-2@pisa villa-3@pisa"
    s = position(f"2p | 0c 0v coat-of-arms {built} | 0c 0v coat-of-arms*3")
    assert s.supply[-1] == 1
    act(s, "score:villa")
    assert owned(s, 0) == {"coat-of-arms": 2}
    assert (coins(s)[0], int(s.supply[-1]), int(s.field[-1])) == (18, 0, 1)


def test_a_building_is_scored_by_type_and_by_city() -> None:
    """C6.5: each time it pays and gives an object."""
    built = "villa-1@pisa villa-2@pisa"
    s = position(f"2p | 0c 0v {built} | 0c 0v")
    act(s, "score:villa")
    s.seat = 0
    act(s, "score:pisa")
    assert (coins(s)[0], owned(s, 0)) == (18, {"coat-of-arms": 4})


def test_the_rulebooks_palazzi() -> None:
    """C6.6: 5 and 1 in Massa: 6 points, 2 crowns."""
    built = "palazzo-5@massa palazzo-1@massa"
    s = act(position(f"2p | 0c 0v {built} | 0c 0v"), "score:palazzo")
    assert (coins(s)[0], points(s)[0], owned(s, 0)) == (0, 6, {"crown": 2})


def test_the_rulebooks_pisa() -> None:
    """C6.6: costs 2 and 4: 18 coins and two objects."""
    built = "cathedrale-2@pisa villa-4@pisa"
    s = act(position(f"2p | 0c 0v {built} | 0c 0v"), "score:pisa")
    assert (coins(s)[0], points(s)[0], owned(s, 0)) == (18, 0, {"chalice": 1, "coat-of-arms": 1})
