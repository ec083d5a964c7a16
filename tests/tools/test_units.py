"""Units stand alone: a module's text changes with what it uses, and with nothing else. (Texts in the manner of mypyc.)"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from compiling.objects import Compiler, Objects, Store
from compiling.units import INLINE, alone

PILE, GAME, MAIN = "fullsteam___pile", "fullsteam___game", "compiled"

OUTER = """#ifndef OUTER_H
#define OUTER_H
#include <stdint.h>
typedef struct {
    int64_t _size;
} pile___PileObject;

typedef struct {
    int64_t _turn;
} game___GameObject;

#endif
"""
INNER = """#ifndef INNER_H
#define INNER_H
#include <stddef.h>
#include "__native_compiled.h"

typedef void PyObject;
int CPyGlobalsInit(void);

extern PyObject *CPyStatics[3];
extern int64_t CPyDef_pile___Pile___size(PyObject *cpy_r_self);
extern int64_t CPyDef_pile___unused(PyObject *cpy_r_self);
extern int64_t CPyDef_game___play(PyObject *cpy_r_self);
#endif
"""
OBJECT = "typedef void PyObject;\n"
TEXTS = {
    PILE: """#include "__native_compiled.h"
#include "__native_internal_compiled.h"

static void
pile___Pile_dealloc(pile___PileObject *self)
{
    CPy_TRASHCAN_BEGIN(self, pile___Pile_dealloc)
    self->_size = 0;
    CPy_TRASHCAN_END(self)
}
int64_t CPyDef_pile___Pile___size(PyObject *cpy_r_self) {
    return ((pile___PileObject *)cpy_r_self)->_size;
}
int64_t CPyDef_pile___unused(PyObject *cpy_r_self) {
    return CPyStatics[0] != NULL;
}
""",
    GAME: """#include "__native_compiled.h"
#include "__native_internal_compiled.h"

int64_t CPyDef_game___play(PyObject *cpy_r_self) {
    ((game___GameObject *)cpy_r_self)->_turn = CPyStatics[2] == CPyStatics[1];
    return CPyDef_pile___Pile___size(cpy_r_self);
}
""",
    MAIN: """#include "__native_compiled.h"
#include "__native_internal_compiled.h"
int CPyGlobalsInit(void)
{
    static int is_initialized = 0;
    is_initialized = 1;
    return 0;
}
PyObject *CPyStatics[3];
""",
    "runtime": "int runtime(void) { return 0; }\n",
}


def cut(texts: dict[str, str] | None = None, outer: str = OUTER, inner: str = INNER) -> dict[str, str]:
    return alone(texts or TEXTS, MAIN, outer, inner)


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    return {name for name in before if before[name] != after[name]}


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_the_units_compile(tmp_path: Path) -> None:
    units = {name: OBJECT + text.replace(OBJECT, "") for name, text in cut().items()}
    objects = Objects(Compiler(("cc",), ("-O2", "-fPIC", "-w")), Store(tmp_path / "store"), tmp_path)
    assert objects.linked(objects.make(units).values(), ".so").is_file()


def test_a_body_changed_changes_its_unit_and_those_that_inline_it() -> None:
    longer = TEXTS[PILE].replace("->_size;\n}\nint64_t CPyDef_pile___unused", "->_size + 1;\n}\nint64_t CPyDef_pile___unused")
    assert changed(cut(), cut({**TEXTS, PILE: longer})) == {PILE, GAME}
    other = TEXTS[PILE].replace("CPyStatics[0] != NULL", "CPyStatics[0] == NULL")
    assert changed(cut(), cut({**TEXTS, PILE: other})) == {PILE}


def test_a_declaration_nobody_uses_changes_only_the_main_unit() -> None:
    more = INNER.replace("#endif", "extern int64_t CPyDef_new(PyObject *cpy_r_self);\n#endif")
    assert changed(cut(), cut(inner=more)) == {MAIN}


def test_a_structure_changed_changes_those_that_use_it() -> None:
    assert changed(cut(), cut(outer=OUTER.replace("_turn;", "_turn;\n    int64_t _more;"))) == {MAIN, GAME}
    assert changed(cut(), cut(outer=OUTER.replace("_size;", "_size;\n    int64_t _more;"))) == {MAIN, PILE, GAME}


def test_one_more_literal_elsewhere_shifts_no_others() -> None:
    shifted = TEXTS[GAME].replace("CPyStatics[2]", "CPyStatics[3]").replace("CPyStatics[1]", "CPyStatics[2]")
    after = cut({**TEXTS, GAME: shifted})
    assert changed(cut(), after) == {MAIN}
    assert "CPyStatics_fullsteam___game_places[] = {3, 2}" in after[MAIN], "but the main unit knows where they went"


def test_small_functions_come_along_and_long_ones_do_not() -> None:
    assert f"{INLINE}int64_t CPyDef_pile___Pile___size" in cut()[GAME]
    long = TEXTS[PILE].replace("    return ((pile", "    ;\n" * 200 + "    return ((pile")
    assert INLINE not in cut({**TEXTS, PILE: long})[GAME]


def test_what_names_its_modules_private_things_stays_there() -> None:
    private = TEXTS[PILE].replace(
        "->_size;\n}\nint64_t CPyDef_pile___unused", "->_size + hidden;\n}\nint64_t CPyDef_pile___unused"
    )
    assert INLINE not in cut({**TEXTS, PILE: private.replace("static void", "static int hidden;\nstatic void", 1)})[GAME]


def test_the_wrong_trashcan_is_taken_out() -> None:
    assert "TRASHCAN" in TEXTS[PILE] and "TRASHCAN" not in cut()[PILE] and "self->_size = 0;" in cut()[PILE]


def test_mypycs_runtime_stays_as_it_is() -> None:
    assert cut()["runtime"] == TEXTS["runtime"]


def test_a_main_unit_that_mypyc_writes_otherwise_is_refused() -> None:
    with pytest.raises(ValueError, match="no longer"):
        cut({**TEXTS, MAIN: TEXTS[MAIN].replace("is_initialized = 1;", "")})
