/** A game nobody has described: its view as it is, under headings and in lists. */

import type { Block, Describe, Part } from '@/shell/describing/describe';
import { sentence } from '@/shell/speaking/speaker';

type Tree = Record<string, unknown>;
const simple = (value: unknown) => value === null || typeof value !== 'object';
const flat = (value: unknown) => Array.isArray(value) && value.every(simple);
const name = (key: string) => sentence(/^\d+$/.test(key) ? String(Number(key) + 1) : key.replaceAll('_', ' '));
const said = (value: unknown) => (value === null || value === '' ? '–' : String(value));

function line(value: unknown): string {
  if (simple(value)) return said(value);
  if (flat(value)) return (value as unknown[]).map(said).join(', ') || '–';
  return Object.entries(value as Tree)
    .map(([key, inner]) => `${name(key)}: ${line(inner)}`)
    .join('; ');
}

/** What is short is a line; what is long has a heading of its own, two headings deep. */
function partsOf(tree: Tree, depth: number): { blocks: Block[]; parts: Part[] } {
  const lines: string[] = [];
  const parts: Part[] = [];
  for (const [key, value] of Object.entries(tree)) {
    if (simple(value) || flat(value) || depth > 1) lines.push(`${name(key)}: ${line(value)}`);
    else parts.push({ title: name(key), ...partsOf(value as Tree, depth + 1) });
  }
  return { blocks: lines.length > 0 ? [lines] : [], parts };
}

export const words: Describe = ({ view, say }) => {
  const { blocks, parts } = partsOf((view ?? {}) as Tree, 0);
  return blocks.length > 0 ? [{ title: say('title'), blocks }, ...parts] : parts;
};
