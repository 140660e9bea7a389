import { createHash } from 'node:crypto';
import { drawings } from './drawings.ts';
import { palettes } from './dyes.ts';
import { patternSvg } from './motif.ts';

/** Names of the patterns that stand in for missing images: each drawing in each palette. */
export const covers = Object.keys(drawings).flatMap((drawing) =>
  Object.keys(palettes).map((palette) => `${drawing}-${palette}`),
);

/** Coprime to the number of covers, so that consecutive entries differ in drawing and palette. */
const stride = 7;

/** An entry's cover; deterministic: `('news', 8)` → `waves-ink`. */
export function coverOf(type: string, id: string | number): string {
  const index = typeof id === 'number' ? hash(type) + id * stride : hash(`${type}/${id}`);
  return covers[index % covers.length] as string;
}

function hash(value: string): number {
  return createHash('sha256').update(value).digest().readUInt32BE();
}

/** A cover as SVG. Throws if the name is not in `covers`. */
export function coverSvg(cover: string): string {
  const [drawing, palette] = cover.split('-') as [keyof typeof drawings, keyof typeof palettes];
  if (!covers.includes(cover)) throw new Error(`Unknown cover: ${cover}`);
  const dyes = palettes[palette];
  return patternSvg(320, 180, dyes.ground, drawings[drawing](dyes));
}
