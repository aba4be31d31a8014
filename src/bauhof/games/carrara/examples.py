"""Worked examples of The Palaces of Carrara, in the order of the rules; nothing is hidden in them."""

from __future__ import annotations

from bauhof.core.example import Example

DISPLAY = "display biblioteca-1 cathedrale-2 palazzo-4 porta-1 porta-5 castello-2 castello-4 villa-3 villa-5"

EXAMPLES = (
    Example(
        id="turning-the-wheel",
        paragraph="C4.1",
        title=("The wheel makes bricks cheaper", "Die Scheibe macht Bausteine billiger"),
        position="2p open-screens | 5c 0v | 5c 0v | wheel I red*2 green II blue*2 IV black*2 V white yellow "
        f"| {DISPLAY}",
        play="buy:bricks black green segment:VI brick:white brick:yellow brick:done",
        after={"coins": (4, 5), "bricks": (2, 0)},
        text=(
            "Turning brings white and yellow to segment VI, where white costs 1 and yellow nothing; 2 new bricks come "
            "onto segment I.",
            "Das Drehen bringt Weiß und Gelb auf Segment VI, wo Weiß 1 kostet und Gelb nichts; auf Segment I kommen 2 "
            "neue Bausteine.",
        ),
    ),
    Example(
        id="first-purchase",
        paragraph="C4.3",
        title=("The first purchase of a game", "Der erste Kauf eines Spiels"),
        position=f"2p open-screens | 20c 0v black | 20c 0v blue | {DISPLAY}",
        play="buy:bricks white yellow yellow red blue "
        "segment:II brick:green brick:blue brick:black brick:done extra:nothing",
        after={"coins": (17, 20), "bricks": (4, 1)},
        text=(
            "On segment II green costs 2, blue 1 and black nothing: 3 coins for 3 bricks, all from one segment.",
            "Auf Segment II kostet Grün 2, Blau 1 und Schwarz nichts: 3 Münzen für 3 Bausteine, alle aus einem "
            "Segment.",
        ),
    ),
    Example(
        id="building-a-villa",
        paragraph="C5.1",
        title=("Which city allows which bricks", "Welche Stadt welche Bausteine zulässt"),
        position=f"2p open-screens | 6c 0v red green*2 black | 5c 0v blue | {DISPLAY}",
        play="build:villa-3 city:viareggio pay:red pay:green pay:green palazzo-2",
        after={"bricks": (1, 1), "built": (4, 0)},  # the number of the city
        text=(
            "A Villa of cost 3 for 1 red and 2 green bricks: Viareggio allows both colours; Livorno, Pisa and Lucca "
            "do not allow green.",
            "Eine Villa mit Baukosten 3 für 1 roten und 2 grüne Bausteine: Viareggio lässt beide Farben zu; Livorno, "
            "Pisa und Lucca lassen Grün nicht zu.",
        ),
    ),
    Example(
        id="scoring-a-type",
        paragraph="C6.6",
        title=("Scoring a type", "Eine Gebäudeart werten"),
        position="2p open-screens | 0c 0v biblioteca-3@pisa biblioteca-2@massa | 0c 0v blue | " + DISPLAY,
        play="score:biblioteca",
        after={"coins": (9, 0), "points": (2, 0), "objects": (2, 0)},
        text=(
            "Biblioteca 3 in Pisa brings 3 × 3 = 9 coins, Biblioteca 2 in Massa 2 × 1 = 2 points; and each of them a "
            "book.",
            "Biblioteca 3 in Pisa bringt 3 × 3 = 9 Münzen, Biblioteca 2 in Massa 2 × 1 = 2 Siegpunkte; und jede ein "
            "Buch.",
        ),
    ),
    Example(
        id="scoring-a-city",
        paragraph="C6.6",
        title=("Scoring a city", "Eine Stadt werten"),
        position="2p open-screens | 0c 0v palazzo-1@massa porta-3@massa castello-5@massa | 0c 0v blue | " + DISPLAY,
        play="score:massa",
        after={"coins": (0, 0), "points": (9, 0), "objects": (3, 0)},
        text=(
            "Massa needs 3 buildings; their costs are 1 + 3 + 5 = 9, times 1 point, and each gives an object of its "
            "type.",
            "Massa braucht 3 Gebäude; ihre Baukosten sind 1 + 3 + 5 = 9, mal 1 Siegpunkt, und jedes gibt ein Objekt "
            "seiner Art.",
        ),
    ),
    Example(
        id="extra-purchase",
        paragraph="C7.1",
        title=("An object for 10 coins", "Ein Objekt für 10 Münzen"),
        position="2p open-screens | 0c 0v cathedrale-4@pisa villa-2@pisa | 0c 0v blue | " + DISPLAY,
        play="score:pisa extra:crown",
        after={"coins": (8, 0), "objects": (3, 0), "field": 5},
        text=(
            "Pisa brings (4 + 2) × 3 = 18 coins and 2 objects; after her action Anna buys one more from the field for "
            "10.",
            "Pisa bringt (4 + 2) × 3 = 18 Münzen und 2 Objekte; nach ihrer Aktion kauft Anna noch eines vom "
            "Objektfeld für 10.",
        ),
    ),
    Example(
        id="announced-end",
        paragraph="C8.2",
        title=("The announced end", "Das angesagte Ende"),
        position="4p open-screens start=C turn=A announce "
        "| 4c 0v book*3 crown*4 villa-1@pisa villa-4@pisa villa-3@pisa villa-5@massa villa-2@massa porta-3@lucca "
        "porta-5@lucca scored-villa scored-porta scored-pisa scored-massa "
        "| 11c 12v flag*2 castello-5@livorno castello-3@massa scored-castello "
        "| 7c 20v chalice*2 cathedrale-5@lucca cathedrale-4@lucca scored-cathedrale "
        "| 3c 9v book*2 biblioteca-4@massa biblioteca-5@massa scored-biblioteca "
        "| display biblioteca-1 biblioteca-2 cathedrale-1 cathedrale-2 palazzo-3 palazzo-5 porta-1 castello-1 "
        "castello-2",
        play="announce:yes pass:turn",
        after={"score": (49, 28, 36, 24), "last_round": 1},
        text=(
            "Anna has 4 scorings, 7 objects and buildings of cost 23, so she may announce the end and gets 5 points; "
            "Ben has the last turn and passes; then objects bring her 21 points and buildings 23.",
            "Anna hat 4 Wertungen, 7 Objekte und Baukosten von 23, also darf sie das Ende ansagen und bekommt 5 "
            "Siegpunkte; Ben hat den letzten Zug und setzt aus; dann bringen ihr Objekte 21 Siegpunkte und Gebäude 23.",
        ),
    ),
)
