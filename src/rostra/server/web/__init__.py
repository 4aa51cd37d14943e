"""The doors to the server: HTTP, WebSockets, and the files of the client."""
