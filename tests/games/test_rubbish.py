"""Whatever is given as a position is either a position or refused in one line; nothing else happens."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.laws import walk
from bauhof.core.registry import game, game_names

GAMES = [game(name) for name in game_names()]
TEXTS = {one.name: [one.format(s) for s in walk(one, one.players[1], 5)][::20] for one in GAMES}
SCRAPS = st.sampled_from(
    ["|", "=", "*", "-", "0", "-1", "99", "9" * 30, "turn=", "turn=Z", "é", "\x00", "[red]", "*2", "+"]
)


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
@settings(max_examples=150)
@given(data=st.data())
def test_a_damaged_position_is_read_or_refused(one: Game, data: st.DataObject) -> None:
    words = data.draw(st.sampled_from(TEXTS[one.name])).split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words) - 1))
        change = data.draw(st.integers(0, 4))
        if change == 0 and len(words) > 1:
            del words[place]
        elif change == 1:
            words.insert(place, data.draw(st.sampled_from(words)))
        elif change == 2:
            words[place] = data.draw(SCRAPS)
        elif change == 3:
            words[place] += data.draw(SCRAPS)
        else:
            words[place] = words[place][::-1]
    complaint, state = "", None
    try:
        state = one.position(" ".join(words))
    except BauhofError as error:
        complaint = str(error)
    assert "\n" not in complaint
    assert bool(complaint) != (state is not None)
    if state is not None:
        one.state.check(state)
        assert one.state.bytes(one.position(one.format(state))) == one.state.bytes(state)
        assert bool(one.legal(state)) + bool(one.chance(state)) + one.is_over(state) == 1


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
@settings(max_examples=60)
@given(text=st.text(max_size=40))
def test_any_text_is_read_or_refused(one: Game, text: str) -> None:
    assume(text not in one.actions.words and text not in one.outcomes.words)
    for parse in (one.position, one.actions.parse, one.outcomes.parse):
        with pytest.raises(BauhofError):
            parse(text)
