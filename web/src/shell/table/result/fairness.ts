/** Was the shuffle the promised one? The seed in the record must have the SHA-256 that stood before the start. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export interface Checked {
  seed: string;
  kept: boolean;
}

/** Own code, not the browser's: that one works on safe pages only, and a home network has none. */
export async function check(record: string, promise: string): Promise<Checked> {
  const seed = record.match(/^seed ([0-9a-f]{64})$/m)?.[1] ?? '';
  const kept = seed !== '' && bytesToHex(sha256(hexToBytes(seed))) === promise;
  return { seed, kept };
}
