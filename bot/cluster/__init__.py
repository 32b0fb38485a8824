"""The parts of a bot on several machines; a bot on one machine imports none of them."""
