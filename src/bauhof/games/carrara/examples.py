"""Worked examples of The Palaces of Carrara, in the order of the rules; nothing is hidden in them."""

from __future__ import annotations

from bauhof.core.example import Example

DISPLAY = "display biblioteca-1 cathedrale-2 palazzo-4 porta-1 porta-5 castello-2 castello-4 villa-3 villa-5"

EXAMPLES = (
    Example(
        id="turning-the-wheel",
        paragraph="C4.1",
        position="2p open-screens | 5c 0v | 5c 0v | wheel I red*2 green II blue*2 IV black*2 V white yellow "
        f"| {DISPLAY}",
        play="buy:bricks black green segment:VI brick:white brick:yellow brick:done",
        after={"coins": (4, 5), "bricks": (2, 0)},
    ),
    Example(
        id="first-purchase",
        paragraph="C4.3",
        position=f"2p open-screens | 20c 0v black | 20c 0v blue | {DISPLAY}",
        play="buy:bricks white yellow yellow red blue "
        "segment:II brick:green brick:blue brick:black brick:done extra:nothing",
        after={"coins": (17, 20), "bricks": (4, 1)},
    ),
    Example(
        id="building-a-villa",
        paragraph="C5.1",
        position=f"2p open-screens | 6c 0v red green*2 black | 5c 0v blue | {DISPLAY}",
        play="build:villa-3 city:viareggio pay:red pay:green pay:green palazzo-2",
        after={"bricks": (1, 1), "built": (4, 0)},  # the number of the city
    ),
    Example(
        id="scoring-a-type",
        paragraph="C6.6",
        position="2p open-screens | 0c 0v biblioteca-3@pisa biblioteca-2@massa | 0c 0v blue | " + DISPLAY,
        play="score:biblioteca",
        after={"coins": (9, 0), "points": (2, 0), "objects": (2, 0)},
    ),
    Example(
        id="scoring-a-city",
        paragraph="C6.6",
        position="2p open-screens | 0c 0v palazzo-1@massa porta-3@massa castello-5@massa | 0c 0v blue | " + DISPLAY,
        play="score:massa",
        after={"coins": (0, 0), "points": (9, 0), "objects": (3, 0)},
    ),
    Example(
        id="extra-purchase",
        paragraph="C7.1",
        position="2p open-screens | 0c 0v cathedrale-4@pisa villa-2@pisa | 0c 0v blue | " + DISPLAY,
        play="score:pisa extra:crown",
        after={"coins": (8, 0), "objects": (3, 0), "field": 5},
    ),
    Example(
        id="announced-end",
        paragraph="C8.2",
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
    ),
)
