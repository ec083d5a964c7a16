"""Laws of wording: what every Fluent text must keep, in every language, whoever wrote it.

1. A number is seen: with 0, 1, 2 and 5 the text shows that number, or has words for exactly that one ("no bonds", "one bond").
   French counts 0 like 1, so a form for "one" that says 1 is wrong without a form for 0.
2. A label is no number: what selects by a label (`$…_id`, a string) has no number keys; they would never be met.
3. Names, not labels: a label is never said where a name exists.
4. It fits: no choice and no question is longer than its place on a phone."""

from __future__ import annotations

from collections.abc import Iterator

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

TRIED = (0, 1, 2, 5)
CATEGORIES = {"zero", "one", "two", "few", "many"}
# Characters: two lines of a button, four of a question, one of a small button, four of a tip.
LONGEST = {"verb": 90, "step": 150, "done": 40, "tip": 160, "goal": 150}


class Said(Visitor):
    """Which variables a piece of text says (not only selects by), and its choices."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.choices: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.said.append(node.id.name)


def said_in(node: ast.BaseNode) -> Said:
    found = Said()
    found.visit(node)
    return found


def patterns(source: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message, term and attribute of a file with its text."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def selector(choice: ast.SelectExpression) -> str:
    """The variable that chooses, "" if it is something else."""
    by: ast.BaseNode = choice.selector
    if isinstance(by, ast.FunctionReference) and by.arguments.positional:
        by = by.arguments.positional[0]
    return by.id.name if isinstance(by, ast.VariableReference) else ""


def key(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def counts(choice: ast.SelectExpression) -> bool:
    return any(isinstance(v.key, ast.NumberLiteral) or v.key.name in CATEGORIES for v in choice.variants)


def met_by(choice: ast.SelectExpression, number: int, lang: str) -> ast.Variant:
    """The form that a number gets."""
    by_key = {key(variant): variant for variant in choice.variants}
    form = Locale(lang).plural_form(number)
    default = next(variant for variant in choice.variants if variant.default)
    return by_key.get(str(number)) or by_key.get(form) or default


def unseen(choice: ast.SelectExpression, variable: str, lang: str) -> list[int]:
    """The numbers for which the text neither says the number nor is made for it alone. (Where no form says it, it stands beside
    the text, which only agrees with it: "note", "notes".)"""
    if not any(variable in said_in(variant.value).said or has_digit(variant.value) for variant in choice.variants):
        return []
    forms = {number: met_by(choice, number, lang) for number in TRIED}
    out = []
    for number, form in forms.items():
        alone = sum(other is form for other in forms.values()) == 1 and not form.default
        if not alone and variable not in said_in(form.value).said:
            out.append(number)
    return out


def has_digit(pattern: ast.Pattern) -> bool:
    return any(isinstance(e, ast.TextElement) and any(map(str.isdigit, e.value)) for e in pattern.elements)


def too_long(name: str, pattern: ast.Pattern) -> bool:
    """As far as the words go; what is put in comes on top."""
    kind = "done" if name.endswith(".done") else name.partition("-")[0]
    return kind in LONGEST and longest(pattern) > LONGEST[kind]


def longest(node: ast.Pattern) -> int:
    total = 0
    for element in node.elements:
        if isinstance(element, ast.TextElement):
            total += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            total += max(longest(variant.value) for variant in element.expression.variants)
        else:
            total += 6
    return total


def faults(source: str, lang: str) -> list[str]:
    """All that breaks a law in one file."""
    out = []
    for name, pattern in patterns(source):
        found = said_in(pattern)
        for choice in found.choices:
            variable = selector(choice)
            if variable.endswith("_id") and counts(choice):
                out.append(f"{name}: ${variable} is a label, not a number; select by ${variable.removesuffix('_id')}")
            elif variable and counts(choice) and (numbers := unseen(choice, variable, lang)):
                out.append(f"{name}: with ${variable} = {', '.join(map(str, numbers))} the number is not seen")
        out += [f"{name}: says the label ${v} instead of its name" for v in found.said if v.endswith("_id")]
        if too_long(name, pattern):
            out.append(f"{name}: longer than its place on a phone")
    return out
