"""Least squares: the weights that fit many equations best."""

from collections.abc import Iterable


class LeastSquares:
    """Equations: a sum of factors times weights, and its value.

    pull: how strongly weights are drawn to 0, which decides where there are no equations.
    """

    def __init__(self, columns: int, pull: float = 0.0) -> None:
        self.count = 0
        self._rows = [[pull * (at == row) for at in range(columns + 1)] for row in range(columns)]

    def add(self, factors: Iterable[tuple[int, float]], value: float) -> None:
        """Add an equation; factors: by the number of their weight, without those that are 0."""
        self.count += 1
        found = list(factors)
        for at, factor in found:
            row = self._rows[at]
            row[-1] += factor * value
            for other, by in found:
                row[other] += factor * by

    def solved(self) -> list[float]:
        """The weights; uses up the equations."""
        rows = self._rows
        for at in range(len(rows)):
            pivot = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
            rows[at], rows[pivot] = rows[pivot], rows[at]
            for row in range(len(rows)):
                if row != at and rows[row][at]:
                    by = rows[row][at] / rows[at][at]
                    rows[row] = [a - by * b for a, b in zip(rows[row], rows[at], strict=True)]
        return [row[-1] / row[at] for at, row in enumerate(rows)]
