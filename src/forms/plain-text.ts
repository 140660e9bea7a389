/** Line ends of every system, and those that Word, PDF files and web pages bring (UAX #14: BK, CR, LF, NL). */
const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Control characters and halves of surrogate pairs: nobody sees them, and no text needs them. */
const controls = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/**
 * Marks of zero width that come along when a line is copied: soft hyphens, byte order marks, and the
 * embeddings that messengers put around names. Joiners stay, and so do the marks of direction that need
 * no end (U+061C, U+200E, U+200F): Persian, Indic and Arabic words are spelled with them.
 */
const wrappings = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** A text of several lines, as typed or pasted: line ends become `\n`, tabs stay, other controls go. */
export function toLines(text: string): string {
  return text.replace(lineEnds, '\n').replace(controls, '').trim();
}

/** The same on one line: tabs, line ends and spaces of any kind and number become one space. */
export function toLine(text: string): string {
  return toLines(text).replace(wrappings, '').replace(/\s+/g, ' ').trim();
}
