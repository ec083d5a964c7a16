"""The shape of a box: keys, kinds of values, limits. From one description it reads what was typed, names what does not fit,
tells pages about itself and writes the canonical TOML."""

from __future__ import annotations

import math
import re
import unicodedata
from dataclasses import dataclass
from typing import Any, ClassVar

from fullsteam.kernel.mistakes import Mistakes, Place, shown

BESIDES = ("rule", "provenance", "note")  # said in our own files, and no part of a box
DIGITS = 4  # of a number behind its point
FORMS = {
    "slug": re.compile(r"[a-z0-9_-]+"),
    "id": re.compile(r"[^\s-]+"),
    "line": re.compile(r".+"),
    "run": re.compile(r"\d{1,3},\d{1,3}( \d{1,3},\d{1,3})*"),
}


class Wrong:
    """What is read instead of something wrong."""

    def __repr__(self) -> str:
        return "WRONG"


WRONG = Wrong()


@dataclass(frozen=True)
class Shape:
    kind: ClassVar[str]

    def told(self) -> dict[str, Any]:
        """As JSON, for labels and limits of inputs."""
        raise NotImplementedError

    def read(self, value: Any, path: Place, found: Mistakes) -> Any:
        """The value in its canonical form; WRONG where it does not fit, and found says why."""
        raise NotImplementedError

    def toml(self, value: Any) -> str:
        raise NotImplementedError

    def other_kind(self, value: Any, path: Place, found: Mistakes) -> Wrong:
        found.add("wrong-kind", path, self.cited, wanted=self.kind, got=shown(value))
        return WRONG

    @property
    def cited(self) -> str:
        return str(getattr(self, "rule", ""))

    def described(self, **more: Any) -> dict[str, Any]:
        return {"kind": self.kind, **more, **({"rule": self.cited} if self.cited else {})}


@dataclass(frozen=True)
class Text(Shape):
    kind = "text"
    most: int
    form: str = "line"
    rule: str = ""

    def told(self) -> dict[str, Any]:
        return self.described(most=self.most, form=self.form)

    def read(self, value: Any, path: Place, found: Mistakes) -> Any:
        if not isinstance(value, str):
            return self.other_kind(value, path, found)
        value = " ".join(unicodedata.normalize("NFC", value).split())
        if len(value) > self.most:
            found.add("too-long", path, self.rule, got=value, length=len(value), most=self.most)
        elif not value.isprintable() or FORMS[self.form].fullmatch(value) is None:
            found.add("wrong-form", path, self.rule, got=value, form=self.form if value else "empty", most=self.most)
        else:
            return canonical_run(value) if self.form == "run" else value
        return WRONG

    def toml(self, value: Any) -> str:
        return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def canonical_run(text: str) -> str:
    """06,16 is 6,16."""
    return " ".join(",".join(str(int(n)) for n in point.split(",")) for point in text.split())


@dataclass(frozen=True)
class Whole(Shape):
    kind = "whole"
    low: int
    high: int
    step: int = 1
    rule: str = ""

    def told(self) -> dict[str, Any]:
        return self.described(low=self.low, high=self.high, step=self.step)

    def read(self, value: Any, path: Place, found: Mistakes) -> Any:
        if isinstance(value, bool) or not isinstance(value, int):
            return self.other_kind(value, path, found)
        if not self.low <= value <= self.high:
            found.add("out-of-range", path, self.rule, got=shown(value), low=self.low, high=self.high)
            return WRONG
        if value % self.step:
            found.add("no-multiple", path, self.rule, got=value, step=self.step)
            return WRONG
        return value

    def toml(self, value: Any) -> str:
        return str(value)


@dataclass(frozen=True)
class Number(Shape):
    kind = "number"
    low: int
    high: int
    rule: str = ""

    def told(self) -> dict[str, Any]:
        return self.described(low=self.low, high=self.high)

    def read(self, value: Any, path: Place, found: Mistakes) -> Any:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or (isinstance(value, float) and math.isnan(value)):
            return self.other_kind(value, path, found)
        if not self.low <= value <= self.high:
            found.add("out-of-range", path, self.rule, got=shown(value), low=self.low, high=self.high)
            return WRONG
        value = round(value, DIGITS)
        return int(value) if value == int(value) else value

    def toml(self, value: Any) -> str:
        return str(value)


@dataclass(frozen=True)
class Choice(Shape):
    kind = "choice"
    values: tuple[str, ...]
    rule: str = ""

    def told(self) -> dict[str, Any]:
        return self.described(values=list(self.values))

    def read(self, value: Any, path: Place, found: Mistakes) -> Any:
        if not isinstance(value, str):
            return self.other_kind(value, path, found)
        if value not in self.values:
            found.add("no-choice", path, self.rule, got=value, values=", ".join(self.values))
            return WRONG
        return value

    def toml(self, value: Any) -> str:
        return f'"{value}"'


@dataclass(frozen=True)
class Either(Shape):
    kind = "either"
    of: tuple[Shape, ...]
    rule: str = ""

    def told(self) -> dict[str, Any]:
        return self.described(of=[shape.told() for shape in self.of])

    def read(self, value: Any, path: Place, found: Mistakes) -> Any:
        """The first that fits; else what the one of its kind says, or that there is none."""
        for shape in self.of:
            tried = Mistakes(found.rule)
            read = shape.read(value, path, tried)
            if not tried:
                return read
        found.add("no-choice", path, self.rule, got=shown(value), values=", ".join(ways(shape) for shape in self.of))
        return WRONG

    def toml(self, value: Any) -> str:
        return next(shape for shape in self.of if not isinstance(shape.read(value, (), Mistakes("")), Wrong)).toml(value)


def ways(shape: Shape) -> str:
    if isinstance(shape, Whole):
        return f"{shape.low} – {shape.high}"
    return ", ".join(shape.values) if isinstance(shape, Choice) else shape.kind


@dataclass(frozen=True)
class Row(Shape):
    kind = "row"
    of: tuple[Shape, ...]
    rule: str = ""

    def told(self) -> dict[str, Any]:
        return self.described(of=[shape.told() for shape in self.of])

    def read(self, value: Any, path: Place, found: Mistakes) -> Any:
        if not isinstance(value, list):
            return self.other_kind(value, path, found)
        if len(value) != len(self.of):
            found.add("wrong-length", path, self.rule, count=len(value), wanted=len(self.of))
            return WRONG
        return [shape.read(part, (*path, i), found) for i, (shape, part) in enumerate(zip(self.of, value, strict=True))]

    def toml(self, value: Any) -> str:
        return "[" + ", ".join(shape.toml(part) for shape, part in zip(self.of, value, strict=True)) + "]"


@dataclass(frozen=True)
class Several(Shape):
    kind = "list"
    of: Shape
    least: int
    most: int
    rule: str = ""

    def told(self) -> dict[str, Any]:
        return self.described(of=self.of.told(), least=self.least, most=self.most)

    def read(self, value: Any, path: Place, found: Mistakes) -> Any:
        if not isinstance(value, list):
            return self.other_kind(value, path, found)
        if not self.least <= len(value) <= self.most:
            code = "wrong-count-exact" if self.least == self.most else "wrong-count"
            found.add(code, path, self.rule, count=len(value), least=self.least, most=self.most)
        return [self.of.read(part, (*path, i), found) for i, part in enumerate(value[: self.most])]

    def toml(self, value: Any) -> str:
        """Rows each on a line of its own; no line begins or ends with a blank."""
        parts = [self.of.toml(part) for part in value]
        if isinstance(self.of, Row):
            return "[\n" + "".join(part + ",\n" for part in parts) + "]"
        return "[" + ", ".join(parts) + "]"


@dataclass(frozen=True)
class Table(Shape):
    kind = "table"
    fields: dict[str, Shape]
    free: tuple[str, ...] = ()  # may be left out
    rule: str = ""

    def told(self) -> dict[str, Any]:
        fields = {name: {**shape.told(), "needed": name not in self.free} for name, shape in self.fields.items()}
        return self.described(fields=fields)

    def read(self, value: Any, path: Place, found: Mistakes) -> Any:
        if not isinstance(value, dict):
            return self.other_kind(value, path, found)
        for key in value:
            if key not in self.fields and key not in BESIDES:
                found.add("unknown-key", (*path, key), self.rule, key=key, keys=", ".join(self.fields))
        out = {}
        for name, shape in self.fields.items():
            if name in value:
                out[name] = shape.read(value[name], (*path, name), found)
            elif name not in self.free:
                found.add("missing", (*path, name), getattr(shape, "rule", "") or self.rule, key=name)
        return out

    def toml(self, value: Any) -> str:
        """Its own lines: first what is no table, then its tables."""
        simple = [f"{name} = {shape.toml(value[name])}\n" for name, shape in self.plain().items() if name in value]
        inner = []
        for name, shape in self.fields.items():
            if isinstance(shape, Table) and name in value:
                inner.append(f"\n[{name}]\n{shape.toml(value[name])}")
            elif isinstance(shape, Several) and isinstance(shape.of, Table) and name in value:
                inner += [f"\n[[{name}]]\n{shape.of.toml(row)}" for row in value[name]]
        return "".join(simple + inner)

    def plain(self) -> dict[str, Shape]:
        return {name: shape for name, shape in self.fields.items() if not has_tables(shape)}


def has_tables(shape: Shape) -> bool:
    return isinstance(shape, Table) or (isinstance(shape, Several) and isinstance(shape.of, Table))


def sound(value: Any) -> bool:
    """Is nothing wrong in what was read?"""
    if isinstance(value, Wrong):
        return False
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return all(sound(part) for part in parts)
