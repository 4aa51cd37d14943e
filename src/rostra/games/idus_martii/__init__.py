"""Idus Martii: five to eight senators, two phases, and nobody need be who they say they are (I1 to I17)."""
