const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide =
  /\p{Emoji_Presentation}|\uFE0F|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uFF01-\uFF60]/u;

const letters = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
const widthOf = (letter: string) => (wide.test(letter) ? 2 : 1);

/** How many columns of a terminal a text takes. */
export function textWidth(text: string): number {
  return letters(text).reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** A text's beginning that takes at most `width` columns, with … where something is left out. */
export function shortened(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let start = '';
  let left = width - 1;
  for (const letter of letters(text)) {
    left -= widthOf(letter);
    if (left < 0) break;
    start += letter;
  }
  return `${start.trimEnd()}…`;
}

/** Lines with columns of equal width, of which the last is cut to what is left of `lineWidth`. */
export function textTable(rows: readonly string[][], lineWidth: number): string[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    rows.reduce((most, row) => Math.max(most, textWidth(row[column] ?? '')), 0),
  );
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
  const rest = Math.max(lineWidth - before, 10);
  return rows.map((row) =>
    row
      .map((cell, column) => {
        if (column === columns - 1) return shortened(cell, rest);
        return cell + ' '.repeat((widths[column] ?? 0) - textWidth(cell));
      })
      .join('  ')
      .trimEnd(),
  );
}
