import type { Correction } from './correction.ts';

/** Page ranges with a dash other than the en dash, or with spaces around it. */
export const withHyphen = /^([1-9]\d*)\s*[-‐‑‒–—−]\s*([1-9]\d*)$/;

/** Corrects page ranges to the form `33–40`. */
export function pageCorrections(pages: string): Correction[] {
  const after = pages.replace(withHyphen, '$1–$2');
  if (after === pages) return [];
  return [{ start: 0, length: pages.length, replacement: after, before: pages, after }];
}
