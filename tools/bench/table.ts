/** Formats rows as aligned columns: the first to the left, the others to the right. */
export function table(rows: readonly string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map(([first = '', ...cells]) =>
    [first.padEnd(width(0)), ...cells.map((cell, i) => cell.padStart(width(i + 1)))].join('  '),
  );
}
