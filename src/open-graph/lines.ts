/** The width of a line in units of the font's size. */
export type Measure = (line: string) => number;

const lineOf = (words: readonly string[]) => words.join('').trimEnd();

/** As many words a line as fit in. Words bring the space that follows them. */
export function wrapped(words: readonly string[], room: number, width: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && width(lineOf([last, word])) <= room) {
      lines[lines.length - 1] = last + word;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line) => line.trimEnd());
}

/** The words in `count` lines, at which they fit, with the least white at the lines' ends. */
export function evenLines(
  words: readonly string[],
  count: number,
  room: number,
  width: Measure,
): string[] {
  let best: { lines: string[]; white: number } | undefined;
  const end = words.length - count + 1;
  for (let first = 1; first <= end; first++) {
    const line = lineOf(words.slice(0, first));
    const left = room - width(line);
    if (left < 0) break;
    if (count === 1 && first < end) continue;
    const rest = count === 1 ? [] : evenLines(words.slice(first), count - 1, room, width);
    if (rest.length < count - 1) continue;
    const lines = [line, ...rest];
    const white = lines.reduce((sum, each) => sum + (room - width(each)) ** 2, 0);
    if (!best || white < best.white) best = { lines, white };
  }
  return best?.lines ?? [];
}

/** The first `count` lines, with an ellipsis where there were more. */
export function cut(
  lines: readonly string[],
  count: number,
  room: number,
  width: Measure,
): string[] {
  if (lines.length <= count) return [...lines];
  let last = [...(lines[count - 1] ?? '')];
  const cutLine = () => `${last.join('').replace(/[\s\p{P}]+$/u, '')}…`;
  while (last.length > 0 && width(cutLine()) > room) last = last.slice(0, -1);
  return [...lines.slice(0, count - 1), cutLine()];
}
