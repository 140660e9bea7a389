/** Replaces `length` characters at `start`. `word` and `mended` show the word before and after. */
export type Change = { start: number; length: number; mark: string; word: string; mended: string };

const lookAlikes = "'‘’`´ʻʼ";
const wordPart = new RegExp(`[\\p{L}${lookAlikes}]`, 'u');

/** Which mark closes a quotation that another opened. */
const closing: Record<string, string> = { "'": "'", '‘': '’', '`': '`', '´': '´' };
const beforeQuotation = /^$|[\s([{“„«"*_—–-]/;

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character) && !lookAlikes.includes(character);
}

/** `mark` may be the end of a paragraph; `closes` would end the quotation that we are in. */
type Mark = { before: string; mark: string; after: string; closes: string | undefined };

/** What a mark should be: ʻ in oʻ and gʻ, ʼ elsewhere in a word, and itself where it is a quote. */
function wanted({ before, mark, after, closes }: Mark): string {
  if (mark.startsWith('\n')) return mark;
  if (/[og]/i.test(before)) return mark === closes && !isLetter(after) ? mark : 'ʻ';
  return isLetter(before) && isLetter(after) ? 'ʼ' : mark;
}

/** The mark that ends the quotation we are in after an unchanged `mark`. */
function closesNext({ before, mark, after, closes }: Mark): string | undefined {
  if (mark.startsWith('\n') || mark === closes) return undefined;
  const opens = beforeQuotation.test(before) && /\S/.test(after);
  return opens ? (closing[mark] ?? closes) : closes;
}

function wordAround(text: string, start: number, end: number): [head: string, tail: string] {
  let from = start;
  let to = end;
  while (from > 0 && wordPart.test(text[from - 1] ?? '')) from--;
  while (to < text.length && wordPart.test(text[to] ?? '')) to++;
  return [text.slice(from, start), text.slice(end, to)];
}

/**
 * The marks in an Uzbek text that only look like ʻ (U+02BB) or ʼ (U+02BC). Quotation marks are left
 * alone. `doubled`: an apostrophe is written '' here, as in YAML's single quotes.
 */
export function lookAlikeMarks(text: string, doubled = false): Change[] {
  const pattern = doubled ? /\n\s*\n|''|[‘’`´ʻʼ]/g : /\n\s*\n|['‘’`´ʻʼ]/g;
  const changes: Change[] = [];
  let closes: string | undefined;
  for (const { 0: found, index: start } of text.matchAll(pattern)) {
    const end = start + found.length;
    const mark = found === "''" ? "'" : found;
    const met: Mark = { before: text[start - 1] ?? '', mark, after: text[end] ?? '', closes };
    const right = wanted(met);
    if (right === mark) {
      closes = closesNext(met);
      continue;
    }
    const [head, tail] = wordAround(text, start, end);
    const [word, mended] = [`${head}${found}${tail}`, `${head}${right}${tail}`];
    changes.push({ start, length: found.length, mark: right, word, mended });
  }
  return changes;
}
