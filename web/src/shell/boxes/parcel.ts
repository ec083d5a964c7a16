/** A box in an address: pressed together and written behind the "#", which no server gets to see. */

const STREAM = 'deflate-raw';

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream(STREAM));
  const plain = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null: nothing that was packed here. */
export async function unpacked(code: string): Promise<string | null> {
  try {
    const plain = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream(STREAM)));
  } catch {
    return null;
  }
}

export const MARK = 'box=';
