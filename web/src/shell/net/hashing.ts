/** Hashes and secrets. Own code, not the browser's: that one works on safe pages only, and a home network has none. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 64 digits of 32 bytes that nobody can guess. */
export const newSecret = () => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export const isHex = (text: string) => /^[0-9a-f]{64}$/.test(text);
export const promiseOf = (secret: string) => bytesToHex(sha256(hexToBytes(secret)));
export const keeps = (promise: string, secret: string) => isHex(secret) && promiseOf(secret) === promise;
export const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

const SPACE = 1n << 256n;

/** What play/fairness.py draws: 0 <= result < total. */
export function draw(seed: string, n: number, total: number): number {
  const all = BigInt(total);
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`${n}/${attempt}`)))}`);
    if (number < SPACE - (SPACE % all)) return Number(number % all);
  }
}
