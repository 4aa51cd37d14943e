"""All four languages say the same things, and everything that can be said has its words in each of them."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from pathlib import Path

import pytest

import rostra
from rostra.kernel.game import InvalidInput, Refusal
from rostra.words import LANGUAGES, invalid, refused, say
from tests.words.catalogues import entries, examples, files, messages

SOURCE = Path(rostra.__file__).parent
TRANSLATED = [language for language in LANGUAGES if language != "en"]
REFUSALS = re.compile(r'"((?:quo|idus|deal|claim|table|setup|record|position|learner)-[a-z]+(?:-[a-z]+)*)"')
NO_REFUSALS = {"quo-vadis", "idus-martii"}


def test_there_are_four_languages() -> None:
    assert LANGUAGES == ("en", "de", "nl", "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    names = Counter(entry.id.name for _, entry in entries(language))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(files(language)) == sorted(files("en"))


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    ours = {name: (file, sorted(needs.variables)) for name, (file, needs) in messages(language).items()}
    english = {name: (file, sorted(needs.variables)) for name, (file, needs) in messages("en").items()}
    assert {name for name in english if name not in ours} == set()
    assert {name for name in ours if name not in english} == set()
    assert {name: known for name, known in ours.items() if known != english[name]} == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_makes_the_same_choices(language: str) -> None:
    """Plurals are each language's own affair; words to choose by are not."""

    def words(keys: set[str]) -> set[str]:
        return {key for key in keys if key not in ("one", "other", "many", "0", "1")}

    for name, (_, needs) in messages("en").items():
        ours = messages(language)[name][1]
        for variable, keys in needs.choices.items():
            assert words(ours.choices.get(variable, set())) == words(keys), f"{name}: {variable}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str) -> None:
    for name, (_, needs) in messages(language).items():
        for data in examples(needs):
            words = say(name, data, language)
            assert words.strip(), f"{name} is empty"
            for variable in needs.variables:
                assert f"${variable}" not in words, name


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_is_translated_is_not_english(language: str) -> None:
    """Short labels may be the same word; a sentence never is."""
    same = []
    for name, (_, needs) in messages(language).items():
        data = examples(needs)[0]
        words = say(name, data, language)
        letters = re.sub(r"<\w+>|[^\w ]", "", words)
        if words == say(name, data, "en") and len(letters.split()) > 3:
            same.append(name)
    assert same == []


def kinds_in_the_code() -> set[str]:
    """The refusals and problems that games, tables and adapters can name."""
    texts = [
        path.read_text(encoding="utf-8")
        for part in ("kernel", "games", "table", "adapters")
        for path in (SOURCE / part).rglob("*.py")
    ]
    return {kind for text in texts for kind in REFUSALS.findall(text)} - NO_REFUSALS


def test_every_refusal_has_its_words() -> None:
    worded = {name.removeprefix("server-") for name in messages("en")}  # the server's own are named so
    assert kinds_in_the_code() - worded == set()


def test_every_word_of_refusal_is_used() -> None:
    catalogues = {"quo-vadis.ftl", "idus-martii.ftl", "deals.ftl", "claims.ftl", "table.ftl", "input.ftl"}
    worded = {name for name, (file, _) in messages("en").items() if file in catalogues}
    assert worded - kinds_in_the_code() == {"table-seat"}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Seat 2 has no senator in B1. (Q8)"),
        ("de", "Platz 2 hat keinen Senator in B1. (Q8)"),
        ("nl", "Plaats 2 heeft geen senator in B1. (Q8)"),
        ("it", "Posto 2 non ha senatori in B1. (Q8)"),
    ],
)
def test_a_refusal_calls_seats_by_number_and_names_its_rule(language: str, sentence: str) -> None:
    assert refused(Refusal("Q8", "quo-mover-not-there", {"seat": 2, "from": "B1"}), language) == sentence


def test_what_somebody_typed_for_a_seat_is_quoted_as_it_is() -> None:
    refusal = Refusal("Q18", "deal-no-such-seat", {"seat": "'x'"})
    assert refused(refusal) == "There is no seat 'x' at this table. (Q18)"


def test_what_is_wrong_with_a_set_up_or_a_record_is_told_in_every_language() -> None:
    wrong = InvalidInput("setup-players", {"game": "Quo Vadis?", "fewest": 3, "most": 5, "given": "7"})
    assert str(wrong) == "Quo Vadis? is for 3 to 5 players, not 7."
    assert invalid(wrong, "de") == "Quo Vadis? ist für 3 bis 5 Spieler, nicht für 7."
    refusal = Refusal("Q8", "quo-mover-not-there", {"seat": 2, "from": "B1"})
    nested = InvalidInput("record-unplayable", {"number": "7", "why": refusal})
    assert str(nested).endswith(": Seat 2 has no senator in B1. (Q8)")
    assert invalid(nested, "de").endswith(": Platz 2 hat keinen Senator in B1. (Q8)")
    assert str(pickle.loads(pickle.dumps(nested))) == str(nested)


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no-such-message")


def test_nothing_is_refused_in_english_only() -> None:
    """Games and tables say what is wrong as data, so that everybody can read it in their own language."""
    worded = [
        str(path.relative_to(SOURCE))
        for part in ("games", "table", "adapters")
        for path in (SOURCE / part).rglob("*.py")
        if re.search(r'ValueError\(\s*f?"', path.read_text(encoding="utf-8"))
    ]
    assert worded == []
