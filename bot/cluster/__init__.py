"""What a bot on several machines takes; nothing of it is imported by a bot on one."""
