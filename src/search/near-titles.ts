const shared = 0.34;

function pairs(text: string): Set<string> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return new Set(
    words.flatMap((word) => [...` ${word}`].map((_, at) => ` ${word}`.slice(at, at + 2))),
  );
}

/**
 * The titles (folded, as the query is) that are written most like the query, nearest first; by the
 * pairs of letters that they share, so that a letter too many or too few doesn't matter.
 */
export function nearTitles<Title extends { folded: string }>(
  query: string,
  titles: readonly Title[],
  count: number,
): Title[] {
  const asked = pairs(query);
  const likeness = (title: Title) => {
    const own = pairs(title.folded);
    return asked.size === 0 ? 0 : [...asked].filter((pair) => own.has(pair)).length / asked.size;
  };
  return titles
    .map((title) => ({ title, near: likeness(title) }))
    .filter(({ near }) => near > shared)
    .sort((a, b) => b.near - a.near || a.title.folded.length - b.title.folded.length)
    .slice(0, count)
    .map(({ title }) => title);
}
