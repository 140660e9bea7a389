import { dirname } from 'node:path';
import type { Content } from '../content.ts';
import type { Problem } from '../problem.ts';
import { lineOf } from '../yaml.ts';

/** Where there are leaders, exactly one of them is the rector. */
export function rector({ documents }: Content): Problem[] {
  const staff = documents.filter(({ type }) => type === 'staff');
  const [first, ...others] = staff.filter(({ data }) => data?.fields?.values.rector === true);
  if (!first) {
    const leader = staff.find(({ data }) => data?.fields?.values.leadership === true);
    return leader ? [{ file: dirname(leader.name), messages: [{ key: 'rector.none' }] }] : [];
  }
  return others.flatMap(({ data }): Problem[] =>
    data?.fields
      ? [
          {
            file: data.name,
            field: ['rector'],
            line: lineOf(data.fields, ['rector']),
            messages: [{ key: 'rector.second', owner: first.folder }],
          },
        ]
      : [],
  );
}
