"""From the C text that mypyc writes (one file a module, two headers with everything in them) to units that stand alone.

A unit is compiled again only when its own text has changed. So it must not name what it does not need:

- *declarations*: of the two headers only those it uses, with what these use;
- *literals*: mypyc numbers all strings and tuples of all modules in one table, so that one more string shifts the others'
  numbers. A unit gets a table of its own, numbered as it meets them, which the main unit fills at start;
- *neighbours*: small functions of other modules (`Ints.push`, `bit`) come along as text to be inlined (`gnu_inline`: the
  compiler may take the body, and never writes it out a second time). Without that a call from a game into the kernel is a call:
  an eighth of the speed. See docs/guide/fast-code.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

OURS = "fullsteam"
SMALL = 120  # lines of C of a function that other units may inline

WORD = re.compile(r"\w+")
FUNCTION = re.compile(
    r"^(?!static\b|return\b)(\w[\w ]*[ *]+)(CPyDef_\w+)(\([^;{}]*\))\s*\{\n.*?^\}\n", re.DOTALL | re.MULTILINE
)
STATIC = re.compile(r"^static\b[^;={(]*?\b(\w+)\s*[\[(;=]", re.MULTILINE)
VTABLE = re.compile(r"^static (CPyVTableItem \w+_vtable\[\d+\];)", re.MULTILINE)
PUBLIC_VTABLE = re.compile(r"^CPyVTableItem \w+_vtable\[\d+\];", re.MULTILINE)
CALL = re.compile(r"\b(CPyDef_\w+)\(")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
TRASHCAN = re.compile(r"(\)\n\s*\{\n)\s*CPy_TRASHCAN_BEGIN\(self, \w+\)\n(.*?)\s*CPy_TRASHCAN_END\(self\)", re.DOTALL)
INCLUDE = re.compile(r"^#include.*\n", re.MULTILINE)
HEAD = re.compile(r"\A#ifndef.*\n#define.*\n(#include.*\n)+|^#endif\s*\Z", re.MULTILINE)
INLINE = "extern inline __attribute__((gnu_inline)) "
FILLED = "is_initialized = 1;"  # in the main unit: the common table of literals is full


def words(text: str) -> set[str]:
    return set(WORD.findall(text))


def without_wrong_trashcan(text: str) -> str:
    """Python's trashcan (objects freed more than 50 deep, as in a long chain, are put off) writes into the head that only
    objects known to the garbage collector have. mypyc 2.4.1 uses it for acyclic classes too, which have none: memory is
    destroyed. Take it out there; tests/kernel/test_containers.py frees a long chain."""
    return TRASHCAN.sub(r"\1\2", text)


@dataclass(frozen=True)
class Declaration:
    name: str
    text: str
    uses: frozenset[str]


def types(header: str) -> list[Declaration]:
    """The structures of mypyc's outer header: blocks between blank lines, named at their end."""
    found = []
    for block in HEAD.sub("", header).split("\n\n"):
        named = re.search(r"^\} ?(\w+);", block, re.MULTILINE)
        if named:
            found.append(Declaration(named[1], block.strip() + "\n", frozenset(words(block))))
    return found


def externs(header: str) -> list[Declaration]:
    """The functions and variables of mypyc's inner header: one a line."""
    found = []
    for line in header.splitlines():
        named = re.match(r"extern [^;(\[]*?\b(\w+)\s*[\[(;]", line)
        if named:
            found.append(Declaration(named[1], line + "\n", frozenset(words(line))))
    return found


def needed(declarations: list[Declaration], wanted: set[str]) -> str:
    """What the wanted names stand for and what that stands on, in the order of the headers."""
    by_name = {one.name: one for one in declarations}
    seen: set[str] = set()
    waiting = list(wanted & by_name.keys())
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += by_name[name].uses & by_name.keys()
    return "".join(one.text for one in declarations if one.name in seen)


@dataclass(frozen=True)
class Function:
    module: str
    head: str
    text: str


def small_functions(modules: dict[str, str]) -> dict[str, Function]:
    """Those that others may inline: short, and naming nothing that only their own module knows."""
    found = {}
    for module, text in modules.items():
        private = {"static", *STATIC.findall(text)}
        for match in FUNCTION.finditer(text):
            if match[0].count("\n") <= SMALL and not words(match[0]) & private:
                found[match[2]] = Function(module, "".join(match.groups()), match[0])
    return found


def neighbours(module: str, text: str, small: dict[str, Function]) -> str:
    """The small functions of other modules that this one calls, and those they call."""
    seen: set[str] = set()
    waiting = CALL.findall(text)
    while waiting:
        name = waiting.pop()
        if name in small and name not in seen and small[name].module != module:
            seen.add(name)
            waiting += CALL.findall(small[name].text)
    heads = "".join(f"extern {small[name].head};\n" for name in sorted(seen))
    return heads + "".join(INLINE + small[name].text for name in sorted(seen))


class Literals:
    """The table of literals of one unit; `places` are those in the common table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.places: dict[str, int] = {}

    def own(self, match: re.Match[str]) -> str:
        return f"{self.table}[{self.places.setdefault(match[1], len(self.places))}]"

    def declaration(self) -> str:
        return f"extern PyObject *{self.table}[{len(self.places)}];\n" if self.places else ""

    def definition(self) -> str:
        places = ", ".join(self.places)
        return f"PyObject *{self.table}[{len(self.places)}];\nstatic const int {self.table}_places[] = {{{places}}};\n"

    def filling(self) -> str:
        return f"for (int i = 0; i < {len(self.places)}; i++) {self.table}[i] = CPyStatics[{self.table}_places[i]];\n"


def stem(file: Path) -> str:
    """The short name of a C file: __native_fullsteam___kernel___core.c is fullsteam___kernel___core."""
    return file.stem.removeprefix("__native_")


def with_literals(main: str, tables: list[Literals]) -> str:
    """The main unit defines the tables of the others and fills them when its own is full."""
    before, filled, after = main.partition(FILLED)
    if not filled:
        raise ValueError(f"mypyc no longer writes {FILLED!r}: see tools/compiling/units.py")
    defined = "".join(table.definition() for table in tables)
    return defined + before + "".join(table.filling() for table in tables) + filled + after


def alone(texts: dict[str, str], main: str, outer: str, inner: str) -> dict[str, str]:
    """The texts of the library's C files, each standing alone. `main` names the one with everybody's variables; those without
    mypyc's headers (its runtime) stay as they are."""
    modules = {name: VTABLE.sub(r"\1", without_wrong_trashcan(text)) for name, text in texts.items() if name.startswith(OURS)}
    vtables = "".join(f"extern {line}\n" for text in modules.values() for line in PUBLIC_VTABLE.findall(text))
    declarations = [*types(outer), *externs(inner + vtables)]
    includes = "".join(dict.fromkeys(line for line in INCLUDE.findall(outer + inner) if "__native" not in line))
    small = small_functions(modules)
    done, tables = dict(texts), []
    for name, text in modules.items():
        literals = Literals(f"CPyStatics_{name}")
        body = LITERAL.sub(literals.own, neighbours(name, text, small) + INCLUDE.sub("", text))
        done[name] = includes + needed(declarations, words(body)) + literals.declaration() + body
        tables.append(literals)
    everything = includes + INCLUDE.sub("", outer) + INCLUDE.sub("", inner)
    done[main] = everything + with_literals(INCLUDE.sub("", texts[main]), [table for table in tables if table.places])
    return done
