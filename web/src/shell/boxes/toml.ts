/** A draft as TOML, for people to read and to take along. The server's canonical form is another thing: only a good box has one. */

import { isTable, type Json } from '@/shell/drafting/shape';

const KEY = /^[A-Za-z0-9_-]+$/;
const WIDE = 100;

const key = (name: string): string => (KEY.test(name) ? name : JSON.stringify(name));
const isTables = (value: Json): value is { [key: string]: Json }[] =>
  Array.isArray(value) && value.length > 0 && value.every(isTable);

function value(json: Json, indent = ''): string {
  if (Array.isArray(json)) {
    const flat = `[${json.map((each) => value(each)).join(', ')}]`;
    if (flat.length + indent.length < WIDE && !json.some((each) => Array.isArray(each))) return flat;
    const inner = `${indent}    `;
    return json.length === 0 ? '[]' : `[\n${json.map((each) => `${inner}${value(each, inner)},\n`).join('')}${indent}]`;
  }
  if (isTable(json)) {
    const parts = Object.entries(json).map(([name, each]) => `${key(name)} = ${value(each)}`);
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  }
  if (typeof json === 'string') return JSON.stringify(json).replaceAll('\u007f', '\\u007f');
  return json === null ? '""' : String(json);
}

function lines(table: { [key: string]: Json }, way: string[]): string[] {
  const entries = Object.entries(table);
  const plain = entries.filter(([, each]) => !isTable(each) && !isTables(each));
  const out = plain.map(([name, each]) => `${key(name)} = ${value(each)}`);
  for (const [name, each] of entries) {
    const here = [...way, key(name)];
    if (isTable(each)) out.push('', `[${here.join('.')}]`, ...lines(each, here));
    else if (isTables(each)) for (const row of each) out.push('', `[[${here.join('.')}]]`, ...lines(row, here));
  }
  return out;
}

export function toToml(json: Json): string {
  return isTable(json) ? `${lines(json, []).join('\n')}\n` : '';
}
