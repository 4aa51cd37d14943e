"""Idus Martii in a browser, from the first card to the reckoning."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .people import bot, me


def test_a_whole_game(come: Come) -> None:
    ada = come("Ada")
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    while ada.decide():
        pass
    expect(ada.get("reckoning")).to_be_visible()
    for seat in range(5):
        expect(ada.get(f"reckoning-{seat}")).to_be_visible()
    expect(ada.get("track-chart")).to_be_visible()
    expect(ada.get("result").get_by_test_id("matrix")).to_be_visible()


SAMPLES = """window.samples = [];
setInterval(() => {
  const step = document.querySelector('[data-testid="counted"]')?.dataset.step ?? "done";
  const turn = Number(document.querySelector('[data-testid="turn"]')?.textContent.match(/\\d+/)?.[0] ?? 0);
  const log = document.querySelector('[data-testid="log"]');
  const rounds = document.querySelectorAll('[data-testid="matrix"] .result .cards').length;
  if (log && step !== "done") samples.push([step, turn, log.querySelectorAll(".entry.count").length, rounds]);
}, 40);"""


def test_no_result_is_told_before_it_is_shown(come: Come) -> None:
    ada = come("Ada", reduced_motion="no-preference")
    ada.page.add_init_script(SAMPLES)
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    ada.get("tab-log").click()
    while ada.turn < 5 and ada.decide():
        pass
    samples = ada.page.evaluate("samples")
    assert {"-1", "1", "2"} <= {step for step, *_ in samples}
    assert [sample for sample in samples if max(sample[2:]) >= sample[1]] == []
