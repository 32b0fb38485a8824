"""What can be wished for by a press, in groups; the desk grants it."""
