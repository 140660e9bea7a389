import { memoize } from '../memoize/memoize.ts';

/** A text area: its width in pixels, and the sizes (pixels) and line counts to try, best first. */
export interface TextBox {
  width: number;
  steps: readonly { size: number; lines: number }[];
}

/** A text broken into lines at a font size in pixels. */
export interface FittedText {
  size: number;
  lines: string[];
}

/**
 * Breaks a text into lines of even length, at the first step in which it fits. Words are hyphenated
 * only if no step fits them whole; the text is truncated only if not even the last step fits it.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const width = memoize(measure);
  const words = wordsOf(text);
  for (const maxParts of [1, 2, Number.POSITIVE_INFINITY]) {
    for (const { size, lines } of box.steps) {
      const room = box.width / size;
      const parts = words.map((word) => partsOf(word, room, width));
      if (parts.some(({ length }) => length > maxParts)) continue;
      const count = wrapped(parts.flat(), room, width).length;
      if (count <= lines) return { size, lines: evenLines(parts.flat(), count, room, width) };
    }
  }
  const { size, lines } = box.steps.at(-1) as TextBox['steps'][number];
  const room = box.width / size;
  const parts = words.flatMap((word) => partsOf(word, room, width));
  return { size, lines: cut(wrapped(parts, room, width), lines, room, width) };
}

/**
 * The unbreakable pieces of a text, each with its trailing space: words, parts of hyphenated words,
 * and words of one or two letters joined to the next.
 */
function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=^|[\s(«“])(\p{L}{1,2}) (?=\S)/gu, '$1\u00a0')
    .split(/(?<= )|(?<=\p{L}-)(?=\p{L}{3})/u);
}

/** Splits a word into the fewest parts of even length that fit the width, hyphenated. */
function partsOf(word: string, room: number, width: Measure): string[] {
  // Keeps Uzbek letters with their modifier, such as oʻ, in one piece.
  const letters = word.match(/.[ʻʼ\p{M} ]*/gu) ?? [];
  for (let count = 1; count < letters.length; count++) {
    const length = Math.ceil(letters.length / count);
    const parts = Array.from({ length: Math.ceil(letters.length / length) }, (_, index) =>
      letters.slice(index * length, (index + 1) * length).join(''),
    ).map((part, index, all) => (index < all.length - 1 ? `${part}-` : part));
    if (parts.every((part) => width(part.trimEnd()) <= room)) return parts;
  }
  return letters;
}

/** Measures the width of a line, in em. */
export type Measure = (line: string) => number;

const lineOf = (words: readonly string[]) => words.join('').trimEnd();

/** Greedy line breaking; words include their trailing space. */
function wrapped(words: readonly string[], room: number, width: Measure): string[] {
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

/** Breaks the words into `count` lines with the least squared trailing space; they must fit. */
function evenLines(
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

/** Truncates to `count` lines, with an ellipsis if any were dropped. */
function cut(lines: readonly string[], count: number, room: number, width: Measure): string[] {
  if (lines.length <= count) return [...lines];
  let last = [...(lines[count - 1] ?? '')];
  const cutLine = () => `${last.join('').replace(/[\s\p{P}]+$/u, '')}…`;
  while (last.length > 0 && width(cutLine()) > room) last = last.slice(0, -1);
  return [...lines.slice(0, count - 1), cutLine()];
}
