"""The application: the only place that knows everything."""
