import type { Content, DocumentEntry } from '../content.ts';
import type { Problem } from '../problem.ts';

type Name = { what: string; of: (entry: DocumentEntry) => string | undefined };

const names: Name[] = [
  { what: 'the number', of: ({ number }) => number?.toString() },
  { what: 'the name', of: ({ slug }) => slug.toLowerCase() },
];

function clashes(entries: readonly DocumentEntry[], { what, of }: Name): Problem[] {
  const sorted = [...entries].sort((a, b) =>
    a.folder.localeCompare(b.folder, 'en', { numeric: true }),
  );
  const first = new Map<string, DocumentEntry>();
  return sorted.flatMap((entry) => {
    const value = of(entry);
    if (value === undefined) return [];
    const taken = first.get(value);
    if (!taken) {
      first.set(value, entry);
      return [];
    }
    const message = `${what} “${value}” is taken by the folder ${taken.folder}. Rename one of the two.`;
    return [{ file: entry.name, message }];
  });
}

/** Within a type, numbers and slugs are ids: each stands for one entry. */
export function duplicates({ documents }: Content): Problem[] {
  const byType = Map.groupBy(documents, ({ type }) => type);
  return [...byType.values()].flatMap((entries) => names.flatMap((name) => clashes(entries, name)));
}
