import { entryName } from '../../content-types/entry-name.ts';
import type { DocumentType, RecordType } from '../../content-types/registry.ts';
import type { Content, SourceFile } from '../content.ts';
import { fileName } from '../file-name.ts';
import { type Problem, quoted } from '../problem.ts';
import { textsIn } from '../yaml.ts';

interface Named {
  type: DocumentType | RecordType;
  name: string;
  file: SourceFile;
}

/** The addresses of former names are free: no entry has them, and each leads to one entry. */
export function formerNames({ documents, records }: Content): Problem[] {
  const all: Named[] = [
    ...documents.flatMap(({ type, folder, data }) =>
      data ? [{ type, name: folder, file: data }] : [],
    ),
    ...records.map((file) => ({ type: file.type, name: fileName(file.path, '.yaml'), file })),
  ];
  const owners = new Map(all.map((entry) => [address(entry), entry]));
  const known = new Map<string, Named>();
  return all.flatMap((entry) =>
    textsIn(entry.file.fields)
      .filter(({ path }) => path[0] === 'formerly')
      .flatMap(({ path, line, text }): Problem[] => {
        const place = { file: entry.file.name, field: path, line, read: quoted(text) };
        const owner = owners.get(address({ type: entry.type, name: text }));
        // An entry that keeps its number may have had another slug.
        if (owner && (owner !== entry || owner.name === text))
          return [{ ...place, messages: [{ key: 'former.taken', owner: owner.name }] }];
        const id = `${entry.type}/${text}`;
        const first = known.get(id);
        known.set(id, first ?? entry);
        return first ? [{ ...place, messages: [{ key: 'former.twice', owner: first.name }] }] : [];
      }),
  );
}

/** What stands for an entry in addresses: its number, or its slug if it has none. */
function address({ type, name }: Omit<Named, 'file'>): string {
  const { number, slug } = entryName(name);
  return `${type}/${number ?? slug}`;
}
