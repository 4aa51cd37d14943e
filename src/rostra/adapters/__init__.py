"""The games in the interfaces of other libraries, and many games at once."""
