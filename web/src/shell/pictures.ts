/** The pictures of the start page: a file of their own where a board has one (Picture.svelte), so that the board itself is
 * not loaded before it is needed. */

import type { Component } from 'svelte';
import { board } from './games.svelte';

const found = import.meta.glob<{ default: Component }>('../games/*/Picture.svelte');

export async function picture(game: string): Promise<Component> {
  const alone = found[`../games/${game}/Picture.svelte`];
  return alone ? (await alone()).default : (await board(game)).picture;
}
