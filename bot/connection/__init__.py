"""The bot's connections to Discord: commands and pictures are sent once, shards reconnect."""
