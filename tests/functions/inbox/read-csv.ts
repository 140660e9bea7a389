/** Parses CSV (RFC 4180, after an optional BOM) as a program that expects this separator does. */
export function readCsv(text: string, separator = ','): string[][] {
  const cell = new RegExp(
    `("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  cell.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  while (cell.lastIndex < text.length) {
    const [, content = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`not CSV: ${text}`);
    rows
      .at(-1)
      ?.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/**
 * The cells that a program sees that splits at `separator` although the text was written with
 * another: a quotation mark means something to it at a cell's beginning alone.
 */
export function misreadCells(text: string, separator: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .split(new RegExp(`${separator}|\\r?\\n`))
    .map((cell) => cell.replace(/^"/, ''));
}
