"""Chance: sfc32 as published, and numbers that are all equally likely (B2)."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from rostra.kernel.chance import SEED_BITS, WORD, draw, halves, next_word, sow, sow_seed

PRACTRAND_0_2_1 = (0x03B80BB8, 0xA87DBC7E, 0x1787178C, 0x4C7B7234, 0xC65DADE2, 0x2C692349)
"""What PractRand's own sfc32 gives for the seed 0, 2, 1 after its fifteen rounds of mixing."""
PRACTRAND_0 = 0x514676C3
"""What it gives first for the seed 0 after twelve."""
SEED_0 = (0xFB52C520, 0x38802BE1, 0x948279E6, 0xEC4BF1D9, 0x7CB0A909, 0xFAD8B4A8)
"""What other people's sfc32 give for the three words 0, 0, 0 after fifteen."""


def state(*words: int) -> SimpleNamespace:
    return SimpleNamespace(rng=list(words))


def sown(seed: int) -> SimpleNamespace:
    s = state(0, 0, 0, 0)
    sow(s, *halves(seed))
    return s


def by_definition(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """sfc32 in the arithmetic of its definition, without a shift or a mask."""
    words = []
    for _ in range(count):
        words.append((a + b + counter) % 2**32)
        a, b, c = b ^ b // 2**9, 9 * c % 2**32, (c * 2**21 % 2**32 + c // 2**11 + words[-1]) % 2**32
        counter = (counter + 1) % 2**32
    return words


def test_words_are_those_of_the_published_generator() -> None:
    s = state(0, 2, 1, 1)
    words = [next_word(s) for _ in range(21)]
    assert tuple(words[15:]) == PRACTRAND_0_2_1
    s = state(0, 0, 0, 1)
    assert [next_word(s) for _ in range(13)][12] == PRACTRAND_0
    s = sown(0)
    assert tuple(next_word(s) for _ in range(6)) == SEED_0


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**63 + 11, 2**64 - 1])
def test_a_seed_sets_the_words_of_its_stream_and_mixes_them(seed: int) -> None:
    s = sown(seed)
    assert [next_word(s) for _ in range(50)] == by_definition(seed % 2**32, seed // 2**32, 0, 1, 65)[15:]
    assert all(0 <= word <= WORD for word in s.rng)


def test_the_counter_wraps_like_a_word_of_32_bits() -> None:
    s = state(1, 2, 3, WORD)
    assert [next_word(s) for _ in range(3)] == by_definition(1, 2, 3, WORD, 3)
    assert s.rng[3] == 2


def test_different_seeds_give_different_streams() -> None:
    firsts = {next_word(sown(seed)) for seed in (*range(500), *(seed << 32 for seed in range(1, 500)))}
    assert len(firsts) == 999


@pytest.mark.parametrize("below", [1, 2, 3, 5, 7, 44, 97])
def test_a_draw_gives_each_number_as_often(below: int) -> None:
    """Pearson's test: far beyond what chance would do in a million tries is not the case."""
    s = sown(below)
    each = 400
    counted = Counter(draw(s, below) for _ in range(each * below))
    assert set(counted) <= set(range(below))
    distance = sum((counted[number] - each) ** 2 / each for number in range(below))
    assert distance < below - 1 + 5 * (2 * below) ** 0.5 + 10


def test_a_draw_rejects_the_words_that_would_favour_some_numbers() -> None:
    """Below 3 * 2^30, a quarter of all words must be thrown away, and the rest is taken in whole blocks."""
    below = 3 * 2**30
    s, twin = sown(3), sown(3)
    for _ in range(200):
        word = next_word(twin)
        while word * below % 2**32 < 2**30:
            word = next_word(twin)
        assert draw(s, below) == word * below // 2**32
    assert s.rng == twin.rng


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32, 2**64 - 1])
def test_a_seed_of_64_bits_gives_the_games_it_always_gave(seed: int) -> None:
    s = state(0, 0, 0, 0)
    sow_seed(s, seed)
    assert s.rng == sown(seed).rng


def test_every_bit_of_a_seed_reaches_the_generator() -> None:
    """The state is mixed by steps that can be undone: different words at first stay different."""
    streams = set()
    for seed in (0, *(1 << bit for bit in range(SEED_BITS)), 2**SEED_BITS - 1):
        s = state(0, 0, 0, 0)
        sow_seed(s, seed)
        assert all(0 <= word <= WORD for word in s.rng)
        streams.add(tuple(next_word(s) for _ in range(4)))
    assert len(streams) == SEED_BITS + 2
