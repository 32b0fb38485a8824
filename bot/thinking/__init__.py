"""Computer players think beside the event loop, in processes of their own."""
