import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @param {string[]} parts */
export function digest(parts) {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/**
 * What was noted in `file`; undefined when nothing was.
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
 * @param {string} file
 * @param {string} value
 */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
