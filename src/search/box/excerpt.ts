/** A piece of an excerpt: text, or a word that matches the query. */
export type Piece = string | { match: string };

/** A word with its letters marked, without the punctuation around them. */
export function markedWord(word: string): Piece[] {
  const [, before = '', match = word, after = ''] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? [];
  return [before, { match }, after];
}

/** How many words are kept before the match in a sentence whose start is cut off. */
const lead = 3;

const endsSentence = /[\p{L}\p{N})”»%]{2}[.!?…]+[)”»"]*$/u;

/** A block that ends differently is a heading. */
const endsBlock = /[.!?…:;][)”»"]*$/;

/**
 * The sentences of a text that have the most matches, or its first ones, up to a length. A longer sentence
 * is cut off after a word. An excerpt doesn't continue across a heading.
 *
 * @param text one block per line
 * @param matches positions of the matching words
 * @param maxLength in characters
 */
export function excerptOf(
  text: string,
  matches: readonly number[],
  maxLength: number,
  fromStart = false,
): Piece[] {
  const words = text.split(/\s+/);
  const parts = partsOf(text);
  const partWith = (at: number) => parts.find(({ from, to }) => from <= at && at < to);
  const within = matches.filter(partWith);
  const first = parts[0] ?? { from: 0, to: words.length };
  const startOf = (at: number) => {
    const from = partWith(at)?.from ?? at;
    while (at > from && !beginsSentence(words, at)) at--;
    return at;
  };
  const starts = fromStart || within.length === 0 ? [first.from] : within.map(startOf);

  /** The end of the words that fit, from a start on. */
  const endFrom = (start: number) => {
    let end = start + 1;
    const last = (partWith(start) ?? first).to;
    for (let length = words[start]?.length ?? 0; end < last; end++) {
      length += 1 + (words[end]?.length ?? 0);
      if (length > maxLength) break;
    }
    return end;
  };
  const matchesFrom = (start: number) => {
    const end = endFrom(start);
    return within.filter((at) => start <= at && at < end).length;
  };
  let start = starts.reduce((best, at) => (matchesFrom(at) > matchesFrom(best) ? at : best));
  const [match] = within;
  const cut = !fromStart && match !== undefined && matchesFrom(start) === 0;
  if (cut) start = Math.max(match - lead, partWith(match)?.from ?? 0);

  const limit = endFrom(start);
  const end = sentenceEnd(words, start, limit, maxLength, within);
  const whole = end === (partWith(start) ?? first).to || beginsSentence(words, end);
  const matching = new Set(matches);
  const pieces = words.slice(start, end).flatMap((word, index): Piece[] => {
    const shown = whole || start + index < end - 1 ? word : word.replace(/[,;:–—-]+$/, '');
    return [...(matching.has(start + index) ? markedWord(shown) : [shown]), ' '];
  });
  return [
    ...(cut ? ['… '] : []),
    ...(whole ? pieces.slice(0, -1) : [...pieces.slice(0, -1), '\u00a0…']),
  ];
}

/** The first and the last word of each part of a text between headings. */
function partsOf(text: string): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let at = 0;
  let open = false;
  for (const line of text.split('\n')) {
    const from = at;
    at += line.split(/\s+/).length;
    const last = open && parts.at(-1);
    open = endsBlock.test(line);
    if (open && last) last.to = at;
    else if (open) parts.push({ from, to: at });
  }
  return parts;
}

/** Whether a word starts a sentence; it doesn't after an ordinal or an initial, as in “the 2. year”. */
const beginsSentence = (words: readonly string[], at: number) =>
  endsSentence.test(words[at - 1] ?? '') && !/^\p{Ll}/u.test(words[at] ?? '');

/** The end of the last sentence that fills most of an excerpt and omits no match, or else `limit`. */
function sentenceEnd(
  words: readonly string[],
  start: number,
  limit: number,
  maxLength: number,
  matches: readonly number[],
): number {
  for (let end = limit; end > start; end--) {
    if (words.slice(start, end).join(' ').length < maxLength / 2) break;
    if (beginsSentence(words, end)) return end;
    if (matches.includes(end - 1)) break;
  }
  return limit;
}
