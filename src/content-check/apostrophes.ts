import type { Correction } from './correction.ts';

const lookAlikes = "'‘’`´ʻʼ";
const wordCharacter = new RegExp(`[\\p{L}${lookAlikes}]`, 'u');

/** The mark that closes a quotation, by the mark that opens it. */
const closingMarks: Record<string, string> = { "'": "'", '‘': '’', '`': '`', '´': '´' };
const beforeQuotation = /^$|[\s([{“„«"*_—–-]/;

/**
 * Finds the marks in an Uzbek text that only look like ʻ (U+02BB) or ʼ (U+02BC). Quotation marks are not
 * changed.
 */
export function apostropheCorrections(text: string): Correction[] {
  const corrections: Correction[] = [];
  let closingMark: string | undefined;
  for (const { 0: mark, index: start } of text.matchAll(/\n\s*\n|['‘’`´ʻʼ]/g)) {
    const end = start + mark.length;
    const place = { previous: text[start - 1] ?? '', mark, next: text[end] ?? '', closingMark };
    const replacement = correctMark(place);
    if (replacement === mark) {
      closingMark = closingMarkAfter(place);
      continue;
    }
    const [head, tail] = wordAround(text, start, end);
    corrections.push({
      start,
      length: mark.length,
      replacement,
      before: `${head}${mark}${tail}`,
      after: `${head}${replacement}${tail}`,
    });
  }
  return corrections;
}

/** A mark with its neighbours. `closingMark` would end the quotation that the mark is in. */
interface Place {
  previous: string;
  /** An apostrophe or quotation mark, or the blank line that ends a paragraph. */
  mark: string;
  next: string;
  closingMark: string | undefined;
}

/** ʻ in oʻ and gʻ, ʼ elsewhere in a word, and the mark itself where it is a quotation mark. */
function correctMark({ previous, mark, next, closingMark }: Place): string {
  if (mark.startsWith('\n')) return mark;
  if (/[og]/i.test(previous)) return mark === closingMark && !isLetter(next) ? mark : 'ʻ';
  return isLetter(previous) && isLetter(next) ? 'ʼ' : mark;
}

/** The mark that would close a quotation after this unchanged mark, if the text is in one. */
function closingMarkAfter({ previous, mark, next, closingMark }: Place): string | undefined {
  if (mark.startsWith('\n') || mark === closingMark) return undefined;
  const opens = beforeQuotation.test(previous) && /\S/.test(next);
  return opens ? (closingMarks[mark] ?? closingMark) : closingMark;
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character) && !lookAlikes.includes(character);
}

function wordAround(text: string, start: number, end: number): [head: string, tail: string] {
  let from = start;
  let to = end;
  while (from > 0 && wordCharacter.test(text[from - 1] ?? '')) from--;
  while (to < text.length && wordCharacter.test(text[to] ?? '')) to++;
  return [text.slice(from, start), text.slice(end, to)];
}
