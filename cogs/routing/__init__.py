"""From an interaction to its answer: requests, the router, and what handlers declare."""
