"""One learner against others, as Gymnasium has it: many games or one. Needs the extra ``gymnasium``."""

from __future__ import annotations

from rostra.adapters.gymnasium.learners import Learner, LearnerVector
from rostra.adapters.gymnasium.policies import Policy

__all__ = ["Learner", "LearnerVector", "Policy"]
