/** Line ends of all systems, and those from Word, PDF files and web pages (UAX #14: BK, CR, LF, NL). */
const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Control characters and unpaired surrogates, which are invisible and which no text needs. */
const controls = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/**
 * Zero-width marks that are copied along with a line: soft hyphens, byte order marks, and the embeddings
 * that messengers put around names. Joiners stay, and so do the direction marks that need no end (U+061C,
 * U+200E, U+200F), because Persian, Indic and Arabic words are spelled with them.
 */
const wrappings = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** A text of several lines, as typed or pasted: line ends become `\n`, tabs stay, other controls go. */
export function toLines(text: string): string {
  return text.replace(lineEnds, '\n').replace(controls, '').trim();
}

/** The same on one line: runs of tabs, line ends and spaces of any kind become one space. */
export function toLine(text: string): string {
  return toLines(text).replace(wrappings, '').replace(/\s+/g, ' ').trim();
}
