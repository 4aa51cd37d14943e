"""What a state of Quo Vadis? is worth: everybody's chance to win, by a learned network and by playing on."""
