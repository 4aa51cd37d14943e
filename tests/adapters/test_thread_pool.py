"""Work shared among threads is all done, once, whoever does it."""

from __future__ import annotations

import multiprocessing
import os
import threading

import pytest

from rostra.adapters.thread_pool import ThreadPool, _Worker, shares


@pytest.mark.parametrize("steps", [1, 10, 1_000])
@pytest.mark.parametrize("threads", [1, 2, 3, 8])
@pytest.mark.parametrize("games", [1, 127, 128, 1_000, 4_097])
def test_shares_cover_all_games_once(games: int, threads: int, steps: int) -> None:
    found = shares(games, threads, steps)
    assert 1 <= len(found) <= threads
    assert [row for first, end in found for row in range(first, end)] == list(range(games))
    assert all(end > first for first, end in found)


def test_few_games_are_not_shared_and_whoever_hands_over_has_more() -> None:
    assert shares(1_000, 2) == [(0, 1_000)]
    assert shares(2_064, 2) == [(0, 1_064), (1_064, 2_064)]
    assert shares(1_000, 2, steps=100) == [(0, 500), (500, 1_000)]


def test_parts_are_done_by_several_threads() -> None:
    together = threading.Barrier(3, timeout=60)

    def work(part: int) -> int:
        together.wait()  # passes only if three parts are under way
        return part * part

    with_two = ThreadPool(2)
    for _ in range(5):
        assert with_two.share(work, 3) == [0, 1, 4]
    with_two.close()
    assert with_two.share(work, 3) == [0, 1, 4], "they start again"
    with_two.close()


def test_what_a_thread_has_not_begun_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rostra.adapters.thread_pool.Thread.start", lambda self: None)
    asleep = ThreadPool(3)
    checked: list[int] = []
    for _ in range(3):
        assert asleep.share(lambda part: part + 1, 4) == [1, 2, 3, 4]
        assert asleep.share(lambda part: part + 1, 4, checked.append) == [1, 2, 3, 4]
    assert sorted(checked) == sorted([0, 1, 2, 3] * 3)


def test_errors_come_out() -> None:
    def work(part: int) -> int:
        if part == 1:
            raise ValueError("part 1")
        return part

    some = ThreadPool(2)
    for _ in range(20):
        with pytest.raises(ValueError, match="part 1"):
            some.share(work, 3)
        assert some.share(lambda part: part, 3) == [0, 1, 2]
    some.close()


@pytest.mark.parametrize("wrong", [0, 1, 2])
def test_nothing_is_done_unless_all_parts_are_right(wrong: int) -> None:
    done: list[int] = []

    def check(part: int) -> None:
        if part == wrong:
            raise ValueError(f"part {part}")

    def work(part: int) -> int:
        done.append(part)
        return part

    some = ThreadPool(2)
    for _ in range(20):
        with pytest.raises(ValueError, match=f"part {wrong}"):
            some.share(work, 3, check)
        assert not done
        assert some.share(work, 3, lambda part: None) == [0, 1, 2]
        assert sorted(done) == [0, 1, 2]
        done.clear()
    some.close()


def test_an_interrupt_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    some = ThreadPool(1)
    assert some.share(lambda part: part, 2) == [0, 1]
    with monkeypatch.context() as patch:
        patch.setattr("rostra.adapters.thread_pool._Worker.checked", interrupted)
        with pytest.raises(KeyboardInterrupt):
            some.share(lambda part: part, 2)
    assert some.share(lambda part: part, 2) == [0, 1]
    some.close()


def test_a_thread_that_has_not_taken_its_part_can_be_stopped() -> None:
    worker = _Worker()
    worker._to_do.release()  # as if a part had been handed over, and then came an interrupt
    worker.stop()
    worker.stop()


def _in_child(some: ThreadPool) -> None:
    os._exit(0 if some.share(lambda part: part, 2) == [0, 1] else 1)


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="nothing forks here")
def test_a_forked_process_starts_threads_of_its_own() -> None:
    some = ThreadPool(1)
    some.share(lambda part: part, 2)
    child = multiprocessing.get_context("fork").Process(target=_in_child, args=(some,))
    child.start()
    child.join(60)
    assert child.exitcode == 0
    some.close()
