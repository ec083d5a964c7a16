/** Quick words: sent as ":thanks:", so that everybody reads them in his own language. Line icons on a 24 grid. */

export const REACTIONS: Record<string, string> = {
  'well-played': 'M12 3.5l2.5 5.3 5.8.7-4.3 4 1.1 5.8L12 16.5l-5.1 2.8L8 13.5l-4.3-4 5.8-.7z',
  thanks: 'M12 20C7 16.5 4 13.5 4 9.8A4.1 4.1 0 0 1 12 8a4.1 4.1 0 0 1 8 1.8C20 13.5 17 16.5 12 20z',
  hurry: 'M6 3.5h12M6 20.5h12M8 3.5v3c0 2.5 4 3.7 4 5.5s-4 3-4 5.5v3M16 3.5v3c0 2.5-4 3.7-4 5.5s4 3 4 5.5v3',
  'oh-no': 'M12 3a9 9 0 1 0 .01 0M9 9.3v.4M15 9.3v.4M12 13.2a2.2 2.2 0 1 0 .01 0',
  ha: 'M12 3a9 9 0 1 0 .01 0M7.5 10L9 8.5l1.5 1.5M13.5 10L15 8.5l1.5 1.5M7.5 13.5h9a4.5 4.5 0 0 1-9 0z',
  'back-soon': 'M5 9.5h11V15a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 11.5h1.5a2.2 2.2 0 0 1 0 4.4H16M8.5 6.5V4M12.5 6.5V4',
};

export const written = (code: string): string => `:${code}:`;

/** Which of them a line is, if it is one. */
export function reactionOf(text: string): string | null {
  const code = text.match(/^:([a-z-]+):$/)?.[1] ?? '';
  return code in REACTIONS ? code : null;
}
