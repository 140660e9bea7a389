/** Where a value stands: names of fields and, in lists, positions from 0. */
export type Path = readonly (string | number)[];

/** One thing an author has to mend. `message` is a sentence that says how. */
export type Problem = {
  file: string;
  message: string;
  /** As `articles (item 2).title.uz`, or `body` for the text below the front matter. */
  field?: string;
  line?: number;
  /** What stands in the file now, ready to print. */
  read?: string;
};

const byAuthorsEye = new Intl.Collator('en', { numeric: true });

/** By file, then field, then line; 2 comes before 10. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      byAuthorsEye.compare(a.file, b.file) ||
      byAuthorsEye.compare(a.field ?? '', b.field ?? '') ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}

/** `['articles', 1, 'title']` → `articles (item 2).title`. */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name} (item ${part + 1})`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
}
