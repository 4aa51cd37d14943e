"""What goes over the wire: every message typed, and the browser's types generated from the same source."""
