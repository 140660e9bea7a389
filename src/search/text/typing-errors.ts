const isVowel = (letter: string | undefined) =>
  letter !== undefined && 'aeiouаеёиоуыэюя'.includes(letter);

/** The cost of one wrong letter: vowels are confused more often, so they cost less. */
const substitution = (one: string, other: string) =>
  one === other ? 0 : isVowel(one) && isVowel(other) ? 0.5 : 1;

/**
 * The number of typing errors between two words: letters that are wrong, missing, added or swapped with
 * their neighbour (optimal string alignment). Above `limit` it gives up and returns Infinity.
 */
export function typingErrors(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const [a = '', b = ''] = [one[row - 1], other[column - 1]];
      const swapped = row > 1 && column > 1 && a === other[column - 2] && b === one[row - 2];
      current[column] = Math.min(
        (above[column - 1] ?? 0) + substitution(a, b),
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit) return Infinity;
    [before, above] = [above, current];
  }
  const errors = above[other.length] ?? Infinity;
  return errors > limit ? Infinity : errors;
}
