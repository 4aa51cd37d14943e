"""The programs that measure say how they are used, and what is wrong with what was typed."""

from __future__ import annotations

import pytest

from bench import __main__ as bench
from bench import deal_audit


def test_the_benchmarks_list_their_sections(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bench.main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert all(f"  {name} " in said for name in bench.SECTIONS)


@pytest.mark.parametrize("typed", [[], ["nowhere.jsonl"]])
def test_an_audit_without_its_files_says_so(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        deal_audit.main(typed)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert ("there is no file nowhere.jsonl" if typed else "required: FILE") in said
