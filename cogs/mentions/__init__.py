"""Mentions: one pure decision who is mentioned, and when."""
