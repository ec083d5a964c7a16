/** Boards and their pictures, loaded when they are needed. */

import type { Component } from 'svelte';
import { load, loadBags, loadBox, loadCrops, loadPicture } from '@/games';
import type { Bags, BoardModule, BoxModule, Crop } from '@/shell/board';
import { fallback } from '@/shell/fallback';
import { once } from '@/shell/net/once';

/** The board; a plain list of the view for a game nobody has drawn yet. */
export const board = (id: string): Promise<BoardModule> =>
  once(`board ${id}`, () => load(id) ?? Promise.resolve(fallback));

/** The picture for the start page: a file of its own where a board has one, so that the board itself is not loaded. */
export async function picture(id: string): Promise<Component> {
  const alone = loadPicture(id);
  return alone ? (await alone).default : (await board(id)).picture;
}

/** How its box is drawn; null: field by field only. */
export const boxEditor = async (id: string): Promise<BoxModule | null> => (await loadBox(id))?.box ?? null;

/** What the figures of a game's texts show of its board, by their names. */
export const crops = async (id: string): Promise<Record<string, Crop>> => (await loadCrops(id))?.crops ?? {};

/** What lies in its bags at the start, as its rules have it. */
export const bagsOf = async (id: string): Promise<Bags | null> => (await loadBags(id))?.default ?? null;
