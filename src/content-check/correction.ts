import type { SourceFile } from './source.ts';

/** One place to replace in a text. */
export interface Correction {
  /** Offset of the first character to replace. */
  start: number;
  /** How many characters to replace. */
  length: number;
  replacement: string;
  /** The word around it now. */
  before: string;
  /** The word as it should be. */
  after: string;
}

/** A file with what becomes of its source. */
export interface CorrectedFile {
  file: SourceFile;
  source: string;
  corrections: readonly Correction[];
}

/** Makes the corrections in a text; they don't overlap. */
export function applyCorrections(
  text: string,
  corrections: readonly Pick<Correction, 'start' | 'length' | 'replacement'>[],
): string {
  // From the last to the first, so that the offsets of those to come stay right.
  return corrections
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, length, replacement }) =>
        left.slice(0, start) + replacement + left.slice(start + length),
      text,
    );
}

/** A character's number as Unicode writes it: `U+043E`. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
