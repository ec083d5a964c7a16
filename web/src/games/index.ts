/** Boards, found by the name of their folder, loaded when their table is opened. */

import type { Component } from 'svelte';
import type { Bags, BoardModule, BoxModule, Crop } from '@/shell/board';

const boards = import.meta.glob<BoardModule>('./*/index.ts');
const hows = import.meta.glob<{ crops: Record<string, Crop> }>('./*/how.ts');
const boxes = import.meta.glob<{ box: BoxModule }>('./*/box/index.ts');
const bags = import.meta.glob<{ default: Bags }>('./*/bags.json');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

/** Null: nobody has drawn a board for this game. */
export function load(game: string): Promise<BoardModule> | null {
  return boards[`./${game}/index.ts`]?.() ?? null;
}

/** What its figures show. */
export function loadCrops(game: string): Promise<{ crops: Record<string, Crop> }> | null {
  return hows[`./${game}/how.ts`]?.() ?? null;
}

/** Null: its picture is in the board, or there is none. */
export function loadPicture(game: string): Promise<{ default: Component }> | null {
  return pictures[`./${game}/Picture.svelte`]?.() ?? null;
}

/** Null: its box is entered field by field. */
export function loadBox(game: string): Promise<{ box: BoxModule }> | null {
  return boxes[`./${game}/box/index.ts`]?.() ?? null;
}

/** Null: nobody has written down what lies in its bags. */
export function loadBags(game: string): Promise<{ default: Bags }> | null {
  return bags[`./${game}/bags.json`]?.() ?? null;
}
