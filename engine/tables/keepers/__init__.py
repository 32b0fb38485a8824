"""The keepers of tables, which store moves and let computers answer: one interface for all."""
