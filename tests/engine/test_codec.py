"""Values kept as text are read back equal, and text that does not fit is refused."""

from dataclasses import dataclass
from enum import IntEnum

import pytest

from engine import codec


class Suit(IntEnum):
    RUM = 1
    GOLD = 2


@dataclass(frozen=True, slots=True)
class Kept:
    suit: Suit
    names: tuple[str, ...]
    pair: tuple[int, str]
    either: int | str | None = None


KEPT = Kept(Suit.GOLD, ("Anna", "Chloé"), (7, "seven"), "x")


@pytest.mark.parametrize("either", [None, 3, "three"])
def test_a_value_is_read_back_equal(either: int | str | None) -> None:
    kept = Kept(Suit.RUM, (), (0, ""), either)
    assert codec.read(Kept, codec.write(kept)) == kept


@pytest.mark.parametrize(
    ("there", "instead"),
    [
        ('"x"', "[]"),  # none of the kinds that are allowed
        ('["Anna","Chloé"]', '"Anna"'),  # no list
        ('["Anna","Chloé"]', '["Anna",1]'),  # an item of another kind
        ('[7,"seven"]', "[7]"),  # an item is missing
        ('"suit":2', '"suit":9'),  # no such member
        ('"suit":2,', ""),  # a field is missing
    ],
)
def test_a_text_that_does_not_fit_is_refused(there: str, instead: str) -> None:
    text = codec.write(KEPT)
    assert codec.read(Kept, text) == KEPT
    assert there in text
    with pytest.raises(ValueError, match=r".+"):
        codec.read(Kept, text.replace(there, instead))


@pytest.mark.parametrize("plain", ['"Anna"', '[["Anna"], 7]', '[{"Anna": 1}, "x"]'])
def test_text_that_does_not_fit_is_not_quoted(plain: str) -> None:
    """The error is logged, and it may be somebody's name."""
    with pytest.raises(ValueError, match=r"not|fits") as error:
        codec.read(tuple[int | None, str], plain)
    assert "Anna" not in str(error.value)
