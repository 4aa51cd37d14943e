"""Take the scripts out of the built site: ``python docs/without_scripts.py site``.

The theme comes with some, for searching and copying. The pages read as well without: menus are plain HTML,
nothing is stored in the reader's browser, and they may be served under the strictest policy.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

SCRIPT = re.compile(r"<script\b.*?</script>\s*", re.DOTALL | re.IGNORECASE)
SEARCH = re.compile(r'<div class="md-search".*?</div>\s*|<input [^>]*id="__search"[^>]*>\s*', re.DOTALL)
"""The search, which needs a script."""
NEEDLESS = ("assets/javascripts", "search.json", "*.py")


def clean(site: Path) -> int:
    """Take them out; how many pages there are."""
    for pattern in NEEDLESS:
        for path in [*site.glob(pattern)]:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    pages = [*site.rglob("*.html")]
    for page in pages:
        page.write_text(SEARCH.sub("", SCRIPT.sub("", page.read_text("utf-8"))), encoding="utf-8")
    return len(pages)


if __name__ == "__main__":
    clean(Path(sys.argv[1]))
