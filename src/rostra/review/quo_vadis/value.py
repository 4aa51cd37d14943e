"""What a review of Quo Vadis? adds to the others: deals, promises, and deals that nobody made."""

from __future__ import annotations

from rostra.review.value import Review


class QuoVadisReview(Review, frozen=True, kw_only=True, tag="quo-vadis"):
    """A reviewed game of Quo Vadis?."""
