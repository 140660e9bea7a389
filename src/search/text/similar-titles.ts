const minSimilarity = 0.5;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The bigrams of a word with a space before it. */
const bigrams = (word: string) =>
  new Set([...` ${word}`].map((_, at) => ` ${word}`.slice(at, at + 2)).slice(0, -1));

/** The Sørensen–Dice coefficient, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}

/**
 * The titles most similar to a query, best first; both are normalized. The score is the mean of each
 * query word's best match, so a long title gains no advantage.
 */
export function similarTitles<Title extends { normalized: string }>(
  query: string,
  titles: readonly Title[],
  limit: number,
): Title[] {
  const asked = wordsOf(query).map(bigrams);
  const score = (title: Title) => {
    const own = wordsOf(title.normalized).map(bigrams);
    const best = asked.map((word) => Math.max(0, ...own.map((other) => similarity(word, other))));
    return best.reduce((sum, one) => sum + one, 0) / (asked.length || 1);
  };
  return titles
    .map((title) => ({ title, score: score(title) }))
    .filter((scored) => scored.score > minSimilarity)
    .sort((a, b) => b.score - a.score || a.title.normalized.length - b.title.normalized.length)
    .slice(0, limit)
    .map(({ title }) => title);
}
