/** The little Markdown of the rule books: paragraphs, lists, tables, quotes, **strong**, `code`. Nothing becomes HTML that is not
 * made here. */

export interface Inline {
  text: string;
  strong: boolean;
  code: boolean;
}

export interface Block {
  list: boolean;
  quote: boolean;
  items: Inline[][];
  /** Of a table: its rows, the head first. */
  rows?: Inline[][][];
}

export function inline(text: string): Inline[] {
  return text
    .split('**')
    .flatMap((part, i) => part.split('`').map((t, j) => ({ text: t, strong: i % 2 === 1, code: j % 2 === 1 })))
    .filter((part) => part.text !== '');
}

/** "| a | b |" by cells; the line under the head says nothing. */
function table(lines: string[]): Inline[][][] {
  return lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim()))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => inline(cell.trim())),
    );
}

export function blocks(text: string): Block[] {
  const out: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > 0 && lines.every((line) => line.trim().startsWith('|'))) {
      out.push({ list: false, quote: false, items: [], rows: table(lines) });
      continue;
    }
    const items = lines.filter((line) => /^\s*[-*] /.test(line));
    const prose = lines.filter((line) => !items.includes(line)).join(' ');
    const quote = prose.trim().startsWith('>');
    if (prose) out.push({ list: false, quote, items: [inline(prose.replace(/(^|\s)>\s/g, '$1').trim())] });
    if (items.length > 0)
      out.push({ list: true, quote: false, items: items.map((line) => inline(line.replace(/^\s*[-*] /, ''))) });
  }
  return out;
}
