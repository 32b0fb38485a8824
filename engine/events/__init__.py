"""Lessons, daily deals and reviews. They use tables; tables don't depend on them."""
