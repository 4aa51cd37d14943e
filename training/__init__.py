"""Making the weights that come with the package: ``make train``."""
