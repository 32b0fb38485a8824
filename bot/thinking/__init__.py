"""Computer players think beside the event loop, in processes or elsewhere."""
