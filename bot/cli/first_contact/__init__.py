"""A first contact with the real Discord, for a host who sets the bot up."""
