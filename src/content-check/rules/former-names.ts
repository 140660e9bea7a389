import { entryName } from '../../content-types/entry-name.ts';
import { type Entry, perSite, type Site } from '../content.ts';
import { type Finding, quoted } from '../problem.ts';

/** The addresses of former names are free: no entry has them, and each leads to one entry. */
export function formerNames(entry: Entry, site: Site): Finding[] {
  const { type, name, data } = entry;
  if (!data) return [];
  const { byAddress, byFormerName } = namesOf(site);
  return formerNamesOf(entry).flatMap((former, index): Finding[] => {
    const place = { file: data.file, field: ['formerly', index], read: quoted(former) };
    const owner = byAddress.get(address({ type, ...entryName(former) }));
    // An entry that keeps its number may have had another slug.
    if (owner && (owner.file !== entry.file || name === former)) {
      return [{ ...place, messages: [{ key: 'former.taken', owner: owner.name }] }];
    }
    const first = byFormerName.get(`${type}/${former}`);
    const isFirst = first?.entry.file === entry.file && first.index === index;
    if (!first || isFirst) return [];
    return [{ ...place, messages: [{ key: 'former.twice', owner: first.entry.name }] }];
  });
}

function formerNamesOf({ data }: Entry): string[] {
  return [data?.values?.['formerly']].flat().filter((name) => typeof name === 'string');
}

const namesOf = perSite(({ entries }) => {
  const byFormerName = new Map<string, { entry: Entry; index: number }>();
  for (const entry of entries) {
    for (const [index, former] of formerNamesOf(entry).entries()) {
      const id = `${entry.type}/${former}`;
      if (!byFormerName.has(id)) byFormerName.set(id, { entry, index });
    }
  }
  return { byAddress: new Map(entries.map((entry) => [address(entry), entry])), byFormerName };
});

/** The identifier of an entry in addresses: its number, or else its slug. */
function address({ type, number, slug }: Pick<Entry, 'type' | 'number' | 'slug'>): string {
  return `${type}/${number ?? slug}`;
}
