/** The little Markdown of the rule books: paragraphs, lists, **strong**. Nothing becomes HTML that is not made here. */

export interface Inline {
  text: string;
  strong: boolean;
}

export interface Block {
  list: boolean;
  items: Inline[][];
}

export function inline(text: string): Inline[] {
  return text
    .split('**')
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}

export function blocks(text: string): Block[] {
  const out: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '');
    const items = lines.filter((line) => /^\s*[-*] /.test(line));
    const prose = lines.filter((line) => !items.includes(line)).join(' ');
    if (prose) out.push({ list: false, items: [inline(prose.trim())] });
    if (items.length > 0) out.push({ list: true, items: items.map((line) => inline(line.replace(/^\s*[-*] /, ''))) });
  }
  return out;
}
