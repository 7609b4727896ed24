"""The web service: lobby, live tables, store, security. docs/protocol.md says what it speaks."""
