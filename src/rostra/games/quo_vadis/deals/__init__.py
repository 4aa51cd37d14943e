"""Deals at a table of Quo Vadis? (Q18 to Q22): what may be offered, what binds, what is only promised."""
