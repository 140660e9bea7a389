/** A piece of an excerpt: text, or a word that matches the query. */
export type Piece = string | { match: string };

/** Words in an excerpt. */
const length = 30;

/** A sentence that begins farther before a match than so many words is cut off. */
const maxLead = 12;

/** Words left before the match of a sentence that is cut off. */
const lead = 4;

/** Whether a sentence begins with a word: not after an ordinal, as in “the 2. year”. */
const beginsSentence = (words: readonly string[], at: number) =>
  at === 0 || (/[.!?]$/.test(words[at - 1] ?? '') && !/^\p{Ll}/u.test(words[at] ?? ''));

/**
 * The words of a text around the most of its matches, from the beginning of their sentence if it is
 * near, or from the beginning of the text.
 *
 * @param matches positions of the matching words
 */
export function excerptOf(text: string, matches: readonly number[], fromStart = false): Piece[] {
  const words = text.split(/\s+/);
  const start = fromStart ? 0 : startOf(words, densest(matches));
  const end = Math.min(start + length, words.length);
  const matching = new Set(matches);
  const pieces: Piece[] = beginsSentence(words, start) ? [] : ['… '];
  for (let at = start; at < end; at++) {
    const word = words[at] ?? '';
    pieces.push(matching.has(at) ? { match: word } : word, ' ');
  }
  return end < words.length ? [...pieces, '…'] : pieces.slice(0, -1);
}

/** The match that the most others follow within an excerpt. */
function densest(matches: readonly number[]): number {
  const followers = (at: number) =>
    matches.filter((other) => other >= at && other < at + length - maxLead).length;
  return matches.reduce(
    (best, at) => (followers(at) > followers(best) ? at : best),
    matches[0] ?? 0,
  );
}

function startOf(words: readonly string[], match: number): number {
  for (let at = match; at >= Math.max(0, match - maxLead); at--) {
    if (beginsSentence(words, at)) return at;
  }
  return match - lead;
}
