/** What the page hands to the reader's own machine: a text for its clipboard, a file for its folder. */

/** Where the browser lends its clipboard to safe pages only (in a home network) the old way still works. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}

export function download(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
