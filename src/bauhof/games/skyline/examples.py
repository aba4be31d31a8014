"""Worked examples of Skyline, in the order of the rules; hands lie open in them."""

from __future__ import annotations

from bauhof.core.example import Example

YARD = "yard museum5 theater6 station7 park10"
EARLY = "piles 19 20 18 19 18"  # both scoring cards are still to come
SPENT = "discard " + " ".join(
    f"{c}{v}*{1 + (v < 6)}" for c in ("blue", "green", "orange", "yellow") for v in range(1, 10)
)

EXAMPLES = (
    Example(
        id="taking-several",
        paragraph="S3.2",
        title=("Taking several money cards", "Mehrere Geldkarten nehmen"),
        position=f"3p open-hands | {YARD} | display blue3 green2 orange1 yellow9 "
        f"| 0v blue6*2 orange4 orange5 | 0v green7 green8 yellow1 yellow6 | 0v blue9 orange2 yellow3*2 | {EARLY}",
        play="take:1 take:2",
        after={"hands": (6, 4, 4), "owned": (0, 0, 0)},
        text=(
            "3 and 2 are 5 together, so both may be taken, though their currencies differ; the 1 does not fit any "
            "more, and the turn ends.",
            "3 und 2 sind zusammen 5, also darf Anna beide nehmen, trotz verschiedener Währungen; die 1 passt nicht "
            "mehr dazu, und der Zug endet.",
        ),
    ),
    Example(
        id="paying-too-much",
        paragraph="S3.3",
        title=("No change", "Kein Wechselgeld"),
        position="3p open-hands | yard park10 theater6 station7 park9 | display blue3 green2 orange1 yellow9 "
        f"| 0v blue5 blue6 orange4 orange5 | 0v green7 green8 yellow1 yellow6 | 0v blue9 orange2 yellow3*2 | {EARLY}",
        play="buy:1 pay:6 pay:5 pay:done",
        after={"hands": (2, 4, 4), "owned": (1, 0, 0), "again": 0},
        text=(
            "The Park costs 10 in blue and Anna pays 6 + 5 = 11: 1 is lost, and her turn ends.",
            "Der Park kostet 10 in Blau, und Anna zahlt 6 + 5 = 11: 1 ist verloren, und ihr Zug endet.",
        ),
    ),
    Example(
        id="paying-exactly",
        paragraph="S3.5",
        title=("Paying exactly gives another action", "Passend zahlen bringt noch eine Aktion"),
        position=f"3p open-hands | {YARD} | display blue3 green2 orange1 yellow9 "
        f"| 0v blue2 blue3 green6 orange4 | 0v green7 green8 yellow1 yellow6 | 0v blue9 orange2 yellow3*2 | {EARLY}",
        play="buy:1 pay:3 pay:2 pay:done buy:2 pay:6 pay:done take:4",
        after={"hands": (2, 4, 4), "owned": (2, 0, 0)},
        text=(
            "5 for the Museum and 6 for the Theater are paid exactly, so Anna goes on each time, and takes the 9 at "
            "last.",
            "5 für das Museum und 6 für das Theater sind passend bezahlt, also macht Anna jedes Mal weiter und nimmt "
            "zuletzt die 9.",
        ),
    ),
    Example(
        id="tie",
        paragraph="S5.4",
        title=("A tie in scoring B", "Gleichstand in Wertung B"),
        position=f"3p open-hands scored=1 | {YARD} | display blue9 green8 orange7 yellow9 "
        "| 0v skyscraper*4 blue6 orange8 orange9 | 0v skyscraper green7*2 yellow6 yellow7 "
        f"| 0v skyscraper*4 blue8 orange6 yellow8 | {SPENT} | piles 0 0 0 19 20",
        play="take:4 scoring",
        after={"points": (9, 0, 9), "scored": 2},
        text=(
            "Anna and Clara have 4 Skyscrapers each and share the first two places: 13 + 6 = 19, rounded down 9 each.",
            "Anna und Clara haben je 4 Wolkenkratzer und teilen sich die ersten beiden Plätze: 13 + 6 = 19, "
            "abgerundet je 9.",
        ),
    ),
    Example(
        id="left-over",
        paragraph="S6.3",
        title=("What is left on the yard at the end", "Was am Ende auf dem Bauhof bleibt"),
        position="3p open-hands scored=2 | yard museum8 theater9 station10 park12 "
        "| display blue1 green1 orange1 yellow1 "
        "| 40v museum*2 theater*2 station*3 church*3 park*3 skyscraper*4 blue9 green4 yellow2 "
        "| 35v museum*2 theater*2 station*3 church*3 park*4 skyscraper*4 green3 orange2 yellow9 "
        "| 38v museum*2 theater*2 station*2 church*3 park*3 skyscraper*3 green4 orange6",
        play="buy:1 pay:9 pay:done",
        after={"owned": (18, 19, 16), "points": (111, 106, 86)},
        text=(
            "The deck is used up, so the game ends with this turn: Clara has the most orange money and gets the "
            "Station, Ben the most yellow and gets the Park; for the Theater Anna and Clara are tied at 4, so nobody "
            "gets it.",
            "Der Stapel ist verbraucht, also endet das Spiel mit diesem Zug: Clara hat das meiste Geld in Orange und "
            "bekommt den Bahnhof, Ben das meiste in Gelb und bekommt den Park; beim Theater haben Anna und Clara "
            "gleich viel, nämlich 4, also bekommt es niemand.",
        ),
    ),
    Example(
        id="dirk-scores",
        paragraph="S7.3",
        title=("Dirk takes part in a scoring", "Dirk nimmt an der Wertung teil"),
        position=f"2p open-hands | {YARD} | display blue9 green8 orange7 yellow9 "
        "| 0v park*2 church blue6 orange8 | 0v park church*2 green7 yellow6 | dirk 0v park*3 museum*2 station "
        "| discard blue1*2 blue2*2 green1*2 green2*2 orange1*2 orange2*2 yellow1*2 yellow2*2 | piles 0 13 12 13 12",
        play="take:4 scoring",
        after={"points": (0, 4), "dirk_points": 9},
        text=(
            "Dirk has the most Parks, Museums and Stations and gets 5 + 1 + 3 = 9 points; Ben gets 4 for the most "
            "Churches, and Anna, second in Parks, gets nothing in scoring A.",
            "Dirk hat die meisten Parks, Museen und Bahnhöfe und bekommt 5 + 1 + 3 = 9 Punkte; Ben bekommt 4 für die "
            "meisten Kirchen, und Anna, Zweite bei den Parks, geht in Wertung A leer aus.",
        ),
    ),
    Example(
        id="gift-to-dirk",
        paragraph="S7.5",
        title=("Giving a building to Dirk", "Dirk ein Gebäude geben"),
        position=f"2p open-hands | {YARD} | display blue9 green8 orange7 yellow9 "
        "| 0v church*2 park yellow4 yellow6 | 0v park*3 green7 yellow8 | dirk 0v park*3 museum theater station "
        "| piles 13 14 13 14 12",
        play="buy:4 pay:6 pay:4 pay:done for:dirk take:4",
        after={"owned": (3, 3), "dirk": 7, "hands": (1, 2)},
        text=(
            "With a 4th Park Dirk overtakes Ben, who would have shared the first place; Anna has paid exactly and "
            "still has another action.",
            "Mit dem 4. Park überholt Dirk Ben, der sich sonst den ersten Platz geteilt hätte; Anna hat passend "
            "bezahlt und deshalb noch eine Aktion.",
        ),
    ),
)
