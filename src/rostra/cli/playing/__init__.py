"""``rostra play``: tables in this process and on the web, played by lines or on a full screen."""
