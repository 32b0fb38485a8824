"""Where messages are shown: a channel, what an interaction's token can change, nowhere."""
