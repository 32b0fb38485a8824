"""The bot's connections to Discord: commands and pictures sent once, shards that come back."""
