/** A table of fields is gone through like a spreadsheet: up and down with the arrows and Enter, sideways at the edge of a text. */

import type { Attachment } from 'svelte/attachments';

type Cell = HTMLInputElement | HTMLSelectElement;
const FIELDS = 'input, select';

function cells(row: Element | null | undefined): Cell[] {
  return row ? [...row.querySelectorAll<Cell>(FIELDS)] : [];
}

/** At this edge of what is typed, an arrow leads out of it. */
function atEdge(cell: Cell, step: number): boolean {
  if (cell instanceof HTMLSelectElement) return true;
  const all = cell.selectionStart === 0 && cell.selectionEnd === cell.value.length;
  return (
    all || (cell.selectionStart === cell.selectionEnd && cell.selectionStart === (step < 0 ? 0 : cell.value.length))
  );
}

function target(event: KeyboardEvent, cell: Cell, rows: Element[]): Cell | undefined {
  const row = cell.closest('tr') as Element;
  const [y, x] = [rows.indexOf(row), cells(row).indexOf(cell)];
  const down = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey);
  const up = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
  if (up || down) {
    // A choice is opened by Alt and an arrow, as everywhere; without it one goes on.
    if (event.altKey || (cell instanceof HTMLSelectElement && event.key === 'Enter')) return undefined;
    return cells(rows[y + (down ? 1 : -1)])[x];
  }
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (!step || event.shiftKey || event.altKey || !atEdge(cell, step)) return undefined;
  return cells(row)[x + step];
}

/** On the element round one or several tables. */
export const sheet: Attachment<HTMLElement> = (element) => {
  const pressed = (event: KeyboardEvent) => {
    const cell = event.target as Element;
    if (event.ctrlKey || event.metaKey || !cell.matches(FIELDS) || !cell.closest('tr')) return;
    const rows = [...element.querySelectorAll('tr')].filter((row) => row.querySelector(FIELDS));
    const next = target(event, cell as Cell, rows);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
  };
  element.addEventListener('keydown', pressed);
  return () => element.removeEventListener('keydown', pressed);
};
