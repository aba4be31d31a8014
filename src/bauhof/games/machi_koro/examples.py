"""Worked examples of Machi Koro, in the order of the rules."""

from __future__ import annotations

from bauhof.core.example import Example

EXAMPLES = (
    Example(
        id="radio-tower",
        paragraph="M3.3",
        title=("Rolling again with the Radio Tower", "Noch einmal würfeln mit dem Funkturm"),
        position="2p | 2c bakery convenience-store*2 radio-tower | 3c wheat-field bakery",
        play="1 reroll:yes 4",
        after={"coins": (8, 3)},
        text=(
            "Nobody is paid for the 1, not even Ben's Wheat Field; the second roll stands, and two Convenience Stores "
            "bring 6.",
            "Für die 1 bekommt niemand etwas, auch Bens Weizenfeld nicht; der zweite Wurf gilt, und zwei Mini-Märkte "
            "bringen 6.",
        ),
    ),
    Example(
        id="red-first",
        paragraph="M4.1",
        title=("Red cards are paid first", "Rot wird zuerst bezahlt"),
        position="2p | 1c wheat-field bakery*2 | 0c wheat-field bakery cafe*3",
        play="3",
        after={"coins": (2, 1)},
        text=(
            "Ben's 3 Cafés are paid before Anna's Bakeries bring anything: she pays the 1 coin that she has, and then "
            "gets 2.",
            "Bens 3 Cafés werden bezahlt, bevor Annas Bäckereien etwas bringen: Sie zahlt die 1 Münze, die sie hat, "
            "und bekommt danach 2.",
        ),
    ),
    Example(
        id="short-of-coins",
        paragraph="M4.2",
        title=("Too few coins for all Cafés", "Zu wenig Münzen für alle Cafés"),
        position="3p | 3c wheat-field | 0c wheat-field bakery cafe*3 | 0c wheat-field bakery cafe*2",
        play="3",
        after={"coins": (0, 1, 2)},
        text=(
            "Payment goes counter-clockwise: Clara, to the right of Anna, gets her 2 in full, Ben gets the 1 that is "
            "left, and the rest lapses.",
            "Gezahlt wird gegen den Uhrzeigersinn: Clara, rechts von Anna, bekommt ihre 2 ganz, Ben die 1, die noch "
            "übrig ist, und der Rest verfällt.",
        ),
    ),
    Example(
        id="cheese-factories",
        paragraph="M4.4",
        title=("What Cheese Factories bring", "Was Molkereien bringen"),
        position="2p | 0c wheat-field ranch*3 cheese-factory*2 train-station | 3c wheat-field bakery ranch*2",
        play="roll:2 3+4",
        after={"coins": (18, 3)},
        text=(
            "Each of the 2 Cheese Factories brings 3 for each of Anna's 3 Ranches: 18 coins; Ben's Ranches do not "
            "count.",
            "Jede der 2 Molkereien bringt 3 für jeden von Annas 3 Bauernhöfen: 18 Münzen; Bens Bauernhöfe zählen "
            "nicht.",
        ),
    ),
    Example(
        id="business-center",
        paragraph="M4.7",
        title=("Exchanging with the Business Center", "Tauschen mit dem Bürohaus"),
        position="3p | 2c wheat-field bakery business-center | 3c wheat-field bakery mine | 1c wheat-field bakery",
        play="6 give:wheat-field with:+1 take:mine build:nothing 1",
        after={"coins": (2, 5, 2), "cards": (3, 3, 2)},
        text=(
            "Anna gives her Wheat Field for Ben's Mine; when Ben then rolls 1, he has 2 Wheat Fields that pay him, "
            "and Anna has none.",
            "Anna gibt ihr Weizenfeld für Bens Bergwerk; als Ben dann 1 würfelt, zahlen ihm 2 Weizenfelder, und Anna "
            "hat keines mehr.",
        ),
    ),
    Example(
        id="shopping-mall",
        paragraph="M5.2",
        title=("Bakeries beside the Shopping Mall", "Bäckereien mit Einkaufszentrum"),
        position="2p | 0c wheat-field bakery*2 shopping-mall | 3c wheat-field bakery",
        play="2",
        after={"coins": (4, 3)},
        text=(
            "Every bread card brings 1 more, so 2 Bakeries bring 4 instead of 2.",
            "Jede Karte mit Brot bringt 1 mehr, also bringen 2 Bäckereien 4 statt 2.",
        ),
    ),
    Example(
        id="amusement-park",
        paragraph="M5.3",
        title=("Doubles with the Amusement Park", "Ein Pasch mit dem Freizeitpark"),
        position="2p | 4c wheat-field bakery forest train-station amusement-park | 3c wheat-field bakery",
        play="roll:2 2+2 build:convenience-store roll:1 4",
        after={"coins": (5, 3), "seat": 0},
        text=(
            "The doubles give Anna another complete turn after this one, and the new Convenience Store already brings "
            "3 in it.",
            "Der Pasch gibt Anna nach diesem Zug noch einen ganzen, und der neue Mini-Markt bringt darin schon 3.",
        ),
    ),
)
