"""Idus Martii: five to eight senators, two phases, and nobody is what he says (I1 to I17)."""
