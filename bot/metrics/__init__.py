"""Figures for Prometheus; loaded only if the host asks for them."""
