from __future__ import annotations

from itertools import combinations, permutations

from bauhof.games.skyline.state import Phase, State
from tests.games.skyline.play import GAME, act, hand, legal, position, refused, text

YARD = "yard museum5 theater6 station7 park10"
LINE = f"3p | {YARD} | display blue3 green2 orange1 yellow9 | 0v blue5 blue6 blue4 | 0v | 0v"


def with_hand(cards: str, yard: str = YARD) -> State:
    return position(f"3p | {yard} | display - - - - | 0v {cards} | 0v | 0v")


def test_money_is_taken_or_a_building_bought() -> None:
    """S3.1: and nothing else."""
    assert legal(position(LINE)) == ["take:1", "take:2", "take:3", "take:4", "buy:1"]
    assert refused(position(LINE), "pass:turn") == "S3.7"


def test_one_card_of_any_value_may_be_taken() -> None:
    """S3.2: the 9 alone, and the turn is over."""
    s = act(position(LINE), "take:4")
    assert hand(s, 0)["yellow9"] == 1
    assert s.phase == Phase.REFILL_DISPLAY


def test_several_cards_may_be_taken_up_to_five() -> None:
    """S3.2: 3 + 2, 3 + 1 and 2 + 1, not 3 + 2 + 1; whatever their currencies."""
    s = act(position(LINE), "take:1")
    assert legal(s) == ["take:done", "take:2", "take:3"]
    assert refused(s, "take:4") == "S3.2"
    act(s, "take:2")
    assert s.phase == Phase.REFILL_DISPLAY  # nothing more fits, so nothing is asked
    assert hand(s, 0) == {"blue3": 1, "blue4": 1, "blue5": 1, "blue6": 1, "green2": 1}


def test_taking_can_stop_before_five() -> None:
    """S3.2: nobody has to take more."""
    s = act(position(LINE), "take:2", "take:done")
    assert [GAME.view(s, 0).display[slot] for slot in range(4)] == ["blue3", None, "orange1", "yellow9"]


def test_no_question_has_one_answer_only_when_money_is_taken() -> None:
    """S3.2: the right one of two equal cards cannot follow without the left one, so the 3 is all that is taken."""
    s = act(position(f"3p | {YARD} | display blue2 green3 blue2 yellow9 | 0v | 0v | 0v"), "take:2")
    assert s.phase == Phase.REFILL_DISPLAY
    assert hand(s, 0) == {"green3": 1}
    for display in {*permutations(["blue1", "blue1", "blue2", "blue2", "green3", "-"], 4)}:
        for word in legal(s := position(f"3p | {YARD} | display {' '.join(display)} | 0v | 0v | 0v")):
            after = act(position(text(s)), word)
            assert after.phase != Phase.TAKE or len(legal(after)) > 1, f"{word} of {display}"


def test_the_rulebooks_example_of_taking() -> None:
    """S3.2: both cards on the left, or any one of the other two."""
    s = position(f"3p | {YARD} | display blue2 green3 orange6 yellow8 | 0v | 0v | 0v")
    assert set(endings(s)) == {("blue2",), ("green3",), ("orange6",), ("yellow8",), ("blue2", "green3")}


def test_every_allowed_set_of_money_is_reached_in_exactly_one_way() -> None:
    """S3.2: cards are chosen from left to right, and of two equal cards the left one."""
    s = position(f"3p | {YARD} | display blue1 blue1 green2 yellow1 | 0v | 0v | 0v")
    ways = list(endings(s))
    assert len(ways) == len(set(ways))
    cards = ["blue1", "blue1", "green2", "yellow1"]
    allowed = {tuple(sorted(chosen)) for size in range(1, 5) for chosen in combinations(cards, size)}
    assert set(ways) == allowed  # all of them add up to 5 or less


def endings(s: State) -> list[tuple[str, ...]]:
    """What can be taken, once for every sequence of choices."""
    found = []
    for word in legal(s):
        after = act(position(text(s)), word)
        if after.phase == Phase.TAKE:
            found += endings(after)
        elif word.startswith("take"):
            found.append(tuple(sorted(card for card, count in hand(after, 0).items() for _ in range(count))))
    return found


def test_a_building_is_paid_in_the_currency_of_its_place() -> None:
    """S3.3: currencies are never mixed."""
    s = with_hand("blue9 green5 orange6 yellow9")
    assert legal(s) == ["buy:1"]
    assert refused(s, "buy:2") == "S3.3"
    assert refused(s, "buy:4") == "S3.3"


def test_the_sum_must_reach_the_price() -> None:
    """S3.3: less cannot be confirmed, and a start that cannot reach it is no choice."""
    s = act(with_hand("blue4 blue2 blue1"), "buy:1")
    assert refused(s, "pay:done") == "S3.3"
    assert legal(s) == ["pay:4"]  # 2 + 1 would not reach 5
    assert refused(s, "pay:2") == "S3.3"
    assert refused(s, "pay:9") == "S3.3"
    act(s, "pay:4")
    assert legal(s) == ["pay:1", "pay:2"]


def test_a_wasteful_payment_is_allowed() -> None:
    """S3.3: any set of cards that reaches the price."""
    s = act(with_hand("blue9 blue8 blue1"), "buy:1", "pay:9", "pay:8", "pay:1", "pay:done")
    assert hand(s, 0) == {}


def payments(s: State) -> list[tuple[int, ...]]:
    """What can be paid, once for every sequence of choices."""
    found = []
    for word in legal(s):
        if word == "pay:done":
            found.append(GAME.view(s, 0).paid)
        else:
            found += payments(act(position(text(s)), word))
    return found


def test_every_allowed_payment_is_reached_in_exactly_one_way() -> None:
    """S3.3: card by card, the highest first, whatever the order in hand."""
    s = act(with_hand("blue1*2 blue2 blue3*2 blue7"), "buy:1")
    found = payments(s)
    assert len(found) == len(set(found))
    cards = [7, 3, 3, 2, 1, 1]
    allowed = {chosen for size in range(7) for chosen in combinations(cards, size) if sum(chosen) >= 5}
    assert set(found) == allowed


def test_paid_cards_go_to_the_discard_pile() -> None:
    """S3.4: face up."""
    s = act(with_hand("blue3*2 blue9"), "buy:1", "pay:3", "pay:3", "pay:done")
    assert GAME.view(s, 1).discard == {"blue3": 2}
    assert hand(s, 0) == {"blue9": 1}


def test_an_exact_payment_gives_another_action_at_once() -> None:
    """S3.5: to take or to buy, as at the beginning of the turn."""
    s = act(with_hand("blue5 green6 green9"), "buy:1", "pay:5", "pay:done")
    assert text(s).startswith("3p again turn=A turn | yard - theater6 station7 park10")
    act(s, "buy:2", "pay:9", "pay:done")
    assert s.phase == Phase.REFILL_YARD


def test_four_purchases_and_one_taking_are_the_most() -> None:
    """S3.5: all four exactly, then money."""
    s = position(f"3p | {YARD} | display blue1 - - - | 0v blue5 green6 orange7 yellow9 yellow1 | 0v | 0v")
    act(s, "buy:1", "pay:5", "pay:done", "buy:2", "pay:6", "pay:done", "buy:3", "pay:7", "pay:done")
    act(s, "buy:4", "pay:9", "pay:1", "pay:done")
    assert legal(s) == ["take:1"]
    act(s, "take:1")
    assert s.phase == Phase.REFILL_YARD
    assert GAME.view(s, 0).towns[0].owned == {"museum": 1, "theater": 1, "station": 1, "park": 1}


def test_nothing_is_refilled_within_a_turn() -> None:
    """S3.6: the gap stays until the turn ends; the card lies open before its buyer."""
    s = act(with_hand("blue5 green6"), "buy:1", "pay:5", "pay:done")
    assert refused(s, "buy:1") == "S3.3"
    assert GAME.view(s, 2).towns[0].owned == {"museum": 1}


def test_who_can_do_nothing_passes() -> None:
    """S3.7: no money on display and nothing that can be paid."""
    everything = " ".join(f"{currency}{value}*3" for currency in ("blue", "green", "orange") for value in range(1, 10))
    yellow = " ".join(f"yellow{value}*3" for value in range(1, 10))
    s = position(f"3p | {YARD} | display - - - - | 0v | 0v {everything} | 0v {yellow}")
    assert legal(s) == ["pass:turn"]
    act(s, "pass:turn")
    assert text(s).startswith("3p turn=B turn")
    assert "pass:turn" not in legal(s)
