import { tashkentDate } from '../../calendar/tashkent.ts';
import { dueYears } from '../../content-types/due-fees.ts';
import { draftDay } from '../../content-types/publication.ts';
import { type Entry, perSite, type Site } from '../content.ts';
import type { Message } from '../message.ts';
import type { Finding } from '../problem.ts';
import { titleOf, valuesAt } from './references.ts';

/** All programmes have a fee in the year that is due, and in later ones. */
export function missingFees(entry: Entry, site: Site): Finding[] {
  const { type, name: year, data, firstDay } = entry;
  if (type !== 'fees' || firstDay === draftDay || year < (dueYear(site) ?? '')) return [];
  const priced = pricedIn(entry);
  const programmes = site.entries.filter(isProgramme).flatMap((programme) => {
    const { number, name } = programme;
    const title = titleOf(programme);
    if (priced.has(number ?? name)) return [];
    return [title ? ({ key: 'reference.entry', id: number ?? name, title } as const) : name];
  });
  if (!data || programmes.length === 0) return [];
  const messages: Message[] = [{ key: 'fees.missing', year, programmes }];
  return [{ file: data.file, messages }];
}

const isProgramme = ({ type, firstDay }: Entry) =>
  (type === 'courses' || type === 'nursing-programmes') && firstDay !== draftDay;

const dueYear = perSite(({ entries }) => {
  const years = entries
    .filter(({ type, data, firstDay }) => type === 'fees' && data && firstDay !== draftDay)
    .map((entry) => ({ academicYear: entry.name, priced: pricedIn(entry) }));
  return dueYears(years, tashkentDate(new Date()))[0]?.academicYear;
});

function pricedIn({ data }: Entry): ReadonlySet<unknown> {
  const named = ['courses.course', 'programmes.programme'].flatMap((field) =>
    valuesAt(data?.values, field.split('.')).map(({ value }) => value),
  );
  return new Set(data?.values?.['dormitory'] ? [...named, 'dormitory'] : named);
}
