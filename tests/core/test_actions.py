from __future__ import annotations

import pytest

from bauhof.core.actions import Blocks
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game


@pytest.mark.parametrize(
    ("blocks", "word", "complaint"),
    [
        (game("skyline").outcomes, "xyz", "'xyz' is no outcome of chance; one looks like scoring"),
        (game("machi-koro").actions, "xyz", "'xyz' is no action; one looks like build:nothing"),
        (game("machi-koro").actions, "build:bakry", "'build:bakry' is no action; did you mean build:bakery"),
    ],
)
def test_a_word_that_is_none_is_refused_with_one_that_is(blocks: Blocks, word: str, complaint: str) -> None:
    with pytest.raises(BauhofError) as refused:
        blocks.parse(word)
    assert str(refused.value).startswith(complaint)
