"""Figures for Prometheus; loaded only where the host asks for them."""
