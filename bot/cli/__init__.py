"""The commands of `python -m bot`, each a module that is imported only when it is typed."""
