import type { SourceFile } from './source.ts';

/** One replacement in a text. */
export interface Correction {
  /** Offset of the first character to replace. */
  start: number;
  /** How many characters to replace. */
  length: number;
  replacement: string;
  /** The word around it before the correction. */
  before: string;
  /** The word after the correction. */
  after: string;
}

/** A file and its corrected source. */
export interface CorrectedFile {
  file: SourceFile;
  source: string;
  corrections: readonly Correction[];
}

/** Applies corrections, which must not overlap. */
export function applyCorrections(
  text: string,
  corrections: readonly Pick<Correction, 'start' | 'length' | 'replacement'>[],
): string {
  // From the last to the first, so that the other offsets stay valid.
  return corrections
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, length, replacement }) =>
        left.slice(0, start) + replacement + left.slice(start + length),
      text,
    );
}

/** A character's code point in Unicode notation: `U+043E`. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
