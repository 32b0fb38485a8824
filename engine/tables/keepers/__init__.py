"""The keepers of tables, which store moves and let computers answer; `ChannelTables` says how."""
