"""How many small faults the tests notice: `python -m tests.mutants --sample 100`.

Each fault is put into a copy of the repository, the matching tests run on it with a time limit, and
it counts as killed when they fail or do not end. Prints every survivor and the score.
"""

import ast
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
AREAS = {
    "engine/tables": ("tests/engine/tables",),
    "data": ("tests/data",),
    "cogs/messages": ("tests/cogs/messages", "tests/e2e"),
    "cogs/routing": ("tests/cogs/routing", "tests/e2e"),
    "cogs/surfaces": ("tests/cogs/surfaces", "tests/e2e"),
}
"""Folders of code with all that is below them, and the tests that should notice a fault there."""

FLIPPED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
}


class Verdict(Enum):
    """The verdict of the tests on a fault."""

    KILLED = "killed"
    HANGS = "hangs"
    SURVIVED = "survived"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault: the file, the line, what it does and the whole text with the fault in it."""

    path: Path
    line: int
    what: str
    text: str


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    """Replacements for this node, each with a name; None: remove the node."""
    match node:
        case ast.Compare(ops=[op, *rest]) if type(op) in FLIPPED:
            ops = [FLIPPED[type(op)], *rest]
            yield "comparison", ast.Compare(node.left, ops, node.comparators)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield "and/or", ast.BoolOp(other, node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", node.operand
        case ast.If():
            yield "condition negated", ast.If(_not(node.test), node.body, node.orelse)
        case ast.IfExp():
            yield "condition negated", ast.IfExp(_not(node.test), node.body, node.orelse)
        case ast.Constant(value=bool() as value):
            yield "constant", ast.Constant(not value)
        case ast.Constant(value=int() | float() as number):
            yield "constant", ast.Constant(number + 1)
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Assign() | ast.AugAssign():
            yield "statement removed", None


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every fault that can be put into a file, one at a time."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for parent in ast.walk(tree):
        if isinstance(parent, ast.Module | ast.ClassDef | ast.arguments | ast.AnnAssign):
            continue  # defaults and constants: rather data than code
        for name, value in ast.iter_fields(parent):
            children = value if isinstance(value, list) else [value]
            for index, child in enumerate(children):
                if not isinstance(child, ast.AST):
                    continue
                for what, other in changes(child):
                    put = other or ast.Pass()
                    many = [*children[:index], put, *children[index + 1 :]]
                    setattr(parent, name, many if isinstance(value, list) else put)
                    text = ast.unparse(tree)
                    setattr(parent, name, value)
                    yield Mutant(path, getattr(child, "lineno", 0), what, text)


def verdict(mutant: Mutant, copy: Path, tests: tuple[str, ...], seconds: float) -> Verdict:
    """Run the tests on the copy with the fault in it."""
    place = copy / mutant.path.relative_to(ROOT)
    sound = place.read_text(encoding="utf-8")
    place.write_text(mutant.text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:randomly"]
    command += ["-m", "", "-p", "no:cacheprovider", "--timeout", str(seconds), *tests]
    run = subprocess.Popen(
        command,
        cwd=copy,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": os.devnull},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return Verdict.SURVIVED if run.wait(seconds) == 0 else Verdict.KILLED
    except subprocess.TimeoutExpired:
        os.killpg(run.pid, signal.SIGKILL)
        run.wait()
        return Verdict.HANGS
    finally:
        place.write_text(sound, encoding="utf-8")


def main() -> int:
    """Try a sample of each area; 1 if the sound code fails its own tests."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=50, help="faults tried in each area")
    parser.add_argument("--seed", type=int, default=1, help="which faults")
    parser.add_argument("--seconds", type=float, default=600, help="after which a run hangs")
    parser.add_argument("areas", nargs="*", default=list(AREAS), help="folders of code")
    asked = parser.parse_args()
    total: Counter[Verdict] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        left_out = shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", ".hypothesis")
        shutil.copytree(ROOT, copy, ignore=left_out)
        for area in asked.areas:
            every = [m for p in sorted((ROOT / area).rglob("*.py")) for m in mutants_of(p)]
            sound = Mutant(every[0].path, 0, "", every[0].path.read_text(encoding="utf-8"))
            said = verdict(sound, copy, AREAS[area], asked.seconds)
            if said is not Verdict.SURVIVED:
                print(f"{area}: {said.value} without any fault", file=sys.stderr)
                return 1
            found: Counter[Verdict] = Counter()
            for mutant in Random(asked.seed).sample(every, min(asked.sample, len(every))):
                said = verdict(mutant, copy, AREAS[area], asked.seconds)
                found[said] += 1
                if said is not Verdict.KILLED:
                    where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
                    print(f"{said.value:8} {where}: {mutant.what}", flush=True)
            print(f"{area}: {score(found)}, of {len(every)} faults", flush=True)
            total += found
    print(f"all: {score(total)}")
    return 0


def score(found: Counter[Verdict]) -> str:
    """Only a test that fails has noticed; one that hangs has not."""
    tried = found.total()
    counted = ", ".join(f"{found[verdict]} {verdict.value}" for verdict in Verdict)
    return f"{counted}; score {found[Verdict.KILLED] / max(tried, 1):.0%}"


if __name__ == "__main__":
    sys.exit(main())
