import { createHash } from 'node:crypto';

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The SHA-256 of a text (UTF-8) or of bytes, in hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The same text for the same fields in any order. */
export function canonicalJson(fields: object): string {
  return JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** 40 bits of a hash as eight characters that can be read out over the telephone (no I, L, O, U). */
export function shortCode(text: string): string {
  return Number.parseInt(sha256(text).slice(0, 10), 16)
    .toString(32)
    .padStart(8, '0')
    .replace(/./g, (digit) => crockford.charAt(Number.parseInt(digit, 32)));
}
