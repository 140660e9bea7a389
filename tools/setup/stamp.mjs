import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A hash of these parts, in this order.
 *
 * @param {string[]} parts
 */
export function digest(parts) {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/**
 * The stamp in `file`; undefined if there is none.
 *
 * @param {string} file
 */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes a stamp, creating its folder.
 *
 * @param {string} file
 * @param {string} value
 */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
