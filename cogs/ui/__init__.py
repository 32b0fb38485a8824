"""Layouts, pages and names of messages, and the protocol of a face. Pure, and below all of cogs."""
