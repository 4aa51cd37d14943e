"""What axe-core finds wrong with a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .people import Person

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SETTLED = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}"""
"""What has just changed has the colours of before until the next frame."""
RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations
    .filter(({impact}) => impact === "serious" || impact === "critical")
    .flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}"""


@cache
def _source() -> str:
    return SOURCE.read_text()


def problems(person: Person) -> list[str]:
    """What is serious or critical for those who cannot see, or not well."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(_source())
    person.page.evaluate(SETTLED)
    found: list[str] = person.page.evaluate(RUN)
    return found
