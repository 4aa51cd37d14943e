"""Takes the pictures of the web table in ``docs/pictures/``: real games in a real browser, nothing retouched.

Run ``python docs/web_pictures.py`` when the client is built, with Chromium and what ``make test`` installs;
with ``quo-vadis``, ``idus-martii`` or ``review``, it takes only those.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from tests.browser.people import FRIEND, PATIENCE, Person, bot, me  # noqa: E402
from tests.browser.server import ENVIRONMENT, Server  # noqa: E402
from tests.installed import chromium  # noqa: E402

PICTURES = HERE / "pictures"
RECORD = HERE.parent / "tests" / "records" / "quo-vadis-4-deals.jsonl"
DESKTOP, PHONE = (1440, 900), (390, 844)
LARGEST = 400_000
MOVES = ("decline", "votes-", "advance-", "place-B1", "place-E1", "place-", "pick-caesar", "caesar-")


def somebody(browser: Browser, server: Server, name: str) -> Person:
    """A person with a device of their own."""
    return Person(name, browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce"))


def take(person: Person, name: str, size: tuple[int, int], at_table: bool = True) -> None:
    """A picture of what somebody sees, on a screen of this size."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(300)  # until all is laid out
    if at_table:
        expect(person.bar).to_be_visible()
        expect(person.page.locator(".bubble")).to_have_count(0)  # what was said is over
    quality = 88
    session = person.context.new_cdp_session(person.page)
    while True:
        asked = {"format": "webp", "quality": quality}
        picture = base64.b64decode(session.send("Page.captureScreenshot", asked)["data"])
        if len(picture) < LARGEST:
            break
        quality -= 8
    (PICTURES / f"{name}.webp").write_bytes(picture)


def quo_vadis(browser: Browser, server: Server) -> None:
    """Marcus asks Livia for consent: her table, with his offer on it; and her answer in the builder."""
    livia = bargain(browser, server)
    while livia is None:
        livia = bargain(browser, server)
    counter = answer(livia)
    expect(counter).to_be_visible()
    take(livia, "quo-vadis-desktop", DESKTOP)
    take(livia, "quo-vadis-phone", PHONE)
    counter.click()
    livia.get("add-get-later").click()
    expect(livia.get("deal-builder").locator('[data-binding="false"]')).to_have_count(1)
    take(livia, "quo-vadis-deal-phone", PHONE)
    take(livia, "quo-vadis-deal-desktop", DESKTOP)


def bargain(browser: Browser, server: Server) -> Person | None:
    """Livia in the middle of a game, with an offer before her, unless the game ended before there was one."""
    livia, marcus = somebody(browser, server, "Livia"), somebody(browser, server, "Marcus")
    table = livia.lay("quo-vadis", [me("Livia"), FRIEND, bot("rules"), bot("rules")], options={"start": 0})
    marcus.sit(table, 1)
    while livia.wait():
        help_with_votes(marcus)
        livia.take_turn(MOVES)
        if not marcus.wait():
            break
        entered = int(livia.get("senate").get_attribute("data-filled") or 0)
        if entered >= 2 and livia.get("holding-0").count() and offers(marcus, to=0):
            livia.page.wait_for_timeout(1500)  # a bot that is asked too may say no, and then it is off
            if answer(livia).count():
                return livia
        help_with_votes(livia)
        marcus.take_turn(MOVES)
    return None


def answer(person: Person) -> Locator:
    """The button that answers the first offer with another."""
    return person.get("offers").locator('[data-testid^="counter-"]').first


def help_with_votes(person: Person) -> None:
    """Friends give each other every vote they can."""
    while person.starting("pledge-").count():
        before = person.starting("pledge-").count()
        person.starting("pledge-").first.click()
        expect(person.starting("pledge-")).not_to_have_count(before)


def offers(person: Person, to: int) -> bool:
    """Offer half of what an advance brings for a vote on it, if anything can be offered now."""
    person.get("new-deal").click()
    person.get(f"deal-partner-{to}").click()
    split = person.get("deal-split")
    if split.count():
        split.click()
        if not person.get("clause-pay").count():
            person.get("add-give-pay").click()
        expect(person.get("deal-send").or_(person.get("refusal")).first).to_be_visible()
        person.page.wait_for_timeout(1000)
        if (
            person.get("deal-send").is_enabled()
            and not person.get("deal-builder").get_by_test_id("refusal").count()
        ):
            person.get("deal-send").click()
            expect(person.get("deal-builder")).to_have_count(0)
            return True
    person.get("deal-close").click()
    return False


def idus_martii(browser: Browser, server: Server) -> None:
    """Livia lays a vote, late in a game."""
    while True:
        livia = somebody(browser, server, "Livia")
        livia.lay("idus-martii", [me("Livia"), *[bot("rules")] * 6])
        while livia.wait() and not (livia.turn > 5 and livia.starting("card-green").count()):
            livia.decide()
        if not livia.is_over:
            break
    livia.get("tab-matrix").click()
    livia.get("own-keep").click()
    take(livia, "idus-martii-desktop", DESKTOP)
    take(livia, "idus-martii-phone", PHONE)


def review(browser: Browser, server: Server) -> None:
    """The review of a recorded game, at the decision that cost most."""
    livia = somebody(browser, server, "Livia")
    livia.page.goto("/review")
    livia.get("replay-file").set_input_files(RECORD)
    expect(livia.page.locator('[data-testid="review-page"][data-status="done"]')).to_be_visible(
        timeout=600_000
    )
    livia.get("review-moments").locator('button:has([data-size="blunder"])').last.click()
    take(livia, "review-desktop", DESKTOP, at_table=False)
    take(livia, "review-phone", PHONE, at_table=False)


TAKEN = {"quo-vadis": quo_vadis, "idus-martii": idus_martii, "review": review}
"""What pictures are taken of."""


def main() -> None:
    """All pictures, or those that are asked for."""
    expect.set_options(timeout=PATIENCE)
    ENVIRONMENT["ROSTRA_JIT"] = "1"  # or a review takes long
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        for name in sys.argv[1:] or TAKEN:
            TAKEN[name](browser, server)
        browser.close()


if __name__ == "__main__":
    main()
