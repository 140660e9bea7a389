const shared = 0.5;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The pairs of letters of a word, which begins with a space. */
const pairs = (word: string) =>
  new Set([...` ${word}`].map((_, at) => ` ${word}`.slice(at, at + 2)).slice(0, -1));

/** From 0 to 1; a letter too many or too few doesn't matter. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}

/**
 * The titles (folded, as the query is) that are written most like the query, nearest first. Each
 * word of the query counts by the nearest word of a title, so that length earns a title nothing.
 */
export function nearTitles<Title extends { folded: string }>(
  query: string,
  titles: readonly Title[],
  count: number,
): Title[] {
  const asked = wordsOf(query).map(pairs);
  const nearness = (title: Title) => {
    const own = wordsOf(title.folded).map(pairs);
    const best = asked.map((word) => Math.max(0, ...own.map((other) => likeness(word, other))));
    return best.reduce((sum, one) => sum + one, 0) / (asked.length || 1);
  };
  return titles
    .map((title) => ({ title, near: nearness(title) }))
    .filter(({ near }) => near > shared)
    .sort((a, b) => b.near - a.near || a.title.folded.length - b.title.folded.length)
    .slice(0, count)
    .map(({ title }) => title);
}
