from __future__ import annotations

from bauhof.core.match import Match
from bauhof.core.text import NAMES
from tests.games.skyline.play import GAME, act, story

LINE = "2p | yard park10 museum5 - - | display blue3 green2 - - | 0v blue6 blue5 green5 | 0v | dirk 0v"


def test_the_log_tells_a_purchase_in_one_sentence() -> None:
    assert story(LINE, "buy:1", "pay:6", "pay:5", "pay:done", "for:self") == [
        "Anna buys a Park for 10, paying 6 + 5 in blue."
    ]
    assert story(LINE, "buy:2", "pay:5", "pay:done", "for:dirk", language="de") == [
        "Anna kauft Dirk ein Museum und zahlt passend 5 in Grün.",
        "Anna hat noch eine Aktion.",
    ]


def test_the_log_tells_what_was_taken_in_one_sentence() -> None:
    assert story(LINE, "take:1", "take:2") == ["Anna takes ● blue 3 and ▲ green 2."]


def test_the_end_is_told() -> None:
    line = "3p refill-display ending scored=2 | yard museum8 - park12 - | display yellow9 yellow9 yellow9 -"
    assert story(line + " | 0v blue1 | 3v | 0v", "yellow8", language="de") == [
        "Neues Geld: ◆ Gelb 8.",
        "Anna hat das meiste Geld in Blau und bekommt ein Museum.",
        "Niemand bekommt einen Park: In Orange hat keiner allein das meiste Geld.",
        "Wertung C.",
        "Anna bekommt 16 Punkte für Museen.",
        "Platz 1: Anna, 16 Punkte.",
        "Platz 2: Ben, 3 Punkte.",
        "Platz 3: Clara, 0 Punkte.",
    ]


def told(position: str, *words: str) -> list[str]:
    """What happened, in words and numbers that mean themselves."""
    match = Match(GAME, position=position)
    return [str(event) for word in words for event in (match.resolve if match.turn is None else match.apply)(word)]


def test_events_carry_words() -> None:
    assert told(LINE, "take:1", "take:2") == ["took seat=0 cards=blue3+green2"]
    assert told(LINE, "buy:1", "pay:6", "pay:5", "pay:done", "for:dirk") == [
        "bought seat=0 building=park10 currency=blue paid=11 payment=6+5 for_dirk=yes"
    ]
    dirk = "2p refill-display ending scored=2 | yard museum8 - park12 - | display yellow9 yellow9 yellow8 -"
    assert told(dirk + " | 0v blue1 | 3v | dirk 0v church", "yellow8") == [
        "displayed slot=4 card=yellow8",
        "left_to seat=0 building=museum8 currency=blue",
        "left_over building=park12 currency=orange",
        "scoring scoring=C",
        "scored seat=0 category=museum points=16 scoring=C",
        "scored seat=dirk category=church points=19 scoring=C",
        "final seat=0 points=16 rank=1",
        "final seat=1 points=3 rank=2",
    ]


def test_dirk_is_called_by_his_name() -> None:
    line = "2p refill-display ending scored=2 | yard - - - - | display yellow9 yellow9 yellow8 -"
    assert story(line + " | 0v | 0v | dirk 0v church", "yellow8")[2] == "Dirk scores 19 points for Churches."


def test_a_turn_is_told_in_a_few_signs() -> None:
    match = Match(GAME, position=LINE)
    words = ("buy:2", "pay:5", "pay:done", "for:self", "take:1", "take:2")
    events = [event for word in words for event in match.apply(word)]
    brief = {
        language: [GAME.text.brief(event, 0, NAMES, language) for event in events] for language in ("en", "de", "fr")
    }
    assert brief["en"] == ["buys a Museum (▲ 5, exact)", "", "takes ● blue 3 and ▲ green 2"]
    assert brief["de"] == ["kauft ein Museum (▲ 5, passend)", "", "nimmt ● Blau 3 und ▲ Grün 2"]
    assert brief["fr"] == ["achète un Musée (▲ 5, l’appoint)", "", "prend ● bleu 3 et ▲ vert 2"]


def reason(position: str, *words: str, language: str = "en") -> str:
    """Why the last of the words is refused after the others."""
    match = Match(GAME, position=position)
    for word in words[:-1]:
        match.apply(word)
    return next(choice.reason for choice in GAME.choices(match.state, language) if choice.word == words[-1])


def test_a_refusal_says_how_much_is_missing() -> None:
    line = "3p | yard park10 museum5 - - | display blue3 green2 yellow4 - | 0v blue6 blue3 blue1*2 | 0v | 0v"
    assert reason(line, "buy:2") == "you need 5 more in green"
    assert reason(line.replace("park10", "park12"), "buy:1", language="de") == "dir fehlt 1 in Blau"
    assert reason(line, "buy:2", language="de") == "dir fehlen 5 in Grün"
    assert reason(line, "buy:1", "pay:6", "pay:done") == "you need 4 more in blue"
    assert reason(line, "buy:1", "pay:3") == "pay a higher card first, or you won’t reach 10"
    assert reason(line, "buy:1", "pay:6", "pay:3", "pay:6") == "you have no ● blue 6 left"
    assert reason(line.replace("park10", "park7"), "buy:1", "pay:6", "pay:1", "pay:3") == "pay the highest cards first"
    assert reason(line, "take:1", "take:3") == "that makes 7; several cards may add up to 5 at most"


def test_who_looks_from_outside_is_told_no_payment() -> None:
    rows = {seat: GAME.text.tables(Match(GAME, position=LINE).view(seat), NAMES, "en")[0].rows for seat in (-1, 0, 1)}
    assert [row[-1] for row in rows[0]] == ["with 6 + 5, 1 too much", "exact with 5", "", ""]
    assert [row[-1] for row in rows[1]] == ["10 short", "5 short", "", ""]
    assert [row[-1] for row in rows[-1]] == ["", "", "", ""]


def test_choices_show_how_they_can_be_paid() -> None:
    view = Match(GAME, position=LINE).view(0)
    assert GAME.text.choice(view, "buy:1", NAMES, "en") == "buy a Park for 10 in blue (with 6 + 5, 1 too much)"
    assert GAME.text.choice(view, "buy:2", NAMES, "de") == "ein Museum kaufen für 5 in Grün (passend mit 5)"
    assert GAME.text.choice(view, "take:1", NAMES, "de") == "● Blau 3 nehmen"
    buying = act(GAME.position(LINE), "buy:1", "pay:6")
    assert GAME.text.choice(GAME.view(buying, 0), "pay:5 pay:done", NAMES, "fr") == "payer ● 6 + 5 – 1 de trop"


def test_places_and_slots_count_from_one_as_in_the_words() -> None:
    assert GAME.view(act(GAME.position(LINE), "buy:2", "pay:5"), 0).place == 2
    chosen = act(GAME.position(LINE.replace("- - | 0v", "blue1 - | 0v", 1)), "take:2")
    assert GAME.view(chosen, 0).chosen == (2,)
    assert GAME.text.prompt(GAME.view(chosen, 0), NAMES, "en") == "Anna, that makes 2. One more card, up to 5 in all?"
