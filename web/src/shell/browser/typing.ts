/** Is somebody writing? Then single letters are letters. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target as HTMLElement | null;
  return (
    Boolean(at?.closest?.('input, textarea, select, [contenteditable]')) ||
    document.querySelector('dialog[open]') !== null
  );
}
