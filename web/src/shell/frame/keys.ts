/** All that can be done with the keyboard at a table; texts: key-<name>. */
export const KEYS: [string, string][] = [
  ['Tab', 'tab'],
  ['Enter', 'enter'],
  ['← ↑ → ↓', 'arrows'],
  ['Esc', 'escape'],
  ['1 … 9', 'digits'],
  ['B', 'board'],
  ['P', 'prompt'],
  ['U', 'undo'],
  ['R', 'rule'],
  ['L', 'log'],
  ['C', 'chat'],
  ['T', 'text'],
  ['S', 'skip'],
  ['␣', 'replay'],
  ['← →', 'replay-arrows'],
  ['?', 'help'],
];
