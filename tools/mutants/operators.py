"""Which small faults can be planted into a source file. A fault is a piece of text in place of another, so that it can be
shown as one changed line."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
SWAPPED = {"min": "max", "max": "min"}
NUMBERS = {"i64", "int"}


@dataclass(frozen=True)
class Mutant:
    """One fault. `unit` is what it lies in: a function, or a statement outside of functions."""

    id: str
    function: str  # its qualified name; empty outside of functions
    line: int  # where the function's tests must come by
    last_line: int
    start: int  # bytes of the file
    end: int
    new: str
    was: str  # the line, before and after
    becomes: str

    def planted(self, text: bytes) -> bytes:
        return text[: self.start] + self.new.encode() + text[self.end :]


def mutants(text: bytes) -> list[Mutant]:
    """All faults for this file, in the order of its lines."""
    finder = Finder(text)
    finder.statements(ast.parse(text).body)
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end, mutant.new))


class Finder(ast.NodeVisitor):
    """Goes through a file and notes what could be changed."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.line_starts = [0]
        for line in text.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))
        self.scope: list[str] = []
        self.function = ""
        self.returns = ""
        self.unit: ast.AST | None = None
        self.found: list[Mutant] = []

    # Places and notes.

    def start(self, node: ast.AST) -> int:
        return self.line_starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined, no-any-return]

    def end(self, node: ast.AST) -> int:
        return self.line_starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined, no-any-return]

    def note(self, node: ast.AST, start: int, end: int, new: str) -> None:
        assert self.unit is not None
        first, last = self.start(self.unit), self.end(self.unit)
        made = self.text[:start] + new.encode() + self.text[end:]
        place = f"{self.function}|{self.text[first:last].decode()}|{start - first}|{end - first}|{new}"
        at = self.text.count(b"\n", 0, start)
        was = self.text.splitlines()[at].decode().strip()
        becomes = made.splitlines()[at].decode().strip()
        name = sha256(place.encode()).hexdigest()[:16]
        line, last_line = node.lineno, node.end_lineno  # type: ignore[attr-defined]
        self.found.append(Mutant(name, self.function, line, last_line, start, end, new, was, becomes))

    def instead(self, node: ast.AST, new: str) -> None:
        self.note(node, self.start(node), self.end(node), new)

    def between(self, node: ast.AST, left: ast.AST, right: ast.AST, old: str, new: str) -> None:
        """The operator between two operands."""
        start, end = self.end(left), self.start(right)
        gap = self.text[start:end].decode()
        at = gap.find(old)
        if at >= 0 and "#" not in gap:
            begin = start + len(gap[:at].encode())
            self.note(node, begin, begin + len(old), new)

    # Statements.

    def statements(self, body: Sequence[ast.stmt]) -> None:
        for statement in body:
            if not self.function:
                self.unit = statement
            self.visit(statement)

    def removed(self, node: ast.stmt) -> None:
        self.instead(node, "pass")

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        self.statements(node.body)
        self.scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        outermost = not self.function
        before = self.returns
        self.returns = ast.unparse(node.returns) if node.returns else ""
        if outermost:
            self.unit, self.function = node, ".".join([*self.scope, node.name])
        self.statements(node.body)
        self.returns = before
        if outermost:
            self.function = ""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Guards the rules; is none."""

    def visit_Raise(self, node: ast.Raise) -> None:
        if "NotImplementedError" not in ast.unparse(node):
            self.removed(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.removed(node)
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.function and not isinstance(node.targets[0], (ast.Name, ast.Tuple)):
            self.removed(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.removed(node)
        old, new = ARITHMETIC[type(node.op)]
        self.between(node, node.target, node.value, old + "=", new + "=")
        before = len(self.found)
        self.visit(node.value)
        if isinstance(node.value, ast.Constant):  # to add 0 is to remove the statement
            self.found[before:] = [mutant for mutant in self.found[before:] if mutant.new != "0"]

    def visit_Continue(self, node: ast.Continue) -> None:
        self.removed(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.removed(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.removed(node)
            return
        constant = isinstance(node.value, ast.Constant)
        said = self.text[self.start(node.value) : self.end(node.value)].decode()
        if self.returns == "bool" and not constant:
            self.instead(node.value, f"not ({said})")
        if self.returns in NUMBERS and not constant:
            self.instead(node.value, f"({said}) + 1")
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        self.either(node.test)
        self.visit(node.test)
        alone = len(node.body) == 1 and not node.orelse and not isinstance(node.body[0], (ast.If, ast.For, ast.While))
        before = len(self.found)
        self.statements(node.body)
        if alone:  # to remove the only statement is to remove the branch
            self.found[before:] = [m for m in self.found[before:] if (m.start, m.new) != (self.start(node.body[0]), "pass")]
        self.statements(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        self.instead(node.test, "False")
        self.visit(node.test)
        self.statements(node.body)

    # Expressions.

    def either(self, test: ast.expr) -> None:
        """As if a condition always held, and as if it never did."""
        if not isinstance(test, ast.Constant):
            self.instead(test, "True")
            self.instead(test, "False")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.either(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.either(test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            self.between(node, left, right, *COMPARISONS[type(op)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC:
            self.between(node, node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(node, left, right, old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if not isinstance(node.operand, ast.Constant):
            sign = "not " if isinstance(node.op, ast.Not) else "-"  # ~ is as long
            self.note(node, self.start(node), self.start(node) + len(sign), "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
            self.instead(node.func, SWAPPED[node.func.id])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.instead(node, str(not node.value))
        elif isinstance(node.value, (int, float)):
            self.instead(node, str(node.value + 1))
            if node.value > 0:
                self.instead(node, str(node.value - 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """What is inside of an f-string has no exact place in the file."""
