"""*Quo Vadis?* by Reiner Knizia: climb the committees, bargain for consent, reach the Senate (Q1 to Q25)."""
