import { dirname } from 'node:path';
import { type Entry, perSite, type Site } from '../content.ts';
import type { Finding } from '../problem.ts';

const staffOf = ({ entries }: Site) => entries.filter(({ type }) => type === 'staff');
const isRector = ({ data }: Entry) => data?.values?.['rector'] === true;
const rectorOf = perSite((site) => staffOf(site).find(isRector) ?? null);

/** At most one of the leaders is the rector. */
export function secondRector(entry: Entry, site: Site): Finding[] {
  if (entry.type !== 'staff' || !entry.data || !isRector(entry)) return [];
  const first = rectorOf(site);
  if (!first || first.name === entry.name) return [];
  const messages: Finding['messages'] = [{ key: 'rector.second', owner: first.name }];
  return [{ file: entry.data.file, field: ['rector'], messages }];
}

/** If there are leaders, one of them is the rector. */
export function noRector(site: Site): Finding[] {
  const leader = staffOf(site).find(({ data }) => data?.values?.['leadership'] === true);
  if (!leader || rectorOf(site)) return [];
  return [{ file: dirname(leader.file), messages: [{ key: 'rector.none' }] }];
}
