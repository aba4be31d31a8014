"""What a screen needs to know of Machi Koro: what is printed on its cards, and what counts."""

from __future__ import annotations

from dataclasses import dataclass

from bauhof.core.actions import slug
from bauhof.core.sheet import Tally
from bauhof.core.words import Language, listed
from bauhof.games.machi_koro.material import (
    DIE,
    ESTABLISHMENTS,
    LANDMARK_COST,
    MALL_BONUS,
    Colour,
    Establishment,
    Kind,
    Landmark,
)
from bauhof.games.machi_koro.observe import View
from bauhof.games.machi_koro.text import PRICE, WORDS, coins, name, say

MINUTES = 30
METRIC = "worth"
TALLIES = (
    Tally("bank", "earned", "amount", by="kind", named=("card",)),
    Tally("others", "paid", "amount", seat="receiver"),
    Tally("paid", "paid", "amount", sign=-1),
    Tally("cards", "built", "cost", sign=-1),
    Tally("landmarks", "built_landmark", "cost", sign=-1),
    Tally("built", "built_landmark"),
)
PARAGRAPH = {Colour.BLUE: "M4.3", Colour.GREEN: "M4.3", Colour.RED: "M4.2"}
PURPLE_PARAGRAPH = {Kind.STADIUM: "M4.5", Kind.TV_STATION: "M4.6", Kind.BUSINESS_CENTER: "M4.7"}
LANDMARK_PARAGRAPH = {
    Landmark.TRAIN_STATION: "M5.1",
    Landmark.SHOPPING_MALL: "M5.2",
    Landmark.AMUSEMENT_PARK: "M5.3",
    Landmark.RADIO_TOWER: "M5.4",
}


@dataclass(frozen=True)
class Card:
    """An establishment as it is printed."""

    name: str
    printed: str  # the name with the places where it may be broken
    low: int  # the rolls that activate it
    high: int
    colour: str
    icon: str
    cost: int
    income: int
    per: tuple[str, ...]  # the kinds of card for each of which it pays
    cards: int  # in the box, without those that players begin with
    does: str
    paragraph: str


@dataclass(frozen=True)
class Project:
    """A landmark as it is printed."""

    name: str
    printed: str
    cost: int
    does: str
    paragraph: str


@dataclass(frozen=True)
class Material:
    """What is in the box, in the order of the table of cards."""

    die: int  # the faces of one
    cards: dict[str, Card]
    landmarks: dict[str, Project]


def material(language: Language) -> Material:
    """M1, in words."""
    return Material(
        die=DIE,
        cards={slug(card.kind): printed_card(card, language) for card in ESTABLISHMENTS},
        landmarks={slug(landmark): printed_landmark(landmark, language) for landmark in Landmark},
    )


def printed(word: str, language: Language) -> str:
    """A name with the places where it may be broken, if it is long."""
    long = f"card-{word}.printed"
    return say(language, long) if WORDS.has(long, language) else name(word, language)


def printed_card(card: Establishment, language: Language) -> Card:
    """One line of the table of cards, in words."""
    word = slug(card.kind)
    per = tuple(slug(other.kind) for other in ESTABLISHMENTS if card.per is not None and other.icon is card.per)
    effect = "per" if per else word if card.colour is Colour.PURPLE else slug(card.colour)
    return Card(
        name=name(word, language),
        printed=printed(word, language),
        low=card.low,
        high=card.high,
        colour=slug(card.colour),
        icon=slug(card.icon),
        cost=card.cost,
        income=card.income,
        per=per,
        cards=card.cards,
        does=say(language, f"does-{effect}", coins=coins(card.income, language), cards=many(per, language)),
        paragraph="M4.4" if per else PURPLE_PARAGRAPH.get(card.kind) or PARAGRAPH[card.colour],
    )


def printed_landmark(landmark: Landmark, language: Language) -> Project:
    """One of the four, in words."""
    word = slug(landmark)
    helped = [slug(kind) for kind in Kind if MALL_BONUS[kind]]
    return Project(
        name=name(word, language),
        printed=printed(word, language),
        cost=int(LANDMARK_COST[landmark]),
        does=say(language, f"does-{word}", cards=many(helped, language)),
        paragraph=LANDMARK_PARAGRAPH[landmark],
    )


def many(words: list[str] | tuple[str, ...], language: Language) -> str:
    """`Forests and Mines`."""
    return listed([say(language, f"card-{word}.many") for word in words], language)


def standing(view: View) -> list[dict[str, int]]:
    """Landmarks and coins, and what everything together has cost."""
    return [
        {
            "landmarks": len(town.landmarks),
            "coins": town.coins,
            "worth": town.coins
            + sum(PRICE[word] * count for word, count in town.cards.items())
            + sum(PRICE[word] for word in town.landmarks),
        }
        for town in view.towns
    ]
